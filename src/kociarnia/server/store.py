"""The store: tables, matches and their logs in SQLite. What it has confirmed survives a crash and a power cut.

One thread writes. Whatever is waiting when it is free goes to the disk together (one transaction, one sync, rows of one kind
in few statements), so many tables cost hardly more than one. Logs are only ever appended to: a row's place (table, match,
number) can be taken once.
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
from typing import Any, NamedTuple, TypeAlias

import msgspec

from kociarnia.server import event_log
from kociarnia.server.folder import Witness, private, private_file
from kociarnia.server.store_types import LogEntry, StoredMatch, StoredTable, encode, match_of, table_of

# What brings an older file up to date, one script for each version. Never change one that has been released: add one.
MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, invitation TEXT NOT NULL UNIQUE, touched REAL NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE sitters (browser TEXT NOT NULL, place TEXT NOT NULL, PRIMARY KEY (browser, place)) WITHOUT ROWID;
    CREATE TABLE matches (place TEXT NOT NULL, match INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (place, match))
        WITHOUT ROWID;
    CREATE TABLE log (
        place TEXT NOT NULL, match INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, sender TEXT NOT NULL,
        PRIMARY KEY (place, match, number)
    ) WITHOUT ROWID;
    CREATE TABLE seen (place TEXT NOT NULL, match INTEGER NOT NULL, seat INTEGER NOT NULL, ply INTEGER NOT NULL,
        PRIMARY KEY (place, match, seat)) WITHOUT ROWID;
    CREATE TABLE results (
        day TEXT NOT NULL, game TEXT NOT NULL, setting TEXT NOT NULL, browser TEXT NOT NULL, name TEXT NOT NULL,
        value INTEGER NOT NULL, PRIMARY KEY (day, game, setting, browser)
    ) WITHOUT ROWID;
    """,
    "CREATE INDEX touched ON tables (touched);",
    "CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;",
)
ROWS = (64, 16, 4)  # rows that one statement may write: few sizes, for SQLite keeps statements that it knows
PATIENCE = 10.0  # seconds to wait for another process that has the file

Statement: TypeAlias = tuple[str, Sequence[Any]]


class Job(NamedTuple):
    statements: list[Statement]
    done: asyncio.Future[None] | None  # None: nobody waits for it


class Batch(NamedTuple):
    jobs: list[Job]
    loop: asyncio.AbstractEventLoop | None  # where the outcome is told; None: nowhere


Outcome: TypeAlias = tuple[Job, sqlite3.Error | None]


