"""What may be done."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import OVER, MoveId
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


def legal(setup: Setup, state: Sen) -> list[MoveId]:
    ask = state.asking
    if ask == OVER:
        return []
    seat = state.asked
    if ask > DEAL:
        return [setup.face + face for face in faces(state.bag, card_to_name(setup, state))]
    if ask == DEAL:
        if state.rounds == 0 and setup.starter < 0:  # A35
            return [setup.deal + starter for starter in range(setup.players)]
        return [setup.deal + seat]
    size: i64 = state.sizes[seat]
    if ask == KEEP:
        out = [setup.keep + slot for slot in range(size)]  # R16
        out.append(setup.discard)  # R17
        face = state.hand[-1] & FACE
        if setup.deck.action[face] != PLAIN:
            out.append(setup.use + face)  # R18
        return out
    if ask == TURN:
        out = []
        if state.turns >= setup.first_call:  # R31, A19
            out.append(setup.call)
        for slot in range(size):  # R13
            out.append(setup.take + slot)
        out.append(setup.draw)  # R15
        if setup.claims and size > 1:  # R55
            for slot in range(size):
                out.append(setup.claim + slot)
        return out
    if ask == LOOK:
        first = seat * setup.slots
        return [setup.look + slot for slot in range(size) if state.dreams[first + slot] >> SEEN >> seat & 1 == 0]
    if ask == PLACE:
        return [setup.keep + slot for slot in range(size)]
    if ask == PICK:
        return [setup.pick + face for face in range(1, len(state.bag)) if face in state.open]
    if ask == CHOOSE:
        return [setup.choose, setup.choose + 1]
    if ask == PEEK:
        return [setup.peek + spot for spot in spots(setup, state)]
    if ask == SWAP:
        return [setup.swap + spot for spot in spots(setup, state)]
    if ask == WITH:  # A16
        first = state.detail
        return [
            setup.swap_with + spot
            for spot in spots(setup, state)
            if spot // setup.slots != first // setup.slots or (setup.same_dream and spot != first)
        ]
    if ask == PAIR:
        first = first_slot(state.detail)
        return [setup.pair + slot for slot in range(size) if slot != first]
    return [setup.name + word for word in range(len(setup.deck.words))]


def spots(setup: Setup, state: Sen) -> list[i64]:
    """Where the cards of all dreams lie."""
    return [seat * setup.slots + slot for seat in range(setup.players) for slot in range(state.sizes[seat])]


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
