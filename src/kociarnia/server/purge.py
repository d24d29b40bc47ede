"""Forgets tables that nobody comes back to, a few at a time, so that no move waits for it.

One wrong reading of the wall clock must not cost anybody a table. So a table is forgotten only if two readings, a day apart by
a clock that cannot be set, both say that it is due, and agree about the day between them; and never more than a small share.
"""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

import msgspec

from kociarnia.server import event_log
from kociarnia.server.rooms import Rooms
from kociarnia.server.store import keep_row, touch_row, unspent_row

KEEP = 365  # days after the last visit; 0: for ever
UNPLAYED = 2  # days, for a table where nobody has answered anything; a match that came as a record was played elsewhere
DAY = 86_400.0  # seconds
HOUR = 3_600.0
CHORE = "forgetting"  # who has it like a table forgets for all processes
STEP = 50  # tables looked up at once
PAUSE = 0.02  # seconds between two tables: what people do comes first
SHARE = 50  # of the tables that were played at, one in so many may go at once …
LEAST = 20  # … or so many
DOUBT = 90 * DAY  # a clock that is so far from where it stood when the house was last open
BEGAN = 1_735_689_600.0  # 2025: no house was open before


class ClockReading(NamedTuple):
    wall: float  # by the clock that people set
    steady: float  # by the one that nobody sets


def reading() -> ClockReading:
    return ClockReading(
        time.time(), time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
    )


class Due(NamedTuple):
    table: str
    touched: float
    played: bool


class Forgetting:
    def __init__(self, rooms: Rooms, keep: int, start: ClockReading) -> None:
        self.rooms = rooms
        self.keep = keep
        self.last = start
        self.marked: set[str] | None = None  # due at the last reading; None: there was none
        self.doubtful: bool | None = None  # None: that has not been asked

    async def look(self, now: ClockReading) -> int:
        """One reading, once a day; returns how many tables were forgotten."""
        if self.doubtful is None:
            await self._doubt()
        passed = now.steady - self.last.steady
        agree = abs((now.wall - self.last.wall) - passed) < HOUR
        trusted = agree and not self.doubtful and now.wall > BEGAN and passed >= DAY - HOUR
        marked = self.marked if trusted and self.marked is not None else set()
        if not agree:
            event_log.event("clock", jumped=round(now.wall - self.last.wall - passed))
        due = await self._due(now.wall) if agree and now.wall > BEGAN else []
        gone = await self._forget([one for one in due if one.table in marked])
        self.marked = {one.table for one in due}
        self.last = now
        self.rooms.store.write_some_time([keep_row("clock", str(now.wall).encode()), unspent_row(now.wall - 2 * DAY)])
        return gone

    async def _doubt(self) -> None:
        before = await self.rooms.store.kept("clock")
        self.doubtful = before is not None and not -HOUR < self.last.wall - float(before) < DOUBT
        if self.doubtful:
            event_log.event("clock", doubtful=True)  # nothing is forgotten until the next start

    async def _due(self, now: float) -> list[Due]:
        store = self.rooms.store
        played, unplayed = now - self.keep * DAY, now - min(self.keep, UNPLAYED) * DAY
        due: list[Due] = []
        found = [("", 0.0, False)]
        while found:
            found = await store.untouched(played, unplayed, found[-1][:2], STEP)
            for table_id, touched, answered in found:
                kept = answered or await self._brought(table_id)
                if touched < BEGAN:  # the clock stood wrong when somebody was there: from now on it counts
                    store.write_some_time([touch_row(table_id, now)])
                elif touched < played or not kept:
                    due.append(Due(table_id, touched, kept))
        return due

    async def _brought(self, table_id: str) -> bool:
        """Did its match come as a record? One that cannot be read is not thrown away before its time either."""
        try:
            stored = await self.rooms.store.table(table_id)
        except msgspec.MsgspecError:
            return True
        return stored is not None and stored.brought

    async def _forget(self, due: list[Due]) -> int:
        if await self.rooms.store.claim(CHORE, new=True) is not None:
            return 0  # another process of the house sees to it
        most, gone = max(LEAST, self.rooms.tables // SHARE), 0
        for one in due:
            if (most > 0 or not one.played) and await self.rooms.forget(one.table):
                event_log.event(
                    "forgotten", table=one.table, days=round((self.last.wall - one.touched) / DAY), played=one.played
                )
                gone += 1
                most -= one.played
                await asyncio.sleep(PAUSE)
        return gone


async def every_day(rooms: Rooms, keep: int) -> None:
    forgetting = Forgetting(rooms, keep, reading())
    while keep:
        try:
            await forgetting.look(reading())
        except Exception as error:  # a full disk, say: the house goes on, and tomorrow is another day
            event_log.failure("purge", error)
        await asyncio.sleep(DAY)
