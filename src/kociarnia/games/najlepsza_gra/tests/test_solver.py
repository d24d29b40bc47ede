"""A15: the proposal is exact, quick, and can be taken up after any answer."""

from __future__ import annotations

import random
import time

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN
from kociarnia.games.najlepsza_gra.bot.few_ways import NONE, few_ways
from kociarnia.games.najlepsza_gra.bot.problem import Problem
from kociarnia.games.najlepsza_gra.bot.proposal import proposal
from kociarnia.games.najlepsza_gra.bot.rivals import Rivals, most_fed, outlook, rivals_of
from kociarnia.games.najlepsza_gra.bot.solver import (
    answers,
    by_knapsack,
    points_at_best,
    points_if_all_eat,
    propose,
    scenarios_of,
)
from kociarnia.games.najlepsza_gra.rules.deck import DELICACY, Deck
from kociarnia.games.najlepsza_gra.rules.feast import Feast, Meals
from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.score import cat_points, catnip_points
from kociarnia.games.najlepsza_gra.tests.table import feast, tokens_of

DECK = Deck()
MEALS = Meals(DECK)
ROWS = 4000  # a case with more rows of answers than this is left out: brute force would take too long

Rank = tuple[int, int, int]


def rank(front: list[int], tokens: list[int], given: list[int], costumes: int, toys: int, catnip: int, rivals: Rivals) -> Rank:
    """Points, leftovers and fed cats of a whole row of answers, counted as the rules count."""
    feast = Feast(MEALS, front, vec[i64](tokens), given)
    points = sum(cat_points(DECK, feast, spot, costumes, toys) for spot in range(len(front)))
    points += catnip_points(DECK, catnip + feast.catnip, feast.fed)
    if feast.left and feast.left >= rivals.left:
        points += DECK.leftover_points
    if feast.fed >= rivals.fed:
        points += sum(DECK.most_fed[cat] for spot, cat in enumerate(front) if feast.treats[spot])
    return points, -feast.left, feast.fed


def rows(front: list[int], tokens: list[int], given: list[int]) -> list[list[int]]:
    """Every row of answers that begins with `given`; empty if they are too many."""
    left = vec[i64](tokens)
    for code in given:
        MEALS.pay(left, 0, code)
    found = [(list(given), left)]
    for question in MEALS.script(front)[len(given) :]:
        longer = []
        for row, rest in found:
            for code in MEALS.allowed(question, rest, 0, row[-1] if row else 0):
                less = rest[:]
                MEALS.pay(less, 0, code)
                longer.append(([*row, int(code)], less))
        found = longer
        if len(found) > ROWS:
            return []
    return [row for row, _ in found]


def small_case(seed: int) -> tuple[list[int], list[int], list[int], int, int, int, Rivals]:
    """A few cats, up to three strays, a few treats, and sometimes answers that are not the best."""
    luck = random.Random(seed)
    strays = luck.sample(range(DECK.cats + 1, DECK.cats + DECK.strays + 1), luck.choice((0, 1, 1, 2, 2, 3)))
    front = luck.sample(range(1, DECK.cats + 1), luck.randint(0, 5)) + strays
    luck.shuffle(front)
    tokens = tokens_of("".join(luck.choice("CCCTTTMMDD") for _ in range(luck.randint(0, 10))))
    tokens[DELICACY] = min(tokens[DELICACY], 3)  # the box has no more
    script = MEALS.script(front)
    given: list[int] = []
    left = vec[i64](tokens)
    for _ in range(luck.randint(0, len(script)) if luck.random() < 0.25 else 0):
        code = int(luck.choice(list(MEALS.allowed(script[len(given)], left, 0, given[-1] if given else 0))))
        given.append(code)
        MEALS.pay(left, 0, code)
    rivals = Rivals(luck.randint(0, 4), luck.randint(0, 7))
    return front, tokens, given, luck.randint(0, 3), luck.randint(0, 4), luck.randint(0, 4), rivals


def test_R55_the_most_that_a_rival_can_feed_is_found_both_ways() -> None:
    luck = random.Random(55)
    for _ in range(400):
        front = luck.sample(range(1, DECK.cats + DECK.strays + 1), luck.randint(0, 12))
        tokens = [luck.randint(0, 5), luck.randint(0, 5), luck.randint(0, 5), luck.randint(0, 2)]
        assert most_fed(DECK, front, vec[i64]([9, *tokens]), 1) == outlook(DECK, tuple(front), tuple(tokens))[1]


@pytest.mark.parametrize("cases", [800, pytest.param(20_000, marks=pytest.mark.long)])
def test_A15_the_proposal_is_as_good_as_brute_force(cases: int) -> None:
    tried = 0
    for seed in range(cases):
        front, tokens, given, costumes, toys, catnip, rivals = small_case(seed)
        every = rows(front, tokens, given)
        if not every:
            continue
        tried += 1
        best = max(rank(front, tokens, row, costumes, toys, catnip, rivals) for row in every)
        plan = given + propose(MEALS, front, tokens, given, costumes, toys, catnip, rivals)
        assert plan in every, seed
        assert rank(front, tokens, plan, costumes, toys, catnip, rivals) == best, seed
    assert tried > 0.8 * cases


