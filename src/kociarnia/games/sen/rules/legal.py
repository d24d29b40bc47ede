"""What may be done."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociarnia.engine.contract import OVER, MoveId, Seat
from kociarnia.engine.hidden_cards import FACE, NUMBER, SEEN, Card, faces
from kociarnia.games.sen.rules.deck import PLAIN
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import (
    CHOOSE,
    DEAL,
    DRAW,
    FLIP,
    KEEP,
    LOOK,
    PAIR,
    PEEK,
    PICK,
    PLACE,
    PROVE,
    SWAP,
    TURN,
    WITH,
    Sen,
    first_slot,
    second_slot,
)

USUAL: Final = 16  # moves; few seats have more


def legal(setup: Setup, state: Sen) -> vec[i64]:
    ask = state.asking
    out: vec[i64] = vec[i64](capacity=USUAL)
    seat = state.asked
    if ask >= DEAL:
        return _of_dealer(setup, state, seat, out)
    size: i64 = state.sizes[seat]
    if ask == KEEP:
        out = append(_each(out, setup.keep, size), setup.discard)  # R16, R17
        face = state.hand[-1] & FACE
        return append(out, setup.use + face) if setup.deck.action[face] != PLAIN else out  # R18
    if ask == TURN:
        if state.turns >= setup.first_call:  # R31, A19
            out = append(out, setup.call)
        out = append(_each(out, setup.take, size), setup.draw)  # R13, R15
        return _each(out, setup.claim, size) if setup.claims and size > 1 else out  # R55
    if ask == LOOK:
        first = seat * setup.slots
        for slot in range(size):
            if state.dreams[first + slot] >> SEEN >> seat & 1 == 0:
                out = append(out, setup.look + slot)
        return out
    if ask == PLACE:
        return _each(out, setup.keep, size)
    if ask == PICK:
        for face in range(1, len(state.bag)):
            if face in state.open:
                out = append(out, setup.pick + face)
        return out
    if ask == CHOOSE:
        return _each(out, setup.choose, 2)
    if ask == PEEK or ask == SWAP:
        for spot in spots(setup, state):
            out = append(out, (setup.peek if ask == PEEK else setup.swap) + spot)
        return out
    if ask == WITH:  # A16
        first = state.detail
        for spot in spots(setup, state):
            if spot // setup.slots != first // setup.slots or (setup.same_dream and spot != first):
                out = append(out, setup.swap_with + spot)
        return out
    if ask == PAIR:
        for slot in range(size):
            if slot != first_slot(state.detail):
                out = append(out, setup.pair + slot)
        return out
    return _each(out, setup.name, len(setup.deck.words))


def _of_dealer(setup: Setup, state: Sen, seat: Seat, out: vec[i64]) -> vec[i64]:
    if state.asking == OVER:
        return out
    if state.asking == DEAL:
        if state.rounds == 0 and setup.starter < 0:  # A35
            return _each(out, setup.deal, setup.seats)
        return append(out, setup.deal + seat)
    for face in faces(state.bag, card_to_name(setup, state)):
        out = append(out, setup.face + face)
    return out


def _each(out: vec[i64], first: MoveId, count: i64) -> vec[i64]:
    """So many moves more, one after the other."""
    for move in range(first, first + count):
        out = append(out, move)
    return out


def spots(setup: Setup, state: Sen) -> vec[i64]:
    """Where the cards of all dreams lie."""
    out: vec[i64] = vec[i64](capacity=USUAL)
    for seat in range(setup.seats):
        out = _each(out, seat * setup.slots, state.sizes[seat])
    return out


def card_to_name(setup: Setup, state: Sen) -> Card:
    """The card that the dealer is to name."""
    if state.asking == DRAW:
        return top_card(setup, state)
    if state.asking == FLIP:
        return state.hand[-1]
    return state.dreams[spot_to_name(setup, state)]


def top_card(setup: Setup, state: Sen) -> Card:
    """The top card of the closed pile."""
    return setup.deck.size - state.closed << NUMBER


def spot_to_name(setup: Setup, state: Sen) -> i64:
    """Where the card of a dream lies that is to be looked at."""
    if state.asking == PROVE:
        return state.asked * setup.slots + second_slot(state.detail)
    return state.detail
