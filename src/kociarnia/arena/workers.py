"""Processes that play matches side by side. One that dies loses nothing: what it played is given to another."""

from __future__ import annotations

import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from kociarnia.arena.fixture import Fixture, Line, lost, play_safely
from kociarnia.bots.own import deaf
from kociarnia.engine import Refusal

Task = TypeVar("Task")
Told = TypeVar("Told")
TRIES = 3  # a match during which so many processes died is given up
GRACE = 3.0  # seconds to leave by the door


def _serve(pipe: Connection, play: Callable[[Any], Any]) -> None:
    """A worker: it says that it is there, then plays what it is given, and tells."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who gives the work
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())  # so that the processes of users' own bots end too
    with suppress(EOFError, BrokenPipeError):  # the other side is gone, and so is the work
        pipe.send(None)
        while True:
            pipe.send(play(pipe.recv()))


@dataclass
class _Worker:
    process: SpawnProcess
    pipe: Connection
    task: Any = None
    ready: bool = False  # it has reported once, so processes can be started here


def _hire(play: Callable[[Any], Any]) -> _Worker:
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there, play))  # no daemon: those may not have children
    with deaf():
        process.start()
    there.close()  # or its death would not be seen here
    return _Worker(process, here)


def local(fixtures: Sequence[Fixture], jobs: int) -> Generator[Line, None, None]:
    """The line of each match, as they come. Whoever stops asking stops the work."""
    return side_by_side(fixtures, jobs, play_safely, lost)


def side_by_side(
    tasks: Sequence[Task], jobs: int, play: Callable[[Task], Told], lost: Callable[[Task, str], Told]
) -> Generator[Told, None, None]:
    """What is told of each task, as it comes."""
    todo = deque(tasks)
    deaths: Counter[Any] = Counter()
    crew: list[_Worker] = []
    try:
        crew += [_hire(play) for _ in range(min(jobs, len(todo)))]
        while todo or any(worker.task for worker in crew):
            told: list[Told] = []
            for worker in _heard(crew):
                try:
                    answer = worker.pipe.recv()
                except (EOFError, OSError):
                    crew.remove(worker)
                    told += _died(worker, deaths, todo, lost)
                    crew.append(_hire(play))
                    continue
                told += [answer] if worker.task else []
                worker.ready, worker.task = True, None
                deaths[None] = 0
            for worker in crew:
                if todo and worker.ready and not worker.task:
                    worker.task = todo.popleft()
                    with suppress(OSError):  # it has just died: that will be heard
                        worker.pipe.send(worker.task)
            yield from told
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
    expected = {worker.pipe: worker for worker in crew if worker.task or not worker.ready}
    return [expected[pipe] for pipe in wait(list(expected)) if isinstance(pipe, Connection)]


def _died(worker: _Worker, deaths: Counter[Any], todo: deque[Any], lost: Callable[[Any, str], Told]) -> list[Told]:
    """Its task goes to another, unless it has been the end of too many."""
    worker.process.join()
    worker.pipe.close()
    deaths[worker.task] += 1
    if worker.task is None:  # it did not even come to work; if that is the rule, nobody will
        if deaths[None] >= TRIES:
            raise Refusal("arena-worker", code=str(worker.process.exitcode))
        return []
    if deaths[worker.task] >= TRIES:
        return [lost(worker.task, f"{TRIES} processes died (exit code {worker.process.exitcode})")]
    todo.appendleft(worker.task)
    return []
