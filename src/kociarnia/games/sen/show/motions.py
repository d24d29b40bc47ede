"""What moves on a table of Sen, as one reader sees it: made from the reader's views and the move as the reader saw it.

A card that moves within its own place is turned over there, or only lifted when nothing is seen of it. A look shows its back to
all: what was seen is told by a fleeting line, so that nothing that is kept can remind anybody (A37). Whoever moves knows what
goes through the own hands; to the others a card that leaves a dream is turned over when it has landed.
"""

from __future__ import annotations

from kociarnia.engine import UNKNOWN, Face, Motion, MoveId
from kociarnia.engine.table import FACE
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import BARE, DETAIL, DRAW, FLIP, GLANCE, PROVE, SEAT, Sen
from kociarnia.games.sen.show.handles import asked, at_open, at_place, browsed, face_up, held, nearest, places, pointed_at
from kociarnia.games.sen.show.labels import art


def motions(rules: SenRules, before: Sen, move: MoveId, after: Sen, reader: int, aid: bool) -> list[Motion]:
    entry = before.agenda[-1]
    verb, args = rules.moves[move]
    seat = entry >> SEAT & 7
    if verb == "deal":
        out = _deal(rules, after, int(args[0]))
    elif verb == "face":
        out = _named(rules, before, entry, move - rules.face, after, aid, aid or before.turn == reader)
    elif verb == "take":
        out = _exchange(rules, before, "open", before.open[-1], seat * rules.slots + int(args[0]), aid or seat == reader)
    elif verb == "keep":
        face = before.hand[-1] & FACE
        out = _exchange(rules, before, "hand.0", face, seat * rules.slots + int(args[0]), aid or seat == reader)
    elif verb == "discard":
        out = [Motion("hand.0", "open", art(rules, before.hand[-1] & FACE))]
    elif verb == "use":
        out = [Motion("hand.0", "open", art(rules, move - rules.use))]
    elif verb == "choose":
        out = _choose(rules, before, int(args[0]))
    elif verb == "pick":
        seen = browsed(rules, before, reader, aid)
        source = at_open(before, nearest(before, move - rules.pick)) if seen else "open"
        out = [Motion(source, "hand.0", art(rules, move - rules.pick))]
    elif verb == "with":
        out = _swap(rules, before, entry >> DETAIL, move - rules.swap_with, aid)
    else:  # call, look, peek, claim and the like: somebody speaks or points
        out = []
    if after.awake and not before.awake:  # what all have seen is turned up at once; the dealer names the rest
        out += [
            Motion(at_place(rules, place), at_place(rules, place), art(rules, face_up(rules, after, place, False)))
            for place in places(rules, after)
            if face_up(rules, after, place, False) != UNKNOWN
        ]
    return out


def _deal(rules: SenRules, after: Sen, starter: int) -> list[Motion]:
    """R2, R5: round the table, one card each, and one for the open pile."""
    order = [(starter + step) % rules.players for step in range(rules.players)]
    dealt = [Motion("closed", f"dream.{seat}.{slot}") for slot in range(rules.size) for seat in order]
    return [*dealt, Motion("closed", "open")]


def _named(rules: SenRules, before: Sen, entry: int, face: Face, after: Sen, aid: bool, knows: bool) -> list[Motion]:
    """The dealer names a card to those who see it."""
    ask = asked(before)
    if ask == DRAW:
        return [Motion("closed", f"hand.{held(before)}", art(rules, face))]
    if ask == FLIP:
        return [] if knows and before.hand[-1] & FACE != UNKNOWN else [Motion("open", "open", art(rules, face))]
    if ask == GLANCE:
        place = at_place(rules, entry >> DETAIL)
        return [Motion(place, place)]
    if ask == BARE:
        if face_up(rules, before, entry >> DETAIL, aid) != UNKNOWN:
            return []
        place = at_place(rules, entry >> DETAIL)
        return [Motion(place, place, art(rules, face))]
    return _proved(rules, before, face, after) if ask == PROVE else []


def _proved(rules: SenRules, before: Sen, face: Face, after: Sen) -> list[Motion]:
    """The second of a claimed pair is turned up: both go, or both are covered again; a new card comes (R59, R60)."""
    first, second = pointed_at(rules, before)
    seat = first // rules.slots
    new = Motion("closed", f"dream.{seat}.{after.sizes[seat] - 1}")
    if len(after.open) == len(before.open):
        return [Motion(at_place(rules, second), at_place(rules, second), art(rules, face)), new]
    out = [
        Motion(at_place(rules, first), "open", art(rules, before.dreams[first] & FACE)),
        Motion(at_place(rules, second), "open", art(rules, face)),
    ]
    slots = [slot for slot in range(before.sizes[seat]) if seat * rules.slots + slot not in (first, second)]
    out += [Motion(f"dream.{seat}.{old}", f"dream.{seat}.{slot}") for slot, old in enumerate(slots) if old != slot]  # A29
    return [*out, new]


def _exchange(rules: SenRules, before: Sen, source: str, face: Face, place: int, knows: bool) -> list[Motion]:
    """A card goes into a dream, then the old one to the open pile, where the dealer turns it over if it is not known."""
    slot = at_place(rules, place)
    old = before.dreams[place] & FACE if knows else UNKNOWN
    return [Motion(source, slot, art(rules, face)), Motion(slot, "open", art(rules, old))]


def _choose(rules: SenRules, before: Sen, kept: int) -> list[Motion]:
    """R26: the other card goes on the open pile, and the kept one is now alone."""
    out = [Motion(f"hand.{1 - kept}", "open", art(rules, before.hand[1 - kept] & FACE))]
    if kept:
        out.append(Motion("hand.1", "hand.0", art(rules, before.hand[1] & FACE)))
    return out


def _swap(rules: SenRules, before: Sen, first: int, second: int, aid: bool) -> list[Motion]:
    """R29, A17: nobody sees a card of it, unless it lies open by the memory aid."""
    one, two = at_place(rules, first), at_place(rules, second)
    return [
        Motion(one, two, art(rules, face_up(rules, before, first, aid))),
        Motion(two, one, art(rules, face_up(rules, before, second, aid))),
    ]
