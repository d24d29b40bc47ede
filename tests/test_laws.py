"""The eight laws, on random play of every game."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from functools import partial
from typing import Any

import pytest

from kociarnia import bots, fast
from kociarnia.bots.levels import SearchBot, budget
from kociarnia.engine import Game
from kociarnia.engine.laws import check_bot, fingerprint, survey


def chooser(bot: str, game: Game) -> Any:
    """A new bot each time: it must not remember."""
    made = bots.make(bot, game)
    if isinstance(made, SearchBot):  # by playouts alone, few and short: with a clock a choice depends on the time too
        made = type(made)(game, budget(game, bot)._replace(playouts=8, depth=4, seconds=0.0))
    return made.choose


@pytest.mark.parametrize("moves", [1000, pytest.param(200_000, marks=pytest.mark.long)])
def test_laws_1_to_6_hold_on_random_play(game: Game, moves: int) -> None:
    found = survey(game, moves, seed=20)
    assert found.moves >= moves
    assert found.records > 0


@pytest.mark.parametrize("moves", [800, pytest.param(20_000, marks=pytest.mark.long)])
def test_laws_hold_for_every_observer_of_every_step(game: Game, moves: int) -> None:
    assert survey(game, moves, seed=7, thorough=True).moves >= moves


@pytest.mark.parametrize("bot", bots.names())
def test_law_7_a_bot_sees_its_view_only(game: Game, bot: str) -> None:
    for players in {game.seats[0], game.seats[1]}:
        rules = game.rules(players)
        questions = 4 if isinstance(bots.make(bot, game), SearchBot) else 40
        assert check_bot(rules, partial(chooser, bot, game), seed=players, questions=questions) == questions


@pytest.mark.plain
@pytest.mark.skipif(fast.compiler() is None, reason="there is no C compiler here")
@pytest.mark.parametrize("moves", [1500, pytest.param(10_000, marks=pytest.mark.long)])
def test_law_8_compiled_play_is_the_same(game: Game, moves: int) -> None:
    assert fast.build() == ""
    code = (
        "import sys; from kociarnia import fast; from kociarnia.games import find;"
        "from kociarnia.engine.laws import fingerprint;"
        "print(fast.running(), fingerprint(find(sys.argv[1]), int(sys.argv[2])))"
    )
    env = {key: value for key, value in os.environ.items() if key != "KOCIARNIA_INTERPRETED"}
    command = [sys.executable, "-c", code, game.name, str(moves)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", fingerprint(game, moves)]


def test_law_4_what_is_loaded_has_the_shapes_of_what_was_dumped(game: Game) -> None:
    """Compiled rules would stumble over a list in the place of a vec, plain ones would not."""
    rules = game.rules(game.usual)
    for state in (rules.load(rules.start().dump()), pickle.loads(pickle.dumps(rules.start()))):
        assert [_shape(getattr(state, name)) for name in state.fields] == [
            _shape(getattr(rules.start(), name)) for name in state.fields
        ]


def _shape(value: Any) -> tuple[type, tuple[type, ...]]:
    return type(value), tuple(type(item) for item in value) if isinstance(value, list) else ()
