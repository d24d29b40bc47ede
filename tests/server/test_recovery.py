"""What the house has confirmed is there again, whatever happened to its process."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kociarnia import games
from kociarnia.server.client import Client, Json, Seat
from kociarnia.server.schema import MIGRATIONS
from kociarnia.server.sqlite_store import SqliteStore
from tests.choices import but_long
from tests.server.house import BOT, COMMAND, FRIEND, HERE, ME, PATIENCE, House, asked, wish

SAME = ("number", "match", "ply", "scene", "question", "waiting", "choices", "accounts", "lines", "undo", "offer")


async def seen(browser: Client, table_id: str, eyes: int) -> Json:
    async with browser.sit(table_id, eyes=eyes) as seat:
        update = await seat.until(lambda _: True)
        return {key: update.get(key) for key in SAME}


async def follow(seat: Seat, number: int) -> None:
    """Wait until that update has come."""
    while seat.last.get("number", 0) < number:
        await seat.hear()


@pytest.mark.parametrize("name", but_long("koty"))
def test_after_kill_9_every_table_is_as_it_was(tmp_path: Path, name: str) -> None:
    """Two people at one device; the house is killed between their moves, again and again."""
    game = games.find(name)
    with House(tmp_path / "data") as house:
        browser = house.browser()
        players = max(2, game.seats[0])
        table = browser.create(wish(game.name, ([ME, HERE] + [HERE] * players)[:players]))

        async def play(moves: int) -> None:
            async with browser.sit(table["id"]) as seat:
                update = await seat.until(lambda _: True)
                for number in range(moves):
                    who = update["waiting"][0]
                    update = await seat.ask({"type": "look", "eyes": who})
                    choices = update["choices"]
                    update = await seat.move(update, choices[number % len(choices)]["move"])

        async def look() -> list[Json]:
            return [await seen(browser, table["id"], eyes) for eyes in range(-1, players)]

        for _ in range(2):
            asyncio.run(play(5))
            before, around = asyncio.run(look()), browser.get(f"/api/tables/{table['id']}")
            house.stop(signal.SIGKILL)
            house.start()
            browser.address = house.address
            assert asyncio.run(look()) == before
            assert browser.get(f"/api/tables/{table['id']}") == around
            assert [one["id"] for one in browser.get("/api/tables")["tables"]] == [table["id"]]


def test_a_message_is_known_again_after_a_crash(tmp_path: Path) -> None:
    """The answer was lost on the way; the page sends the move once more, and it is not made twice."""
    with House(tmp_path / "data") as house:
        browser = house.browser()
        table = browser.create(wish("koty", [ME, HERE]))
        message: Json = {}

        async def move() -> None:
            async with browser.sit(table["id"]) as seat:
                who = (await seat.until(lambda _: True))["waiting"][0]
                update = await seat.ask({"type": "look", "eyes": who})
                move = update["choices"][0]["move"]
                message.update({"type": "move", "id": "once", "seat": who, "number": update["number"], "move": move})
                await seat.ask({**message})

        async def again() -> Json:
            async with browser.sit(table["id"]) as seat:
                return await seat.ask({**message})

        asyncio.run(move())
        house.stop(signal.SIGKILL)
        house.start()
        browser.address = house.address
        answer = asyncio.run(again())
        assert answer["type"] == "done" and answer["number"] == message["number"] + 1


def test_an_offer_to_take_back_survives(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        one, two = house.browser(), house.browser()
        table = one.create(wish("koty", [ME, FRIEND], start=False))
        two.join(table["invitation"], "Jan")
        one.post(f"/api/tables/{table['id']}/start")

        async def offer() -> Json:
            async with one.sit(table["id"]) as seat, two.sit(table["id"]) as other:
                for _ in range(12):  # until the first has made a move that told the other something
                    waiting = (seat.last or await seat.until(lambda _: True))["waiting"]
                    update = await asked(seat if 0 in waiting else other)
                    mover = seat if 0 in waiting else other
                    update = await mover.move(update, update["choices"][0]["move"])
                    await follow(other if mover is seat else seat, update["number"])
                    if mover is seat and not update.get("undo"):
                        break
                answer = await seat.ask({"type": "undo", "number": update["number"], "seat": 0})
                assert answer["offer"]["asked"] == [1] and answer["offer"]["agreed"] == [] and answer["ply"] == update["ply"]
                return answer

        before = asyncio.run(offer())
        house.stop(signal.SIGKILL)
        house.start()
        one.address = two.address = house.address
        assert asyncio.run(seen(one, table["id"], 0))["offer"] == before["offer"]

        async def agree() -> None:
            async with two.sit(table["id"]) as seat:
                update = await seat.until(lambda _: True)
                answer = await seat.ask({"type": "vote", "number": update["number"], "seat": 1, "yes": True})
                assert answer["whole"] and "offer" not in answer and answer["ply"] < update["ply"]

        asyncio.run(agree())


def test_the_house_goes_down_in_good_order(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        browser = house.browser()
        table = browser.create(wish("koty", [ME, BOT]))

        async def stay() -> int:
            async with browser.sit(table["id"]) as seat:
                await asked(seat)
                house.process.send_signal(signal.SIGTERM)
                with suppress(ConnectionClosed):
                    while True:
                        await seat.hear()
                return seat.socket.close_code or 0

        assert asyncio.run(stay()) == 1001
        assert house.process.wait(PATIENCE) == 0


def test_a_store_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "kociarnia.sqlite"
    SqliteStore(path).shut()
    file = sqlite3.connect(path)
    assert file.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    file.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    file.close()
    done = subprocess.run([*COMMAND, "--data", str(path.parent)], capture_output=True, text=True)
    assert done.returncode == 2 and "newer" in done.stderr and done.stderr.count("\n") == 1
