"""How many moves may still come: every question has its price, and every move pays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import OVER
from kociarnia.games.sen.rules.rounds import ROUND_CAP
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import (
    BARE,
    CHOOSE,
    DEAL,
    DRAW,
    FLIP,
    GLANCE,
    KEEP,
    LOOK,
    NAME,
    PAIR,
    PEEK,
    PICK,
    PLACE,
    PROVE,
    SWAP,
    TURN,
    WITH,
    Sen,
)

A_CARD: Final = 3  # moves that a card of the closed pile may still bring, beyond the question that draws it
# How many moves a question may still bring, itself included; a card of the closed pile that a draw uses up is counted apart.
COST: Final = {
    LOOK: 2, TURN: 5, KEEP: 4, CHOOSE: 6, PICK: 3, PLACE: 2, PEEK: 2, SWAP: 2, WITH: 1, PAIR: 4, NAME: 3,
    DRAW: -2, FLIP: 1, GLANCE: 1, BARE: 1, PROVE: 1,
}  # fmt: skip


def moves_left(setup: Setup, state: Sen) -> i64:
    """Whole rounds to come, and in this one: turns, cards of the closed pile, cards to be uncovered, open questions."""
    if state.asking == OVER:
        return 0
    rounds = (setup.round_limit or ROUND_CAP) - state.rounds
    if state.asking == DEAL:
        return rounds * _whole_round(setup)
    left = (rounds - 1) * _whole_round(setup) + state.closed * A_CARD
    left += max(0, setup.turn_cap - state.turns - 1) * (COST[TURN] + 1)
    if not state.awake:
        left += sum(state.sizes)
    for question in state.questions():
        left += COST[question.ask]
    return left


def _whole_round(setup: Setup) -> i64:
    looking = setup.players * setup.looks * COST[LOOK]
    return 1 + looking + setup.turn_cap * (COST[TURN] + 1) + COST[FLIP] + (A_CARD + 1) * setup.deck.size
