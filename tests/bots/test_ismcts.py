"""The search of the papers: over views only, repeatable, every move tried before one is tried twice, better than the lot."""

from __future__ import annotations

import pytest

from kociarnia import bots, games
from kociarnia.bots.ismcts import Ismcts, Seen
from kociarnia.bots.levels import SearchBot
from kociarnia.engine import CHANCE, NOBODY, Game, QuickDice, Refusal
from tests.bots.test_search import questions


def test_it_can_be_repeated_and_leaves_the_view_alone(game: Game) -> None:
    for rules, view in questions(game, game.seats[1], 2):
        before, legal = view.dump(), rules.legal(view)
        thoughts = [
            [(thought.move, thought.visits, thought.share) for thought in Ismcts(12).think(rules, view, legal, QuickDice(3))]
            for _ in range(2)
        ]
        assert thoughts[0] == thoughts[1] and view.dump() == before
        assert sorted(move for move, _, _ in thoughts[0]) == list(legal)
        assert sum(visits for _, visits, _ in thoughts[0]) == 12
        assert all(0.0 <= share <= 1.0 for _, _, share in thoughts[0])
        assert thoughts[0][0][1] == max(visits for _, visits, _ in thoughts[0]), "most visits are played"


def test_it_stops_when_nobody_waits_for_it_or_its_time_is_up(game: Game) -> None:
    rules, view = questions(game, game.seats[0], 1)[0]
    legal = rules.legal(view)
    ticks = iter(range(100))
    for search, stop in ((Ismcts(10**9), lambda: True), (Ismcts(10**9, 2.5, lambda: float(next(ticks))), None)):
        thoughts = search.think(rules, view, legal, QuickDice(1), stop)
        assert sum(thought.visits for thought in thoughts) == (1 if stop else 3)


def test_every_move_is_tried_first_and_what_serves_best_more_and_more() -> None:
    node, dice = Seen(), QuickDice(1)
    made = []
    for _ in range(300):
        edge = node.choose([3, 5, 8], dice)
        made.append(edge.move)
        edge.visits += 1
        edge.worth += 0.9 if edge.move == 5 else 0.2
    assert sorted(made[:3]) == [3, 5, 8]
    assert made[200:].count(5) > 80
    assert {3, 8} <= set(made[3:]), "and the others are not forgotten"
    before = {move: edge.available for move, edge in node.edges.items()}
    assert node.choose([3, 8, 9], dice).move == 9, "what could not be done before comes first"
    assert [node.edges[move].available - before[move] for move in (3, 5, 8)] == [1, 0, 1], "counted where it could be chosen"


def test_it_beats_the_lot() -> None:
    game = games.find(games.names()[2])
    rules = game.rules(2)
    crew = [Ismcts(60), None]
    won = 0
    for seed in range(4):
        state, dice = rules.start(), QuickDice(seed)
        while (who := rules.actor(state)) != NOBODY:
            search = None if who == CHANCE else crew[(who + seed) % 2]
            view = rules.redact(state, who) if search else state
            move = search.think(rules, view, rules.legal(view), dice)[0].move if search else rules.roll(state, dice)
            rules.apply(state, move)
        won += rules.places(state)[seed % 2] == 1
    assert won >= 3


def test_a_clock_is_named_with_the_bot(game: Game) -> None:
    for name, seconds in (("tygrys@0.1", 0.1), ("ismcts@2", 2.0), ("ismcts", 0.95)):
        bot = bots.make(name, game)
        assert isinstance(bot, SearchBot) and bot.search.seconds == seconds
    for wrong in ("kot@1", "tygrys@", "tygrys@0", "ismcts@0.0", "ismcts@-1", "ismcts@fast"):
        with pytest.raises(Refusal):
            bots.make(wrong, game)


def test_people_are_not_offered_it() -> None:
    assert "ismcts" in bots.names() and "ismcts" not in bots.LEVELS
