"""What lies face up in Sen for one reader, and by which handles choices, motions and boards name it.

Handles: `closed`, `open` (the top of that pile), `open.3` (a card below it, counted from the bottom), `hand.0`, `dream.1.2`
(slot 2 of seat 1) and, where it is played, `claim`.
"""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import UNKNOWN, Face
from kociarnia.engine.hidden_cards import FACE, SEEN
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import FLIP, GLANCE, NAME, PAIR, PICK, PROVE, WITH, Sen, first_slot, second_slot


def at_spot(setup: Setup, spot: int) -> str:
    return _at(spot // setup.slots, spot % setup.slots)


@lru_cache(maxsize=256)
def _at(seat: int, slot: int) -> str:
    return f"dream.{seat}.{slot}"


def landing(view: Sen) -> bool:
    """Is the last card of the hand already on its way to the open pile, where the dealer turns it over?"""
    return view.asking == FLIP


def held(view: Sen) -> int:
    """How many cards are in the player's hand."""
    return len(view.hand) - landing(view)


def face_up(setup: Setup, view: Sen, spot: int, aid: bool) -> Face:
    """The face that a card of a dream shows the reader: a view remembers perfectly, a screen must not (A37)."""
    card = view.dreams[spot]
    if aid or (view.awake and card >> SEEN & setup.all == setup.all):  # R33: dreams are turned up card by card
        return card & FACE
    claimed = view.asking == PROVE and spot == pointed_at(setup, view)[0]  # R57
    return card & FACE if claimed else UNKNOWN


def all_face_up(setup: Setup, view: Sen, seat: int) -> bool:
    """Has a whole dream been turned up at the end of its round?"""
    first = seat * setup.slots
    return view.awake and all(face_up(setup, view, first + slot, False) != UNKNOWN for slot in range(view.sizes[seat]))


def pointed_at(setup: Setup, view: Sen) -> list[int]:
    """The spots of the cards that somebody points at now: to look, to swap, to claim; all see that."""
    ask, first, detail = view.asking, view.asked * setup.slots, view.detail
    if ask in (WITH, GLANCE):
        return [detail]
    if ask == PAIR:
        return [first + first_slot(detail)]
    if ask in (NAME, PROVE):
        return [first + first_slot(detail), first + second_slot(detail)]
    return []


def browsed(view: Sen, reader: int, aid: bool) -> bool:
    """Does the reader see the whole open pile? Only for Pick 1, or with the memory aid (R25, A14, A38)."""
    return aid or (view.asking == PICK and view.asked == reader)


def at_open(view: Sen, index: int) -> str:
    """The handle of a card of the open pile, counted from the bottom."""
    return "open" if index == len(view.open) - 1 + landing(view) else f"open.{index}"


def nearest(view: Sen, face: Face) -> int:
    """Where the copy of a card lies that is nearest to the top of the open pile (A14)."""
    return len(view.open) - 1 - list(view.open)[::-1].index(face)
