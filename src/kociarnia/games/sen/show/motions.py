"""What moves on a table of Sen, as one reader sees it: made from the reader's views and the move as the reader saw it.

A card that moves within its own spot is turned over there, or only lifted when nothing is seen of it. A look shows its back to
all: what was seen is told by a fleeting line, so that nothing that is kept can remind anybody (A37). Whoever moves knows what
goes through the own hands; to the others a card that leaves a dream is turned over when it has landed.
"""

from __future__ import annotations

from kociarnia.engine import UNKNOWN, Face, Motion, MoveId
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.sen.rules.legal import spots
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import DRAW, FLIP, GLANCE, PROVE, Sen
from kociarnia.games.sen.show.handles import at_open, at_spot, nearest
from kociarnia.games.sen.show.labels import art
from kociarnia.games.sen.show.sight import browsed, face_up, held, pointed_at


def motions(setup: Setup, before: Sen, move: MoveId, after: Sen, reader: int, aid: bool) -> list[Motion]:
    verb, args = setup.moves[move]
    seat = before.asked
    if verb == "deal":
        out = _deal(setup, int(args[0]))
    elif verb == "face":
        out = _named(setup, before, move - setup.face, after, aid, aid or before.turn == reader)
    elif verb == "take":
        out = _exchange(setup, before, "open", before.open[-1], seat * setup.slots + int(args[0]), aid or seat == reader)
    elif verb == "keep":
        face = before.hand[-1] & FACE
        out = _exchange(setup, before, "hand.0", face, seat * setup.slots + int(args[0]), aid or seat == reader)
    elif verb == "discard":
        out = [Motion("hand.0", "open", art(setup, before.hand[-1] & FACE))]
    elif verb == "use":
        out = [Motion("hand.0", "open", art(setup, move - setup.use))]
    elif verb == "choose":
        out = _choose(setup, before, int(args[0]))
    elif verb == "pick":
        seen = browsed(before, reader, aid)
        source = at_open(before, nearest(before, move - setup.pick)) if seen else "open"
        out = [Motion(source, "hand.0", art(setup, move - setup.pick))]
    elif verb == "with":
        out = _swap(setup, before, before.detail, move - setup.swap_with, aid)
    else:  # call, look, peek, claim and the like: somebody speaks or points
        out = []
    if after.awake and not before.awake:  # what all have seen is turned up at once; the dealer names the rest
        out += [
            Motion(at_spot(setup, spot), at_spot(setup, spot), art(setup, face_up(setup, after, spot, False)))
            for spot in spots(setup, after)
            if face_up(setup, after, spot, False) != UNKNOWN
        ]
    return out


def _deal(setup: Setup, starter: int) -> list[Motion]:
    """R2, R5: round the table, one card each, and one for the open pile."""
    order = [(starter + left) % setup.players for left in range(setup.players)]
    dealt = [Motion("closed", f"dream.{seat}.{slot}") for slot in range(setup.dream_size) for seat in order]
    return [*dealt, Motion("closed", "open")]


def _named(setup: Setup, before: Sen, face: Face, after: Sen, aid: bool, knows: bool) -> list[Motion]:
    """The dealer names a card to those who see it."""
    ask = before.asking
    if ask == DRAW:
        return [Motion("closed", f"hand.{held(before)}", art(setup, face))]
    if ask == FLIP:
        return [] if knows and before.hand[-1] & FACE != UNKNOWN else [Motion("open", "open", art(setup, face))]
    if ask == PROVE:
        return _proved(setup, before, face, after)
    here = at_spot(setup, before.detail)
    if ask == GLANCE:
        return [Motion(here, here)]
    return [] if face_up(setup, before, before.detail, aid) != UNKNOWN else [Motion(here, here, art(setup, face))]


def _proved(setup: Setup, before: Sen, face: Face, after: Sen) -> list[Motion]:
    """The second of a claimed pair is turned up: both go, or both are covered again; a new card comes (R59, R60)."""
    first, second = pointed_at(setup, before)
    seat = first // setup.slots
    new = Motion("closed", f"dream.{seat}.{after.sizes[seat] - 1}")
    if len(after.open) == len(before.open):
        return [Motion(at_spot(setup, second), at_spot(setup, second), art(setup, face)), new]
    out = [
        Motion(at_spot(setup, first), "open", art(setup, before.dreams[first] & FACE)),
        Motion(at_spot(setup, second), "open", art(setup, face)),
    ]
    slots = [slot for slot in range(before.sizes[seat]) if seat * setup.slots + slot not in (first, second)]
    out += [Motion(f"dream.{seat}.{old}", f"dream.{seat}.{slot}") for slot, old in enumerate(slots) if old != slot]  # A29
    return [*out, new]


def _exchange(setup: Setup, before: Sen, source: str, face: Face, spot: int, knows: bool) -> list[Motion]:
    """A card goes into a dream, then the old one to the open pile, where the dealer turns it over if it is not known."""
    slot = at_spot(setup, spot)
    old = before.dreams[spot] & FACE if knows else UNKNOWN
    return [Motion(source, slot, art(setup, face)), Motion(slot, "open", art(setup, old))]


def _choose(setup: Setup, before: Sen, kept: int) -> list[Motion]:
    """R26: the other card goes on the open pile, and the kept one is now alone."""
    out = [Motion(f"hand.{1 - kept}", "open", art(setup, before.hand[1 - kept] & FACE))]
    if kept:
        out.append(Motion("hand.1", "hand.0", art(setup, before.hand[1] & FACE)))
    return out


def _swap(setup: Setup, before: Sen, first: int, second: int, aid: bool) -> list[Motion]:
    """R29, A17: nobody sees a card of it, unless it lies open by the memory aid."""
    one, two = at_spot(setup, first), at_spot(setup, second)
    return [
        Motion(one, two, art(setup, face_up(setup, before, first, aid))),
        Motion(two, one, art(setup, face_up(setup, before, second, aid))),
    ]
