"""The evaluation of a table: every kitten's share of the win by the win model, with all pages looked at.

It is asked again and again while cards are moved to and fro (best_run.py), so what cards do not change is counted once.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Seat
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.czarujace_kotki.bot.win_model import Clock, WinModel, chance, win_chance
from kociarnia.games.czarujace_kotki.rules import score
from kociarnia.games.czarujace_kotki.rules.deck import KINDS, SURPLUS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, at, cards_in, lacking, number
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import Kotki


@final
class Evaluation:
    """One table through the eyes of `me`, as if my turn ended now; `area` may be changed between two looks."""

    def __init__(self, model: WinModel, view: Kotki, me: Seat, naive: bool = False) -> None:
        setup = model.setup
        self.naive: bool = naive  # a kitten that wants to fell curses, and thinks neither of rivals nor of the professor
        self.model: WinModel = model
        self.setup: Setup = setup
        self.view: Kotki = view
        self.me: Seat = me
        self.area: vec[i64] = view.area[:]
        self.clock: Clock = Clock()
        model.read_clock(self.clock, view)
        self.curses_left: i64 = view.curses_left()
        self.curses_felled: i64 = 0
        self.surplus_price: float = float(view.knobs[SURPLUS])
        self.felled_points: vec[float] = vec[float]([0.0] * setup.players)  # for felled curses and surplus
        self.paid_seats: i64 = 0  # the set of seats whom felled curses pay for cards of a kind
        self.pay: list[i64] = []  # what they pay for each card, by seat and kind; empty if nobody is paid
        for seat in range(setup.players):
            points = -self.surplus_price * float(cards_in(view.surplus[seat]))
            for curse in view.felled[seat]:
                points += float(setup.deck.points[curse])
                kind = setup.deck.bonus[curse]
                if 0 <= kind < KINDS:
                    if self.paid_seats == 0:
                        self.pay = [0] * (setup.players * KINDS)
                    self.paid_seats |= at(seat)
                    self.pay[seat * KINDS + kind] = self.pay[seat * KINDS + kind] + setup.deck.bonus_points[curse]
            self.felled_points[seat] = points
            self.curses_felled += len(view.felled[seat])
        self.goal: i64 = view.goals[me] & FACE
        self.goal_kind: i64 = -1  # the kind for each card of which my goal pays me,
        self.goal_pay: i64 = 0  # and how much; then `goal` is unknown, because it is counted page by page
        if self.goal != UNKNOWN:
            worth = setup.deck.worths[self.goal]
            if worth.per < KINDS and not worth.what:
                self.goal_kind = worth.per
                self.goal_pay = worth.points
                self.goal = UNKNOWN
        # What the last look saw: of the table,
        self.falling: i64 = 0  # chapters whose curses fall when my turn ends, one bit each,
        self.falls: i64 = 0  # and how many these are
        self.signs: float = 0.0  # what pages and points say for and against the professor
        self.hoped: vec[float] = vec[float]([0.0] * setup.players)  # of each kitten, from me on: points if all curses fall,
        self.paws: vec[float] = vec[float]([0.0] * setup.players)  # odds if the professor comes,
        self.sure: vec[float] = vec[float]([0.0] * setup.players)  # points for sure,
        self.lying: vec[float] = vec[float]([0.0] * setup.players)  # and cards;
        # and of the kitten looked at last.
        self.points: float = 0.0  # that it has for sure
        self.hope: float = 0.0  # points that it may hope for beyond these
        self.cards: float = 0.0

    def my_share(self) -> float:
        """On any scale, if naive."""
        if self.naive:
            return self._promises()
        self._look()
        professor = self.professor()
        scale = self.model.lead_scale(self.curses_left - self.falls)
        share = 0.0
        for other in range(1, self.setup.players):
            share += self._before(0, other, professor, scale)
        return share / float(self.setup.players - 1)

    def _promises(self) -> float:
        """The points that the curses on the table promise me, each by what it lacks."""
        deck = self.setup.deck
        points = 0.0
        for chapter in range(self.view.open):
            bundle = self.area[self.me * CHAPTERS + chapter]
            curse = self.view.display[chapter]
            needs = deck.needs[curse]
            missing = cards_in(lacking(bundle, needs))
            spare = float(cards_in(bundle) + missing - cards_in(needs))
            bounty = float(deck.points[curse]) - self.surplus_price * spare
            if missing == 0 and curse > 0:
                points += bounty
            elif curse > 0 and missing < len(self.model.naive_promise):
                points += self.model.naive_promise[missing] * bounty + self.model.naive_spare_card * spare
            else:
                points += self.model.naive_spare_card * spare
        return points

    def shares(self) -> list[float]:
        """The share of the others that each kitten may expect to come before."""
        self._look()
        players = self.setup.players
        professor = self.professor()
        scale = self.model.lead_scale(self.curses_left - self.falls)
        shares = [0.0] * players
        others = float(players - 1)
        for this in range(players):
            for that in range(this):
                before = self._before(this, that, professor, scale)
                one = (self.me + this) % players
                other = (self.me + that) % players
                shares[one] = shares[one] + before / others  # in machine floats; `+=` on a list's item is generic
                shares[other] = shares[other] + (1.0 - before) / others
        return shares

    def _before(self, this: i64, that: i64, professor: float, scale: float) -> float:
        """How surely one kitten comes before another, both counted from me on."""
        ahead = chance((self.hoped[this] - self.hoped[that]) / scale)
        cleaner = self.paws[this] - self.paws[that]
        cleaner += self.model.contest(self.clock, self.sure[this], self.sure[that]) * (self.lying[this] - self.lying[that])
        return win_chance(professor, ahead, chance(cleaner))

    def _look(self) -> None:
        model = self.model
        players = self.setup.players
        self.falling = 0
        self.falls = 0
        self.signs = 0.0
        for turn in range(players):
            self._look_at((self.me + turn) % players)  # I come first: what I fell, nobody else can
            hoped = self.points + self.hope
            if turn == 0 and self.goal != UNKNOWN:
                hoped += model.goal_kept * float(score.goal_points(self.setup, self.view, self.me, self.goal, self.area))
            self.hoped[turn] = hoped
            self.paws[turn] = model.clean_paws(self.clock, self.points, self.hope, self.cards)
            self.sure[turn] = self.points
            self.lying[turn] = self.cards
            self.signs += model.points_sign(self.points)

    def professor(self) -> float:
        """How likely she comes before the last curse falls, as the last look saw it."""
        return self.model.professor(self.clock, self.curses_left - self.falls, self.curses_felled + self.falls, self.signs)

    def _look_at(self, seat: Seat) -> None:
        deck = self.setup.deck
        model = self.model
        display = self.view.display
        mine = seat == self.me
        promise = model.promise_mine if mine else model.promise_theirs
        points = self.felled_points[seat]
        hope = 0.0
        cards: i64 = 0
        for chapter in range(self.view.open):
            bundle = self.area[seat * CHAPTERS + chapter]
            curse: i64 = 0 if self.falling >> chapter & 1 else display[chapter]
            needs = deck.needs[curse]
            missing = cards_in(lacking(bundle, needs))
            held = cards_in(bundle)
            spare = float(held + missing - cards_in(needs))
            bounty = float(deck.points[curse]) - self.surplus_price * spare
            if mine and missing == 0 and curse > 0:  # it falls: the chapter will be empty
                self.falling |= at(chapter)
                self.falls += 1
                points += bounty
                continue
            cards += held
            if self.paid_seats >> seat & 1:
                pay = float(self._pay_for(seat, bundle))
                points += pay
                hope += (model.pay_kept - 1.0) * pay
            if mine and self.goal_kind >= 0:
                hope += model.goal_kept * float(self.goal_pay * number(bundle, self.goal_kind))
            if curse > 0:
                hope = model.page_hope(promise, missing, bounty, spare, hope)
                self.signs += model.page_sign(missing)
            else:
                hope += model.spare_card * spare
        self.points = points
        self.hope = hope
        self.cards = float(cards)

    def _pay_for(self, seat: Seat, bundle: i64) -> i64:
        pay: i64 = 0
        for kind in range(KINDS):
            pay += self.pay[seat * KINDS + kind] * number(bundle, kind)
        return pay


def professor(setup: Setup, view: Kotki) -> float:
    """How likely Caught! comes before the last curse falls."""
    evaluation = Evaluation(WinModel(setup), view, view.active(setup.players) if view.turn >= 0 else view.first)
    evaluation.shares()
    return evaluation.professor()
