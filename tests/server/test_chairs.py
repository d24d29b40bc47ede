"""Who sits where: inviting, joining, leaving, watching, playing once more."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kociarnia.engine import Record
from kociarnia.server.chairs import Chairs
from kociarnia.server.client import Client, HouseRefused, Json
from kociarnia.server.room import Room
from kociarnia.server.store_types import StoredChair, StoredTable, encode, match_of
from kociarnia.server.updates import Sights
from kociarnia.server.wire import House as TableRules
from tests.server.house import AT_ONCE, BOT, FRIEND, HERE, ME, House, around, asked, play_out, refused, wish


def test_friends_join_by_link(house: House) -> None:
    host, friend, late = house.browser(), house.browser(), house.browser()
    table = host.create(wish("koty", [ME, FRIEND, BOT], start=False))
    path = f"/api/tables/{table['id']}"
    assert table["stage"] == "lobby" and table["host"] and len(table["invitation"]) == 8
    assert refused(host, f"{path}/start") == (409, "error-open-chairs")

    typed = f"{table['invitation'][:4].lower()}-{table['invitation'][4:]}"  # two groups of four, as they are shown
    found = friend.get(f"/api/invitations/{typed}%20")
    assert found["id"] == table["id"] and "invitation" not in found and "host" not in found
    assert refused(friend, f"{path}/join", {"invitation": "AAAAAAAA", "name": "Jan"}) == (400 + 4, "error-invitation")
    joined = friend.post(f"{path}/join", {"invitation": typed.replace("-", " "), "name": "Jan"})
    assert [chair.get("mine", False) for chair in joined["chairs"]] == [False, True, False]
    assert joined["chairs"][1]["name"] == "Jan" and joined["invitation"] == table["invitation"]
    assert friend.join(table["invitation"], "Jan")["chairs"] == joined["chairs"], "once is enough"

    assert refused(late, f"{path}/join", {"invitation": table["invitation"], "name": "Ewa"}) == (409, "error-full")
    for address, body in (("start", None), ("chair", {"chair": 2, "to": FRIEND}), ("house", {"clock": 5})):
        assert refused(friend, f"{path}/{address}", body) == (403, "error-host")
        assert refused(late, f"{path}/{address}", body) == (403, "error-host")
    assert refused(late, f"{path}/leave") == (403, "error-not-sitting")
    assert host.post(f"{path}/start")["stage"] == "playing"
    assert refused(host, f"{path}/start") == (409, "error-playing")
    assert refused(late, f"{path}/join", {"invitation": table["invitation"], "name": "Ewa"}) == (409, "error-full")


def test_a_lobby_is_told_live(house: House) -> None:
    host, friend = house.browser(), house.browser()
    table = host.create(wish("koty", [ME, FRIEND], start=False))

    async def meet() -> None:
        async with host.sit(table["id"]) as seat:
            await seat.until(lambda _: True, "table")
            await asyncio.to_thread(friend.join, table["invitation"], "Jan")
            heard = await around(seat, lambda table: table["chairs"][1]["kind"] == "person")
            assert not heard["chairs"][1].get("here")
            async with friend.sit(table["id"]) as other:
                await around(seat, lambda table: table["chairs"][1].get("here"))
                await asyncio.to_thread(host.post, f"/api/tables/{table['id']}/start")
                one, two = await seat.until(lambda _: True), await other.until(lambda _: True)
                assert (one["eyes"], two["eyes"]) == (0, 1) and one["number"] == two["number"] == 1
            await around(seat, lambda table: not table["chairs"][1].get("here"))

    asyncio.run(meet())


def test_the_host_changes_chairs_in_the_lobby(house: House) -> None:
    host = house.browser()
    table = host.create(wish("sen", [ME, FRIEND, BOT], start=False))
    path = f"/api/tables/{table['id']}"
    changed = host.post(f"{path}/chair", {"chair": 1, "to": {"kind": "bot", "level": "kociak"}})
    assert changed["chairs"][1]["level"] == "kociak" and changed["chairs"][1]["name"]
    changed = host.post(f"{path}/chair", {"chair": 2, "to": {"kind": "here", "name": "Ola"}})
    assert changed["chairs"][2]["name"] == "Ola 2" and changed["chairs"][2]["mine"], "no two have the same name"
    assert refused(host, f"{path}/chair", {"chair": 7, "to": FRIEND}) == (400, "error-chair")
    assert refused(host, f"{path}/chair", {"chair": 1, "to": {"kind": "bot", "level": "x.py:Y"}}) == (400, "error-bot")
    assert host.post(f"{path}/house", {"clock": 30, "hints": False})["house"] == {"clock": 30, "hints": False}


@pytest.mark.parametrize("level", ["genius", "/x.py:Bot", "x.py:Bot"])
def test_only_bots_of_the_house_may_sit(house: House, level: str) -> None:
    """A file of somebody's own is code, and never runs here."""
    browser = house.browser()
    body = wish("koty", [ME, {"kind": "bot", "level": level}])
    assert refused(browser, "/api/tables", body) == (400, "error-bot")
    assert refused(browser, "/api/tables", wish("koty", [ME, BOT], house={"keeper": level})) == (400, "error-bot")


