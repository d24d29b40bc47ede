"""The store of a house in a page: a database of SQLite in memory, whose every change lies in a journal that outlives the page.

The journal keeps an image of the database and, after it, what was written since, batch by batch. A change is confirmed when its
batch is in the journal. Whoever opens the store reads the image and does again what follows it; now and then all of it becomes
the next image.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

import msgspec

from kociarnia.server.sqlite_store import migrate
from kociarnia.server.store import Job, Row, Statement, Store, Taken, Then

FOLD = 400  # batches after which they become an image

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(list[tuple[str, list[Any]]]).decode


class Journal(Protocol):
    """What outlives the page. Each call has been done for good when it returns."""

    def append(self, batch: bytes) -> Awaitable[None]: ...

    def fold(self, image: bytes) -> Awaitable[None]:
        """In the place of all that it holds."""


class PocketStore(Store):
    def __init__(self, journal: Journal, image: bytes, batches: Sequence[bytes]) -> None:
        self.journal = journal
        self.base = sqlite3.connect(":memory:", isolation_level=None)
        if image:
            self.base.deserialize(image)
        for batch in batches:
            self._transact(decode(batch))
        migrate(self.base)  # after what was written by the house that was here before
        self.since = FOLD  # batches since the last image; the first one is made at once
        self.broken: Exception | None = None  # the journal could not keep something: memory is ahead of it
        self.waiting: list[Job] = []
        self.keeping: asyncio.Task[None] | None = None
        self.base.execute("INSERT INTO house VALUES ('key', ?) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),))
        ((self.key,),) = self.base.execute("SELECT value FROM house WHERE name = 'key'").fetchall()
        ((self.tables,),) = self.base.execute("SELECT count(*) FROM tables").fetchall()

    # --- writing

    def up(self) -> bool:
        return self.broken is None

    async def close(self) -> None:
        while self.keeping is not None:
            await asyncio.wait([self.keeping])
        self.base.close()

    def collect(self, statements: list[Statement], then: Then | None) -> None:
        self.waiting.append(Job(statements, then))
        if self.keeping is None:
            self.keeping = asyncio.get_running_loop().create_task(self._keep())

    async def _keep(self) -> None:
        """All that has come while the journal was busy goes into it together."""
        while self.waiting:
            jobs, self.waiting = self.waiting, []
            made = [job for job in jobs if self._make(job)]
            try:
                await self._confirm([statement for job in made for statement in job.statements])
            except Exception as error:
                self.broken = error
            for job in made:
                job.tell(self.broken)
        self.keeping = None

    def _make(self, job: Job) -> bool:
        """Write it in memory; whoever comes too late, or after the journal broke, is told so at once."""
        try:
            if self.broken is not None:
                raise self.broken
            self._transact(job.statements)
        except Exception as error:
            job.tell(Taken() if isinstance(error, sqlite3.IntegrityError) else error)
            return False
        return True

    async def _confirm(self, statements: list[Statement]) -> None:
        if not statements:
            return
        self.since += 1
        if self.since > FOLD:
            await self.journal.fold(self.base.serialize())
            self.since = 0
        else:
            await self.journal.append(encode(statements))
        self.commits += 1
        self.changes += len(statements)

    def _transact(self, statements: Sequence[tuple[str, Sequence[Any]]]) -> None:
        self.base.execute("BEGIN")
        try:
            for sql, values in statements:
                self.base.execute(sql, values)
            self.base.execute("COMMIT")
        except BaseException:
            self.base.execute("ROLLBACK")
            raise

    # --- reading

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        return self.base.execute(sql, values).fetchall()

    async def slowly(self, sql: str, *values: Any) -> list[Row]:
        return await self.rows(sql, *values)

    async def columns(self, table: str) -> list[str]:
        return [name for (name,) in await self.rows("SELECT name FROM pragma_table_info(?) ORDER BY cid", table)]
