"""What the others have done since my turn, asked for over the wire; and how fast bots are, as those who sit there want it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec.json import encode
from msgspec.structs import replace

from tests.server.house import BOT, ME, House, wish
from tests.server.test_message_handler import Table


async def begun(folder: Path) -> Table:
    table = Table(folder, 100)
    await table.live.commit(table.room.begin())
    return table


async def recapped(table: Table, seat: int, of: int) -> dict[str, Any]:
    table.told(seat)
    await table.hear(seat, encode({"type": "recap", "id": "r1", "number": table.room.number, "seat": of}))
    [answer] = table.told(seat)
    return answer


def test_whoever_is_asked_hears_what_the_other_did_and_nobody_else_does(tmp_path: Path) -> None:
    async def main() -> None:
        table = await begun(tmp_path)
        try:
            mover = table.room.running().waiting()[0]
            while True:
                match = table.room.running()
                seat, message = table.answer(f"m{match.ply}")
                if seat != mover:
                    break
                await table.hear(seat, message)
                await table.rest()
            answer = await recapped(table, seat, seat)
            assert answer["type"] == "recapped" and answer["number"] == table.room.number
            [turn] = answer["turns"]
            kept = [line.say.key for line in match.log(seat) if not line.fleeting]
            assert turn["seat"] == mover and turn["says"][0]["key"] in kept
            refused = await recapped(table, seat, mover)
            assert refused["type"] == "refused" and refused["say"]["key"] == "error-not-yours"
            assert (await recapped(table, mover, mover))["turns"] == [], "nothing has happened since"
        finally:
            table.close()

    asyncio.run(main())


def test_bots_are_as_fast_as_the_slowest_at_the_table_wants_and_no_watcher_counts(tmp_path: Path) -> None:
    async def main() -> None:
        table = await begun(tmp_path)
        try:
            live = table.live
            assert live.pace() == 1.0
            for seat, pace in enumerate((0.0, 0.5)):
                hello = {"type": "hello", "since": 0, "match": 0, "pace": pace}
                await table.hear(seat, encode(hello))
            assert live.pace() == 0.5
            live.connections.discard(table.connections[1])
            assert live.pace() == 0.0, "whoever is alone with bots may have them answer at once"
            table.connections[0].browser = "somebody who watches"
            assert live.pace() == 1.0
            live.room.stored.house = replace(live.room.stored.house, pace=0.0)
            assert live.pace() == 0.0, "as the house has it"
        finally:
            table.close()

    asyncio.run(main())


def test_two_actions_of_a_bot_are_two_moments(house: House) -> None:
    browser = house.browser()
    table = browser.create(wish("kotobirynt", [ME, BOT]))

    async def play() -> list[int]:
        actions: list[int] = []
        async with browser.sit(table["id"]) as seat:
            update = await seat.until(lambda _: True)
            while sum(actions) < 8:
                if update.get("choices"):
                    update = await seat.move(update, update["choices"][0]["move"])
                else:
                    number = update["number"]
                    update = await seat.until(lambda _: True)
                    assert update["number"] == number + 1, "none is left out, though bots here do not take their time"
                actions.append(sum(line["say"]["key"] in ("log-rotate", "log-insert") for line in update.get("lines", [])))
        return actions

    actions = asyncio.run(play())
    assert set(actions) <= {0, 1}
