"""The store in PostgreSQL. One house at a time works with it, with one process or several, on any machine that reaches it.

One connection writes. Whatever is waiting when it is free goes there together, so many tables cost hardly more than one; what
every move writes is a single statement. Others read. Connections that are lost are made anew by the next who needs one.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from functools import cache
from itertools import count, groupby
from operator import itemgetter
from typing import Any

import asyncpg

from kociarnia.engine import Refusal
from kociarnia.server import event_log, presence
from kociarnia.server.presence import Presence
from kociarnia.server.schema import MIGRATIONS, POSTGRESQL, script
from kociarnia.server.store import (
    FETCH,
    LOG,
    MANY,
    PACE,
    SEEN,
    UNSEEN,
    Holder,
    Job,
    Outcome,
    Row,
    Statement,
    Store,
    Taken,
    Then,
    tell_all,
)
from kociarnia.server.together import Together

READERS = 4  # connections
CLAIMS, FETCHES = 64, 8  # tables in one question; who has them, and all that has been played there
PATIENCE = 10.0  # seconds that the database may take to answer
STEADY = {"tcp_keepalives_idle": "2", "tcp_keepalives_interval": "1", "tcp_keepalives_count": "2"}  # who is gone is gone soon
# What a connection that has been cut, or is just being cut, may end in.
LOST = (
    OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)  # fmt: skip
# Who has been struck off (presence.py) may not write. In a single statement it is a division that fails: nothing is written.
HERE = "SELECT 1 FROM processes WHERE name = $1 FOR KEY SHARE"
MOVES = """
    WITH here AS (SELECT 1 FROM processes WHERE name = $10 FOR KEY SHARE),
    logged AS (INSERT INTO log SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])),
    told AS (
        INSERT INTO seen SELECT * FROM unnest($6::text[], $7::bigint[], $8::bigint[], $9::bigint[])
        ON CONFLICT (table_id, match, seat) DO UPDATE SET ply = excluded.ply WHERE excluded.ply > seen.ply
    )
    SELECT 1 / count(*) FROM here
