"""What a glance (glance.py) notes of kittens, of pages and of kinds. Kinds are numbered from 0 here."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kociarnia.engine.contract import Seat
from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS


@final
class Paws:
    """How one kitten stands, and what cards pay for themselves there."""

    def __init__(self) -> None:
        self.sure: float = 0.0  # its points, without
        self.points: float = 0.0  # and with what cards pay now
        self.theirs: float = 0.0  # the points of the first of the others
        self.free: float = 0.0  # how surely it comes before that one if all curses fall
        self.paid: bool = False  # do felled curses pay for cards?
        self.each: list[i64] = [0] * KINDS  # what they pay for a card of a kind
        self.more: list[float] = [0.0] * KINDS  # what one more is worth to me,
        self.less: list[float] = [0.0] * KINDS  # and one less

    def clear(self) -> None:
        if self.paid:
            self.paid = False
            for kind in range(KINDS):
                self.each[kind] = 0
                self.more[kind] = 0.0
                self.less[kind] = 0.0


@final
class Page:
    """One chapter of one kitten; sets of kinds have one bit for each."""

    def __init__(self, seat: Seat, chapter: i64, paws: Paws) -> None:
        self.seat: Seat = seat
        self.chapter: i64 = chapter
        self.paws: Paws = paws
        self.number: i64 = seat * CHAPTERS + chapter
        self.mine: bool = False
        self.since: i64 = -1  # when it was read: as it lies, with this curse, it is not read again
        self.lying: i64 = -1
        self.curse: i64 = 0
        self.missing: i64 = 0
        self.cards: float = 0.0
        self.points: float = 0.0  # what the curse would bring, as it lies
        self.hoped: float = 0.0  # the points hoped for if one card were missing
        # By how many points the hope rises or falls if a card ...
        self.rises: float = 0.0  # ... comes that is lacking
        self.sinks: float = 0.0  # ... goes of which none is too many; and if one ...
        self.litters: float = 0.0  # ... comes that is too many, it falls
        self.spoils: float = 0.0  # exchanged, as below
        self.mends: float = 0.0
        # What speaks for the professor then.
        self.closer: float = 0.0
        self.away: float = 0.0
        self.has: i64 = 0  # kinds that lie here,
        self.tight: i64 = 0  # those of them of which none is too many,
        self.lacks: i64 = 0  # and kinds that the curse lacks
        # How much more it is worth to me if a card ...
        self.filled: float = 0.0  # ... comes that is lacking
        self.littered: float = 0.0  # ... comes that is too many
        self.robbed: float = 0.0  # ... goes of which none is too many
        self.cleared: float = 0.0  # ... goes that is too many
        self.spoilt: float = 0.0  # ... of which none is too many is exchanged for one that is
        self.mended: float = 0.0  # ... that is too many is exchanged for one that is lacking


@final
class Kind:
    """What cards of one kind can do to the pages that have been read."""

    def __init__(self) -> None:
        self.place: i64 = -1  # the own one that does most good if it goes; -1 if there is none
        self.goes: float = 0.0  # what that is worth
        self.arrives: float = 0.0  # ... and that one comes to the best own page,
        self.given: float = 0.0  # or to the kitten whom it serves least
