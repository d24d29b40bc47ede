"""A player's sense of the table: what each move makes of one's cats, treats and cards; at the feast, the solver's answer."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, MoveId, Rules, Seat, Sense
from kociarnia.games.najlepsza_gra.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.setup import PLACES
from kociarnia.games.najlepsza_gra.solver import propose, rivals_of
from kociarnia.games.najlepsza_gra.state import ASK, EMPTY, FEED, MARK, SEAT, TURN, Table
from kociarnia.games.najlepsza_gra.worth import Holding, worth

DENY: Final = 0.2  # what a rival loses is worth so much of it to me
SPREAD: Final = 9.0  # points of a lead that make the win likely


class NajlepszaSense(Sense[Table]):
    def __init__(self) -> None:
        self._plans: dict[tuple[int, ...], list[int]] = {}

    def rate(self, rules: Rules[Table], view: Table, legal: list[MoveId]) -> list[float]:
        assert isinstance(rules, NajlepszaRules)
        entry: i64 = view.agenda[-1]
        ask = entry & ASK
        seat = entry >> SEAT & 7
        if ask == FEED:
            best = rules.eat + self.answer(rules, view, seat)
            return [1.0 if move == best else 0.0 for move in legal]
        own = holding(rules, view, seat)
        now = worth(rules.box, own, turns_left(rules, view, seat), strays_left(view))
        return [self._rate(rules, view, ask, seat, own, now, move) for move in legal]

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

    def _rate(self, rules: NajlepszaRules, view: Table, ask: i64, seat: Seat, own: Holding, now: float, move: MoveId) -> float:
        strays = strays_left(view)
        turns = turns_left(rules, view, seat)
        if ask == MARK:  # what the next player may not take
            return line_gain(rules, view, 0, move - rules.mark)
        if move < rules.took:
            return line_gain(rules, view, seat, move - rules.take)
        if move == rules.done:
            return 0.0
        after = own.copy()
        if move < rules.adopt:
            after.hand[rules.bottle] -= 1
            cost = worth(rules.box, after, turns, strays) - now
            return cost + spray_gain(rules, view, ask, seat, move - rules.spray)
        after.hand[rules.lost] -= 2
        base = 0.0
        if ask == TURN:  # a line can still be taken afterwards
            base = best_line(rules, view, seat, view.marker) + 0.01
        if move == rules.cash:
            after.coins += 1
        else:
            after.front.append(rules.cats + move - rules.adopt)
            strays -= 1
        return base + worth(rules.box, after, turns, strays) - now

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


def line_gain(rules: NajlepszaRules, view: Table, seat: Seat, line: i64) -> float:
    """What the cards of a line would bring a seat."""
    own = holding(rules, view, seat)
    turns = turns_left(rules, view, seat)
    strays = strays_left(view)
    now = worth(rules.box, own, turns + 1, strays)
    for at in range(3 * line, 3 * line + 3):
        face = view.grid[PLACES[at]]
        if face != UNKNOWN:
            own.add(rules.box, face)
    return worth(rules.box, own, turns, strays) - now


def best_line(rules: NajlepszaRules, view: Table, seat: Seat, marker: i64) -> float:
    best = -1000.0
    for line in range(6):
        if line != marker:
            best = max(best, line_gain(rules, view, seat, line))
    return best


def spray_gain(rules: NajlepszaRules, view: Table, ask: i64, seat: Seat, line: i64) -> float:
    """Before taking: the line that is set free. After it: what the next player loses."""
    if ask == TURN:
        return best_line(rules, view, seat, line)
    rival = (seat + 1) % rules.players
    return DENY * (best_line(rules, view, rival, view.marker) - best_line(rules, view, rival, line))
