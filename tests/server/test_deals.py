"""Deals that several play: of the day, and by challenge. What is compared was met for the first time, and nobody knew more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from kociarnia import games
from kociarnia.bots import make
from kociarnia.engine import Game, QuickDice, Record, Refusal, daily, verify
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.client import Client, Json
from kociarnia.server.deals import Deals
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.rooms import Rooms
from kociarnia.server.sqlite_store import SqliteStore
from kociarnia.server.wire import AUDIENCE
from tests.server.house import AT_ONCE, BOT, FRIEND, ME, House, asked, play_out, refused, wish

QUICK = "sen"  # one round of it is soon played
GAME = games.find(QUICK)
SHORT = {"turn_cap": "5"}


def today(browser: Client, game: str = QUICK, name: str = "Ola") -> Json:
    return at(browser, browser.post(f"/api/daily/{game}", {"name": name}))


def at(browser: Client, begun: Json) -> Json:
    table: Json = browser.get(f"/api/tables/{begun['table']}")
    return table


def listed(browser: Client, game: str = QUICK) -> Json:
    found: Json = browser.get(f"/api/daily/{game}")
    return found


def played(browser: Client, table: Json, pick: int = 0) -> tuple[Json, Json]:
    """How it was dealt, and what came of it."""

    async def play() -> tuple[Json, Json]:
        async with browser.sit(table["id"], pace=0) as seat:
            dealt = (await asked(seat))["scene"]
            return dealt, (await play_out(seat, pick))["result"]

    return asyncio.run(play())


def test_the_deal_of_the_day_is_the_same_for_all_and_keeps_a_list(house: House) -> None:
    ola, jan = house.browser(), house.browser()
    before = listed(ola)["listed"]
    tables = [today(ola), today(jan, name="Jan")]
    assert all(table["deal"] == {"day": daily.today(), "counts": True} for table in tables)
    assert [chair.get("level", "") for chair in tables[0]["chairs"]] == ["", GAME.daily.level, GAME.daily.level]
    assert tables[0]["options"] == GAME.daily.options and tables[0]["commitment"] == tables[1]["commitment"]
    one, two = played(ola, tables[0]), played(jan, tables[1])
    assert one == two, "the same cards, the same cats, the same choices"
    found = listed(jan)
    assert found["listed"] == before + 2 and found["commitment"] == tables[0]["commitment"]
    mine = next(row for row in found["best"] if row.get("mine"))
    result = two[1]["places"][0], two[1]["scores"][0]
    assert (mine["name"], mine["place"], mine["points"]) == ("Jan", *result) and mine["table"] == tables[1]["id"]
    assert not any(row["table"] for row in found["best"] if not row["mine"]), "theirs is looked at when the day is over"
    points = [(row["place"], row["points"], -row["lead"]) for row in found["best"]]
    assert points == sorted(points) and found["rank"] == mine["rank"] == points.index(points[found["best"].index(mine)]) + 1
    shown = {deal["game"]: deal for deal in jan.get("/api/daily")["deals"]}
    assert sorted(shown) == sorted(games.names()) and shown[QUICK]["rank"] == found["rank"]
    assert jan.get("/api/daily")["played"] == [daily.today()]
    assert jan.get("/api/daily")["streak"] == 1 and house.browser().get("/api/daily")["streak"] == 0
    assert jan.get("/api/statistics")[-1]["table"] == tables[1]["id"]


def test_the_first_try_counts_from_the_moment_that_it_begins(house: House) -> None:
    """Whoever has seen the cards and begins anew finds the table as they left it; after its end nothing counts any more."""
    ola = house.browser()
    table = today(ola)
    assert today(ola)["id"] == table["id"] and ola.get("/api/daily")["streak"] == 0
    played(ola, table)
    before = listed(ola)
    assert before["mine"]["points"] is not None and before["rank"]
    again = today(ola)
    assert again["id"] != table["id"] and again["deal"] == {"day": daily.today()}
    played(ola, again, pick=-1)
    assert ola.post(f"/api/tables/{table['id']}/rematch")["deal"] == {"day": daily.today()}
    assert ola.get(f"/api/tables/{table['id']}")["seats"] == [0, 1, 2], "the same seat once more"
    played(ola, table, pick=-1)
    assert listed(ola) == before and len(ola.get("/api/statistics")) == 1
    left = house.browser()
    given_up = today(left)
    left.post(f"/api/tables/{given_up['id']}/leave")
    assert "counts" not in today(left)["deal"], "whoever gets up has seen it"


def test_nobody_knows_the_deal_before_its_day_is_over(house: House) -> None:
    ola, stranger = house.browser(), house.browser()
    table = today(ola)
    path = f"/api/tables/{table['id']}"
    for moment in ("playing", "over"):
        for what in ("", "/replay", "/record", "/review", "/cards"):
            assert refused(stranger, f"{path}{what}", method="GET") == (403, "error-watch"), (moment, what)
        if moment == "playing":
            played(ola, table)
    assert "secret" not in ola.get(path) and "secret" not in ola.get(f"{path}/replay")
    assert not listed(ola)["secret"] and "secret:" not in ola.get(f"{path}/record")
    assert refused(ola, f"{path}/challenge", {"match": 0, "seat": 0}) == (403, "error-day-open")
    assert refused(ola, f"/api/daily/{QUICK}?day=2999-01-01", method="GET") == (404, "error-day")
    assert refused(ola, f"/api/daily/{QUICK}?day=someday", method="GET") == (404, "error-day")
    assert refused(ola, "/api/daily/chess", {}) == (404, "error-game")


def test_the_table_is_the_same_for_all(house: House) -> None:
    """No gentler cats, no tiger in one's own place, no advice, no second look."""
    ola, friend = house.browser(), house.browser()
    table = today(ola, "najlepsza_gra")
    path = f"/api/tables/{table['id']}"
    assert refused(ola, f"{path}/chair", {"chair": 1, "to": {"kind": "bot", "level": "random"}}) == (409, "error-deal-fixed")
    assert refused(ola, f"{path}/house", {"keeper": "tygrys", "clock": 1}) == (409, "error-deal-fixed")
    assert refused(friend, f"{path}/join", {"invitation": table["invitation"], "name": "Jan"}) == (409, "error-deal-fixed")

    async def sit() -> tuple[str, str]:
        async with ola.sit(table["id"], pace=0) as seat:
            update = await asked(seat)
            hint = await seat.ask({"type": "hint", "number": update["number"], "seat": 0})
            while not (await seat.move(update, update["choices"][0]["move"])).get("undo") and seat.last["ply"] == update["ply"]:
                update = await asked(seat)
            update = await asked(seat)
            back = await seat.ask({"type": "undo", "number": update["number"], "seat": 0})
            return hint["say"]["key"], back["say"]["key"]

    assert asyncio.run(sit()) == ("error-hints-off", "error-undo-deal")


