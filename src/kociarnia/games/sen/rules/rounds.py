"""A round from its deal to its counting."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import NOBODY, Seat
from kociarnia.engine.hidden_cards import NUMBER, SEEN
from kociarnia.games.sen.rules.legal import top_card
from kociarnia.games.sen.rules.score import results
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import BARE, DEAL, FLIP, LOOK, TURN, Sen

ROUND_CAP: Final[i64] = 5000  # a match to ravens could last for ever: all may score 0; no real one comes near


def deal(setup: Setup, state: Sen, starter: Seat) -> None:
    """R2-R5, R8, R41-R43."""
    state.bag = setup.deck.bag[:]
    state.closed = setup.deck.size
    state.dreams = setup.no_dreams[:]
    top = top_card(setup, state)
    for seat in range(setup.seats):
        state.sizes[seat] = setup.dream_size
        for slot in range(setup.dream_size):
            state.dreams[seat * setup.slots + slot] = top
            top += 1 << NUMBER
    state.hand = vec[i64]([top])
    state.closed -= setup.players * setup.dream_size + 1
    state.open = vec[i64]()
    state.turn = starter
    state.turns = 0
    state.awake = False
    state.caller = NOBODY
    state.ask_instead(TURN, starter)
    for back in range(1, setup.seats + 1):
        for _card in range(setup.looks):
            state.ask(LOOK, (starter + setup.seats - back) % setup.seats)
    state.ask(FLIP)


def next_question(setup: Setup, state: Sen) -> None:
    """The question on top is answered: on to the one below it, to the next turn, or to the counting."""
    if not state.nothing_after():
        state.answered()
    elif state.awake:
        count(setup, state)
    else:
        state.turns += 1
        if state.closed == 0 or state.turns == setup.turn_cap:  # R30, A6, A36
            wake(setup, state)
        else:
            state.turn = state.turn + 1 if state.turn + 1 < setup.seats else 0  # R24
            state.ask_instead(TURN, state.turn)


def wake(setup: Setup, state: Sen) -> None:
    """R33: all dreams are turned face up, and lie so until the next deal."""
    everyone = setup.all
    for seat in range(setup.seats):
        first = seat * setup.slots
        for spot in range(first, first + state.sizes[seat]):
            if state.dreams[spot] >> SEEN & everyone != everyone:
                if state.awake:
                    state.ask(BARE, seat, spot)
                else:  # in place of the question that ended the round
                    state.ask_instead(BARE, seat, spot)
                    state.awake = True
    if not state.awake:  # all have seen all
        state.awake = True
        count(setup, state)


def count(setup: Setup, state: Sen) -> None:
    """R40, R44; the next round is begun by the player left of the one who ended this (R43, A7)."""
    added = results(setup, state)
    most: i64 = 0
    for seat in range(setup.players):
        state.totals[seat] += added[seat]
        most = max(most, state.totals[seat])
    state.rounds += 1
    if setup.round_limit > 0:
        over = state.rounds >= setup.round_limit
    else:
        over = most >= setup.raven_limit or state.rounds >= ROUND_CAP
    if over:
        state.ask_no_more()
    else:
        state.ask_instead(DEAL, (state.turn + 1) % setup.seats)
