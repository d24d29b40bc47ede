"""What comes of a move. A question stays on the agenda until another one takes its place or the next_question() comes."""

from __future__ import annotations

from librt.vecs import append, pop
from mypy_extensions import i64

from kociarnia.engine.contract import Face, MoveId, Seat, only
from kociarnia.engine.hidden_cards import Card, reveal
from kociarnia.games.sen.rules import i_know, special_lands
from kociarnia.games.sen.rules.knowledge import public
from kociarnia.games.sen.rules.legal import spot_to_name, top_card
from kociarnia.games.sen.rules.rounds import deal, next_question, wake
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import DEAL, DRAW, FLIP, GLANCE, KEEP, LOOK, NAME, PAIR, PLACE, PROVE, TURN, Sen, claim_of


def apply(setup: Setup, state: Sen, move: MoveId) -> None:
    ask = state.asking
    seat = state.asked
    if ask > DEAL:
        _name(setup, state, ask, seat, move - setup.face)
    elif ask == TURN:
        _turn(setup, state, seat, move)
    elif ask == KEEP:
        _keep(setup, state, seat, move)
    elif ask == DEAL:
        deal(setup, state, move - setup.deal)
    elif ask == LOOK:  # R8
        state.ask_instead(GLANCE, seat, seat * setup.slots + move - setup.look)
    elif ask == PLACE:
        _exchange(setup, state, seat, move - setup.keep, state.leave_hand())
    elif ask == PAIR or ask == NAME:
        i_know.answer(setup, state, move)
    else:
        special_lands.answer(setup, state, move)


def _name(setup: Setup, state: Sen, ask: i64, seat: Seat, face: Face) -> None:
    """The dealer answers: a card gets a face for those who look at it."""
    if ask == FLIP:
        reveal(state.leave_hand(), face, setup.all, state.bag)
        state.open = append(state.open, face)  # R7
    elif ask == DRAW:
        card = top_card(setup, state)
        state.closed -= 1
        state.hand = append(state.hand, reveal(card, face, only(seat), state.bag))
    else:
        spot = spot_to_name(setup, state)
        to = only(seat) if ask == GLANCE else setup.all
        state.dreams[spot] = reveal(state.dreams[spot], face, to, state.bag)
        if ask == PROVE:
            i_know.judge(setup, state, seat, state.detail)
    next_question(setup, state)


def _turn(setup: Setup, state: Sen, seat: Seat, move: MoveId) -> None:
    """R12: one of these, and no more."""
    if move == setup.draw:
        state.ask_instead(KEEP, seat)
        state.ask(DRAW, seat)
    elif move == setup.call:
        state.caller = seat
        wake(setup, state)
    elif move < setup.draw:
        state.open, face = pop(state.open)
        _exchange(setup, state, seat, move - setup.take, public(setup, face))
    else:
        state.ask_instead(PAIR, seat, claim_of(move - setup.claim))


def _keep(setup: Setup, state: Sen, seat: Seat, move: MoveId) -> None:
    if move == setup.discard:
        state.ask_instead(FLIP)
    elif move < setup.discard:
        _exchange(setup, state, seat, move - setup.keep, state.leave_hand())
    else:
        special_lands.use(setup, state, seat, move - setup.use)


def _exchange(setup: Setup, state: Sen, seat: Seat, slot: i64, card: Card) -> None:
    """`card` goes face down into the dream, the old one face up on the open pile."""
    spot = seat * setup.slots + slot
    state.hand = append(state.hand, state.dreams[spot])
    state.dreams[spot] = card
    state.ask_instead(FLIP)
