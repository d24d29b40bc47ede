"""Many tables as numpy arrays, in one process and in several."""

from __future__ import annotations

import pytest

from kociarnia import games
from kociarnia.engine import Game

np = pytest.importorskip("numpy", reason="numpy is not installed: kociarnia[numpy]")

from kociarnia.adapters.vector import Vector  # noqa: E402


def test_a_step_is_arrays_without_a_copy(game: Game) -> None:
    rules = game.rules(game.usual)
    vector = Vector(rules, 6, seed=2)
    first = vector.now()
    spec = rules.spec()
    assert first.observation.shape == (6, spec.cells) and first.mask.shape == (6, len(spec.actions))
    assert first.reward.shape == (6, rules.players) and first.observation.dtype == np.int16 and first.mask.dtype == bool
    step = vector.step(vector.sample())
    assert np.shares_memory(step.observation, first.observation)
    assert step.mask.any(axis=1).all()
    assert (step.observation >= spec.low()).all() and (step.observation <= spec.high()).all()
    wrong = np.argmin(step.mask, axis=1)
    with pytest.raises(ValueError, match="not legal"):
        vector.step(wrong)


@pytest.mark.parametrize(
    "name", [games.names()[0], *(pytest.param(name, marks=pytest.mark.long) for name in games.names()[1:])]
)
def test_several_processes_play_the_same(name: str) -> None:
    game = games.find(name)
    rules = game.rules(game.seats[0])
    alone, shared = Vector(rules, 5, seed=3), Vector(rules, 5, seed=3, processes=2)
    try:
        for _ in range(12):
            assert np.array_equal(alone.now().observation, shared.now().observation)
            assert np.array_equal(alone.now().mask, shared.now().mask)
            assert np.array_equal(alone.now().seat, shared.now().seat)
            choice = np.argmax(alone.now().mask, axis=1)
            alone.step(choice)
            shared.step(choice)
        assert shared.now().mask[np.arange(5), shared.sample()].all()
        with pytest.raises(ValueError, match="not legal"):
            shared.step(np.full(5, -1))
    finally:
        shared.close()
