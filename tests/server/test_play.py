"""A match over the wire: from the first update to the last, told to each as they may know it."""

from __future__ import annotations

import asyncio

import pytest

from kociarnia.engine import Game, verify
from kociarnia.engine.record import Record
from kociarnia.server.client import HouseRefused, Json
from tests.server.house import BOT, HERE, ME, House, asked, play_out, wish


def test_a_match_against_bots_is_played_to_the_end(house: House, game: Game) -> None:
    browser = house.browser()
    table = browser.create(wish(game.name, [ME] + [BOT] * (max(2, game.seats[0]) - 1)))
    assert table["stage"] == "playing" and table["commitment"] and "secret" not in table

    async def play() -> Json:
        async with browser.sit(table["id"]) as seat:
            return await play_out(seat, -1)

    last = asyncio.run(play())
    assert len(last["result"]["places"]) == len(table["chairs"])
    after = browser.get(f"/api/tables/{table['id']}")
    assert after["stage"] == "over" and after["secret"] and len(after["scores"]) == 1
    record = Record.parse(browser.get(f"/api/tables/{table['id']}/record"))
    assert record.places == last["result"]["places"] and record.commitment == table["commitment"]
    assert verify(game, record) > 0


def test_numbers_rise_by_one_and_lines_come_once(house: House, game: Game) -> None:
    """What comes piece by piece is the same as the whole that a newcomer is told, but for what is shown once."""
    browser = house.browser()
    table = browser.create(wish(game.name, [ME] + [BOT] * (max(2, game.seats[0]) - 1)))

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            updates = [await seat.until(lambda _: True)]
            for turn in range(25):
                while not (updates[-1].get("choices") or updates[-1].get("result")):
                    updates.append(await seat.until(lambda _: True))
                if updates[-1].get("result"):
                    break
                number, move = updates[-1]["number"], updates[-1]["choices"][0]["move"]
                await seat.send({"type": "seen", "number": number})
                await seat.send({"type": "move", "id": f"turn {turn}", "number": number, "seat": 0, "move": move})
                while updates[-1].get("answers") != f"turn {turn}":
                    updates.append(await seat.until(lambda _: True))
            async with browser.sit(table["id"]) as again:
                whole = await again.until(lambda _: True)
        first = updates[0]["number"]
        assert [update["number"] for update in updates] == list(range(first, first + len(updates)))
        assert [update.get("whole", False) for update in updates] == [True] + [False] * (len(updates) - 1)
        lines = [line for update in updates for line in update.get("lines", []) if not line.get("once")]
        known = [line for line in whole["lines"] if not line.get("once")]
        assert whole["whole"] and known[: len(lines)] == lines

    asyncio.run(play())


def test_who_keeps_what_it_was_told_has_the_same_before_its_eyes(house: House, game: Game) -> None:
    browser = house.browser()
    table = browser.create(wish(game.name, [ME] + [BOT] * (max(2, game.seats[0]) - 1)))

    async def play() -> None:
        async with browser.sit(table["id"], keeps=True) as keeper:
            kept = [await keeper.until(lambda _: True)]
            async with browser.sit(table["id"]) as seat:
                for turn in range(20):
                    update = await asked(seat)
                    if update.get("result"):
                        break
                    if turn == 10:
                        await keeper.ask({"type": "look", "eyes": -1})
                        await keeper.ask({"type": "look", "eyes": 0})
                    told = await seat.move(update, update["choices"][-1]["move"])
                    while kept[-1]["number"] < told["number"]:
                        kept.append(await keeper.until(lambda _: True))
                    (same,) = [one for one in kept if one["number"] == told["number"]]
                    assert (same["scene"], same["accounts"]) == (told["scene"], told["accounts"])

    asyncio.run(play())


def test_two_at_one_device_see_only_what_they_look_at(house: House, game: Game) -> None:
    browser = house.browser()
    players = max(2, game.seats[0])
    table = browser.create(wish(game.name, ([ME, HERE] + [BOT] * players)[:players]))

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            first = await seat.until(lambda _: True)
            assert first["eyes"] == -1 and "choices" not in first
            for eyes in (0, 1, -1):
                update = await seat.ask({"type": "look", "eyes": eyes})
                assert update["type"] == "update" and update["eyes"] == eyes and update["whole"]
                assert bool(update.get("choices")) == (eyes in update["waiting"])
            if players > 2:
                refused = await seat.ask({"type": "look", "eyes": 2})
                assert refused["say"]["key"] == "error-not-yours"

    asyncio.run(play())


