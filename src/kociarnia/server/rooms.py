"""The rooms: the tables that this process of the house has. Those that nobody looks at lie in the store, and are fetched by
whichever process somebody comes to; a table that another one has is `Elsewhere`."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

from kociarnia import games
from kociarnia.engine import Record, Refusal
from kociarnia.server import event_log
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.chairs import check_keeper
from kociarnia.server.connection import AWAY, FULL
from kociarnia.server.cookies import Cookies
from kociarnia.server.devices import ALPHABET, Devices, plain
from kociarnia.server.errands import Errands
from kociarnia.server.homes import Homes
from kociarnia.server.limits import LIVES, STORED
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.room import Room, new_id
from kociarnia.server.store import Holder, Statement, Store, standing_row, touch_row, undue_row, without
from kociarnia.server.store_types import StoredDeal, StoredTable
from kociarnia.server.wire import NewTable

if TYPE_CHECKING:
    from kociarnia.server.push import Push  # an extra of its own

CODE = 8  # letters of an invitation
PATIENCE = 2.0  # seconds for the last words when the house goes down
REST = 30.0  # seconds without a change after which a table need not keep how it looks to everybody
DUE = 50  # tables where a clock has run out that are looked at together
PAUSE = 0.005  # seconds between two tables that are folded
RECENT = 3600.0  # seconds: that somebody came is not written so soon again, and nobody is forgotten for it
SWEEP = 15.0  # seconds between looks for tables that nobody looks at
IDLE = 60.0  # seconds after which a table that nobody looks at is let go from memory, while a match is played


def new_code() -> str:
    """That of an invitation, easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE))


class Elsewhere(Refusal):
    """Another process has the table. Whoever cannot go there has to try again."""

    def __init__(self, holder: Holder) -> None:
        super().__init__("error-store")
        self.holder = holder


