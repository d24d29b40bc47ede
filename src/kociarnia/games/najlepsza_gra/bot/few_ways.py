"""The best feast where there are few ways to feed: all that can be paid are tried, in a small part of the time of a knapsack.

What is found is what the knapsack would find. Where several are as good, and which of them it would take is not to be seen
here, the choice is left to it. All is done in machine ints, without an object for each scenario: most feasts are small, and
are asked for with every move.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kociarnia.games.najlepsza_gra.bot.feast_case import Plan, colour_of, rank
from kociarnia.games.najlepsza_gra.bot.problem import Problem
from kociarnia.games.najlepsza_gra.bot.servings import Serving
from kociarnia.games.najlepsza_gra.rules.deck import DELICACY, EATER, SET, WHITE
from kociarnia.games.najlepsza_gra.rules.score import catnip_points

FEW: Final[i64] = 4000  # steps; what takes more is for the knapsack
DIGIT: Final[i64] = 4  # bits of a way for each item: 0 if it goes hungry, else which serving it gets, from 1
MOST: Final[i64] = 15  # items, so that a way is one number; and servings of an item
USUAL: Final = 8  # items; few fronts have more
COLOUR: Final[i64] = 8  # bits for fed cats of one colour, or for those that eat one kind
SERVING: Final[i64] = 6  # numbers of a serving: chicken, tuna, milk, what it brings, what of that is always so, kinds
NONE: Final[i64] = -(1 << 40)  # the rank of no feast


def few_ways(problem: Problem) -> Plan | None:
    """None: that is for the knapsack."""
    ways = Ways(problem, False)
    return ways.plan() if ways.go_through() and not ways.open else None


def best_points(problem: Problem) -> i64:
    """What the best feast brings, whichever of several that is; NONE: that is for the knapsack."""
    ways = Ways(problem, True)
    return ways.points if ways.go_through() else NONE


@mypyc_attr(acyclic=True)
@final
class Ways:
    def __init__(self, problem: Problem, points_only: bool) -> None:
        tokens = problem.tokens
        self.problem: Problem = problem
        self.enough: i64 = 1 if points_only else 0  # by so much more must be hoped for
        self.steps: i64 = FEW  # that may still be taken
        self.chicken: i64 = tokens[0]
        self.tuna: i64 = tokens[1]
        self.milk: i64 = tokens[2]
        self.total: i64 = problem.total
        self.rivals_left: i64 = problem.rivals.left
        self.rivals_fed: i64 = problem.rivals.fed
        # The cats that are no pivotal ones, in the order of the knapsack:
        self.items: vec[i64] = vec[i64](capacity=USUAL)  # where they lie in front
        self.first: vec[i64] = vec[i64](capacity=USUAL)  # where the servings of each begin
        self.servings: vec[i64] = vec[i64](capacity=SERVING * USUAL)
        self.colours: vec[i64] = vec[i64](capacity=USUAL)  # of each, a number for each colour, packed
        # The scenario at hand:
        self.scenario: i64 = 0
        self.delicacies: i64 = 0
        self.reward: i64 = 0
        self.per_set: i64 = 0
        self.per_rest: i64 = 0
        self.rest: bool = False
        self.wants_rest: bool = False
        self.pays: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])  # for each fed cat of a colour, and for each that eats a kind
        self.paying: bool = False
        self.hope: vec[i64] = vec[i64]()  # the most that the items from each one on can bring, and all rewards
        # The best feast so far:
        self.best: i64 = NONE  # its rank
        self.points: i64 = NONE
        self.left: i64 = 0
        self.fed: i64 = 0
        self.chosen: i64 = -1
        self.cell: i64 = 0  # what it needs, as one number
        self.way: i64 = 0
        self.open: bool = False  # is another one as good?

    def go_through(self) -> bool:
        """False: there are too many."""
        problem = self.problem
        for colour in range(-1, 3):
            for spot in range(len(problem.front)):
                if not problem.pivotal[spot] and colour_of(problem.deck, problem.front[spot]) == colour:
                    self._add_item(spot)
        count: i64 = len(self.items)
        if count > MOST:
            return False
        self.first = append(self.first, len(self.servings))
        self.hope = vec[i64]([0] * (count + 1))
        scenarios: i64 = 1
        for spot in range(len(problem.front)):
            if problem.pivotal[spot]:
                scenarios *= len(problem.choices[spot])
        self.scenario = scenarios
        while self.scenario > 0 and self.steps >= 0:
            self.scenario -= 1
            self._try_scenario()
        return self.steps >= 0

    def _add_item(self, spot: i64) -> None:
        problem, servings = self.problem, self.servings
        self.items = append(self.items, spot)
        self.first = append(self.first, len(servings))
        self.colours = append(self.colours, spread(problem.deck.colours[problem.front[spot]]))
        choices = problem.choices[spot]
        for at in range(1, len(choices)):
            serving = choices[at]
            servings = append(append(append(servings, serving.chicken), serving.tuna), serving.milk)
            servings = append(append(append(servings, 0), problem.alone(spot, serving)), serving.kinds)
        self.servings = servings

    def _try_scenario(self) -> None:
        """What becomes of the pivotal cats is fixed by the number of the scenario, and every other cat has its price."""
        problem = self.problem
        deck, front = problem.deck, problem.front
        number = self.scenario
        chicken: i64 = 0
        tuna: i64 = 0
        milk: i64 = 0
        points: i64 = 0
        fed: i64 = 0
        coloured: i64 = 0
        eating: i64 = 0
        catnip: i64 = problem.catnip
        delicacies: i64 = problem.tokens[DELICACY]
        self.delicacies = delicacies
        self.reward = 0
        self.per_set = 0
        self.per_rest = 0
        self.rest = False
        self.wants_rest = False
        self.paying = False
        for spot in range(len(front)):
            if not problem.pivotal[spot]:
                continue
            choices = problem.choices[spot]
            count: i64 = len(choices)
            role = choices[number % count]
            number //= count
            if not role.fed:
                continue
            cat = front[spot]
            per: i64 = deck.bonus_per[cat]
            bonus: i64 = deck.bonus[cat]
            fed += 1
            catnip += role.catnip
            points += problem.alone(spot, role)
            chicken += role.chicken
            tuna += role.tuna
            milk += role.milk
            coloured += spread(deck.colours[cat])
            if problem.rewarding:
                self.reward += deck.most_fed[cat]
            if per == EATER:
                self._pay(3, role.kinds, bonus)
            else:
                eating += spread(role.kinds)
            if per <= WHITE:
                self._pay(per, 1, bonus)
            elif per == SET:
                self.per_set += bonus
            if deck.makes_delicacies[cat] and problem.extra:
                self.delicacies += problem.extra
                if self._lacking(role.chicken, role.tuna, role.milk) > delicacies:
                    return  # nobody is fed with delicacies of his own making
            if role.rest:
                self.rest = True
                self.per_rest = bonus
                self.wants_rest = role.treats == 0
        if self._lacking(chicken, tuna, milk) > self.delicacies or chicken + tuna + milk > self.total:
            return
        flat: i64 = catnip_points(deck, catnip, 0)
        per_fed: i64 = catnip_points(deck, catnip, 1) - flat - deck.hungry_points
        points += flat + deck.hungry_points * len(front) + per_fed * fed
        if self.paying:
            points += self._paid(coloured, eating)
        self._price_items(per_fed, coloured, self.total - chicken - tuna - milk)
        self._feed(0, 0, chicken, tuna, milk, points, fed, coloured)

    def _pay(self, first: i64, bits: i64, bonus: i64) -> None:
        if not self.paying:
            self.paying = True
            for at in range(6):
                self.pays[at] = 0
        for k in range(3):
            if bits >> k & 1:
                self.pays[first + k] += bonus

    def _paid(self, coloured: i64, eating: i64) -> i64:
        """What pivotal cats are paid for so many of each colour and so many that eat each kind, packed."""
        paid: i64 = 0
        for k in range(3):
            paid += self.pays[k] * (coloured >> COLOUR * k & 255) + self.pays[3 + k] * (eating >> COLOUR * k & 255)
        return paid

    def _lacking(self, chicken: i64, tuna: i64, milk: i64) -> i64:
        return max(0, chicken - self.chicken) + max(0, tuna - self.tuna) + max(0, milk - self.milk)

    def _price_items(self, per_fed: i64, coloured: i64, spare: i64) -> None:
        """`coloured`: the pivotal cats that are fed; `spare`: treats that are left after them."""
        servings = self.servings
        hope = self.reward + self.per_set * self._most_sets(coloured, spare) if self.per_set else self.reward
        self.hope[len(self.items)] = hope
        for at in range(len(self.items) - 1, -1, -1):
            most: i64 = 0
            for serving in range(self.first[at], self.first[at + 1], SERVING):
                gain = servings[serving + 4] + per_fed
                if self.paying:
                    gain += self._paid(self.colours[at], spread(servings[serving + 5]))
                servings[serving + 3] = gain
                if gain > most:
                    most = gain
            hope += most
            self.hope[at] = hope

    def _most_sets(self, coloured: i64, spare: i64) -> i64:
        """More sets of three colours than this cannot be fed: cats are lacking, or a treat for each."""
        every = coloured
        for colours in self.colours:  # none of several colours is among them where sets count
            every += colours
        sets = sets_in(every)
        while sets > 0:
            lacks: i64 = 0
            for k in range(3):
                lacks += max(0, sets - (coloured >> COLOUR * k & 255))
            if lacks <= spare:
                break
            sets -= 1
        return sets

    def _feed(self, at: i64, way: i64, chicken: i64, tuna: i64, milk: i64, points: i64, fed: i64, colours: i64) -> None:
        """The next item gets each of its servings, and then none."""
        self.steps -= 1
        left = self.total - chicken - tuna - milk
        if points + self.hope[at] + self.per_rest * left < self.points + self.enough or self.steps < 0:
            return
        if at == len(self.items):
            self._compare(way, chicken << 16 | tuna << 8 | milk, points, left, fed, colours)
            return
        number: i64 = 1
        servings = self.servings
        for serving in range(self.first[at], self.first[at + 1], SERVING):
            a = chicken + servings[serving]
            b = tuna + servings[serving + 1]
            c = milk + servings[serving + 2]
            if a + b + c <= self.total and self._lacking(a, b, c) <= self.delicacies:
                gain = servings[serving + 3]
                self._feed(at + 1, way | number << DIGIT * at, a, b, c, points + gain, fed + 1, colours + self.colours[at])
            number += 1
        self._feed(at + 1, way, chicken, tuna, milk, points, fed, colours)

    def _compare(self, way: i64, cell: i64, points: i64, left: i64, fed: i64, colours: i64) -> None:
        """Of equals in one scenario the knapsack takes what needs least, and there it feeds those who come first."""
        if self.rest:
            if left == 0 and self.wants_rest:
                return
            points += self.per_rest * left
            left = 0
        elif left > 0 and left >= self.rivals_left:
            points += self.problem.deck.leftover_points
        if self.per_set > 0:
            points += self.per_set * sets_in(colours)
        if fed >= self.rivals_fed:
            points += self.reward
        found = rank(points, left, fed)
        if found < self.best:
            return
        if found > self.best:
            self.open = False
        elif self.chosen != self.scenario or self.per_set > 0 or self.reward > 0:
            self.open = True
            return
        elif cell > self.cell or (cell == self.cell and way > self.way):
            return
        self.best, self.points, self.left, self.fed = found, points, left, fed
        self.chosen, self.cell, self.way = self.scenario, cell, way

    def plan(self) -> Plan | None:
        if self.chosen < 0:
            return None
        problem = self.problem
        number = self.chosen
        servings: list[Serving] = []
        for spot in range(len(problem.front)):
            choices = problem.choices[spot]
            role = choices[0]
            if problem.pivotal[spot]:
                count: i64 = len(choices)
                role = choices[number % count]
                number //= count
            servings.append(role)
        for at in range(len(self.items)):
            spot = self.items[at]
            servings[spot] = problem.choices[spot][self.way >> DIGIT * at & MOST]
        return Plan(self.points, self.left, self.fed, servings)


def spread(bits: i64) -> i64:
    """Colours or kinds as bits, each at the place where those of that colour or kind are counted."""
    return bits & 1 | (bits & 2) << COLOUR - 1 | (bits & 4) << 2 * COLOUR - 2


def sets_in(colours: i64) -> i64:
    """Sets of three colours among so many of each."""
    return min(colours & 255, min(colours >> COLOUR & 255, colours >> 2 * COLOUR))
