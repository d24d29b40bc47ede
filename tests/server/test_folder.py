"""What the host does to the folder of a house: two houses, a damaged journal, a full disk. Nothing is lost unsaid."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kociarnia.server import event_log
from kociarnia.server.client import Client, Json
from kociarnia.server.schema import MIGRATIONS
from kociarnia.server.sqlite_store import SqliteStore, _connect, migrate
from kociarnia.server.store import log_row, table_row
from kociarnia.server.store_types import LogEntry
from tests.server.house import COMMAND, HERE, ME, PATIENCE, House, wish
from tests.server.test_store import table


async def moves(browser: Client, table_id: str, count: int) -> int:
    """Two people at one device; returns the number of the last update."""
    async with browser.sit(table_id) as seat:
        update = await seat.until(lambda _: True)
        for _ in range(count):
            update = await seat.ask({"type": "look", "eyes": update["waiting"][0]})
            update = await seat.move(update, update["choices"][0]["move"])
            assert update["type"] == "update", update
        return int(update["number"])


async def number(browser: Client, table_id: str) -> int:
    async with browser.sit(table_id) as seat:
        return int((await seat.until(lambda _: True))["number"])


def test_a_second_house_in_one_folder_is_told_so(house: House) -> None:
    for language, words in (("en", "Another house is open"), ("pl", "otwarty jest już inny dom")):
        command = [*COMMAND, "--data", str(house.data), "--lang", language]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 2 and words in done.stderr and done.stderr.count("\n") == 1, done.stderr
    assert house.browser().get("/ready")["ready"]


def test_two_first_starts_at_once(tmp_path: Path) -> None:
    """Whoever comes second finds the file made: it looks when it is its turn, and not before."""
    first, second = (_connect(tmp_path / "one.sqlite") for _ in range(2))
    waits = threading.Event()
    second.set_trace_callback(lambda statement: waits.set() if "BEGIN" in statement else None)
    first.execute("BEGIN IMMEDIATE")
    with ThreadPoolExecutor(1) as beside:
        done = beside.submit(migrate, second)
        assert waits.wait(PATIENCE)
        first.execute("COMMIT")
        migrate(first)
        done.result(PATIENCE)
    assert [one.execute("PRAGMA user_version").fetchone() for one in (first, second)] == [(len(MIGRATIONS),)] * 2
    first.close()
    second.close()


def test_nobody_else_may_read_what_it_holds(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        path = tmp_path / "data" / "kociarnia.sqlite"
        store = SqliteStore(path)
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in path.parent.iterdir()}
        store.shut()
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert set(modes) >= {path.name, path.name + "-wal"} and set(modes.values()) == {0o600}, modes
    path.chmod(0o644)
    SqliteStore(path).shut()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600, "one that an older house made"


def test_nor_its_log_and_a_journal_that_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even for a moment, and also where the folder was there before and all may enter it."""
    path, modes, copyfile = tmp_path / "kociarnia.sqlite", list[int](), shutil.copyfile

    def copied(source: Path, target: Path, **more: Any) -> object:
        done = copyfile(source, target, **more)
        modes.append(stat.S_IMODE(Path(target).stat().st_mode))
        return done

    monkeypatch.setattr(shutil, "copyfile", copied)
    before = os.umask(0o022)
    try:
        path.with_name(path.name + "-wal").write_bytes(b"what a house left that was killed")
        SqliteStore(path).shut()
        event_log.to(tmp_path / "log" / "house.jsonl")
    finally:
        os.umask(before)
        event_log.to(None)
    assert modes == [0o600] and stat.S_IMODE((tmp_path / "log").stat().st_mode) == 0o700


def test_a_seat_that_the_journal_has_lost_is_noticed_too(tmp_path: Path) -> None:
    """Not only moves are confirmed: whoever sat down last was lost without a word."""
    path, killed = tmp_path / "kociarnia.sqlite", tmp_path / "killed"

    async def write(store: SqliteStore) -> None:
        known = table("t")
        await store.write([*table_row(known, 1.0), log_row("t", 1, LogEntry(1, "0 pass"))])
        known.chairs[0].name = "Jan"
        await store.write(table_row(known, 2.0))

    store = SqliteStore(path)
    asyncio.run(write(store))
    for lost in (0, 10):
        (killed / str(lost)).mkdir(parents=True)
        for one in path.parent.glob(f"{path.name}*"):
            shutil.copy(one, killed / str(lost))
        journal = killed / str(lost) / f"{path.name}-wal"
        os.truncate(journal, journal.stat().st_size - lost)
        again = SqliteStore(killed / str(lost) / path.name)
        assert again.whole == (not lost)
        again.shut()
    store.shut()


