"""What is shown once: a peek in a game of memory. A reload does not show it again; an update lost on the way is not lost."""

from __future__ import annotations

import asyncio

import pytest

from kociarnia import games
from kociarnia.engine import QuickDice, Refusal
from kociarnia.server.client import Json
from kociarnia.server.updates import Sights
from tests.server.house import BOT, ME, House, asked, wish
from tests.server.test_replay import refused
from tests.server.test_undo import room_of


def once(update: Json) -> list[Json]:
    return [line for line in update.get("lines", []) if line.get("once")]


def test_a_reload_does_not_show_a_peek_again(house: House) -> None:
    browser = house.browser()
    table = browser.create(wish("sen", [ME, BOT]))

    async def play() -> None:
        shown = 0
        for _ in range(6):
            async with browser.sit(table["id"]) as seat:
                update = await asked(seat)
                answer = await seat.move(update, update["choices"][0]["move"])
                if not once(answer):
                    continue
                shown += 1
            # The page went away before it said that it had shown the update: it is shown after all.
            async with browser.sit(table["id"], since=update["number"], match=1) as seat:
                missed = await seat.until(lambda _: True)
                assert not missed.get("whole") and once(missed) == once(answer)
            async with browser.sit(table["id"]) as seat:
                whole = await seat.until(lambda _: True)
                assert whole["whole"] and once(whole) == once(answer)
                await seat.send({"type": "seen", "number": whole["number"]})
            for since in (0, update["number"], whole["number"]):
                async with browser.sit(table["id"], since=since, match=1) as seat:
                    assert not once(await seat.until(lambda _: True))
        assert shown >= 2

    asyncio.run(play())


def test_an_answer_proves_that_the_question_was_seen(house: House) -> None:
    browser = house.browser()
    table = browser.create(wish("sen", [ME, BOT]))

    async def play() -> None:
        async with browser.sit(table["id"]) as seat:
            for _ in range(6):
                update = await asked(seat)
                answer = await seat.move(update, update["choices"][0]["move"])
            latest = answer["ply"]
        async with browser.sit(table["id"]) as seat:
            whole = await seat.until(lambda _: True)
            assert all(line["ply"] > update["ply"] for line in once(whole)) and whole["ply"] >= latest

    asyncio.run(play())


def test_nobody_else_is_ever_told(house: House) -> None:
    """Not the audience, and the eyes of another seat cannot be claimed; a match that goes on is not looked back at."""
    browser, stranger = house.browser(), house.browser()
    table = browser.create(wish("sen", [ME, BOT]))

    async def play() -> None:
        async with browser.sit(table["id"]) as seat, stranger.sit(table["id"]) as other:
            for _ in range(6):
                update = await asked(seat)
                answer = await seat.move(update, update["choices"][0]["move"])
            while other.last.get("number", 0) < answer["number"]:
                assert not once(await other.hear())
            await other.send({"type": "seen", "number": answer["number"], "eyes": 0})
            refused = await other.until(lambda _: True, "refused")
            assert refused["say"]["key"] == "error-not-yours"

    asyncio.run(play())
    path = f"/api/tables/{table['id']}/replay"
    for who in (browser, stranger):
        assert refused(who, path) == (403, "error-not-over")


def test_A37_a_peek_that_was_seen_is_not_taken_back() -> None:
    """Peek, take it back, peek at another: not even by leave of everybody."""
    room, luck = room_of(games.find("sen")), QuickDice(4)
    match = room.running()
    for _ in range(6):
        seat = match.waiting()[0]
        legal = match.legal(seat)
        room.play(seat, [legal[luck.below(len(legal))]])
    assert room.see(0, room.number) == match.ply and room.see(0, room.number) is None
    assert b'"once":true' not in Sights(room, match).since(0, 0, [])
    seat = next(actor for actor, _ in reversed(match.made) if actor >= 0)
    for agree in (list(room.seats()), []):
        with pytest.raises(Refusal, match="seen"):
            room.undo(seat, agree)