"""  # LOG and SEEN for many rows at one stroke


FETCHED = FETCH.format(which="id = ANY (?::text[])")


class Struck(Exception):
    """This process was taken for dead, and others have what it had."""


class PostgresStore(Store):
    def __init__(self, address: str) -> None:
        self.address = address
        self.presence = Presence(self.connect, LOST)
        self.writer: asyncpg.Connection | None = None
        self.readers: asyncpg.Pool | None = None
        self.waiting: list[Job] = []
        self.working: asyncio.Task[None] | None = None
        self.free_at = 0.0  # when the next batch may go there
        self.claims, self.fetches = Together(self._claim, CLAIMS), Together(self._fetch, FETCHES)

    @classmethod
    async def open(cls, address: str, house: str = "", peer: str = "") -> PostgresStore:
        """`house`, `peer`: what processes of one house share, and where others find this one; empty: it is alone."""
        store = cls(address)
        store.presence.house, store.presence.address, store.shared = house, peer, bool(peer)
        try:
            await store._open()
        except BaseException as error:
            await store.close()
            if isinstance(error, (asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)):
                raise OSError(str(error) or "no answer") from None
            raise
        return store

    async def _open(self) -> None:
        first = await self.connect()
        try:
            await _migrate(first)
        finally:
            await first.close()
        await self.presence.enter()
        self.readers = await asyncpg.create_pool(
            self.address, min_size=1, max_size=READERS, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=STEADY,
            reset=_as_it_is,
        )  # fmt: skip
        await self.write([("INSERT INTO house VALUES ('key', ?) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),))])
        self.key = await self.kept("key") or b""
        self.tables = await self.count()
        self.presence.begin()

    async def connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=STEADY)

    def up(self) -> bool:
        return self.readers is not None

    async def close(self) -> None:
        while self.working is not None:
            await self.working
        await self.presence.leave(list(self.unfinished))
        if self.readers is not None:
            readers, self.readers = self.readers, None
            await readers.close()
        await self._let_go()

    # --- writing

    def collect(self, statements: list[Statement], then: Then | None) -> None:
        self.waiting.append(Job(statements, then, self.presence.name))
        if self.working is None:
            self.working = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        """Until nothing waits any more."""
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                if loop.time() < self.free_at:
                    await asyncio.sleep(self.free_at - loop.time())
                self.free_at = loop.time() + PACE
                jobs, self.waiting = self.waiting, []
                name = self.presence.name
                stale: list[Outcome] = [(job, Taken()) for job in jobs if not name or job.name != name]
                outcomes = await self._commit([job for job in jobs if name and job.name == name])
                loop.call_soon(tell_all, stale + outcomes)  # while the database has the next batch
        finally:
            self.working = None

    async def _commit(self, jobs: list[Job]) -> list[Outcome]:
        if not jobs:
            return []
        try:
            await self._transact([statement for job in jobs for statement in job.statements], jobs[0].name)
        except asyncpg.IntegrityConstraintViolationError:
            if len(jobs) == 1:
                return [(jobs[0], Taken())]
        except (Struck, asyncpg.DivisionByZeroError):
            self.presence.struck(jobs[0].name)
            return [(job, Taken()) for job in jobs]
        except LOST as error:  # whether it was written nobody knows: those who wait come back and see
            await self._let_go()
            return [(job, error) for job in jobs]
        except Exception as error:
            if len(jobs) == 1:
                return [(jobs[0], error)]
        else:
            return [(job, None) for job in jobs]
        # One of them is wrong: the others must not suffer for it.
        return [outcome for job in jobs for outcome in await self._commit([job])]

    async def _transact(self, statements: list[Statement], name: str) -> None:
        if self.writer is None or self.writer.is_closed():
            self.writer = await self.connect()
        # Each of the kinds that every move writes has a table of its own, so only the order within it matters.
        many = set() if any(sql == UNSEEN for sql, _ in statements) else MANY
        single = [(sql, values) for sql, values in statements if sql not in many]
        moves = [(sql, values) for sql, values in statements if sql in many]
        if not single:
            await self._move(self.writer, moves, name)
        else:
            async with self.writer.transaction():
                if await self.writer.fetchval(HERE, name) is None:
                    raise Struck
                for sql, alike in groupby(single, itemgetter(0)):  # thousands who come back at once cost hardly more than one
                    await self.writer.executemany(_numbered(sql), [[_clean(value) for value in values] for _, values in alike])
                await self._move(self.writer, moves, name)
        self.commits += 1
        self.changes += len(statements)

    async def _move(self, writer: asyncpg.Connection, moves: list[Statement], name: str) -> None:
        """In the same order everywhere: so two processes never wait for each other."""
        if not moves:
            return
        logged = sorted([tuple(map(_clean, values)) for sql, values in moves if sql == LOG])
        seen: dict[tuple[Any, ...], int] = {}
        for sql, values in moves:
            if sql == SEEN:
                *key, ply = values
                seen[tuple(key)] = max(ply, seen.get(tuple(key), 0))
        shown = sorted((*key, ply) for key, ply in seen.items())
        await writer.fetch(MOVES, *_columns(logged, 5), *_columns(shown, 4), name)

    async def _let_go(self) -> None:
        writer, self.writer = self.writer, None
        if writer is not None:
            with contextlib.suppress(*LOST):
                await writer.close(timeout=1)

    # --- reading

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        """A Refusal while the database cannot be reached."""
        asked, given = _numbered(sql), [_clean(value) for value in values]
        for once_more in (True, False):
            if self.readers is None:
                break
            try:
                return [tuple(row) for row in await self.readers.fetch(asked, *given)]
            except LOST as error:  # a connection that had died meanwhile, perhaps
                if once_more:
                    await self.readers.expire_connections()
                else:
                    event_log.failure("store", error)
        raise Refusal("error-store")

    async def slowly(self, sql: str, *values: Any) -> Sequence[Row]:
        return await self.rows(sql, *values)

    async def fetch_rows(self, table_id: str) -> Sequence[Row]:
        return await self.fetches.of(table_id)

    async def _fetch(self, table_ids: list[str]) -> dict[str, list[Row]]:
        found: dict[str, list[Row]] = {table_id: [] for table_id in table_ids}
        for row in await self.rows(FETCHED, table_ids):
            found[row[0]].append(row)
        return found

    # --- several processes

    def watch(self, fallen: Callable[[], None], orphaned: Callable[[list[str]], None]) -> None:
        self.presence.fallen, self.presence.orphaned = fallen, orphaned

    async def claim(self, table_id: str, new: bool = False) -> Holder | None:
        if not self.shared:
            return None
        return (await self._claim([table_id], new))[table_id] if new else await self.claims.of(table_id)

    async def _claim(self, table_ids: list[str], new: bool = False) -> dict[str, Holder | None]:
        holders: dict[str, Holder | None] = {}
        for _ in range(2):  # two may claim one at the same moment
            name, wanted = self.presence.name, [one for one in table_ids if one not in holders]
            found = await self.rows(presence.CLAIM, wanted, name, new) if name and wanted else []
            if name != self.presence.name or not name:  # others took it for dead meanwhile: what it has claimed is nobody's
                raise Refusal("error-store")
            holders |= {one: None if holder == name else Holder(holder, address) for one, holder, address in found}
        return {table_id: holders.get(table_id) for table_id in table_ids}  # nobody has one that there is not

    def release(self, table_id: str) -> list[Statement]:
        if not self.shared:
            return []
        return [("DELETE FROM leases WHERE table_id = ? AND holder = ?", (table_id, self.presence.name))]

    async def strike(self) -> None:
        """Processes that are gone have no tables any more."""
        await self.rows(presence.STRIKE, self.presence.name)

    async def others(self, browser: str | None = None) -> list[Holder]:
        """The other processes; those that have tables of a browser, if one is named."""
        name = self.presence.name
        if browser is None:
            return [Holder(*row) for row in await self.rows("SELECT name, address FROM processes WHERE name <> ?", name)]
        asked = "SELECT DISTINCT name, address FROM sitters JOIN leases USING (table_id) JOIN processes ON name = holder"
        return [Holder(*row) for row in await self.rows(f"{asked} WHERE browser = ? AND name <> ?", browser, name)]

    async def spend(self, who: str, rest: float, refill: float) -> bool:
        """Nobody is written down by their address."""
        name = hmac.digest(self.key, who.encode(), "sha256")[:12].hex()
        return bool(await self.rows(presence.SPEND, name, rest, refill))

    async def columns(self, table: str) -> list[str]:
        asked = "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ?"
        return [name for (name,) in await self.rows(f"{asked} ORDER BY ordinal_position", table)]


async def _as_it_is(connection: asyncpg.Connection) -> None:
    """Who reads leaves nothing behind that had to be reset: that would be a question more for each."""


@cache
def _numbered(sql: str) -> str:
    """`?` as PostgreSQL has it."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)


