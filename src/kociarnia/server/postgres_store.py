"""The store in PostgreSQL. One house at a time works with it; the house may be on any machine that reaches it.

One connection writes. Whatever is waiting when it is free goes there together, so many tables cost hardly more than one; what
every move writes is a single statement. Others read. Connections that are lost are made anew by the next who needs one.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any, NamedTuple, TypeAlias

import asyncpg

from kociarnia.engine import Refusal
from kociarnia.server import event_log
from kociarnia.server.schema import MIGRATIONS, POSTGRESQL, script
from kociarnia.server.store import LOG, MANY, SEEN, UNSEEN, Row, Statement, Store, Taken

READERS = 4  # connections
PATIENCE = 10.0  # seconds that the database may take to answer
STEADY = {"tcp_keepalives_idle": "2", "tcp_keepalives_interval": "1", "tcp_keepalives_count": "2"}  # who is gone is gone soon
MIGRATING = 0x6B6F63  # the number of a lock: two first starts at once come one after the other
# Held as long as the connection that writes: a second house would tell what the first does not know. One that has been killed
# lets go of it in a moment, so that its successor waits a little.
WORKING = "SELECT pg_advisory_lock(hashtext('kociarnia'), hashtext(current_schema()))"
SUCCESSION = 5000  # milliseconds
# What a connection that has been cut, or is just being cut, may end in.
LOST = (
    OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)  # fmt: skip
MOVES = """
    WITH logged AS (INSERT INTO log SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])),
    told AS (
        INSERT INTO seen SELECT * FROM unnest($6::text[], $7::bigint[], $8::bigint[], $9::bigint[])
        ON CONFLICT (place, match, seat) DO UPDATE SET ply = excluded.ply WHERE excluded.ply > seen.ply
    )
    SELECT 1
"""  # LOG and SEEN for many rows at one stroke


class Job(NamedTuple):
    statements: list[Statement]
    done: asyncio.Future[None] | None  # None: nobody waits for it


Outcome: TypeAlias = tuple[Job, Exception | None]


class PostgresStore(Store):
    def __init__(self, address: str) -> None:
        self.address = address
        self.writer: asyncpg.Connection | None = None
        self.readers: asyncpg.Pool | None = None
        self.waiting: list[Job] = []
        self.working: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        store = cls(address)
        try:
            await store._open()
        except BaseException as error:
            await store.close()
            if isinstance(error, (asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)):
                raise OSError(str(error) or "no answer") from None
            raise
        return store

    async def _open(self) -> None:
        self.writer = await self._working()
        await _migrate(self.writer)
        await self.writer.execute("INSERT INTO house VALUES ('key', $1) ON CONFLICT DO NOTHING", secrets.token_bytes(32))
        self.readers = await asyncpg.create_pool(
            self.address, min_size=1, max_size=READERS, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=STEADY
        )
        self.key = await self.kept("key") or b""
        self.tables = await self.count()

    async def connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=STEADY)

    async def _working(self) -> asyncpg.Connection:
        """The connection that writes, of the only house that does."""
        connection = await self.connect()
        try:
            await connection.execute(f"SET lock_timeout = {SUCCESSION}")
            await connection.execute(WORKING)
            await connection.execute("SET lock_timeout = 0")
        except asyncpg.LockNotAvailableError:
            await connection.close()
            raise Refusal("store-busy") from None
        return connection

    def up(self) -> bool:
        return self.readers is not None

    async def close(self) -> None:
        while self.working is not None:
            await self.working
        if self.readers is not None:
            readers, self.readers = self.readers, None
            await readers.close()
        await self._let_go()

    # --- writing

    def write(self, statements: list[Statement]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._collect(Job(statements, done))
        return done

    def write_some_time(self, statements: list[Statement]) -> None:
        self._collect(Job(statements, None))

    def _collect(self, job: Job) -> None:
        self.waiting.append(job)
        if self.working is None:
            self.working = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        """Until nothing waits any more."""
        try:
            while self.waiting:
                jobs, self.waiting = self.waiting, []
                for job, error in await self._commit(jobs):
                    _settle(job, error)
        finally:
            self.working = None

    async def _commit(self, jobs: list[Job]) -> list[Outcome]:
        try:
            await self._transact([statement for job in jobs for statement in job.statements])
        except asyncpg.IntegrityConstraintViolationError:
            if len(jobs) == 1:
                return [(jobs[0], Taken())]
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

    async def _transact(self, statements: list[Statement]) -> None:
        if self.writer is None or self.writer.is_closed():
            self.writer = await self._working()
        # Each of the kinds that every move writes has a table of its own, so only the order within it matters.
        many = set() if any(sql == UNSEEN for sql, _ in statements) else MANY
        single = [(sql, values) for sql, values in statements if sql not in many]
        moves = [(sql, values) for sql, values in statements if sql in many]
        if not single:
            await self._move(self.writer, moves)
        else:
            async with self.writer.transaction():
                for sql, values in single:
                    await self.writer.execute(_numbered(sql), *map(_clean, values))
                await self._move(self.writer, moves)
        self.commits += 1
        self.changes += len(statements)

    async def _move(self, writer: asyncpg.Connection, moves: list[Statement]) -> None:
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
        await writer.fetch(MOVES, *_columns(logged, 5), *_columns(shown, 4))

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

    async def columns(self, table: str) -> list[str]:
        asked = "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ?"
        return [name for (name,) in await self.rows(f"{asked} ORDER BY ordinal_position", table)]


def _settle(job: Job, error: Exception | None) -> None:
    if job.done is None or job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)


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
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)  # whoever comes second finds it done
        await connection.execute("CREATE TABLE IF NOT EXISTS kociarnia_schema (version BIGINT NOT NULL)")
        version = await connection.fetchval("SELECT version FROM kociarnia_schema")
        if version is None:
            version = 0
            await connection.execute("INSERT INTO kociarnia_schema VALUES (0)")
        if version > len(MIGRATIONS):
            raise RuntimeError(f"the store was written by a newer Kociarnia (version {version})")
        for number in range(version, len(MIGRATIONS)):
            for statement in script(number, POSTGRESQL):
                await connection.execute(statement)
        await connection.execute("UPDATE kociarnia_schema SET version = $1", len(MIGRATIONS))
