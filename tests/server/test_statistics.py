"""What was played here, for the statistics of whoever asks: finished matches, and none that went on from a record."""

from __future__ import annotations

import asyncio

from kociarnia.server.client import Client, Json
from tests.server.house import BOT, ME, House, play_out, wish


def play(browser: Client, table: str) -> Json:
    async def to_the_end() -> Json:
        async with browser.sit(table) as seat:
            return await play_out(seat)

    return asyncio.run(to_the_end())


def test_a_finished_match_is_counted_once_and_only_for_who_sat_there(house: House) -> None:
    browser, stranger = house.browser(), house.browser()
    assert browser.get("/api/statistics") == []
    short = {"turn_cap": "3"}
    table = browser.create(wish("kotobirynt", [ME, BOT], options=short))
    assert browser.get("/api/statistics") == [], "it is not over yet"
    last = play(browser, table["id"])
    (counted,) = browser.get("/api/statistics")
    assert (counted["table"], counted["match"], counted["game"]) == (table["id"], 1, "kotobirynt")
    seats = counted["seats"]
    assert (
        [seat["name"] for seat in seats] == ["Ola", table["chairs"][1]["name"]]
        and seats[0]["mine"]
        and seats[1]["level"] == "kot"
    )
    assert sorted(seat["place"] for seat in seats) == sorted(last["result"]["places"])
    assert stranger.get("/api/statistics") == []
    # Once more from a step of it: that is trying, and counts for nothing.
    record = browser.ask("GET", f"/api/tables/{table['id']}/record")[2].decode()
    ply = next(number for number, line in enumerate(record.split("\n\n")[1].splitlines(), 1) if not line.startswith("*"))
    again = browser.create(wish("kotobirynt", [ME, BOT], record=record, ply=ply))
    play(browser, again["id"])
    assert [one["table"] for one in browser.get("/api/statistics")] == [table["id"]]
