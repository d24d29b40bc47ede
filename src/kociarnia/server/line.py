"""Who thinks next: a line in which no address and no level waits for the heap of another."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Place(NamedTuple):
    """Where somebody stands."""

    patient: bool
    who: str


class Line:
    """So many think at a time. Of those who wait, it is the turn of whoever has had the least time so far; among one's own,
    first come, first served. Nobody saves up time while away. Who is patient goes only when nobody else waits."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.had: dict[str, float] = {}  # seconds, by who asks; of those who wait or think
        self.busy: dict[str, int] = {}  # how many of theirs wait or think
        self.waiting: dict[Place, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, who: str, patient: bool = False) -> AsyncIterator[None]:
        clock = asyncio.get_running_loop().time
        self._arrive(who)
        try:
            await self._wait(Place(patient, who))
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

    async def _wait(self, place: Place) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(place, deque()).append(mine)
        self._next()
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was just one's turn
                self.free += 1
                self._next()
            elif mine in self.waiting.get(place, ()):
                self.waiting[place].remove(mine)
                if not self.waiting[place]:
                    del self.waiting[place]
            raise

    def _next(self) -> None:
        while self.free and self.waiting:
            place = min(self.waiting, key=lambda one: (one.patient, self.had[one.who]))
            mine = self.waiting[place].popleft()
            if not self.waiting[place]:
                del self.waiting[place]
            if not mine.cancelled():  # whoever gives up is out of the line a moment later
                self.free -= 1
                mine.set_result(None)
