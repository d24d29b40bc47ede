"""How many moves may still come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import OVER
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import BEGIN, DRAW, LOSE, MEET, NINE, REPEAT, REPEATS, SHUFFLE, TURN, Koty

A_DRAW: Final = 2  # a card from the draw pile, and a shuffle before it
A_REPEAT: Final = 3 + 2 * A_DRAW  # to repeat and draw, two to answer, the defender's draw
A_TURN: Final = 8 + A_REPEAT * REPEATS  # to play and draw, two to answer, and what may follow


def moves_left(setup: Setup, state: Koty) -> int:
    """Whole turns to come, and what the open questions may still bring."""
    if state.asking == OVER:
        return 0
    again = A_REPEAT * (REPEATS - state.repeats)
    left: i64 = (setup.turn_cap - state.turns - 1) * A_TURN
    for ask, _, _ in state.questions():
        if ask == TURN:
            left += A_TURN
        elif ask == MEET:
            left += again + 3
        elif ask == REPEAT:
            left += again + 1
        elif ask == BEGIN:
            left += A_TURN + A_DRAW * setup.deck.hand * setup.players + 1
        elif ask == DRAW or ask == NINE or ask == LOSE:
            left += A_DRAW
        elif ask < SHUFFLE:
            left += 1
    return left - 1 if state.asking in (DRAW, NINE, LOSE) else left  # it needs no shuffle any more
