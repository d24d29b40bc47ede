"""PettingZoo: env(game, players=3, options={…}) seat by seat (AEC), parallel_env(…) all seats at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from kociarnia.adapters.seats import Seats, rules_of


class KociarniaEnv(AECEnv):
    """Observations are dicts: `observation` (what spec() describes) and `action_mask`."""

    metadata = {"render_modes": ["ansi"], "name": "kociarnia", "is_parallelizable": False}

    def __init__(
        self, game: str, players: int = 0, options: Mapping[str, int | str] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.seats = Seats(rules_of(game, players, options))
        self.metadata = {**self.metadata, "name": self.seats.spec.id}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats.spec.players)]
        self._spaces = {agent: observations(self.seats, self.seats.actions.size) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(int(self.seats.actions.size)) for agent in self.possible_agents}
        self._seeds = np.random.default_rng(0)

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.seats.begin(int(self._seeds.integers(1 << 31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        if self.seats.over:
            self.rewards = dict(zip(self.possible_agents, self.seats.utilities(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.seats.too_long:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.seats.waiting()[0]]
            return
        self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.seats.act(self.possible_agents.index(self.agent_selection), int(action or 0))
        self.seats.deal()
        self._turn()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.seats.observation(seat), "action_mask": self.seats.mask(seat)}

    def render(self) -> str | None:
        return self.seats.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        return


class KociarniaParallelEnv(ParallelEnv):
    """All seats act at every step; one that is not asked has the action `wait` and no other, which is the last number.

    It makes most sense where the rules let several seats answer at the same time.
    """

    metadata = {"render_modes": ["ansi"], "name": "kociarnia"}

    def __init__(
        self, game: str, players: int = 0, options: Mapping[str, int | str] | None = None, render_mode: str | None = None
    ) -> None:
        self.seats = Seats(rules_of(game, players, options))
        self.metadata = {**self.metadata, "name": self.seats.spec.id}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats.spec.players)]
        self.agents: list[str] = []
        self.wait = int(self.seats.actions.size)
        self._spaces = {agent: observations(self.seats, self.wait + 1) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._seeds = np.random.default_rng(0)

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.seats.begin(int(self._seeds.integers(1 << 31)))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        waiting = self.seats.waiting()
        out = {}
        for seat, agent in enumerate(self.possible_agents):
            mask: Any = np.append(self.seats.mask(seat), np.int8(seat not in waiting))
            out[agent] = {"observation": self.seats.observation(seat), "action_mask": mask}
        return out

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        for seat in self.seats.waiting():
            self.seats.act(seat, int(actions[self.possible_agents[seat]]))
            self.seats.deal()  # what it asked for, before the next one answers
        over, too_long = self.seats.over, self.seats.too_long
        worth = self.seats.utilities() if over else [0.0] * len(self.agents)
        told = self.possible_agents
        if over or too_long:
            self.agents = []
        return (
            self._observations(),
            dict(zip(told, worth, strict=True)),
            dict.fromkeys(told, over),
            dict.fromkeys(told, too_long and not over),
            {agent: {} for agent in told},
        )

    def render(self) -> str | None:
        return self.seats.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        return


def observations(seats: Seats, actions: int) -> Any:
    mask = spaces.Box(0, 1, (int(actions),), np.int8)
    return spaces.Dict({"observation": spaces.Box(seats.low, seats.high, dtype=np.int16), "action_mask": mask})


def env(game: str, players: int = 0, options: Mapping[str, int | str] | None = None, render_mode: str | None = None) -> Any:
    return KociarniaEnv(game, players, options, render_mode)


def parallel_env(
    game: str, players: int = 0, options: Mapping[str, int | str] | None = None, render_mode: str | None = None
) -> Any:
    return KociarniaParallelEnv(game, players, options, render_mode)