def test_a_table_by_hand_is_no_deal_of_the_day(house: House) -> None:
    record = next(iter(sorted((GAME.folder / "records").glob("*.txt")))).read_text(encoding="utf-8")
    players = Record.parse(record).players
    forged = house.browser().create(
        wish(QUICK, [ME, *[BOT] * (players - 1)], daily=True, deal={"counts": True}, record=record, ply=1)
    )
    assert "deal" not in forged


def finished(browser: Client, chairs: list[Json] | None = None) -> tuple[Json, Json, Json]:
    """A match where nobody is asked together with somebody else: in a house of tests who is quicker changes the deal."""
    table = browser.create(wish("koty", chairs or [ME, BOT], options=SHORT))
    return table, *played(browser, table)


def challenge(browser: Client, table: Json) -> str:
    return str(browser.post(f"/api/tables/{table['id']}/challenge", {"match": 0, "seat": 0})["code"])


def take_up(browser: Client, code: str, name: str) -> Json:
    return at(browser, browser.post(f"/api/challenges/{code}", {"name": name}))


def test_the_same_deal_for_a_friend(house: House) -> None:
    """Nothing of the result before one's own end; then both side by side."""
    ola, jan = house.browser(), house.browser()
    table, dealt, result = finished(ola)
    code = challenge(ola, table)
    assert challenge(ola, table) == code
    told = jan.get(f"/api/challenges/{code}")
    assert told["by"] == "Ola" and told["stage"] == "open" and not told["tries"] and table["id"] not in str(told)
    mine = take_up(jan, code.lower(), "Jan")
    assert mine["deal"] == {"code": code, "counts": True} and mine["options"] == SHORT
    assert take_up(jan, code, "Jan")["id"] == mine["id"] and not jan.get(f"/api/challenges/{code}")["tries"]
    assert refused(house.browser(), f"/api/tables/{mine['id']}/replay", method="GET") == (403, "error-watch")
    assert played(jan, mine) == (dealt, result)
    told = jan.get(f"/api/challenges/{code}")
    assert told["stage"] == "over" and [(row["name"], row["mine"]) for row in told["tries"]] == [
        ("Ola", False),
        ("Jan", True),
    ]
    assert told["tries"][0]["table"] == table["id"], "now it may be looked at"
    assert "counts" not in take_up(jan, code, "Jan")["deal"] and "counts" not in take_up(ola, code, "Ola")["deal"]
    assert ola.get(f"/api/challenges/{code}")["mine"]
    assert challenge(jan, mine) == code, "all who play it are in one list"


