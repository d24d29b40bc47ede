"""A scenario of the feast: what becomes of the few cats on which others' worth depends is fixed, the rest is a knapsack."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kociarnia.games.najlepsza_gra.bot.knapsack import FED, NEVER, POINTS, Item, Layers, Sums, offer, step_back
from kociarnia.games.najlepsza_gra.bot.problem import Problem
from kociarnia.games.najlepsza_gra.bot.servings import HUNGRY, Serving
from kociarnia.games.najlepsza_gra.rules.deck import DELICACY, EATER, SET, WHITE, Deck
from kociarnia.games.najlepsza_gra.rules.score import catnip_points


@mypyc_attr(acyclic=True)
@final
class Plan:
    """A feast: what becomes of every cat in front, and what it brings."""

    def __init__(self, points: i64, left: i64, fed: i64, servings: list[Serving]) -> None:
        self.points: i64 = points  # cats, catnip, penalty and reward
        self.left: i64 = left
        self.fed: i64 = fed
        self.servings: list[Serving] = servings

    def rank(self) -> i64:
        return rank(self.points, self.left, self.fed)


def rank(points: i64, left: i64, fed: i64) -> i64:
    """Points first, then few leftovers, then many fed cats."""
    return (points << 20) - (left << 8) + fed


def colour_of(deck: Deck, cat: i64) -> i64:
    """The only one that a cat has, or -1."""
    colours = deck.colours[cat]
    return 0 if colours == 1 else 1 if colours == 2 else 2 if colours == 4 else -1


def better(one: Plan | None, other: Plan) -> Plan:
    return other if one is None or other.rank() > one.rank() else one


@final
class Scenario:
    """What becomes of the pivotal cats is fixed; every other cat has a price."""

    def __init__(self, problem: Problem, roles: dict[int, Serving], others: list[int]) -> None:
        deck, front, tokens = problem.deck, problem.front, problem.tokens
        self.problem: Problem = problem
        self.roles: dict[int, Serving] = roles
        self.delicacies: i64 = tokens[DELICACY]
        self.reward: i64 = 0
        self.per_set: i64 = 0
        self.per_rest: i64 = 0  # what a leftover brings, if somebody eats the rest
        self.rest: bool = False
        self.wants_rest: bool = False  # whoever eats it has nothing else, and wants one treat at least
        self.colour_pay: vec[i64] = vec[i64]([0, 0, 0])
        self.kind_pay: vec[i64] = vec[i64]([0, 0, 0])
        self.fed: i64 = 0
        self.per_fed: i64 = 0  # what each fed cat brings beside its own points
        self.base: i64 = 0  # what all this brings without the other cats
        self.colours: vec[i64] = vec[i64]([0, 0, 0])
        self.need: vec[i64] = vec[i64]([0, 0, 0])
        catnip: i64 = problem.catnip
        payable = True
        for spot, role in roles.items():
            if not role.fed:
                continue
            cat = front[spot]
            per: i64 = deck.bonus_per[cat]
            colours: i64 = deck.colours[cat]
            bonus: i64 = deck.bonus[cat]
            self.fed += 1
            catnip += role.catnip
            if problem.rewarding:
                self.reward += deck.most_fed[cat]
            chicken, tuna, milk = role.need
            self.need[0] += chicken
            self.need[1] += tuna
            self.need[2] += milk
            for k in range(3):
                self.colours[k] += colours >> k & 1
                if per == EATER:
                    self.kind_pay[k] += bonus * (role.kinds >> k & 1)
            if per <= WHITE:
                self.colour_pay[per] += bonus
            elif per == SET:
                self.per_set += bonus
            if deck.makes_delicacies[cat] and problem.extra:
                self.delicacies += problem.extra
                lacks = max(0, chicken - tokens[0]) + max(0, tuna - tokens[1]) + max(0, milk - tokens[2])
                payable = lacks <= tokens[DELICACY]  # nobody is fed with delicacies of his own making
            if role.rest:
                self.rest = True
                self.per_rest = bonus
                self.wants_rest = role.treats == 0
        need = self.need
        lacking = max(0, need[0] - tokens[0]) + max(0, need[1] - tokens[1]) + max(0, need[2] - tokens[2])
        enough = lacking <= self.delicacies and need[0] + need[1] + need[2] <= problem.total
        self.possible: bool = payable and enough
        self.items: list[Item] = []  # colour by colour, since the knapsack has quotas of them
        if not self.possible:
            return
        flat: i64 = catnip_points(deck, catnip, 0)
        self.per_fed = catnip_points(deck, catnip, 1) - flat - deck.hungry_points
        self.base = flat + deck.hungry_points * len(front)
        for spot, role in roles.items():
            if role.fed:
                self.base += self.price(spot, role)
        for colour in range(-1, 3):
            for spot in others:
                if colour_of(deck, front[spot]) == colour:
                    self.items.append(self._item(spot, colour))

    def price(self, spot: int, serving: Serving) -> i64:
        """What it brings to feed the cat at that spot rather than not."""
        deck, cat = self.problem.deck, self.problem.front[spot]
        colours: i64 = deck.colours[cat]
        points = self.problem.alone(spot, serving) + self.per_fed
        for k in range(3):
            points += self.colour_pay[k] * (colours >> k & 1)
            if deck.bonus_per[cat] != EATER:
                points += self.kind_pay[k] * (serving.kinds >> k & 1)
        return points

    def _item(self, spot: int, colour: i64) -> Item:
        servings = self.problem.choices[spot][1:]
        return Item(spot, colour, servings, [self.price(spot, serving) for serving in servings])

    def bound(self) -> int:
        """More points than this cannot be had: treats are sold at prices, and the best prices are sought step by step."""
        problem = self.problem
        lures: vec[i64] = vec[i64]()  # of every item: how many, then what each gains and needs
        for item in self.items:
            lures = append(lures, len(item.servings))
            for at in range(len(item.servings)):
                need = item.servings[at].need
                lures = append(lures, item.gains[at] - self.per_rest * sum(need))
                lures = append(append(append(lures, need[0]), need[1]), need[2])
        prices = problem.prices
        least = self._sold(lures)
        searching = True
        while searching:
            searching = False
            for k in range(3):
                for step in (1, -1):
                    prices[k] += step
                    if prices[k] >= 0 and (sale := self._sold(lures)) < least:
                        least = sale
                        searching = True
                    else:
                        prices[k] -= step
        rest = self.per_rest * (problem.total - self.need[0] - self.need[1] - self.need[2])
        return self.base + least + rest + self.per_set * self.most_sets() + self.reward

    def _sold(self, lures: vec[i64]) -> i64:
        """All treats at today's prices, and what every cat is worth above them."""
        tokens, need, prices = self.problem.tokens, self.need, self.problem.prices
        a, b, c = prices[0], prices[1], prices[2]
        out = a * (tokens[0] - need[0]) + b * (tokens[1] - need[1]) + c * (tokens[2] - need[2])
        out += self.delicacies * max(a, max(b, c))
        at: i64 = 0
        while at < len(lures):
            most: i64 = 0
            count = lures[at]
            at += 1
            for _serving in range(count):
                profit = lures[at] - a * lures[at + 1] - b * lures[at + 2] - c * lures[at + 3]
                if profit > most:
                    most = profit
                at += 4
            out += most
        return out

    def most_sets(self) -> i64:
        """More sets of three colours than this cannot be fed: cats are lacking, or a treat for each."""
        if self.per_set == 0:
            return 0
        spare = self.problem.total - self.need[0] - self.need[1] - self.need[2]
        colours = self.colours[:]
        for item in self.items:
            if item.colour >= 0:
                colours[item.colour] += 1
        sets = min(colours[0], min(colours[1], colours[2]))
        while sum(max(0, sets - self.colours[k]) for k in range(3)) > spare:
            sets -= 1
        return sets

    def improve(self, found: Plan | None) -> Plan | None:
        """The best feast of this scenario, if it beats `found`."""
        rivals_fed: i64 = self.problem.rivals.fed
        most = self.most_sets()
        plan = self._fill(vec[i64]([0, 0, 0]), 0)
        for sets in range(most + 1):
            quota = self.colours[:]
            for k in range(3):
                quota[k] = max(0, sets - self.colours[k])
            if sets > 0 and plan is not None and self._sets_in(plan) < sets:  # else the best plan has so many sets anyway
                plan = self._fill(quota, 0)
            if plan is None:
                break
            hope = plan.points + self.reward  # and with more sets required, it only gets less
            found = better(found, self._counted(plan, rivals_fed))
            if plan.fed < rivals_fed and self.reward and hope + self.per_set * sets >= found.points:
                rewarded = self._fill(quota, rivals_fed - self.fed)
                if rewarded is not None:
                    found = better(found, self._counted(rewarded, rivals_fed))
            if hope + self.per_set * most < found.points:
                break
        return found

    def _sets_in(self, plan: Plan) -> i64:
        deck, front = self.problem.deck, self.problem.front
        fed: vec[i64] = vec[i64]([0, 0, 0])
        for spot in range(len(front)):
            if plan.servings[spot].fed:
                for k in range(3):
                    fed[k] += deck.colours[front[spot]] >> k & 1
        return min(fed[0], min(fed[1], fed[2]))

    def _counted(self, plan: Plan, rivals_fed: i64) -> Plan:
        """The plan with the points for sets and the reward."""
        more = self.per_set * self._sets_in(plan) if self.per_set else 0
        if plan.fed >= rivals_fed:
            more += self.reward
        return Plan(plan.points + more, plan.left, plan.fed, plan.servings)

    def _fill(self, colour_quota: vec[i64], fed_quota: i64) -> Plan | None:
        """The knapsack, with at least so many cats of each colour and so many in all."""
        sums = self.problem.sums(self.delicacies)
        first = sums.nothing[:]
        first[sums.number(self.need[0], self.need[1], self.need[2])] = self.base * FED + self.fed
        layers: Layers = {(0, 0): first}
        trail: list[tuple[Item, i64, Layers]] = []
        for colour in range(-1, 3):
            quota = colour_quota[colour] if colour >= 0 else 0
            for item in self.items:
                if item.colour == colour:
                    trail.append((item, quota, layers))
                    layers = offer(item, layers, quota, fed_quota, sums)
            if quota > 0:
                layers = {(fed, 0): row for (fed, coloured), row in layers.items() if coloured == quota}
        last = (int(fed_quota), 0)
        return self._trace(layers[last], trail, fed_quota, sums) if last in layers else None

    def _trace(self, row: vec[i64], trail: list[tuple[Item, i64, Layers]], fed_quota: i64, sums: Sums) -> Plan | None:
        """Choose the best cell and walk back to what was fed."""
        problem = self.problem
        penalty: i64 = problem.deck.leftover_points
        most_left: i64 = problem.rivals.left
        total: i64 = problem.total
        best: i64 = 0
        at: i64 = -1
        plan = Plan(0, 0, 0, [self.roles.get(spot, HUNGRY) for spot in range(len(problem.front))])
        for cell in range(sums.count):
            value = row[cell]
            if value < NEVER >> 1:
                continue
            points, fed, left = value >> POINTS, value & FED - 1, total - sums.used[cell]
            if self.rest:
                if left == 0 and self.wants_rest:
                    continue
                points += self.per_rest * left
                left = 0
            elif left > 0 and left >= most_left:
                points += penalty
            if at < 0 or rank(points, left, fed) > best:
                best = rank(points, left, fed)
                plan.points, plan.left, plan.fed = points, left, fed
                at = cell
        if at < 0:
            return None
        here = (int(fed_quota), 0)
        value = row[at]
        group: i64 = -2
        for item, quota, before in reversed(trail):
            if item.colour != group:
                group = item.colour
                here = (here[0], int(quota))
            if here in before and before[here][at] == value:
                continue
            here, at, value, plan.servings[item.spot] = step_back(item, here, at, value, before, quota, fed_quota, sums)
        return plan
