"""What may be done (chapters 2 and 4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociarnia.engine.contract import OVER, UNKNOWN, Seat
from kociarnia.games.najlepsza_gra.rules.dealer import held, hidden_in_hands
from kociarnia.games.najlepsza_gra.rules.setup import LINE_COUNT, Setup
from kociarnia.games.najlepsza_gra.rules.state import BEGIN, DEAL, EMPTY, FEED, LATE, MARK, SHOW, STRAY, TURN, Najlepsza

USUAL: Final = 16  # moves; few seats have more


def legal(setup: Setup, state: Najlepsza) -> vec[i64]:
    ask = state.asking
    seat = state.asked
    if ask <= LATE:
        return plays(setup, state)
    out: vec[i64] = vec[i64](capacity=USUAL)
    if ask == FEED or (ask == SHOW and state.meals[seat][state.shown[seat]] == UNKNOWN):
        first = setup.eat if ask == FEED else setup.show
        for code in answers(setup, state):
            out = append(out, first + code)
        return out
    if ask == DEAL:
        hidden = hidden_in_hands(state.hands, setup.kinds)
        end: i64 = len(state.bag)
        if hidden > 0 and hidden == held(state.bag, setup.first_hand):  # none of those is left in the deck
            end = setup.first_hand
        for face in range(1, end):
            if state.bag[face] > 0:
                out = append(out, setup.deal + face)
        return out
    if ask == STRAY:
        for face in range(1, len(state.stray_bag)):
            if state.stray_bag[face] > 0:
                out = append(out, setup.stray + face)
        return out
    if ask == SHOW:
        return append(out, setup.show + state.meals[seat][state.shown[seat]])
    if ask == OVER:
        return out
    if ask == BEGIN:
        for starter in range(setup.players):
            out = append(out, setup.begin + starter)
        return out
    hand = seat * setup.kinds
    covered = state.hands[hand] > 0
    for kind in range(1, setup.kinds):
        if state.hands[hand + kind] > 0 or (covered and state.bag[setup.hand_face + kind] > 0):
            out = append(out, setup.lay + kind)
    return out


def plays(setup: Setup, state: Najlepsza) -> vec[i64]:
    """R14, R22: a line is taken once; lost cats and bottles come in addition, before and after (A4)."""
    ask = state.asking
    out: vec[i64] = vec[i64](capacity=USUAL)
    if ask == MARK:
        for line in range(LINE_COUNT):
            out = append(out, setup.mark + line)
        return out
    marker = state.marker
    if ask == TURN:
        for line in range(LINE_COUNT):
            if line != marker:
                out = append(out, setup.take + line)
    hand = state.asked * setup.kinds
    if state.hands[hand + setup.bottle] > 0:
        for line in range(LINE_COUNT):
            if line != marker:  # A6
                out = append(out, setup.spray + line)
    if state.hands[hand + setup.lost_cat] > 1:
        for stray in sorted(state.offers):
            if stray != EMPTY:
                out = append(out, setup.adopt + stray)  # R40
        out = append(out, setup.cash)  # R42
    if ask != TURN:
        out = append(out, setup.done)
    return out


def answers(setup: Setup, state: Najlepsza) -> vec[i64]:
    """What the seat may answer to its next question; of one that is not shown yet, what it may have answered."""
    seat: Seat = state.asked
    given = state.meals[seat]
    number: i64 = state.shown[seat] if state.asking == SHOW else len(given)
    before: i64 = given[number - 1] if number > 0 else 0
    return setup.meals.allowed(setup.meals.question(state.fronts[seat], number), state.left, 4 * seat, before)
