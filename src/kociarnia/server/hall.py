"""The hall: all tables of the house. Those that nobody looks at lie in the store and are fetched when somebody comes."""

from __future__ import annotations

import asyncio
import secrets
import time
from datetime import UTC, datetime

from kociarnia import games
from kociarnia.engine import Record, Refusal
from kociarnia.server import log
from kociarnia.server.chairs import known
from kociarnia.server.keeper import Keeper
from kociarnia.server.kept import KeptTable
from kociarnia.server.limits import KEPT, LIVES
from kociarnia.server.live import AWAY, Live
from kociarnia.server.room import Room, new_id
from kociarnia.server.store import Store, touch_row, without
from kociarnia.server.wire import NewTable

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without letters that are taken for others
CODE = 8  # letters of an invitation
PATIENCE = 2.0  # seconds for the last words when the house goes down
IDLE = 60.0  # seconds after which a table that nobody looks at is let go from memory


def today() -> str:
    """The day of the daily deal, the same all over the world."""
    return datetime.now(UTC).date().isoformat()


class Hall:
    def __init__(self, store: Store, keeper: Keeper) -> None:
        self.store = store
        self.keeper = keeper
        self.lives: dict[str, Live] = {}
        self.tables = store.count()
        self.leaving: set[str] = set()  # tables that are being forgotten
        self.closing = False

    def find(self, place: str) -> Live:
        """The table of that id; a Refusal if there is none."""
        live = self.lives.get(place)
        if live is not None and not live.broken:
            live.touched = time.monotonic()
            return live
        kept = self.store.table(place)
        if kept is None or place in self.leaving:
            raise Refusal("error-table")
        if self.closing:
            raise Refusal("error-busy")
        self.store.write_some_time([touch_row(place, time.time())])
        room = Room(kept)
        if kept.match:
            dealt = self.store.match(place, kept.match)
            assert dealt is not None
            room.resume(dealt, self.store.log(place, kept.match), self.store.seen(place, kept.match))
        return self._open(room)

    def _open(self, room: Room) -> Live:
        live = Live(room, self.store)
        live.keep, live.look = self.keeper.keep, self.keeper.look
        self.lives[room.kept.id] = live
        return live

    def glance(self, kept: KeptTable) -> Live:
        """A table to be looked at from afar: if it is not in memory, without its match."""
        if kept.id in self.lives:
            return self.lives[kept.id]
        room = Room(kept)
        room.dealt = self.store.match(kept.id, kept.match) if kept.match else None
        return Live(room, self.store)

    def past(self, live: Live, number: int) -> Room:
        """An earlier match of a table, in a room of its own."""
        dealt = self.store.match(live.room.kept.id, number)
        if dealt is None:
            raise Refusal("error-match")
        room = Room(live.room.kept)
        room.resume(dealt, self.store.log(live.room.kept.id, number), {})
        return room

    def invited(self, code: str) -> Live:
        place = self.store.invited(code.strip().upper())
        if place is None:
            raise Refusal("error-invitation")
        return self.find(place)

    async def create(self, browser: str, wish: NewTable) -> Live:
        """A new table; its maker is its host."""
        game = games.find(wish.game)
        settled = game.settle(len(wish.chairs), wish.options)
        known(wish.house.keeper)
        if len(self.lives) >= LIVES or self.tables >= KEPT:
            raise Refusal("error-busy")
        daily = today() if wish.daily else ""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE))
        kept = KeptTable(new_id(), game.name, game.texts(settled), [], wish.house, code, browser, daily=daily)
        room = Room(kept)
        for one in wish.chairs:
            kept.chairs.append(room.chairs.make(one, browser))
        record = None
        if wish.record:
            record = Record.parse(wish.record)
            if record.game != game.name or record.players != len(wish.chairs):
                raise Refusal("error-record-other")
            kept.options = game.texts(game.settle(record.players, record.options))
        step = room.begin(record, wish.ply) if wish.start or record is not None else None
        live = self._open(room)
        async with live.lock:
            await (live.settle() if step is None else live.commit(step))
        self.tables += 1
        log.event("table", table=log.short(kept.id), game=kept.game, chairs=[chair.kind for chair in kept.chairs])
        return live

    async def forget(self, place: str) -> bool:
        """Remove a table, unless it is in memory: then somebody is there, or was a moment ago."""
        if place in self.lives or self.closing:
            return False
        self.leaving.add(place)  # from here on nobody gets in
        try:
            await self.store.write(without(place))
        finally:
            self.leaving.discard(place)
        self.tables -= 1
        return True

    async def close(self) -> None:
        """Nothing begins any more, what has begun is written, everybody is told that the house goes down."""
        self.closing = True
        for live in self.lives.values():
            live.keep = live.look = lambda live: None
            for _, task in live.tasks.values():
                task.cancel()
        for live in list(self.lives.values()):
            async with live.lock:  # a change that is on its way to the disk is told first
                live.broken = True
                for connection in live.connections:
                    connection.close(AWAY)
        end = time.monotonic() + PATIENCE
        while any(live.connections for live in self.lives.values()) and time.monotonic() < end:
            await asyncio.sleep(0.02)

    def sweep(self) -> int:
        """Let go of the tables that nobody has looked at for a while; returns how many are left."""
        now = time.monotonic()
        for place, live in list(self.lives.items()):
            if live.broken and not live.connections:
                del self.lives[place]
            elif not live.connections and not live.tasks and not live.lock.locked() and now - live.touched > IDLE:
                if live.alarm is not None:
                    live.alarm.cancel()
                self.store.write_some_time([touch_row(place, time.time())])
                del self.lives[place]
        return len(self.lives)
