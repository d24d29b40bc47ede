"""Special lands (R18-R29): what each of them does when it is used."""

from __future__ import annotations

from librt.vecs import append, pop

from kociarnia.engine.contract import Face, MoveId, Seat
from kociarnia.engine.hidden_cards import reveal
from kociarnia.games.sen.rules.deck import PEEK_1, PICK_1, SWAP_2
from kociarnia.games.sen.rules.knowledge import public
from kociarnia.games.sen.rules.rounds import next_question
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import CHOOSE, DRAW, FLIP, GLANCE, KEEP, PEEK, PICK, PLACE, SWAP, WITH, Sen


def use(setup: Setup, state: Sen, seat: Seat, face: Face) -> None:
    """R20: it lands on the open pile, then it acts."""
    reveal(state.leave_hand(), face, setup.all, state.bag)
    state.open = append(state.open, face)
    action = setup.deck.action[face]
    if action == PICK_1:
        state.ask_instead(PICK, seat)
    elif action == PEEK_1:
        state.ask_instead(PEEK, seat)
    elif action == SWAP_2:
        state.ask_instead(SWAP, seat)
    elif state.closed > 1:  # R26
        state.ask_instead(CHOOSE, seat)
        state.ask(DRAW, seat)
        state.ask(DRAW, seat)
    elif state.closed == 1:  # A8
        state.ask_instead(KEEP, seat)
        state.ask(DRAW, seat)
    else:
        next_question(setup, state)


def answer(setup: Setup, state: Sen, move: MoveId) -> None:
    """What the player of a special land has chosen."""
    ask = state.asking
    seat = state.asked
    if ask == CHOOSE:  # R26, A10: the other one lands first
        if move > setup.choose:
            state.hand[0], state.hand[1] = state.hand[1], state.hand[0]
        state.ask_instead(KEEP, seat)
        state.ask(FLIP)
    elif ask == PICK:  # R25: the copy nearest the top
        face = move - setup.pick
        at = len(state.open) - 1
        while state.open[at] != face:
            at -= 1
        state.open, _face = pop(state.open, at)
        state.hand = append(state.hand, public(setup, face))
        state.ask_instead(PLACE, seat)
    elif ask == PEEK:  # R28
        state.ask_instead(GLANCE, seat, move - setup.peek)
    elif ask == SWAP:
        state.ask_instead(WITH, seat, move - setup.swap)
    else:  # R29: who knew a card still knows it
        one = state.detail
        other = move - setup.swap_with
        card = state.dreams[one]
        state.dreams[one] = state.dreams[other]
        state.dreams[other] = card
        next_question(setup, state)
