"""Curses: how they come to their chapters, and how they are defeated (R26-R34)."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import Face, Seat
from kociarnia.engine.hidden_cards import take
from kociarnia.games.czarujace_kotki.rules.deck import Program
from kociarnia.games.czarujace_kotki.rules.discards import all_fall, fall_on_pile, take_in_hand
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, complete
from kociarnia.games.czarujace_kotki.rules.programs import run_all
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import CHECK, CURSE, FELLED, SHOW, Kotki, detail_of


def lay_out(setup: Setup, state: Kotki, chapter: i64, curse: Face) -> None:
    """R13, R32, R34."""
    level = setup.deck.level[curse]
    state.levels = state.levels[:]
    take(state.levels, level)
    bag = state.curses[level - 1][:]
    take(bag, curse)
    state.curses = state.curses[:]
    state.curses[level - 1] = bag
    state.display = state.display[:]
    state.display[chapter] = curse


def falls(setup: Setup, state: Kotki, seat: Seat, chapter: i64) -> bool:
    """R26-R28: does a matching chapter, this one or a later one, hold all that is needed? Then its curse falls."""
    display = state.display
    while chapter < CHAPTERS:
        curse = display[chapter]
        if curse != 0 and complete(state.area[seat * CHAPTERS + chapter], setup.deck.needs[curse]):
            _fall(setup, state, seat, chapter, curse)
            return True
        chapter += 1
    return False


def _fall(setup: Setup, state: Kotki, seat: Seat, chapter: i64, curse: Face) -> None:
    needs = setup.deck.needs[curse]
    page = seat * CHAPTERS + chapter
    take_in_hand(state, needs)  # R30
    state.surplus = state.surplus[:]
    state.surplus[seat] = state.surplus[seat] + state.area[page] - needs  # R31
    state.area[page] = 0
    state.display = state.display[:]
    state.display[chapter] = 0
    state.felled = state.felled[:]
    state.felled[seat] = [*state.felled[seat], curse]  # R29
    if state.curses_left() == 0:  # R37, A19
        all_fall(state)
        state.over = FELLED
        state.ask_no_more()
        for other in range(setup.players - 1, -1, -1):
            state.ask(SHOW, other)
        return
    state.ask_instead(CHECK, seat, detail_of(more=chapter + 1))  # A3, A4
    for code in reversed(state.lasting):  # A4: in the order in which they came
        run_all(setup, state, _lasting(setup, state, code))
    if state.levels[0] > 0:
        state.ask(CURSE, 0, detail_of(more=chapter))  # R32
    fall_on_pile(setup, state)


def _lasting(setup: Setup, state: Kotki, code: i64) -> Program:
    return setup.deck.laws[code] if code > 0 else setup.deck.effects[state.chaos][-1 - code]
