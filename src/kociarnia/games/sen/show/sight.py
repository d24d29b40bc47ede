"""What one reader sees of what lies on the table of Sen: a view remembers perfectly, a screen must not (A37)."""

from __future__ import annotations

from kociarnia.engine import UNKNOWN, Face
from kociarnia.engine.hidden_cards import FACE, SEEN
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import FLIP, GLANCE, NAME, PAIR, PICK, PROVE, WITH, Sen, first_slot, second_slot


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
