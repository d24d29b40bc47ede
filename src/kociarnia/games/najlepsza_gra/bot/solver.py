"""The best feast: exact, and fast enough to propose it while a person looks on.

Whether meals can be paid depends on their sum alone: delicacies fill whatever is missing, so a sum of needs (chicken, tuna,
milk) is payable if it lacks no more treats than there are delicacies, or two more of the surplus once Misza is fed. That
makes feeding a knapsack with few cells, one for each payable sum.

What stands in the way are cats whose being fed changes what other cats are worth (colours, Brandonek, Kocilla, Misza ...). They
are few: a *scenario* fixes what becomes of each of them, and then every other cat has one price. The knapsack is solved
for one scenario after another, the most promising first, until no scenario left can reach what has been found.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from kociarnia.games.najlepsza_gra.bot.knapsack import (
    FED,
    HUNGRY,
    NEVER,
    NO_NEED,
    Grid,
    Item,
    Layers,
    Need,
    Serving,
    offer,
    step_back,
    unit,
)
from kociarnia.games.najlepsza_gra.rules.deck import COSTUME, DELICACY, EATER, MENU, NUMBER, ONE, SET, TOY, TREAT, WHITE
from kociarnia.games.najlepsza_gra.rules.feast import GIVE, MEAL, NIP, TURN, Meals
from kociarnia.games.najlepsza_gra.rules.score import catnip_points


class Rivals(NamedTuple):
    """What the others can do to one's result."""

    left: int = 0  # so many leftovers, if any, cost the penalty
    fed: int = 0  # so many fed cats bring the reward


class Plan(NamedTuple):
    """A feast: what becomes of every cat in front, and what it brings."""

    points: int  # cats, catnip, penalty and reward
    left: int
    fed: int
    servings: list[Serving]

    def rank(self) -> tuple[int, int, int]:
        return self.points, -self.left, self.fed


def servings_of(meals: Meals, cat: int) -> list[Serving]:
    """The complete meals of a cat that does not eat any number of treats."""
    box = meals.box
    if box.diet[cat] == MENU:
        a, b, c = box.menu[cat]
        return [Serving((a, b, c), a + b + c, sum(1 << k for k in range(3) if box.menu[cat][k]), fed=True)]
    most = 1 if box.diet[cat] == ONE else box.most[cat]
    return [Serving(unit(k, n), n, 1 << k, fed=True) for k in range(3) for n in range(1, most + 1)]


def better(one: Plan | None, other: Plan) -> Plan:
    return other if one is None or other.rank() > one.rank() else one


