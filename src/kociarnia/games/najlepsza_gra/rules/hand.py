"""What a seat holds: cards by kind, so many entries a seat; the first entry counts those that the observer has not located."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import Seat
from kociarnia.engine.hidden_cards import take
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import Najlepsza


def hand(setup: Setup, state: Najlepsza, seat: Seat) -> list[i64]:
    """Cards by kind, in hand or laid open."""
    first = seat * setup.kinds
    return [state.hands[at] + state.laid[at] for at in range(first, first + setup.kinds)]


def cards_in_hand(setup: Setup, state: Najlepsza, seat: Seat) -> i64:
    size: i64 = 0
    for at in range(seat * setup.kinds, seat * setup.kinds + setup.kinds):
        size += state.hands[at]
    return size


def may_play(setup: Setup, state: Najlepsza, seat: Seat) -> bool:
    """A4: is a card to be played, by what everybody knows? A hidden hand may hold any card, and nobody is to learn which."""
    if setup.open_hands and not setup.every_window:
        hand = seat * setup.kinds
        return state.hands[hand + setup.bottle] > 0 or state.hands[hand + setup.lost_cat] > 1
    return any(state.hands[at] > 0 for at in range(seat * setup.kinds, seat * setup.kinds + setup.kinds))


def spend(setup: Setup, state: Najlepsza, seat: Seat, kind: i64) -> None:
    """A card leaves the hand, for all to see."""
    at = seat * setup.kinds + kind
    hands = state.hands
    if hands[at] == 0:
        take(state.bag, setup.hand_face + kind)
        at -= kind
    hands[at] -= 1
