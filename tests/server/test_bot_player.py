"""Bots at their pace, absent people, the clock. Nothing about time may tell what is hidden."""

from __future__ import annotations

import asyncio
import random
import select
import sqlite3
import time
from collections.abc import Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from kociarnia import games
from kociarnia.bots.by_name import CLOCKED
from kociarnia.bots.consultation import Consultation
from kociarnia.bots.levels import USUAL
from kociarnia.bots.pool import Thinkers
from kociarnia.engine import HashDice, Match
from kociarnia.server import bot_player
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.client import Json
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.room import Room
from kociarnia.server.sqlite_store import SqliteStore
from kociarnia.server.store_types import StoredChair, StoredTable, encode, table_of
from kociarnia.server.thinking_queue import ThinkingQueue
from kociarnia.server.wire import House as TableRules
from tests.server.house import BOT, FRIEND, ME, PATIENCE, House, around, asked, wish


def test_bots_take_their_time(house: House) -> None:
    browser = house.browser()
    began = time.monotonic()
    table = browser.create(wish("koty", [ME, BOT, BOT], house={"pace": 1}))

    async def play() -> int:
        answers = 0
        async with browser.sit(table["id"]) as seat:
            update = await seat.until(lambda _: True)
            while answers < 3:
                if update.get("choices"):
                    update = await seat.move(update, update["choices"][0]["move"])
                    continue
                update = await seat.until(lambda _: True)
                answers += 1
        return answers

    answers = asyncio.run(play())
    assert time.monotonic() - began >= bot_player.QUICKEST * answers, "one after the other, and none is quicker than that"


def test_when_a_bot_answers_does_not_depend_on_how_long_it_thought() -> None:
    async def due() -> None:
        player = BotPlayer.__new__(BotPlayer)
        player.luck = random.Random(1)
        for level, low in (("kociak", 0.6), ("kocur", 0.6), ("tygrys", 1.05)):
            quick = [player._due(100.0, 100.0, level, 1.0) - 100 for _ in range(400)]
            slow = [player._due(100.0, 100.5, level, 1.0) - 100 for _ in range(400)]
            for times in (quick, slow):
                assert low <= min(times) < low + 0.05 and 1.45 < max(times) <= 1.5
            mean = sum(quick) / 400
            assert abs(mean - sum(slow) / 400) < 0.05
        assert player._due(100.0, 102.2, "tygrys", 1.0) == 102.5, "a late answer waits for the next half second"
        assert player._due(100.0, 100.2, "tygrys", 0.0) == 100.2, "at once"

    asyncio.run(due())
    clocked = {level for level, usual in USUAL.items() if usual.seconds}
    assert clocked == set(CLOCKED), "levels with a clock of their own take at least as long as that clock"


def test_an_absent_seat_is_kept_warm_and_given_back(house: House) -> None:
    host, friend = house.browser(), house.browser()
    table = host.create(wish("koty", [ME, FRIEND], start=False, house={"pace": 0, "grace": 1, "keeper": "kociak"}))
    friend.join(table["invitation"], "Jan")
    host.post(f"/api/tables/{table['id']}/start")

    async def play() -> None:
        async with host.sit(table["id"]) as seat:
            async with friend.sit(table["id"]) as other:
                await other.until(lambda _: True)
            kept = await around(seat, lambda table: table["chairs"][1].get("kept"))
            assert kept["chairs"][1]["name"] == "Jan" and kept["chairs"][1]["level"] == "kociak"
            for _ in range(3):
                update = await asked(seat)
                await seat.move(update, update["choices"][0]["move"])
            await asked(seat)  # so the other seat has answered
            stood_in = [line for line in whole_log(house, table["id"]) if line["say"]["key"] == "log-stood-in"]
            assert stood_in and {(line["chair"], line["say"]["args"]["level"]) for line in stood_in} == {(1, "kociak")}
            turns = await seat.ask({"type": "recap", "number": seat.last["number"], "seat": 0})
            assert {turn["says"][0]["key"] for turn in turns["turns"]} == {"log-stood-in"}, "also when it is told again"
            async with friend.sit(table["id"]) as other:
                await around(seat, lambda table: table["chairs"][1].get("here"))
                assert not seat.table["chairs"][1].get("kept")
                update = await asked(seat)
                update = await seat.move(update, update["choices"][0]["move"])
                while 1 not in update["waiting"]:
                    update = await asked(seat)
                    update = await seat.move(update, update["choices"][0]["move"])
                answer = await asked(other)
                await other.ask({"type": "hint", "number": answer["number"], "seat": 1})  # by then a bot would have answered
                done = await other.move(answer, answer["choices"][0]["move"])
                assert done["type"] == "update", "it is their own turn again"

    asyncio.run(play())


