"""The store as a file of SQLite.

One thread writes. Whatever is waiting when it is free goes to the disk together (one transaction, one sync, rows of one kind
in few statements), so many tables cost hardly more than one.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import sys
import threading
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from kociarnia.server.folder import Witness, private, private_file
from kociarnia.server.schema import MIGRATIONS, script
from kociarnia.server.store import (
    LOG,
    MANY,
    PACE,
    TABLE,
    UNLOG,
    UNSEEN,
    Job,
    Outcome,
    Row,
    Statement,
    Store,
    Taken,
    Then,
    tell_all,
)

ROWS = 64  # that one statement may write
STATEMENTS = 256  # that SQLite keeps: of a kind there is one for every number of rows
PATIENCE = 10.0  # seconds to wait for another process that has the file


class Batch(NamedTuple):
    jobs: list[Job]
    loop: asyncio.AbstractEventLoop | None  # where the outcome is told; None: nowhere


class SqliteStore(Store):
    """The file and the thread that writes it."""

    def __init__(self, path: Path) -> None:
        private(path.parent)
        os.close(private_file(path))
        self.path = path
        self.witness = Witness(path)
        self.writer = _connect(path)
        migrate(self.writer)
        self.reader = _connect(path)
        self.whole = self.witness.confirms(self.reader)  # is all there that was confirmed when it was last open?
        self.writer.execute("INSERT INTO house VALUES ('key', randomblob(32)) ON CONFLICT DO NOTHING")
        ((self.key,),) = self.reader.execute("SELECT value FROM house WHERE name = 'key'").fetchall()
        ((self.tables,),) = self.reader.execute("SELECT count(*) FROM tables").fetchall()
        self.waiting: list[Job] = []  # what the loop has collected
        self.busy = False  # the thread has a batch, or is about to get one
        self.free_at = 0.0  # when it may have the next one
        self.batches: SimpleQueue[Batch | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    # --- writing: the loop collects, and hands over all that has come while the thread was busy

    def up(self) -> bool:
        return self.thread.is_alive()

    async def close(self) -> None:
        self.shut()

    def shut(self) -> None:
        """The same without a loop."""
        self.batches.put(Batch(self.waiting, None))
        self.batches.put(None)
        self.thread.join()
        self.writer.close()
        self.reader.close()
        self.witness.close()

    def collect(self, statements: list[Statement], then: Then | None) -> None:
        self.waiting.append(Job(statements, then))
        if not self.busy:
            self.busy = True
            loop = asyncio.get_running_loop()
            loop.call_at(self.free_at, self._hand_over, loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        jobs, self.waiting = self.waiting, []
        self.busy = bool(jobs)
        if jobs:
            self.free_at = loop.time() + PACE
            self.batches.put(Batch(jobs, loop))

    def _work(self) -> None:
        """The thread."""
        while self._write_next():
            pass

    def _write_next(self) -> bool:
        """By itself, so that the thread holds no table while it waits for the next batch. False: there will be none."""
        batch = self.batches.get()
        if batch is None:
            return False
        outcomes = self._commit(batch.jobs)
        if batch.loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                batch.loop.call_soon_threadsafe(self._written, outcomes, batch.loop)
        return True

    def _written(self, outcomes: list[Outcome], loop: asyncio.AbstractEventLoop) -> None:
        """Back in the loop: the thread goes on with what has come since, and those who wait are told."""
        if self.waiting and loop.time() < self.free_at:
            loop.call_at(self.free_at, self._hand_over, loop)
        else:
            self._hand_over(loop)
        tell_all(outcomes)

    def _commit(self, jobs: list[Job]) -> list[Outcome]:
        try:
            self._transact([statement for job in jobs for statement in job.statements])
        except sqlite3.Error as error:
            if len(jobs) == 1:
                return [(jobs[0], Taken() if isinstance(error, sqlite3.IntegrityError) else error)]
            # One of them is wrong: the others must not suffer for it.
            return [outcome for job in jobs for outcome in self._commit([job])]
        self._confirmed(jobs)
        return [(job, None) for job in jobs]

    def _confirmed(self, jobs: list[Job]) -> None:
        rows = [(sql, values) for job in jobs for sql, values in job.statements if sql in (LOG, TABLE)]
        if any(sql == UNLOG for job in jobs for sql, _ in job.statements):
            self.witness.forget()
        elif rows:
            sql, values = rows[-1]
            self.witness.saw(*(values[:3] if sql == LOG else (values[0], 0, values[1])))

    def _transact(self, statements: list[Statement]) -> None:
        # Each of the kinds that every move writes has a table of its own, so only the order within it matters.
        many = set() if any(sql == UNSEEN for sql, _ in statements) else MANY
        kinds: dict[str, list[Sequence[Any]]] = {}
        strokes = [statement for statement in statements if statement[0] not in many]
        for sql, values in statements:
            if sql in many:
                kinds.setdefault(sql, []).append(values)
        for sql, rows in kinds.items():
            for at in range(0, len(rows), ROWS):
                some = rows[at : at + ROWS]
                strokes.append((_repeated(sql, len(some)), [value for row in some for value in row]))
        # Few strokes: each gives the loop a chance to take the interpreter and keep it for a while.
        if len(strokes) == 1:
            self.writer.execute(*strokes[0])  # a transaction by itself
        else:
            self._together(strokes)
        self.commits += 1
        self.changes += len(statements)

    def _together(self, strokes: list[Statement]) -> None:
        self.writer.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in strokes:
                self.writer.execute(sql, values)
            self.writer.execute("COMMIT")
        except BaseException:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            raise

    # --- reading

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        return self.reader.execute(sql, values).fetchall()

    async def slowly(self, sql: str, *values: Any) -> list[Row]:
        return await asyncio.to_thread(self._beside, sql, values)

    async def columns(self, table: str) -> list[str]:
        return [name for (name,) in await self.rows("SELECT name FROM pragma_table_info(?) ORDER BY cid", table)]

    async def sound(self) -> bool:
        """The journal is looked at by the witness; this is the file itself."""
        try:
            return await self.slowly("PRAGMA quick_check(1)") == [("ok",)]
        except sqlite3.DatabaseError:
            return False

    def _beside(self, sql: str, values: Sequence[Any]) -> list[Row]:
        with closing(_connect(self.path)) as reader:
            return reader.execute(sql, values).fetchall()


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a store, even while a house works with it: all that it had confirmed when the copy was done."""
    half = target.with_name(target.name + ".new")
    half.unlink(missing_ok=True)
    os.close(private_file(half))
    try:
        _copied(source, half)
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)


