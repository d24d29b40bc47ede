"""Finished matches that come as records from another house."""

from __future__ import annotations

import asyncio
import json

from kociarnia.engine import Game
from tests.server.house import BOT, ME, play_out, wish
from tests.server.pocket import Memory, ask, house, sit


async def played(game: str) -> str:
    """The record of a match in a house of its own."""
    pocket = await house(Memory())
    table = await ask(pocket, "/api/tables", wish(game, [ME, BOT]))
    async with sit(pocket, table["id"]) as seat:
        await play_out(seat, -1)
    record: str = await ask(pocket, f"/api/tables/{table['id']}/record")
    await pocket.close()
    return record


def test_a_record_stands_among_my_tables_and_counts_nowhere(game: Game) -> None:
    async def main() -> None:
        record = await played(game.name)
        pocket = await house(Memory())
        table = await ask(pocket, "/api/records", {"record": record})
        assert table["stage"] == "over"
        again = await ask(pocket, "/api/records", {"record": record})
        assert again["id"] == table["id"], "brought twice, it is there once"
        (line,) = (await ask(pocket, "/api/tables"))["tables"]
        assert line["brought"] and line["stage"] == "over" and line["chairs"][0]["name"] == "Ola"
        assert await ask(pocket, "/api/statistics") == []
        assert await ask(pocket, f"/api/tables/{table['id']}/record") == record
        assert (await ask(pocket, "/api/verify", {"record": record}))["honest"]
        await pocket.close()

    asyncio.run(main())


def test_what_is_not_over_is_refused() -> None:
    async def main() -> None:
        record = await played("koty")
        lines = record.splitlines()
        pocket = await house(Memory())
        for text in ("\n".join(lines[:-3]) + "\n", "nonsense", record.replace("game: koty", "game: psy")):
            status, _, said = await pocket.ask("POST", "/api/records", json.dumps({"record": text}))
            assert status >= 400, said
        assert (await ask(pocket, "/api/tables"))["tables"] == []
        await pocket.close()

    asyncio.run(main())
