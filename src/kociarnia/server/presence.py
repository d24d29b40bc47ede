"""A process among those that work with one store in PostgreSQL: that it is there, and which tables it has.

A process is there as long as its row is. It says so twice a second; one that has fallen silent, or whose connection is gone, is
struck off by whoever notices, and never comes back under its name. Whatever a process writes holds its row fast: who has been
struck off writes nothing any more, and who strikes waits for what is being written. A table belongs to the process that its
lease names, or to nobody if that one is not there.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable

import asyncpg

from kociarnia.engine import Refusal
from kociarnia.server import event_log

BEAT = 0.5  # seconds
EXPIRY = 3.5  # of silence: with a beat, and the time to fetch a table, that is less than five seconds
SUCCESSION = 6.0  # seconds that a house waits for one that has been killed, or whose database has just begun
ORPHANS = 200  # tables that are looked after at a time
ENTERING = 0x6B6F63  # the number of a lock: who comes in, and what the tables look like, is settled one after the other

NOW = "extract(epoch FROM clock_timestamp())::float8"
# Just after the database itself has come back nobody can have said anything yet.
STRIKE = f"""
    DELETE FROM processes WHERE name IN (
        SELECT name FROM processes WHERE name <> $1 AND pg_postmaster_start_time() < clock_timestamp() - interval '{EXPIRY} s'
        AND (beat < {NOW} - {EXPIRY} OR NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = session))
        FOR UPDATE SKIP LOCKED
    )
"""
ANYBODY = "SELECT 1 FROM processes LIMIT 1"
STRANGERS = "SELECT 1 FROM processes WHERE house <> $1 LIMIT 1"
ENTER = f"INSERT INTO processes VALUES ($1, $2, $3, {NOW}, pg_backend_pid())"
# By one question: where thousands come at once each takes its time. The own row first, which nobody else then strikes.
SAY = f"""
    WITH said AS (UPDATE processes SET beat = {NOW}, session = pg_backend_pid() WHERE name = $1 RETURNING name),
    gone AS ({STRIKE} AND EXISTS (SELECT 1 FROM said) RETURNING name)
    SELECT name FROM said UNION ALL SELECT name FROM gone
"""
LEAVE = """
    WITH free AS (DELETE FROM leases WHERE holder = $1 AND table_id <> ALL ($2::text[]))
    DELETE FROM processes WHERE name = $1
"""
ORPHANED = f"""
    SELECT table_id FROM leases WHERE NOT EXISTS (SELECT 1 FROM processes WHERE name = holder) LIMIT {ORPHANS}
"""
# One stroke: they are taken if they are nobody's. What is held is seen as it was before, and not touched; all take in the same
# order, so two processes never wait for each other.
CLAIM = """
    WITH held AS (SELECT table_id, name, address FROM leases JOIN processes ON name = holder WHERE table_id = ANY ($1::text[])),
    taken AS (
        INSERT INTO leases SELECT wanted, $2 FROM unnest($1::text[]) AS wanted
        WHERE NOT EXISTS (SELECT 1 FROM held WHERE table_id = wanted)
        AND ($3 OR EXISTS (SELECT 1 FROM tables WHERE id = wanted))
        ORDER BY wanted
        ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder
        WHERE NOT EXISTS (SELECT 1 FROM processes WHERE name = leases.holder)
        RETURNING table_id, holder
    )
    SELECT table_id, holder, '' FROM taken UNION ALL SELECT table_id, name, address FROM held
"""
SPEND = f"""
    INSERT INTO spent VALUES ($1, $2 - 1, {NOW})
    ON CONFLICT (who) DO UPDATE SET rest = least($2, spent.rest + ({NOW} - spent.since) * $3) - 1, since = {NOW}
    WHERE least($2, spent.rest + ({NOW} - spent.since) * $3) >= 1
    RETURNING rest
"""


class Presence:
    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], lost: tuple[type[Exception], ...]) -> None:
        """`lost`: what a connection that has been cut may end in."""
        self.connect = connect
        self.lost = lost
        self.house = ""  # processes of one house share it
        self.address = ""  # where other processes find this one; empty: there are none
        self.name = ""  # of this process; empty: it has been struck off
        self.connection: asyncpg.Connection | None = None
        self.pulse: asyncio.Task[None] | None = None
        self.fallen: Callable[[], None] = lambda: None  # what this process has is not its own any more
        self.orphaned: Callable[[list[str]], None] = lambda table_ids: None  # tables of processes that are gone

    async def enter(self) -> None:
        """Wait for a house that has been killed, but not for one that is open."""
        end = asyncio.get_running_loop().time() + SUCCESSION
        while not await self._entered():
            if asyncio.get_running_loop().time() > end:
                raise Refusal("store-busy")
            await asyncio.sleep(BEAT / 5)

    async def _entered(self) -> bool:
        connection = await self._connected()
        name = secrets.token_hex(6)
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", ENTERING)
            await connection.fetch(STRIKE, name)
            if await connection.fetchval(STRANGERS, self.house or name):
                return False
            await connection.execute(ENTER, name, self.house or name, self.address)
        self.name = name
        return True

    def begin(self) -> None:
        self.pulse = asyncio.get_running_loop().create_task(self._beat())

    async def leave(self, busy: list[str]) -> None:
        """`busy`: tables where others have to go on."""
        if self.pulse is not None:
            self.pulse.cancel()
            await asyncio.wait([self.pulse])
        with contextlib.suppress(*self.lost):
            if self.name and self.connection is not None:
                await self.connection.execute(LEAVE, self.name, busy)
            await self._let_go()

    async def _connected(self) -> asyncpg.Connection:
        if self.connection is None or self.connection.is_closed():
            self.connection = await self.connect()
        return self.connection

    async def _let_go(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close(timeout=1)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        heard = said = loop.time()
        while True:
            await asyncio.sleep(max(0.0, said + BEAT - loop.time()) if self.name else BEAT / 10)
            said = loop.time()
            try:
                if not self.name:
                    await self._entered()
                else:
                    await self._say()
                heard = loop.time()
            except self.lost:
                with contextlib.suppress(*self.lost):
                    await self._let_go()
                if self.address and loop.time() - heard > EXPIRY:  # others have taken over by now, perhaps
                    heard = loop.time()
                    self.fallen()
            except Exception as error:
                event_log.failure("presence", error)

    async def _say(self) -> None:
        connection, name = await self._connected(), self.name
        here, *gone = [one for (one,) in await connection.fetch(SAY, name)] or [""]
        if here != name:
            self.struck(name)
            return
        for other in gone:
            event_log.event("gone", process=other)
        if self.address:
            orphans = [table_id for (table_id,) in await connection.fetch(ORPHANED)]
            if orphans:
                self.orphaned(orphans)

    def struck(self, name: str) -> None:
        """This process was taken for dead under that name. It comes back under another one."""
        if name and self.name == name:
            event_log.event("struck", process=self.name)
            self.name = ""
            self.fallen()