class Rooms:
    def __init__(self, store: Store, bot_player: BotPlayer, push: Push | None = None) -> None:
        self.push = push  # None: nobody is called
        self.store = store
        self.bot_player = bot_player
        self.devices = Devices(store)
        self.cookies = Cookies(store.key, store.sits, self.devices.person)
        self.lives: dict[str, LiveRoom] = {}
        self.tables = store.tables
        self.coming: dict[str, asyncio.Task[LiveRoom]] = {}  # tables that are being fetched
        self.leaving: set[str] = set()  # tables that are being forgotten
        self.going: dict[str, asyncio.Future[None]] = {}  # tables that are being let go
        self.times = 0  # that this process was taken for dead by others
        self.errands = Errands(self)
        self.homes = Homes(self.errands)
        self.adopting: asyncio.Task[None] | None = None
        self.closing = False
        store.watch(self.fall, self._orphaned)

    async def find(self, table_id: str) -> LiveRoom:
        """The table of that id; a Refusal if there is none, or if another process has it."""
        live = self.lives.get(table_id)
        if live is not None and not live.broken:
            live.touched = time.monotonic()
            return live
        if table_id not in self.coming:  # however many ask for it, it is fetched once
            self.coming[table_id] = asyncio.get_running_loop().create_task(self._fetch(table_id))
            self.coming[table_id].add_done_callback(lambda _: self.coming.pop(table_id))
        return await asyncio.shield(self.coming[table_id])

    async def _fetch(self, table_id: str) -> LiveRoom:
        if table_id in self.going:
            await asyncio.wait([self.going[table_id]])
        times = self.times
        holder = await self.store.claim(table_id)
        if holder is not None:
            raise Elsewhere(holder)
        found = await self.store.fetch(table_id)
        if found is None or table_id in self.leaving:
            raise Refusal("error-table")
        if self.closing:
            raise Refusal("error-busy")
        stored, dealt, now = found.table, found.dealt, time.time()
        if not 0 <= now - found.touched < RECENT:
            self.store.write_some_time([touch_row(table_id, now)])
        room = Room(stored)
        if stored.match:
            assert dealt is not None and dealt.match == stored.match
            room.resume(dealt, found.log, found.seen)
            if room.changed:
                event_log.event("rules-changed", table=table_id, game=stored.game, began_with=dealt.version)
        if times != self.times:  # what was read may have gone on elsewhere
            raise Refusal("error-store")
        return self._open(room)

    def _open(self, room: Room) -> LiveRoom:
        live = LiveRoom(room, self.store)
        live.keep, live.look, live.news = self.bot_player.keep, self.bot_player.look, self.homes.changed
        if self.push is not None:
            live.call, live.came = self.push.asked, self.push.came
        self.lives[room.stored.id] = live
        return live

    async def past(self, live: LiveRoom, number: int) -> Room:
        """An earlier match of a table, in a room of its own."""
        dealt = await self.store.match(live.room.stored.id, number)
        if dealt is None:
            raise Refusal("error-match")
        room = Room(live.room.stored)
        room.resume(dealt, await self.store.log(live.room.stored.id, number), {})
        return room

    async def invited(self, code: str) -> LiveRoom:
        table_id = await self.store.invited(plain(code))
        if table_id is None:
            raise Refusal("error-invitation")
        return await self.find(table_id)

    async def create(self, browser: str, wish: NewTable, deal: StoredDeal | None = None, table_id: str = "") -> LiveRoom:
        """A new table; its maker is its host. `deal`: what is dealt there, since others play it too."""
        game = games.find(wish.game)
        settled = game.settle(len(wish.chairs), wish.options)
        check_keeper(wish.house)
        self.check_room()
        stored = StoredTable(table_id or new_id(), game.name, game.texts(settled), [], wish.house, new_code(), browser)
        stored.deal = deal
        room = Room(stored)
        for one in wish.chairs:
            stored.chairs.append(room.chairs.make(one, browser))
        record = None
        if wish.record:
            record = Record.parse(wish.record)
            if record.game != game.name or record.players != len(wish.chairs):
                raise Refusal("error-record-other")
            stored.options = game.texts(game.settle(record.players, game.as_of(record.version, record.options)))
        room.sides()  # while the rules are at hand
        change = room.begin(record, wish.ply) if wish.start or record is not None else None
        await self.store.claim(stored.id, new=True)
        live = self._open(room)
        async with live.lock:
            await (live.settle() if change is None else live.commit(change))
        self.tables += 1
        event_log.event("table", table=stored.id, game=stored.game, chairs=[chair.kind for chair in stored.chairs])
        return live

    def check_room(self) -> None:
        """Is there room for one more table?"""
        if len(self.lives) >= LIVES or self.tables >= STORED:
            raise Refusal("error-busy")

    async def forget(self, table_id: str) -> bool:
        """Remove a table, unless it is in memory: then somebody is there, or was a moment ago."""
        if table_id in self.lives or table_id in self.coming or self.closing:
            return False
        self.leaving.add(table_id)  # from here on nobody gets in
        try:
            if await self.store.claim(table_id) is not None:
                return False
            await self.store.write([*without(table_id), *self.store.release(table_id)])
        finally:
            self.leaving.discard(table_id)
        self.tables -= 1
        return True

    async def close(self) -> None:
        """Nothing begins any more, what has begun is written, everybody is told that the house goes down."""
        self.closing = True
        if self.adopting is not None:
            self.adopting.cancel()
        self.homes.close()
        self.store.unfinished = [table_id for table_id, live in self.lives.items() if live.tasks or live.clocks]
        for live in self.lives.values():
            _stop(live)
        for live in list(self.lives.values()):
            async with live.lock:  # a change that is on its way to the disk is told first
                self._rest(live)
                live.broken = True
                for connection in live.connections:
                    connection.close(AWAY)
        end = time.monotonic() + PATIENCE
        while any(live.connections for live in self.lives.values()) and time.monotonic() < end:
            await asyncio.sleep(0.02)

    async def wake(self) -> None:
        """Tables where a clock has run out while nobody was there: who keeps the seat answers now."""
        for table_id in await self.store.due(time.time(), DUE):
            try:
                (await self.find(table_id)).attend()
            except Elsewhere:  # they see to it there
                continue
            except Exception as error:  # it is not tried again and again
                event_log.failure("table", error, table=table_id)
                self.store.write_some_time([undue_row(table_id)])

    async def look_around(self) -> None:
        """Wake and sweep, for ever."""
        while True:
            try:
                await self.wake()
                if self.store.shared:
                    self.tables = await self.store.count()
            except Exception as error:  # the store does not answer: the house goes on
                event_log.failure("wake", error)
            await asyncio.sleep(SWEEP)
            self.sweep()
            await self.fold()

    def sweep(self) -> int:
        """Let go of the tables that nobody has looked at for a while; returns how many are left."""
        now = time.monotonic()
        for table_id, live in list(self.lives.items()):
            if now - live.touched > REST:
                live.seen = None  # what a table at rest looks like is made again when somebody comes
                if not live.lock.locked():  # else a move is on its way
                    self._rest(live)
            if live.broken and not live.connections:
                del self.lives[table_id]
            elif not live.connections and not live.tasks and not live.lock.locked() and now - live.touched > _patience(live):
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.lives[table_id]
                self._let_go(table_id, self._standing(live))
        return len(self.lives)

    async def fold(self) -> None:
        """What tables at rest have told is kept small, one after the other: nobody waits for it."""
        now = time.monotonic()
        for live in [one for one in self.lives.values() if now - one.touched > REST]:
            if live.room.chronicle.lines and not live.lock.locked():
                live.room.chronicle.pack()
                await asyncio.sleep(PAUSE)

    def _let_go(self, table_id: str, standing: list[Statement]) -> None:
        """Another process may have it, once all is written."""
        going = self.store.write([*standing, touch_row(table_id, time.time()), *self.store.release(table_id)])
        self.going[table_id] = going

        def gone(written: asyncio.Future[None]) -> None:
            if self.going.get(table_id) is written:
                del self.going[table_id]
            if not written.cancelled() and (error := written.exception()) is not None:
                event_log.failure("store", error, table=table_id)

        going.add_done_callback(gone)

    def _standing(self, live: LiveRoom) -> list[Statement]:
        """Whose turn it is at a table is written when it rests, for the lists of those who sit there."""
        if live.resting or live.broken:
            return []
        live.rest()
        return standing_row(live.room.stored)

    def _rest(self, live: LiveRoom) -> None:
        if standing := self._standing(live):
            self.store.write_some_time(standing)

    # --- several processes with one store

    def fall(self) -> None:
        """Others take this process for dead, and have its tables: everybody has to come anew, perhaps to them."""
        self.times += 1
        for live in self.lives.values():
            live.broken = True
            _stop(live)
            for connection in list(live.connections):
                connection.close(FULL)

    def _orphaned(self, table_ids: list[str]) -> None:
        if not self.closing and (self.adopting is None or self.adopting.done()):
            self.adopting = asyncio.get_running_loop().create_task(self.adopt(table_ids))

    async def adopt(self, table_ids: list[str]) -> None:
        """Tables of a process that is gone: where a match is played its bots and clocks go on here, unless another process was
        quicker. People come first, so it takes its time."""
        for table_id in table_ids:
            began = time.monotonic()
            try:
                stored = await self.store.table(table_id)
                if stored is not None and stored.stage == "playing":
                    live = await self.find(table_id)
                    live.visited = True
                    live.attend()
                elif await self.store.claim(table_id, new=True) is None and table_id not in self.lives:
                    await self.store.write(self.store.release(table_id))
            except Elsewhere:
                continue
            except Exception as error:
                event_log.failure("table", error, table=table_id)
            await asyncio.sleep(time.monotonic() - began)


def _patience(live: LiveRoom) -> float:
    return IDLE if live.room.playing else REST


def _stop(live: LiveRoom) -> None:
    """Nobody answers for anybody any more."""
    live.keep = live.look = lambda live: None
    for _, task in live.tasks.values():
        task.cancel()
