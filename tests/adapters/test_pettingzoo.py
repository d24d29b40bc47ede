"""PettingZoo's own suites, over games, players and options."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import pytest

from kociarnia.engine import Game

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: kociarnia[pettingzoo]")

with warnings.catch_warnings():  # its suite takes up games of its own in a way that it warns of
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, seed_test

from kociarnia.adapters.pettingzoo import env, parallel_env


def chosen(game: Game, number: int) -> tuple[str, int, dict[str, int]]:
    """Every number of players, the usual options first."""
    players = game.seats[0] + number % (game.seats[1] - game.seats[0] + 1)
    return game.name, players, game.random_options(players, number)


def quietly(test: Any, *args: Any, **more: Any) -> None:
    """Its advice that observations had better be plain boxes is no failure: masks come in dicts in its own games too."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array|Observation space for each agent probably")
        test(*args, **more)


@pytest.mark.parametrize(("tables", "cycles"), [(1, 60), pytest.param(8, 400, marks=pytest.mark.long)])
def test_its_suites_pass(game: Game, tables: int, cycles: int, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(tables):
        config = chosen(game, number)
        quietly(api_test, env(*config), num_cycles=cycles)
        quietly(seed_test, partial(env, *config), num_cycles=cycles // 4)
        quietly(parallel_api_test, parallel_env(*config), num_cycles=cycles // 2)
    said = capsys.readouterr().out
    assert said.count("Passed API test") == tables and said.count("Passed Parallel API test") == tables


def test_a_match_ends_with_its_utilities(game: Game) -> None:
    options = {"turn_cap": 5} if any(option.key == "turn_cap" for option in game.options) else {}
    table = env(game.name, game.seats[0], options)
    table.reset(seed=1)
    paid: dict[str, float] = {}
    for agent in table.agent_iter(4000):
        observation, reward, over, given_up, _ = table.last()
        assert table.observation_space(agent).contains(observation)
        if over or given_up:
            paid[agent] = reward
        table.step(None if over or given_up else int(observation["action_mask"].argmax()))
    assert list(paid) == table.possible_agents
    assert list(paid.values()) == table.seats.utilities()


def test_seats_that_are_asked_together_answer_at_one_step() -> None:
    """Where all look at the same time, every seat acts; where one is asked, the others wait."""
    from kociarnia import games

    together = [name for name in games.names() if "simultaneous" in games.find(name).rules(2).spec().tags]
    assert together
    for name in together:
        table = parallel_env(name, 2)
        seen, _ = table.reset(seed=4)
        counts = set()
        for _ in range(400):
            if not table.agents:
                break
            acting = [agent for agent in table.agents if not seen[agent]["action_mask"][table.wait]]
            counts.add(len(acting))
            seen, *_ = table.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents})
        assert {1, 2} <= counts
