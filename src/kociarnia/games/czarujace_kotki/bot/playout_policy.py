"""Moves in no time, for playouts: whatever gains most by the linear form of the win model."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Dice, MoveId, Seat
from kociarnia.games.czarujace_kotki.bot.linear import WORST, LinearForm
from kociarnia.games.czarujace_kotki.bot.win_model import WinModel
from kociarnia.games.czarujace_kotki.rules.deck import (
    ANY,
    CARD,
    CHAPTER,
    DECK,
    EITHER,
    KINDS,
    OTHER,
    OWN,
    PILE,
    SWAP,
    SWAP_CHAPTERS,
    TWO,
    Program,
)
from kociarnia.games.czarujace_kotki.rules.legal import own_only
from kociarnia.games.czarujace_kotki.rules.pages import at, nth, number
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    ANYONE,
    PICK,
    PLACE,
    SPELL,
    WITH,
    Kotki,
    mate_of,
    more_of,
    step_of,
)


@final
class QuickHand:
    """It plays every seat of a playout; what it means a spell to do it remembers until the spell is done."""

    def __init__(self, model: WinModel) -> None:
        self.model: WinModel = model
        self.setup: Setup = model.setup
        self.linear: LinearForm = LinearForm(model)
        # The plan of the spell that was chosen last: what its first step takes, and with what that is swapped.
        self.planned_step: i64 = -1
        self.planned_first: i64 = -1
        self.planned_second: i64 = -1
        self.planned_look: i64 = -1

    def choose(self, rules: KotkiRules, world: Kotki, dice: Dice) -> MoveId:
        setup = self.setup
        linear = self.linear
        ask = world.asking
        seat = world.asked
        detail = world.detail
        step = step_of(detail)
        if ask == PLACE:
            linear.look(world, seat)
            return setup.place + _best_page(linear, world.held[-1] - 1, mate_of(detail), more_of(detail))
        if ask == SPELL:
            linear.look(world, seat)
            return setup.cast + self._best_spell(setup.spells.castable(world, seat))
        if ask == PICK:
            if self._planned(world, seat, step):
                return setup.pick + self.planned_first
            linear.look(world, seat)
            cell = _best_of_all_swaps(linear, step, -1)[1] if setup.deck.unit[step] == SWAP else _card_to_pick(linear, step)
            if cell >= 0:
                return setup.pick + cell
        elif ask == WITH:
            first = more_of(detail)
            if self.planned_first == first and self._planned(world, seat, step):
                return setup.with_ + self.planned_second
            linear.look(world, seat)
            cell = _best_of_all_swaps(linear, step, first)[2]
            if cell >= 0:
                return setup.with_ + cell
        return rules.roll(world, dice)

    def _planned(self, world: Kotki, seat: Seat, step: i64) -> bool:
        return self.planned_step == step and self.planned_look == self.linear.looks and self.linear.knows(world, seat)

    def _best_spell(self, spells: i64) -> i64:
        """There is one that can be cast, or nobody would ask."""
        self.planned_step = -1
        if spells & spells - 1 == 0:
            return nth(spells, 0)
        linear = self.linear
        linear.read_all()
        linear.survey()
        self.planned_look = linear.looks
        best: i64 = -1
        most = WORST
        spell: i64 = 0
        while spells:
            if spells & 1:
                program = self.setup.deck.casts[spell]
                gain, first, second = _gain_of_program(linear, program)
                if gain > most:
                    most = gain
                    best = spell
                    self.planned_step = program.first if first >= 0 else -1
                    self.planned_first = first
                    self.planned_second = second
            spells >>= 1
            spell += 1
        return best


def _best_page(linear: LinearForm, kind: i64, mate: Seat, owner: Seat) -> i64:
    """Where the card in hand goes: to `mate`, or to whoever is neither I nor the card's owner."""
    best: i64 = -1
    most = WORST
    open = linear.world.open
    which: i64 = 0
    last: i64 = len(linear.pages)
    if mate != ANYONE:
        which = mate * linear.chapters
        last = which + open
    while which < last:
        page = linear.pages[which]
        which += 1
        if mate == ANYONE and (page.chapter >= open or page.seat == linear.seat or page.seat == owner):
            continue
        linear.read(page)
        gain = linear.gain_if_there(page, kind)
        if gain > most:
            most = gain
            best = page.number
    return best


def _gain_of_program(linear: LinearForm, program: Program) -> tuple[float, i64, i64]:
    """What its steps gain, each by itself; and the cells of the first step's card, and of its partner."""
    deck = linear.setup.deck
    total = 0.0
    first: i64 = -1
    second: i64 = -1
    taken: i64 = -1
    for step in range(program.first, program.last):
        unit = deck.unit[step]
        source = linear.setup.deck.source_of(step, linear.world.knobs)
        if unit == SWAP:
            gain, swapped, partner = _best_swap(linear, deck.target[step], -1)
            if gain > 0.0:
                total += gain
            if step == program.first:
                first = swapped
                second = partner
        elif unit == TWO or source == DECK or source == EITHER:
            if deck.target[step] == OWN:
                total += _gain_of_draw(linear)
        elif source != PILE and unit != CHAPTER and unit != SWAP_CHAPTERS:
            gain, taken = _best_pick(linear, source, _target_of(linear.setup, step), taken)
            total += gain
            if step == program.first:
                first = taken
    return total, first, second


