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
from kociarnia.games.najlepsza_gra.bot.few_ways import NONE, best_points, few_ways
from kociarnia.games.najlepsza_gra.bot.problem import Problem
from kociarnia.games.najlepsza_gra.bot.rivals import Rivals
from kociarnia.games.najlepsza_gra.rules.deck import COSTUME, DELICACY, EATER, MENU, SET, TOY, TREAT, Deck
from kociarnia.games.najlepsza_gra.rules.feast import AS_CATNIP, CONVERT, GIVE, MEAL, Meals
from kociarnia.games.najlepsza_gra.rules.score import catnip_points


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
    return few_ways(problem) or by_knapsack(scenarios_of(problem))


def points_at_best(problem: Problem) -> i64:
    """What that brings, for less: where it is only compared nobody need know which of several it is."""
    points = best_points(problem)
    return points if points != NONE else by_knapsack(scenarios_of(problem)).points


def points_if_all_eat(deck: Deck, front: list[i64], tokens: list[int], costumes: i64, toys: i64, catnip: i64) -> i64:
    """What the best feast brings where there is nothing to choose: no cat is more than its meal and its points, and there is
    enough for all of them. Else NONE."""
    lacks: vec[i64] = vec[i64]([-tokens[0], -tokens[1], -tokens[2]])
    fed: i64 = len(front)
    points = catnip_points(deck, catnip, fed)
    least = deck.hungry_points - (catnip_points(deck, catnip, 1) - catnip_points(deck, catnip, 0))
    for cat in front:
        per: i64 = deck.bonus_per[cat]
        if per <= SET or per == EATER or per == TREAT or deck.diet[cat] != MENU:
            return NONE
        if deck.as_catnip[cat] != 0 or deck.makes_delicacies[cat] != 0 or deck.most_fed[cat] != 0:
            return NONE
        worth = deck.points[cat] + deck.bonus[cat] * (costumes if per == COSTUME else toys if per == TOY else 0)
        if worth < least:
            return NONE
        points += worth
        menu = deck.menu[cat]
        for kind in range(3):
            lacks[kind] += menu[kind]
    return points if max(0, lacks[0]) + max(0, lacks[1]) + max(0, lacks[2]) <= tokens[DELICACY] else NONE


def scenarios_of(problem: Problem) -> list[Scenario]:
    front = problem.front
    pivotal = [spot for spot in range(len(front)) if problem.pivotal[spot]]
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
