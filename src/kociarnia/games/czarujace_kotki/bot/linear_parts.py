"""What the linear form (linear.py) keeps of kittens and of pages. Kinds are numbered from 0 here.

A gain is by how much my share of the win rises.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import Seat
from kociarnia.games.czarujace_kotki.bot.win_model import WinModel
from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS


@final
class Kitten:
    """The points of one kitten, and the slopes of my share of the win by what is hers."""

    def __init__(self) -> None:
        self.felled_points: float = 0.0  # for felled curses and surplus
        self.points: float = 0.0  # with what cards pay now
        self.paws: float = 0.0  # her odds if the professor comes
        self.gain_of_lead: float = 0.0  # by a point, if all curses fall
        self.gain_of_paws: float = 0.0  # by odds of 1 if the professor comes
        self.gain_of_contest: float = 0.0  # by a card, as far as it counts only between two who are in the race
        self.gain_of_point: float = 0.0  # that she may hope for
        self.gain_of_card: float = 0.0
        self.paid: bool = False  # do felled curses pay her for cards?
        self.pay: vec[i64] = vec[i64]([0] * KINDS)  # what they pay for a card of a kind
        self.cards_pay: bool = False  # by felled curses, or by my goal; then
        self.gain_of_more: vec[float] = vec[float]([0.0] * KINDS)  # by what one more of a kind pays,
        self.gain_of_fewer: vec[float] = vec[float]([0.0] * KINDS)  # or one fewer does not


@final
class Shape:
    """All that matters of a page to the win model, and how that changes when a card comes or goes.

    There are six such changes. A card is lacking, spare, or tight: needed, and none too many. One that is lacking fills a page,
    another litters it; a tight one that goes robs the page, a spare one that goes clears it; a tight one that is exchanged for
    one that is not lacking spoils it, a spare one that is exchanged for one that is lacking mends it.
    """

    def __init__(self, model: WinModel, promise: list[float], missing: i64, points: float, price: float, spare: float) -> None:
        """A curse of so many points lacks so many cards; so many more are spare, at that price each."""
        bounty = points - price * spare
        here = model.page_hope(promise, missing, bounty, spare)
        sign = model.page_sign(missing)
        self.bounty: float = bounty  # what its curse would bring
        self.hope: float = here  # points hoped for
        self.sign: float = sign  # for and against the professor
        self.littered: float = model.page_hope(promise, missing, bounty - price, spare + 1.0) - here  # cleared is the reverse
        self.robbed: float = model.page_hope(promise, missing + 1, bounty, spare) - here
        self.spoilt: float = model.page_hope(promise, missing + 1, bounty - price, spare + 1.0) - here
        self.further: float = model.page_sign(missing + 1) - sign  # robbed or spoilt
        self.filled: float = 0.0
        self.mended: float = 0.0
        self.closer: float = 0.0  # filled or mended
        if missing > 0:
            self.filled = model.page_hope(promise, missing - 1, bounty, spare) - here
            self.mended = model.page_hope(promise, missing - 1, bounty + price, spare - 1.0) - here
            self.closer = model.page_sign(missing - 1) - sign


@final
class Shapes:
    """Of a page, if it is mine, and if it is a rival's."""

    def __init__(self, mine: Shape, theirs: Shape) -> None:
        self.mine: Shape = mine
        self.theirs: Shape = theirs


@final
class Page:
    """One chapter of one kitten; sets of kinds have one bit for each."""

    def __init__(self, seat: Seat, chapter: i64, kitten: Kitten, shapes: Shapes) -> None:
        self.seat: Seat = seat
        self.chapter: i64 = chapter
        self.kitten: Kitten = kitten
        self.number: i64 = seat * CHAPTERS + chapter
        self.mine: bool = False
        self.cards_pay: bool = False  # as the kitten's
        self.read_with: i64 = -1  # the slopes that its gains were computed with, by their number
        self.lying: i64 = -1
        self.curse: i64 = 0
        self.cards: i64 = 0
        self.missing: i64 = 0
        self.spare: i64 = 0
        self.shapes: Shapes = shapes
        self.has: i64 = 0  # kinds that lie here,
        self.tight: i64 = 0  # those of them of which none is too many,
        self.lacks: i64 = 0  # and kinds that the curse lacks
        # Gains, if the page is ... (see Shape)
        self.filled: float = 0.0
        self.littered: float = 0.0
        self.robbed: float = 0.0
        self.cleared: float = 0.0
        self.spoilt: float = 0.0
        self.mended: float = 0.0
