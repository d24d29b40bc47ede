"""A player's sense of the table: what each move makes of one's cats, treats and cards; at the feast, the solver's answer."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Rules, Seat, Sense
from kociarnia.games.najlepsza_gra.bot.evaluation import Holding, worth
from kociarnia.games.najlepsza_gra.bot.playout import Glance, quick
from kociarnia.games.najlepsza_gra.bot.solver import propose, rivals_of
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.setup import LINE_COUNT, PLACES
from kociarnia.games.najlepsza_gra.rules.state import ASK, EMPTY, FEED, MARK, SEAT, TURN, Table

DENY: Final = 0.2  # what a rival loses is worth so much of it to me
SPREAD: Final = 9.0  # points of a lead that make the win likely


class NajlepszaSense(Sense[Table]):
    def __init__(self) -> None:
        self._plans: dict[tuple[int, ...], list[int]] = {}
        self._glance: Glance | None = None

    def rate(self, rules: Rules[Table], view: Table, legal: list[MoveId]) -> list[float]:
        assert isinstance(rules, NajlepszaRules)
        entry: i64 = view.agenda[-1]
        ask = entry & ASK
        seat = entry >> SEAT & 7
        if ask == FEED:
            best = rules.eat + self.answer(rules, view, seat)
            return [1.0 if move == best else 0.0 for move in legal]
        own = holding(rules, view, seat)
        turns = turns_left(rules, view, seat)
        now = worth(rules.box, own, turns, strays_left(view))
        lines: list[float] = []
        if ask == TURN:
            lines = line_gains(rules, view, seat)
        elif ask == MARK:
            lines = line_gains(rules, view, 0)
        elif rules.hand(view, seat)[rules.bottle] > 0:
            lines = line_gains(rules, view, (seat + 1) % rules.players)
        return [self._rate(rules, view, ask, own, turns, now, lines, move) for move in legal]

    def value(self, rules: Rules[Table], view: Table) -> list[float]:
        assert isinstance(rules, NajlepszaRules)
        if rules.settled(view):
            places = rules.places(view)
            winners = places.count(1)
            return [1.0 / winners if place == 1 else 0.0 for place in places]
        strays = strays_left(view)
        points = [
            worth(rules.box, holding(rules, view, seat), turns_left(rules, view, seat), strays) for seat in range(rules.players)
        ]
        best = max(points)
        shares = [math.exp((mine - best) / SPREAD * 2.0) for mine in points]
        whole = sum(shares)
        return [share / whole for share in shares]

    def quick(self, rules: Rules[Table], world: Table, dice: Dice) -> MoveId:
        assert isinstance(rules, NajlepszaRules)
        entry: i64 = world.agenda[-1]
        if entry & ASK == FEED:
            return rules.eat + self.answer(rules, world, entry >> SEAT & 7)
        glance = self._glance
        if glance is None or glance.box is not rules.box:
            glance = self._glance = Glance(rules.box)
        return quick(rules, glance, world, dice)

    def _rate(
        self,
        rules: NajlepszaRules,
        view: Table,
        ask: i64,
        own: Holding,
        turns: int,
        now: float,
        lines: list[float],
        move: MoveId,
    ) -> float:
        """`lines` is what each line brings: to me in my turn, else to the next player."""
        if ask == MARK:  # what the first player may not take
            return lines[move - rules.mark]
        if move < rules.took:
            return lines[move - rules.take]
        if move == rules.done:
            return 0.0
        strays = strays_left(view)
        after = own.copy()
        if move < rules.adopt:
            after.hand[rules.bottle] -= 1
            cost = worth(rules.box, after, turns, strays) - now
            line = move - rules.spray
            if ask == TURN:  # the line that is set free
                return cost + best_but(lines, line)
            return cost + DENY * (best_but(lines, view.marker) - best_but(lines, line))
        after.hand[rules.lost] -= 2
        if move == rules.cash:
            after.coins += 1
        else:
            after.front.append(rules.cats + move - rules.adopt)
            strays -= 1
        gain = worth(rules.box, after, turns, strays) - now
        # A line can still be taken afterwards; the hair's breadth puts the lost cats first.
        return best_but(lines, view.marker) + gain + 0.01 if ask == TURN else gain

    def answer(self, rules: NajlepszaRules, view: Table, seat: Seat) -> int:
        """The solver's answer to the seat's next question."""
        given = view.meals[seat]
        plan = self.proposal(rules, view, seat)
        return plan[len(given)]

    def proposal(self, rules: NajlepszaRules, view: Table, seat: Seat) -> list[int]:
        """All answers of the seat: those given, and the best ones to go on with. Kept, since it is asked for often."""
        given = view.meals[seat]
        whole = self._plan(rules, view, seat, [])
        return whole if whole[: len(given)] == given else given + self._plan(rules, view, seat, given)

    def _plan(self, rules: NajlepszaRules, view: Table, seat: Seat, given: list[int]) -> list[int]:
        hand = rules.hand(view, seat)
        costumes, catnip = hand[rules.box.costume], hand[rules.box.nip]
        toys = sum(hand[kind] for kind in rules.box.toys)
        key = [seat, costumes, toys, catnip, *view.tokens, *given]
        for front in view.fronts:
            key += [-1, *front]
        plan = self._plans.get(tuple(key))
        if plan is None:
            if len(self._plans) > 512:
                self._plans.clear()
            rivals = rivals_of(rules.meals, view.fronts, view.tokens, seat)
            tokens = view.tokens[4 * seat : 4 * seat + 4]
            plan = propose(rules.meals, view.fronts[seat], tokens, given, costumes, toys, catnip, rivals)
            self._plans[tuple(key)] = plan
        return plan


def holding(rules: NajlepszaRules, view: Table, seat: Seat) -> Holding:
    return Holding(view.fronts[seat][:], view.tokens[4 * seat : 4 * seat + 4], rules.hand(view, seat), view.coins[seat])


def turns_left(rules: NajlepszaRules, view: Table, seat: Seat) -> i64:
    """Own turns to come after the one that is being played."""
    whole = 1 + (rules.size - 9) // 3  # turns of the match
    first = view.turn + 1
    ahead = (seat - first) % rules.players
    return max(0, (whole - first - ahead + rules.players - 1) // rules.players)


def strays_left(view: Table) -> i64:
    return sum(1 for stray in view.offers if stray != EMPTY)


def line_gains(rules: NajlepszaRules, view: Table, seat: Seat) -> list[float]:
    """What the cards of each line would bring a seat."""
    own = holding(rules, view, seat)
    turns = turns_left(rules, view, seat)
    strays = strays_left(view)
    now = worth(rules.box, own, turns + 1, strays)
    out: list[float] = []
    for line in range(LINE_COUNT):
        more = own.copy()
        for at in range(3 * line, 3 * line + 3):
            face = view.grid[PLACES[at]]
            if face != EMPTY:
                more.add(rules.box, face)
        out.append(worth(rules.box, more, turns, strays) - now)
    return out


def best_but(lines: list[float], blocked: i64) -> float:
    """The best line that is not blocked."""
    best = -1000.0
    for line in range(len(lines)):
        if line != blocked and lines[line] > best:
            best = lines[line]
    return best