def test_whoever_has_seen_a_deal_is_not_compared(house: House) -> None:
    ola, friend = house.browser(), house.browser()
    me = {"kind": "me", "name": "Ewa"}  # deals of tests follow from the names: this one is nobody else's
    table = ola.create(wish(QUICK, [me, FRIEND], options={"rounds": "1"}, start=False))
    friend.join(table["invitation"], "Ela")
    ola.post(f"/api/tables/{table['id']}/start")
    code = ""
    watcher, left = house.browser(), house.browser()
    today(watcher)  # so that it has a name

    async def play() -> None:
        async with ola.sit(table["id"]) as one, friend.sit(table["id"]) as other, watcher.sit(table["id"]) as third:
            await third.until(lambda update: True)
            while True:
                for seat in (one, other):
                    while (update := seat.last).get("choices"):
                        await seat.move(update, update["choices"][0]["move"])
                    if update.get("result"):
                        return
                await asyncio.wait([asyncio.create_task(seat.hear()) for seat in (one, other)], return_when="FIRST_COMPLETED")

    asyncio.run(play())
    code = challenge(ola, table)
    looked = house.browser()
    looked.get(f"/api/tables/{table['id']}/replay")
    assert looked.cookie, "whoever looks back is known by it"
    for one in (friend, watcher, looked):
        assert one.get(f"/api/challenges/{code}")["stage"] == "known"
        assert "counts" not in take_up(one, code, "Ela")["deal"]
    assert take_up(left, code, "Jan")["deal"]["counts"]
    assert [chair["level"] for chair in take_up(left, code, "Jan")["chairs"] if chair["kind"] == "bot"] == [GAME.daily.level]


def together(house: House, table: Json, *people: Client) -> Json:
    """All of them play to the end; their result."""

    async def play() -> Json:
        async with people[0].sit(table["id"], **AT_ONCE) as one, people[1].sit(table["id"], **AT_ONCE) as other:
            await asyncio.gather(play_out(one), play_out(other))
            result: Json = one.last["result"]
            return result

    people[0].post(f"/api/tables/{table['id']}/start")
    return asyncio.run(play())


