"""The store: tables, matches and their logs. What it has confirmed survives a crash and a power cut.

`SqliteStore` keeps them in a file, `PostgresStore` in a database that others care for. What can be asked of a store
stands here, once for both: SQL that both understand (`?` for a value, `ON CONFLICT (…)` with its columns, no alias in a WHERE).

Logs are only ever appended to: a row's place (table, match, number) can be taken once. A table as it is has a version, and is
written over only by who knew the one before. Whoever comes too late is told so by `Taken`, and nothing of theirs is written.
"""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import msgspec

from kociarnia.bots.review import Review
from kociarnia.server import event_log
from kociarnia.server.store_types import LogEntry, StoredMatch, StoredTable, encode, match_of, review_of, table_of
from kociarnia.server.wire import PlayedMatch, PlayedSeat, Score

# Seconds from one batch to the next. Whoever comes alone is written at once; of many who come more go together, for to bring a
# batch to the disk costs as much processor time as half a move.
PACE = 0.003
Statement: TypeAlias = tuple[str, Sequence[Any]]
Row: TypeAlias = tuple[Any, ...]
Then: TypeAlias = Callable[[Exception | None], None]  # called when all is done, with what went wrong


class Taken(Exception):
    """Somebody else was first: the place in the log is taken, or the table has changed."""


class Job(NamedTuple):
    statements: list[Statement]
    then: Then | None  # None: nobody waits for it
    name: str = ""  # of the process when it was asked for, where there are several

    def tell(self, error: Exception | None) -> None:
        """To whoever waits: it is written, or what went wrong."""
        if self.then is not None:
            try:
                self.then(error)
            except Exception as failed:  # others wait too
                event_log.failure("told", failed)


Outcome: TypeAlias = tuple[Job, Exception | None]


def tell_all(outcomes: list[Outcome]) -> None:
    for job, error in outcomes:
        job.tell(error)


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """What a task waits for is done."""
    if done.done():  # whoever waited has been cancelled
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class Holder(NamedTuple):
    """A process of the house that has a table."""

    name: str
    address: str  # where other processes find it


class Fetched(NamedTuple):
    """A table, and all that has been played of its latest match."""

    table: StoredTable
    touched: float  # when somebody last came
    dealt: StoredMatch | None  # None: in the lobby
    log: list[LogEntry]
    seen: dict[int, int]  # by seat: up to which ply it has been shown what is shown once


# Each kind by itself, along its key: of a table that has been played at for a year the latest match is a small part.
FETCH = """
    WITH latest AS (
        SELECT id, touched, body, (SELECT max(match) FROM matches WHERE table_id = id) AS match FROM tables WHERE {which}
    )
    SELECT id, 0, 0, '', '', touched, body FROM latest
    UNION ALL
    SELECT id, 1, 0, '', '', 0, matches.body FROM latest JOIN matches ON table_id = id AND matches.match = latest.match
    UNION ALL
    SELECT id, 2, number, text, sender, 0, NULL FROM latest JOIN log ON table_id = id AND log.match = latest.match
    UNION ALL
    SELECT id, 3, seat, CAST(ply AS TEXT), '', 0, NULL FROM latest JOIN seen ON table_id = id AND seen.match = latest.match
    ORDER BY 2, 3
"""