class Solver:
    """The feast of one seat: its cats, tokens, what it has answered so far, and what its hand counts for."""

    def __init__(
        self,
        meals: Meals,
        front: list[int],
        tokens: list[int],
        given: list[int],
        costumes: int,
        toys: int,
        catnip: int,
        rivals: Rivals,
    ) -> None:
        self.meals = meals
        self.box = meals.box
        self.front = front
        self.costumes = costumes
        self.toys = toys
        self.catnip = catnip
        self.rivals = rivals
        self.tokens = tokens[:]
        for code in given:
            meals.pay(self.tokens, 0, code)
        self.total = sum(self.tokens)
        self.extra = 0  # treats that may still be turned into delicacies if their maker is fed
        self.choices = self._choices(given)
        self.grids: dict[int, Grid] = {}
        self.prices = [2, 2, 2]
        # A reward that is out of reach whatever is fed need not be sought in every scenario.
        hope = any(self.box.most_fed[cat] for cat in front)
        self.rewarding = hope and outlook(meals, front, tokens)[1] >= rivals.fed

    # ---- what may become of each cat -----------------------------------------------------------------------

    def _choices(self, given: list[int]) -> list[list[Serving]]:
        """The servings of every cat in front; a single one where the answers given leave no choice."""
        done: dict[int, list[int]] = {}
        for code in given:
            done.setdefault(self.meals.cat[code], []).append(code)
        names_kind = any(self.box.per[cat] == EATER for cat in self.front)
        out = []
        for cat in self.front:
            codes = done.get(cat)
            servings = self._fresh(cat, names_kind) if codes is None else self._decided(codes)
            if self.box.delicacies[cat] and (codes is None or len(codes) == 1):
                self.extra = self.box.delicacies[cat]
            if self.box.catnip[cat] and (codes is None or len(codes) == 1):
                servings += [s._replace(catnip=self.box.catnip[cat]) for s in servings if s.fed]
            out.append(servings)
        return out

    def _fresh(self, cat: int, names_kind: bool) -> list[Serving]:
        if self.box.diet[cat] != NUMBER:
            return [HUNGRY, *servings_of(self.meals, cat)]
        out = [HUNGRY, Serving(rest=True, fed=True)]
        if names_kind:  # a treat of the kind that another cat is paid for is set aside
            out += [Serving(unit(k, 1), 1, 1 << k, True, 0, True) for k in range(3)]
        return out

    def _decided(self, codes: list[int]) -> list[Serving]:
        treats = kinds = catnip = 0
        for code in codes:
            treats += self.meals.treats[code]
            kinds |= self.meals.kinds[code]
            catnip += self.meals.nip[code]
        return [Serving(NO_NEED, treats, kinds, False, catnip, treats > 0)]

    # ---- scenarios -----------------------------------------------------------------------------------------

    def best(self) -> Plan:
        box, front = self.box, self.front
        sets = any(box.per[cat] == SET for cat in front)
        pivotal = [
            i
            for i, cat in enumerate(front)
            if box.per[cat] <= SET
            or box.per[cat] == EATER
            or box.catnip[cat]
            or box.delicacies[cat]
            or box.most_fed[cat]
            or box.diet[cat] == NUMBER
            or len(self.choices[i]) == 1
            or (sets and box.colours[cat] & box.colours[cat] - 1)
        ]
        others = [i for i in range(len(front)) if i not in pivotal]
        scenarios = []
        for roles in product(*[self.choices[i] for i in pivotal]):
            scenario = Scenario(self, dict(zip(pivotal, roles, strict=True)), others)
            if scenario.possible():
                scenarios.append(scenario)
        scenarios.sort(key=lambda scenario: -scenario.bound)
        found: Plan | None = None
        for scenario in scenarios:
            if found is not None and scenario.bound < found.points:
                break
            found = scenario.improve(found)
        assert found is not None  # to feed nobody is always possible
        return found

    def grid(self, delicacies: int) -> Grid:
        if delicacies not in self.grids:
            self.grids[delicacies] = Grid(self.tokens, delicacies)
        return self.grids[delicacies]


