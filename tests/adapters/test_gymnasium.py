"""Gymnasium's own check, and a learner's seat among our bots."""

from __future__ import annotations

import warnings

import pytest

from kociarnia.engine import Game

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: kociarnia[gymnasium]")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from kociarnia.adapters.gymnasium import register  # noqa: E402


def name_of(game: Game) -> str:
    return next(name for name in register() if name.lower().replace("kociarnia/", "") == game.id.replace("_", ""))


@pytest.mark.parametrize("opponents", ["random", pytest.param("kociak", marks=pytest.mark.long)])
def test_its_check_passes(game: Game, opponents: str) -> None:
    table = gymnasium.make(name_of(game), opponents=opponents)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(table.unwrapped, skip_render_check=True)


def test_a_match_against_bots_to_its_end(game: Game) -> None:
    options = {"turn_cap": 5} if any(option.key == "turn_cap" for option in game.options) else {}
    table = gymnasium.make(name_of(game), opponents="greedy", players=game.seats[1], options=options)
    observation, info = table.reset(seed=2)
    for _ in range(3000):
        assert table.observation_space.contains(observation) and info["action_mask"].any()
        observation, reward, over, given_up, info = table.step(int(info["action_mask"].argmax()))
        if over or given_up:
            break
    assert over or given_up
    low, high = table.unwrapped.seats.spec.utility
    assert low <= reward <= high


def test_what_is_not_legal_loses(game: Game) -> None:
    table = gymnasium.make(name_of(game))
    _, info = table.reset(seed=1)
    *_, reward, over, _, info = table.step(int(info["action_mask"].argmin()))
    assert over and info["illegal"] and reward == table.unwrapped.seats.spec.utility[0]
