"""How many moves may still come: every question has its price, and every move pays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.games.sen.rules.state import ASK, DEAL, FLIP, LOOK, TURN, Sen

A_CARD: Final = 3  # moves that a card of the closed pile may still bring, beyond the question that draws it
# How many moves a question may still bring, itself included; a card of the closed pile that a draw uses up is counted apart.
COST: Final = [2, 5, 4, 6, 3, 2, 2, 2, 1, 4, 3, 0, -2, 1, 1, 1, 1]


def moves_of_a_round(players: int, looks: i64, turn_cap: i64, cards: i64) -> i64:
    looking = players * looks * COST[LOOK]
    return 1 + looking + turn_cap * (COST[TURN] + 1) + COST[FLIP] + (A_CARD + 1) * cards


def moves_left(state: Sen, a_round: i64, round_limit: i64, turn_cap: i64) -> i64:
    """Whole rounds to come, and in this one: turns, cards of the closed pile, cards to be uncovered, open questions."""
    if not state.agenda:
        return 0
    rounds = round_limit - state.rounds
    if state.agenda[-1] & ASK == DEAL:
        return rounds * a_round
    left = (rounds - 1) * a_round + state.closed * A_CARD
    left += max(0, turn_cap - state.turns - 1) * (COST[TURN] + 1)
    if not state.awake:
        left += sum(state.sizes)
    for entry in state.agenda:
        left += COST[entry & ASK]
    return left
