"""The linear form of the win model, for playouts: what a card is worth that comes to a page or leaves it, in no time.

Near the present position the win model is about a sum over pages. Its slopes are taken once a turn: my gain by a point that
somebody may hope for, by a card, by a sign of the professor. The six things that a card can do to a page (see Shape) are worth
what they change, times these. Only a curse that falls to me is no small step: it is weighed by the model as a whole.

Slopes are taken without a look at all pages: at the points that kittens have.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Seat
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.czarujace_kotki.bot.linear_parts import Kitten, Page, Shape, Shapes
from kociarnia.games.czarujace_kotki.bot.win_model import Clock, WinModel, chance, steepness, win_chance
from kociarnia.games.czarujace_kotki.rules.deck import KINDS, SURPLUS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, cards_in, kinds_in, lacking, number, tight_in
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import Kotki

WORST: Final = -1.0e9
SPARES: Final = 16  # shapes of pages with fewer spare cards are kept,
LACKS: Final = 8  # and with fewer that are lacking


@final
class LinearForm:
    """Made once for a setup, to look at one table after another."""

    def __init__(self, model: WinModel) -> None:
        setup = model.setup
        self.model: WinModel = model
        self.setup: Setup = setup
        self.players: i64 = setup.players
        self.rivals: float = float(setup.players - 1)
        self.chapters: i64 = setup.chapters
        self.kittens: list[Kitten] = [Kitten() for _ in range(setup.players)]
        bare = Shape(model, [], 0, 0.0, 0.0, 0.0)
        self.pages: list[Page] = [
            Page(seat, chapter, self.kittens[seat], Shapes(bare, bare))
            for seat in range(setup.players)
            for chapter in range(setup.chapters)
        ]
        self.shapes: list[Shapes | None] = []  # those met so far
        # The table that was looked at last: it is known by these.
        self.world: Kotki = Kotki()
        self.seat: Seat = 0
        self.turn: i64 = 0
        self.surplus_price: float = -1.0
        self.curses_left: i64 = 0
        self.caught: bool = False
        self.felled: list[list[int]] = []
        self.surplus: list[i64] = []
        self.looks: i64 = 0  # so many
        # What was seen.
        self.clock: Clock = Clock()
        self.curses_felled: i64 = 0
        self.pays: bool = False  # do felled curses pay anybody for cards?
        self.professor: float = 0.0  # how likely she comes
        self.professor_later: float = 0.0  # the same when a curse has fallen; below 0: not asked yet
        # For which kind each goal pays if all curses fall, or -1; and my own.
        self.goal_kinds: list[i64] = [
            worth.per if worth.per < KINDS and not worth.what and goal != UNKNOWN else -1
            for goal, worth in enumerate(setup.deck.worths)
        ]
        self.goal_kind: i64 = -1
        self.goal_pay: float = 0.0
        # Slopes, and where they were taken.
        self.slopes: i64 = 0  # their number
        self.share: float = 0.0  # mine
        self.gain_of_sign: float = 0.0  # by odds of 1 that she comes
        # My gain if a card of a kind comes to the best own page, or to the rival whom it serves least: see survey().
        self.gain_if_mine: vec[float] = vec[float]([0.0] * KINDS)
        self.gain_if_theirs: vec[float] = vec[float]([0.0] * KINDS)

    # --- looking at a table

    def look(self, world: Kotki, seat: Seat) -> None:
        """Take the slopes for `seat`; within a turn most stays as it was."""
        if self.knows(world, seat):
            if self.pays and self._count_pay():
                self._take_slopes()
            return
        self.world = world
        self.seat = seat
        self.turn = world.turn
        self.caught = world.caught
        self.looks += 1
        price = float(world.knobs[SURPLUS])
        left = world.curses_left()
        if (
            self.curses_left != left
            or self.surplus_price != price
            or (self.felled is not world.felled and self.felled != world.felled)
            or (self.surplus is not world.surplus and self.surplus != world.surplus)
        ):
            self.curses_left = left
            self.felled = world.felled
            self.surplus = world.surplus
            if self.surplus_price != price:
                self.surplus_price = price
                self.shapes = [None] * (len(self.setup.deck.curses) * LACKS * SPARES)
                for page in self.pages:
                    page.lying = -1
            self._count_felled()
        model = self.model
        model.read_clock(self.clock, world)
        self.professor = model.professor(self.clock, left, self.curses_felled, model.professor_pages_usual)
        self.professor_later = -1.0
        goal: i64 = world.goals[seat] & FACE
        self.goal_kind = self.goal_kinds[goal]
        if self.goal_kind >= 0:
            self.goal_pay = model.goal_kept * float(self.setup.deck.worths[goal].points)
        if self.pays:
            self._count_pay()
        self._take_slopes()

    def knows(self, world: Kotki, seat: Seat) -> bool:
        """Has nothing happened at the table of the last look, but that cards have moved, or have come from the deck?"""
        return (
            self.world is world
            and self.seat == seat
            and self.turn == world.turn
            and self.caught == world.caught
            and self.curses_left == world.curses_left()
            and self.surplus_price == float(world.knobs[SURPLUS])
        )

    def _count_felled(self) -> None:
        deck = self.setup.deck
        self.curses_felled = 0
        self.pays = False
        for seat in range(self.players):
            kitten = self.kittens[seat]
            if kitten.paid:
                kitten.paid = False
                kitten.pay = vec[i64]([0] * KINDS)
            felled = self.felled[seat]
            self.curses_felled += len(felled)
            points = -self.surplus_price * float(cards_in(self.surplus[seat]))
            for curse in felled:
                points += float(deck.points[curse])
                kind = deck.bonus[curse]
                if 0 <= kind < KINDS:
                    self.pays = True
                    kitten.paid = True
                    kitten.pay[kind] = kitten.pay[kind] + deck.bonus_points[curse]
            kitten.felled_points = points
            kitten.points = points

    def _count_pay(self) -> bool:
        """What cards pay now; has that changed?"""
        area = self.world.area
        changed = False
        for seat in range(self.players):
            kitten = self.kittens[seat]
            if kitten.paid:
                first = seat * CHAPTERS
                points = kitten.felled_points + _pay_for(kitten, area[first] + area[first + 1] + area[first + 2])
                if points != kitten.points:
                    kitten.points = points
                    changed = True
        return changed

    def _take_slopes(self) -> None:
        """Of my share, the mean of win_chance() over the rivals, by all that it depends on."""
        model = self.model
        professor = self.professor
        scale = model.lead_scale(self.curses_left)
        me = self.kittens[self.seat]
        me.paws = model.clean_paws(self.clock, me.points, 0.0, 0.0)
        me.gain_of_lead = 0.0
        me.gain_of_paws = 0.0
        me.gain_of_contest = 0.0
        share = 0.0
        cleaner_than_ahead = 0.0
        for seat in range(self.players):
            if seat != self.seat:
                rival = self.kittens[seat]
                rival.paws = model.clean_paws(self.clock, rival.points, 0.0, 0.0)
                ahead = chance((me.points - rival.points) / scale)
                cleaner = chance(me.paws - rival.paws)
                share += win_chance(professor, ahead, cleaner)
                cleaner_than_ahead += cleaner - ahead
                rival.gain_of_lead = -(1.0 - professor) * steepness(ahead) / (scale * self.rivals)
                rival.gain_of_paws = -professor * steepness(cleaner) / self.rivals
                me.gain_of_lead -= rival.gain_of_lead
                me.gain_of_paws -= rival.gain_of_paws
                rival.gain_of_contest = rival.gain_of_paws * model.contest(self.clock, me.points, rival.points)
                me.gain_of_contest -= rival.gain_of_contest
                self._weigh(rival, -1)
        self._weigh(me, self.goal_kind)
        self.slopes += 1
        self.share = share / self.rivals
        self.gain_of_sign = steepness(professor) * cleaner_than_ahead / self.rivals

    def _weigh(self, kitten: Kitten, goal_kind: i64) -> None:
        """What follows from a kitten's two slopes."""
        kitten.gain_of_point = kitten.gain_of_lead + kitten.gain_of_paws * self.model.clean_paws_hope
        kitten.gain_of_card = kitten.gain_of_paws * self.model.card_odds(self.clock, kitten.points) + kitten.gain_of_contest
        kitten.cards_pay = kitten.paid or goal_kind >= 0
        if kitten.cards_pay:
            self._weigh_pay(kitten, goal_kind)

    def _weigh_pay(self, kitten: Kitten, goal_kind: i64) -> None:
        """What cards pay is points now, of which a part will be kept; and points decide who is in the race."""
        model = self.model
        kept = kitten.gain_of_lead * model.pay_kept + kitten.gain_of_paws * model.clean_paws_hope * (model.pay_kept - 1.0)
        for kind in range(KINDS):
            more = 0.0
            fewer = 0.0
            if kitten.pay[kind] > 0:
                pay = float(kitten.pay[kind])
                richer = model.clean_paws(self.clock, kitten.points + pay, 0.0, 0.0) - kitten.paws
                poorer = model.clean_paws(self.clock, kitten.points - pay, 0.0, 0.0) - kitten.paws
                more = kitten.gain_of_paws * richer + kept * pay
                fewer = kitten.gain_of_paws * poorer - kept * pay
            if kind == goal_kind:
                more += self.goal_pay * kitten.gain_of_point
                fewer -= self.goal_pay * kitten.gain_of_point
            kitten.gain_of_more[kind] = more
            kitten.gain_of_fewer[kind] = fewer

    # --- reading pages

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
        lying = self.world.area[page.number]
        curse = self.world.display[page.chapter]
        if page.lying != lying or page.curse != curse:
            self._count_page(page, lying, curse)
            self._weigh_page(page)
        elif page.read_with != self.slopes:
            self._weigh_page(page)

    def _weigh_page(self, page: Page) -> None:
        page.read_with = self.slopes
        mine = page.seat == self.seat
        page.mine = mine
        page.cards_pay = page.kitten.cards_pay
        shape = page.shapes.mine if mine else page.shapes.theirs
        point = page.kitten.gain_of_point
        card = page.kitten.gain_of_card
        page.littered = point * shape.littered + card
        page.cleared = -page.littered
        if page.curse == 0:
            return
        further = self.gain_of_sign * shape.further
        page.robbed = point * shape.robbed - card + further
        page.spoilt = point * shape.spoilt + further
        if mine and page.missing < 2:
            self._read_falling(page, shape)
            return
        closer = self.gain_of_sign * shape.closer
        page.filled = point * shape.filled + card + closer
        page.mended = point * shape.mended + closer

    def _count_page(self, page: Page, lying: i64, curse: i64) -> None:
        needs = self.setup.deck.needs[curse]
        lack = lacking(lying, needs)
        page.lying = lying
        page.curse = curse
        page.cards = cards_in(lying)
        page.missing = cards_in(lack)
        page.spare = page.cards + page.missing - cards_in(needs)
        page.has = kinds_in(lying)
        page.tight = tight_in(lying, needs)
        page.lacks = kinds_in(lack)
        shapes: Shapes | None = None
        which: i64 = -1
        if page.spare < SPARES and page.missing < LACKS:
            which = (curse * LACKS + page.missing) * SPARES + page.spare
            shapes = self.shapes[which]
        if shapes is None:
            shapes = Shapes(self._new_shape(page, True), self._new_shape(page, False))
            if which >= 0:
                self.shapes[which] = shapes
        page.shapes = shapes

    def _new_shape(self, page: Page, mine: bool) -> Shape:
        promise: list[float] = []  # a chapter without a curse promises nothing
        if page.curse > 0:
            promise = self.model.promise_mine if mine else self.model.promise_theirs
        points = float(self.setup.deck.points[page.curse])
        return Shape(self.model, promise, page.missing, points, self.surplus_price, float(page.spare))

    def _read_falling(self, page: Page, shape: Shape) -> None:
        """An own page whose curse falls, or will with one card more. What that gains is told beside an empty page."""
        point = page.kitten.gain_of_point
        card = page.kitten.gain_of_card
        sign = self.gain_of_sign
        price = self.surplus_price
        lying = point * shape.hope + card * float(page.cards) + sign * shape.sign
        falling = self._gain_of_fall(page, shape.bounty)
        cleared = falling if page.tight == page.has else self._gain_of_fall(page, shape.bounty + price)
        if page.missing > 0:
            page.filled = falling - lying
            page.mended = cleared - lying
            return
        page.robbed += lying - falling
        page.spoilt += lying - falling
        page.littered = self._gain_of_fall(page, shape.bounty - price) - falling
        page.cleared = cleared - falling

    def _gain_of_fall(self, page: Page, points: float) -> float:
        """Its curse falls to me, for so many points, and what lies there pays no more."""
        model = self.model
        left = self.curses_left - 1
        if self.professor_later < 0.0:
            self.professor_later = model.professor(self.clock, left, self.curses_felled + 1, model.professor_pages_usual)
        points += page.kitten.points
        if page.kitten.paid:
            points -= _pay_for(page.kitten, page.lying)
        scale = model.lead_scale(left)
        paws = model.clean_paws(self.clock, points, 0.0, 0.0)
        share = 0.0
        for seat in range(self.players):
            if seat != self.seat:
                rival = self.kittens[seat]
                ahead = chance((points - rival.points) / scale)
                share += win_chance(self.professor_later, ahead, chance(paws - rival.paws))
        return share / self.rivals - self.share

    # --- what cards can do

    def gain_if_there(self, page: Page, kind: i64) -> float:
        """If a card comes to a page."""
        gain = page.filled if page.lacks >> kind & 1 else page.littered
        return gain + page.kitten.gain_of_more[kind] if page.cards_pay else gain

    def survey(self) -> None:
        """The best of each kind at once, when all pages have been read."""
        mine = self.gain_if_mine
        theirs = self.gain_if_theirs
        for kind in range(KINDS):
            mine[kind] = WORST
            theirs[kind] = WORST
        for page in self.pages:
            if page.chapter < self.world.open:
                best = mine if page.mine else theirs
                lacks = page.lacks
                filled = page.filled
                littered = page.littered
                for kind in range(KINDS):  # as in gain_if_there()
                    gain = filled if lacks >> kind & 1 else littered
                    if page.cards_pay:
                        gain += page.kitten.gain_of_more[kind]
                    if gain > best[kind]:
                        best[kind] = gain


def _pay_for(kitten: Kitten, cards: i64) -> float:
    """What felled curses pay a kitten for these cards."""
    pay: i64 = 0
    for kind in range(KINDS):
        pay += kitten.pay[kind] * number(cards, kind)
    return float(pay)