def test_A15_where_there_are_few_ways_the_knapsack_would_propose_the_same() -> None:
    """Also which of several that are equally good: what is shown may not depend on how it was found."""
    tried = 0
    for seed in range(800):
        case = small_case(seed)
        problem, (front, _, given, *_) = Problem(MEALS, *case), case
        found, known = few_ways(problem), by_knapsack(scenarios_of(problem))
        assert points_at_best(problem) == known.points, seed
        if found is not None:
            tried += 1
            assert (found.rank(), found.points) == (known.rank(), known.points), seed
            row, other = (answers(MEALS, front, problem.tokens, plan, given) for plan in (found, known))
            assert row == other, seed
    assert tried > 0.8 * 800


def test_where_there_is_enough_for_all_they_are_all_fed() -> None:
    tried = 0
    for seed in range(2000):
        front, tokens, _, costumes, toys, catnip, _ = small_case(seed)
        points = points_if_all_eat(DECK, front, tokens, costumes, toys, catnip)
        if points != NONE:
            tried += 1
            problem = Problem(MEALS, front, tokens, [], costumes, toys, catnip, Rivals(1000, 0))
            assert points == by_knapsack(scenarios_of(problem)).points, seed
    assert tried > 100


def large_case(luck: random.Random) -> tuple[list[int], list[int]]:
    """As much as one player can have taken in: three strays and as many cats and treats as all turns allow."""
    players = luck.choice((2, 3, 4))
    cards = {2: 33, 3: 27, 4: 24}[players] - 6  # six lost cats bought the strays
    pool = [face for face in range(1, DECK.first_hand) for _ in range(sum(DECK.copies[face][: players - 1]))]
    cats = [face for face in pool if face <= DECK.cats]
    treats = [face for face in pool if face > DECK.cats]
    treats.sort(key=lambda face: luck.random() - float(sum(DECK.gives[face])))
    number = luck.randint(8, min(len(cats), cards - 4))
    strays = luck.sample(range(DECK.cats + 1, DECK.cats + DECK.strays + 1), 3)
    tokens = [sum(DECK.gives[face][k] for face in treats[: cards - number]) for k in range(4)]
    return luck.sample(cats, number) + strays, tokens


def test_A15_the_largest_hands_are_solved_quickly() -> None:
    luck = random.Random(3)
    spent = []
    for _ in range(150):
        front, tokens = large_case(luck)
        rivals = Rivals(luck.randint(0, 5), luck.randint(4, 12))
        tries: list[float] = []
        # What only seemed slow, while garbage was collected, say, is asked again.
        while len(tries) < 3 and (not tries or min(tries) > 0.02):
            before = time.process_time()
            propose(MEALS, front, tokens, [], 2, 3, 3, rivals)
            tries.append(time.process_time() - before)
        spent.append(min(tries))
    spent.sort()
    # 50 ms is the aim on an idle machine; a busy one is allowed for, a search that runs wild is not.
    assert spent[len(spent) // 2] < 0.1
    assert spent[-1] < 0.5


def test_A15_what_no_rival_can_prevent() -> None:
    cats = DECK.cat_keys.index
    assert outlook(DECK, (cats("picatso"),), tuple(tokens_of("TT"))) == (2, 0)
    assert outlook(DECK, (cats("picatso"),), tuple(tokens_of("TTD"))) == (0, 1)
    assert outlook(DECK, (cats("kropka"),), tuple(tokens_of("CTM"))) == (0, 1)
    fronts = [[cats("shadow")], [cats("picatso")], []]
    assert rivals_of(DECK, fronts, vec[i64]([0, 1, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0]), 0) == Rivals(2, 1)


def test_A15_leftovers_are_no_matter_if_a_rival_must_have_more() -> None:
    front = [DECK.cat_keys.index("pumpkin"), DECK.cat_keys.index("bell"), DECK.cat_keys.index("gershon")]
    # Two chicken: two small cats, or keep them for nothing; the proposal feeds, and never leaves a treat for fun.
    plan = propose(MEALS, front, tokens_of("CC"), [], 0, 0, 0, Rivals(5, 9))
    assert Feast(MEALS, front, vec[i64](tokens_of("CC")), plan).fed == 2


def test_A15_the_proposal_goes_on_from_any_answer() -> None:
    table = feast(["kikimora sparkle"], ["TT"])
    assert table.setup.meals.moves[proposal(table.setup, table.state, 0)[0]].verb == "feed"
    table.play("hungry kikimora")
    assert table.rules.text(table.setup.eat + proposal(table.setup, table.state, 0)[0]) == "feed sparkle"


def test_A15_a_proposal_needs_nothing_but_the_view() -> None:
    table = feast(["kikimora pan_kot", "kropka"], ["TTTD", "CC"], [{"catnip": 2}, {"costume": 2}])
    view = table.view(0)
    assert hand(table.setup, view, 1)[UNKNOWN] == 2
    assert proposal(table.setup, view, 0) == proposal(table.setup, table.state, 0)
