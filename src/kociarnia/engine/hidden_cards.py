"""Cards that carry who has seen them, and the bag of the cards whose whereabouts are unknown.

A card is one int: its face, the observers who have seen it, and its number in the shuffled deck. Who has looked at which
card is public, so is where it came from; both stay in a view, and the face is there only for those who have seen it. A card
that nobody has seen has no face anywhere, not even in the server's state: the dealer names it when somebody looks.

A bag counts the cards that this observer cannot locate, by face; bag[UNKNOWN] is how many they are in all.

Bags and zones are vecs: machine ints side by side, which a copy takes at once. A game that keeps plain lists finds the same
functions in plain_lists.py.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Dice, Face, Observer, Observers

Card: TypeAlias = i64
FACE: Final = 127  # card & FACE is the face
SEEN: Final = 7  # card >> SEEN & OBSERVERS are those who have seen it
OBSERVERS: Final = 127  # six seats and the audience
NUMBER: Final = 14  # card >> NUMBER is its number, by which the dealer of a duplicate deal finds its face
EMPTY: Final = 0  # no card


def take(bag: vec[i64], face: Face) -> None:
    """A card of this face has been located."""
    bag[face] -= 1
    bag[UNKNOWN] -= 1


def put(bag: vec[i64], face: Face) -> None:
    """A card of this face is located no more."""
    bag[face] += 1
    bag[UNKNOWN] += 1


def reveal(card: Card, face: Face, to: Observers, bag: vec[i64]) -> Card:
    """`card` after `to` have looked and the dealer said `face` (UNKNOWN to an observer who is not among them)."""
    if card & FACE == UNKNOWN and face != UNKNOWN:
        take(bag, face)
        card |= face
    return card | to << SEEN


def hide(zone: vec[Card], bag: vec[i64], observer: Observer) -> None:
    """Forget the faces in `zone` that `observer` has not seen: they go back into the bag."""
    for i in range(len(zone)):
        card = zone[i]
        face: Face = card & FACE
        if face != UNKNOWN and card >> SEEN >> observer & 1 == 0:
            put(bag, face)
            zone[i] = card - face


def hidden(zone: vec[Card], observer: Observer) -> i64:
    """How many faces `hide` would forget."""
    count: i64 = 0
    for i in range(len(zone)):
        card = zone[i]
        if card & FACE != UNKNOWN and card >> SEEN >> observer & 1 == 0:
            count += 1
    return count


def fill(zone: vec[Card], bag: vec[i64], dice: Dice) -> None:
    """Give a face to every card of `zone` that somebody has seen; the rest have none in any world."""
    for i in range(len(zone)):
        card = zone[i]
        if card >> SEEN & OBSERVERS != 0 and card & FACE == UNKNOWN:
            face = dice.draw(bag)
            take(bag, face)
            zone[i] = card + face


def faces(bag: vec[i64], card: Card) -> list[Face]:
    """What `card` may turn out to be, ascending."""
    if card & FACE != UNKNOWN:
        return [card & FACE]
    return [face for face in range(1, len(bag)) if bag[face] > 0]
