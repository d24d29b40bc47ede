"""The search: over views only, repeatable, stopped by a budget, right where the right answer is plain."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from kociarnia import bots, games
from kociarnia.bots.levels import Budget, SearchBot
from kociarnia.bots.search import CHECK, Rival, Search, chances_of, margins_of, shares_of
from kociarnia.engine import CHANCE, NOBODY, Game, QuickDice, Say
from kociarnia.engine.contract import NEVER
from kociarnia.engine.laws import Mood


def questions(game: Game, players: int, count: int) -> list[tuple[Any, Any]]:
    """Rules and views in which a seat has a real choice."""
    out: list[tuple[Any, Any]] = []
    rules = game.rules(players)
    luck = random.Random(7)
    mood = Mood(rules, luck)
    state = rules.start()
    while len(out) < count:
        who = rules.actor(state)
        if who == NOBODY:
            state = rules.start()
            continue
        if who != CHANCE and len(rules.legal(state)) > 1 and luck.random() < 0.3:
            out.append((rules, rules.redact(state, who)))
        rules.apply(state, mood.pick(rules, state))
    return out


def test_the_same_dice_give_the_same_thoughts(game: Game) -> None:
    for rules, view in questions(game, game.seats[1], 3):
        search = Search(game.sense(), 24, looks=True)
        legal = rules.legal(view)
        thoughts = [
            [(thought.move, thought.visits, thought.share) for thought in search.think(rules, view, legal, QuickDice(3))]
            for _ in range(2)
        ]
        assert thoughts[0] == thoughts[1]
        assert sorted(move for move, _, _ in thoughts[0]) == list(legal)
        assert sum(visits for _, visits, _ in thoughts[0]) >= 8
        assert all(0.0 <= share <= 1.0 for _, _, share in thoughts[0])


def test_a_search_leaves_the_view_alone(game: Game) -> None:
    for rules, view in questions(game, game.seats[0], 2):
        before = view.dump()
        Search(game.sense(), 16, looks=True).think(rules, view, rules.legal(view), QuickDice(1))
        assert view.dump() == before


@pytest.mark.plain
def test_what_is_out_of_the_question_is_not_tried(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Playouts may like it by luck: rash calls looked good, and the longer a cat thought the worse it played."""
    rules, view = questions(game, game.seats[1], 1)[0]
    legal, sense = rules.legal(view), game.sense()

    def rate(_: Any, rules: Any, view: Any, moves: list[int]) -> list[float]:
        return [0.0 if move in legal[:2] else NEVER for move in moves]

    monkeypatch.setattr(type(sense), "rate", rate)
    thoughts = Search(sense, 24, depth=1).think(rules, view, legal, QuickDice(3))
    assert {thought.move for thought in thoughts if thought.visits > 0} == set(legal[:2])
    assert thoughts[0].move in legal[:2]


def test_a_clock_ends_a_search(game: Game) -> None:
    rules, view = questions(game, game.seats[0], 1)[0]
    began = time.perf_counter()
    Search(game.sense(), 10**9, seconds=0.2).think(rules, view, rules.legal(view), QuickDice(1))
    assert time.perf_counter() - began < 60  # else it would never end


def test_a_search_stops_when_nobody_waits_for_it(game: Game) -> None:
    rules, view = questions(game, game.seats[0], 1)[0]
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) >= 3

    legal = rules.legal(view)
    assert Search(game.sense(), 10**9).think(rules, view, legal, QuickDice(1), stop)[0].move in legal
    assert len(asked) == 3


@pytest.mark.parametrize(
    ("leads", "bias", "verdict"),
    [
        ([1.0, 0.8] * 8, 0.2, 1),  # ahead by more than luck and playouts can be wrong
        ([-1.0, -0.8] * 8, 0.2, -1),
        ([0.1, 0.12] * 80, 0.2, 0),  # surely ahead, but by so little that the playouts may be wrong
        ([0.1, 0.12] * 80, 0.0, 1),
        ([1.0, -1.0] * 80, 0.0, 0),
        ([1.0, 1.0, -1.0, 0.0] * 4, 0.0, 0),  # ahead, but luck may turn it
        ([0.9, 0.9], 0.2, 0),  # two worlds say nothing
    ],
)
def test_a_comparison_is_clear_when_neither_luck_nor_wrong_playouts_can_turn_it(
    leads: list[float], bias: float, verdict: int
) -> None:
    rival = Rival(0)
    for lead in leads:
        rival.meet(lead)
    assert rival.clear(4.0, bias) == verdict


def test_a_search_ends_when_more_worlds_would_change_nothing(game: Game) -> None:
    spent = []
    for sure in (-1e9, 1e9):  # whatever the first look says is clear; nothing ever is
        rules, view = questions(game, game.seats[0], 1)[0]
        search = Search(game.sense(), 8 * CHECK, width=2, sure=sure)
        spent.append(sum(thought.visits for thought in search.think(rules, view, rules.legal(view), QuickDice(1))))
    assert spent == [2 * CHECK, 8 * CHECK]


