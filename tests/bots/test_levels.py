"""Levels between the smallest and the strongest: how often they are distracted, and who lets others catch up."""

from __future__ import annotations

from typing import Any

import pytest

from kociarnia import games
from kociarnia.bots import make
from kociarnia.bots.base import Bot
from kociarnia.bots.consultation import Consultation, answer
from kociarnia.bots.levels import Budget, KociakBot, KotBot, SearchBot, budget, by_chance, lead
from kociarnia.bots.newcomer import MaluszekBot
from kociarnia.bots.search import Thought
from kociarnia.engine import Dice, Match, QuickDice
from kociarnia.engine.contract import Sense

GAME = games.find(games.names()[0])
MOVES = [3, 5, 7, 11, 13, 17]  # to Told the first one is the best
BETTER = {3, 5, 7, 11}


class Told(Sense[Any, Any]):
    """A sense of what it is told."""

    def __init__(self, shares: list[float]) -> None:
        self.shares = shares

    def rate(self, rules: Any, view: Any, legal: list[int]) -> list[float]:
        return [-float(move) for move in legal]

    def value(self, rules: Any, view: Any) -> list[float]:
        return self.shares


class Musing(SearchBot):
    def think(self, rules: Any, view: Any, legal: list[int], dice: Dice, stop: Any = None) -> list[Thought]:
        return [Thought(move, 1, 0.5, -float(move), move == legal[0]) for move in legal]


def chosen(bot: Bot) -> list[int]:
    """What it chooses where the second seat is asked."""
    match, dice = Match(GAME, 2, {}, QuickDice(4)), QuickDice(5)
    while match.waiting()[0] != 1:
        match.play(0, match.legal(0)[0])
    return [bot.choose(match.rules, match.view(1), MOVES, dice) for _ in range(1000)]


def kociak(distracted: int, content: float = KociakBot.CONTENT, shares: list[float] | None = None) -> KociakBot:
    bot = KociakBot(GAME)
    bot.distracted, bot.content = distracted, content
    bot.sense = bot.playful.sense = Told(shares or [0.5, 0.5])
    return bot


def kot(distracted: int) -> KotBot:
    bot = KotBot(GAME)
    bot.distracted = distracted
    bot.sense = Told([0.5, 0.5])
    return bot


def kocur(distracted: int) -> SearchBot:
    return Musing(GAME, Budget(8, 0.0, distracted=distracted))


@pytest.mark.parametrize("cat", [kociak, kot, kocur])
def test_cats_are_distracted_as_often_as_their_game_says(cat: Any) -> None:
    assert set(chosen(cat(0))) == {MOVES[0]}
    moves = chosen(cat(40))
    assert set(moves) == BETTER
    assert 0.64 < moves.count(MOVES[0]) / len(moves) < 0.76, "six tenths, and a quarter of the others"


@pytest.mark.parametrize("cat", [kociak(100), kociak(0, 0.09, [0.4, 0.6]), kot(100), kocur(100)])
def test_a_cat_that_sits_in_for_somebody_does_its_best(cat: Bot) -> None:
    """It neither misses the best move nor lets others catch up in the name of whoever is away."""
    assert set(chosen(cat)) != {MOVES[0]}
    cat.sit_in()
    assert set(chosen(cat)) == {MOVES[0]}


def test_a_maluszek_too() -> None:
    cat = MaluszekBot(GAME)
    cat.sense, cat.lapses, cat.overlooks = Told([0.5, 0.5]), 50, 50
    assert len(set(chosen(cat))) > 1
    cat.sit_in()
    assert set(chosen(cat)) == {MOVES[0]}


def test_whoever_is_never_distracted_throws_no_dice() -> None:
    dice, fresh = QuickDice(3), QuickDice(3)
    assert not by_chance(0, dice) and dice.below(1000) == fresh.below(1000)


@pytest.mark.parametrize("shares", [[0.4, 0.6], [0.2, 0.6, 0.1, 0.1], [0.2, 0.8, 0.8, 0.2]], ids=["two", "four", "a team"])
def test_a_content_kociak_plays_about_while_it_is_ahead(shares: list[float]) -> None:
    assert set(chosen(kociak(0, 0.09, shares))) == {5, 7, 11}, "anything good but what is best"
    assert set(chosen(kociak(0, shares=shares))) == {MOVES[0]}, "where its game does not say so it goes on"


@pytest.mark.parametrize("shares", [[0.45, 0.55], [0.9, 0.1], [0.9, 0.9]], ids=["level", "behind", "together"])
def test_it_attends_where_nobody_has_to_catch_up(shares: list[float]) -> None:
    assert set(chosen(kociak(0, 0.09, shares))) == {MOVES[0]}
    assert lead([0.9], 0) == 0.0, "nor is anybody ahead alone"


def test_a_cat_that_is_asked_elsewhere_answers_as_at_the_table() -> None:
    """Distracted as often, too."""
    game = max(map(games.find, games.names()), key=lambda game: budget(game, "kocur").distracted)
    match = Match(game, 2, {}, QuickDice(4))
    seat = match.waiting()[0]
    view, legal = match.view(seat), match.legal(seat)
    attentive = 0
    for seed in range(30):
        asked = Consultation(game.name, 2, dict(match.options), view.dump(), legal, "kocur", seed)
        here = make("kocur", game).choose(match.rules, view, legal, QuickDice(seed))
        assert answer(asked, lambda: False) == here
        best = make("kocur", game)
        best.sit_in()
        there = answer(asked._replace(sits_in=True), lambda: False)
        assert there == best.choose(match.rules, view, legal, QuickDice(seed))
        attentive += there != here
    assert attentive, "in somebody's name it did better"
