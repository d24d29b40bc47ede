"""The tables of a person: none is lost, what waits for them comes first, and a long list costs no more than a page."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from kociarnia.server import shelf as shelves
from kociarnia.server import sqlite_store
from kociarnia.server import store as stores
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.client import Client, Json
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.rooms import Rooms
from kociarnia.server.schema import MIGRATIONS
from kociarnia.server.shelf import PAGE, shelf
from kociarnia.server.sqlite_store import SqliteStore, _connect
from kociarnia.server.wire import NewTable, Wish
from tests.server.house import BOT, FRIEND, HERE, ME, House, asked, refused, wish


class Nobody:
    """Bots that never answer."""

    def keep(self, live: Any) -> None: ...
    def look(self, live: Any) -> None: ...


def listed(browser: Client, **query: Any) -> list[str]:
    text = "&".join(f"{key.strip('_')}={value}" for key, value in query.items())
    return [table["id"] for table in browser.get(f"/api/tables?{text}")["tables"]]


def friends(house: House, game: str = "koty", name: str = "Jan") -> tuple[Client, Client, Json]:
    host, friend = house.browser(), house.browser()
    table = host.create(wish(game, [ME, FRIEND], start=False, options={"first": "1"} if game == "koty" else {}))
    friend.join(table["invitation"], name)
    return host, friend, table


async def answer(browser: Client, table: str) -> None:
    async with browser.sit(table) as seat:
        update = await asked(seat)
        await seat.move(update, update["choices"][0]["move"])


def test_whose_turn_it_is(house: House) -> None:
    """The host begins when all are there; then whoever is asked, and both know it from their own list."""
    host, friend, table = friends(house)
    (mine,) = host.get("/api/tables")["tables"]
    assert mine["turn"] and mine["stage"] == "lobby" and not friend.get("/api/tables")["tables"][0].get("turn")
    host.post(f"/api/tables/{table['id']}/start")
    for _ in range(4):
        one, other = (browser.get("/api/tables") for browser in (host, friend))
        (line,) = [shown["tables"][0] for shown in (one, other) if shown["turns"]]
        assert [chair.get("mine", False) for chair in line["chairs"]].index(True) in line["asked"]
        assert one["turns"] + other["turns"] == one["waiting"] + other["waiting"] == 1
        asyncio.run(answer(host if one["turns"] else friend, table["id"]))


def test_no_table_is_lost_and_a_page_follows_the_other(house: House) -> None:
    browser = house.browser()
    chairs = [[ME, FRIEND], [ME, HERE]]
    made = [browser.create(wish("koty", chairs[number % 2], start=number % 2 > 0))["id"] for number in range(PAGE + 5)]
    first = browser.get("/api/tables")
    assert len(first["tables"]) == PAGE and first["more"]
    assert first["turns"] == len(made) // 2 and first["waiting"] == len(made) - first["turns"] and first["over"] == 0
    since = [table["since"] for table in first["tables"] if table.get("turn")]
    assert since == sorted(since), "what waits longest comes first"
    rest = browser.get(f"/api/tables?from={PAGE}")
    assert not rest["more"] and {table["id"] for table in first["tables"] + rest["tables"]} == set(made)
    assert house.browser().get("/api/tables") == {"tables": [], "turns": 0, "waiting": 0, "over": 0, "away": 0, "more": False}
    assert refused(browser, "/api/tables?show=nowhere", method="GET") == (400, "error-shelf")


def test_tables_are_found_by_names_and_games(house: House) -> None:
    host, friend, table = friends(house, "sen", "Łukasz Żak")
    other = host.create(wish("koty", [ME, HERE]))
    for find, found in (("lukasz", [table["id"]]), ("ŻAK luk", [table["id"]]), ("Sen", [table["id"]]), ("dobranoc", [])):
        assert listed(host, find=find.replace(" ", "%20").replace("Ż", "%C5%BB")) == found, find
    assert set(listed(host, find="ola")) == {table["id"], other["id"]}
    assert listed(host, find="o%25a") == listed(host, find="oa") == [], "a sign of the store's own means nothing"
    assert listed(friend, find="koty") == []


def test_a_table_is_put_away_by_one_and_stays_for_the_other(house: House) -> None:
    host, friend, table = friends(house)
    path = f"/api/tables/{table['id']}/away"
    assert refused(house.browser(), path, {"away": True}) == (403, "error-not-sitting")
    friend.post(path, {"away": True})
    assert listed(friend) == [] and listed(friend, show="away") == [table["id"]] == listed(host)
    friend.post(path, {"away": False})
    assert listed(friend) == [table["id"]]
    friend.post(path, {"away": True})
    host.post(f"/api/tables/{table['id']}/start")
    assert listed(friend) == [table["id"]], "a new match brings it back"


def test_after_a_kill_it_is_known_whose_turn_it_is(tmp_path: Path) -> None:
    """Whose turn it is is written when a table rests; what the house did not come to write is read from the log."""
    with House(tmp_path / "data") as house:
        browser = house.browser()
        table = browser.create(wish("koty", [ME, HERE, BOT]))["id"]
        asyncio.run(answer_as_both(browser, table))
        house.stop(signal.SIGKILL)
        house.start()
        browser.address = house.address
        (line,) = browser.get("/api/tables")["tables"]
        assert line["turn"] and line["asked"] != [2]
        house.stop()
        with closing(sqlite3.connect(house.data / "kociarnia.sqlite")) as file:
            assert file.execute("SELECT shelf FROM sitters").fetchall() == [(0,)]


async def answer_as_both(browser: Client, table: str) -> None:
    async with browser.sit(table) as seat:
        update = await seat.until(lambda _: True)
        for _ in range(3):
            while not set(update["waiting"]) & {0, 1}:
                update = await seat.until(lambda _: True)
            update = await seat.ask({"type": "look", "eyes": min(set(update["waiting"]) & {0, 1})})
            update = await seat.move(update, update["choices"][0]["move"])
        while not set(update["waiting"]) & {0, 1}:
            update = await seat.until(lambda _: True)


def test_the_file_of_an_older_house_is_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever lies in it: tables at play, finished ones, and one that nobody can read."""
    path = tmp_path / "kociarnia.sqlite"
    with monkeypatch.context() as older, closing(_connect(path)) as file:
        older.setattr(sqlite_store, "MIGRATIONS", MIGRATIONS[:3])
        sqlite_store.migrate(file)
        chairs = [{"kind": "person", "name": "Ola", "owner": "me"}, {"kind": "bot", "name": "Łatka", "level": "kot"}]
        for name, stage in (("lobby", "lobby"), ("done", "over"), ("spoilt", "")):
            body = {"id": name, "game": "koty", "options": {}, "chairs": chairs, "house": {}, "invitation": name, "host": "me"}
            text = msgspec.json.encode({**body, "stage": stage}) if stage else b'{"id":'
            file.execute("INSERT INTO tables VALUES (?, ?, 5.0, ?)", (name, name, text))
            file.execute("INSERT INTO sitters VALUES ('me', ?)", (name,))

    async def main() -> None:
        rooms = Rooms(store, cast(BotPlayer, Nobody()))
        shown = await shelf(rooms, "me")
        assert [(table.id, table.since) for table in shown.tables] == [("lobby", 5.0), ("done", 5.0)]
        assert [table.id for table in (await shelf(rooms, "me", "over", "ola")).tables] == ["done"]

    store = SqliteStore(path)
    try:
        asyncio.run(main())
    finally:
        store.shut()


