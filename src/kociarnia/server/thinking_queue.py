"""Who thinks next: a queue in which no address waits for the heap of another."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Waiter(NamedTuple):
    """Who stands in it, and how."""

    patient: bool
    who: str


class ThinkingQueue:
    """So many think at a time. Of those who wait, it is the turn of whoever has had the least time so far; among one's own,
    first come, first served. Nobody saves up time while away. Who is patient goes only when nobody else waits."""

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.had: dict[str, float] = {}  # seconds, by who asks; of those who wait or think
        self.busy: dict[str, int] = {}  # how many of theirs wait or think
        self.waiting: dict[Waiter, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, who: str, patient: bool = False) -> AsyncIterator[None]:
        clock = asyncio.get_running_loop().time
        self._arrive(who)
        try:
            await self._wait(Waiter(patient, who))
            began = clock()
            try:
                yield
            finally:
                self.had[who] += clock() - began
                self.free += 1
                self._next()
        finally:
            self._go(who)

    def _arrive(self, who: str) -> None:
        if who not in self.had:
            self.had[who] = min(self.had.values(), default=0.0)
        self.busy[who] = self.busy.get(who, 0) + 1

    def _go(self, who: str) -> None:
        self.busy[who] -= 1
        if not self.busy[who]:
            del self.busy[who], self.had[who]

    async def _wait(self, waiter: Waiter) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(waiter, deque()).append(mine)
        self._next()
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was just one's turn
                self.free += 1
                self._next()
            elif mine in self.waiting.get(waiter, ()):
                self.waiting[waiter].remove(mine)
                if not self.waiting[waiter]:
                    del self.waiting[waiter]
            raise

    def _next(self) -> None:
        while self.free and self.waiting:
            waiter = min(self.waiting, key=lambda one: (one.patient, self.had[one.who]))
            mine = self.waiting[waiter].popleft()
            if not self.waiting[waiter]:
                del self.waiting[waiter]
            if not mine.cancelled():  # whoever gives up is out of the queue a moment later
                self.free -= 1
                mine.set_result(None)