def test_nonsense_makes_no_table(house: House) -> None:
    browser = house.browser()
    assert refused(browser, "/api/tables", wish("chess", [ME, BOT])) == (404, "error-game")
    assert refused(browser, "/api/tables", wish("koty", [ME] * 8)) == (400, "error-players")
    assert refused(browser, "/api/tables", wish("koty", [ME, BOT], options={"moon": "1"})) == (400, "error-option-unknown")
    with pytest.raises(HouseRefused) as told:
        browser.create(wish("koty", []))
    assert (told.value.status, told.value.say["key"]) == (400, "error-message")
    assert "$.chairs" in told.value.say["args"]["why"], "whoever writes a client reads where"
    assert refused(browser, "/api/tables", wish("koty", [ME, FRIEND])) == (409, "error-open-chairs")
    assert browser.get("/api/tables")["tables"] == []


def test_watching_is_public_and_can_be_switched_off(house: House) -> None:
    host, watcher = house.browser(), house.browser()
    table = host.create(wish("koty", [ME, BOT]))

    async def watch() -> None:
        async with host.sit(table["id"]) as seat, watcher.sit(table["id"]) as other:
            first = await asked(seat)
            public = await other.until(lambda update: update["number"] >= first["number"])
            assert public["eyes"] == -1 and "choices" not in public
            await around(seat, lambda table: table.get("watchers") == 1)
            await seat.move(first, first["choices"][0]["move"])
            assert (await other.until(lambda _: True))["number"] == public["number"] + 1

    asyncio.run(watch())
    closed = host.create(wish("koty", [ME, BOT], house={"watch": False, **AT_ONCE}))
    with pytest.raises(HouseRefused) as answer:
        watcher.get(f"/api/tables/{closed['id']}")
    assert answer.value.say["key"] == "error-watch"

    async def shut() -> None:
        async with watcher.sit(closed["id"]) as other:
            assert (await other.hear())["say"]["key"] == "error-watch"
        async with host.sit(closed["id"]) as seat:
            assert await asked(seat)

    asyncio.run(shut())


def test_once_more_with_the_next_starter(house: House) -> None:
    browser = house.browser()
    table = browser.create(wish("koty", [ME, BOT, BOT]))
    path = f"/api/tables/{table['id']}"
    assert refused(browser, f"{path}/rematch") == (409, "error-playing")

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            for match in (1, 2, 3):
                last = await play_out(seat, -1)
                assert last["match"] == match
                after = await asyncio.to_thread(browser.get, path)
                assert len(after["scores"]) == match and after["seats"] == [(at + match - 1) % 3 for at in range(3)]
                places = [after["scores"][-1]["places"][chair] for chair in after["seats"]]
                assert places == last["result"]["places"], "the scorebook goes by chairs, the match by seats"
                await asyncio.to_thread(browser.post, f"{path}/rematch")
                begun = await seat.until(lambda update: update["number"] == 1)
                assert begun["match"] == match + 1 and begun["whole"]
                assert begun["eyes"] == seat.table["seats"].index(0), "eyes go with the chair"

    asyncio.run(play())
    with pytest.raises(HouseRefused) as answer:
        browser.get(f"{path}/record?match=9")
    assert answer.value.status == 404
    first, second = browser.get(f"{path}/record?match=1"), browser.get(f"{path}/record?match=2")
    assert first != second and "names: Ola | " in first


