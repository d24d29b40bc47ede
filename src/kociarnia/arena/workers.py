"""Processes that play matches side by side. One that dies loses nothing: its match is given to another."""

from __future__ import annotations

import signal
import sys
from collections import Counter, deque
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from kociarnia.arena.fixture import Fixture, Line, lost, play_safely
from kociarnia.engine import Refusal

TRIES = 3  # a match during which so many processes died is given up
GRACE = 3.0  # seconds to leave by the door


def _serve(pipe: Connection) -> None:
    """A worker: it says that it is there, then answers each fixture with its line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who gives the work
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())  # so that the processes of users' own bots end too
    with suppress(EOFError, BrokenPipeError):  # the other side is gone, and so is the work
        pipe.send(None)
        while True:
            pipe.send(play_safely(pipe.recv()))


@dataclass
class _Worker:
    process: SpawnProcess
    pipe: Connection
    fixture: Fixture | None = None
    ready: bool = False  # it has reported once, so processes can be started here


def _hire() -> _Worker:
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there,))  # no daemon: those may not have children
    process.start()
    there.close()  # or its death would not be seen here
    return _Worker(process, here)


def local(fixtures: Sequence[Fixture], jobs: int) -> Generator[Line, None, None]:
    """The line of each match, as they come. Whoever stops asking stops the work."""
    todo = deque(fixtures)
    deaths: Counter[Fixture | None] = Counter()
    crew = [_hire() for _ in range(min(jobs, len(todo)))]
    try:
        while todo or any(worker.fixture for worker in crew):
            lines: list[Line] = []
            for worker in _heard(crew):
                try:
                    line = worker.pipe.recv()
                except (EOFError, OSError):
                    crew.remove(worker)
                    lines += _died(worker, deaths, todo)
                    crew.append(_hire())
                    continue
                lines += [line] if worker.fixture else []
                worker.ready, worker.fixture = True, None
                deaths[None] = 0
            for worker in crew:
                if todo and worker.ready and not worker.fixture:
                    worker.fixture = todo.popleft()
                    with suppress(OSError):  # it has just died: that will be heard
                        worker.pipe.send(worker.fixture)
            yield from lines
    finally:
        for worker in crew:
            worker.process.terminate()
        for worker in crew:
            worker.process.join(GRACE)
            worker.process.kill()
            worker.process.join()
            worker.pipe.close()


def _heard(crew: list[_Worker]) -> list[_Worker]:
    """Wait until one of those reports that are starting or playing."""
    expected = {worker.pipe: worker for worker in crew if worker.fixture or not worker.ready}
    return [expected[pipe] for pipe in wait(list(expected)) if isinstance(pipe, Connection)]


def _died(worker: _Worker, deaths: Counter[Fixture | None], todo: deque[Fixture]) -> list[Line]:
    """Its match goes to another, unless it has been the end of too many."""
    worker.process.join()
    worker.pipe.close()
    deaths[worker.fixture] += 1
    if worker.fixture is None:  # it did not even come to work; if that is the rule, nobody will
        if deaths[None] >= TRIES:
            raise Refusal("arena-worker", code=str(worker.process.exitcode))
        return []
    if deaths[worker.fixture] >= TRIES:
        return [lost(worker.fixture, f"{TRIES} processes died (exit code {worker.process.exitcode})")]
    todo.appendleft(worker.fixture)
    return []
