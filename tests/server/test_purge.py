"""Tables that nobody comes back to are forgotten; all others stay."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from kociarnia import games
from kociarnia.engine import Refusal
from kociarnia.server import event_log, purge
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.bring import brought
from kociarnia.server.purge import DAY, ClockReading, Forgetting
from kociarnia.server.rooms import Rooms
from kociarnia.server.sqlite_store import SqliteStore
from kociarnia.server.wire import NewTable, Wish
from tests.server.house import BOT, ME, House, wish

TABLES = ("tables", "sitters", "matches", "log", "seen")


class Nobody:
    """A bot player that does nothing: nobody plays here."""

    def keep(self, live: Any) -> None: ...

    def look(self, live: Any) -> None: ...


def aged(path: Path, table_id: str, days: float) -> None:
    with closing(sqlite3.connect(path, timeout=10)) as file, file:
        file.execute("UPDATE tables SET touched = ? WHERE id = ?", (time.time() - days * DAY, table_id))


def rows(path: Path, table_id: str) -> int:
    """Everything in the file that is about a table."""
    with closing(sqlite3.connect(path)) as file:
        found = [file.execute(f"SELECT * FROM {name}").fetchall() for name in TABLES]
    return sum(table_id in row for some in found for row in some)


def in_a_house(path: Path, what: Callable[[Rooms], Any]) -> Any:
    async def main() -> Any:
        return await what(Rooms(store, cast(BotPlayer, Nobody())))

    store = SqliteStore(path)
    try:
        return asyncio.run(main())
    finally:
        store.shut()


async def made(rooms: Rooms, played: bool) -> str:
    """A table that nobody looks at any more."""
    live = await rooms.create("browser", NewTable("koty", [Wish("me", "Ola"), Wish("bot", level="kot")], start=True))
    if played:
        match = live.room.running()
        seat = match.waiting()[0]
        await live.commit(live.room.play(seat, match.legal(seat)[:1]))
    del rooms.lives[live.room.stored.id]
    return str(live.room.stored.id)


NOW = time.time()


def at(days: float, steady: float | None = None) -> ClockReading:
    """The clocks so many days later; `steady`: the one that nobody sets, if it tells otherwise."""
    return ClockReading(NOW + days * DAY, 1000 + (days if steady is None else steady) * DAY)


async def tidied(rooms: Rooms, keep: int, days: float = 1) -> int:
    """A house that is open for so many days; returns how many tables it forgets."""
    forgetting = Forgetting(rooms, keep, at(0))
    return await forgetting.look(at(0)) + await forgetting.look(at(days))


@pytest.mark.parametrize(
    ("played", "days", "keep", "stays"),
    [
        (True, 363, 365, True), (True, 366, 365, False), (True, 31, 30, False),
        (False, 0.5, 365, True), (False, 3, 365, False), (False, 2, 1, False),
    ],
)  # fmt: skip
def test_how_long_a_table_is_kept(tmp_path: Path, played: bool, days: float, keep: int, stays: bool) -> None:
    """Begun is not played: somebody must have answered."""
    path = tmp_path / "kociarnia.sqlite"
    table_id = in_a_house(path, lambda rooms: made(rooms, played))
    assert rows(path, table_id) >= 2
    aged(path, table_id, days)
    assert in_a_house(path, lambda rooms: tidied(rooms, keep)) == (not stays)
    assert (rows(path, table_id) > 0) == stays


@pytest.mark.parametrize(("days", "stays"), [(3, True), (400, False)])
def test_a_match_that_came_as_a_record_is_kept_as_if_it_had_been_played_here(tmp_path: Path, days: int, stays: bool) -> None:
    """Nobody has answered anything there, and its log is one row: it was forgotten after two days, as a table never played."""
    path = tmp_path / "kociarnia.sqlite"
    record = min((games.find("koty").folder / "records").iterdir()).read_text(encoding="utf-8")

    async def bring(rooms: Rooms) -> str:
        return str((await brought(rooms, "browser", record)).room.stored.id)

    table_id = in_a_house(path, bring)
    aged(path, table_id, days)
    assert in_a_house(path, lambda rooms: tidied(rooms, 365)) == (not stays)
    assert (rows(path, table_id) > 0) == stays


def test_a_table_that_cannot_be_read_is_not_forgotten_before_its_time(tmp_path: Path) -> None:
    """Nor does it keep others from being forgotten."""
    path = tmp_path / "kociarnia.sqlite"
    spoilt, other = (in_a_house(path, lambda rooms: made(rooms, False)) for _ in range(2))
    for table_id in (spoilt, other):
        aged(path, table_id, 3)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE tables SET body = CAST('{}' AS BLOB) WHERE id = ?", (spoilt,))
    assert in_a_house(path, lambda rooms: tidied(rooms, 365)) == 1
    assert rows(path, spoilt) and not rows(path, other)


def test_a_table_in_memory_stays_and_a_visit_makes_it_young_again(tmp_path: Path) -> None:
    path = tmp_path / "kociarnia.sqlite"

    async def visited(rooms: Rooms) -> None:
        here, away = await made(rooms, True), await made(rooms, True)
        await rooms.find(here)
        aged(path, here, 400)
        aged(path, away, 400)
        assert rooms.tables == 2
        assert await tidied(rooms, 365) == 1
        assert rooms.tables == 1 and rows(path, away) == 0
        with pytest.raises(Refusal, match="error-table"):
            await rooms.find(away)
        del rooms.lives[here]
        await rooms.find(here)  # somebody has come again
        del rooms.lives[here]
        await rooms.store.write([])
        assert await tidied(rooms, 365) == 0 and rows(path, here) > 0

    in_a_house(path, visited)


@pytest.mark.parametrize(
    "readings",
    [
        [at(0)], [at(0), at(0.5)],  # within a day of the start
        [at(400, 0), at(401, 1)],  # the clock was set 400 days ahead after the start
        [at(0), at(401, 1)], [at(0), at(-20000, 1)],  # or in between, or back
        [ClockReading(100.0, 1000.0), ClockReading(100.0 + DAY, 1000.0 + DAY)],  # it stands in 1970
    ],
)  # fmt: skip
def test_one_wrong_reading_of_the_clock_costs_no_table(tmp_path: Path, readings: list[ClockReading]) -> None:
    path = tmp_path / "kociarnia.sqlite"

    async def wrong(rooms: Rooms) -> None:
        tables = [await made(rooms, True) for _ in range(3)]
        aged(path, tables[0], 400)
        forgetting = Forgetting(rooms, 365, ClockReading(NOW if readings[0].wall > 1000 else 100.0, 1000.0))
        for one in readings:
            assert await forgetting.look(one) == 0
        assert rooms.tables == 3

    in_a_house(path, wrong)


def test_a_start_with_the_clock_far_ahead_forgets_nothing(tmp_path: Path) -> None:
    """Not even in the days that follow; the next start with the right clock goes on as if nothing had been."""
    path = tmp_path / "kociarnia.sqlite"

    async def ahead(rooms: Rooms) -> None:
        table_id = await made(rooms, True)
        await Forgetting(rooms, 365, at(0)).look(at(0))
        await rooms.store.write([])
        forgetting = Forgetting(rooms, 365, at(400))
        for day in range(400, 404):
            assert await forgetting.look(at(day)) == 0
        assert rows(path, table_id)

    in_a_house(path, ahead)


def test_tables_made_while_the_clock_stood_in_1976_are_dated_anew(tmp_path: Path) -> None:
    path = tmp_path / "kociarnia.sqlite"

    async def old(rooms: Rooms) -> None:
        table_id = await made(rooms, True)
        aged(path, table_id, 18_500)
        assert await tidied(rooms, 365) == 0
        await rooms.store.write([])
        with closing(sqlite3.connect(path)) as file:
            assert file.execute("SELECT touched FROM tables").fetchone()[0] >= NOW

    in_a_house(path, old)


def test_a_small_share_goes_at_once_and_the_log_says_which(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, told = tmp_path / "kociarnia.sqlite", []
    monkeypatch.setattr(event_log, "event", lambda what, **more: told.append((what, more)))
    monkeypatch.setattr(purge, "PAUSE", 0)

    async def many(rooms: Rooms) -> None:
        tables = [await made(rooms, True) for _ in range(purge.LEAST + 10)]
        lobby = [await made(rooms, False) for _ in range(purge.LEAST)]
        for table_id in tables + lobby:
            aged(path, table_id, 400)
        assert await tidied(rooms, 365) == purge.LEAST + len(lobby), "what nobody has played at may all go"
        assert rooms.tables == 10

    in_a_house(path, many)
    gone = [more for what, more in told if what == "forgotten"]
    assert len(gone) == 2 * purge.LEAST and {more["days"] for more in gone} == {400}


def test_the_house_looks_at_its_start(tmp_path: Path) -> None:
    """And forgets nothing then."""
    path = tmp_path / "data" / "kociarnia.sqlite"
    with House(tmp_path / "data", "--keep", "30") as house:
        browser = house.browser()
        old = browser.create(wish("koty", [ME, BOT]))["id"]
        house.stop()
        aged(path, old, 31)
        house.start()
        browser.address = house.address
        assert [table["id"] for table in browser.get("/api/tables")["tables"]] == [old]
        assert "forgotten" not in house.log()