def test_a_table_of_friends_plays_what_another_table_of_friends_has_played(house: House) -> None:
    ola, jan, ewa, ala, late = (house.browser() for _ in range(5))
    table = ola.create(wish("koty", [ME, FRIEND, BOT], options=SHORT, start=False))
    jan.join(table["invitation"], "Jan")
    first = together(house, table, ola, jan)
    code = challenge(ola, table)
    assert ewa.get(f"/api/challenges/{code}")["people"] == 2 and not ewa.get(f"/api/challenges/{code}")["companies"]

    ours = at(ewa, ewa.post(f"/api/challenges/{code}/table", {"name": "Ewa"}))
    assert ours["stage"] == "lobby" and [chair["kind"] for chair in ours["chairs"]] == ["person", "open", "bot"]
    path = f"/api/tables/{ours['id']}"
    assert refused(ewa, f"{path}/start") == (409, "error-open-chairs")
    assert refused(ewa, f"{path}/chair", {"chair": 1, "to": {"kind": "bot", "level": "kot"}}) == (409, "error-deal-fixed")
    ala.join(ours["invitation"], "Ala")
    second = together(house, ours, ewa, ala)
    assert ewa.get(path)["commitment"] == ola.get(f"/api/tables/{table['id']}")["commitment"]
    for browser, mine in ((ala, 1), (ola, 0)):
        told = browser.get(f"/api/challenges/{code}")
        assert [[one["name"] for one in company["people"]] for company in told["companies"]] == [["Ola", "Jan"], ["Ewa", "Ala"]]
        points = [[one["points"] for one in company["people"]] for company in told["companies"]]
        assert points == [first["scores"][:2], second["scores"][:2]]
        assert [company["mine"] for company in told["companies"]] == [mine == 0, mine == 1]
    assert refused(late, f"/api/tables/{ours['id']}/join", {"invitation": ours["invitation"], "name": "X"})[0] == 409

    # Somebody who knows the deal may sit there too; then nothing is compared.
    third = at(late, late.post(f"/api/challenges/{code}/table", {"name": "Iga"}))
    jan.join(third["invitation"], "Jan")
    together(house, third, late, jan)
    assert "counts" not in late.get(f"/api/tables/{third['id']}")["deal"]
    assert len(late.get(f"/api/challenges/{code}")["companies"]) == 2, "they have met it now, and see the others"
    alone, _, _ = finished(late, [{"kind": "me", "name": "Solo"}, BOT])
    lonely = challenge(late, alone)
    assert refused(ewa, f"/api/challenges/{lonely}/table", {"name": "Ewa"}) == (409, "error-challenge-alone")


def test_only_a_match_that_is_over_can_be_played_by_others(house: House) -> None:
    ola, stranger = house.browser(), house.browser()
    running = ola.create(wish(QUICK, [ME, BOT]))
    wanted = {"match": 0, "seat": 0}
    assert refused(ola, f"/api/tables/{running['id']}/challenge", wanted) == (403, "error-not-over")
    over, *_ = finished(ola, [{"kind": "me", "name": "Iga"}, BOT])
    assert refused(stranger, f"/api/tables/{over['id']}/challenge", wanted) == (403, "error-not-yours")
    assert refused(ola, f"/api/tables/{over['id']}/challenge", {"match": 7, "seat": 0}) == (404, "error-match")
    assert refused(ola, "/api/challenges/NOTHERE", method="GET") == (404, "error-challenge")
    assert refused(ola, "/api/challenges/NOTHERE", {}) == (404, "error-challenge")
    record = ola.get(f"/api/tables/{over['id']}/record")
    plies = next(at for at, line in enumerate(Record.parse(record).moves) if line.startswith("0"))
    again = ola.create(wish("koty", [ME, BOT], record=record, ply=plies))
    played(ola, again)
    assert refused(ola, f"/api/tables/{again['id']}/challenge", wanted) == (409, "error-challenge-record")


# --- what takes a day, in this process


class Nobody:
    """Bots that never answer."""

    def keep(self, live: Any) -> None: ...
    def look(self, live: Any) -> None: ...


def in_a_house(tmp_path: Path, what: Callable[[Deals], Awaitable[None]]) -> None:
    store = SqliteStore(tmp_path / "one.sqlite")
    try:
        asyncio.run(cast(Any, what(Deals(Rooms(store, cast(BotPlayer, Nobody()))))))
    finally:
        store.shut()


async def begun(deals: Deals, browser: str, game: Game = GAME) -> LiveRoom:
    return await deals.rooms.find(await deals.play_today(browser, game, browser))