@pytest.mark.parametrize(
    ("places", "sides", "shares"),
    [
        ([1, 2], [0, 1], [1, 0]),
        ([1, 1], [0, 1], [0.5, 0.5]),
        ([2, 2], [0, 1], [0.5, 0.5]),  # nobody wins
        ([1, 2, 3], [0, 1, 2], [1, 0, 0]),
        ([1, 1, 3], [0, 1, 2], [0.5, 0.5, 0]),
        ([1, 2, 1, 2], [0, 1, 0, 1], [1, 0, 1, 0]),  # partners win together
        ([1], [0], [1]),
    ],
)
def test_places_become_shares_of_the_win(places: list[int], sides: list[int], shares: list[float]) -> None:
    assert shares_of(places, sides) == shares


@pytest.mark.parametrize(
    ("values", "sides", "sharpness", "chances"),
    [
        ([0.6, 0.4], [0, 1], 1.0, [0.6, 0.4]),
        ([0.6, 0.4], [0, 1], 2.0, [0.36 / 0.52, 0.16 / 0.52]),
        ([0.9, 0.1, 0.0], [0, 1, 2], 0.5, [0.75, 0.25, 0.0]),
        ([0.75, 0.5, 0.75, 0.5], [0, 1, 0, 1], 1.0, [0.6, 0.4, 0.6, 0.4]),  # partners count once
        ([0.3], [0], 2.0, [0.3]),
        ([0.0, 0.0], [0, 1], 2.0, [0.0, 0.0]),
    ],
)
def test_values_become_chances_that_make_up_one(
    values: list[float], sides: list[int], sharpness: float, chances: list[float]
) -> None:
    assert chances_of(values, sides, sharpness) == pytest.approx(chances)


@pytest.mark.parametrize(
    ("scores", "places", "margins"),
    [
        ([12, 35], [2, 1], [0.26, 0.74]),  # 23 of 48 behind
        ([12, 35], [1, 2], [0.74, 0.26]),  # few points are good
        ([7, 7], [1, 1], [0.5, 0.5]),
        ([4, 9, 6], [3, 1, 2], [0.375, 0.575, 0.425]),
    ],
)
def test_margins_tell_how_far_ahead_somebody_is(scores: list[int], places: list[int], margins: list[float]) -> None:
    assert margins_of(scores, places) == pytest.approx(margins, abs=0.001)


def test_a_search_finds_the_better_move_in_a_plain_case() -> None:
    """Kittens aside, thinking must not play worse than not thinking: it wins most of a short series."""
    name = games.names()[-1]
    game = games.find(name)
    rules = game.rules(2)
    deep = SearchBot(game, Budget(24, 0.0))
    plain = bots.make("random", game)
    won = 0.0
    for seed in range(6):
        state = rules.start()
        dice = QuickDice(seed)
        while (who := rules.actor(state)) != NOBODY:
            if who == CHANCE:
                rules.apply(state, rules.roll(state, dice))
                continue
            bot = deep if who == seed % 2 else plain
            rules.apply(state, bot.choose(rules, rules.redact(state, who), rules.legal(state), dice))
        won += shares_of(list(rules.places(state)), [0, 1])[seed % 2]
    assert won >= 5


def test_advice_names_three_moves_with_a_reason_and_what_the_best_is_worth(game: Game) -> None:
    for rules, view in questions(game, game.seats[1], 3):
        legal = rules.legal(view)
        advice = bots.advise(game, rules, view, QuickDice(1), playouts=24, seconds=0)
        assert 1 <= len(advice) <= 3 and len({one.move for one in advice}) == len(advice)
        for one in advice:
            assert one.move in legal and isinstance(one.reason, Say)
            assert one.chance is None or 0.0 <= one.chance <= (advice[0].chance or 0.0)
            for language in ("en", "pl"):
                assert game.words(language, ["A", "B", "C", "D", "E", "F"], 0)(one.reason)


def test_advice_says_what_it_would_cost_to_leave_the_best_move() -> None:
    reason, words = Say("seat", {"number": 1}), games.find(games.names()[0]).words("en", ["A", "B"], 0)
    told = {
        (0.617, 0.5, 0.2): "Chance to win: 62%; without this move 50% at most.",
        (0.5, 0.49): "Chance to win: 50%; other moves are about as good.",
        (0.3,): "Chance to win: 30%.",
    }
    for chances, text in told.items():
        said = bots.gain([bots.Advice(move, chance, reason) for move, chance in enumerate(chances)])
        assert said is not None and words(said) == text
    assert bots.gain([bots.Advice(0, None, reason)]) is None
