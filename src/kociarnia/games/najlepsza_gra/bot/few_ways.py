"""The best feast where there are few ways to feed: all that can be paid are tried, in a tenth of the time of a knapsack.

What is found is what the knapsack would find. Where several are as good, and which of them it would take is not to be seen
here, the choice is left to it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.bot.feast_case import Plan, Scenario, rank
from kociarnia.games.najlepsza_gra.bot.knapsack import Item
from kociarnia.games.najlepsza_gra.bot.problem import Problem
from kociarnia.games.najlepsza_gra.bot.servings import HUNGRY

FEW: Final[i64] = 4000  # steps; what takes more is for the knapsack
DIGIT: Final[i64] = 4  # bits of a way for each item: 0 if it goes hungry, else which serving it gets, from 1
MOST: Final[i64] = 15  # items, so that a way is one number; and servings of an item
COLOUR: Final[i64] = 8  # bits for fed cats of one colour
NONE: Final[i64] = -(1 << 40)  # the rank of no feast


def few_ways(problem: Problem, scenarios: list[Scenario]) -> Plan | None:
    """None: that is for the knapsack."""
    ways = _Ways(problem)
    for scenario in scenarios:
        if len(scenario.items) > MOST:
            return None
        ways.go_through(scenario)
        if ways.steps < 0:
            return None
    return None if ways.open else ways.plan()


@final
class _Ways:
    def __init__(self, problem: Problem) -> None:
        self.problem: Problem = problem
        self.steps: i64 = FEW  # that may still be taken
        # The scenario at hand:
        self.scenario: Scenario | None = None
        self.items: list[Item] = []  # in the order of the knapsack
        self.chicken: i64 = problem.tokens[0]
        self.tuna: i64 = problem.tokens[1]
        self.milk: i64 = problem.tokens[2]
        self.total: i64 = problem.total
        self.delicacies: i64 = 0
        self.per_rest: i64 = 0
        self.first: vec[i64] = vec[i64]()  # where the servings of each item begin
        self.servings: vec[i64] = vec[i64]()  # four numbers each: chicken, tuna, milk, and what they bring
        self.colours: vec[i64] = vec[i64]()  # of each item, a number for each colour, packed
        self.hope: vec[i64] = vec[i64]()  # the most that the items from each one on can bring, and all rewards
        # The best feast so far:
        self.best: i64 = NONE  # its rank
        self.points: i64 = NONE
        self.left: i64 = 0
        self.fed: i64 = 0
        self.chosen: Scenario | None = None
        self.cell: i64 = 0  # what it needs, as one number
        self.way: i64 = 0
        self.open: bool = False  # is another one as good?

    def go_through(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.items = scenario.items
        self.delicacies = scenario.delicacies
        self.per_rest = scenario.per_rest
        self.first = vec[i64](capacity=MOST)
        self.servings = vec[i64](capacity=4 * MOST)
        self.colours = vec[i64](capacity=MOST)
        self.hope = vec[i64]([0] * (len(self.items) + 1))
        self.hope[len(self.items)] = scenario.reward + scenario.per_set * scenario.most_sets()
        for item in self.items:
            self.first = append(self.first, len(self.servings))
            self.colours = append(self.colours, _spread(self.problem.deck.colours[self.problem.front[item.spot]]))
            for at in range(len(item.servings)):
                chicken, tuna, milk = item.servings[at].need
                self.servings = append(append(append(self.servings, chicken), tuna), milk)
                self.servings = append(self.servings, item.gains[at])
        self.first = append(self.first, len(self.servings))
        for number in range(len(self.items) - 1, -1, -1):
            self.hope[number] = self.hope[number + 1] + max(0, max(self.items[number].gains))
        need, fed = scenario.need, scenario.colours
        colours = fed[0] | fed[1] << COLOUR | fed[2] << 2 * COLOUR
        self._feed(0, 0, need[0], need[1], need[2], scenario.base, scenario.fed, colours)

    def _feed(self, at: i64, way: i64, chicken: i64, tuna: i64, milk: i64, points: i64, fed: i64, colours: i64) -> None:
        """The next item gets each of its servings, and then none."""
        self.steps -= 1
        left = self.total - chicken - tuna - milk
        if points + self.hope[at] + self.per_rest * left < self.points or self.steps < 0:
            return
        if at == len(self.items):
            self._compare(way, chicken << 16 | tuna << 8 | milk, points, left, fed, colours)
            return
        number: i64 = 1
        for serving in range(self.first[at], self.first[at + 1], 4):
            a = chicken + self.servings[serving]
            b = tuna + self.servings[serving + 1]
            c = milk + self.servings[serving + 2]
            lacking = max(0, a - self.chicken) + max(0, b - self.tuna) + max(0, c - self.milk)
            if lacking <= self.delicacies and a + b + c <= self.total:
                gain = self.servings[serving + 3]
                self._feed(at + 1, way | number << DIGIT * at, a, b, c, points + gain, fed + 1, colours + self.colours[at])
            number += 1
        self._feed(at + 1, way, chicken, tuna, milk, points, fed, colours)

    def _compare(self, way: i64, cell: i64, points: i64, left: i64, fed: i64, colours: i64) -> None:
        """Of equals in one scenario the knapsack takes what needs least, and there it feeds those who come first."""
        scenario, problem = self.scenario, self.problem
        assert scenario is not None
        if scenario.rest:
            if left == 0 and scenario.wants_rest:
                return
            points += scenario.per_rest * left
            left = 0
        elif left > 0 and left >= problem.rivals.left:
            points += problem.deck.leftover_points
        if scenario.per_set > 0:
            one: i64 = (1 << COLOUR) - 1
            fewest = min(colours & one, min(colours >> COLOUR & one, colours >> 2 * COLOUR))
            points += scenario.per_set * fewest
        if fed >= problem.rivals.fed:
            points += scenario.reward
        found = rank(points, left, fed)
        if found < self.best:
            return
        if found > self.best:
            self.open = False
        elif self.chosen is not scenario or scenario.per_set > 0 or scenario.reward > 0:
            self.open = True
            return
        elif cell > self.cell or (cell == self.cell and way > self.way):
            return
        self.best, self.points, self.left, self.fed = found, points, left, fed
        self.chosen, self.cell, self.way = scenario, cell, way

    def plan(self) -> Plan | None:
        scenario = self.chosen
        if scenario is None:
            return None
        servings = [scenario.roles.get(spot, HUNGRY) for spot in range(len(self.problem.front))]
        items = scenario.items
        for at in range(len(items)):
            digit = self.way >> DIGIT * at & MOST
            if digit > 0:
                servings[items[at].spot] = items[at].servings[digit - 1]
        return Plan(self.points, self.left, self.fed, servings)


def _spread(colours: i64) -> i64:
    """Colours as bits, each at the place where those of that colour are counted."""
    return colours & 1 | (colours & 2) << COLOUR - 1 | (colours & 4) << 2 * COLOUR - 2
