"""The best feast: exact, and fast enough to propose it while a person looks on.

Whether meals can be paid depends on their sum alone: delicacies fill whatever is missing, so a sum of needs (chicken, tuna,
milk) is payable if it lacks no more treats than there are delicacies, or two more of the surplus once Misza is fed. That
makes feeding a knapsack with few cells, one for each payable sum.

What stands in the way are cats whose being fed changes what other cats are worth (colours, Brandonek, Kocilla, Misza ...). They
are few: a *scenario* fixes what becomes of each of them, and then every other cat has one price. Mostly there are so few ways
to feed that all are tried; else the knapsack is solved for one scenario after another.
"""

from __future__ import annotations

from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.bot.feast_case import Plan, Scenario
from kociarnia.games.najlepsza_gra.bot.few_ways import few_ways
from kociarnia.games.najlepsza_gra.bot.problem import Problem
from kociarnia.games.najlepsza_gra.bot.rivals import Rivals
from kociarnia.games.najlepsza_gra.rules.deck import DELICACY, EATER, NUMBER, SET
from kociarnia.games.najlepsza_gra.rules.feast import AS_CATNIP, CONVERT, GIVE, MEAL, Meals


def propose(
    meals: Meals, front: list[int], tokens: list[int], given: list[int], costumes: int, toys: int, catnip: int, rivals: Rivals
) -> list[int]:
    """The best answers to the questions still open. Whoever eats any number of treats gets all that is left at the end."""
    questions = meals.script(front)[len(given) :]
    if not questions:
        return []
    if meals.subject[questions[0]] >= GIVE:
        left = vec[i64](tokens)
        for code in given:
            meals.pay(left, 0, code)
        return [meals.first[question] + left[meals.subject[question] - GIVE] for question in questions]
    problem = Problem(meals, front, tokens, given, costumes, toys, catnip, rivals)
    return answers(meals, front, problem.tokens, solve(problem), given)


def solve(problem: Problem) -> Plan:
    scenarios = scenarios_of(problem)
    return few_ways(problem, scenarios) or by_knapsack(scenarios)


def scenarios_of(problem: Problem) -> list[Scenario]:
    deck, front = problem.deck, problem.front
    sets = any(deck.bonus_per[cat] == SET for cat in front)
    pivotal = [
        spot
        for spot, cat in enumerate(front)
        if deck.bonus_per[cat] <= SET
        or deck.bonus_per[cat] == EATER
        or deck.as_catnip[cat]
        or deck.makes_delicacies[cat]
        or deck.most_fed[cat]
        or deck.diet[cat] == NUMBER
        or len(problem.choices[spot]) == 1
        or (sets and deck.colours[cat] & deck.colours[cat] - 1)
    ]
    others = [spot for spot in range(len(front)) if spot not in pivotal]
    scenarios = []
    for roles in product(*[problem.choices[spot] for spot in pivotal]):
        scenario = Scenario(problem, dict(zip(pivotal, roles, strict=True)), others)
        if scenario.possible:
            scenarios.append(scenario)
    return scenarios


def by_knapsack(scenarios: list[Scenario]) -> Plan:
    """The most promising first, until no scenario left can reach what has been found."""
    bounds: list[tuple[int, int]] = [(0, 0)]  # where there is nothing to choose nobody need know
    if len(scenarios) > 1:
        bounds = sorted((-scenario.bound(), at) for at, scenario in enumerate(scenarios))
    found: Plan | None = None
    for least, at in bounds:
        scenario = scenarios[at]
        if found is not None and -least < found.points:
            break
        found = scenario.improve(found)
    assert found is not None  # to feed nobody is always possible
    return found


def answers(meals: Meals, front: list[int], tokens: list[int], plan: Plan, given: list[int]) -> list[int]:
    """The plan as answers to the questions still open; plain treats are spent before delicacies. `tokens`: what is left."""
    role = dict(zip(front, plan.servings, strict=True))
    left = vec[i64](tokens)
    need: list[i64] = [0, 0, 0]
    for serving in plan.servings:
        a, b, c = serving.need
        need = [need[0] + a, need[1] + b, need[2] + c]
    out: list[int] = []
    for question in meals.script(front)[len(given) :]:
        serving = role[meals.about[question]]
        subject = meals.subject[question]
        code = meals.first[question]
        if subject == MEAL and serving.fed:
            a, b, c = serving.need
            x, y, z = min(a, left[0]), min(b, left[1]), min(c, left[2])
            code = _code(meals, question, x, y, z, a + b + c - x - y - z, serving.kinds)
            need = [need[0] - a, need[1] - b, need[2] - c]
        elif subject == CONVERT and serving.fed:
            lacks = sum(max(0, need[k] - left[k]) for k in range(3)) - left[DELICACY]
            surplus = [k for k in range(3) for _ in range(max(0, left[k] - need[k]))][: max(0, lacks)]
            code = _code(meals, question, surplus.count(0), surplus.count(1), surplus.count(2), -len(surplus), 0)
        elif subject == AS_CATNIP and serving.catnip:
            code += 1
        elif subject >= GIVE and (serving.fed or serving.rest):
            code += left[subject - GIVE]
        out.append(code)
        meals.pay(left, 0, code)
    return out


def _code(meals: Meals, question: int, chicken: i64, tuna: i64, milk: i64, delicacies: i64, kinds: i64) -> int:
    pays = meals.pays
    for code in range(meals.first[question], meals.last[question]):
        at = 4 * code
        plain = pays[at] == chicken and pays[at + 1] == tuna and pays[at + 2] == milk
        if plain and pays[at + DELICACY] == delicacies and meals.kinds[code] == kinds:
            return code
    raise AssertionError("a meal that nobody can order")
