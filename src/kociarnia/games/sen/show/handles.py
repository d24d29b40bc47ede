"""What lies face up in Sen for one reader, and by which handles choices, motions and boards name it.

Handles: `closed`, `open` (the top of that pile), `open.3` (a card below it, counted from the bottom), `hand.0`, `dream.1.2`
(slot 2 of seat 1) and, where it is played, `claim`.
"""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import UNKNOWN, Face
from kociarnia.engine.table import FACE, SEEN
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import ASK, DETAIL, FLIP, GLANCE, NAME, PAIR, PICK, PROVE, SEAT, WITH, Sen


def asked(view: Sen) -> int:
    """The question that is open now, -1 when there is none."""
    return view.agenda[-1] & ASK if view.agenda else -1


def at_place(rules: SenRules, place: int) -> str:
    return _at(place // rules.slots, place % rules.slots)


@lru_cache(maxsize=256)
def _at(seat: int, slot: int) -> str:
    return f"dream.{seat}.{slot}"


def places(rules: SenRules, view: Sen) -> list[int]:
    """Every card of every dream."""
    return [seat * rules.slots + slot for seat in range(rules.players) for slot in range(view.sizes[seat])]


def landing(view: Sen) -> bool:
    """Is the last card of the hand already on its way to the open pile, where the dealer turns it over?"""
    return asked(view) == FLIP


def held(view: Sen) -> int:
    """How many cards are in the player's hand."""
    return len(view.hand) - landing(view)


def face_up(rules: SenRules, view: Sen, place: int, aid: bool) -> Face:
    """The face that a card of a dream shows the reader: a view remembers perfectly, a screen must not (A37)."""
    card = view.dreams[place]
    if aid or (view.awake and card >> SEEN & rules.all == rules.all):  # R33: dreams are turned up card by card
        return card & FACE
    claimed = asked(view) == PROVE and place == pointed_at(rules, view)[0]  # R57
    return card & FACE if claimed else UNKNOWN


def whole_dream(rules: SenRules, view: Sen, seat: int) -> list[Face]:
    """The faces of a dream that has been turned up at the end of its round; empty before that."""
    if not view.awake:
        return []
    first = seat * rules.slots
    faces = [face_up(rules, view, first + slot, False) for slot in range(view.sizes[seat])]
    return [] if UNKNOWN in faces else faces


def pointed_at(rules: SenRules, view: Sen) -> list[int]:
    """The places of the cards that somebody points at now: to look, to swap, to claim; all see that."""
    if not view.agenda:
        return []
    entry = view.agenda[-1]
    ask, first, detail = entry & ASK, (entry >> SEAT & 7) * rules.slots, entry >> DETAIL
    if ask in (WITH, GLANCE):
        return [detail]
    if ask == PAIR:
        return [first + detail]
    if ask == PROVE:
        detail //= rules.words
    if ask in (NAME, PROVE):
        return [first + detail // rules.slots, first + detail % rules.slots]
    return []


def browsed(rules: SenRules, view: Sen, reader: int, aid: bool) -> bool:
    """Does the reader see the whole open pile? Only for Pick 1, or with the memory aid (R25, A14, A38)."""
    return aid or (asked(view) == PICK and rules.actor(view) == reader)


def at_open(view: Sen, index: int) -> str:
    """The handle of a card of the open pile, counted from the bottom."""
    return "open" if index == len(view.open) - 1 + landing(view) else f"open.{index}"


def nearest(view: Sen, face: Face) -> int:
    """Where the copy of a card lies that is nearest to the top of the open pile (A14)."""
    return len(view.open) - 1 - view.open[::-1].index(face)