def _copied(source: Path, half: Path) -> None:
    read_only = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(read_only, uri=True, timeout=PATIENCE)) as old, closing(sqlite3.connect(half)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, whole by itself
        checked = new.execute("PRAGMA quick_check(1)").fetchone()[0]
        (version,) = new.execute("PRAGMA user_version").fetchone()
        kinds = {name for (name,) in new.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if checked != "ok" or not {"tables", "matches", "log"} <= kinds:
        raise sqlite3.DatabaseError(checked if checked != "ok" else "it is no store of a house")
    if version > len(MIGRATIONS):
        raise RuntimeError(f"the store was written by a newer Kociarnia (version {version})")
    with open(half, "rb") as file:
        os.fsync(file.fileno())


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # a commit is on the disk, not only in the hands of the system
    connection.execute("PRAGMA temp_store = MEMORY")  # else what a statement might have to take back is written to a file
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")  # whoever comes second finds it done
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise RuntimeError(f"the store was written by a newer Kociarnia (version {version})")
        for number in range(version, len(MIGRATIONS)):
            for statement in script(number):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")
    finally:
        connection.execute("ROLLBACK" if sys.exc_info()[1] else "COMMIT")


@cache
def _repeated(sql: str, rows: int) -> str:
    """An INSERT of one row as one of many."""
    head, values, rest = sql.partition(" VALUES ")
    row, end, more = rest.partition(")")
    return head + values + ", ".join([row + end] * rows) + more