def test_a_list_reads_no_more_than_a_few_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables a broken-off house has left: the others are read when they are asked for again."""
    found: list[str] = []

    async def main() -> None:
        rooms = Rooms(store, cast(BotPlayer, Nobody()))
        chairs = [Wish("me"), Wish("bot", level="kot")]
        for _ in range(shelves.MOST + 2):
            live = await rooms.create("me", NewTable("koty", chairs, start=True))
            live.room.stored.standing = type(live.room.stored.standing)()
            await store.write(stores.standing_row(live.room.stored))
            del rooms.lives[live.room.stored.id]
        find = rooms.find

        async def counted(table: str) -> LiveRoom:
            found.append(table)
            return await find(table)

        monkeypatch.setattr(rooms, "find", counted)
        for most in (shelves.MOST, shelves.MOST + 2, shelves.MOST + 2):
            assert len((await shelf(rooms, "me")).tables) == shelves.MOST + 2
            assert len(set(found)) == len(found) == most

    store = SqliteStore(tmp_path / "one.sqlite")
    try:
        asyncio.run(main())
    finally:
        store.shut()


def test_a_page_that_shows_tables_hears_when_they_change_and_of_no_others(house: House) -> None:
    ola, jan, stranger = house.browser(), house.browser(), house.browser()
    table = ola.create(wish("koty", [ME, FRIEND], start=False, options={"first": "2"}))
    jan.join(table["invitation"], "Jan")
    other = stranger.create(wish("koty", [ME, BOT], start=False))

    async def main() -> None:
        async with ola.sit("home") as home, stranger.sit("home") as elsewhere, jan.sit(table["id"]) as seat:
            await home.send("nonsense")  # nobody listens
            await asyncio.to_thread(ola.post, f"/api/tables/{table['id']}/start")
            assert await home.hear() == {"type": "tables"}
            while (update := seat.last or await asked(seat)).get("choices"):
                await seat.move(update, update["choices"][0]["move"])
            assert await home.hear() == {"type": "tables"}
            (line,), (other_line,) = [(await asyncio.to_thread(one.get, "/api/tables"))["tables"] for one in (ola, jan)]
            assert line["turn"] and line["news"] and line["seats"] == [0, 1], "what has happened since her turn"
            assert "news" not in other_line
            await asyncio.to_thread(stranger.post, f"/api/tables/{other['id']}/start")
            assert await elsewhere.hear() == {"type": "tables"}
            with pytest.raises(TimeoutError):
                await elsewhere.hear(0)
        async with house.browser().sit("home") as nobody:
            assert (await nobody.hear())["type"] == "refused"

    asyncio.run(main())
