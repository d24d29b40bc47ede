"""Cards, lands and sums of Koty as messages."""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import UNKNOWN, Face, Say
from kociarnia.games.koty.rules.deck import JOKER, RAVEN
from kociarnia.games.koty.rules.score import land
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import LANDS, Koty

MEETINGS = ("friends", "fight")  # of cats, at home or in an attack: they bring something


# The same few messages are needed for every reader after every move: they are made once.
@lru_cache(maxsize=4096)
def card(setup: Setup, face: Face, case: str = "") -> Say:
    """A card by its name; `case` is an attribute of the message: "acc" for what is played, "ins" for what one plays with."""
    if face == UNKNOWN:
        return Say("nine")
    return Say(f"card-{setup.deck.keys[face]}" + (f".{case}" if case else ""))


def acting(setup: Setup, face: Face, role: Face, case: str = "") -> Say:
    """A card that is played; a joker says what it stands for (R33)."""
    if face != JOKER:
        return card(setup, face, case)
    return Say("card-as" + (f".{case}" if case else ""), {"role": card(setup, role, case)})


@lru_cache(maxsize=4096)
def count(setup: Setup, top: Face, depth: int) -> str:
    """How a land is counted: "5 × 2 × 2 = 20"."""
    deck = setup.deck
    factors = [int(deck.value[top] if top else deck.nine)] if top or depth else [0]
    factors += [int(deck.times)] * (depth if top else max(0, depth - 1))
    text = " × ".join(map(str, factors))
    return text if len(factors) == 1 else f"{text} = {int(land(deck, top, depth))}"


def count_of(setup: Setup, state: Koty, cell: int) -> str:
    return count(setup, state.tops[cell], state.depth[cell])


def owner_and_land(cell: int) -> tuple[int, int]:
    """Seat and number of a land, the first being 1."""
    return cell // LANDS, cell % LANDS + 1


def meeting(own: bool, role: Face, top: Face, depth: int) -> str:
    """What it is to play `role` on a land, as the rulebook tells the cases apart."""
    if top == 0:
        if own:
            return "lay-nine" if depth else "lay"
        return "cover-raven" if role == RAVEN else "cover"
    if top == RAVEN:
        return "chase"
    how = "fight" if top == role else "friends"
    return how if own else f"attack-{how}"
