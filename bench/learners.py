"""Decisions a second as a learner gets them, beside RLCard and PettingZoo's own card games: python bench/learners.py [seconds].

Every line is one process by random legal actions, with observations and masks. What is not installed is left out.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from kociarnia import fast, games


def rate(step: Callable[[], int], seconds: float) -> float:
    """By processor time, the best of five runs: the machine may be busy with something else."""
    best = 0.0
    for _ in range(5):
        begin, made = time.process_time(), 0
        while time.process_time() - begin < seconds / 5:
            made += step()
        best = max(best, made / (time.process_time() - begin))
    return best


def vector(name: str, players: int) -> Callable[[], int]:
    from kociarnia.adapters.vector import Vector

    tables = Vector(games.find(name).rules(players), 1024, seed=1)

    def step() -> int:
        tables.step(tables.sample())
        return 1024

    return step


def encoded(name: str, players: int) -> Callable[[], int]:
    """From Python, one at a time: encode, mask."""
    from kociarnia.engine.tables import Desk, Tables

    rules = games.find(name).rules(players)
    tables, desk = Tables(rules, 64, 1), Desk(rules)
    tables.play_on(30)
    states = [tables.state(table) for table in range(64)]

    def step() -> int:
        for state in states:
            desk.look(state)
        return len(states)

    return step


def aec(table: Any) -> Callable[[], int]:
    table.reset(seed=1)

    def step() -> int:
        for made in range(200):
            observation, _, over, given_up, info = table.last()
            if over or given_up:
                table.reset()
                return made
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            table.step(int(random.choice(mask.nonzero()[0])))
        return 200

    return step


def rlcard(name: str) -> Callable[[], int]:
    import rlcard as peer

    table = peer.make(name)
    now = [table.reset()]

    def step() -> int:
        for made in range(200):
            state, _ = now[0]
            now[0] = table.step(random.choice(list(state["legal_actions"])))
            if table.is_over():
                now[0] = table.reset()
                return made + 1
        return 200

    return step


def main(seconds: float) -> None:
    random.seed(1)
    print(f"compiled: {fast.running()}")
    lines: list[tuple[str, Callable[[], Callable[[], int]]]] = []
    for name in games.names():
        for players in sorted({2, games.find(name).usual, games.find(name).seats[1]}):
            lines.append((f"Vector of 1,024, {name}, {players} players", lambda n=name, p=players: vector(n, p)))
            lines.append((f"encode + mask, {name}, {players} players", lambda n=name, p=players: encoded(n, p)))
        lines.append((f"PettingZoo adapter, {name}", lambda n=name: aec(_ours(n))))
    lines += [(f"RLCard {name}", lambda n=name: rlcard(n)) for name in ("leduc-holdem", "uno", "gin-rummy")]
    lines += [(f"PettingZoo {name}", lambda n=name: aec(_classic(n))) for name in ("leduc_holdem_v4", "texas_holdem_v4")]
    for title, make in lines:
        try:
            print(f"{title:55} {rate(make(), seconds):12,.0f}/s", flush=True)
        except ImportError as error:
            print(f"{title:55} not installed: {error.name}")


def _ours(name: str) -> Any:
    from kociarnia.adapters.pettingzoo import env

    return env(name)


def _classic(name: str) -> Any:
    from importlib import import_module

    return import_module(f"pettingzoo.classic.{name}").env()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
