"""Ravens and places. A round is counted here and nowhere else: accounts word it, and bots add guesses at unknown cards."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from kociarnia.engine.contract import Seat
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.sen.rules.setup import FIFTY, Setup
from kociarnia.games.sen.rules.state import Sen

NINE: Final = 9

Change: TypeAlias = tuple[str, int]  # why, and how many ravens more or less
DREAM: Final = "dream"  # all ravens of the dream
ALL_IN: Final = "all-in"  # the only one with nothing but nines
FIFTY_EACH: Final = "fifty"  # somebody else is
NINES: Final = "nines"  # the most nines are not counted
PENALTY: Final = "penalty"  # called without the fewest ravens
CALL: Final = "call"  # called with the fewest


def results(setup: Setup, state: Sen) -> list[int]:
    """What each player adds for the round."""
    out: list[int] = []
    for changes in breakdown(setup, state):
        ravens = 0
        for change in changes:
            ravens += change[1]
        out.append(ravens)
    return out


def breakdown(setup: Setup, state: Sen) -> list[list[Change]]:
    """For each player what makes up the result of the round, in the order of A22; all dreams lie face up."""
    counts: list[int] = []
    nines: list[int] = []
    perfect: list[int] = []
    for seat in range(setup.players):
        ravens, lands = ravens_and_nines(setup, state, seat)
        if lands == state.sizes[seat]:
            perfect.append(seat)
        counts.append(ravens)
        nines.append(lands)
    out: list[list[Change]] = [[(DREAM, ravens)] for ravens in counts]
    if setup.all_in and len(perfect) == 1:  # R51-R53, A23: the caller too
        for seat in range(setup.players):
            out[seat].append((ALL_IN, -counts[seat]) if seat == perfect[0] else (FIFTY_EACH, FIFTY - counts[seat]))
        return out
    if setup.not_so_scary:
        most_seat, alone = _most(nines)
        if alone:  # R48, R49, A25
            most = nines[most_seat]
            counts[most_seat] -= most * NINE
            out[most_seat].append((NINES, -most * NINE))
    caller = state.caller
    if caller >= 0:  # A7
        least_seat, alone = _most([-count for count in counts])
        least = counts[least_seat]
        if counts[caller] > least:
            out[caller].append((PENALTY, setup.penalty))  # R36
        elif setup.tied_caller_scores_zero or alone:
            out[caller].append((CALL, -least))  # R39, A21
    return out


def _most(numbers: list[int]) -> tuple[int, bool]:
    """Where the greatest is, and whether it is there alone: compiled, this is several times as fast as max() and count()."""
    at, alone = 0, True
    for other in range(1, len(numbers)):
        if numbers[other] >= numbers[at]:
            alone = numbers[other] > numbers[at]
            at = other if alone else at
    return at, alone


def ravens_and_nines(setup: Setup, state: Sen, seat: Seat) -> tuple[i64, i64]:
    """All ravens of a dream, and its lands of nine; hourglasses go by their parity (R34, R50, A27)."""
    deck = setup.deck
    ravens: i64 = 0
    nines: i64 = 0
    hourglasses: i64 = 0
    first = seat * setup.slots
    for spot in range(first, first + state.sizes[seat]):
        face = state.dreams[spot] & FACE
        if face == deck.hourglass:
            hourglasses += 1
        else:
            ravens += deck.ravens[face]
            if deck.ravens[face] == NINE:
                nines += 1
    if hourglasses % 2 == 0:
        return ravens, nines
    return ravens + ravens_of_hourglasses(hourglasses), nines + hourglasses


def ravens_of_hourglasses(hourglasses: i64) -> int:
    """Together, in one dream (R34)."""
    return NINE * hourglasses if hourglasses % 2 else 0


def places(state: Sen) -> list[int]:
    return [1 + sum(1 for other in state.totals if other < total) for total in state.totals]  # R45, R46