class Recorder(BotPlayer):
    """It answers at once, and remembers in whose name it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.sat_in: list[bool] = []

    async def _think(self, question: Consultation, legal: list[int], who: str = "") -> int:
        self.sat_in.append(question.sits_in)
        return legal[0]


def test_a_bot_does_its_best_in_somebodys_name(tmp_path: Path) -> None:
    """At a chair of its own it is the rival that its level promises."""

    async def sit() -> None:
        chairs = [StoredChair("person", "Ola", owner="browser"), StoredChair("bot", "Mruk", "kociak")]
        room = Room(StoredTable("table", "koty", {}, chairs, TableRules(pace=0), "CODE", "browser"))
        room.begin()
        store, player, match = SqliteStore(tmp_path / "store.sqlite"), Recorder(), room.running()
        try:
            live = LiveRoom(room, store)
            persons: list[bool] = []
            while len(set(persons)) < 2:
                seat = match.waiting()[0]
                persons.append(room.chair_of(seat) == 0)
                await player._answer(live, match, seat, "kociak", room.asked[seat])
            assert player.sat_in == persons
        finally:
            player.close()
            store.shut()

    asyncio.run(sit())


def whole_log(house: House, table: str) -> list[Json]:
    """What anybody who comes now is told."""

    async def look() -> list[Json]:
        async with house.browser().sit(table) as seat:
            return list((await seat.until(lambda _: True))["lines"])

    return run_elsewhere(look())


def run_elsewhere(what: Coroutine[Any, Any, list[Json]]) -> list[Json]:
    """While a loop runs in this thread."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, what).result(PATIENCE)


def test_a_table_that_nobody_keeps_waits(house: House) -> None:
    """Neither for the clock nor for the others does anybody play in somebody's name, and an empty chair is left empty."""
    host, friend = house.browser(), house.browser()
    rules = {"pace": 0, "grace": 1, "clock": 1, "keeper": "nobody"}
    table = host.create(wish("koty", [ME, FRIEND], start=False, house=rules, options={"first": "2"}))
    friend.join(table["invitation"], "Jan")
    host.post(f"/api/tables/{table['id']}/start")

    async def play() -> None:
        async with host.sit(table["id"]) as seat:
            update = await seat.until(lambda _: True)
            assert update["waiting"] == [1] and update["clock"]
            await asyncio.to_thread(out_of_time, house)  # by then the clock and the patience are up here too
            assert (await seat.ask({"type": "ping"}))["type"] == "pong"
            await asyncio.to_thread(friend.post, f"/api/tables/{table['id']}/leave")
            left = await around(seat, lambda table: table["chairs"][1]["kind"] == "open")
            assert not left["chairs"][1].get("kept") and seat.last["number"] == update["number"]

    asyncio.run(play())


def test_bots_play_on_until_it_is_a_persons_turn(house: House) -> None:
    """Whoever closes the page after a move finds out at home that it is their turn again; nobody plays for them."""
    browser = house.browser()
    table = browser.create(wish("koty", [ME, BOT, BOT], options={"first": "1"}))

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            update = await asked(seat)
            await seat.move(update, update["choices"][0]["move"])

    asyncio.run(play())
    end = time.monotonic() + PATIENCE
    while not browser.get("/api/tables")["turns"]:
        assert time.monotonic() < end
        select.select([], [], [], 0.02)
    assert all(line["say"]["key"] != "log-stood-in" for line in whole_log(house, table["id"]))


def test_a_clock_of_days_runs_while_nobody_is_there(tmp_path: Path) -> None:
    """Also while the house is closed; when it is up the keeper answers, and everybody is told so."""
    with House(tmp_path / "data") as house:
        host, friend = house.browser(), house.browser()
        table = host.create(wish("koty", [ME, FRIEND], start=False, house={"pace": 0, "clock": 86400}))["id"]
        friend.join(host.get(f"/api/tables/{table}")["invitation"], "Jan")
        host.post(f"/api/tables/{table}/start")
        before = len(whole_log(house, table))
        house.stop()
        with closing(sqlite3.connect(house.data / "kociarnia.sqlite")) as file, file:
            ((body, due),) = file.execute("SELECT body, due FROM tables").fetchall()
            stored = table_of(body)
            assert due == stored.standing.since + 86400
            stored.standing = msgspec.structs.replace(stored.standing, since=stored.standing.since - 86401)
            file.execute("UPDATE tables SET body = ?, due = ?", (encode(stored), due - 86401))
        house.start()
        host.address = house.address
        end = time.monotonic() + PATIENCE
        while len(lines := whole_log(house, table)) == before:
            assert time.monotonic() < end
        assert lines[before]["say"]["key"] == "log-stood-in" and lines[before]["say"]["args"]["level"] == "kociak"
        (line,) = host.get("/api/tables")["tables"]
        assert line["since"] > stored.standing.since + 86400, "and the next one has a day again"


def out_of_time(house: House) -> None:
    """Somebody sits and waits until the clock runs out: the keeper answers."""
    browser = house.browser()
    table = browser.create(wish("koty", [ME, BOT], house={"pace": 0, "clock": 1}))

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            update = await asked(seat)
            assert 0 < update["clock"][0] <= 1
            after = await seat.until(lambda message: message["number"] > update["number"])
            assert after["lines"] or after["ply"] > update["ply"]
            late = await seat.move(update, update["choices"][0]["move"])
            assert late["say"]["key"] == "error-stale"

    asyncio.run(play())


