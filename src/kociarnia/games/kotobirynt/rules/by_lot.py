"""A move of Kotobirynt by lot, mostly without a list of all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Dice, MoveId
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.legal import directions, last_deal, legal
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, CAT, DEAL, FLIP, Kotobirynt

FROM_LIST: Final[i64] = -1  # no short way: a move has to be drawn from all


def weights(setup: Setup, state: Kotobirynt) -> list[i64]:
    moves = legal(setup, state)
    if state.asking != DEAL and state.asking != FLIP:
        return [1] * len(moves)
    faces = [(move - setup.canal) // ALL_TURNS + 1 for move in moves]
    return [state.canal_bag[face] * ALL_TURNS // directions(setup, state, face) for face in faces]


def roll(setup: Setup, state: Kotobirynt, dice: Dice) -> MoveId:
    ask = state.asking
    if ask == ACT and not setup.as_lies and not setup.must_rotate:
        return dice.below(len(setup.actions.items))
    if ask == CAT:
        number = setup.all_cats - state.cat_bag[UNKNOWN]
        return setup.cat + dice.card(number, state.cat_bag, 1) - 1
    if ask == FLIP or (ask == DEAL and not last_deal(state)):
        number = (state.deals + 1) * setup.dealt_bag[UNKNOWN] - state.canal_bag[UNKNOWN]
        face = dice.card(number, state.canal_bag, 0)
        turns = directions(setup, state, face)
        return setup.canal + ALL_TURNS * (face - 1) + (dice.below(turns) if turns > 1 else 0)
    return FROM_LIST