class Scenario:
    """What becomes of the pivotal cats is fixed; every other cat has a price."""

    def __init__(self, solver: Solver, roles: dict[int, Serving], others: list[int]) -> None:
        box, front = solver.box, solver.front
        self.solver = solver
        self.roles = roles
        self.delicacies = solver.tokens[DELICACY]
        self.reward = 0
        self.per_set = 0
        self.per_rest = 0  # what a leftover brings, if somebody eats the rest
        self.rest = False
        self.colour_pay = [0, 0, 0]
        self.kind_pay = [0, 0, 0]
        self.fed = 0
        self.colours = [0, 0, 0]
        need = [0, 0, 0]
        catnip = solver.catnip
        self.payable = True
        for i, role in roles.items():
            if not role.fed:
                continue
            cat = front[i]
            self.fed += 1
            catnip += role.catnip
            self.reward += box.most_fed[cat] if solver.rewarding else 0
            for k in range(3):
                need[k] += role.need[k]
                self.colours[k] += box.colours[cat] >> k & 1
            if box.per[cat] <= WHITE:
                self.colour_pay[box.per[cat]] += box.each[cat]
            elif box.per[cat] == SET:
                self.per_set += box.each[cat]
            elif box.per[cat] == EATER:
                for k in range(3):
                    self.kind_pay[k] += box.each[cat] * (role.kinds >> k & 1)
            if box.delicacies[cat] and solver.extra:
                self.delicacies += solver.extra
                lacks = sum(max(0, role.need[k] - solver.tokens[k]) for k in range(3))
                self.payable = lacks <= solver.tokens[DELICACY]  # nobody is fed with delicacies of his own making
            if role.rest:
                self.rest = True
                self.per_rest = box.each[cat]
        self.need: Need = (need[0], need[1], need[2])
        self.items: list[Item] = []
        if not self.possible():
            return
        flat = catnip_points(box, catnip, 0)
        self.per_fed = catnip_points(box, catnip, 1) - flat - box.hungry
        self.base = flat + box.hungry * len(front) + sum(self.price(i, role) for i, role in roles.items() if role.fed)
        self.items = [self._item(i) for i in others]
        self.bound = self._bound()

    def price(self, i: int, serving: Serving) -> int:
        """What it brings to feed the cat at place `i` rather than not."""
        box, cat = self.solver.box, self.solver.front[i]
        points = box.points[cat] + self.per_fed
        per, each = box.per[cat], box.each[cat]
        if per == COSTUME:
            points += each * self.solver.costumes
        elif per == TOY:
            points += each * self.solver.toys
        elif per == TREAT:
            points += each * serving.treats
        for k in range(3):
            points += self.colour_pay[k] * (box.colours[cat] >> k & 1)
            if per != EATER:
                points += self.kind_pay[k] * (serving.kinds >> k & 1)
        return points

    def _item(self, i: int) -> Item:
        colours = self.solver.box.colours[self.solver.front[i]]
        servings = [serving for serving in self.solver.choices[i] if serving.fed]
        colour = (1, 2, 4).index(colours) if colours in (1, 2, 4) else -1
        return Item(i, colour, servings, [self.price(i, serving) for serving in servings])

    def possible(self) -> bool:
        return self.payable and self.need in self.solver.grid(self.delicacies).index

    def _bound(self) -> int:
        """More points than this cannot be had: treats are sold at prices, and the best prices are sought step by step."""
        solver = self.solver
        lures = [
            [
                (gain - self.per_rest * sum(serving.need), serving.need)
                for gain, serving in zip(item.gains, item.servings, strict=True)
            ]
            for item in self.items
        ]
        stock = [solver.tokens[k] - self.need[k] for k in range(3)]
        prices = solver.prices  # what was best for the scenario before is a good start

        def worth() -> int:
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

        least = worth()
        searching = True
        while searching:
            searching = False
            for k in range(3):
                for step in (1, -1):
                    prices[k] += step
                    if prices[k] >= 0 and (now := worth()) < least:
                        least = now
                        searching = True
                    else:
                        prices[k] -= step
        rest = self.per_rest * (solver.total - sum(self.need))
        return self.base + least + rest + self.per_set * self._most_sets() + self.reward

    def _most_sets(self) -> int:
        """More sets of three colours than this cannot be fed: cats are lacking, or a treat for each."""
        if not self.per_set:
            return 0
        spare = self.solver.total - sum(self.need)
        sets = min(self.colours[k] + sum(1 for item in self.items if item.colour == k) for k in range(3))
        while sum(max(0, sets - self.colours[k]) for k in range(3)) > spare:
            sets -= 1
        return sets

    # ---- the knapsack --------------------------------------------------------------------------------------

    def improve(self, found: Plan | None) -> Plan | None:
        """The best feast of this scenario, if it beats `found`."""
        solver = self.solver
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
            if plan.fed < solver.rivals.fed and self.reward and hope + self.per_set * sets >= found.points:
                rewarded = self._fill(quota, solver.rivals.fed - self.fed)
                if rewarded is not None:
                    found = better(found, self._counted(rewarded))
            if hope + self.per_set * most < found.points:
                break
        return found

    def _sets_in(self, plan: Plan) -> int:
        box, front = self.solver.box, self.solver.front
        return min(sum(1 for i, s in enumerate(plan.servings) if s.fed and box.colours[front[i]] >> k & 1) for k in range(3))

    def _counted(self, plan: Plan) -> Plan:
        """The plan with the points for sets and the reward."""
        more = self.per_set * self._sets_in(plan) if self.per_set else 0
        if plan.fed >= self.solver.rivals.fed:
            more += self.reward
        return plan._replace(points=plan.points + more)

    def _fill(self, colour_quota: list[int], fed_quota: int) -> Plan | None:
        """The knapsack, with at least so many cats of each colour and so many in all."""
        grid = self.solver.grid(self.delicacies)
        first = [NEVER] * (len(grid.cells) + 1)
        first[grid.index[self.need]] = self.base * FED + self.fed
        # One row of cells for every (cats fed, cats fed of the colour at hand), both counted up to the quota.
        layers: Layers = {(0, 0): first}
        trail: list[tuple[Item, int, Layers]] = []
        for colour in (-1, 0, 1, 2):
            quota = colour_quota[colour] if colour >= 0 else 0
            for item in self.items:
                if item.colour == colour:
                    trail.append((item, quota, layers))
                    layers = offer(item, layers, quota, fed_quota, grid)
            layers = {(fed, 0): row for (fed, n), row in layers.items() if n == quota}
        row = layers.get((fed_quota, 0))
        if row is None:
            return None
        return self._trace(grid, row, trail, fed_quota)

    def _trace(self, grid: Grid, row: list[int], trail: list[tuple[Item, int, Layers]], fed_quota: int) -> Plan | None:
        """Choose the best cell and walk back to what was fed."""
        best = (NEVER, 0, 0)
        at = -1
        for cell, used in enumerate(grid.used):
            if row[cell] < NEVER // 2:
                continue
            points, fed = divmod(row[cell], FED)
            left = self.solver.total - used
            if self.rest:
                if left == 0 and all(role.treats == 0 for role in self.roles.values() if role.rest):
                    continue  # at least one treat
                points += self.per_rest * left
                left = 0
            elif left and left >= self.solver.rivals.left:
                points += self.solver.box.leftovers
            if (points, -left, fed) > best:
                best = (points, -left, fed)
                at = cell
        if at < 0:
            return None
        servings = [self.roles.get(i, HUNGRY) for i in range(len(self.solver.front))]
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
            here, at, value, servings[item.at] = step_back(item, here, at, value, before, quota, fed_quota, grid)
        return Plan(best[0], -best[1], best[2], servings)


