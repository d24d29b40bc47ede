"""How many moves may still come: every open question has its price, and so has every card that may still be dealt or played."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.rules.hand import cards_in_hand
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import BEGIN, DEAL, FEED, NEXT, TURN, Najlepsza


def moves_left(setup: Setup, state: Najlepsza) -> int:
    asks = [question.ask for question in state.questions()]
    if state.asking == FEED:  # answers to be given and shown, and cards in hands that will be laid open
        left: i64 = 0
        for seat in range(setup.players):
            left += 2 * setup.meals.length(state.fronts[seat]) - len(state.meals[seat])
            left += 0 if setup.open_hands else cards_in_hand(setup, state, seat)
        return left
    if state.settled():
        return len(asks)
    begins = asks.count(BEGIN)
    deals, turns = asks.count(DEAL), begins + asks.count(TURN) + asks.count(NEXT)
    waits = len(asks) - deals - turns + 2 * begins  # the lot, and the marker that is set after it
    # A turn is a take and up to two answers after it; each line of cards that the deck still has makes one more.
    turns += (state.deck - deals + 2) // 3
    plays: i64 = 0  # bottles and lost cats not played yet
    for face in (setup.hand_face + setup.bottle, setup.hand_face + setup.lost_cat):
        plays += setup.stock[face] - state.discards[face]
    return 3 * turns + state.deck + plays + waits + setup.longest_feast
