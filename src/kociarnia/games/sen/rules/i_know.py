"""The variant "I know" (R55-R60): two cards of the own dream, and what they are said to be."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from kociarnia.engine.contract import MoveId, Seat
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.sen.rules.legal import top_card
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import BARE, NAME, PAIR, PROVE, Sen, claim_of, claimed_word, first_slot, second_slot


def answer(setup: Setup, state: Sen, move: MoveId) -> None:
    seat = state.asked
    first = first_slot(state.detail)
    if state.asking == PAIR:
        state.ask_instead(NAME, seat, claim_of(first, move - setup.pair))
    else:  # R57: both are uncovered
        state.ask_instead(PROVE, seat, claim_of(first, second_slot(state.detail), move - setup.name))
        state.ask(BARE, seat, seat * setup.slots + first)


def judge(setup: Setup, state: Sen, seat: Seat, claim: i64) -> None:
    """R59, R60: a land is added, whether the claim was right or wrong."""
    first = seat * setup.slots + first_slot(claim)
    second = seat * setup.slots + second_slot(claim)
    word = claimed_word(claim)
    one, two = state.dreams[first] & FACE, state.dreams[second] & FACE
    if setup.deck.word[one] == word and setup.deck.word[two] == word:
        state.open = append(state.open, one)
        state.open = append(state.open, two)
        state.close_up(seat, max(first, second))
        state.close_up(seat, min(first, second))
    size = state.sizes[seat]
    state.dreams[seat * setup.slots + size] = top_card(setup, state)  # nobody has seen it
    state.sizes[seat] = size + 1
    state.closed -= 1
