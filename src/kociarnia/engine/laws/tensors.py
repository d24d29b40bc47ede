"""Laws 1 and 2 for what networks read: what encode() writes follows from the view and from nothing else, and so do masks."""

from __future__ import annotations

import random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, u8

from kociarnia.engine.actions import Actions
from kociarnia.engine.contract import CHANCE, NOBODY, Rules
from kociarnia.engine.hidden_cards import OBSERVERS, SEEN
from kociarnia.engine.laws.broken import hold
from kociarnia.engine.laws.moody_players import LuckDice, Mood
from kociarnia.engine.observation import Pen

OPEN = OBSERVERS << SEEN | 1  # a card that all have seen


class Tensors:
    """The numbers of views of one choice of rules, with the bounds that spec() promises."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.spec = rules.spec()
        self.names = self.spec.names()
        self.low, self.high = self.spec.low(), self.spec.high()
        self.none = [0] * self.spec.cells
        self.actions = Actions(rules)
        hold(1, "every cell has a name of its own", len(set(self.names)) == self.spec.cells)
        hold(2, "every action is one move of each seat", self.actions.size == len(self.spec.seat_moves))

    def of(self, view: Any, reader: int) -> list[int]:
        out = vec[i16](self.none)
        pen = Pen(self.rules.players, reader, out, 0, True)
        self.rules.tell(view, pen)
        hold(1, "a view has always as many cells", pen.at == self.spec.cells, pen.at)
        cells = [int(cell) for cell in out]
        if not all(low <= cell <= high for low, cell, high in zip(self.low, cells, self.high, strict=True)):
            found = dict(zip(self.names, cells, strict=True))
            hold(1, "every cell is within its bounds", False, found)
        return cells

    def mask(self, legal: list[int], seat: int) -> list[int]:
        hold(2, "a seat makes only moves of seats", set(legal) <= set(self.spec.seat_moves))
        out = vec[u8]([9] * self.actions.size)
        self.actions.mask(legal, seat, out)
        back = sorted(self.actions.move(action, seat) for action, bit in enumerate(out) if bit)
        hold(2, "a mask has all that is legal and no more", back == legal, back, legal)
        return [int(bit) for bit in out]


def check_tensors(rules: Rules[Any], seed: int, moves: int, skipped: int = 0) -> set[str]:
    """Hold moves of a match against the laws, after some that are skipped; returns the fields of which the cells tell."""
    tensors = Tensors(rules)
    luck = random.Random(seed)
    mood, dice = Mood(rules, luck), LuckDice(luck)
    state = rules.start()
    told: set[str] = set()
    rules.play_on(state, dice, skipped)
    for _ in range(moves):
        who = int(rules.actor(state))
        if who == NOBODY:
            break
        legal = list(rules.legal(state))
        if who == CHANCE:
            hold(2, "the dealer makes only moves of the dealer", set(legal) <= set(tensors.spec.dealer_moves))
        move = mood.pick(rules, state)
        after = state.copy()
        rules.apply(after, move)
        observer = who if who >= 0 and luck.random() < 0.5 else luck.randrange(rules.players + 1)
        view = rules.redact(state, observer)
        cells = tensors.of(view, observer)
        data = view.dump()
        loaded = rules.load(data)
        hold(1, "equal views have equal cells", tensors.of(loaded, observer) == cells)
        other = rules.redact(rules.imagine(view, dice), observer)
        hold(1, "nothing hidden is in the cells", tensors.of(other, observer) == cells)
        if who == observer:
            same = tensors.mask(list(rules.legal(view)), who) == tensors.mask(legal, who)
            hold(2, "a mask leaks nothing", same)
            hold(2, "choices are what is legal", list(rules.choices(state)) == legal)
            if rules.discreet:
                hold(2, "of the table no more is told than of the view", tensors.of(state, who) == cells)
        told |= _told(tensors, data, cells, observer, luck)
        rules.apply(view, move if rules.witnesses(state, move) >> observer & 1 else rules.blur(move))
        square = tensors.of(view, observer) == tensors.of(rules.redact(after, observer), observer)
        hold(1, "the square commutes in the cells", square, rules.text(move))
        state = after
    return told


def _told(tensors: Tensors, data: dict[str, Any], cells: list[int], observer: int, luck: random.Random) -> set[str]:
    """One field changed a little: do the cells tell of it?"""
    name = luck.choice(tensors.rules.start().fields)
    changed = _changed(data[name], luck)
    try:
        other = tensors.rules.load({**data, name: changed})
        out = vec[i16](tensors.none)
        tensors.rules.encode(other, observer, out)
    except (IndexError, ValueError):  # no such table can be
        return set()
    return {name} if list(out) != cells else set()


def _changed(value: Any, luck: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + luck.choice((-1, 1))
    at = luck.randrange(len(value)) if value else -1
    if at < 0 or (luck.random() < 0.2 and value and not isinstance(value[0], list)):
        return [*value, luck.choice((1, OPEN))]
    return [*value[:at], _changed(value[at], luck), *value[at + 1 :]]