def test_nobody_moves_for_another_seat_or_sees_through_its_eyes(house: House, game: Game) -> None:
    owner, stranger = house.browser(), house.browser()
    table = owner.create(wish(game.name, [ME] + [BOT] * (max(2, game.seats[0]) - 1)))
    stranger.create(wish(game.name, [ME] + [BOT] * (max(2, game.seats[0]) - 1)))  # it has a cookie, and a seat elsewhere

    async def play() -> None:
        async with owner.sit(table["id"]) as seat, stranger.sit(table["id"]) as other:
            update = await asked(seat)
            public = await other.until(lambda _: True)
            assert public["eyes"] == -1 and "choices" not in public
            move = {"type": "move", "number": update["number"], "seat": 0, "move": update["choices"][0]["move"]}
            for message in (
                move,
                {**move, "seat": 1},
                {"type": "look", "eyes": 0},
                {"type": "undo", "number": update["number"], "seat": 0},
                {"type": "hint", "number": update["number"], "seat": 0},
                {"type": "why", "number": update["number"], "seat": 0, "at": []},
                {"type": "preview", "number": update["number"], "seat": 0, "move": move["move"]},
                {"type": "inspect", "eyes": 0, "zone": public["scene"]["zones"][0]["key"]},
            ):
                refused = await other.ask({**message})
                assert refused["type"] == "refused" and refused["say"]["key"] == "error-not-yours", message
            refused = await seat.ask({**move, "seat": 1})
            assert refused["say"]["key"] == "error-not-yours"
            assert (await seat.move(update, update["choices"][0]["move"]))["type"] == "update"
        async with stranger.sit(table["id"], eyes=0) as other:
            assert (await other.hear())["say"]["key"] == "error-not-yours"

    asyncio.run(play())


def test_doubled_and_stale_moves_do_nothing(house: House, game: Game) -> None:
    browser = house.browser()
    table = browser.create(wish(game.name, [ME] + [BOT] * (max(2, game.seats[0]) - 1)))

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            update = await asked(seat)
            move = {"type": "move", "id": "once", "number": update["number"], "seat": 0, "move": update["choices"][0]["move"]}
            answer = await seat.ask({**move})
            assert answer["type"] == "update" and answer["answers"] == "once"
            update = await asked(seat)
            for _ in range(3):
                again = await seat.ask({**move})
                assert again["type"] == "done" and again["number"] >= answer["number"]
            late = await seat.ask({**move, "id": "other"})
            assert late["type"] == "refused" and late["say"]["key"] == "error-stale"
            early = await seat.ask({**move, "id": "early", "number": update["number"] + 5})
            assert early["say"]["key"] == "error-stale"
            wrong = await seat.ask({**move, "id": "wrong", "number": update["number"], "move": 999_999})
            assert wrong["say"]["key"] == "error-move-illegal"
            assert (await seat.ask({"type": "ping"}))["type"] == "pong"

    asyncio.run(play())


def test_asking_changes_nothing(house: House, game: Game) -> None:
    """Hints, reasons, previews and what a piece is."""
    browser = house.browser()
    table = browser.create(wish(game.name, [ME] + [BOT] * (max(2, game.seats[0]) - 1)))

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            update = await asked(seat)
            number, choice = update["number"], update["choices"][0]
            shown = await seat.ask({"type": "preview", "number": number, "seat": 0, "move": choice["move"]})
            assert shown["type"] == "previewed" and shown["scene"]["zones"] and shown["accounts"]
            reason = await seat.ask({"type": "why", "number": number, "seat": 0, "at": ["nowhere"]})
            assert reason["type"] == "reason" and reason["say"]["key"]
            for zone in update["scene"]["zones"]:
                told = await seat.ask({"type": "inspect", "eyes": 0, "zone": zone["key"]})
                pieces = [piece and piece.get("face", "") for piece in zone.get("pieces", [])]
                assert told["type"] == "inspected" and [one and one.get("face", "") for one in told["cards"]] == pieces
            assert (await seat.ask({"type": "inspect", "eyes": -1, "zone": "nowhere"}))["cards"] == []
            hints = await seat.ask({"type": "hint", "number": number, "seat": 0})
            assert hints["type"] == "hints" and 1 <= len(hints["best"]) <= 3
            legal = {one["move"] for one in update["choices"]}
            assert all(one["move"] in legal for one in hints["best"])
            async with browser.sit(table["id"]) as again:
                same = await again.until(lambda _: True)  # others may have answered a question of their own
                assert same["choices"] == update["choices"] and same["accounts"] == update["accounts"]

    asyncio.run(play())


def test_a_seat_that_has_seen_it_is_told_only_what_is_new(house: House, game: Game) -> None:
    browser = house.browser()
    table = browser.create(wish(game.name, [ME] + [BOT] * (max(2, game.seats[0]) - 1)))

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            first = await asked(seat)
            await seat.move(first, first["choices"][0]["move"])
            last = await asked(seat)
        async with browser.sit(table["id"], since=first["number"], match=1) as seat:
            missed = await seat.until(lambda _: True)
            assert missed["number"] >= last["number"] and not missed.get("whole")
            assert all(line["ply"] > first["ply"] or line.get("once") for line in missed.get("lines", []))
        async with browser.sit(table["id"], since=10_000, match=1) as seat:
            assert (await seat.until(lambda _: True))["whole"], "a number from the future proves nothing"
        async with browser.sit(table["id"], since=first["number"], match=7) as seat:
            assert (await seat.until(lambda _: True))["whole"]

    asyncio.run(play())


def test_an_unknown_table_is_refused(house: House) -> None:
    browser = house.browser()
    with pytest.raises(HouseRefused) as refused:
        browser.get("/api/tables/nowhere")
    assert refused.value.status == 404 and refused.value.say["key"] == "error-table"

    async def play() -> None:
        async with browser.sit("nowhere") as seat:
            assert (await seat.hear())["say"]["key"] == "error-table"

    asyncio.run(play())
