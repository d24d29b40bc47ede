"""Where a person can only pass, the house does it for them, if they want that and if it tells nobody anything."""

from __future__ import annotations

import asyncio

from kociarnia import games
from kociarnia.engine import Match, QuickDice
from kociarnia.engine.match import Ply
from kociarnia.server.client import Client, Json, Seat
from tests.server.house import BOT, FRIEND, ME, House, asked, wish
from tests.server.test_undo import room_of, step


def foregone(update: Json) -> bool:
    choices = update.get("choices") or []
    return len(choices) == 1 and bool(choices[0].get("empty"))


async def passes(browser: Client, table: str, passing: bool, answers: int = 60) -> tuple[int, list[Json]]:
    """Play on; tells how often this person passed without a choice, and all that they were shown."""
    shown: list[Json] = []
    passed = 0
    async with browser.sit(table, passing=passing) as seat:
        for _ in range(answers):
            update = await asked(seat) if not passing else await _choice(seat)
            if update.get("result"):
                break
            shown.append(update)
            passed += foregone(update)
            await seat.move(update, update["choices"][0]["move"])
    return passed, shown


async def _choice(seat: Seat) -> Json:
    """The next update in which there is a choice: the house sees to the others."""
    if seat.last and (seat.last.get("result") or (seat.last.get("choices") and not foregone(seat.last))):
        return seat.last
    return await seat.until(lambda one: one.get("result") or (one.get("choices") and not foregone(one)))


def test_against_bots_the_house_passes_for_those_who_want_it(house: House) -> None:
    browser = house.browser()
    tables = [browser.create(wish("koty", [ME, BOT, BOT])) for _ in range(2)]
    asked_all, _ = asyncio.run(passes(browser, tables[0]["id"], passing=False))
    assert asked_all > 0, "who does not want it is asked"
    spared, shown = asyncio.run(passes(browser, tables[1]["id"], passing=True))
    assert spared == 0 and len(shown) > 10


def test_among_people_a_secret_pass_stays_a_question(house: House) -> None:
    """The hand is hidden: an answer that comes by itself would tell what is not in it."""
    host, friend = house.browser(), house.browser()
    table = host.create(wish("koty", [ME, FRIEND], start=False))
    friend.join(table["invitation"], "Jan")
    host.post(f"/api/tables/{table['id']}/start")

    async def play() -> None:
        async with host.sit(table["id"], passing=True) as one, friend.sit(table["id"], passing=True) as other:
            seats, met = [one, other], 0
            await one.until(lambda _: True)
            await other.until(lambda _: True)
            for _ in range(80):
                update = next(seat.last for seat in seats if seat.last and seat.last.get("choices"))
                seat = seats[update["eyes"]]
                if foregone(update):
                    met += 1
                    answer = await seat.ask({"type": "hint", "number": update["number"], "seat": update["eyes"]})
                    assert answer["type"] == "hints", "still asked, though the house has had time to answer"
                moved = await seat.move(update, update["choices"][0]["move"])
                if moved.get("result"):
                    break
                rival = seats[1 - update["eyes"]]
                if not rival.last or rival.last["number"] < moved["number"]:
                    await rival.until(lambda one, number=moved["number"]: one["number"] >= number)
            assert met > 0

    asyncio.run(play())


def test_two_devices_of_one_person_pass_once(house: House) -> None:
    """Whatever the house answers is answered before either of them could."""
    browser = house.browser()
    table = browser.create(wish("koty", [ME, BOT, BOT]))
    passed: list[int] = []  # numbers of the questions that the first device was shown and did not answer

    def chosen(update: Json) -> bool:
        if foregone(update):
            passed.append(update["number"])
        return bool(update.get("result") or update.get("choices")) and not foregone(update)

    async def play() -> None:
        async with browser.sit(table["id"], passing=True) as one, browser.sit(table["id"], passing=True):
            update = await one.until(chosen)
            while not update.get("result") and len(passed) < 2:
                moved = await one.move(update, update["choices"][0]["move"])
                update = moved if chosen(moved) else await one.until(chosen)

    asyncio.run(play())
    assert len(passed) == 2 == len(set(passed))


def test_taking_back_goes_past_what_was_foregone() -> None:
    """Else the house would pass again at once, and nothing would have been taken back."""
    room, luck, met = room_of(games.find("koty")), QuickDice(3), 0
    room.stored.chairs[1].kind = "bot"
    while room.playing:
        seat = step(room, luck)
        if seat or not room.playing:
            continue
        match = room.running()
        own = [ply for ply in match.plies() if ply.actor == seat]
        real = [ply for ply in own if not foregone_at(match, ply)]
        if real and real[-1].number < own[-1].number:
            met += 1
            assert room.undo(seat, [1]).entry.text.split()[:2] == ["rewind", str(real[-1].number)]
            break
    assert met == 1


def foregone_at(match: Match, ply: Ply) -> bool:
    return match.rules.legal(ply.before) == [ply.move] and match.rules.text(ply.move) in ("pass", "stop")
