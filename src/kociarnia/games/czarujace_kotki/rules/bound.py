"""How long a match may still last: a price for every open question, every card of the deck and every curse.

It is a bound on the moves to come that falls with every move; the professor comes, whatever the kittens do.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kociarnia.engine.contract import OVER
from kociarnia.games.czarujace_kotki.rules.deck import (
    CARD,
    CHAPTER,
    EITHER,
    FALL,
    GIVE_AWAY,
    KNOB,
    NOW,
    PILE,
    SWAP,
    TWO,
    Program,
)
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    BEGIN,
    CASTING,
    CHECK,
    COUPLE,
    DRAW,
    EFFECT,
    FISH,
    GIVE,
    KEEP,
    PICK,
    RULE,
    SEND,
    SHARE,
    SOURCE,
    SPELL,
    STACK,
    STEP,
    TAKE,
    WHOLE,
    Kotki,
    step_of,
)


@final
class Prices:
    """Moves that things may bring at most, itself included."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.steps: list[int] = [self._step(step) for step in range(len(setup.deck.unit))]
        now = [self._program(law) for law in setup.deck.laws if law.when == NOW]
        falls = sum(self._program(law) for law in setup.deck.laws if law.when == FALL)
        most = 0
        for effects in setup.deck.effects:
            now += [self._program(effect) for effect in effects if effect.when == NOW]
            most = max(most, sum(self._program(effect) for effect in effects if effect.when == FALL))
        self.effect: i64 = setup.players * max([0, *now])
        self.cat: i64 = 3 + self.effect  # the cat, its rule or card, a curse, the effect
        # A curse: the next one, the order of its cards, lasting effects, goals.
        self.fall: i64 = 1 + setup.deck.bag[0] + setup.players * (falls + most) + setup.players
        self.spell: i64 = 1 + max(self._program(cast) for cast in setup.deck.casts)
        self.beginning: i64 = 3 + setup.players * (
            4 if setup.arch else 3
        )  # who begins, two curses; a kitten, a goal, two cards
        self.turn: i64 = self._program(setup.deck.opening) + self.spell

    def _way(self, target: i64) -> i64:
        return 2 if target == GIVE_AWAY else 0 if target == PILE else 1

    def _step(self, step: i64) -> i64:
        deck = self.setup.deck
        unit = deck.unit[step]
        if unit == CARD:  # which pile, which card, where to
            source = deck.source[step]
            return (2 if source >= KNOB or source == EITHER else 1) + self._way(deck.target[step])
        if unit == CHAPTER:
            return 1 + deck.bag[0]  # the chapter, then the order on the pile
        if unit == TWO:
            return 3 + self._way(deck.target[step]) + self._way(deck.second[step])
        return 2 if unit == SWAP else 1

    def _program(self, program: Program) -> i64:
        return sum(self.steps[program.first : program.last])

    def _question(self, state: Kotki, ask: i64, step: i64) -> i64:
        deck = self.setup.deck
        if ask == STEP or ask == FISH or ask == PICK or ask == WHOLE or ask == COUPLE:
            return self.steps[step]
        if ask == SOURCE:
            return 2 + self._way(deck.target[step])
        if ask == TAKE or ask == DRAW:
            return 1 + self._way(deck.target[step])
        if ask == SHARE or ask == KEEP:
            return 1 + self._way(deck.target[step]) + self._way(deck.second[step])
        if ask == SEND:
            return self._way(deck.second[step])
        if ask == GIVE:
            return 2
        if ask == STACK:
            return len(state.held)
        if ask == SPELL or ask == CASTING:
            return self.spell
        if ask == RULE or ask == EFFECT:
            return 1 + self.effect
        if ask == BEGIN:
            return self.beginning
        if ask == CHECK:
            return 0
        return 1

    def left(self, state: Kotki) -> i64:
        if state.asking == OVER:
            return 0
        total: i64 = 0
        # Each turn takes a card from the deck, or from the pile if this kitten's last one did not (fished).
        turns: i64 = 2 * state.deck_left()
        for seat in range(self.setup.players):
            if not state.fished & self.setup.only(seat):
                turns += 1
        for ask, _, detail in state.questions():
            step = step_of(detail)
            total += self._question(state, ask, step)
            if step == self.setup.deck.opening.first and (ask == STEP or ask == SOURCE or ask == TAKE or ask == DRAW):
                turns -= 1  # this turn has begun, but its card has not come yet
        if not state.caught:  # else this turn is the last
            total += self.turn * max(turns, 0)
        total += self.cat * (state.cats[2] + state.cats[3])
        return total + self.fall * state.curses_left()
