"""Plans: how a table looks to one kitten, and what the best run of a card's program would make of it.

Cards are moved to and fro on one copy of the areas; nothing is dealt and no state is copied.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Seat
from kociarnia.engine.table import FACE
from kociarnia.games.czarujace_kotki import score
from kociarnia.games.czarujace_kotki.cards import (
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
    SPARE,
    SURPLUS,
    SWAP,
    TWO,
    Program,
)
from kociarnia.games.czarujace_kotki.setting import Setting
from kociarnia.games.czarujace_kotki.state import Kotki
from kociarnia.games.czarujace_kotki.steps import AREA, COUPLES, cells, exchange, exchange_chapters, partners, source_of

HOPE: Final = [1.0, 0.5, 0.25, 0.1, 0.05, 0.02]  # how surely a curse falls that lacks so many cards
CLUTTER: Final = 0.05  # what any card that no curse needs costs
RIVAL: Final = 0.85  # a rival's curse that is ready may still be spoilt
FICKLE: Final = 0.3  # a card that pays a bonus or a goal now may be gone at the end
TURNS_A_CURSE: Final = 4.2
CARDS_A_TURN: Final = 1.55
USUAL: Final = 4.0  # how many curses the usual pace counts beside the pace of this table
SPREAD: Final = 3.5  # in turns: how far off such a guess mostly is
NEAR: Final = 5.0  # in turns
THEIRS: Final = 0.4  # a rival's hopes count less: whoever only spoils them comes nowhere
LEAD: Final = 3.5  # so many points ahead make a win about three times as likely
A_CARD: Final = 0.5  # how much a card more spoils clean paws
WORST: Final = -1.0e9


class Plans:
    """One look at the table through the eyes of `me`."""

    def __init__(self, s: Setting, view: Kotki, me: Seat) -> None:
        self.s: Setting = s
        self.table: Kotki = view.copy()
        self.me: Seat = me
        self.professor: list[float] = [professor(s, view, falls) for falls in range(4)]
        self.falls: i64 = 0  # curses that fall at the end of my turn
        self.near: float = nearness(view)
        self.price: float = float(view.knobs[SURPLUS])
        self.points: list[float] = []
        self.bonus: list[float] = [0.0] * (s.players * KINDS)  # what felled curses pay a seat for a card of a kind
        self.wanted: list[float] = [0.0] * KINDS  # what my goal may pay me for it
        for seat in range(s.players):
            points = -self.price * float(score.measure(s, view, seat, SPARE))
            for curse in view.felled[seat]:
                points += float(s.box.points[curse])
                bonus = s.box.bonus[curse]
                if 0 <= bonus < KINDS:
                    self.bonus[seat * KINDS + bonus] += float(s.box.bonus_points[curse])
            self.points.append(points)
        self.goal: i64 = view.goals[me] & FACE
        if self.goal != UNKNOWN:
            worth = s.box.worths[self.goal]
            if worth.per < KINDS and not worth.what:
                self.wanted[worth.per] = float(worth.points)
                self.goal = UNKNOWN

    # --- how the table looks

    def stand(self, seat: Seat) -> tuple[float, float, i64]:
        """What `seat` has for sure if its turn ended now, what it may hope for beyond that, and its cards then."""
        s = self.s
        area = self.table.area
        sure = self.points[seat]
        hope = 0.0
        cards: i64 = 0
        for chapter in range(self.table.open):
            at = seat * AREA + chapter * KINDS
            curse = self.table.display[chapter]
            missing: i64 = 0
            spare: i64 = 0
            paid = 0.0
            wanted = 0.0
            held: i64 = 0
            for kind in range(KINDS):
                here: i64 = area[at + kind]
                if here > 0:
                    held += here
                    paid += self.bonus[seat * KINDS + kind] * float(here)
                    if seat == self.me:
                        wanted += self.wanted[kind] * float(here)
                over: i64 = here - s.box.needs[curse * KINDS + kind]
                if over < 0:
                    missing -= over
                else:
                    spare += over
            if curse > 0 and missing == 0 and seat == self.me:  # it falls: the chapter will be empty
                self.falls += 1
                sure += float(s.box.points[curse]) - self.price * float(spare)
                continue
            cards += held
            sure += paid
            hope += (1.0 - FICKLE) * wanted - FICKLE * paid
            if curse == 0:
                hope -= CLUTTER * float(spare)
                continue
            worth = float(s.box.points[curse]) - self.price * float(spare)
            if missing == 0:
                hope += RIVAL * worth
            else:
                promise = HOPE[missing] if missing < len(HOPE) else 0.0
                hope += promise * worth - CLUTTER * float(spare)
        return sure, hope, cards

    def look(self) -> float:
        """My share of the win if my turn ended now."""
        return self.shares()[self.me]

    def shares(self) -> list[float]:
        """What share of the win each kitten may expect: by points if all curses fall, by clean paws if the professor comes."""
        s = self.s
        free: list[float] = []
        clean: list[float] = []
        whole_free = 0.0
        whole_clean = 0.0
        self.falls = 0
        for seat in range(s.players):
            sure, hope, cards = self.stand(seat)
            points = sure + hope
            if seat != self.me:
                points = sure + THEIRS * hope
            elif self.goal != UNKNOWN:
                points += (1.0 - FICKLE) * float(score.goal_points(s, self.table, seat, self.goal))
            free.append(math.exp(points / LEAD))
            clean.append(self._race(sure, hope) * math.exp(-self.near * A_CARD * float(cards) + 0.03 * sure))
            whole_free += free[seat]
            whole_clean += clean[seat]
        seized = self.professor[self.falls]
        whole_clean = max(whole_clean, 0.001)
        return [(1.0 - seized) * free[seat] / whole_free + seized * clean[seat] / whole_clean for seat in range(s.players)]

    def _race(self, sure: float, hope: float) -> float:
        """How surely a kitten with such points is in the race when the professor comes (R43, R66)."""
        most = float(self.s.box.caught_most)
        if sure > most:
            return 0.02
        if self.s.players > 2:
            return 1.0
        lacking = float(self.s.box.caught_least) - sure
        if lacking <= 0.0:
            return 1.0
        return (1.0 - self.near) * max(0.05, min(0.8, 0.2 + hope / lacking * 0.4)) + 0.02

    # --- what a program makes of it

    def best(self, program: Program) -> float:
        """After the best run of a whole program."""
        return self.run(program.first, program.last, self.me)

    def run(self, step: i64, last: i64, mark: Seat) -> float:
        """After the best run of the steps from `step` on; `mark` got the last card."""
        if step >= last:
            return self.look()
        unit = self.s.box.unit[step]
        if unit == SWAP:
            return self._swap(step, last, mark)
        if unit == KIND:
            out = WORST
            for place in cells(self.s, self.table, OWN, self.me):
                out = max(out, self.purge(step, last, mark, place))
            return out
        if unit == TWO:
            return self._two(step, last)
        if unit == CHAPTER:
            out = WORST
            for chapter in range(self.table.open):
                out = max(out, self.whole(step, last, chapter))
            return out
        if unit != CARD:
            out = WORST
            for couple in range(3):
                if COUPLES[couple][1] < self.table.open:
                    out = max(out, self.couple(step, last, couple))
            return out
        source = source_of(self.s, self.table, step)
        if source == DECK or source == EITHER:
            return self.drawn(step, last, mark)
        if source == PILE:
            return self.arrive(self.table.pile[-1], step, last, mark, self.me) if self.table.pile else self.look()
        out = WORST
        for place in cells(self.s, self.table, source, self.me, self.s.box.target[step]):
            out = max(out, self.pick(step, last, mark, place))
        return out if out > WORST else self.run(step + 1, last, mark)

    def pick(self, step: i64, last: i64, mark: Seat, place: i64) -> float:
        """The card at `place` is the one that the step moves."""
        self.table.area[place] = self.table.area[place] - 1
        out = self.arrive(place % KINDS + 1, step, last, mark, place // AREA)
        self.table.area[place] = self.table.area[place] + 1
        return out

    def drawn(self, step: i64, last: i64, mark: Seat) -> float:
        """The top card of the deck comes; each unseen ingredient alike."""
        bag = self.table.bag
        if bag[UNKNOWN] == 0:
            return self.run(step + 1, last, mark)
        whole = 0.0
        for kind in range(1, KINDS + 1):
            if bag[kind] > 0:
                whole += float(bag[kind]) * self.arrive(kind, step, last, mark, self.me)
        return whole / float(bag[UNKNOWN])

    def arrive(self, kind: i64, step: i64, last: i64, mark: Seat, owner: Seat) -> float:
        """A card in hand goes where the step says, to the best place for whoever places it."""
        target = self.s.box.target[step]
        if target == PILE:
            return self.run(step + 1, last, mark)
        if target == OWN:
            return self.lay(kind, step, last, self.me)
        if target == SAME:
            return self.lay(kind, step, last, mark)
        if target == LEFT:
            return self.given(kind, step, last, (self.me + 1) % self.s.players)
        out = WORST
        for seat in range(self.s.players):
            if seat != self.me and seat != owner:
                if target == GIVE_AWAY:
                    out = max(out, self.given(kind, step, last, seat))
                else:
                    out = max(out, self.lay(kind, step, last, seat))
        return out

    def lay(self, kind: i64, step: i64, last: i64, seat: Seat) -> float:
        """At the chapter of `seat` that is best for me."""
        out = WORST
        for chapter in range(self.table.open):
            at = seat * AREA + chapter * KINDS + kind - 1
            self.table.area[at] = self.table.area[at] + 1
            out = max(out, self.run(step + 1, last, seat))
            self.table.area[at] = self.table.area[at] - 1
        return out

    def given(self, kind: i64, step: i64, last: i64, seat: Seat) -> float:
        """At the chapter of `seat` that is worst for me: the receiver chooses."""
        out = -WORST
        for chapter in range(self.table.open):
            at = seat * AREA + chapter * KINDS + kind - 1
            self.table.area[at] = self.table.area[at] + 1
            out = min(out, self.run(step + 1, last, seat))
            self.table.area[at] = self.table.area[at] - 1
        return out

    def purge(self, step: i64, last: i64, mark: Seat, place: i64) -> float:
        cards = self.table.area[place]
        self.table.area[place] = 0
        out = self.run(step + 1, last, mark)
        self.table.area[place] = cards
        return out

    def whole(self, step: i64, last: i64, chapter: i64) -> float:
        """A whole chapter goes to the pile, or to the left neighbour."""
        area = self.table.area
        at = self.me * AREA + chapter * KINDS
        to = (self.me + 1) % self.s.players * AREA + chapter * KINDS
        passed = self.s.box.target[step] == LEFT
        before = area[:]
        for kind in range(KINDS):
            if passed:
                area[to + kind] += area[at + kind]
            area[at + kind] = 0
        out = self.run(step + 1, last, self.me)
        self.table.area = before
        return out

    def couple(self, step: i64, last: i64, couple: i64) -> float:
        exchange_chapters(self.table, self.me, couple)
        out = self.run(step + 1, last, self.me)
        exchange_chapters(self.table, self.me, couple)
        return out

    def _swap(self, step: i64, last: i64, mark: Seat) -> float:
        out = WORST
        source = source_of(self.s, self.table, step)
        for place in cells(self.s, self.table, source, self.me):
            if place // AREA == self.me or source == OWN:  # swaps between two rivals are rarely the best
                out = max(out, self.swap_first(step, last, mark, place))
        return out if out > WORST else self.look()

    def swap_first(self, step: i64, last: i64, mark: Seat, one: i64) -> float:
        out = WORST
        for two in partners(self.s, self.table, step, self.me, one):
            out = max(out, self.swap(step, last, mark, one, two))
        return out

    def swap(self, step: i64, last: i64, mark: Seat, one: i64, two: i64) -> float:
        exchange(self.table, one, two)
        out = self.run(step + 1, last, mark)
        exchange(self.table, one // KINDS * KINDS + two % KINDS, two // KINDS * KINDS + one % KINDS)
        return out

    def _two(self, step: i64, last: i64) -> float:
        """Of two cards drawn: about the better half of what comes."""
        bag = self.table.bag
        values: list[float] = []
        weights: list[float] = []
        for kind in range(1, KINDS + 1):
            if bag[kind] > 0:
                values.append(self.arrive(kind, step, step + 1, self.me, self.me))
                weights.append(float(bag[kind]) / float(bag[UNKNOWN]))
        out = 0.0
        for one in range(len(values)):
            for two in range(len(values)):
                out += weights[one] * weights[two] * max(values[one], values[two])
        return out if values else self.look()

    def kept(self, step: i64, kept: i64, other: i64) -> float:
        """Two cards are shared out: the first as the step says, the other by its second place."""
        out = self.arrive(kept, step, step + 1, self.me, self.me)
        target = self.s.box.second[step]
        if other > KINDS or target != GIVE_AWAY:
            return out
        now = self.look()
        gain = WORST
        for seat in range(self.s.players):
            if seat != self.me:
                gain = max(gain, self.given(other, step, step + 1, seat) - now)
        return out + gain


def turns_left(view: Kotki) -> float:
    """How many turns the deck allows until Caught! is likely to come."""
    cards = float(view.plain + view.cats[0]) + (float(view.last[0]) + 1.0) / 2.0
    return cards / CARDS_A_TURN


def nearness(view: Kotki) -> float:
    """From 0 to 1: how much of what lies on the table now will still lie there when the professor comes."""
    far = turns_left(view) / NEAR
    return 1.0 / (1.0 + far * far)


def professor(s: Setting, view: Kotki, falls: i64 = 0) -> float:
    """How likely Caught! comes before the last curse falls, if `falls` fall now: the turns left against those needed."""
    left: i64 = view.curses_left() - falls
    if left <= 0:
        return 0.0
    if view.caught:
        return 1.0
    felled: i64 = falls
    for won in view.felled:
        felled += len(won)
    # The pace of this table, beside the usual one: kittens that fell nothing will not fell all.
    pace = (float(felled) + USUAL) / (float(max(view.turn, 0)) + USUAL * TURNS_A_CURSE)
    odds = (float(left) / pace - turns_left(view)) / SPREAD
    return 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, odds))))
