"""Looking back: matches step by step, records that somebody brings along, honest deals, playing on."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from kociarnia.engine import Game, HashDice, Match, QuickDice, Record, latest_choice
from kociarnia.server.client import Client, HouseRefused, Json
from tests.server.house import BOT, ME, House, asked, play_out, wish


def refused(browser: Client, path: str, body: Json | None = None) -> tuple[int, str]:
    with pytest.raises(HouseRefused) as answer:
        browser.call("GET" if body is None else "POST", path, body)
    return answer.value.status, answer.value.say["key"]


def a_record(game: Game) -> Record:
    path = next(iter(sorted((game.folder / "records").glob("*.txt"))))
    return Record.parse(path.read_text(encoding="utf-8"))


def test_a_running_match_is_shown_as_the_audience_saw_it(house: House) -> None:
    browser, stranger = house.browser(), house.browser()
    table = browser.create(wish("koty", [ME, BOT]))
    path = f"/api/tables/{table['id']}"

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            for _ in range(4):
                update = await asked(seat)
                await seat.move(update, update["choices"][0]["move"])

    asyncio.run(play())
    shown = browser.get(f"{path}/replay")
    assert shown["eyes"] == -1 and [step["ply"] for step in shown["steps"]] == list(range(len(shown["steps"])))
    assert "secret" not in shown and shown["plies"] >= len(shown["steps"]) - 1
    assert browser.get(f"{path}/replay?from=2&to=4")["steps"] == stranger.get(f"{path}/replay")["steps"][2:5]
    assert browser.get(f"{path}/cards?ply=2&zone={shown['steps'][2]['scene']['zones'][0]['key']}")["cards"]
    for eyes in (0, 1, -7):
        assert refused(browser, f"{path}/cards?eyes={eyes}") == (403, "error-not-over")
        assert refused(browser, f"{path}/replay?eyes={eyes}") == (403, "error-not-over")
        assert refused(stranger, f"{path}/replay?eyes={eyes}") == (403, "error-not-over")
    assert refused(browser, f"{path}/record") == (403, "error-not-over")
    assert refused(browser, f"{path}/replay?from=100000") == (404, "error-step")
    assert refused(browser, f"{path}/replay?from=x") == (400, "error-number")
    assert refused(browser, f"{path}/replay?match=5") == (404, "error-match")


def test_a_match_that_is_over_is_open_to_all_eyes(house: House, game: Game) -> None:
    browser, stranger = house.browser(), house.browser()
    table = browser.create(wish(game.name, [ME] + [BOT] * (max(2, game.seats[0]) - 1)))
    path = f"/api/tables/{table['id']}"

    async def play() -> Json:
        async with browser.sit(table["id"]) as seat:
            return await play_out(seat, -1)

    last = asyncio.run(play())
    for eyes in range(-1, len(table["chairs"])):
        first = stranger.get(f"{path}/replay?eyes={eyes}")
        assert first["plies"] == last["ply"] and first["places"] == last["result"]["places"] and first["secret"]
        assert len(first["steps"]) == min(250, first["plies"] + 1)
        end = stranger.get(f"{path}/replay?eyes={eyes}&from={first['plies']}")["steps"]
        assert [step["ply"] for step in end] == [first["plies"]]
        zone = first["steps"][5]["scene"]["zones"][-1]
        told = stranger.get(f"{path}/cards?eyes={eyes}&ply=5&zone={zone['key']}")
        assert [one and one.get("face") for one in told["cards"]] == [one and one.get("face") for one in zone.get("pieces", [])]
        if eyes == 0:
            assert end[0]["scene"] == last["scene"] and end[0]["accounts"] == last["accounts"]


def test_a_record_is_read_and_checked(house: House, game: Game) -> None:
    browser, record = house.browser(), a_record(game)
    for eyes in (-1, 0):
        shown = browser.post("/api/replay", {"record": record.text(), "eyes": eyes, "end": 20})
        assert shown["plies"] == len(record.moves) and len(shown["steps"]) == 21 and shown["game"] == game.name
        zone = shown["steps"][20]["scene"]["zones"][0]
        asked = {"record": record.text(), "eyes": eyes, "start": 20, "zone": zone["key"]}
        assert len(browser.post("/api/replay/cards", asked)["cards"]) == len(zone.get("pieces", []))
    assert browser.post("/api/replay", {"record": record.text(), "start": 7, "end": 7})["steps"][0]["ply"] == 7
    record.commitment = record.secret = ""
    unsealed = browser.post("/api/verify", {"record": record.text()})
    assert not unsealed["honest"] and unsealed["why"]["key"] == "error-fair-no-commitment"

    match = Match(game, game.seats[0], {}, HashDice("a fair one"))
    luck = QuickDice(3)
    while not match.over:
        seat = match.waiting()[0]
        legal = match.legal(seat)
        match.play(seat, legal[luck.below(len(legal))])
    text = match.record.text()
    assert browser.post("/api/verify", {"record": text}) == {
        "honest": True, "dealt": sum(1 for move in match.record.moves if move.startswith("*"))
    }  # fmt: skip
    assert not browser.post("/api/verify", {"record": text.replace("a fair one", "another")})["honest"]


BROKEN = [
    "", "hello", "kociarnia record 1", "kociarnia record 1\ngame: koty 1\nplayers: ²\n", "kociarnia record 1\nplayers: 2\n",
    "kociarnia record 1\ngame: chess 1\nplayers: 2\n", f"kociarnia record 1\ngame: koty {'9' * 5000}\nplayers: 2\n",
    "kociarnia record 1\ngame: koty 1\nplayers: 2\n\n² pass\n", "kociarnia record 1\ngame: koty 1\nplayers: 99\n\n* x\n",
    "kociarnia record 1\ngame: koty 1\nplayers: 2\nscores: a b\n\n", "kociarnia record 1\ngame: ../koty 1\nplayers: 2\n\n",
]  # fmt: skip


@pytest.mark.parametrize("text", BROKEN, ids=range(len(BROKEN)))
def test_a_damaged_record_is_refused(house: House, text: str) -> None:
    browser = house.browser()
    status, key = refused(browser, "/api/replay", {"record": text})
    assert 400 <= status < 500 and key.startswith("error-")
    assert not browser.post("/api/verify", {"record": text})["honest"]
    status, key = refused(browser, "/api/tables", wish("koty", [ME, BOT], record=text or "x", ply=99))
    assert 400 <= status < 500


def test_playing_on_from_a_step(house: House, game: Game) -> None:
    browser, record = house.browser(), a_record(game)
    ply = len(record.moves) // 2
    chairs = [ME] + [BOT] * (record.players - 1)
    table = browser.create(wish(game.name, chairs, record=record.text(), ply=ply))
    assert table["stage"] == "playing" and table.get("commitment", "") == "", "the first half was dealt by another secret"
    assert table["options"] == game.texts(game.settle(record.players, game.as_of(record.version, record.options)))

    async def look() -> Json:
        async with browser.sit(table["id"]) as seat:
            return await asked(seat)

    update = asyncio.run(look())
    assert update["ply"] >= ply
    whole = refused(browser, "/api/tables", wish(game.name, chairs, record=record.text(), ply=len(record.moves)))
    assert whole == (409, "error-over") or not record.places
    assert refused(browser, "/api/tables", wish(game.name, [ME] * 7, record=record.text())) in (
        (400, "error-record-other"), (400, "error-players"),
    )  # fmt: skip


def test_nobody_plays_on_from_where_they_had_nothing_to_choose_any_more(house: House, game: Game) -> None:
    """The cats would only play to the end, and a finished table would lie on the list."""
    match = Match.resume(game, a_record(game), deal=False)
    last = [latest_choice(match, seat, False) or 0 for seat in range(match.players)]
    seat = last.index(min(last))
    chairs = [BOT] * match.players
    chairs[seat] = ME
    at = partial(wish, game.name, chairs, record=match.record.text())
    browser = house.browser()
    assert refused(browser, "/api/tables", at(ply=last[seat] + 1)) == (409, "error-over")
    assert browser.create(at(ply=last[seat]))["stage"] == "playing"


def test_a_replay_says_which_cats_sat_there(house: House) -> None:
    browser = house.browser()
    table = browser.create(wish("koty", [ME, {"kind": "bot", "level": "kociak"}], options={"turn_cap": "5"}))

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            await play_out(seat)

    asyncio.run(play())
    assert browser.get(f"/api/tables/{table['id']}/replay")["levels"] == ["", "kociak"]
