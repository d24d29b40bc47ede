"""A legal move by lot, without the lists of legal.py for what is asked most."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import DEALER, Dice, MoveId
from kociarnia.games.czarujace_kotki.rules import dealer
from kociarnia.games.czarujace_kotki.rules.legal import legal, partners, picks
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, nth, size
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import PICK, PLACE, SOURCE, SPELL, WITH, Kotki, mate_of, more_of, step_of


def roll(setup: Setup, state: Kotki, dice: Dice) -> MoveId:
    ask = state.asking
    if ask >= DEALER:
        return dealer.deal(setup, state, dice)
    detail = state.detail
    mate = mate_of(detail)
    if ask == PLACE and mate < setup.players:
        return setup.place + mate * CHAPTERS + dice.below(state.open)
    seat = state.asked
    step = step_of(detail)
    if ask == SPELL:
        return setup.cast + _one_of(setup.spells.castable(state, seat), dice)
    if ask == PICK:
        return setup.pick + _one_of(picks(setup, state, step, seat), dice)
    if ask == WITH:
        return setup.with_ + _one_of(partners(setup, state.area, step, seat, more_of(detail)), dice)
    if ask == SOURCE:
        return setup.source + dice.below(2)
    moves = legal(setup, state)
    return moves[dice.below(len(moves))]


def _one_of(choices: i64, dice: Dice) -> i64:
    """One of a set, each alike."""
    return nth(choices, dice.below(size(choices)))