def _clean(value: Any) -> Any:
    """PostgreSQL keeps no text with NUL in it; nobody but a mischief-maker sends one."""
    return value.replace("\x00", "\ufffd") if isinstance(value, str) and "\x00" in value else value


def _columns(rows: Sequence[Sequence[Any]], width: int) -> list[list[Any]]:
    return [[row[at] for row in rows] for at in range(width)]


async def _migrate(connection: asyncpg.Connection) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", presence.ENTERING)  # whoever comes second finds it done
        await connection.execute("CREATE TABLE IF NOT EXISTS kociarnia_schema (version BIGINT NOT NULL)")
        version = await connection.fetchval("SELECT version FROM kociarnia_schema")
        if version is None:
            version = 0
            await connection.execute("INSERT INTO kociarnia_schema VALUES (0)")
        if version > len(MIGRATIONS):
            raise RuntimeError(f"the store was written by a newer Kociarnia (version {version})")
        if version < len(MIGRATIONS) and await connection.fetchval("SELECT to_regclass('processes')"):
            await connection.execute(presence.STRIKE, "")
            if await connection.fetchval(presence.ANYBODY):
                raise Refusal("store-busy")  # an older house is open, and knows nothing of what is to come
        for number in range(version, len(MIGRATIONS)):
            for statement in script(number, POSTGRESQL):
                await connection.execute(statement)
        await connection.execute("UPDATE kociarnia_schema SET version = $1", len(MIGRATIONS))
