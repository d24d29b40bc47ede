"""Moves by lot without making lists: playouts are mostly this."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Dice, MoveId, Seat
from kociarnia.engine.hidden_cards import FACE, NUMBER, SEEN
from kociarnia.games.sen.rules.deck import PLAIN
from kociarnia.games.sen.rules.legal import card_to_name, legal
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import DEAL, KEEP, LOOK, TURN, Sen


def weights(setup: Setup, state: Sen) -> list[int]:
    if state.asking == DEAL or card_to_name(setup, state) & FACE != UNKNOWN:
        return [1] * len(legal(setup, state))
    return [copies for copies in state.bag[1:] if copies > 0]


def roll(setup: Setup, state: Sen, dice: Dice) -> MoveId:
    ask = state.asking
    if ask > DEAL:
        card = card_to_name(setup, state)
        face = card & FACE
        if face == UNKNOWN:
            face = dice.card(state.rounds * setup.deck.size + (card >> NUMBER), state.bag)
        return setup.face + face
    seat = state.asked
    size: i64 = state.sizes[seat]
    if ask == KEEP:
        face = state.hand[-1] & FACE
        at = dice.below(size + 2 if setup.deck.action[face] != PLAIN else size + 1)
        if at < size:
            return setup.keep + at
        return setup.discard if at == size else setup.use + face
    if ask == TURN:
        calls: i64 = 1 if state.turns >= setup.first_call else 0
        at = dice.below(calls + size + 1 + (size if setup.claims and size > 1 else 0)) - calls
        if at < size:
            return setup.take + at if at >= 0 else setup.call
        return setup.draw if at == size else setup.claim + at - size - 1
    if ask == LOOK:
        return setup.look + unseen_by_lot(state, seat * setup.slots, size, seat, dice)
    if ask == DEAL and state.rounds > 0:
        return setup.deal + seat
    moves = legal(setup, state)
    return moves[dice.below(len(moves))]


def unseen_by_lot(state: Sen, first: i64, size: i64, seat: Seat, dice: Dice) -> i64:
    """The slot of one of the cards from the spot `first` on that the seat has not looked at."""
    unseen: i64 = 0
    for spot in range(first, first + size):
        if state.dreams[spot] >> SEEN >> seat & 1 == 0:
            unseen += 1
    left = dice.below(unseen)
    spot = first
    while True:
        if state.dreams[spot] >> SEEN >> seat & 1 == 0:
            if left == 0:
                return spot - first
            left -= 1
        spot += 1
