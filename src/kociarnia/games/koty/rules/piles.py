"""Cards on their way between draw pile, hands and discards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Face, Seat
from kociarnia.engine.hidden_cards import put, take
from kociarnia.games.koty.rules.deck import FACES
from kociarnia.games.koty.rules.knowledge import unseen_nines
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import Koty


def cards_in_hand(state: Koty, seat: Seat) -> i64:
    """How many cards a seat has in hand."""
    at = seat * FACES
    count: i64 = 0
    for face in range(FACES):
        count += state.hands[at + face]
    return count


def draw(setup: Setup, state: Koty, seat: Seat, face: Face) -> None:
    take_top(setup, state)
    at = seat * FACES + face
    state.hands[at] += 1
    if face != UNKNOWN:
        take(state.bag, face)


def take_top(setup: Setup, state: Koty) -> None:
    """The top card leaves the draw pile."""
    state.pile -= 1
    state.number += 1
    if setup.exhaustion_immediate and state.pile == 0 and len(state.discards) == 0:  # A19
        state.exhausted = True


def shuffle(setup: Setup, state: Koty) -> None:
    """R66. The nines that nobody saw stay where they are, so their faces must not come up in the new pile."""
    if state.whole:
        for face in range(1, FACES):
            state.buried[face] += state.bag[face]
            state.bag[face] = 0
        state.bag[UNKNOWN] = 0
    state.aged = unseen_nines(setup, state)
    for face in state.discards:
        if face != UNKNOWN:
            put(state.bag, face)
    state.pile = len(state.discards)
    state.number = (state.number + setup.deck.size - 1) // setup.deck.size * setup.deck.size
    state.discards = vec[i64]()
    state.veils = vec[i64]()


def spend(state: Koty, seat: Seat, face: Face) -> None:
    """A card leaves a hand. Of equal cards the one that all know of goes first: nobody can tell them apart."""
    at = seat * FACES + face
    if state.hands[at] > 0:
        state.hands[at] -= 1
        if state.shown[at] > 0:
            state.shown[at] -= 1
    else:
        state.hands[seat * FACES] -= 1
        take(state.bag, face)


def discard(state: Koty, face: Face) -> None:
    state.discards = append(state.discards, face)
    state.veils = append(state.veils, 0)


def fade(state: Koty) -> None:
    """The night card on the table is discarded."""
    if state.played != 0:
        discard(state, state.played)
        state.played = 0


def chance_thrown(state: Koty, seat: Seat, face: Face) -> i64:
    """How likely the next card thrown away from a hand is `face`, each card of the hand alike."""
    at = seat * FACES
    known: i64 = state.hands[at + face]
    unseen: i64 = state.hands[at]
    if unseen == 0:
        return known
    return known * state.bag[UNKNOWN] + unseen * state.bag[face]