class Store(ABC):
    """Reading waits for the database and for nobody else. Writing: all that one call brings is written, or nothing."""

    key: bytes  # to sign with
    tables: int  # how many there were when it was opened
    whole = True  # is all there that was confirmed when it was last open?
    commits = 0  # for the metrics
    changes = 0
    shared = False  # may other processes work with it?
    unfinished: Sequence[str] = ()  # tables where other processes have to go on when this one closes the store

    # --- writing

    def write(self, statements: list[Statement]) -> asyncio.Future[None]:
        """Done when it is on the disk; all of the statements or none. It fails with `Taken` if somebody else was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.collect(statements, partial(settle, done))
        return done

    def write_some_time(self, statements: list[Statement]) -> None:
        """What may be lost in a crash."""
        self.collect(statements, None)

    # --- what each database does in its own way

    @abstractmethod
    def collect(self, statements: list[Statement], then: Then | None) -> None:
        """A `Job` more, to be written soon, together with all that waits. `then`: the same as `write`, for whoever has no task
        that waits, as no move has."""

    @abstractmethod
    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        """What the question finds. It holds at least what this store has confirmed."""

    @abstractmethod
    async def slowly(self, sql: str, *values: Any) -> Sequence[Row]:
        """The same where much has to be read: play goes on meanwhile."""

    @abstractmethod
    def up(self) -> bool:
        """Can anything be written at all?"""

    @abstractmethod
    async def close(self) -> None:
        """Everything that was asked for is written, then it is closed."""

    @abstractmethod
    async def columns(self, table: str) -> list[str]:
        """What a table of the schema has."""

    # --- several processes with one store; a store that has one process alone gives it everything

    def watch(self, fallen: Callable[[], None], orphaned: Callable[[list[str]], None]) -> None:
        """`fallen` is called when others have taken this process for dead, and have its tables; `orphaned` with tables whose
        process is gone."""
        self.fallen, self.orphaned = fallen, orphaned

    async def claim(self, table_id: str, new: bool = False) -> Holder | None:
        """Have the table: nobody else serves it from here on. Else who has it. `new`: it is not in the store yet."""
        return None

    def release(self, table_id: str) -> list[Statement]:
        """Others may have the table."""
        return []

    async def spend(self, who: str, rest: float, refill: float) -> bool:
        """Take one of what an address has left, `rest` at most and `refill` more a second; all processes count together."""
        return True

    async def sound(self) -> bool:
        """Is what it keeps in good order? That may take long; play goes on meanwhile."""
        return True

    # --- reading

    async def table(self, table_id: str) -> StoredTable | None:
        found = await self.rows("SELECT body FROM tables WHERE id = ?", table_id)
        return table_of(found[0][0]) if found else None

    async def count(self) -> int:
        """How many tables there are."""
        return int((await self.rows("SELECT count(*) FROM tables"))[0][0])

    async def invited(self, invitation: str) -> str | None:
        """The table that an invitation leads to."""
        found = await self.rows("SELECT id FROM tables WHERE invitation = ?", invitation)
        return str(found[0][0]) if found else None

    async def kept(self, name: str) -> bytes | None:
        """Something about the house itself."""
        found = await self.rows("SELECT value FROM house WHERE name = ?", name)
        return bytes(found[0][0]) if found else None

    async def ready(self) -> bool:
        """Can it write? That is tried."""
        try:
            await self.write([keep_row("ready", b"")])
        except Exception:  # of whatever kind the database has
            return False
        return True

    async def sits(self, browser: str) -> bool:
        """Does it sit anywhere?"""
        return bool(await self.rows("SELECT 1 FROM sitters WHERE browser = ? LIMIT 1", browser))

    async def seated_at(self, browser: str) -> list[str]:
        """The tables where a browser sits."""
        return [str(table_id) for (table_id,) in await self.rows("SELECT table_id FROM sitters WHERE browser = ?", browser)]

    async def shelves(self, browser: str) -> dict[int, int]:
        """How many tables lie on each shelf of a browser."""
        return dict(await self.rows("SELECT shelf, count(*) FROM sitters WHERE browser = ? GROUP BY shelf", browser))

    async def tables_of(
        self, browser: str, shelves: Sequence[int], words: Sequence[Sequence[str]] = (), start: int = 0, most: int = 50
    ) -> list[tuple[StoredTable, float]]:
        """The tables of a browser that lie on these shelves, one shelf after the other: what waits for it longest comes first,
        of all others the latest. Each with the time when it last went on. `words`: each is to be found, in one of its
        spellings."""
        found = "".join(f" AND ({' OR '.join(['found LIKE ?'] * len(word))})" for word in words)
        likes = [f"%{re.sub(r'[%_]', '', spelling)}%" for word in words for spelling in word]
        rows = await self.rows(
            "SELECT body, since FROM sitters JOIN tables ON id = table_id WHERE browser = ?"
            f" AND shelf IN ({', '.join('?' * len(shelves))}){found}"
            " ORDER BY shelf, CASE shelf WHEN 0 THEN since ELSE -since END, table_id LIMIT ? OFFSET ?",
            browser, *shelves, *likes, most, start,
        )  # fmt: skip
        return [(table, float(since)) for body, since in rows if (table := _readable(body)) is not None]

    async def due(self, now: float, most: int) -> list[str]:
        """Tables where a clock has run out."""
        found = await self.rows("SELECT id FROM tables WHERE due > 0 AND due < ? ORDER BY due LIMIT ?", now, most)
        return [str(table_id) for (table_id,) in found]

    async def last_number(self, table_id: str, match: int) -> int:
        """The number of the last update of a match."""
        ((number,),) = await self.rows("SELECT max(number) FROM log WHERE table_id = ? AND match = ?", table_id, match)
        return int(number or 0)

    async def match(self, table_id: str, match: int) -> StoredMatch | None:
        found = await self.rows("SELECT body FROM matches WHERE table_id = ? AND match = ?", table_id, match)
        return match_of(found[0][0]) if found else None

    async def log(self, table_id: str, match: int, since: int = 0) -> list[LogEntry]:
        """The rows after number `since`."""
        asked = "SELECT number, text, sender FROM log WHERE table_id = ? AND match = ? AND number > ? ORDER BY number"
        return [LogEntry(*row) for row in await self.rows(asked, table_id, match, since)]

    async def fetch(self, table_id: str) -> Fetched | None:
        """A table, and all that has been played of its latest match."""
        rows = await self.fetch_rows(table_id)
        return _fetched(rows) if rows else None

    async def fetch_rows(self, table_id: str) -> Sequence[Row]:
        """What FETCH finds of it."""
        return await self.rows(FETCH.format(which="id = ?"), table_id)

    async def review(self, table_id: str, match: int, seat: int, opened: bool) -> Review | None:
        """What was found when somebody looked back; None: nobody has, or another house found it in other words."""
        asked = "SELECT body FROM reviews WHERE table_id = ? AND match = ? AND seat = ? AND opened = ?"
        found = await self.rows(asked, table_id, match, seat, int(opened))
        try:
            return review_of(found[0][0]) if found else None
        except msgspec.MsgspecError:
            return None

    async def untouched(
        self, played: float, unplayed: float, after: tuple[str, float], most: int
    ) -> list[tuple[str, float, bool]]:
        """Tables that nobody has come to since `played`, or since `unplayed` where nobody has ever answered anything, the time
        of the last visit, and whether anybody has; the longest ago first. It goes on `after` the last one of the answer
        before."""
        begun = "EXISTS (SELECT 1 FROM log WHERE table_id = id AND number > 1)"
        found = await self.slowly(
            f"SELECT id, touched, {begun} FROM tables WHERE (touched, id) > (?, ?) AND touched < ?"
            f" AND (touched < ? OR NOT {begun}) ORDER BY touched, id LIMIT ?",
            after[1], after[0], max(played, unplayed), played, most,
        )  # fmt: skip
        return [(table_id, touched, bool(answered)) for table_id, touched, answered in found]

    async def played(self, browser: str, most: int = 2000) -> list[PlayedMatch]:
        """The matches that somebody sat at to their end, the latest last."""
        found = await self.slowly(
            "SELECT played.table_id, played.match, played.game, played.ended, played.value, played.browser, played.name,"
            " played.level, played.position, played.points, played.feats"
            " FROM played JOIN (SELECT DISTINCT table_id, match, ended FROM played"
            " WHERE browser = ? ORDER BY ended DESC LIMIT ?) AS mine USING (table_id, match)"
            " ORDER BY played.ended, played.table_id, played.match, played.chair",
            browser, most,
        )  # fmt: skip
        out: dict[tuple[str, int], PlayedMatch] = {}
        for table, match, game, ended, value, who, name, level, place, points, feats in found:
            one = out.setdefault((table, match), PlayedMatch(table, match, game, ended, [], value))
            mine = who == browser
            kept: dict[str, int] = msgspec.json.decode(feats) if mine and feats else {}
            one.seats.append(PlayedSeat(name, place, points, level, mine, kept))
        return list(out.values())


# --- what is written

TABLE = (
    "INSERT INTO tables (id, version, invitation, touched, body, found, due) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id)"
    " DO UPDATE SET touched = excluded.touched, body = excluded.body, found = excluded.found, due = excluded.due,"
    " version = CASE WHEN tables.version + 1 = excluded.version THEN excluded.version END"
)


def table_row(table: StoredTable, now: float) -> list[Statement]:
    """A table as it is now, its next version, and who sits there. If another version has come before it the column gets no
    value, which it must have: `Taken`."""
    table.version += 1
    values = (table.id, table.version, table.invitation, now, encode(table), table.found_by(), table.due())
    out: list[Statement] = [(TABLE, values)]
    out.append(("DELETE FROM sitters WHERE table_id = ?", (table.id,)))
    seat = "INSERT INTO sitters (browser, table_id, shelf, since) VALUES (?, ?, ?, ?)"
    since = table.standing.since or now
    return out + [(seat, (one, table.id, table.shelf_of(one), since)) for one in sorted(table.browsers())]


def standing_row(table: StoredTable) -> list[Statement]:
    """A table about which something more is known, whose turn it is above all, though nobody has come."""
    read = (table.id, table.version)
    unchanged = "table_id = ? AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND version = ?)"
    shelf = f"UPDATE sitters SET shelf = ? WHERE browser = ? AND {unchanged}"
    out: list[Statement] = [
        ("UPDATE tables SET body = ?, due = ? WHERE id = ? AND version = ?", (encode(table), table.due(), *read))
    ]
    if table.standing.since:  # else an older house did not say, and the time of the last visit stands
        out.append((f"UPDATE sitters SET since = ? WHERE {unchanged}", (table.standing.since, *read)))
    return out + [(shelf, (table.shelf_of(one), one, *read)) for one in sorted(table.browsers())]


def undue_row(table_id: str) -> Statement:
    """Nobody has to answer for a person at that table."""
    return "UPDATE tables SET due = 0 WHERE id = ?", (table_id,)


def keep_row(name: str, value: bytes) -> Statement:
    """Something about the house itself."""
    return "INSERT INTO house VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", (name, value)


def unspent_row(before: float) -> Statement:
    """What an address began so long ago is not counted any more."""
    return "DELETE FROM spent WHERE since < ?", (before,)


def touch_row(table_id: str, now: float) -> Statement:
    """Somebody has come to the table."""
    return "UPDATE tables SET touched = ? WHERE id = ?", (now, table_id)


def without(table_id: str) -> list[Statement]:
    """The table is gone, and everything that was played there."""
    kinds = ("seen", "matches", "sitters", "reviews")
    rows: list[Statement] = [(f"DELETE FROM {name} WHERE table_id = ?", (table_id,)) for name in kinds]
    return [*rows, (UNLOG, (table_id,)), ("DELETE FROM tables WHERE id = ?", (table_id,))]


def match_row(table_id: str, match: StoredMatch) -> Statement:
    return "INSERT INTO matches VALUES (?, ?, ?)", (table_id, match.match, encode(match))


def played_row(
    table: StoredTable, chair: int, score: Score, now: float, value: int | None, feats: dict[str, int] = {}
) -> Statement:
    """What came of a match for one chair."""
    sat = table.chairs[chair]
    result = score.places[chair], score.scores[chair], value
    row = (table.id, score.match, chair, sat.owner, sat.name, sat.level, table.game, now, *result, encode(feats).decode())
    return "INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, match, chair) DO NOTHING", row


def review_row(table_id: str, match: int, review: Review) -> Statement:
    put = (
        "INSERT INTO reviews VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, match, seat, opened) DO UPDATE SET body = excluded.body"
    )
    return put, (table_id, match, review.eyes, int(review.open), encode(review))


LOG = "INSERT INTO log VALUES (?, ?, ?, ?, ?)"
UNLOG = "DELETE FROM log WHERE table_id = ?"
SEEN = (
    "INSERT INTO seen VALUES (?, ?, ?, ?) ON CONFLICT (table_id, match, seat) DO UPDATE SET ply = excluded.ply"
    " WHERE excluded.ply > seen.ply"
)
UNSEEN = "UPDATE seen SET ply = ? WHERE table_id = ? AND match = ? AND ply > ?"
MANY = {LOG, SEEN}  # what every move writes, a row each


def log_row(table_id: str, match: int, entry: LogEntry) -> Statement:
    return LOG, (table_id, match, *entry)


def seen_row(table_id: str, match: int, seat: int, ply: int) -> Statement:
    """It has been shown so much. Nobody unsees anything, …"""
    return SEEN, (table_id, match, seat, ply)


def unseen_row(table_id: str, match: int, ply: int) -> Statement:
    """… unless the moves are taken back: what comes in their place is new."""
    return UNSEEN, (ply, table_id, match, ply)


def _fetched(rows: Sequence[Row]) -> Fetched:
    _, _, _, _, _, touched, body = rows[0]
    dealt = match_of(rows[1][6]) if len(rows) > 1 and rows[1][1] == 1 else None
    log = [LogEntry(number, text, sender) for _, kind, number, text, sender, _, _ in rows if kind == 2]
    seen = {seat: int(ply) for _, kind, seat, ply, _, _, _ in rows if kind == 3}
    return Fetched(table_of(body), touched, dealt, log, seen)


def _readable(body: bytes) -> StoredTable | None:
    """None: of another house, say, and nothing to be shown."""
    try:
        return table_of(body)
    except msgspec.MsgspecError as error:
        event_log.failure("table", error)
        return None