def cut(journal: Path) -> None:
    os.truncate(journal, journal.stat().st_size - 5000)


def scratch(journal: Path) -> None:
    """In its middle."""
    with open(journal, "r+b") as file:
        file.seek(journal.stat().st_size // 2)
        file.write(b"\xff" * 8)


@pytest.mark.parametrize("damage", [cut, pytest.param(scratch, marks=pytest.mark.long), Path.unlink])
def test_a_damaged_journal_is_noticed_and_kept(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    with House(tmp_path / "data") as house:
        browser = house.browser()
        table = browser.create(wish("koty", [ME, HERE]))
        last = asyncio.run(moves(browser, table["id"], 6))
        house.stop(signal.SIGKILL)
        house.start()  # a kill alone does no harm, and is not taken for any
        browser.address = house.address
        assert browser.get("/ready") == {"ready": True, "whole": True} and "damaged" not in house.log()
        assert asyncio.run(number(browser, table["id"])) == last
        last = asyncio.run(moves(browser, table["id"], 6))
        house.stop(signal.SIGKILL)
        damage(house.data / "kociarnia.sqlite-wal")
        house.start()
        browser.address = house.address
        assert browser.get("/ready") == {"ready": True, "whole": False}
        assert '"event": "damaged"' in house.log()
        kept = [path.name for path in house.data.glob("*damaged-*")]
        assert len(kept) == (damage is not Path.unlink)
        house.stop()
        house.start()
        browser.address = house.address
        assert browser.get("/ready") == {"ready": True, "whole": True}, "said once"


def test_on_a_full_disk_the_mover_is_told_why(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        browser = house.browser()
        table = browser.create(wish("koty", [ME, HERE]))
        last = asyncio.run(moves(browser, table["id"], 2))
        most = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)

        async def refused() -> tuple[list[Json], int]:
            told: list[Json] = []
            async with browser.sit(table["id"]) as seat:
                update = await seat.until(lambda _: True)
                update = await seat.ask({"type": "look", "eyes": update["waiting"][0]})
                resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (1, most[1]))  # not a byte more
                move = {"number": update["number"], "seat": update["eyes"], "move": update["choices"][0]["move"]}
                await seat.send({"type": "move", "id": "mine", **move})
                with suppress(ConnectionClosed):
                    while True:
                        told.append(await seat.hear())
            return told, seat.socket.close_code or 0

        told, code = asyncio.run(refused())
        assert [(one["id"], one["say"]["key"]) for one in told if one["type"] == "refused"] == [
            ("", "error-store"), ("mine", "error-store"),
        ]  # fmt: skip
        assert code == 1013
        status, _, data = browser.ask("GET", "/ready")
        assert status == 503 and json.loads(data) == {"ready": False, "whole": True}
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, most)
        assert browser.get("/ready")["ready"]
        assert asyncio.run(moves(browser, table["id"], 1)) == last + 1


def test_a_damaged_file_is_noticed(tmp_path: Path) -> None:
    """Not only its journal; and without anybody waiting for it."""
    with House(tmp_path / "data") as house:
        browser = house.browser()
        browser.create(wish("koty", [ME, HERE]))
        house.stop()
        path = house.data / "kociarnia.sqlite"
        with closing(sqlite3.connect(path)) as store:
            (page,) = store.execute("SELECT rootpage FROM sqlite_master WHERE name = 'matches'").fetchone()
        with open(path, "r+b") as file:
            file.seek((page - 1) * 4096)
            file.write(b"\xff" * 64)
        house.start()
        browser.address = house.address
        house.logged('"event": "damaged"')
        assert browser.get("/health")["up"]
        status, _, data = browser.ask("GET", "/ready")
        assert json.loads(data)["whole"] is False, (status, data)