def test_when_the_clock_runs_out_the_keeper_answers(house: House) -> None:
    out_of_time(house)


def test_nobody_plays_for_people_when_nobody_waits(house: House) -> None:
    """A person alone against bots may close the page and go on tomorrow."""
    browser = house.browser()
    table = browser.create(wish("koty", [ME, BOT], house={"pace": 0, "grace": 1, "clock": 1}))

    async def look() -> None:
        async with browser.sit(table["id"]) as seat:
            await asked(seat)

    asyncio.run(look())
    plies = []
    for _ in range(2):  # by the first time the house has noticed that nobody is there
        out_of_time(house)
        plies.append(browser.get(f"/api/tables/{table['id']}/replay")["plies"])
    assert plies[0] == plies[1] > 0


def test_a_thinker_that_dies_stops_no_match() -> None:
    """If the process that thinks is killed, another is started; until then a move is made by lot."""

    async def think() -> None:
        player = BotPlayer(1)
        try:
            match = Match(games.find("koty"), 2, {}, HashDice("x"))
            seat = match.waiting()[0]
            legal = match.legal(seat)
            question: Consultation = bot_player._question(match, seat, "kot")
            assert await player._think(question, legal) in legal
            for pool in (player.quick, player.slowest):
                assert isinstance(pool.thinkers, Thinkers)
                for process in list((pool.thinkers.pool._processes or {}).values()):
                    process.kill()
            assert await player._think(question, legal) in legal
            assert await player._think(question, legal) in legal
            assert len(await player._advise(question)) >= 1
        finally:
            player.close()

    asyncio.run(think())


def test_no_address_waits_behind_the_heap_of_another() -> None:
    """One address has asked for a hundred searches; another, which has thought less, is next, and so again and again."""

    class Clockwork(asyncio.SelectorEventLoop):
        """Its time goes on only when somebody thinks."""

        now = 0.0

        def time(self) -> float:
            return self.now

    loop = Clockwork()

    async def stand_in_line() -> list[str]:
        line, order = ThinkingQueue(1), []

        async def think(who: str, seconds: float) -> None:
            async with line.turn(who):
                order.append(who)
                await asyncio.sleep(0)
                loop.now += seconds

        heap = [asyncio.create_task(think("many", 0.002)) for _ in range(100)]
        await asyncio.sleep(0)
        for _ in range(3):
            await think("one", 0.001)
        broken_off = [asyncio.create_task(think("gone", 1)) for _ in range(5)]
        await asyncio.sleep(0)
        for task in broken_off:
            task.cancel()
        await asyncio.gather(*heap, *broken_off, return_exceptions=True)
        assert line.free == 1 and not line.waiting and not line.had and not line.busy
        return order

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        order = runner.run(stand_in_line())
    assert order.index("one") <= 2 and [who for who in order[:10] if who == "one"] == ["one"] * 3
    assert order.count("many") == 100


def test_the_patient_go_when_nobody_else_waits() -> None:
    async def stand_in_line() -> list[str]:
        line, order, all_here = ThinkingQueue(1), [], asyncio.Event()

        async def think(who: str, patient: bool) -> None:
            async with line.turn(who, patient):
                order.append(who)
                await all_here.wait()

        tasks = [asyncio.create_task(think("first", False))]
        tasks += [asyncio.create_task(think(who, True)) for who in ("review", "review", "other review")]
        tasks += [asyncio.create_task(think("bot", False)) for _ in range(4)]
        await asyncio.sleep(0)
        all_here.set()
        await asyncio.gather(*tasks)
        assert line.free == 1 and not line.waiting
        return order

    order = asyncio.run(stand_in_line())
    assert order[:5] == ["first"] + ["bot"] * 4 and order[5:].count("review") == 2


class Endless(Thinkers):
    """It thinks and never comes to an end."""

    def ask(self, question: Consultation) -> Future[int]:
        return Future()


def test_a_quick_level_never_waits_behind_a_slow_one() -> None:
    """All processes of a level are busy, even for the same address; quicker levels answer all the same."""

    async def think() -> None:
        player = BotPlayer(1)
        match = Match(games.find("koty"), 2, {}, HashDice("x"))
        seat = match.waiting()[0]
        legal = match.legal(seat)

        def thinking(level: str) -> asyncio.Task[int]:
            return asyncio.create_task(player._think(bot_player._question(match, seat, level), legal, "one"))

        stuck = []
        try:
            for slow, quick in (("tygrys", "kocur"), ("kocur", "kot")):
                pool = {"tygrys": player.slowest, "kocur": player.slower}[slow]
                pool.thinkers.close()
                pool.thinkers = Endless(1)
                stuck += [thinking(slow) for _ in range(3)]
                async with asyncio.timeout(PATIENCE):
                    assert await thinking(quick) in legal
            assert not any(task.done() for task in stuck)
        finally:
            for task in stuck:
                task.cancel()
            await asyncio.gather(*stuck, return_exceptions=True)
            player.close()

    asyncio.run(think())
