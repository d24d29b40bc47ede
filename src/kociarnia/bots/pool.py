"""Searches in processes of their own, so that nothing that serves people waits; a cancelled search stops at once."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Lock, Thread
from typing import Any

from kociarnia.bots.consultation import Consultation, Stop, T, Thinking

SLOTS = 256  # questions that can be open at the same time
MOST = 60  # processes: Windows can wait for no more

_flags: Any = None  # in a worker: one flag for each slot, set when its question is cancelled


def _prepare(flags: Any) -> None:
    global _flags
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which ends its thinkers
    _flags = flags
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """A worker does not outlive the house, not even one that was killed: it would wait for questions for ever."""
    house = parent_process()
    if house is not None:
        house.join()
        os._exit(0)


def _work(work: Callable[[Consultation, Stop], T], question: Consultation, slot: int) -> T:
    return work(question, lambda: bool(_flags[slot]))


class Thinkers(Thinking):
    """A pool of processes that answer for bots."""

    def __init__(self, processes: int) -> None:
        context = get_context("spawn")
        self.flags = context.Array("b", SLOTS, lock=False)
        self.pool = ProcessPoolExecutor(min(processes, MOST), mp_context=context, initializer=_prepare, initargs=(self.flags,))
        self.free = list(range(SLOTS))
        self.lock = Lock()
        self.slots: dict[Future[Any], int] = {}

    def submit(self, work: Callable[[Consultation, Stop], T], question: Consultation) -> Future[T]:
        with self.lock:
            slot = self.free.pop()
            self.flags[slot] = 0
        try:
            future = self.pool.submit(_work, work, question, slot)
        except BaseException:
            self.free.append(slot)
            raise
        self.slots[future] = slot
        future.add_done_callback(self._done)
        return future

    def _done(self, future: Future[Any]) -> None:
        with self.lock:
            self.free.append(self.slots.pop(future))

    def cancel(self, future: Future[Any]) -> None:
        """Nobody waits for this answer any more: it stops at its next playout, or never starts."""
        slot = self.slots.get(future)
        if slot is not None and not future.cancel():
            self.flags[slot] = 1

    def retire(self) -> None:
        """Then the processes end."""
        self.pool.shutdown(wait=False)

    def close(self) -> None:
        for slot in list(self.slots.values()):
            self.flags[slot] = 1
        self.pool.shutdown(wait=True, cancel_futures=True)
