"""Forgets tables that nobody comes back to: at the start and once a day, a table at a time, so that no move waits for it."""

from __future__ import annotations

import asyncio
import time

from kociarnia.server import event_log
from kociarnia.server.rooms import Rooms

KEEP = 365  # days after the last visit; 0: for ever
UNPLAYED = 7  # days, for a table where no match was ever begun
DAY = 86_400.0  # seconds
STEP = 50  # tables looked up at once
PAUSE = 0.02  # seconds between two tables: what people do comes first


async def purge(rooms: Rooms, keep: int = KEEP) -> int:
    """Removes what has lain untouched for too long; returns how many tables. Those in memory stay: somebody may be there."""
    now = time.time()
    played, unplayed = now - keep * DAY, now - min(keep, UNPLAYED) * DAY
    found, gone = [("", 0.0)], 0
    while found:
        found = await asyncio.to_thread(rooms.store.untouched, played, unplayed, found[-1], STEP)
        for table_id, _ in found:
            if await rooms.forget(table_id):
                gone += 1
                await asyncio.sleep(PAUSE)
    if gone:
        event_log.event("forgotten", tables=gone)
    return gone


async def every_day(rooms: Rooms, keep: int) -> None:
    while keep:
        try:
            await purge(rooms, keep)
        except Exception as error:  # a full disk, say: the house goes on, and tomorrow is another day
            event_log.failure("purge", error)
        await asyncio.sleep(DAY)
