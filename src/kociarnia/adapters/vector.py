"""Many tables at once as numpy arrays: Vector(rules, n, seed).step(actions)."""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import Rules
from kociarnia.engine.tables import Tables

KINDS = {
    "observation": np.int16,
    "mask": np.bool_,
    "seat": np.int64,
    "reward": np.float64,
    "done": np.bool_,
    "given_up": np.bool_,
}
CODES = {"observation": "h", "mask": "B", "seat": "q", "reward": "d", "done": "B", "given_up": "B"}  # the same in shared memory


class VectorStep(NamedTuple):
    """Views of memory that the next step writes over: copy what is to be kept. One row for each table."""

    observation: Any  # what the seat that is asked reads
    mask: Any  # its legal actions
    seat: Any  # which seat that is
    reward: Any  # for each seat, when a match has ended: its utilities
    done: Any  # a match has ended, and the next one has begun
    given_up: Any  # a match was longer than the horizon, and the next one has begun


class Vector:
    """`many` tables, in this process or shared out among several; a table plays alike either way."""

    def __init__(self, rules: Rules[Any], many: int, seed: int = 0, processes: int = 1, horizon: int = 0) -> None:
        spec = rules.spec()
        self.spec, self.many = spec, many
        self.shapes: dict[str, tuple[int, ...]] = {
            "observation": (many, spec.cells), "mask": (many, len(spec.actions)), "seat": (many,),
            "reward": (many, spec.players), "done": (many,), "given_up": (many,),
        }  # fmt: skip
        self._workers: list[tuple[Connection, Any]] = []
        if processes == 1:
            self._tables = Tables(rules, many, seed, 0, horizon)
            self._answers = vec[i64]([0] * many)
            memory = {name: getattr(self._tables, name) for name in KINDS}
        else:
            memory = self._share(rules, seed, processes, horizon)
        self._now = VectorStep(*(self._array(name, memory[name]) for name in KINDS))

    def _array(self, name: str, memory: Any) -> Any:
        return np.frombuffer(memory, KINDS[name]).reshape(self.shapes[name])

    def now(self) -> VectorStep:
        """What is asked at every table."""
        return self._now

    def step(self, actions: Any) -> VectorStep:
        """An action for each table; a ValueError, and nothing has happened, if one is not legal."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if not self._workers:
            self._tables.step(vec[i64](chosen))
            return self._now
        if chosen.shape != (self.many,) or not self._now.mask[np.arange(self.many), chosen].all() or chosen.min() < 0:
            raise ValueError("an action is not legal, or there is not one for each table")
        np.frombuffer(self._actions, np.int64)[:] = chosen
        self._tell_all("step")
        return self._now

    def sample(self) -> Any:
        """A legal action for each table by lot."""
        if not self._workers:
            self._tables.sample(self._answers)
            return np.frombuffer(self._answers, np.int64)
        self._tell_all("sample")
        return np.frombuffer(self._actions, np.int64).copy()

    def close(self) -> None:
        for pipe, process in self._workers:
            pipe.send("end")
            process.join()
            pipe.close()
        self._workers = []

    def _share(self, rules: Rules[Any], seed: int, processes: int, horizon: int) -> dict[str, Any]:
        context = get_context("spawn")
        sizes = {name: int(np.prod(shape)) for name, shape in self.shapes.items()}
        memory = {name: context.RawArray(CODES[name], size) for name, size in sizes.items()}
        self._actions = context.RawArray("q", self.many)
        for part in range(processes):
            first, last = self.many * part // processes, self.many * (part + 1) // processes
            mine, theirs = context.Pipe()
            task = (theirs, rules, seed, first, last, horizon, memory, self._actions)
            process = context.Process(target=_work, args=task, daemon=True)
            process.start()
            self._workers.append((mine, process))
        for pipe, _ in self._workers:
            pipe.recv()
        return memory

    def _tell_all(self, what: str) -> None:
        for pipe, _ in self._workers:
            pipe.send(what)
        for pipe, _ in self._workers:
            pipe.recv()


def _work(
    pipe: Connection, rules: Rules[Any], seed: int, first: int, last: int, horizon: int, memory: dict[str, Any], actions: Any
) -> None:
    """Tables of one process, copied into the memory that all share."""
    many = last - first
    tables = Tables(rules, many, seed, first, horizon)
    pairs = []
    for name, kind in KINDS.items():
        own, shared = np.frombuffer(getattr(tables, name), kind), np.frombuffer(memory[name], kind)
        width = len(own) // many
        pairs.append((shared[first * width : last * width], own))
    answers, all_answers = vec[i64]([0] * many), np.frombuffer(actions, np.int64)[first:last]
    what = "show"
    while what != "end":
        if what == "sample":
            tables.sample(answers)
            all_answers[:] = np.frombuffer(answers, np.int64)
        else:
            if what == "step":
                tables.step(vec[i64](all_answers))
            for shared, own in pairs:
                shared[:] = own
        pipe.send("")
        what = pipe.recv()
