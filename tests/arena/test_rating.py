"""Ratings and the tally: who is stronger comes out stronger, and every count is the plain one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kociarnia import games
from kociarnia.arena import draw_up, play, tally
from kociarnia.arena.rating import ratings


def line(deal: int, seating: list[str], places: list[int], **more: Any) -> dict[str, Any]:
    whole: dict[str, Any] = {
        "game": "g", "players": len(seating), "options": {}, "deal": deal, "seating": seating,
        "sides": list(range(len(seating))), "scores": [10 - place for place in places], "places": places,
        "moves": 30, "ply": 60, "time": {name: {"moves": 10, "ms": 2.0, "longest": 9.0} for name in seating}, "forfeits": [],
    }  # fmt: skip
    return {**whole, **more}


def test_greedy_is_rated_above_random() -> None:
    for name in games.names():
        plan = draw_up([name], "random,greedy", "2", 6)
        found = tally(plan.bots, [play(fixture) for fixture in plan.fixtures])
        assert found.bots == ("greedy", "random"), name
        assert found.ratings["greedy"].value > 25 > found.ratings["random"].value
        assert found.pairs["greedy", "random"].value > 0.5


def test_the_interval_of_a_rating_holds_the_strength_that_made_the_matches() -> None:
    """Two bots, seven wins in ten: the model's own difference for that is about 5."""
    inside = 0
    for seed in range(60):
        luck = random.Random(seed)
        matches = [[("a", 1 + (luck.random() > 0.7)), ("b", 0)] for _ in range(200)]
        results = [[("a", place), ("b", 3 - place)] for (_, place), _ in matches]
        found = ratings(["a", "b"], results)
        half = found["a"].high - found["a"].value
        inside += abs(found["a"].value - found["b"].value - 5.0) <= half * 2**0.5
    assert inside >= 51


def test_draws_and_matches_without_a_winner_leave_equals_equal() -> None:
    found = tally(["a", "b"], [line(deal, ["a", "b"], [2, 2]) for deal in range(30)])
    assert found.ratings["a"].value == pytest.approx(found.ratings["b"].value)
    assert found.pairs["a", "b"].value == 0.5 and found.nobody == 1.0 and found.wins["a"].value == 0.0


def test_a_bot_on_several_seats_gains_nothing_by_its_number() -> None:
    lines = [line(deal, ["a", "a", "b"], places) for deal, places in enumerate([[1, 2, 3], [3, 2, 1], [1, 3, 2], [3, 1, 2]])]
    lines += [line(deal, ["b", "b", "a"], places) for deal, places in enumerate([[1, 2, 3], [3, 2, 1], [1, 3, 2], [3, 1, 2]])]
    found = tally(["a", "b"], lines)
    assert found.pairs["a", "b"].value == 0.5
    assert abs(found.ratings["a"].value - found.ratings["b"].value) < 4


def test_counts_are_plain() -> None:
    found = tally(
        ["a", "b"],
        [
            line(1, ["a", "b"], [1, 2], moves=10),
            line(1, ["b", "a"], [1, 1], moves=20),
            line(2, ["a", "b"], [2, 1], forfeits=[{"seat": 0, "bot": "a", "ply": 3, "why": "boom"}]),
            {"game": "g", "players": 2, "options": {}, "deal": 2, "seating": ["b", "a"], "error": "died"},
        ],
    )
    assert (found.matches, found.deals, found.moves) == (3, 2, [10, 20, 30])
    assert found.pairs["a", "b"].value == found.pairs["b", "a"].value == 0.5
    assert found.wins["a"].value == pytest.approx(0.5) and found.seats[0].value == pytest.approx(0.5)
    assert found.seated["a", 0].value == pytest.approx(0.5) and found.seated["a", 1].value == pytest.approx(0.5)
    assert found.places["a"] == pytest.approx(4 / 3) and found.times["a"].mean == 2.0 and found.times["a"].longest == 9.0
    assert found.forfeits == {"a": ["boom"]} and found.errors == ["died"]


def test_partners_are_one_side() -> None:
    found = tally(["a", "b"], [line(1, ["a", "b", "a", "b"], [1, 2, 1, 2], sides=[0, 1, 0, 1])])
    assert found.pairs["a", "b"].matches == 1 and found.pairs["a", "b"].value == 1.0
    assert found.wins["a"].value == 0.5, "a victory is shared by those who have it"