def _card_to_pick(linear: LinearForm, step: i64) -> i64:
    source = linear.setup.deck.source_of(step, linear.world.knobs)
    target = _target_of(linear.setup, step)
    if source == OWN and target == PILE:
        linear.read_own()
    else:
        linear.read_all()
        linear.survey()
    return _best_pick(linear, source, target, -1)[1]


def _target_of(setup: Setup, step: i64) -> i64:
    """Where the card goes that a step picks: all of a kind go to the pile."""
    return setup.deck.target[step] if setup.deck.unit[step] == CARD else PILE


def _best_of_all_swaps(linear: LinearForm, step: i64, first: i64) -> tuple[float, i64, i64]:
    """Of any own card, or of the one at `first`."""
    linear.read_all()
    return _best_swap(linear, linear.setup.deck.target[step], first)


def _best_pick(linear: LinearForm, source: i64, target: i64, taken: i64) -> tuple[float, i64]:
    """The card of the source that gains most if it goes to the target, and its cell; from `taken` one card is gone already."""
    which: i64 = 0
    last: i64 = len(linear.pages)
    open = linear.world.open
    if own_only(linear.setup, source, target):
        which = linear.seat * linear.chapters
        last = which + open
    best: i64 = -1
    most = WORST
    while which < last:
        page = linear.pages[which]
        which += 1
        if page.chapter >= open or (source == OTHER and page.seat == linear.seat):
            continue
        has = page.has
        if taken // KINDS == page.number and number(page.lying, taken % KINDS) == 1:
            has &= ~at(taken % KINDS)
        kind: i64 = 0
        while has:
            if has & 1:
                gain = page.robbed if page.tight >> kind & 1 else page.cleared
                if page.cards_pay:
                    gain += page.kitten.gain_of_fewer[kind]
                if target == OWN:
                    gain += linear.gain_if_mine[kind]
                elif target != PILE:
                    gain += linear.gain_if_theirs[kind] if page.mine else _gain_if_passed_on(linear, page.seat, kind)
                if gain > most:
                    most = gain
                    best = page.number * KINDS + kind
            has >>= 1
            kind += 1
    return most, best


def _gain_if_passed_on(linear: LinearForm, owner: Seat, kind: i64) -> float:
    """A rival's card goes to the other rival whom it serves least."""
    most = WORST
    for page in linear.pages:
        if not page.mine and page.seat != owner and page.chapter < linear.world.open:
            most = max(most, linear.gain_if_there(page, kind))
    return most


def _gain_of_draw(linear: LinearForm) -> float:
    """A card comes from the deck to that own page which is best."""
    bag = linear.world.bag
    if bag[UNKNOWN] == 0:
        return 0.0
    total = 0.0
    for kind in range(KINDS):
        total += float(bag[kind + 1]) * linear.gain_if_mine[kind]
    return total / float(bag[UNKNOWN])


def _best_swap(linear: LinearForm, target: i64, first: i64) -> tuple[float, i64, i64]:
    """Of an own card, or of the one at `first`, with another kind on another page: the gain and both cells."""
    most = WORST
    best_first: i64 = -1
    best_second: i64 = -1
    pages = linear.pages
    open = linear.world.open
    for page in pages:
        if page.chapter >= open or (not page.mine if first < 0 else page.number != first // KINDS):
            continue
        mine = page.mine
        has = page.has if first < 0 else page.has & at(first % KINDS)
        for other in pages:
            if other is page or other.chapter >= open:
                continue
            theirs = not other.mine
            if theirs:
                if target != OTHER and target != ANY:
                    continue
            elif target == OTHER or (first < 0 and other.chapter < page.chapter):
                continue  # between two own pages either card may be the first: once is enough
            worth_it: i64 = 0
            if mine:
                worth_it = page.lacks
            if theirs:
                worth_it |= other.tight
            # Of the kinds there, those are worth a thought that a rival needs, or I lack; or all, if I lack what goes there.
            kind: i64 = 0
            while kind < KINDS:
                if has >> kind & 1:
                    wanted = other.has & ~at(kind)
                    lacked = other.lacks >> kind & 1 != 0
                    if theirs or not lacked:
                        wanted &= worth_it
                    if wanted:
                        tight = page.tight >> kind & 1 != 0
                        if_lacking = 0.0 if tight else page.mended
                        if_not = page.spoilt if tight else 0.0
                        if_tight = 0.0 if lacked else other.spoilt
                        if_loose = other.mended if lacked else 0.0
                        other_kind: i64 = 0
                        while wanted:
                            if wanted & 1:
                                gain = if_lacking if page.lacks >> other_kind & 1 else if_not
                                gain += if_tight if other.tight >> other_kind & 1 else if_loose
                                if page.cards_pay:
                                    gain += page.kitten.gain_of_fewer[kind] + page.kitten.gain_of_more[other_kind]
                                if other.cards_pay:
                                    gain += other.kitten.gain_of_more[kind] + other.kitten.gain_of_fewer[other_kind]
                                if gain >= most:
                                    cell = page.number * KINDS + kind
                                    if gain > most or cell < best_first:
                                        most = gain
                                        best_first = cell
                                        best_second = other.number * KINDS + other_kind
                            wanted >>= 1
                            other_kind += 1
                kind += 1
    return most, best_first, best_second
