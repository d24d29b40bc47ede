"""What comes of a move: the turn, the windows for lost cats and bottles, the feast (chapters 2 to 4)."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import ITSELF, OVER, UNKNOWN, MoveId, Seat
from kociarnia.engine.hidden_cards import put, take
from kociarnia.games.najlepsza_gra.rules.hand import cards_in_hand, may_play, spend
from kociarnia.games.najlepsza_gra.rules.setup import Setup, begin
from kociarnia.games.najlepsza_gra.rules.state import (
    AFTER,
    BEGIN,
    DEAL,
    EMPTY,
    FEED,
    LATE,
    LAY,
    NEXT,
    REFILL,
    REVEAL,
    SHOW,
    STRAY,
    TURN,
    Najlepsza,
)


def apply(setup: Setup, state: Najlepsza, move: MoveId) -> None:
    ask = state.asking
    seat = state.asked
    answered = True
    if ask == DEAL:
        face = move - setup.deal
        take(state.bag, face)
        state.deck -= 1
        state.grid[state.detail] = face
    elif ask == TURN:
        answered = False
        if move < setup.spray:
            _take_line(setup, state, seat, move)
        else:
            _play(setup, state, seat, move)
    elif ask == AFTER or ask == LATE:
        if move != setup.done:
            _play(setup, state, seat, move)
            answered = not may_play(setup, state, seat)
    elif ask == FEED:
        code: i64 = move - setup.eat
        state.answer(seat, code)
        if code != UNKNOWN:
            setup.meals.pay(state.left, 4 * seat, code)
        answered = len(state.meals[seat]) == setup.meals.length(state.fronts[seat])
    elif ask == SHOW:
        _show(setup, state, seat, move - setup.show)
    elif ask == LAY:
        spend(setup, state, seat, move - setup.lay)
        at = seat * setup.kinds + move - setup.lay
        state.laid = state.laid[:]
        state.laid[at] += 1
    elif ask == STRAY:
        state.stray_bag = state.stray_bag[:]
        take(state.stray_bag, move - setup.stray)
        state.offers = state.offers[:]
        state.offers[state.detail] = move - setup.stray
    elif ask == BEGIN:
        answered = False
        state.answered()
        begin(setup, state, move - setup.begin)
    else:
        state.marker = move - setup.mark
    if answered:
        state.answered()
    go_on(setup, state)


def _take_line(setup: Setup, state: Najlepsza, seat: Seat, move: MoveId) -> None:
    """Steps 1 and 2 of a turn."""
    seen = move < setup.took
    line = move - setup.take if seen else move - setup.took
    hand = seat * setup.kinds
    grid = state.grid
    for at in range(3 * line, 3 * line + 3):
        cell = setup.cells[at]
        face = grid[cell]
        grid[cell] = EMPTY
        if face == EMPTY:
            continue
        if face <= setup.cats:  # R23
            state.take_in(seat, face)
        elif face < setup.first_hand:  # R19, R30-R32
            state.discards[face] += 1
            gives = setup.deck.gives[face]
            for treat in range(4):
                count = gives[treat]
                if count > 0:
                    at_treat = 4 * seat + treat
                    state.tokens[at_treat] += count
                    state.left[at_treat] += count
        elif seen:  # R20
            state.hands[hand + face - setup.hand_face] += 1
        else:
            state.hands[hand] += 1
            put(state.bag, face)
    state.marker = line  # R15
    state.ask_instead(REFILL, seat, line)
    late = setup.late_window and state.deck >= 3  # whatever may be played now, may be played then, with more in sight
    if (setup.every_window or not late) and may_play(setup, state, seat):  # A4, A5
        state.ask(AFTER, seat)


def _play(setup: Setup, state: Najlepsza, seat: Seat, move: MoveId) -> None:
    """A spray bottle, or two lost cats."""
    if move < setup.adopt:  # R44
        spend(setup, state, seat, setup.bottle)
        bottle = setup.hand_face + setup.bottle
        state.discards[bottle] += 1
        state.marker = move - setup.spray
        return
    spend(setup, state, seat, setup.lost_cat)
    spend(setup, state, seat, setup.lost_cat)
    lost_cat = setup.hand_face + setup.lost_cat
    state.discards[lost_cat] += 2
    if move == setup.cash:  # R42
        state.coins = state.coins[:]
        state.coins[seat] += 1
    else:  # R40
        stray = move - setup.adopt
        state.offers = state.offers[:]
        state.offers[list(state.offers).index(stray)] = EMPTY
        state.take_in(seat, setup.cats + stray)


def _show(setup: Setup, state: Najlepsza, seat: Seat, code: i64) -> None:
    number = state.shown[seat]
    if state.meals[seat][number] == UNKNOWN:
        meals = state.meals[:]
        meals[seat] = [*meals[seat][:number], code, *meals[seat][number + 1 :]]
        state.meals = meals
        setup.meals.pay(state.left, 4 * seat, code)
    state.shown = state.shown[:]
    state.shown[seat] = number + 1


def go_on(setup: Setup, state: Najlepsza) -> None:
    """What happens by itself, until somebody is asked or the match is over."""
    while state.asking >= ITSELF and state.asking != OVER:
        line = state.detail
        if state.asking == REFILL:  # R16, A29; A3: what is there is laid
            seat = state.asked
            cards = min(3, state.deck)
            state.ask_instead(NEXT, seat, line)
            if setup.late_window and cards == 3 and may_play(setup, state, seat):
                state.ask(LATE, seat)
            while cards > 0:
                cards -= 1
                state.ask(DEAL, 0, setup.cells[3 * line + cards])
        elif state.asking == NEXT:
            if state.grid[setup.cells[3 * line + 2]] == EMPTY:  # R46, A1: the last of it to be filled
                state.ask_instead(REVEAL)
                for seat in range(setup.players - 1, -1, -1):
                    if state.fronts[seat]:
                        state.ask(FEED, seat)
            else:  # R13, R17
                state.turn += 1
                state.ask_instead(TURN, (state.first + state.turn) % setup.players)
        else:
            _reveal(setup, state)


def _reveal(setup: Setup, state: Najlepsza) -> None:
    """All answers are shown, then all hands laid open."""
    state.answered()
    for seat in range(setup.players - 1, -1, -1):
        if not setup.open_hands:
            for _card in range(cards_in_hand(setup, state, seat)):
                state.ask(LAY, seat)
    for seat in range(setup.players - 1, -1, -1):
        for _answer in range(len(state.meals[seat])):
            state.ask(SHOW, seat)
