"""Gymnasium: one seat against bots, gymnasium.make("kociarnia/Koty-v1", opponents="kot"); importing this registers all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from kociarnia import bots, games
from kociarnia.adapters.seats import Seats, rules_of


class KociarniaGym(gymnasium.Env):
    """The learner sits at `seat`, or at another one each match. What may be done is in info["action_mask"].

    An action that is not legal ends the match as the worst loss, with info["illegal"].
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int = 0,
        options: Mapping[str, int | str] | None = None,
        opponents: str = "random",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.seats = Seats(rules_of(game, players, options))
        self.opponent = bots.make(opponents, games.find(game.partition("-")[0]))
        self.fixed = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(int(self.seats.actions.size))
        self.observation_space = spaces.Box(self.seats.low, self.seats.high, dtype=np.int16)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.seats.begin(int(self.np_random.integers(1 << 31)))
        drawn = int(self.np_random.integers(self.seats.spec.players))
        self.seat = drawn if self.fixed is None else self.fixed
        self._others()
        return self._observation(), self._info()

    def _others(self) -> None:
        """Bots answer until the learner is asked."""
        seats = self.seats
        while not seats.over and not seats.too_long and self.seat not in seats.waiting():
            other = seats.waiting()[0]
            view = seats.rules.redact(seats.state, other)
            move = self.opponent.choose(seats.rules, view, seats.legal(other), seats.dice)
            seats.act(other, int(seats.actions.action(move, other)))
            seats.deal()

    def _observation(self) -> Any:
        return self.seats.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.seats.mask(self.seat), "seat": self.seat}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seats = self.seats
        if not seats.mask(self.seat)[action]:
            return self._observation(), float(seats.spec.utility[0]), True, False, {**self._info(), "illegal": True}
        seats.act(self.seat, int(action))
        seats.deal()
        self._others()
        reward = seats.utilities()[self.seat] if seats.over else 0.0
        return self._observation(), reward, seats.over, seats.too_long and not seats.over, self._info()

    def render(self) -> str | None:
        return self.seats.text() if self.render_mode == "ansi" else None


def register() -> list[str]:
    """Make all games known; returns their names: kociarnia/NajlepszaGra-v1."""
    names = []
    for name in games.names():
        title, _, version = games.find(name).id.rpartition("-v")
        names.append(f"kociarnia/{''.join(word.capitalize() for word in title.split('_'))}-v{version}")
        if names[-1] not in gymnasium.registry:
            gymnasium.register(names[-1], entry_point=KociarniaGym, kwargs={"game": name})
    return names


register()