async def to_the_end(live: LiveRoom, most: int = 10_000) -> None:
    """All seats play as a cat would."""
    match = live.room.running()
    for _ in range(most):
        if match.over:
            return
        seat = match.waiting()[0]
        cat = make("kot", match.game)
        await live.commit(
            live.room.play(seat, [cat.choose(match.rules, match.view(seat), match.legal(seat), QuickDice(match.seed(seat)))])
        )


def test_when_the_day_is_over_it_is_told_what_was_dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """… and nothing that comes later enters the list."""
    day = daily.today()

    async def what(deals: Deals) -> None:
        first, late = [await begun(deals, browser, game) for browser in ("ola", "jan")]
        await to_the_end(first)
        own = await deals.list_of(game, day, "ola")
        assert own.mine is not None and own.listed == own.rank == 1 and own.secret == ""
        monkeypatch.setattr(daily, "now", lambda: daily.midnight_after(day) + daily.LATE)
        await to_the_end(late)
        found = await deals.list_of(game, day, "")
        assert [one.name for one in found.best] == ["ola"] and found.best[0].table == first.room.stored.id and not found.today
        first.check_watching("")  # anybody may look at it now
        assert first.room.match is not None and first.room.dealt is not None
        assert verify(game, Record.parse(first.room.match.record.text()), found.secret)
        assert first.table("").secret == found.secret and first.room.dealt.commitment == found.commitment
        assert (await deals.list_of(game, "", "ola")).mine is None, "another day, another deal"
        assert (await deals.today("ola")).streak == 1 and (await deals.today("jan")).streak == 0
        assert await deals.challenge(first, first.room, 0, "ola")

    in_a_house(tmp_path, what)


def test_a_try_is_not_lost_with_a_table_that_never_came_to_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def what(deals: Deals) -> None:
        create = deals.rooms.create

        async def broken_off(*args: Any) -> LiveRoom:
            raise Refusal("error-store")

        monkeypatch.setattr(deals.rooms, "create", broken_off)
        with pytest.raises(Refusal, match="store"):
            await deals.play_today("ola", GAME, "Ola")
        monkeypatch.setattr(deals.rooms, "create", create)
        assert (await begun(deals, "ola")).room.stored.counts

    in_a_house(tmp_path, what)


def test_who_begins_twice_at_once_begins_once(tmp_path: Path) -> None:
    async def what(deals: Deals) -> None:
        both = await asyncio.gather(*(begun(deals, "ola") for _ in range(2)))
        assert sum(live.room.stored.counts for live in both) == 1

    in_a_house(tmp_path, what)


def test_what_a_bot_did_in_my_name_is_not_mine(tmp_path: Path) -> None:
    """Nor what I did after I had taken back a look at what comes: older tables allowed both."""

    async def what(deals: Deals) -> None:
        for spoilt in ("kept", "peeked"):
            live = await begun(deals, spoilt)
            match = live.room.running()
            assert AUDIENCE not in match.waiting()
            while not match.over:
                seat = match.waiting()[0]
                sender = "keeper:kot" if spoilt == "kept" and seat == 0 else ""
                await live.commit(live.room.play(seat, [match.legal(seat)[0]], sender))
                if spoilt == "peeked":
                    live.room.peeked = True
            assert (await deals.list_of(GAME, "", spoilt)).listed == 0

    in_a_house(tmp_path, what)


def test_a_second_device_is_no_second_try(house: House) -> None:
    """What was met in one browser has been met by whoever plays in it, before and after it became theirs."""
    ola, phone = house.browser(), house.browser()
    played(phone, today(phone, name="Telefon"))
    table = ola.create(wish(QUICK, [ME, BOT]))
    code = ola.post("/api/devices/code", {"name": "Ola", "kind": "computer"})["code"]
    phone.post("/api/devices/join", {"code": code, "kind": "phone"})
    assert table["id"] in [line["id"] for line in phone.get("/api/tables")["tables"]]
    assert "counts" not in today(ola)["deal"]
    again = today(phone, "koty")
    assert again["chairs"][0]["mine"] and again["id"] in [line["id"] for line in ola.get("/api/tables")["tables"]]
    assert ola.get(f"/api/tables/{again['id']}")["chairs"][0]["mine"], "both devices are one person"
