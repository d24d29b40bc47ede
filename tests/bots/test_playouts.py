"""What playouts are made of: quick moves are legal, imagined worlds fit, and both keep to what may be known."""

from __future__ import annotations

import random

import pytest

from kociarnia.engine import CHANCE, NOBODY, Game, QuickDice
from kociarnia.engine.laws import Mood


@pytest.mark.parametrize("tables", [2, pytest.param(12, marks=pytest.mark.long)])
@pytest.mark.parametrize("seats", [0, 1], ids=["fewest", "most"])
def test_quick_moves_are_legal_and_see_the_actors_view_only(game: Game, seats: int, tables: int) -> None:
    sense = game.sense()
    luck = random.Random(11)
    players = game.seats[seats]
    for seed in range(tables):
        rules = game.rules(players, game.random_options(players, seed))
        mood = Mood(rules, luck)
        state = rules.start()
        for ply in range(250):
            who = rules.actor(state)
            if who == NOBODY:
                state = rules.start()
                continue
            if who != CHANCE:
                before = state.dump()
                move = sense.quick(rules, state, QuickDice(ply))
                assert move in rules.legal(state)
                assert state.dump() == before
                assert sense.quick(rules, rules.redact(state, who), QuickDice(ply)) == move
            rules.apply(state, mood.pick(rules, state))


def test_likely_worlds_fit_the_view(game: Game) -> None:
    sense = game.sense()
    rules = game.rules(game.seats[1])
    mood = Mood(rules, random.Random(5))
    state = rules.start()
    for ply in range(1500):
        if rules.actor(state) == NOBODY:
            state = rules.start()
        who = ply % rules.players
        view = rules.redact(state, who)
        shown = view.dump()
        world = sense.imagine(rules, view, QuickDice(ply))
        assert view.dump() == shown
        assert rules.redact(world, who).dump() == shown
        rules.apply(state, mood.pick(rules, state))


def test_a_level_thinks_as_its_game_says(game: Game) -> None:
    from kociarnia.bots.levels import A_MOVE, budget

    short, long = budget(game, "kocur"), budget(game, "tygrys")
    assert short.playouts < long.playouts and short.seconds == 0.0 and long.seconds == A_MOVE
