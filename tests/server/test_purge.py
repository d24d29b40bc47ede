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

from kociarnia.engine import Refusal
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.purge import DAY, purge
from kociarnia.server.rooms import Rooms
from kociarnia.server.store import Store
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

    store = Store(path)
    try:
        return asyncio.run(main())
    finally:
        store.close()


async def made(rooms: Rooms, start: bool) -> str:
    """A table that nobody looks at any more."""
    live = await rooms.create("browser", NewTable("koty", [Wish("me", "Ola"), Wish("bot", level="kot")], start=start))
    del rooms.lives[live.room.stored.id]
    return str(live.room.stored.id)


@pytest.mark.parametrize(
    ("played", "days", "keep", "stays"),
    [
        (True, 364, 365, True), (True, 366, 365, False), (True, 31, 30, False), (True, 5000, 0, True),
        (False, 6, 365, True), (False, 8, 365, False), (False, 8, 0, True), (False, 2, 1, False),
    ],
)  # fmt: skip
def test_how_long_a_table_is_kept(tmp_path: Path, played: bool, days: int, keep: int, stays: bool) -> None:
    path = tmp_path / "kociarnia.sqlite"
    table_id = in_a_house(path, lambda rooms: made(rooms, played))
    assert rows(path, table_id) >= 2
    aged(path, table_id, days)

    async def tidy(rooms: Rooms) -> int:
        return await purge(rooms, keep) if keep else 0

    assert in_a_house(path, tidy) == (not stays)
    assert (rows(path, table_id) > 0) == stays


def test_a_table_in_memory_stays_and_a_visit_makes_it_young_again(tmp_path: Path) -> None:
    path = tmp_path / "kociarnia.sqlite"

    async def visited(rooms: Rooms) -> None:
        here, away = await made(rooms, True), await made(rooms, True)
        rooms.find(here)
        aged(path, here, 400)
        aged(path, away, 400)
        assert rooms.tables == 2
        assert await purge(rooms, 365) == 1
        assert rooms.tables == 1 and rows(path, away) == 0
        with pytest.raises(Refusal, match="error-table"):
            rooms.find(away)
        del rooms.lives[here]
        rooms.find(here)  # somebody has come again
        del rooms.lives[here]
        await rooms.store.write([])
        assert await purge(rooms, 365) == 0 and rows(path, here) > 0

    in_a_house(path, visited)


def test_many_tables_go_one_after_the_other(tmp_path: Path) -> None:
    path = tmp_path / "kociarnia.sqlite"

    async def many(rooms: Rooms) -> None:
        tables = [await made(rooms, number % 2 == 0) for number in range(120)]
        for number, table_id in enumerate(tables):
            aged(path, table_id, 400 if number % 3 else 1)
        assert await purge(rooms, 365) == 80
        assert [rows(path, table_id) > 0 for table_id in tables] == [number % 3 == 0 for number in range(120)]

    in_a_house(path, many)


def test_the_house_forgets_at_its_start(tmp_path: Path) -> None:
    path = tmp_path / "data" / "kociarnia.sqlite"
    with House(tmp_path / "data", "--keep", "30") as house:
        browser = house.browser()
        old, new = (browser.create(wish("koty", [ME, BOT]))["id"] for _ in range(2))
        house.stop()
        aged(path, old, 31)
        house.start()
        house.logged('"event": "forgotten", "tables": 1')
        assert rows(path, old) == 0
        browser.address = house.address
        assert [table["id"] for table in browser.get("/api/tables")] == [new]
