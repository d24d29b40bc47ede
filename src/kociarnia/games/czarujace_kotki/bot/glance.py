"""A glance at the table: about what a kitten's plans see (plans.py), in no time, because it is a sum over pages.

What a page is worth depends on how many cards its curse lacks there and how many are too many. So there are only a few things
that a card can do to a page, and each is weighed once. Kinds are numbered from 0 here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Seat
from kociarnia.engine.table import FACE
from kociarnia.games.czarujace_kotki.bot.noted import Kind, Page, Paws
from kociarnia.games.czarujace_kotki.bot.prospects import FOR_MORE, FOR_TWO, Prospects, nearness, odds, pace_of, turns_left
from kociarnia.games.czarujace_kotki.rules.deck import KINDS, SURPLUS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, cards_on, kinds_on, lacking, number, tight_on
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import Kotki

RIVAL: Final = 0.85  # a rival's curse that is ready may still be spoilt
WORST: Final = -1000.0
EVEN: Final = 0.25  # how much of the win a little more of pros and cons makes, where all is even


@final
class Glance:
    """What a kitten sees of pages and cards, and what it makes of them; made once, to look again and again."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.players: i64 = setup.players
        self.rivals: float = float(setup.players - 1)
        self.most: float = float(setup.deck.caught_most)
        self.least: float = float(setup.deck.caught_least)
        self.of: Prospects = FOR_TWO if setup.players == 2 else FOR_MORE
        self.paws: list[Paws] = [Paws() for _ in range(setup.players)]
        self.chapters: i64 = setup.chapters
        self.pages: list[Page] = [
            Page(seat, chapter, self.paws[seat]) for seat in range(setup.players) for chapter in range(setup.chapters)
        ]
        self.all: list[Kind] = [Kind() for _ in range(KINDS)]
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
        self.display: list[i64] = []
        self.knobs: list[i64] = []
        self.price: float = 0.0
        self.near: float = 0.0
        self.seized: float = 0.0
        self.after: float = 0.0  # the same when a curse has fallen; below 0: not asked yet
        self.card: float = 0.0
        self.paid: bool = False  # do felled curses pay anybody for cards?
        self.now: i64 = 0  # counts how often all that follows was weighed anew
        self.left: i64 = 0  # curses,
        self.fallen: i64 = 0
        self.pros: float = 0.0  # and cons of the professor
        self.always: float = 0.0  # of which so much depends on curses alone,
        self.slope: float = 0.0  # and so much on each turn that is left
        self.turns: float = 0.0
        self.pace: float = 1.0
        self.each: float = 1.0  # points that make a win about three times as likely
        self.theirs: float = 0.0  # how the first rival stands if she comes
        self.pull: float = 0.0  # what it is worth to me that something speaks for her
        self.lead: float = 0.0
        self.point: float = 0.0
        self.share: float = 0.0
        self.their_point: float = 0.0  # what a point that a rival hopes for is worth to me,
        self.their_card: float = 0.0  # and a card of a rival
        # For which kind each goal pays if all curses fall, or -1; and my own: the kind, its points, and what a card is worth.
        self.kinds: list[i64] = [
            worth.per if worth.per < KINDS and not worth.what and goal != UNKNOWN else -1
            for goal, worth in enumerate(setup.deck.worths)
        ]
        self.wanted: i64 = -1
        self.prize: float = 0.0
        self.steady: float = 0.0
        # The plan of the spell that was chosen last: what its first step takes, and with what that is swapped.
        self.step: i64 = -1
        self.first: i64 = -1
        self.second: i64 = -1

    # --- looking

    def look(self, world: Kotki, seat: Seat) -> None:
        """How do the kittens stand? Within a turn most of it stays as it was."""
        if self.remembers(world, seat):
            if self.paid and self._pay_all():
                self._compare()
            return
        self.world = world
        self.seat = seat
        self.turn = world.turn
        self.deck = world.deck_left()
        self.step = -1
        left = self.left
        if self.display is not world.display:
            self.display = world.display
            left = world.curses_left()
        if not (self.felled is world.felled and self.knobs is world.knobs and self.left == left):
            self.felled = world.felled
            self.knobs = world.knobs
            self.left = left
            self._count_all()
        self._foresee()
        if self.paid:
            self._pay_all()
        self._compare()

    def remembers(self, world: Kotki, seat: Seat) -> bool:
        """Has nothing happened since the last look, but that cards have moved?"""
        return (
            self.world is world
            and self.seat == seat
            and self.turn == world.turn
            and self.felled is world.felled
            and self.knobs is world.knobs
            and self.deck == world.deck_left()
        )

    def _count_all(self) -> None:
        """What depends on curses alone; it stays as it was in most worlds of a search."""
        world = self.world
        price = float(world.knobs[SURPLUS])
        if self.price != price:
            self.price = price
            for page in self.pages:
                page.lying = -1
        self.fallen = 0
        for won in world.felled:
            self.fallen += len(won)
        of = self.of
        curses = float(self.left)
        self.each = of.lead + of.lead_more * curses
        self.always = of.caught + of.curses * curses + of.usual
        self.slope = of.turns + of.both * curses
        self.paid = False
        for seat in range(self.players):
            paws = self.paws[seat]
            paws.clear()
            self._count(paws, seat)
            if paws.paid:
                self.paid = True
        for seat in range(self.players):
            self._rank(seat)

    def _rank(self, seat: Seat) -> None:
        theirs = -1000.0
        for other in range(self.players):
            if other != seat and self.paws[other].points > theirs:
                theirs = self.paws[other].points
        paws = self.paws[seat]
        paws.theirs = theirs
        paws.free = odds((paws.points - theirs) / self.each)

    def _foresee(self) -> None:
        """What depends on the deck, and on whose turn it is."""
        world = self.world
        of = self.of
        turns = turns_left(world)
        self.near = nearness(of, turns)
        curses = float(self.left)
        pace = pace_of(self.fallen, world.turn)
        self.turns = turns
        self.pace = pace
        self.pros = self.always + self.slope * turns + of.close * self.near + of.late * (curses / pace - turns)
        self.seized = 1.0 if world.caught else odds(self.pros)
        self.after = -1.0
        self.card = -self.seized * EVEN * (of.card + of.card_near * self.near)
        self.their_card = self.card / self.rivals
        goal: i64 = world.goals[self.seat] & FACE
        self.wanted = self.kinds[goal]
        if self.wanted >= 0:
            self.prize = of.goal * float(self.setup.deck.worths[goal].points)

    def _lacks(self, missing: i64) -> float:
        """What a curse says for and against the professor that lacks so many cards in somebody's area."""
        if missing == 0:
            return self.of.ready
        if missing == 1:
            return self.of.one
        return self.of.two if missing == 2 else 0.0

    def _count(self, paws: Paws, seat: Seat) -> None:
        deck = self.setup.deck
        points = -self.price * float(cards_on(self.world.surplus[seat]))
        for curse in self.world.felled[seat]:
            points += float(deck.points[curse])
            bonus = deck.bonus[curse]
            if 0 <= bonus < KINDS:
                paws.paid = True
                paws.each[bonus] = paws.each[bonus] + deck.bonus_points[curse]
        paws.sure = points
        paws.points = points

    def _pay_all(self) -> bool:
        """What cards pay now; has that changed?"""
        area = self.world.area
        changed = False
        for seat in range(self.players):
            paws = self.paws[seat]
            if paws.paid:
                first = seat * CHAPTERS
                points = paws.sure + self._pay(paws, area[first] + area[first + 1] + area[first + 2])
                if points != paws.points:
                    paws.points = points
                    changed = True
        return changed

    def _compare(self) -> None:
        """What depends on points."""
        self.now += 1
        if self.paid:
            self._rank(self.seat)
        paws = self.paws[self.seat]
        seized = self.seized
        free = paws.free
        self.lead = paws.points - paws.theirs
        self.theirs = self._clean(paws.theirs)
        clean = odds(self._clean(paws.points) - self.theirs)
        point = (1.0 - seized) * free * (1.0 - free) / self.each + seized * EVEN * self.of.hopes
        self.point = point
        self.share = (1.0 - seized) * free + seized * clean
        self.pull = seized * (1.0 - seized) * (clean - free)
        self.their_point = -point * self.of.glance / self.rivals
        if self.paid:
            self._weigh_bonuses()
        if self.wanted >= 0:
            self.steady = self.prize * point

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

    # --- pages

    def own(self, chapter: i64) -> Page:
        return self.pages[self.seat * self.chapters + chapter]

    def read_own(self) -> None:
        for chapter in range(self.world.open):
            self.read(self.own(chapter))

    def read_all(self) -> None:
        open = self.world.open
        for page in self.pages:
            if page.chapter < open:
                self.read(page)

    def read(self, page: Page) -> None:
        """What lies there, and what can a card do to it?"""
        world = self.world
        lying = world.area[page.number]
        curse = world.display[page.chapter]
        if page.lying != lying or page.curse != curse:
            self._lay(page, lying, curse)
        elif page.since == self.now:
            return
        page.since = self.now
        missing = page.missing
        mine = page.seat == self.seat
        page.mine = mine
        # What a point hoped for here is worth to me, and a card.
        hope = self.point
        card = -self.card
        if not mine:
            hope = self.their_point
            card = self.their_card
        if missing == 0 and curse > 0:
            self._weigh_ready(page, hope, card)
            return
        littered = card - hope * page.litters
        page.littered = littered
        page.cleared = -littered
        if curse == 0:
            return
        away = self.pull * page.away
        page.robbed = hope * page.sinks - card + away
        page.spoilt = hope * page.spoils + away
        closer = self.pull * page.closer
        if missing > 1:
            page.filled = hope * page.rises + card + closer
            page.mended = hope * page.mends + closer
            return
        before = hope * page.hoped
        points = page.points
        if mine:
            before += card * page.cards
            page.filled = self._fall(page, points) - before
            if page.tight != page.has:
                page.mended = self._fall(page, points + self.price) - before
        else:
            page.filled = hope * RIVAL * points - before + card + closer
            page.mended = hope * RIVAL * (points + self.price) - before + closer

    def _lay(self, page: Page, lying: i64, curse: i64) -> None:
        """What follows from the cards and the curse alone."""
        page.lying = lying
        page.curse = curse
        deck = self.setup.deck
        needs = deck.needs[curse]
        lack = lacking(lying, needs)
        cards = cards_on(lying)
        missing = cards_on(lack)
        page.missing = missing
        page.has = kinds_on(lying)
        page.tight = tight_on(lying, needs)
        page.lacks = kinds_on(lack)
        if curse == 0:
            page.litters = self.clutter
            return
        page.cards = float(cards)
        spare = float(cards + missing - cards_on(needs))
        price = self.price
        points = float(deck.points[curse]) - price * spare
        page.points = points
        if missing < 2:
            page.hoped = self.hope_1 * points - self.clutter * spare
            if missing == 0:
                page.litters = self.clutter + self.hope_1 * price
                return
        now = self._surely(missing)
        worse = self._surely(missing + 1)
        page.litters = self.clutter + now * price
        page.sinks = (worse - now) * points
        page.spoils = page.sinks - worse * price - self.clutter
        lacks = self._lacks(missing)
        page.away = self._lacks(missing + 1) - lacks
        page.closer = self._lacks(missing - 1) - lacks
        if missing > 1:
            better = self._surely(missing - 1)
            page.rises = (better - now) * points
            page.mends = page.rises + better * price + self.clutter

    def _surely(self, missing: i64) -> float:
        """How surely a curse falls that lacks so many cards, but not none."""
        if missing == 1:
            return self.hope_1
        if missing == 2:
            return self.hope_2
        if missing == 3:
            return self.hope_3
        return self.hope_4 if missing == 4 else 0.0

    def _weigh_ready(self, page: Page, hope: float, card: float) -> None:
        """The same for a page that lacks nothing."""
        points = page.points
        robbed = hope * page.hoped
        spoilt = robbed - hope * page.litters
        if page.mine:
            now = self._fall(page, points)
            page.robbed = robbed + card * (page.cards - 1.0) - now
            page.spoilt = spoilt + card * page.cards - now
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
            self.after = 0.0 if self.left <= 1 else 1.0 if self.world.caught else odds(self.pros - self._fewer())
        free = odds((self.lead + points) / (self.each - self.of.lead_more))
        clean = odds(self._clean(page.paws.points + points) - self.theirs)
        return (1.0 - self.after) * free + self.after * clean - self.share

    def _fewer(self) -> float:
        """What one curse less says against the professor."""
        return self.of.curses + self.of.both * self.turns + self.of.late / self.pace

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
        if kind == self.wanted and page.mine:
            gain -= self.steady
        return gain + page.paws.less[kind] if self.paid else gain

    def comes(self, page: Page, kind: i64) -> float:
        """... comes to a page."""
        gain = page.filled if page.lacks >> kind & 1 else page.littered
        if kind == self.wanted and page.mine:
            gain += self.steady
        return gain + page.paws.more[kind] if self.paid else gain

    def trade(self, page: Page, kind: i64, other: Page, into: i64) -> float:
        """... pays by itself when it is swapped with one on another page, beside what that does to the pages."""
        gain = 0.0
        if self.paid:
            gain = page.paws.less[kind] + page.paws.more[into] + other.paws.less[into] + other.paws.more[kind]
        if page.mine != other.mine:
            if into == self.wanted:
                gain += self.steady if page.mine else -self.steady
            elif kind == self.wanted:
                gain += -self.steady if page.mine else self.steady
        return gain

    def survey(self) -> None:
        """All kinds at once, when all pages have been read."""
        for kind in self.all:
            kind.place = -1
            kind.goes = WORST
            kind.arrives = WORST
            kind.given = WORST
        open = self.world.open
        for page in self.pages:
            if page.chapter < open:
                self._survey(page)

    def _survey(self, page: Page) -> None:
        lacks = page.lacks
        filled = page.filled
        littered = page.littered
        paid = self.paid
        if not page.mine:
            for which in range(KINDS):
                kind = self.all[which]
                gain = filled if lacks >> which & 1 else littered
                if paid:
                    gain += page.paws.more[which]
                if gain > kind.given:
                    kind.given = gain
            return
        has = page.has
        tight = page.tight
        wanted = self.wanted
        for which in range(KINDS):
            kind = self.all[which]
            gain = filled if lacks >> which & 1 else littered
            gone = page.robbed if tight >> which & 1 else page.cleared
            if paid:
                gain += page.paws.more[which]
                gone += page.paws.less[which]
            if which == wanted:
                gain += self.steady
                gone -= self.steady
            if gain > kind.arrives:
                kind.arrives = gain
            if has >> which & 1 and gone > kind.goes:
                kind.goes = gone
                kind.place = page.number * KINDS + which
