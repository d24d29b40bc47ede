"""The same work on a Ray cluster (extra "ray"): every node needs Kociarnia of the same version, and nothing else."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Iterator, Sequence
from typing import Any

from kociarnia.arena.fixture import Fixture, Line, lost, play_safely
from kociarnia.arena.workers import TRIES
from kociarnia.engine import Refusal

NAMED = ("auto", "local")  # addresses that Ray finds by itself
PATIENCE = 10.0  # seconds
AHEAD = 2  # matches waiting for each processor, so that none is idle while a line travels
PASSED = (
    "KOCIARNIA_GAMES",
    "KOCIARNIA_INTERPRETED",
    "KOCIARNIA_NETS",
    "XDG_CACHE_HOME",
)  # surroundings that a worker must know


def on_ray(fixtures: Sequence[Fixture], address: str) -> Generator[Line, None, None]:
    """The line of each match, as they come; a node that dies has its matches played by others."""
    try:
        import ray
    except ImportError:
        raise Refusal("arena-no-ray") from None
    _reach(address)
    surroundings = {name: os.environ[name] for name in PASSED if name in os.environ}
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, runtime_env={"env_vars": surroundings})
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Refusal("arena-ray", address=address, why=str(error).splitlines()[0]) from None
    try:
        yield from _played(ray, fixtures)
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Ray itself knocks for many minutes at a door that is not there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        if address in NAMED:
            return
        raise Refusal("arena-ray", address=address, why="HOST:PORT?")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Refusal("arena-ray", address=address, why=str(error)) from None


def _played(ray: Any, fixtures: Sequence[Fixture]) -> Iterator[Line]:
    play = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play_safely)
    todo = iter(fixtures)
    running: dict[Any, Fixture] = {}
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))  # nodes may join and leave
        while len(running) < room and (fixture := next(todo, None)) is not None:
            running[play.remote(fixture)] = fixture
        if not running:
            return
        ready, _ = ray.wait(list(running))
        for reference in ready:
            fixture = running.pop(reference)
            try:
                line: Line = ray.get(reference)
            except ray.exceptions.RayError as error:
                line = lost(fixture, f"{type(error).__name__} after {TRIES} tries")
            yield line
