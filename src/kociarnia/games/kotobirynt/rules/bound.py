"""How many moves may still come in a match of Kotobirynt."""

from __future__ import annotations

from kociarnia.engine.contract import OVER, UNKNOWN
from kociarnia.games.kotobirynt.rules.legal import ACTIONS, MOST_DEALS
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import BEGIN, CAT, ORDER, Kotobirynt


def moves_left(setup: Setup, state: Kotobirynt) -> int:
    """Moves of the set-up, actions, cards still to be uncovered, and the questions that cats may raise."""
    ask = state.asking
    if ask == OVER:
        return 0
    left = ACTIONS * (setup.turn_cap - state.turns) - state.made
    left += list(state.deck).count(UNKNOWN) + state.cat_bag[UNKNOWN]
    left += 3 * (setup.all_cats - len(state.won))  # a cat raises no more than two questions
    waiting = len(state.homes)
    if waiting:
        left += 2 * waiting - 1
        if waiting > 1 or ask == CAT:
            left -= (ask != ORDER) + (waiting > 1 and ask == CAT)
    if UNKNOWN in state.square:
        left += (MOST_DEALS - state.deals) * len(setup.free_cells)
        left -= len(setup.free_cells) - list(state.square).count(UNKNOWN)
        left += state.awaits(BEGIN)
    return left
