"""A glance at the table: about what a kitten's plans see (plans.py), in no time, because it is a sum over pages.

A page is one chapter of one kitten. What it is worth depends on how many cards its curse lacks there and how many are too many,
so a card that comes or goes is worth a look at one page, and a swap at two. Kinds are numbered from 0 here.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Seat
from kociarnia.engine.table import FACE
from kociarnia.games.czarujace_kotki.cards import KINDS, SURPLUS
from kociarnia.games.czarujace_kotki.plans import CLUTTER, FICKLE, HOPE, LEAD, RIVAL, nearness, professor
from kociarnia.games.czarujace_kotki.setting import Setting
from kociarnia.games.czarujace_kotki.state import Kotki

A_CARD: Final = 0.05  # of the win: a card less, when the professor is at the door
THE_RACE: Final = 0.3  # of the win: to be in the race when the professor comes, or not
THEIRS: Final = 0.7  # a rival's hopes count less than the own ones
LATER: Final = 0.4  # who has too few points for the race may still get them
HOPELESS: Final = 5  # so many cards and more are lacking


class Page:
    """One chapter of one kitten; sets of kinds have one bit for each."""

    def __init__(self, seat: Seat, chapter: i64, mine: bool) -> None:
        self.seat: Seat = seat
        self.chapter: i64 = chapter
        self.mine: bool = mine
        self.curse: i64 = 0
        self.points: float = 0.0  # of the curse
        self.paid: float = 0.0  # what felled curses pay for the cards here
        self.has: i64 = 0  # kinds that lie here,
        self.tight: i64 = 0  # those of them of which none is too many,
        self.lacks: i64 = 0  # and kinds that the curse lacks
        self.cards: i64 = 0
        self.missing: i64 = 0
        self.spare: i64 = 0
        self.worth: float = 0.0


class Glance:
    """What `seat` sees of pages and cards, and what it makes of them."""

    def __init__(self, s: Setting, world: Kotki, seat: Seat) -> None:
        self.s: Setting = s
        self.world: Kotki = world
        self.seat: Seat = seat
        self.rivals: float = float(s.players - 1)
        self.price: float = float(world.knobs[SURPLUS])
        self.most: float = float(s.box.caught_most)
        self.least: float = -1000.0 if s.players > 2 else float(s.box.caught_least)
        self.near: float = nearness(world)
        self.seized: float = professor(s, world)
        self.card: float = self.seized * self.near * A_CARD
        self.pays: bool = False  # do cards pay anything for themselves?
        self.more: list[float] = []  # if so: what one more is worth, at seat * KINDS + kind,
        self.less: list[float] = []  # and one less
        self.pages: list[Page] = []
        self.own: list[Page] = []
        for of in range(s.players):
            for chapter in range(world.open):
                page = Page(of, chapter, of == seat)
                self._read(page)
                self.pages.append(page)
                if of == seat:
                    self.own.append(page)
        self.scores: list[float] = [self._points(of) for of in range(s.players)]
        self.points: float = self.scores[seat]
        theirs = -1000.0
        for of in range(s.players):
            if of != seat:
                theirs = max(theirs, self.scores[of])
        self.lead: float = self.points - theirs
        free = 1.0 / (1.0 + math.exp(-self.lead / LEAD))
        self.point: float = (1.0 - self.seized) * free * (1.0 - free) / LEAD
        self.share: float = (1.0 - self.seized) * free + self.seized * THE_RACE * self._race(self.points)
        if self.pays:
            self._weigh_bonuses()
        self._weigh_goal()
        for page in self.pages:
            page.worth = self.worth(page, page.missing, page.spare)

    def _read(self, page: Page) -> None:
        box = self.s.box
        page.curse = self.world.display[page.chapter]
        page.points = float(box.points[page.curse])
        first = (page.seat * 3 + page.chapter) * KINDS
        needs = page.curse * KINDS
        bit: i64 = 1
        for kind in range(KINDS):
            here: i64 = self.world.area[first + kind]
            over = here - box.needs[needs + kind]
            if here > 0:
                page.has |= bit
                page.cards += here
                if over <= 0:
                    page.tight |= bit
            if over < 0:
                page.lacks |= bit
                page.missing -= over
            else:
                page.spare += over
            bit += bit

    def _points(self, seat: Seat) -> float:
        """The points that a kitten has now, bonuses included."""
        world = self.world
        box = self.s.box
        surplus: i64 = 0
        for kind in range(KINDS):
            surplus += world.surplus[seat * KINDS + kind]
        points = -self.price * float(surplus)
        for curse in world.felled[seat]:
            points += float(box.points[curse])
            bonus = box.bonus[curse]
            if 0 <= bonus < KINDS:
                points += self._pay(seat, bonus, float(box.bonus_points[curse]))
        return points

    def _pay(self, seat: Seat, kind: i64, each: float) -> float:
        """A felled curse pays for cards of this kind: how much now?"""
        self._expect_pay()
        self.more[seat * KINDS + kind] += each
        whole = 0.0
        for page in self.pages:
            if page.seat == seat:
                paid = each * float(self.world.area[(seat * 3 + page.chapter) * KINDS + kind])
                page.paid += paid
                whole += paid
        return whole

    def _expect_pay(self) -> None:
        if not self.pays:
            self.pays = True
            self.more = [0.0] * (self.s.players * KINDS)
            self.less = [0.0] * (self.s.players * KINDS)

    def _weigh_goal(self) -> None:
        """The own goal may pay for cards of a kind, if all curses fall."""
        goal = self.world.goals[self.seat] & FACE
        worth = self.s.box.worths[goal]
        if goal != UNKNOWN and worth.per < KINDS and not worth.what:
            self._expect_pay()
            steady = (1.0 - FICKLE) * self.point * float(worth.points)
            at = self.seat * KINDS + worth.per
            self.more[at] += steady
            self.less[at] -= steady

    def _weigh_bonuses(self) -> None:
        """What cards pay for themselves becomes what they are worth to me: points, and who is in the race."""
        race = self.seized * THE_RACE
        for at in range(self.s.players * KINDS):
            each = self.more[at]
            if each > 0.0:
                seat = at // KINDS
                points = self.scores[seat]
                side = 1.0 if seat == self.seat else -1.0 / self.rivals
                steady = (1.0 - FICKLE) * self.point * each
                self.more[at] = side * (steady + race * (self._race(points + each) - self._race(points)))
                self.less[at] = side * (race * (self._race(points - each) - self._race(points)) - steady)

    # --- what a page is worth

    def worth(self, page: Page, missing: i64, spare: i64) -> float:
        """If it lacked so many cards and had so many too many."""
        points = page.points - self.price * float(spare)
        cards = float(page.cards + page.missing - missing + spare - page.spare)
        hope = -CLUTTER * float(spare)
        if page.curse > 0:
            if missing == 0:
                if page.mine:
                    return self._fall(points - page.paid)
                hope = RIVAL * points
            elif missing < HOPELESS:
                hope += HOPE[missing] * points
        if page.mine:
            return self.point * hope - self.card * cards
        return (self.card * cards - self.point * THEIRS * hope) / self.rivals

    def _fall(self, points: float) -> float:
        """The curse falls to me, for so many points."""
        seized = professor(self.s, self.world, 1)
        free = 1.0 / (1.0 + math.exp(-(self.lead + points) / LEAD))
        return (1.0 - seized) * free + seized * THE_RACE * self._race(self.points + points) - self.share

    def _race(self, points: float) -> float:
        """How surely a kitten with such points is in the race when the professor comes (R43, R66)."""
        if points > self.most:
            return 0.0
        return 1.0 if points >= self.least else LATER * (1.0 - self.near)

    # --- what it is worth that a card ...

    def goes(self, page: Page, kind: i64) -> float:
        """... leaves its page."""
        gain = self.less[page.seat * KINDS + kind] if self.pays else 0.0
        if page.tight >> kind & 1:
            return gain + self.worth(page, page.missing + 1, page.spare) - page.worth
        return gain + self.worth(page, page.missing, page.spare - 1) - page.worth

    def comes(self, page: Page, kind: i64) -> float:
        """... comes to a page."""
        gain = self.more[page.seat * KINDS + kind] if self.pays else 0.0
        if page.lacks >> kind & 1:
            return gain + self.worth(page, page.missing - 1, page.spare) - page.worth
        return gain + self.worth(page, page.missing, page.spare + 1) - page.worth

    def turns(self, page: Page, kind: i64, into: i64) -> float:
        """... is exchanged for one of another kind."""
        gain = self.less[page.seat * KINDS + kind] + self.more[page.seat * KINDS + into] if self.pays else 0.0
        missing = page.missing
        spare = page.spare
        if page.tight >> kind & 1:
            missing += 1
        else:
            spare -= 1
        if page.lacks >> into & 1:
            missing -= 1
        else:
            spare += 1
        return gain + self.worth(page, missing, spare) - page.worth

    def arrives(self, seat: Seat, kind: i64) -> float:
        """... comes to that page of `seat` which is best for me."""
        best = -1000.0
        for page in self.pages:
            if page.seat == seat:
                best = max(best, self.comes(page, kind))
        return best

    def drawn(self, seat: Seat) -> float:
        """... comes from the deck to that page of `seat` which is best for me."""
        bag = self.world.bag
        if bag[UNKNOWN] == 0:
            return 0.0
        whole = 0.0
        for kind in range(KINDS):
            copies: i64 = bag[kind + 1]
            if copies > 0:
                whole += float(copies) * self.arrives(seat, kind)
        return whole / float(bag[UNKNOWN])

    def given(self, owner: Seat, kind: i64) -> float:
        """... goes to the kitten, neither me nor the owner, whom it serves least."""
        best = -1000.0
        for page in self.pages:
            if not page.mine and page.seat != owner:
                best = max(best, self.comes(page, kind))
        return best
