"""Plans: how a table looks to one kitten, and what the best run of a card's program would make of it.

Cards are moved to and fro on one copy of the areas; nothing is dealt and no state is copied.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Seat
from kociarnia.engine.table import FACE
from kociarnia.games.czarujace_kotki.bot.prospects import FOR_MORE, FOR_TWO, Prospects, nearness, odds, pace_of, turns_left
from kociarnia.games.czarujace_kotki.rules import score
from kociarnia.games.czarujace_kotki.rules.deck import (
    CARD,
    CHAPTER,
    DECK,
    EITHER,
    GIVE_AWAY,
    KIND,
    KINDS,
    LEFT,
    OWN,
    PILE,
    SAME,
    SURPLUS,
    SWAP,
    TWO,
    Program,
)
from kociarnia.games.czarujace_kotki.rules.legal import cells, partners
from kociarnia.games.czarujace_kotki.rules.pages import (
    AREA,
    CHAPTERS,
    COUPLES,
    at,
    cards_on,
    exchange,
    exchange_chapters,
    lacking,
    listed,
    number,
    one,
)
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import Kotki

WORST: Final = -1.0e9
OUT: Final = -100.0  # of the race
PAIR: Final = 6  # bits of a place


@final
class Plans:
    """One look at the table through the eyes of `me`."""

    def __init__(self, setup: Setup, view: Kotki, me: Seat) -> None:
        self.setup: Setup = setup
        self.view: Kotki = view
        self.area: list[i64] = view.area[:]
        self.me: Seat = me
        self.of: Prospects = FOR_TWO if setup.players == 2 else FOR_MORE
        self.turns: float = turns_left(view)
        self.near: float = nearness(self.of, self.turns)
        self.left: i64 = view.curses_left()
        self.felled: i64 = 0
        self.fallen: i64 = 0  # chapters whose curses fall at the end of my turn, one bit each,
        self.falls: i64 = 0  # and how many these are
        self.lack: float = 0.0  # what areas say for and against the professor
        self.sure: float = 0.0
        self.hope: float = 0.0
        self.cards: float = 0.0
        self.swaps: dict[int, float] = {}  # what has been found of pairs of places
        self.price: float = float(view.knobs[SURPLUS])
        self.points: list[float] = []
        self.paid: i64 = 0  # the set of seats whom felled curses pay for cards of a kind
        self.bonus: list[i64] = []  # what they pay for each; empty if nobody is paid
        self.kind: i64 = -1  # the kind for which my goal pays me,
        self.wanted: i64 = 0  # and how much
        for seat in range(setup.players):
            points = -self.price * float(cards_on(view.surplus[seat]))
            for curse in view.felled[seat]:
                points += float(setup.deck.points[curse])
                bonus = setup.deck.bonus[curse]
                if 0 <= bonus < KINDS:
                    if self.paid == 0:
                        self.bonus = [0] * (setup.players * KINDS)
                    self.paid |= at(seat)
                    self.bonus[seat * KINDS + bonus] = self.bonus[seat * KINDS + bonus] + setup.deck.bonus_points[curse]
            self.points.append(points)
            self.felled += len(view.felled[seat])
        self.goal: i64 = view.goals[me] & FACE
        if self.goal != UNKNOWN:
            worth = setup.deck.worths[self.goal]
            if worth.per < KINDS and not worth.what:
                self.kind = worth.per
                self.wanted = worth.points
                self.goal = UNKNOWN

    # --- how the table looks

    def _stand(self, seat: Seat) -> None:
        """What `seat` has for sure if my turn ended now, what it may hope for beyond that, and its cards then."""
        deck = self.setup.deck
        of = self.of
        display = self.view.display
        mine = seat == self.me
        promise = of.mine if mine else of.theirs
        sure = self.points[seat]
        hope = 0.0
        cards: i64 = 0
        for chapter in range(self.view.open):
            page = self.area[seat * CHAPTERS + chapter]
            curse: i64 = 0 if self.fallen >> chapter & 1 else display[chapter]
            needs = deck.needs[curse]
            missing = cards_on(lacking(page, needs))
            held = cards_on(page)
            spare = float(held + missing - cards_on(needs))
            if mine and missing == 0 and curse > 0:  # it falls: the chapter will be empty
                self.fallen |= at(chapter)
                self.falls += 1
                sure += float(deck.points[curse]) - self.price * spare
                continue
            cards += held
            if self.paid >> seat & 1:
                paid = float(self._paid(seat, page))
                sure += paid
                hope += (of.paid - 1.0) * paid
            if mine and self.kind >= 0:
                hope += of.goal * float(self.wanted * number(page, self.kind))
            hope += of.spare * spare
            if curse > 0 and missing < len(promise):
                hope += promise[missing] * (float(deck.points[curse]) - self.price * spare)
                if missing == 0:
                    self.lack += of.ready
                elif missing == 1:
                    self.lack += of.one
                elif missing == 2:
                    self.lack += of.two
        self.sure = sure
        self.hope = hope
        self.cards = float(cards)

    def _paid(self, seat: Seat, page: i64) -> i64:
        paid: i64 = 0
        for kind in range(KINDS):
            paid += self.bonus[seat * KINDS + kind] * number(page, kind)
        return paid

    def _clean(self) -> float:
        """How well the kitten stands that was looked at last, if the professor comes: by clean paws."""
        of = self.of
        many = float(self.setup.players)
        if self.view.caught:  # this turn is the last
            race = self.sure <= float(self.setup.deck.caught_most) and (
                many > 2.0 or self.sure >= float(self.setup.deck.caught_least)
            )
            return 0.1 * self.sure - 2.0 * self.cards if race else OUT
        if self.sure > float(self.setup.deck.caught_most):
            self.lack += of.rich / many
            return of.out + of.out_near * self.near + of.hopes * self.hope
        stand = of.point * self.sure + of.hopes * self.hope + (of.card + of.card_near * self.near) * self.cards
        if self.sure < float(self.setup.deck.caught_least):
            self.lack += of.poor / many
            stand += of.few + of.few_near * self.near + of.few_hope * min(self.hope, 6.0)
        return stand

    def caught(self) -> float:
        """How likely the professor comes before the last curse falls, with those that fall now."""
        left = self.left - self.falls
        if left <= 0:
            return 0.0
        if self.view.caught:
            return 1.0
        of = self.of
        curses = float(left)
        pace = pace_of(self.felled + self.falls, self.view.turn)
        return odds(
            of.caught
            + of.curses * curses
            + (of.turns + of.both * curses) * self.turns
            + of.close * self.near
            + of.late * (curses / pace - self.turns)
            + self.lack
        )

    def look(self) -> float:
        """My share of the win if my turn ended now."""
        return self.shares()[self.me]

    def shares(self) -> list[float]:
        """How surely each kitten comes before another: by points if all curses fall, by clean paws if the professor comes."""
        players = self.setup.players
        free: list[float] = []
        clean: list[float] = []
        self.falls = 0
        self.fallen = 0
        self.lack = 0.0
        for turn in range(players):
            self._stand((self.me + turn) % players)  # I come first: what I fell, nobody else can
            points = self.sure + self.hope
            if turn == 0 and self.goal != UNKNOWN:
                points += self.of.goal * float(score.goal_points(self.setup, self.view, self.me, self.goal, self.area))
            free.append(points)
            clean.append(self._clean())
        caught = self.caught()
        lead = self.of.lead + self.of.lead_more * float(self.left - self.falls)
        shares = [0.0] * players
        others = float(players - 1)
        for this in range(players):
            for that in range(this):
                beats = (1.0 - caught) * odds((free[this] - free[that]) / lead) + caught * odds(clean[this] - clean[that])
                one = (self.me + this) % players
                other = (self.me + that) % players
                shares[one] = shares[one] + beats / others  # in machine floats; `+=` on a list's item is generic
                shares[other] = shares[other] + (1.0 - beats) / others
        return shares

    # --- what a program makes of it

    def best(self, program: Program) -> float:
        """After the best run of a whole program."""
        return self.run(program.first, program.last, self.me)

    def run(self, step: i64, last: i64, mark: Seat) -> float:
        """After the best run of the steps from `step` on; `mark` got the last card."""
        if step >= last:
            return self.look()
        unit = self.setup.deck.unit[step]
        if unit == SWAP:
            return self._swap(step, last, mark)
        if unit == KIND:
            out = WORST
            for place in listed(cells(self.setup, self.area, OWN, self.me)):
                out = max(out, self.purge(step, last, mark, place))
            return out
        if unit == TWO:
            return self._two(step, last)
        if unit == CHAPTER:
            out = WORST
            for chapter in range(self.view.open):
                out = max(out, self.whole(step, last, chapter))
            return out
        if unit != CARD:
            out = WORST
            for couple in range(3):
                if COUPLES[couple][1] < self.view.open:
                    out = max(out, self.couple(step, last, couple))
            return out
        source = self.setup.deck.source_of(step, self.view.knobs)
        if source == DECK or source == EITHER:
            return self.drawn(step, last, mark)
        if source == PILE:
            return self.arrive(self.view.pile[-1], step, last, mark, self.me) if self.view.pile else self.look()
        out = WORST
        for place in listed(cells(self.setup, self.area, source, self.me, self.setup.deck.target[step])):
            out = max(out, self.pick(step, last, mark, place))
        return out if out > WORST else self.run(step + 1, last, mark)

    def pick(self, step: i64, last: i64, mark: Seat, place: i64) -> float:
        """The card at `place` is the one that the step moves."""
        page = place // KINDS
        cards = self.area[page]
        self.area[page] = cards - one(place % KINDS)
        out = self.arrive(place % KINDS + 1, step, last, mark, page // CHAPTERS)
        self.area[page] = cards
        return out

    def drawn(self, step: i64, last: i64, mark: Seat) -> float:
        """The top card of the deck comes; each unseen ingredient alike."""
        bag = self.view.bag
        if bag[UNKNOWN] == 0:
            return self.run(step + 1, last, mark)
        whole = 0.0
        for kind in range(1, KINDS + 1):
            if bag[kind] > 0:
                whole += float(bag[kind]) * self.arrive(kind, step, last, mark, self.me)
        return whole / float(bag[UNKNOWN])

    def arrive(self, kind: i64, step: i64, last: i64, mark: Seat, owner: Seat) -> float:
        """A card in hand goes where the step says, to the best place for whoever places it."""
        target = self.setup.deck.target[step]
        if target == PILE:
            return self.run(step + 1, last, mark)
        if target == OWN:
            return self.lay(kind, step, last, self.me)
        if target == SAME:
            return self.lay(kind, step, last, mark)
        if target == LEFT:
            return self.given(kind, step, last, (self.me + 1) % self.setup.players)
        out = WORST
        for seat in range(self.setup.players):
            if seat != self.me and seat != owner:
                if target == GIVE_AWAY:
                    out = max(out, self.given(kind, step, last, seat))
                else:
                    out = max(out, self.lay(kind, step, last, seat))
        return out

    def lay(self, kind: i64, step: i64, last: i64, seat: Seat) -> float:
        """At the chapter of `seat` that is best for me."""
        out = WORST
        for chapter in range(self.view.open):
            out = max(out, self.place(seat * CHAPTERS + chapter, kind, step, last, seat))
        return out

    def given(self, kind: i64, step: i64, last: i64, seat: Seat) -> float:
        """At the chapter of `seat` that is worst for me: the receiver chooses."""
        out = -WORST
        for chapter in range(self.view.open):
            out = min(out, self.place(seat * CHAPTERS + chapter, kind, step, last, seat))
        return out

    def place(self, page: i64, kind: i64, step: i64, last: i64, seat: Seat) -> float:
        """On this page of `seat`."""
        cards = self.area[page]
        self.area[page] = cards + one(kind - 1)
        out = self.run(step + 1, last, seat)
        self.area[page] = cards
        return out

    def purge(self, step: i64, last: i64, mark: Seat, place: i64) -> float:
        page = place // KINDS
        kind = place % KINDS
        cards = self.area[page]
        self.area[page] = cards - number(cards, kind) * one(kind)
        out = self.run(step + 1, last, mark)
        self.area[page] = cards
        return out

    def whole(self, step: i64, last: i64, chapter: i64) -> float:
        """A whole chapter goes to the pile, or to the left neighbour."""
        area = self.area
        page = self.me * CHAPTERS + chapter
        left = (self.me + 1) % self.setup.players * CHAPTERS + chapter
        cards = area[page]
        before = area[left]
        if self.setup.deck.target[step] == LEFT:
            area[left] = before + cards
        area[page] = 0
        out = self.run(step + 1, last, self.me)
        area[left] = before
        area[page] = cards
        return out

    def couple(self, step: i64, last: i64, couple: i64) -> float:
        exchange_chapters(self.area, self.me, couple)
        out = self.run(step + 1, last, self.me)
        exchange_chapters(self.area, self.me, couple)
        return out

    def _swap(self, step: i64, last: i64, mark: Seat) -> float:
        out = WORST
        source = self.setup.deck.source_of(step, self.view.knobs)
        for place in listed(cells(self.setup, self.area, source, self.me)):
            if place // AREA == self.me or source == OWN:  # swaps between two rivals are rarely the best
                out = max(out, self.swap_first(step, last, mark, place))
        return out if out > WORST else self.look()

    def swap_first(self, step: i64, last: i64, mark: Seat, first: i64) -> float:
        out = WORST
        for second in listed(partners(self.setup, self.area, step, self.me, first)):
            out = max(out, self.swap(step, last, mark, first, second))
        return out

    def swap_now(self, step: i64, last: i64, first: i64) -> float:
        """The same while nothing has been moved yet: either card may be the first, and swaps that change nothing are alike."""
        out = WORST
        for second in listed(partners(self.setup, self.area, step, self.me, first)):
            pair: i64 = -1
            if first % KINDS != second % KINDS and first // KINDS != second // KINDS:
                pair = (min(first, second) << PAIR) + max(first, second)
            if pair not in self.swaps:
                self.swaps[pair] = self.swap(step, last, self.me, first, second)
            out = max(out, self.swaps[pair])
        return out

    def swap(self, step: i64, last: i64, mark: Seat, first: i64, second: i64) -> float:
        exchange(self.area, first, second)
        out = self.run(step + 1, last, mark)
        exchange(self.area, first // KINDS * KINDS + second % KINDS, second // KINDS * KINDS + first % KINDS)
        return out

    def _two(self, step: i64, last: i64) -> float:
        """Of two cards drawn: about the better half of what comes."""
        bag = self.view.bag
        values: list[float] = []
        weights: list[float] = []
        for kind in range(1, KINDS + 1):
            if bag[kind] > 0:
                values.append(self.arrive(kind, step, step + 1, self.me, self.me))
                weights.append(float(bag[kind]) / float(bag[UNKNOWN]))
        out = 0.0
        for first in range(len(values)):
            for second in range(len(values)):
                out += weights[first] * weights[second] * max(values[first], values[second])
        return out if values else self.look()

    def kept(self, step: i64, kept: i64, other: i64) -> float:
        """Two cards are shared out: the first as the step says, the other by its second place."""
        out = self.arrive(kept, step, step + 1, self.me, self.me)
        target = self.setup.deck.second[step]
        if other > KINDS or target != GIVE_AWAY:
            return out
        now = self.look()
        gain = WORST
        for seat in range(self.setup.players):
            if seat != self.me:
                gain = max(gain, self.given(other, step, step + 1, seat) - now)
        return out + gain


def professor(setup: Setup, view: Kotki) -> float:
    """How likely Caught! comes before the last curse falls."""
    plans = Plans(setup, view, max(view.turn, 0) % setup.players)
    plans.look()
    return plans.caught()
