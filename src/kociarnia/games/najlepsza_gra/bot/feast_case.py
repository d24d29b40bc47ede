"""A scenario of the feast: what becomes of the few cats on which others' worth depends is fixed, the rest is a knapsack."""

from __future__ import annotations

from typing import NamedTuple

from kociarnia.games.najlepsza_gra.bot.knapsack import FED, NEVER, Item, Layers, Sums, offer, step_back
from kociarnia.games.najlepsza_gra.bot.problem import Problem
from kociarnia.games.najlepsza_gra.bot.servings import HUNGRY, Need, Serving
from kociarnia.games.najlepsza_gra.rules.deck import COSTUME, DELICACY, EATER, SET, TOY, TREAT, WHITE
from kociarnia.games.najlepsza_gra.rules.score import catnip_points


class Plan(NamedTuple):
    """A feast: what becomes of every cat in front, and what it brings."""

    points: int  # cats, catnip, penalty and reward
    left: int
    fed: int
    servings: list[Serving]

    def rank(self) -> tuple[int, int, int]:
        return self.points, -self.left, self.fed


def better(one: Plan | None, other: Plan) -> Plan:
    return other if one is None or other.rank() > one.rank() else one


class Scenario:
    """What becomes of the pivotal cats is fixed; every other cat has a price."""

    def __init__(self, problem: Problem, roles: dict[int, Serving], others: list[int]) -> None:
        deck, front = problem.deck, problem.front
        self.problem = problem
        self.roles = roles
        self.delicacies = problem.tokens[DELICACY]
        self.reward = 0
        self.per_set = 0
        self.per_rest = 0  # what a leftover brings, if somebody eats the rest
        self.rest = False
        self.colour_pay = [0, 0, 0]
        self.kind_pay = [0, 0, 0]
        self.fed = 0
        self.colours = [0, 0, 0]
        need = [0, 0, 0]
        catnip = problem.catnip
        self.payable = True
        for spot, role in roles.items():
            if not role.fed:
                continue
            cat = front[spot]
            self.fed += 1
            catnip += role.catnip
            self.reward += deck.most_fed[cat] if problem.rewarding else 0
            for k in range(3):
                need[k] += role.need[k]
                self.colours[k] += deck.colours[cat] >> k & 1
            if deck.bonus_per[cat] <= WHITE:
                self.colour_pay[deck.bonus_per[cat]] += deck.bonus[cat]
            elif deck.bonus_per[cat] == SET:
                self.per_set += deck.bonus[cat]
            elif deck.bonus_per[cat] == EATER:
                for k in range(3):
                    self.kind_pay[k] += deck.bonus[cat] * (role.kinds >> k & 1)
            if deck.makes_delicacies[cat] and problem.extra:
                self.delicacies += problem.extra
                lacks = sum(max(0, role.need[k] - problem.tokens[k]) for k in range(3))
                self.payable = lacks <= problem.tokens[DELICACY]  # nobody is fed with delicacies of his own making
            if role.rest:
                self.rest = True
                self.per_rest = deck.bonus[cat]
        self.need: Need = (need[0], need[1], need[2])
        self.items: list[Item] = []
        if not self.possible():
            return
        flat = catnip_points(deck, catnip, 0)
        self.per_fed = catnip_points(deck, catnip, 1) - flat - deck.hungry_points
        self.base = (
            flat + deck.hungry_points * len(front) + sum(self.price(spot, role) for spot, role in roles.items() if role.fed)
        )
        self.items = [self._item(spot) for spot in others]
        self.bound = self._bound()

    def price(self, spot: int, serving: Serving) -> int:
        """What it brings to feed the cat at that spot rather than not."""
        deck, cat = self.problem.deck, self.problem.front[spot]
        points = deck.points[cat] + self.per_fed
        per, bonus = deck.bonus_per[cat], deck.bonus[cat]
        if per == COSTUME:
            points += bonus * self.problem.costumes
        elif per == TOY:
            points += bonus * self.problem.toys
        elif per == TREAT:
            points += bonus * serving.treats
        for k in range(3):
            points += self.colour_pay[k] * (deck.colours[cat] >> k & 1)
            if per != EATER:
                points += self.kind_pay[k] * (serving.kinds >> k & 1)
        return points

    def _item(self, spot: int) -> Item:
        colours = self.problem.deck.colours[self.problem.front[spot]]
        servings = [serving for serving in self.problem.choices[spot] if serving.fed]
        colour = (1, 2, 4).index(colours) if colours in (1, 2, 4) else -1
        return Item(spot, colour, servings, [self.price(spot, serving) for serving in servings])

    def possible(self) -> bool:
        return self.payable and self.need in self.problem.sums(self.delicacies).index

    def _bound(self) -> int:
        """More points than this cannot be had: treats are sold at prices, and the best prices are sought step by step."""
        problem = self.problem
        lures = [
            [
                (gain - self.per_rest * sum(serving.need), serving.need)
                for gain, serving in zip(item.gains, item.servings, strict=True)
            ]
            for item in self.items
        ]
        stock = [problem.tokens[k] - self.need[k] for k in range(3)]
        prices = problem.prices

        def sold() -> int:
            a, b, c = prices
            out = a * stock[0] + b * stock[1] + c * stock[2] + self.delicacies * max(prices)
            for lure in lures:
                most = 0
                for gain, (x, y, z) in lure:
                    profit = gain - a * x - b * y - c * z
                    if profit > most:
                        most = profit
                out += most
            return out

        least = sold()
        searching = True
        while searching:
            searching = False
            for k in range(3):
                for step in (1, -1):
                    prices[k] += step
                    if prices[k] >= 0 and (sale := sold()) < least:
                        least = sale
                        searching = True
                    else:
                        prices[k] -= step
        rest = self.per_rest * (problem.total - sum(self.need))
        return self.base + least + rest + self.per_set * self._most_sets() + self.reward

    def _most_sets(self) -> int:
        """More sets of three colours than this cannot be fed: cats are lacking, or a treat for each."""
        if not self.per_set:
            return 0
        spare = self.problem.total - sum(self.need)
        sets = min(self.colours[k] + sum(1 for item in self.items if item.colour == k) for k in range(3))
        while sum(max(0, sets - self.colours[k]) for k in range(3)) > spare:
            sets -= 1
        return sets

    def improve(self, found: Plan | None) -> Plan | None:
        """The best feast of this scenario, if it beats `found`."""
        problem = self.problem
        most = self._most_sets()
        plan = self._fill([0, 0, 0], 0)
        for sets in range(most + 1):
            quota = [max(0, sets - self.colours[k]) for k in range(3)]
            if plan is not None and self._sets_in(plan) < sets:  # else the best plan has so many sets anyway
                plan = self._fill(quota, 0)
            if plan is None:
                break
            hope = plan.points + self.reward  # and with more sets required, it only gets less
            found = better(found, self._counted(plan))
            if plan.fed < problem.rivals.fed and self.reward and hope + self.per_set * sets >= found.points:
                rewarded = self._fill(quota, problem.rivals.fed - self.fed)
                if rewarded is not None:
                    found = better(found, self._counted(rewarded))
            if hope + self.per_set * most < found.points:
                break
        return found

    def _sets_in(self, plan: Plan) -> int:
        deck, front = self.problem.deck, self.problem.front
        return min(
            sum(1 for spot, serving in enumerate(plan.servings) if serving.fed and deck.colours[front[spot]] >> k & 1)
            for k in range(3)
        )

    def _counted(self, plan: Plan) -> Plan:
        """The plan with the points for sets and the reward."""
        more = self.per_set * self._sets_in(plan) if self.per_set else 0
        if plan.fed >= self.problem.rivals.fed:
            more += self.reward
        return plan._replace(points=plan.points + more)

    def _fill(self, colour_quota: list[int], fed_quota: int) -> Plan | None:
        """The knapsack, with at least so many cats of each colour and so many in all."""
        sums = self.problem.sums(self.delicacies)
        first = [NEVER] * (len(sums.cells) + 1)
        first[sums.index[self.need]] = self.base * FED + self.fed
        layers: Layers = {(0, 0): first}
        trail: list[tuple[Item, int, Layers]] = []
        for colour in (-1, 0, 1, 2):
            quota = colour_quota[colour] if colour >= 0 else 0
            for item in self.items:
                if item.colour == colour:
                    trail.append((item, quota, layers))
                    layers = offer(item, layers, quota, fed_quota, sums)
            layers = {(fed, 0): row for (fed, coloured), row in layers.items() if coloured == quota}
        row = layers.get((fed_quota, 0))
        if row is None:
            return None
        return self._trace(sums, row, trail, fed_quota)

    def _trace(self, sums: Sums, row: list[int], trail: list[tuple[Item, int, Layers]], fed_quota: int) -> Plan | None:
        """Choose the best cell and walk back to what was fed."""
        best = (NEVER, 0, 0)
        at = -1
        for cell, used in enumerate(sums.used):
            if row[cell] < NEVER // 2:
                continue
            points, fed = divmod(row[cell], FED)
            left = self.problem.total - used
            if self.rest:
                if left == 0 and all(role.treats == 0 for role in self.roles.values() if role.rest):
                    continue  # at least one treat
                points += self.per_rest * left
                left = 0
            elif left and left >= self.problem.rivals.left:
                points += self.problem.deck.leftover_points
            if (points, -left, fed) > best:
                best = (points, -left, fed)
                at = cell
        if at < 0:
            return None
        servings = [self.roles.get(spot, HUNGRY) for spot in range(len(self.problem.front))]
        here = (fed_quota, 0)
        value = row[at]
        group = -2
        for item, quota, before in reversed(trail):
            if item.colour != group:
                group = item.colour
                here = (here[0], quota)
            found = before.get(here)
            if found is not None and found[at] == value:
                continue
            here, at, value, servings[item.spot] = step_back(item, here, at, value, before, quota, fed_quota, sums)
        return Plan(best[0], -best[1], best[2], servings)