def answers(solver: Solver, plan: Plan, given: list[int]) -> list[int]:
    """The plan as answers to the questions still open; plain treats are spent before delicacies."""
    meals = solver.meals
    role = dict(zip(solver.front, plan.servings, strict=True))
    left = solver.tokens[:]
    need = [sum(serving.need[k] for serving in plan.servings) for k in range(3)]
    out: list[int] = []
    for ask in meals.script(solver.front)[len(given) :]:
        serving = role[meals.about[ask]]
        kind = meals.asks[ask]
        code = meals.first[ask]
        if kind == MEAL and serving.fed:
            pays = [min(serving.need[k], left[k]) for k in range(3)]
            pays.append(sum(serving.need) - sum(pays))
            code = _code(meals, ask, pays, serving.kinds)
            for k in range(3):
                need[k] -= serving.need[k]
        elif kind == TURN and serving.fed:
            lacks = sum(max(0, need[k] - left[k]) for k in range(3)) - left[DELICACY]
            surplus = [k for k in range(3) for _ in range(max(0, left[k] - need[k]))][: max(0, lacks)]
            code = _code(meals, ask, [*[surplus.count(k) for k in range(3)], -len(surplus)], 0)
        elif kind == NIP and serving.catnip:
            code += 1
        elif kind >= GIVE and (serving.fed or serving.rest):
            code += left[kind - GIVE]
        out.append(code)
        meals.pay(left, 0, code)
    return out


def _code(meals: Meals, ask: int, pays: list[int], kinds: int) -> int:
    for code in range(meals.first[ask], meals.last[ask]):
        if meals.pays[4 * code : 4 * code + 4] == pays and meals.kinds[code] == kinds:
            return code
    raise AssertionError("a meal that nobody can order")


def propose(
    meals: Meals, front: list[int], tokens: list[int], given: list[int], costumes: int, toys: int, catnip: int, rivals: Rivals
) -> list[int]:
    """The best answers to the questions still open. Whoever eats any number of treats gets all that is left at the end."""
    asks = meals.script(front)[len(given) :]
    if not asks:
        return []
    if meals.asks[asks[0]] >= GIVE:
        left = tokens[:]
        for code in given:
            meals.pay(left, 0, code)
        return [meals.first[ask] + left[meals.asks[ask] - GIVE] for ask in asks]
    solver = Solver(meals, front, tokens, given, costumes, toys, catnip, rivals)
    return answers(solver, solver.best(), given)


def outlook(meals: Meals, front: list[int], tokens: list[int]) -> tuple[int, int]:
    """Of a rival: no fewer leftovers and no more fed cats than these are possible."""
    box = meals.box
    extra = sum(box.delicacies[cat] for cat in front)
    total = sum(tokens)
    grid = Grid(tokens, tokens[DELICACY] + extra)
    row = [NEVER] * (len(grid.cells) + 1)
    row[0] = 0
    for cat in front:
        if box.diet[cat] != NUMBER:
            old = row
            for serving in servings_of(meals, cat):
                before = grid.before(serving.need)
                row = [a if a > (b := old[at] + 1) else b for a, at in zip(row, before, strict=True)]
    reached = [cell for cell in range(len(grid.cells)) if row[cell] >= 0]
    left = total - max(grid.used[cell] for cell in reached)
    fed = max(row[cell] for cell in reached)
    if total and any(box.diet[cat] == NUMBER for cat in front):
        return 0, fed + 1
    return left, fed


def rivals_of(meals: Meals, fronts: list[list[int]], tokens: list[int], seat: int) -> Rivals:
    """What the seat can be sure of, whatever the others do."""
    left = fed = 0
    for other in range(len(fronts)):
        if other != seat:
            least, most = outlook(meals, fronts[other], tokens[4 * other : 4 * other + 4])
            left = max(left, least)
            fed = max(fed, most)
    return Rivals(left, fed + 1)
