"""What may be done (chapters 2 and 4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import OVER, UNKNOWN, MoveId, Seat
from kociarnia.games.najlepsza_gra.rules.dealer import held, hidden_in_hands
from kociarnia.games.najlepsza_gra.rules.setup import LINE_COUNT, Setup
from kociarnia.games.najlepsza_gra.rules.state import BEGIN, DEAL, EMPTY, FEED, LATE, MARK, SHOW, STRAY, TURN, Najlepsza


def legal(setup: Setup, state: Najlepsza) -> list[MoveId]:
    ask = state.asking
    seat = state.asked
    if ask <= LATE:
        return plays(setup, state)
    if ask == FEED:
        return [setup.eat + code for code in answers(setup, state)]
    if ask == DEAL:
        hidden = hidden_in_hands(state.hands, setup.kinds)
        end: i64 = len(state.bag)
        if hidden > 0 and hidden == held(state.bag, setup.first_hand):  # none of those is left in the deck
            end = setup.first_hand
        return [setup.deal + face for face in range(1, end) if state.bag[face] > 0]
    if ask == STRAY:
        return [setup.stray + face for face in range(1, len(state.stray_bag)) if state.stray_bag[face] > 0]
    if ask == SHOW:
        code: i64 = state.meals[seat][state.shown[seat]]
        return [setup.show + code] if code != UNKNOWN else [setup.show + code for code in answers(setup, state)]
    out: list[MoveId] = []
    if ask == OVER:
        return out
    if ask == BEGIN:
        for first in range(setup.players):
            out.append(setup.begin + first)
        return out
    hand = seat * setup.kinds
    covered = state.hands[hand] > 0
    for kind in range(1, setup.kinds):
        if state.hands[hand + kind] > 0 or (covered and state.bag[setup.hand_face + kind] > 0):
            out.append(setup.lay + kind)
    return out


def plays(setup: Setup, state: Najlepsza) -> list[MoveId]:
    """R14, R22: a line is taken once; lost cats and bottles come in addition, before and after (A4)."""
    ask = state.asking
    out: list[MoveId] = []
    if ask == MARK:
        for line in range(LINE_COUNT):
            out.append(setup.mark + line)
        return out
    marker = state.marker
    if ask == TURN:
        for line in range(LINE_COUNT):
            if line != marker:
                out.append(setup.take + line)
    hand = state.asked * setup.kinds
    if state.hands[hand + setup.bottle] > 0:
        for line in range(LINE_COUNT):
            if line != marker:  # A6
                out.append(setup.spray + line)
    if state.hands[hand + setup.lost_cat] > 1:
        for stray in sorted(state.offers):
            if stray != EMPTY:
                out.append(setup.adopt + stray)  # R40
        out.append(setup.cash)  # R42
    if ask != TURN:
        out.append(setup.done)
    return out


def answers(setup: Setup, state: Najlepsza) -> vec[i64]:
    """What the seat may answer to its next question; of one that is not shown yet, what it may have answered."""
    seat: Seat = state.asked
    given = state.meals[seat]
    number: i64 = state.shown[seat] if state.asking == SHOW else len(given)
    before: i64 = given[number - 1] if number > 0 else 0
    return setup.meals.allowed(setup.meals.question(state.fronts[seat], number), state.left, 4 * seat, before)