def test_who_leaves_is_replaced_by_a_bot_until_somebody_comes(house: House) -> None:
    host, friend, other = house.browser(), house.browser(), house.browser()
    table = host.create(wish("koty", [ME, FRIEND], start=False))
    path = f"/api/tables/{table['id']}"
    friend.join(table["invitation"], "Jan")
    host.post(f"{path}/start")

    async def play() -> None:
        async with host.sit(table["id"]) as seat, friend.sit(table["id"]) as gone:
            await gone.until(lambda _: True)
            await asyncio.to_thread(friend.post, f"{path}/leave")
            assert (await gone.until(lambda update: update["eyes"] == -1))["whole"], "who has left sees as the audience"
            left = await around(seat, lambda table: table["chairs"][1].get("kept"))
            assert left["chairs"][1]["kind"] == "open" and left["chairs"][1]["level"] == "kociak"
            for _ in range(3):  # a bot answers in the meantime
                update = await asked(seat)
                await seat.move(update, update["choices"][0]["move"])
            for body in ({"chair": 1, "to": HERE}, {"chair": 1, "to": ME}):
                assert await asyncio.to_thread(refused, host, f"{path}/chair", body) == (409, "error-second-chair")
            again = {"invitation": table["invitation"], "name": "Ola", "chair": 1}
            assert await asyncio.to_thread(refused, host, f"{path}/join", again) == (409, "error-second-chair")
            joined = await asyncio.to_thread(other.join, table["invitation"], "Ewa")
            assert joined["chairs"][1]["name"] == "Ewa" and joined["chairs"][1]["mine"]
            assert not joined["chairs"][1].get("kept")

    asyncio.run(play())
    assert refused(friend, f"{path}/leave") == (403, "error-not-sitting")


def test_who_loses_a_chair_loses_its_eyes(house: House) -> None:
    """The host gives a friend's chair to somebody else in the lobby; the friend's page is still there when it begins."""
    host, friend = house.browser(), house.browser()
    table = host.create(wish("koty", [ME, FRIEND], start=False))
    path = f"/api/tables/{table['id']}"
    friend.join(table["invitation"], "Jan")

    async def play() -> None:
        async with friend.sit(table["id"], eyes=1) as gone, host.sit(table["id"]) as seat:
            await around(gone, lambda table: table["chairs"][1].get("mine"))
            await asyncio.to_thread(host.post, f"{path}/chair", {"chair": 1, "to": HERE})
            await asyncio.to_thread(host.post, f"{path}/start")
            assert (await gone.until(lambda _: True))["eyes"] == -1
            assert (await seat.until(lambda _: True))["eyes"] == -1, "two seats at one device: it has to say which"

    asyncio.run(play())


def test_a_browser_with_two_seats_is_asked_through_whose_eyes(house: House) -> None:
    browser = house.browser()
    table = browser.create(wish("koty", [ME, HERE]))

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            assert (await seat.until(lambda _: True))["eyes"] == -1
        async with browser.sit(table["id"], eyes=1) as seat:
            assert (await seat.until(lambda _: True))["eyes"] == 1

    asyncio.run(play())


def test_nobody_at_a_table_is_called_like_the_teacher(house: House) -> None:
    """The cat who gives the lessons: no bot has his name, nor has somebody who gives none, and who wants it gets a number."""
    mruczek, *others = [{**ME, "name": "Mruczek"}, {**HERE, "name": ""}, BOT, BOT, BOT, BOT]
    names = [chair["name"] for chair in house.browser().create(wish("koty", [mruczek, *others], start=False))["chairs"]]
    assert names[0] == "Mruczek 2" and "Mruczek" not in names and len(set(names)) == 6


@pytest.mark.parametrize("odd", ["Ola\u2028Ola", "\u2029", "Ola\x85\n\x0b|"])
def test_a_name_cannot_break_a_record(odd: str) -> None:
    chairs = Chairs(StoredTable("place", "koty", {}, [], TableRules(), "CODE", "browser"))
    record = Record("koty", 2, 2, {}, ["0 pass"], "", [chairs.named(odd), "Jan"])
    assert Record.parse(record.text()) == record and len(record.names[0].splitlines()) == 1
    older = Record("koty", 2, 2, {}, ["0 pass"], "", ["Ola\u2028Ola", "Jan"])
    assert Record.parse(older.text()) == older, "one that is in somebody's file already"


