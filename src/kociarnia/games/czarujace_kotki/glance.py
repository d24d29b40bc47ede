"""A glance at the table: about what a kitten's plans see (plans.py), in no time, because it is a sum over pages.

What a page is worth depends on how many cards its curse lacks there and how many are too many. So there are only a few things
that a card can do to a page, and each is weighed once. Kinds are numbered from 0 here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Seat
from kociarnia.engine.table import FACE
from kociarnia.games.czarujace_kotki.cards import KINDS, SURPLUS
from kociarnia.games.czarujace_kotki.pages import at, cards_on, kinds_on, lacking, number, tight_on
from kociarnia.games.czarujace_kotki.prospects import FOR_MORE, FOR_TWO, Prospects, nearness, odds, pace_of, turns_left
from kociarnia.games.czarujace_kotki.setting import Setting
from kociarnia.games.czarujace_kotki.state import CHAPTERS, Kotki

RIVAL: Final = 0.85  # a rival's curse that is ready may still be spoilt
EVEN: Final = 0.25  # how much of the win a little more of pros and cons makes, where all is even


@final
class Paws:
    """How one kitten stands, and what cards pay for themselves there."""

    def __init__(self) -> None:
        self.sure: float = 0.0  # its points, without
        self.points: float = 0.0  # and with what cards pay now
        self.paid: bool = False  # do felled curses pay for cards?
        self.pays: bool = False  # do they, or its goal?
        self.kinds: i64 = 0  # for these kinds
        self.each: list[i64] = [0] * KINDS  # what felled curses pay for a card of a kind
        self.more: list[float] = [0.0] * KINDS  # what one more is worth to me,
        self.less: list[float] = [0.0] * KINDS  # and one less

    def clear(self) -> None:
        if self.pays:
            self.paid = False
            self.pays = False
            for kind in range(KINDS):
                if self.kinds >> kind & 1:
                    self.each[kind] = 0
                    self.more[kind] = 0.0
                    self.less[kind] = 0.0
            self.kinds = 0


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
        self.lying: i64 = 0
        self.curse: i64 = 0
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
class Glance:
    """What a kitten sees of pages and cards, and what it makes of them; made once, to look again and again."""

    def __init__(self, s: Setting) -> None:
        self.s: Setting = s
        self.players: i64 = s.players
        self.rivals: float = float(s.players - 1)
        self.most: float = float(s.box.caught_most)
        self.least: float = float(s.box.caught_least)
        self.of: Prospects = FOR_TWO if s.players == 2 else FOR_MORE
        self.paws: list[Paws] = [Paws() for _ in range(s.players)]
        self.chapters: i64 = s.chapters
        self.pages: list[Page] = [
            Page(seat, chapter, self.paws[seat]) for seat in range(s.players) for chapter in range(s.chapters)
        ]
        self.hope_1: float = self.of.mine[1]  # what part of its points a curse promises that lacks so many cards
        self.hope_2: float = self.of.mine[2]
        self.hope_3: float = self.of.mine[3]
        self.hope_4: float = self.of.mine[4]
        self.clutter: float = -self.of.spare  # what a card costs that no curse needs
        self.world: Kotki = Kotki()
        self.seat: Seat = 0
        # What is remembered within a turn, and by what it is known to be the same.
        self.turn: i64 = 0
        self.deck: i64 = 0
        self.felled: list[list[int]] = []
        self.knobs: list[i64] = []
        self.price: float = 0.0
        self.near: float = 0.0
        self.seized: float = 0.0
        self.after: float = 0.0  # the same when a curse has fallen; below 0: not asked yet
        self.card: float = 0.0
        self.paid: bool = False  # do felled curses pay anybody for cards?
        self.now: i64 = 0  # counts how often all that follows was weighed anew
        self.left: i64 = 0  # curses
        self.pros: float = 0.0  # and cons of the professor
        self.fewer: float = 0.0  # what one curse less says against her
        self.each: float = 1.0  # points that make a win about three times as likely
        self.theirs: float = 0.0  # how the first rival stands if she comes
        self.pull: float = 0.0  # what it is worth to me that something speaks for her
        self.lead: float = 0.0
        self.point: float = 0.0
        self.share: float = 0.0
        self.their_point: float = 0.0  # what a point that a rival hopes for is worth to me,
        self.their_card: float = 0.0  # and a card of a rival
        # The plan of the spell that was chosen last: what its first step takes, and with what that is swapped.
        self.step: i64 = -1
        self.first: i64 = -1
        self.second: i64 = -1

    # --- looking

    def look(self, world: Kotki, seat: Seat) -> None:
        """How do the kittens stand? Within a turn most of it stays as it was."""
        if not self.remembers(world, seat):
            self.world = world
            self.seat = seat
            self.turn = world.turn
            self.deck = world.deck()
            self.felled = world.felled
            self.knobs = world.knobs
            self.step = -1
            self._count_all()
            self._compare()
        elif self.paid:
            self._compare()

    def remembers(self, world: Kotki, seat: Seat) -> bool:
        """Has nothing happened since the last look, but that cards have moved?"""
        return (
            self.world is world
            and self.seat == seat
            and self.turn == world.turn
            and self.felled is world.felled
            and self.knobs is world.knobs
            and self.deck == world.deck()
        )

    def _count_all(self) -> None:
        """What does not depend on the areas."""
        world = self.world
        self.price = float(world.knobs[SURPLUS])
        of = self.of
        turns = turns_left(world)
        self.near = nearness(of, turns)
        self.left = world.curses_left()
        curses = float(self.left)
        fallen: i64 = 0
        for won in world.felled:
            fallen += len(won)
        pace = pace_of(fallen, world.turn)
        self.pros = (
            of.caught
            + of.curses * curses
            + (of.turns + of.both * curses) * turns
            + of.close * self.near
            + of.late * (curses / pace - turns)
            + of.usual
        )
        self.fewer = of.curses + of.both * turns + of.late / pace
        self.seized = odds(self.pros)
        if world.caught:
            self.seized = 1.0
        self.after = -1.0
        self.card = -self.seized * EVEN * (of.card + of.card_near * self.near)
        self.each = of.lead + of.lead_more * curses
        self.paid = False
        for seat in range(self.players):
            paws = self.paws[seat]
            paws.clear()
            self._count(paws, seat)
            if paws.paid:
                self.paid = True

    def _lacks(self, missing: i64) -> float:
        """What a curse says for and against the professor that lacks so many cards in somebody's area."""
        if missing == 0:
            return self.of.ready
        if missing == 1:
            return self.of.one
        return self.of.two if missing == 2 else 0.0

    def _count(self, paws: Paws, seat: Seat) -> None:
        box = self.s.box
        points = -self.price * float(cards_on(self.world.surplus[seat]))
        for curse in self.world.felled[seat]:
            points += float(box.points[curse])
            bonus = box.bonus[curse]
            if 0 <= bonus < KINDS:
                paws.paid = True
                paws.pays = True
                paws.kinds |= at(bonus)
                paws.each[bonus] = paws.each[bonus] + box.bonus_points[curse]
        paws.sure = points
        paws.points = points

    def _compare(self) -> None:
        """What depends on points."""
        self.now += 1
        mine = 0.0
        theirs = -1000.0
        for seat in range(self.players):
            paws = self.paws[seat]
            if paws.paid:
                area = self.world.area
                first = seat * CHAPTERS
                paws.points = paws.sure + self._pay(paws, area[first] + area[first + 1] + area[first + 2])
            if seat == self.seat:
                mine = paws.points
            elif paws.points > theirs:
                theirs = paws.points
        self.lead = mine - theirs
        free = odds(self.lead / self.each)
        self.theirs = self._clean(theirs)
        clean = odds(self._clean(mine) - self.theirs)
        self.point = (1.0 - self.seized) * free * (1.0 - free) / self.each + self.seized * EVEN * self.of.hopes
        self.share = (1.0 - self.seized) * free + self.seized * clean
        self.pull = self.seized * (1.0 - self.seized) * (clean - free)
        self.their_point = -self.point * self.of.glance / self.rivals
        self.their_card = self.card / self.rivals
        if self.paid:
            self._weigh_bonuses()
        self._weigh_goal()

    def _pay(self, paws: Paws, cards: i64) -> float:
        """What felled curses pay for these cards."""
        pay: i64 = 0
        for kind in range(KINDS):
            pay += paws.each[kind] * number(cards, kind)
        return float(pay)

    def _weigh_bonuses(self) -> None:
        """What cards pay for themselves becomes what they are worth to me: points, and who is in the race."""
        race = self.seized * EVEN
        for seat in range(self.players):
            paws = self.paws[seat]
            if paws.paid:
                points = paws.points
                now = self._clean(points)
                side = 1.0 if seat == self.seat else -1.0 / self.rivals
                for kind in range(KINDS):
                    if paws.each[kind] > 0:
                        each = float(paws.each[kind])
                        steady = self.of.paid * self.point * each
                        paws.more[kind] = side * (steady + race * (self._clean(points + each) - now))
                        paws.less[kind] = side * (race * (self._clean(points - each) - now) - steady)

    def _weigh_goal(self) -> None:
        """The own goal may pay for cards of a kind, if all curses fall."""
        goal = self.world.goals[self.seat] & FACE
        worth = self.s.box.worths[goal]
        if goal != UNKNOWN and worth.per < KINDS and not worth.what:
            paws = self.paws[self.seat]
            kind = worth.per
            paws.pays = True
            paws.kinds |= at(kind)
            steady = self.of.goal * self.point * float(worth.points)
            if paws.each[kind] > 0:
                paws.more[kind] = paws.more[kind] + steady
                paws.less[kind] = paws.less[kind] - steady
            else:
                paws.more[kind] = steady
                paws.less[kind] = -steady

    # --- pages

    def own(self, chapter: i64) -> Page:
        return self.pages[self.seat * self.chapters + chapter]

    def read_own(self) -> None:
        for chapter in range(self.world.open):
            self.read(self.own(chapter))

    def read_all(self) -> None:
        for page in self.pages:
            if page.chapter < self.world.open:
                self.read(page)

    def read(self, page: Page) -> None:
        """What lies there, and what can a card do to it?"""
        lying = self.world.area[page.number]
        curse = self.world.display[page.chapter]
        if page.since == self.now and page.lying == lying and page.curse == curse:
            return
        page.since = self.now
        page.lying = lying
        page.curse = curse
        box = self.s.box
        needs = box.needs[curse]
        lack = lacking(lying, needs)
        cards = cards_on(lying)
        missing = cards_on(lack)
        page.mine = page.seat == self.seat
        page.has = kinds_on(lying)
        page.tight = tight_on(lying, needs)
        page.lacks = kinds_on(lack)
        # What a point hoped for here is worth to me, and a card.
        hope = self.point
        card = -self.card
        if not page.mine:
            hope = self.their_point
            card = self.their_card
        if curse == 0:
            page.littered = card - hope * self.clutter
            page.cleared = -page.littered
            return
        price = self.price
        spare = float(cards + missing - cards_on(needs))
        points = float(box.points[curse]) - price * spare
        worse = self._surely(missing + 1)
        if missing == 0:
            self._weigh_ready(page, points, hope * (worse * points - self.clutter * spare), hope, card, worse, float(cards))
            return
        now = self._surely(missing)
        page.littered = card - hope * (self.clutter + now * price)
        page.cleared = -page.littered
        lacks = self._lacks(missing)
        away = self.pull * (self._lacks(missing + 1) - lacks)
        page.robbed = hope * (worse - now) * points - card + away
        page.spoilt = hope * ((worse - now) * points - worse * price - self.clutter) + away
        closer = self.pull * (self._lacks(missing - 1) - lacks)
        if missing > 1:
            better = self._surely(missing - 1)
            page.filled = hope * (better - now) * points + card + closer
            page.mended = hope * ((better - now) * points + better * price + self.clutter) + closer
            return
        before = hope * (now * points - self.clutter * spare)
        if page.mine:
            before += card * float(cards)
            page.filled = self._fall(page, points) - before
            if page.tight != page.has:
                page.mended = self._fall(page, points + price) - before
        else:
            page.filled = hope * RIVAL * points - before + card + closer
            page.mended = hope * RIVAL * (points + price) - before + closer

    def _surely(self, missing: i64) -> float:
        """How surely a curse falls that lacks so many cards, but not none."""
        if missing == 1:
            return self.hope_1
        if missing == 2:
            return self.hope_2
        if missing == 3:
            return self.hope_3
        return self.hope_4 if missing == 4 else 0.0

    def _weigh_ready(
        self, page: Page, points: float, robbed: float, hope: float, card: float, worse: float, cards: float
    ) -> None:
        """The same for a page that lacks nothing; `robbed` is what would be hoped for if it lacked one card."""
        spoilt = robbed - hope * (worse * self.price + self.clutter)
        if page.mine:
            now = self._fall(page, points)
            page.robbed = robbed + card * (cards - 1.0) - now
            page.spoilt = spoilt + card * cards - now
            page.littered = self._fall(page, points - self.price) - now
            if page.tight != page.has:
                page.cleared = self._fall(page, points + self.price) - now
        else:
            now = hope * RIVAL * points
            page.robbed = robbed - now - card
            page.spoilt = spoilt - now
            page.littered = card - hope * RIVAL * self.price
            page.cleared = -page.littered

    def _fall(self, page: Page, points: float) -> float:
        """The curse falls to me, for so many points, and what lies there pays no more."""
        if page.paws.paid:
            points -= self._pay(page.paws, page.lying)
        if self.after < 0.0:
            self.after = 0.0 if self.left <= 1 else 1.0 if self.world.caught else odds(self.pros - self.fewer)
        free = odds((self.lead + points) / (self.each - self.of.lead_more))
        clean = odds(self._clean(page.paws.points + points) - self.theirs)
        return (1.0 - self.after) * free + self.after * clean - self.share

    def _clean(self, points: float) -> float:
        """How a kitten with such points stands if the professor comes (R43, R45, R66)."""
        of = self.of
        if points > self.most:
            return of.out + of.out_near * self.near
        stand = of.point * points
        if points < self.least:
            stand += of.few + of.few_near * self.near
        return stand

    # --- what it is worth that a card ...

    def goes(self, page: Page, kind: i64) -> float:
        """... leaves its page."""
        gain = page.robbed if page.tight >> kind & 1 else page.cleared
        return gain + page.paws.less[kind] if page.paws.pays else gain

    def comes(self, page: Page, kind: i64) -> float:
        """... comes to a page."""
        gain = page.filled if page.lacks >> kind & 1 else page.littered
        return gain + page.paws.more[kind] if page.paws.pays else gain

    def turns(self, page: Page, kind: i64, into: i64) -> float:
        """... is exchanged for one of another kind."""
        gain = 0.0
        if page.tight >> kind & 1:
            if not page.lacks >> into & 1:
                gain = page.spoilt
        elif page.lacks >> into & 1:
            gain = page.mended
        return gain + page.paws.less[kind] + page.paws.more[into] if page.paws.pays else gain

    def arrives(self, kind: i64) -> float:
        """... comes to that own page which is best."""
        best = -1000.0
        for chapter in range(self.world.open):
            gain = self.comes(self.own(chapter), kind)
            if gain > best:
                best = gain
        return best

    def drawn(self) -> float:
        """... comes from the deck to that own page which is best."""
        bag = self.world.bag
        if bag[UNKNOWN] == 0:
            return 0.0
        whole = 0.0
        for kind in range(KINDS):
            copies: i64 = bag[kind + 1]
            if copies > 0:
                whole += float(copies) * self.arrives(kind)
        return whole / float(bag[UNKNOWN])

    def given(self, owner: Seat, kind: i64) -> float:
        """... goes to the kitten, neither me nor the owner, whom it serves least."""
        best = -1000.0
        for page in self.pages:
            if not page.mine and page.seat != owner and page.chapter < self.world.open:
                gain = self.comes(page, kind)
                if gain > best:
                    best = gain
        return best
