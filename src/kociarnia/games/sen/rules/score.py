"""Counting a round: hourglasses, then the two variants on nines, then the caller (A22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Face, Seat
from kociarnia.games.sen.rules.deck import Deck

NINE: Final = 9
FIFTY: Final = 50


class Counting:
    """The options that touch the counting."""

    def __init__(
        self, penalty: int = 5, tied_caller_scores_zero: bool = False, not_so_scary: bool = False, all_in: bool = False
    ) -> None:
        self.penalty: int = penalty
        self.tied_caller_scores_zero: bool = tied_caller_scores_zero
        self.not_so_scary: bool = not_so_scary
        self.all_in: bool = all_in


def results(deck: Deck, how: Counting, dreams: list[list[Face]], caller: Seat) -> list[int]:
    """What each player adds for the round; `caller` is below 0 when nobody called (A7)."""
    counts: list[int] = []
    nines: list[int] = []
    perfect: list[int] = []
    for dream in dreams:
        ravens, lands = ravens_and_nines(deck, dream)
        if lands == len(dream):
            perfect.append(len(counts))
        counts.append(ravens)
        nines.append(lands)
    if how.all_in and len(perfect) == 1:  # R51-R53, A23: the caller too
        return [0 if seat == perfect[0] else FIFTY for seat in range(len(dreams))]
    if how.not_so_scary:
        most = max(nines)
        if nines.count(most) == 1:  # R48, R49, A25
            counts[nines.index(most)] -= most * NINE
    if caller >= 0:
        least = min(counts)
        if counts[caller] > least:
            counts[caller] += how.penalty  # R36
        elif how.tied_caller_scores_zero or counts.count(least) == 1:
            counts[caller] = 0  # R39, A21
    return counts


def ravens_and_nines(deck: Deck, dream: list[Face]) -> tuple[i64, i64]:
    """All ravens of a dream, and its lands of nine; hourglasses go by their parity (R34, R50, A27)."""
    ravens: i64 = 0
    nines: i64 = 0
    glasses: i64 = 0
    for face in dream:
        if face == deck.hourglass:
            glasses += 1
        else:
            ravens += deck.ravens[face]
            if deck.ravens[face] == NINE:
                nines += 1
    if glasses % 2 == 0:
        return ravens, nines
    return ravens + glasses * NINE, nines + glasses
