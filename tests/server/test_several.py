"""A house of several processes: whoever comes to any of them is at the same table, whatever happens to one of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from kociarnia import games
from kociarnia.server.client import Client, Json, Seat
from kociarnia.server.connection import OTHER
from kociarnia.server.links import SILENCE
from kociarnia.server.presence import BEAT, EXPIRY
from kociarnia.terminal import cli
from tests.choices import but_long
from tests.server import postgres
from tests.server.house import AT_ONCE, BOT, FRIEND, HERE, ME, PATIENCE, House, asked, refused, wish
from tests.server.test_recovery import follow
from tests.server.trust.test_kill import Player, whole

PEER = ("--peer", "127.0.0.1:0")
TAKEN_OVER = 5.0  # seconds until the tables of a process that is gone are at another one


def rows(database: str, sql: str) -> list[Any]:
    async def main() -> list[Any]:
        connection = await asyncpg.connect(database)
        try:
            return [tuple(row) for row in await connection.fetch(sql)]
        finally:
            await connection.close()

    return asyncio.run(main())


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres_server: postgres.Server) -> Iterator[tuple[House, House]]:
    """Two processes with one store, each with a door of its own."""
    where = ("--store", postgres_server.empty(), *PEER)
    folder = tmp_path_factory.mktemp("two")
    with House(folder / "one", *where) as one, House(folder / "two", *where) as other:
        yield one, other


def at(house: House, browser: Client) -> Client:
    """The same browser, come to that process."""
    return Client(house.address, browser.cookie)


async def same(near: Seat, far: Seat, number: int) -> None:
    """Both are told the same, byte by byte: what only one of them asked for aside."""
    await follow(near, number)
    await follow(far, number)
    told = [{key: value for key, value in seat.last.items() if key != "answers"} for seat in (near, far)]
    assert told[0] == told[1]


@pytest.mark.parametrize("name", but_long("koty", "sen"))
def test_every_seat_sees_the_same_at_either_process(two: tuple[House, House], name: str) -> None:
    """Two people, each at both processes at once, and somebody who looks on; one sits down by the process that has the table
    not. Nobody is told by one process what the other would not tell."""
    here, there = two
    ola, jan, guest = here.browser(), there.browser(), there.browser()
    players = max(2, games.find(name).seats[0])
    table = ola.create(wish(name, [ME, FRIEND, *[BOT] * (players - 2)], start=False))
    joined = jan.join(table["invitation"], "Jan")
    assert [chair.get("mine", False) for chair in joined["chairs"]][:2] == [False, True]
    assert refused(jan, f"/api/tables/{table['id']}/start") == (403, "error-host")
    assert at(there, ola).post(f"/api/tables/{table['id']}/start")["stage"] == "playing"

    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            visits = [(house, one) for one in (ola, jan, guest) for house in (here, there)]
            seats = [await stack.enter_async_context(at(house, one).sit(table["id"])) for house, one in visits]
            for seat in seats:
                await seat.until(lambda _: True)
            luck = random.Random(4)
            for turn in range(12):
                movers = [seat for seat in seats[:4] if seat.last.get("choices")]
                while not movers and not seats[0].last.get("result"):
                    await seats[0].hear(PATIENCE)
                    for seat in seats[1:]:
                        await follow(seat, seats[0].last["number"])
                    movers = [seat for seat in seats[:4] if seat.last.get("choices")]
                if seats[0].last.get("result"):
                    break
                mover = movers[turn % len(movers)]
                done = await mover.move(mover.last, luck.choice(mover.last["choices"])["move"])
                assert done["type"] == "update", done
                for near, far in zip(seats[::2], seats[1::2], strict=True):
                    await same(near, far, done["number"])
            assert all("choices" not in seat.last for seat in seats[4:]), "who looks on is asked nothing"
            turns = [one.get("turn", False) for one in (at(house, ola).get("/api/tables")["tables"][0] for house in two)]
            assert turns == [bool(seats[0].last.get("choices"))] * 2, (
                "the list knows whose turn it is, wherever it is asked for"
            )

    asyncio.run(play())
    assert refused(at(there, guest), f"/api/tables/{table['id']}/record", method="GET")[1] == "error-not-over"
    for house in two:
        assert refused(house.browser(), "/api/tables/nothing", method="GET") == (404, "error-table")


def test_a_table_for_those_who_sit_there_is_closed_at_every_process(two: tuple[House, House]) -> None:
    here, there = two
    table = here.browser().create(wish("koty", [ME, BOT], house={**AT_ONCE, "watch": False}))
    stranger = there.browser()
    assert refused(stranger, f"/api/tables/{table['id']}", method="GET") == (403, "error-watch")

    async def look() -> tuple[list[Json], int]:
        told: list[Json] = []
        async with stranger.sit(table["id"]) as seat:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    told.append(await seat.hear())
        return told, seat.socket.close_code or 0

    told, code = asyncio.run(look())
    assert [one["say"]["key"] for one in told] == ["error-watch"] and code == 4403


def test_nobody_waits_for_more_than_five_seconds() -> None:
    """By design: silence, and the beat at which it is noticed; what is left is to fetch a table. By the clock: the long run."""
    assert max(EXPIRY, SILENCE) + BEAT < TAKEN_OVER


def test_the_table_goes_on_at_the_other_process(tmp_path: Path, database: str) -> None:
    """The process that has the table is killed; whoever sat at the other one waits for a moment and goes on."""
    where = ("--store", database, *PEER)
    with House(tmp_path / "one", *where) as one, House(tmp_path / "two", *where) as other:
        browser = one.browser()
        table = browser.create(wish("koty", [ME, BOT, BOT]))
        away = at(other, browser)

        async def play() -> None:
            async with away.sit(table["id"]) as seat:
                update = await asked(seat)
                update = await seat.move(update, update["choices"][0]["move"])
                assert update["type"] == "update"
                one.process.send_signal(signal.SIGKILL)
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await seat.hear(PATIENCE)
            async with away.sit(table["id"]) as seat:
                now = await asked(seat)
                assert now["number"] >= update["number"]
                if not now.get("result"):
                    assert (await seat.move(now, now["choices"][0]["move"]))["type"] == "update"

        asyncio.run(play())
        assert len(rows(database, "SELECT 1 FROM processes")) == 1
        one.stop(signal.SIGKILL)


def test_a_device_is_let_in_and_cut_off_at_every_process(two: tuple[House, House]) -> None:
    """The table is at one process, its person goes on with a phone at the other one: what is told of it reaches the table, and
    a phone that is cut off is shown out wherever it looks on."""
    here, there = two
    ola, phone = here.browser(), there.browser()
    table = ola.create(wish("koty", [ME, HERE]))
    phone.create(wish("koty", [ME, BOT]))  # so that it has been here before
    code = at(there, ola).post("/api/devices/code", {"kind": "computer", "name": "Ola"})["code"]

    async def lost(seat: Seat) -> int:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await seat.hear(PATIENCE)
        return seat.socket.close_code or 0

    async def main() -> None:
        async with at(here, phone).sit(table["id"]) as before:
            assert (await before.until(lambda _: True))["eyes"] == -1
            await asyncio.to_thread(phone.post, "/api/devices/join", {"code": code, "kind": "phone"})
            assert await lost(before) == OTHER, "it looked on at the other process as a stranger"
        async with phone.sit(table["id"], eyes=0) as near, at(here, phone).sit(table["id"], eyes=0) as far:
            told = await near.until(lambda _: True)
            assert "log-device" in [line["say"]["key"] for line in told["lines"]]
            devices = (await asyncio.to_thread(ola.get, "/api/devices"))["devices"]
            gone = next(one["id"] for one in devices if not one.get("mine"))
            await asyncio.to_thread(at(there, ola).post, "/api/devices/cut", {"id": gone})
            assert [await lost(seat) for seat in (near, far)] == [OTHER, OTHER]

    asyncio.run(main())


def test_whose_turn_it_has_become_is_heard_at_every_process(two: tuple[House, House]) -> None:
    here, there = two
    ola, jan = here.browser(), there.browser()
    table = ola.create(wish("koty", [ME, FRIEND], start=False, options={"first": "1"}))
    jan.join(table["invitation"], "Jan")
    ola.post(f"/api/tables/{table['id']}/start")

    async def main() -> None:
        async with ola.sit(table["id"]) as seat, jan.sit("home") as home:
            while (update := seat.last or await asked(seat)).get("choices"):
                await seat.move(update, update["choices"][0]["move"])
            assert await home.hear() == {"type": "tables"}
        assert jan.get("/api/tables")["turns"] == 1

    asyncio.run(main())


def test_a_process_that_is_silent_is_succeeded_and_learns_of_it(tmp_path: Path, database: str) -> None:
    """It has stopped in the middle of everything, and goes on when another one has its table."""
    where = ("--store", database, *PEER)
    with House(tmp_path / "one", *where) as one, House(tmp_path / "two", *where) as other:
        browser = one.browser()
        table = browser.create(wish("koty", [ME, BOT]))
        away = at(other, browser)

        async def play() -> None:
            async with browser.sit(table["id"]) as near, away.sit(table["id"]) as seat:
                await asked(near)
                update = await asked(seat)
                one.process.send_signal(signal.SIGSTOP)
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await seat.hear(PATIENCE)
                async with away.sit(table["id"]) as again:
                    now = await asked(again)
                    assert now["number"] == update["number"], "it is as it was"
                    now = await again.move(now, now["choices"][0]["move"])
                    assert now["type"] == "update"
                    message = {"number": update["number"], "seat": update["eyes"], "move": update["choices"][0]["move"]}
                    await near.send({"type": "move", "id": "late", **message})  # while nobody reads it
                    one.process.send_signal(signal.SIGCONT)
                    with contextlib.suppress(ConnectionClosed):
                        while True:
                            heard = await near.hear(PATIENCE)
                            assert heard["type"] != "update" or heard["number"] == update["number"], "nothing came of it"
                one.logged("struck")
                number = 0
                while not number:  # it has a name again in a moment
                    with contextlib.suppress(ConnectionClosed):
                        async with browser.sit(table["id"]) as back:
                            number = (await asked(back))["number"]
                assert number >= now["number"]

        asyncio.run(play())


def test_processes_end_with_the_first_one(tmp_path: Path, database: str) -> None:
    house = House(tmp_path / "data", "--store", database, "--processes", "2")
    house.stop(signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while rows(database, "SELECT 1 FROM processes"):
        assert time.monotonic() < end
    assert Path(house.errors.name).read_text(encoding="utf-8").count('"event": "closed"') == 2


class Roamer(Player):
    """A person who comes back at once, and says again what nobody has acknowledged."""

    pending: Json | None = None
    over = False
    since = 0.0  # the line was lost, and nothing has been heard yet
    waits: list[float]

    async def answer(self, seat: Seat, update: Json) -> None:
        if self.over:
            raise ConnectionError("enough has been played")
        if self.pending is not None:
            await seat.ask(dict(self.pending), PATIENCE)
            self.pending = None
            return
        self.sent += 1
        move = self.luck.choice(update["choices"])["move"]
        message = {"number": update["number"], "seat": update["eyes"], "move": move}
        self.pending = {"type": "move", "id": f"{self.table_id}.{self.sent}", **message}
        done = await seat.ask(dict(self.pending), PATIENCE)
        self.pending = None
        if done["type"] == "update":
            self.acknowledged.append((update["match"], done["number"], move))

    def check(self, update: Json) -> None:
        super().check(update)
        if update and self.since:
            self.waits.append(time.monotonic() - self.since)
            self.since = 0.0

    async def roam(self, made: Callable[[], None]) -> None:
        while not self.over:
            await self.play(made)
            self.since = self.since or time.monotonic()
            await asyncio.sleep(0.05)


def opened(house: House, number: int) -> int:
    """The process id of the latest process of that number."""
    lines = [json.loads(line) for line in house.log().splitlines() if line.startswith("{")]
    return int([line["pid"] for line in lines if line["event"] == "open" and line["process"] == number][-1])


@pytest.mark.parametrize("kills", [2, pytest.param(100, marks=pytest.mark.long)])
def test_kill_9_of_either_process_in_mid_play(tmp_path: Path, database: str, kills: int) -> None:
    """No acknowledged move is lost, no message is carried out twice, everybody goes on soon; and the supervisor starts whoever
    has died anew."""
    luck = random.Random(7)
    house = House(tmp_path / "data", "--store", database, "--processes", "2")
    players: list[Roamer] = []
    for number, name in enumerate(games.names()[:3]):
        browser, game = house.browser(), games.find(name)
        table = browser.create(wish(name, [ME, *[BOT] * (max(2, game.seats[0]) - 1)]))
        players.append(Roamer(browser, table["id"], random.Random(number)))
        players[-1].waits = []

    async def main() -> None:
        moves: asyncio.Queue[None] = asyncio.Queue()
        tasks = [asyncio.create_task(one.roam(lambda: moves.put_nowait(None))) for one in players]
        for count in range(kills):
            for _ in range(luck.randrange(3, 15)):
                await asyncio.wait_for(moves.get(), PATIENCE)
            victim = opened(house, count % 2)
            os.kill(victim, signal.SIGKILL)
            async with asyncio.timeout(PATIENCE):
                while opened(house, count % 2) == victim or any(one.since for one in players):
                    await asyncio.sleep(0.05)
            while not moves.empty():
                moves.get_nowait()
        for one in players:
            one.over = True
        await asyncio.gather(*tasks)
        for one in players:
            one.over = False

    try:
        asyncio.run(main())
        for player in players:
            asyncio.run(whole(player))
        waits = [wait for player in players for wait in player.waits]
        assert kills < 100 or max(waits) < TAKEN_OVER, sorted(waits)  # the short run may have a busy machine
        assert len(waits) >= kills // 2 and sum(len(player.acknowledged) for player in players) > kills
        doubled = "SELECT sender FROM log WHERE sender LIKE '%.%' GROUP BY table_id, match, sender HAVING count(*) > 1"
        assert rows(database, doubled) == []
        assert house.log().count('"event": "died"') == kills
    finally:
        assert house.stop() == 0
    assert rows(database, "SELECT 1 FROM processes") == []


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--processes", "2"], "--store"), (["--peer", "10.0.0.5:7000"], "--store"), (["--processes", "0"], "at least one"),
        (["--store", "postgresql://x", "--peer", "10.0.0.5"], "no address for other processes"),
    ],
)  # fmt: skip
def test_what_several_processes_need(capsys: pytest.CaptureFixture[str], more: list[str], said: str) -> None:
    assert cli.run(["serve", "--no-open", "--lang", "en", *more]) == 2
    assert said in capsys.readouterr().err


def test_one_log_and_one_word_that_all_are_open(tmp_path: Path, database: str) -> None:
    """Without --json the log is a file, and the first process writes what all of them say."""
    command = [sys.executable, "-m", "kociarnia", "serve", "--no-open", "--lang", "en", "--data", str(tmp_path / "data")]
    several = [*command, "--store", database, "--processes", "2"]
    with subprocess.Popen(several, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None and "is open" in house.stdout.readline()
        second = subprocess.run([*command[:-1], str(tmp_path / "other"), "--store", database], capture_output=True, text=True)
        assert second.returncode == 2 and "Another house" in second.stderr
        house.terminate()
        assert "Closed" in house.stdout.read() and house.wait(PATIENCE) == 0
    log = (tmp_path / "data" / "log" / "house.jsonl").read_text(encoding="utf-8").splitlines()
    said = sorted((line["event"], line["process"]) for line in map(json.loads, log) if line["event"] in ("closed", "open"))
    assert said == [("closed", 0), ("closed", 1), ("open", 0), ("open", 1)]


@pytest.mark.long  # under one: test_postgres.py
def test_postgresql_restarted_under_two_processes(tmp_path: Path) -> None:
    """Moves are refused while it is away, and go on after it."""
    with postgres.own() as server, House(tmp_path / "data", "--store", server.address, "--processes", "2") as house:
        browser = house.browser()
        table = browser.create(wish("koty", [ME, BOT]))
        player = Roamer(browser, table["id"], random.Random(3))
        player.waits = []

        async def main() -> None:
            moves = asyncio.Queue[None]()
            task = asyncio.create_task(player.roam(lambda: moves.put_nowait(None)))
            for _ in range(3):
                for _ in range(5):
                    await asyncio.wait_for(moves.get(), PATIENCE)
                await asyncio.to_thread(server.stop)
                assert (await asyncio.to_thread(browser.ask, "GET", "/ready"))[0] == 503
                await asyncio.to_thread(server.start)
            player.over = True
            await task
            player.over = False

        asyncio.run(main())
        asyncio.run(whole(player))


LEFT = """
import os, signal
from kociarnia.server.supervisor import supervise

if os.fork() == 0:
    os._exit(0)

def work(number, started, watch, log):
    started()
    signal.pause()

supervise(1, work, lambda: os.kill(os.getpid(), signal.SIGTERM), False)
"""


def test_a_child_that_was_there_before_is_none_of_the_house() -> None:
    """A shell that has something done behind the house, and becomes the house itself, leaves it one."""
    done = subprocess.run([sys.executable, "-c", LEFT], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