class Store:
    """The file and the thread that writes it."""

    def __init__(self, path: Path) -> None:
        private(path.parent)
        os.close(private_file(path))
        self.path = path
        self.witness = Witness(path)
        self.writer = _connect(path)
        _migrate(self.writer)
        self.reader = _connect(path)
        self.whole = self.witness.confirms(self.reader)  # is all there that was confirmed when it was last open?
        self.failing = False  # the latest attempt to write failed
        self.writer.execute("INSERT OR IGNORE INTO house VALUES ('key', randomblob(32))")
        self.key = self.kept("key") or b""  # to sign with
        self.waiting: list[Job] = []  # what the loop has collected
        self.busy = False  # the thread has a batch, or is about to get one
        self.batches: SimpleQueue[Batch | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()
        self.commits = self.rows = 0  # for the metrics

    # --- writing: the loop collects, and hands over all that has come while the thread was busy

    def write(self, statements: list[Statement]) -> asyncio.Future[None]:
        """Done when it is on the disk; all of the statements or none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._collect(Job(statements, done))
        return done

    def write_some_time(self, statements: list[Statement]) -> None:
        """What may be lost in a crash."""
        self._collect(Job(statements, None))

    def close(self) -> None:
        """Everything that was asked for is written, then the file is closed."""
        self.batches.put(Batch(self.waiting, None))
        self.batches.put(None)
        self.thread.join()
        self.writer.close()
        self.reader.close()
        self.witness.close()

    def _collect(self, job: Job) -> None:
        self.waiting.append(job)
        if not self.busy:
            self.busy = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over, loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        jobs, self.waiting = self.waiting, []
        self.busy = bool(jobs)
        if jobs:
            self.batches.put(Batch(jobs, loop))

    def _work(self) -> None:
        """The thread."""
        while (batch := self.batches.get()) is not None:
            outcomes = self._commit(batch.jobs)
            if batch.loop is not None:
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    batch.loop.call_soon_threadsafe(self._written, outcomes, batch.loop)

    def _written(self, outcomes: list[Outcome], loop: asyncio.AbstractEventLoop) -> None:
        """Back in the loop: the thread goes on with what has come since, and those who wait are told."""
        self._hand_over(loop)
        for job, error in outcomes:
            if job.done is not None and not job.done.done():
                if error is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(error)

    def _commit(self, jobs: list[Job]) -> list[Outcome]:
        try:
            self._transact([statement for job in jobs for statement in job.statements])
        except sqlite3.Error as error:
            if len(jobs) == 1:
                self.failing = not isinstance(error, sqlite3.IntegrityError)
                return [(jobs[0], error)]
            # One of them is wrong: the others must not suffer for it.
            return [outcome for job in jobs for outcome in self._commit([job])]
        self.failing = False
        self._confirmed(jobs)
        return [(job, None) for job in jobs]

    def _confirmed(self, jobs: list[Job]) -> None:
        rows = [values for job in jobs for sql, values in job.statements if sql == LOG]
        if any(sql == UNLOG for job in jobs for sql, _ in job.statements):
            self.witness.forget()
        elif rows:
            self.witness.saw(*rows[-1][:3])

    def _transact(self, statements: list[Statement]) -> None:
        kinds: dict[str, list[Sequence[Any]]] = {}  # each kind writes a table of its own, so only the order within it matters
        single = [statement for statement in statements if statement[0] not in MANY]
        for sql, values in statements:
            if sql in MANY:
                kinds.setdefault(sql, []).append(values)
        self.writer.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in single:
                self.writer.execute(sql, values)
            for sql, rows in kinds.items():
                self._insert(sql, rows)
            self.writer.execute("COMMIT")
        except BaseException:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            raise
        self.commits += 1
        self.rows += len(statements)

    def _insert(self, sql: str, rows: list[Sequence[Any]]) -> None:
        """Many rows at one stroke: every statement gives the loop a chance to take the interpreter and keep it for a while."""
        at = 0
        while at < len(rows):
            count = next((size for size in ROWS if size <= len(rows) - at), 1)
            self.writer.execute(_repeated(sql, count), [value for row in rows[at : at + count] for value in row])
            at += count

    # --- reading

    def table(self, table_id: str) -> StoredTable | None:
        row = self.reader.execute("SELECT body FROM tables WHERE id = ?", (table_id,)).fetchone()
        return table_of(row[0]) if row else None

    def count(self) -> int:
        """How many tables there are."""
        return int(self.reader.execute("SELECT count(*) FROM tables").fetchone()[0])

    def invited(self, invitation: str) -> str | None:
        """The table that an invitation leads to."""
        row = self.reader.execute("SELECT id FROM tables WHERE invitation = ?", (invitation,)).fetchone()
        return str(row[0]) if row else None

    def kept(self, name: str) -> bytes | None:
        """Something about the house itself."""
        row = self.reader.execute("SELECT value FROM house WHERE name = ?", (name,)).fetchone()
        return bytes(row[0]) if row else None

    async def ready(self) -> bool:
        """Can it write? That is tried."""
        try:
            await self.write([keep_row("ready", b"")])
        except sqlite3.Error:
            return False
        return True

    def sits(self, browser: str) -> bool:
        """Does it sit anywhere?"""
        return self.reader.execute("SELECT 1 FROM sitters WHERE browser = ? LIMIT 1", (browser,)).fetchone() is not None

    def tables_of(self, browser: str, most: int = 50) -> list[StoredTable]:
        """Where a browser sits, the latest first."""
        rows = self.reader.execute(
            "SELECT body FROM sitters JOIN tables ON id = place WHERE browser = ? ORDER BY touched DESC LIMIT ?",
            (browser, most),
        )
        return [table for row in rows if (table := _readable(row[0])) is not None]

    def match(self, table_id: str, match: int) -> StoredMatch | None:
        row = self.reader.execute("SELECT body FROM matches WHERE place = ? AND match = ?", (table_id, match)).fetchone()
        return match_of(row[0]) if row else None

    def log(self, table_id: str, match: int) -> list[LogEntry]:
        rows = self.reader.execute(
            "SELECT number, text, sender FROM log WHERE place = ? AND match = ? ORDER BY number", (table_id, match)
        )
        return [LogEntry(*row) for row in rows]

    def seen(self, table_id: str, match: int) -> dict[int, int]:
        """By seat: up to which ply it has been shown what is shown once."""
        return dict(
            self.reader.execute("SELECT seat, ply FROM seen WHERE place = ? AND match = ?", (table_id, match)).fetchall()
        )

    def untouched(self, played: float, unplayed: float, after: tuple[str, float], most: int) -> list[tuple[str, float, bool]]:
        """Tables that nobody has come to since `played`, or since `unplayed` where nobody has ever answered anything, the time
        of the last visit, and whether anybody has; the longest ago first. It goes on `after` the last one of the answer before.
        From any thread."""
        with contextlib.closing(_connect(self.path)) as reader:
            rows = reader.execute(
                "SELECT id, touched, EXISTS (SELECT 1 FROM log WHERE place = id AND number > 1) AS played FROM tables"
                " WHERE (touched, id) > (?, ?) AND touched < ? AND (touched < ? OR NOT played) ORDER BY touched, id LIMIT ?",
                (after[1], after[0], max(played, unplayed), played, most),
            )
            return [(table_id, touched, bool(begun)) for table_id, touched, begun in rows]

    def results(self, day: str, game: str, most: int = 100) -> list[tuple[str, str, int]]:
        """The best of a day: setting, name, value."""
        return self.reader.execute(
            "SELECT setting, name, value FROM results WHERE day = ? AND game = ? ORDER BY setting, value LIMIT ?",
            (day, game, most),
        ).fetchall()


# --- what is written


def table_row(table: StoredTable, now: float) -> list[Statement]:
    """A table as it is now, and who sits there."""
    put = (
        "INSERT INTO tables VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET touched = excluded.touched, body = excluded.body"
    )
    browsers = {chair.owner for chair in table.chairs if chair.owner} | {table.host}
    out: list[Statement] = [(put, (table.id, table.invitation, now, encode(table)))]
    out.append(("DELETE FROM sitters WHERE place = ?", (table.id,)))
    return out + [("INSERT INTO sitters VALUES (?, ?)", (browser, table.id)) for browser in browsers if browser]


def body_row(table: StoredTable) -> Statement:
    """A table about which something more is known, though nobody has come."""
    return "UPDATE tables SET body = ? WHERE id = ?", (encode(table), table.id)


def keep_row(name: str, value: bytes) -> Statement:
    """Something about the house itself."""
    return "INSERT OR REPLACE INTO house VALUES (?, ?)", (name, value)


def touch_row(table_id: str, now: float) -> Statement:
    """Somebody has come to the table."""
    return "UPDATE tables SET touched = ? WHERE id = ?", (now, table_id)


def without(table_id: str) -> list[Statement]:
    """The table is gone, and everything that was played there."""
    rows: list[Statement] = [(f"DELETE FROM {name} WHERE place = ?", (table_id,)) for name in ("seen", "matches", "sitters")]
    return [*rows, (UNLOG, (table_id,)), ("DELETE FROM tables WHERE id = ?", (table_id,))]


def match_row(table_id: str, match: StoredMatch) -> Statement:
    return "INSERT INTO matches VALUES (?, ?, ?)", (table_id, match.match, encode(match))


LOG = "INSERT INTO log VALUES (?, ?, ?, ?, ?)"
UNLOG = "DELETE FROM log WHERE place = ?"
SEEN = "INSERT OR REPLACE INTO seen VALUES (?, ?, ?, ?)"
MANY = {LOG, SEEN}  # what every move writes: a row each, and nothing else is written to these tables


def log_row(table_id: str, match: int, entry: LogEntry) -> Statement:
    return LOG, (table_id, match, *entry)


def seen_row(table_id: str, match: int, seat: int, ply: int) -> Statement:
    return SEEN, (table_id, match, seat, ply)


def result_row(day: str, game: str, setting: str, browser: str, name: str, value: int) -> Statement:
    """A result of the daily deal; each browser's best counts."""
    put = "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name, value = excluded.value"
    return f"{put} WHERE excluded.value < value", (day, game, setting, browser, name, value)


def _readable(body: bytes) -> StoredTable | None:
    """None: of another house, say, and nothing to be shown."""
    try:
        return table_of(body)
    except msgspec.MsgspecError as error:
        event_log.failure("table", error)
        return None


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a store, even while a house works with it: all that it had confirmed when the copy was done."""
    half = target.with_name(target.name + ".new")
    half.unlink(missing_ok=True)
    os.close(private_file(half))
    read_only = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(read_only, uri=True, timeout=PATIENCE)) as old, closing(sqlite3.connect(half)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, whole by itself
        checked = new.execute("PRAGMA quick_check(1)").fetchone()[0]
        (version,) = new.execute("PRAGMA user_version").fetchone()
        kinds = {name for (name,) in new.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if checked != "ok" or not {"tables", "matches", "log"} <= kinds:
        half.unlink()
        raise sqlite3.DatabaseError(checked if checked != "ok" else "it is no store of a house")
    if version > len(MIGRATIONS):
        half.unlink()
        raise RuntimeError(f"the store was written by a newer Kociarnia (version {version})")
    with open(half, "rb") as file:
        os.fsync(file.fileno())
    half.replace(target)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # a commit is on the disk, not only in the hands of the system
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")  # whoever comes second finds it done
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise RuntimeError(f"the store was written by a newer Kociarnia (version {version})")
        for number in range(version, len(MIGRATIONS)):
            for statement in filter(str.strip, MIGRATIONS[number].split(";")):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")
    finally:
        connection.execute("ROLLBACK" if sys.exc_info()[1] else "COMMIT")


@cache
def _repeated(sql: str, rows: int) -> str:
    """An INSERT of one row as one of many."""
    head, values, row = sql.partition(" VALUES ")
    return head + values + ", ".join([row] * rows)
