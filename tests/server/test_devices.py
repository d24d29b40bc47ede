"""Another device: a person goes on where they like, by a code that is good once; and a chair whose holder is away is freed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from kociarnia.engine import Refusal, Say
from kociarnia.server import devices, live_room
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.chairs import Chairs
from kociarnia.server.client import Client, Json
from kociarnia.server.connection import OTHER
from kociarnia.server.devices import TOGETHER, Devices
from kociarnia.server.limits import TRIES, Limits
from kociarnia.server.pairing import MOST, Pairing
from kociarnia.server.rooms import Rooms
from kociarnia.server.store import Store
from kociarnia.server.store_types import StoredChair, StoredTable
from kociarnia.server.wire import Arriving, CutOff, NewTable, TakeAlong, Wish
from kociarnia.server.wire import House as TableRules
from tests.server.house import AT_ONCE, BOT, FRIEND, HERE, ME, House, With, around, asked, refused, wish
from tests.server.test_shelf import Nobody

ALONG = TakeAlong("computer", "Ola", '{"lessons": 1}')


def paired(old: Client, new: Client) -> Json:
    code = old.post("/api/devices/code", {"kind": "computer", "name": "Ola"})["code"]
    joined: Json = new.post("/api/devices/join", {"code": code, "kind": "phone"})
    return joined


def pairing_of(store: Store) -> Pairing:
    return Pairing(Rooms(store, cast(BotPlayer, Nobody())), Limits())


async def refusal(what: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await what
    return refused.value.say.key


# --- taking along


def test_a_code_takes_a_person_along_once(with_store: With) -> None:
    async def what(store: Store) -> None:
        pairing = pairing_of(store)
        person = pairing.known.person
        given = await pairing.code("old", ALONG)
        assert len(given.code) == 8 and given.seconds == 600
        assert await store.rows("SELECT 1 FROM codes WHERE code LIKE ?", f"%{given.code}%") == [], "only its hash is kept"
        typed = f" {given.code[:4].lower()}-{given.code[4:]} "
        welcome = await pairing.look("new", typed, "a")
        assert (welcome.name, welcome.tables, welcome.already) == ("Ola", 0, False)
        assert await person("new") == "new" and (await pairing.devices("old")).waiting, "looking is not taking"
        arrived = await pairing.join("new", Arriving(typed, "phone"), "a")
        assert (arrived.name, arrived.brings) == ("Ola", ALONG.brings)
        assert await person("new") == await person("old") == "old"
        assert await refusal(pairing.join("third", Arriving(given.code), "a")) == "error-code", "it is good once"
        assert await refusal(pairing.look("third", given.code, "a")) == "error-code"
        known = await pairing.devices("new")
        assert [(one.kind, one.mine) for one in known.devices] == [("computer", False), ("phone", True)] and not known.waiting
        assert await store.rows("SELECT 1 FROM codes WHERE brings <> ''") == [], "what was handed over is not kept"

    with_store(what)


def test_what_pages_keep_is_handed_on_between_the_devices_of_one_person_only(house: House) -> None:
    old, new, other = house.browser(), house.browser(), house.browser()
    other.create(wish("koty", [ME, BOT]))
    for alone in (old, other):
        assert alone.post("/api/devices/along", {"brings": "mine"}) == {"several": False, "brings": ""}
    paired(old, new)
    assert old.post("/api/devices/along", {"brings": "one"}) == {"several": True, "brings": ""}
    assert new.post("/api/devices/along", {"brings": "two"}) == {"several": True, "brings": "one"}
    assert old.post("/api/devices/along", {"brings": "two"})["brings"] == "two"
    assert refused(old, "/api/devices/along", {"brings": "x" * 20_001})[0] == 400
    assert other.post("/api/devices/along", {"brings": ""}) == {"several": False, "brings": ""}


def test_of_two_who_use_a_code_at_the_same_moment_one_does(with_store: With) -> None:
    async def what(store: Store) -> None:
        pairing = pairing_of(store)
        given = await pairing.code("old", ALONG)
        all_ = [pairing.join(f"new{number}", Arriving(given.code), "a") for number in range(4)]
        outcomes = await asyncio.gather(*all_, return_exceptions=True)
        assert sorted(type(one).__name__ for one in outcomes) == ["Arrived", "Refusal", "Refusal", "Refusal"]
        assert len(await pairing.known.of("old")) == 2

    with_store(what)


def test_a_code_ends_by_time_and_by_the_next_one(with_store: With, monkeypatch: pytest.MonkeyPatch) -> None:
    async def what(store: Store) -> None:
        pairing = pairing_of(store)
        first, second = [(await pairing.code("old", ALONG)).code for _ in range(2)]
        assert await refusal(pairing.look("new", first, "a")) == "error-code"
        assert (await pairing.look("new", second, "a")).name == "Ola"
        monkeypatch.setattr(devices, "GOOD_FOR", -1)
        third = (await pairing.code("old", ALONG)).code
        assert await refusal(pairing.join("new", Arriving(third), "a")) == "error-code"
        assert not (await pairing.devices("old")).waiting
        await pairing.code("other", ALONG)
        assert len(await store.rows("SELECT 1 FROM codes")) == 1, "old ones are not kept"

    with_store(what)


def test_a_crowd_is_looked_up_together(with_store: With, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main(store: Store) -> None:
        known, questions = Devices(store), list[int]()
        code = await known.read(await known.give("first", "first", "computer", "", ""))
        assert code is not None
        await known.move("phone", code, "phone")
        rows = store.rows

        async def slowly(sql: str, *values: object) -> object:
            questions.append(len(values))
            await asyncio.sleep(0)
            return await rows(sql, *values)

        monkeypatch.setattr(store, "rows", slowly)
        people = ["phone", *[f"stranger{number}" for number in range(600)], "phone", "first"]
        found = await asyncio.gather(*map(known.person, people))
        assert found == ["first" if one == "phone" else one for one in people] and len(questions) < 10
        assert set(questions) <= set(TOGETHER) and known.people.looking is None and not known.people.asking

        async def refuse(sql: str, *values: object) -> object:
            await asyncio.sleep(0)
            raise Refusal("error-store")

        monkeypatch.setattr(store, "rows", refuse)
        answers = await asyncio.gather(*map(known.person, people), return_exceptions=True)
        assert all(isinstance(one, Refusal) for one in answers) and known.people.looking is None and not known.people.asking
        monkeypatch.setattr(store, "rows", rows)
        assert await known.person("phone") == "first"

    with_store(main)


def test_nobody_guesses_for_long_and_right_codes_cost_nothing(with_store: With) -> None:
    async def what(store: Store) -> None:
        pairing = pairing_of(store)
        code = (await pairing.code("old", ALONG)).code
        for _ in range(20):
            assert (await pairing.look("new", code, "school")).name == "Ola"
        wrong = [await refusal(pairing.look("new", "AAAAAAAA", "thief")) for _ in range(int(TRIES.burst) + 1)]
        assert wrong == ["error-code"] * int(TRIES.burst) + ["error-rate"]
        assert await refusal(pairing.join("new", Arriving(code), "thief")) == "error-rate", "nor by luck, after that"
        assert (await pairing.join("new", Arriving(code), "home")).name == "Ola"

    with_store(what)


def test_a_person_has_no_end_of_devices_but_not_quite(with_store: With) -> None:
    async def what(store: Store) -> None:
        pairing = pairing_of(store)
        for number in range(MOST - 1):
            await pairing.join(f"new{number}", Arriving((await pairing.code("old", ALONG)).code), "a")
        assert await refusal(pairing.code("old", ALONG)) == "error-devices"
        shown = (await pairing.devices("old")).devices
        assert len(shown) == MOST
        await pairing.cut("old", shown[-1].id)
        assert await pairing.code("old", ALONG)

    with_store(what)


def test_nobody_looks_at_two_hands_by_becoming_somebody_else(with_store: With) -> None:
    """Not who sits in the same match, nor who got up from it; and who was cut off takes no other chair there."""

    async def what(store: Store) -> None:
        pairing = pairing_of(store)
        rooms = pairing.rooms
        chairs = [Wish("me", "Ola"), Wish("friend"), Wish("friend")]
        live = await rooms.create("old", NewTable("koty", chairs, house=TableRules(keeper="nobody")))
        for browser in ("jan", "ewa"):
            live.room.chairs.join(browser, browser, None)
        await live.commit(live.room.begin())
        code = (await pairing.code("old", ALONG)).code
        assert await refusal(pairing.join("jan", Arriving(code), "a")) == "error-two-hands"
        live.room.chairs.leave("ewa")
        await live.settle()
        assert await refusal(pairing.join("ewa", Arriving(code), "a")) == "error-two-hands"
        assert (await pairing.join("tablet", Arriving(code), "a")).name == "Ola", "a refusal does not use it up"
        assert b"log-device" in live.sights().since(0, 0, [])
        cut = await pairing.cut("old", next(one.id for one in (await pairing.devices("old")).devices if not one.mine))
        assert [one.mine for one in cut.devices] == [True] and await pairing.known.person("tablet") == "tablet"
        with pytest.raises(Refusal):
            live.room.chairs.join("tablet", "Iga", None)
        kept = await store.table(live.room.stored.id)
        assert kept is not None and kept.left == {"ewa": [2], "tablet": [0]}

    with_store(what)


def test_the_first_device_of_a_person_can_be_cut_off_too(with_store: With) -> None:
    async def what(store: Store) -> None:
        pairing = pairing_of(store)
        live = await pairing.rooms.create("old", NewTable("koty", [Wish("me", "Ola"), Wish("bot")], start=True))
        await pairing.join("new", Arriving((await pairing.code("old", ALONG)).code), "a")
        first = next(one.id for one in (await pairing.devices("new")).devices if not one.mine)
        await pairing.cut("new", first)
        stranger = await pairing.known.person("old")
        assert stranger not in ("old", "new", "") and await pairing.known.person("new") == "old"
        assert await store.shelves("old") and not await store.shelves(stranger)
        assert not live.room.holds(stranger, 0) and live.room.holds("old", 0)
        assert await refusal(pairing.cut("old", "new")) == "error-device", "one's own only"
        assert await refusal(pairing.cut("", "new")) == "error-device"

    with_store(what)


def test_both_devices_sit_at_the_same_tables_and_see_the_same(house: House) -> None:
    """The seat is the person's: what is played on one is seen on both, and statistics, lists and names are theirs."""
    old, new = house.browser(), house.browser()
    table = old.create(wish("koty", [ME, BOT, BOT], options={"first": "1"}))["id"]
    own = new.create(wish("koty", [ME, HERE]))["id"]
    code = old.post("/api/devices/code", {"name": "Ola"})["code"]
    assert new.post("/api/devices/look", {"code": code}) == {"name": "Ola", "tables": 1, "own": 1}

    async def play() -> None:
        async with new.sit(own) as before:
            await before.until(lambda _: True)
            await asyncio.to_thread(new.post, "/api/devices/join", {"code": code, "kind": "phone"})
            with pytest.raises(ConnectionClosed) as closed:
                await before.until(lambda _: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == OTHER, "another person plays there from now on"
        async with old.sit(table) as one, new.sit(table) as two:
            seen, also = await asked(one), await asked(two)
            assert seen == also and seen["eyes"] == 0
            assert any(line["say"]["key"] == "log-device" for line in seen["lines"])
            moved = await two.move(also, also["choices"][0]["move"])
            told = await one.until(lambda update: update["number"] == moved["number"])
            moved.pop("answers")
            assert told == moved
            again = await one.move(seen, seen["choices"][0]["move"])
            assert again["say"]["key"] == "error-stale", "and one cannot play twice"

    asyncio.run(play())
    assert [line["id"] for line in new.get("/api/tables")["tables"]] == [table]
    (phone,) = [one["id"] for one in old.get("/api/devices")["devices"] if not one.get("mine")]
    old.post("/api/devices/cut", {"id": phone})
    assert [line["id"] for line in new.get("/api/tables")["tables"]] == [own], "what it had is there again"


def test_who_is_cut_off_loses_the_table_at_once(house: House) -> None:
    old, new = house.browser(), house.browser()
    table = old.create(wish("koty", [ME, BOT], options={"first": "1"}))["id"]
    paired(old, new)

    async def play() -> None:
        async with new.sit(table) as seat:
            await asked(seat)
            (phone,) = [
                one["id"] for one in (await asyncio.to_thread(old.get, "/api/devices"))["devices"] if not one.get("mine")
            ]
            await asyncio.to_thread(old.post, "/api/devices/cut", {"id": phone})
            with pytest.raises(ConnectionClosed):
                await seat.until(lambda _: False)
        async with new.sit(table) as seat:
            assert (await seat.until(lambda _: True))["eyes"] == -1

    asyncio.run(play())


def test_codes_are_taken_by_pages_of_the_house_only_and_stand_in_no_log(house: House) -> None:
    old, new = house.browser(), house.browser()
    code = old.post("/api/devices/code", {"name": "Ola"})["code"]
    body = json.dumps({"code": code}).encode()
    for path in ("look", "join", "code", "cut"):
        status, _, data = new.ask("POST", f"/api/devices/{path}", body, {"Origin": "http://evil.example"})
        assert (status, json.loads(data)["say"]["key"]) == (403, "error-origin")
        assert new.ask("POST", f"/api/devices/{path}", body, {"Content-Type": "text/plain"})[0] == 415
        assert new.ask("GET", f"/api/devices/{path}")[0] in (404, 405)
    assert refused(new, "/api/devices/join", {"code": "x" * 25}) == (400, "error-message")
    assert refused(new, "/api/devices/join", {"code": ""}) == (404, "error-code")
    assert not new.cookie or house.browser().get("/api/devices") == {"devices": [], "waiting": False}
    new.post("/api/devices/join", {"code": code})
    house.logged('"event": "device"')
    assert code not in house.log()
    with closing(sqlite3.connect(house.data / "kociarnia.sqlite")) as file:
        assert code not in "\n".join(file.iterdump())


# --- a chair that waits for its person


def three(absent: set[str], host: str = "ola") -> Chairs:
    owners = ("ola", "jan", "jan")
    chairs = [StoredChair("person", owner.title(), owner=owner) for owner in owners]
    chairs.append(StoredChair("bot", "Łatka", "kot"))
    return Chairs(StoredTable("t", "koty", {}, chairs, TableRules(), "CODE", host, "playing"))


def test_only_the_host_frees_a_chair_and_only_of_somebody_who_is_away() -> None:
    chairs = three(set())
    for browser, at, absent, why in (
        ("ola", 1, set(), "error-not-away"),
        ("jan", 0, set(), "error-host"),
        ("ewa", 1, {"jan", "ola"}, "error-host"),
        ("ola", 0, {"ola"}, "error-chair"),
        ("ola", 3, {"jan"}, "error-chair"),
        ("ola", 9, {"jan"}, "error-chair"),
    ):
        with pytest.raises(Refusal) as refused:
            chairs.free(browser, at, absent)
        assert refused.value.say.key == why
    assert chairs.free("ola", 1, {"jan"}) == [1, 2] == chairs.stored.freed
    assert [chair.kind for chair in chairs.stored.chairs] == ["person", "open", "open", "bot"]
    with pytest.raises(Refusal, match="error-second-chair"):
        chairs.join("ola", "Ola", 1)
    assert chairs.join("new", "Jan", 1) == 1 and chairs.stored.freed == [2]
    assert chairs.join("jan", "Jan", None) == 2, "whoever held it may come back to it"


def test_who_sits_there_frees_the_chair_of_a_host_who_is_away() -> None:
    chairs = three({"ola"})
    assert chairs.free("jan", 0, {"ola"}) == [0] and chairs.stored.host == "jan"


def test_a_freed_chair_waits_is_told_and_is_taken_from_another_device(house: House) -> None:
    host, lost, new = house.browser(), house.browser(), house.browser()
    rules = {**AT_ONCE, "keeper": "kociak", "grace": 0}
    table = host.create(wish("koty", [ME, FRIEND], start=False, house=rules, options={"first": "2"}))
    path = f"/api/tables/{table['id']}"
    lost.join(table["invitation"], "Jan")
    host.post(f"{path}/start")

    async def play() -> None:
        async with host.sit(table["id"]) as seat:
            await seat.until(lambda _: True)
            async with lost.sit(table["id"]) as there:
                first = await asked(there)
                assert await asyncio.to_thread(refused, host, f"{path}/free", {"chair": 1}) == (409, "error-not-away")
            await around(seat, lambda table: not table["chairs"][1].get("here"))
            freed = await asyncio.to_thread(host.post, f"{path}/free", {"chair": 1})
            assert freed["chairs"][1] == {"kind": "open", "name": "Jan"}, "no bot plays there"
            told = await seat.until(lambda _: True)
            assert [line["say"] for line in told["lines"]] == [{"key": "log-freed", "args": {"name": "Jan"}}]
            assert told["waiting"] == [1] and told["ply"] == first["ply"]
            await asyncio.to_thread(new.join, table["invitation"], "Jan", 1)
            async with new.sit(table["id"]) as again:
                update = await asked(again)
                assert update["eyes"] == 1 and update["choices"] == first["choices"]
                keys = [line["say"]["key"] for line in update["lines"]]
                assert keys[-2:] == ["log-freed", "log-sat-down"]
            async with lost.sit(table["id"]) as there:
                assert (await there.until(lambda _: True))["eyes"] == -1

    asyncio.run(play())


def test_notes_stand_where_they_were_said_also_after_a_restart_and_an_undo(with_store: With) -> None:
    async def what(store: Store) -> None:
        rooms = Rooms(store, cast(BotPlayer, Nobody()))
        wanted = NewTable("koty", [Wish("me", "Ola"), Wish("here", "Jan")], {"first": "1"}, start=True)
        live = await rooms.create("ola", wanted)
        room = live.room
        since = live.since

        async def move() -> None:
            assert room.match is not None
            (seat,) = room.match.waiting()
            await live.commit(room.play(seat, [room.match.legal(seat)[0]]))

        async with live.lock:
            await move()
            number, went_on = room.number, live.since
            await live.note(Say("log-freed", {"name": "one"}))
            await move()
            await live.note(Say("log-freed", {"name": "two"}))
            await live.note(Say("log-freed", {"name": "three"}))
        assert live.since >= went_on >= since
        whole = live.sights().since(0, 0, [])
        places = [whole.index(f'"{name}"'.encode()) for name in ("one", "two", "three")]
        assert places == sorted(places)
        missed = [live.sights().since(0, seen, []) for seen in (number, number + 1, room.number)]
        assert [text.count(b"log-freed") for text in missed] == [3, 2, 0]

        del rooms.lives[room.stored.id]
        again = (await rooms.find(room.stored.id)).room
        again_live = rooms.lives[room.stored.id]
        assert again_live.sights().since(0, 0, []) == whole
        assert again.match is not None
        again._rewind(again.match, again.match.ply - 1, "", False)
        assert again_live.sights().since(0, 0, []).count(b"log-freed") == 3

    with_store(what)


def test_a_word_does_not_wind_up_a_clock_of_days(with_store: With, monkeypatch: pytest.MonkeyPatch) -> None:
    async def what(store: Store) -> None:
        rooms = Rooms(store, cast(BotPlayer, Nobody()))
        live = await rooms.create("ola", NewTable("koty", [Wish("me", "Ola"), Wish("here", "Jan")], start=True))
        live.since = 5.0
        async with live.lock:
            await live.note(Say("log-freed", {"name": "one"}))
        assert live.since == 5.0
        assert live.room.match is not None
        (seat,) = live.room.match.waiting()
        async with live.lock:
            await live.commit(live.room.play(seat, [live.room.match.legal(seat)[0]]))
        assert live.since > 5.0
        live.away["jan"] = asyncio.get_running_loop().time() - 30
        monkeypatch.setattr(live_room, "MISSED", 60.0)  # tests have it otherwise
        assert live.absent() == set()
        live.away["jan"] -= 31
        assert live.absent() == {"jan"}

    with_store(what)


def test_cutting_off_needs_a_name(house: House) -> None:
    assert refused(house.browser(), "/api/devices/cut", {"id": ""}) == (400, "error-message")
    assert CutOff("x").id == "x" and refused(house.browser(), "/api/devices/cut", {"id": "x"}) == (404, "error-device")
