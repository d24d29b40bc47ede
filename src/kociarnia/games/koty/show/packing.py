"""What lies before a seat as a few numbers: it is looked up for every reader after every move, and quickly made so."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.games.koty.rules.deck import FACES
from kociarnia.games.koty.rules.state import DEEP, LANDS, Koty

FACE_BITS: Final[i64] = 4  # FACES is 15; a hand has no more cards of one face
FACE: Final[i64] = 15
DEPTH_BITS: Final[i64] = 2
DEPTH: Final[i64] = 3
LAND_BITS: Final[i64] = 6


def dream_of(view: Koty, seat: i64) -> i64:
    """The top card and the depth of each land."""
    out: i64 = 0
    for cell in range(seat * LANDS + LANDS - 1, seat * LANDS - 1, -1):
        out = out << LAND_BITS | view.tops[cell] << DEPTH_BITS | view.depth[cell]
    return out


def top_in(dream: i64, land: i64) -> i64:
    return dream >> land * LAND_BITS + DEPTH_BITS & FACE


def depth_in(dream: i64, land: i64) -> i64:
    return dream >> land * LAND_BITS & DEPTH


def full_in(dream: i64) -> int:
    """R67: lands of three nines."""
    full = 0
    for land in range(LANDS):
        if depth_in(dream, land) == DEEP:
            full += 1
    return full


def nines_of(view: Koty, seat: i64) -> i64:
    return _packed(view.nines, seat * LANDS * DEEP, LANDS * DEEP)


def cards_of(counts: vec[i64], seat: i64) -> i64:
    """How many cards of each face."""
    return _packed(counts, seat * FACES, FACES)


def number(packed: i64, at: i64) -> int:
    """One of the nines, or the count of one face."""
    return packed >> at * FACE_BITS & FACE


def _packed(numbers: vec[i64], first: i64, size: i64) -> i64:
    out: i64 = 0
    for at in range(first + size - 1, first - 1, -1):
        out = out << FACE_BITS | numbers[at]
    return out