def two_people(house: House, **rules: Any) -> tuple[Client, Client, Json]:
    host, friend = house.browser(), house.browser()
    table = host.create(wish("koty", [ME, FRIEND, BOT], start=False, house={**AT_ONCE, **rules}))
    friend.join(table["invitation"], "Jan")
    host.post(f"/api/tables/{table['id']}/start")
    return host, friend, table


@pytest.mark.parametrize("change", [{"clock": 1}, {"keeper": "maluszek"}, {"grace": 1}, {"undo": False}, {"hints": False}])
def test_what_concerns_every_seat_is_not_changed_in_the_middle_of_a_match(house: House, change: Json) -> None:
    """Else a host could have moves made for a guest who sits there and thinks."""
    host, friend, table = two_people(house)
    path = f"/api/tables/{table['id']}/house"
    assert refused(host, path, {**AT_ONCE, **change}) == (409, "error-house-playing")
    assert friend.get(path.removesuffix("/house"))["house"] == AT_ONCE
    assert host.post(path, {"pace": 2, "watch": False})["house"] == {"pace": 2, "watch": False}, (
        "this takes nothing from anybody"
    )
    alone = host.create(wish("koty", [ME, BOT]))
    assert host.post(f"/api/tables/{alone['id']}/house", {**AT_ONCE, **change})["house"] == {**AT_ONCE, **change}


def test_what_was_changed_between_matches_is_told_in_the_log() -> None:
    chairs = [StoredChair("person", f"P{n}", owner=f"browser {n}") for n in range(2)]
    room = Room(StoredTable("place", "koty", {}, chairs, TableRules(), "CODE", "browser 0"))
    room.begin()
    assert b"log-house" not in Sights(room, room.running()).since(0, 0, [])
    room.stored.stage = "over"
    room.chairs.settle_house("browser 0", TableRules(clock=30, undo=False))
    first = room.begin()
    told = Sights(room, room.running()).since(1, 0, [])
    assert told.count(b"log-house") == 2 and b'"log-house-time","args":{"seconds":30,' in told
    assert room.dealt is not None
    again = Room(room.stored)
    again.resume(match_of(encode(room.dealt)), [first.entry], {})
    assert Sights(again, again.running()).since(1, 0, []) == told, "after a restart too"


def test_who_got_up_takes_no_other_chair_while_the_match_runs(house: House) -> None:
    """They have seen a hand; the chair that they had is still theirs to take."""
    host, friend, table = two_people(house)
    other = house.browser()
    path = f"/api/tables/{table['id']}"
    friend.post(f"{path}/leave")
    host.post(f"{path}/leave")
    for chair in (0, 2):
        body = {"invitation": table["invitation"], "name": "Jan", "chair": chair}
        assert refused(friend, f"{path}/join", body)[0] == 409
    assert (
        refused(friend, f"{path}/join", {"invitation": table["invitation"], "name": "Jan", "chair": 0})[1]
        == "error-second-chair"
    )
    back = friend.join(table["invitation"], "Jan")
    assert back["chairs"][1]["mine"] and not back["chairs"][0].get("mine"), "not the first that is free"
    assert other.join(table["invitation"], "Ewa")["chairs"][0]["name"] == "Ewa", "somebody new may"


def test_who_has_left_does_not_keep_the_others_from_playing_again(house: House) -> None:
    host, friend = house.browser(), house.browser()
    table = host.create(wish("kotobirynt", [ME, FRIEND, BOT], options={"turn_cap": "1"}, start=False))
    path = f"/api/tables/{table['id']}"
    friend.join(table["invitation"], "Jan")
    host.post(f"{path}/start")

    async def play() -> None:
        async with host.sit(table["id"]) as one, friend.sit(table["id"]) as other:
            ended = [asyncio.create_task(play_out(seat)) for seat in (one, other)]
            await asyncio.gather(*ended)

    asyncio.run(play())
    host.post(f"{path}/leave")
    assert refused(friend, f"{path}/rematch") == (409, "error-open-chairs")
    again = friend.post(f"{path}/rematch", {"kittens": True})
    assert again["match"] == 2 and [chair.get("level", "") for chair in again["chairs"]] == ["kociak", "", BOT["level"]]
    assert all(chair["name"] for chair in again["chairs"])
