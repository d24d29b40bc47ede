"""A copy of a house that is open is whole, and can be put in the place of another."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

from kociarnia.server.client import Client
from tests.server.house import COMMAND, HERE, ME, House, wish
from tests.server.test_folder import number


def kociarnia(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND[:2], *words], capture_output=True, text=True)


def test_a_copy_under_load_has_all_that_was_confirmed_before(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.sqlite", tmp_path / "other"
    with House(tmp_path / "data") as house:
        browsers = [house.browser() for _ in range(4)]
        tables = [browser.create(wish("koty", [ME, HERE]))["id"] for browser in browsers]
        confirmed = dict.fromkeys(tables, 0)
        early = set()  # those whose match was over before the copy was

        async def play(browser: Client, table_id: str, copying: asyncio.Future[None]) -> None:
            """Move after move until the copy is done, and a few more."""
            async with browser.sit(table_id) as seat:
                update = await seat.until(lambda _: True)
                more = 5
                while more:
                    copied = copying.done()
                    more -= copied
                    update = await seat.ask({"type": "look", "eyes": update["waiting"][0]})
                    update = await seat.move(update, update["choices"][0]["move"])
                    confirmed[table_id] = update["number"]
                    if update.get("result"):
                        early.update([] if copied else [table_id])
                        return

        async def main() -> dict[str, int]:
            loop = asyncio.get_running_loop()
            copying = loop.create_future()
            playing = [asyncio.create_task(play(one, table, copying)) for one, table in zip(browsers, tables, strict=True)]
            while min(confirmed.values()) < 3:
                await asyncio.sleep(0)
            before = dict(confirmed)
            done = await asyncio.to_thread(kociarnia, "backup", str(copy), "--data", str(house.data))
            assert done.returncode == 0, done.stderr
            copying.set_result(None)
            await asyncio.gather(*playing)
            return before

        before = asyncio.run(main())
        again = kociarnia("backup", str(copy), "--data", str(house.data))
        assert again.returncode == 2 and "already" in again.stderr
        busy = kociarnia("restore", str(copy), "--data", str(house.data))
        assert busy.returncode == 2 and "Another house" in busy.stderr
        assert copy.stat().st_mode & 0o077 == 0
        for folder in (other, house.data):  # where there was nothing, and in the place of what has gone on
            if folder == house.data:
                house.stop()
            done = kociarnia("restore", str(copy), "--data", str(folder))
            assert done.returncode == 0 and ("kept beside it" in done.stdout) == (folder == house.data), done.stderr
            with House(folder) as restored:
                for browser, table_id in zip(browsers, tables, strict=True):
                    browser.address = restored.address
                    found = asyncio.run(number(browser, table_id))
                    assert before[table_id] <= found <= confirmed[table_id] - (table_id not in early)
                assert browsers[0].get("/ready") == {"ready": True, "whole": True}
    assert list(house.data.glob("kociarnia.sqlite.before-*")), "what was there is kept"


def test_what_is_no_copy_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        browser = house.browser()
        table = browser.create(wish("koty", [ME, HERE]))
        house.stop()
        nonsense, empty = tmp_path / "nonsense", tmp_path / "empty"
        nonsense.write_bytes(b"meow" * 4000)
        empty.write_bytes(b"")
        for file in (nonsense, empty, tmp_path / "nowhere"):
            done = kociarnia("restore", str(file), "--data", str(house.data))
            assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr
            assert ("no store of a house" in done.stderr) == file.exists(), done.stderr
            assert not list(house.data.glob("restored*")), "a copy that was refused does not lie about"
        assert kociarnia("backup", str(tmp_path / "x"), "--data", str(tmp_path / "nowhere")).returncode == 2
        house.start()
        browser.address = house.address
        assert [one["id"] for one in browser.get("/api/tables")["tables"]] == [table["id"]]
