"""The house in a page, as Python alone: the same API and the same line, on a journal instead of a disk."""

from __future__ import annotations

import asyncio

import pytest

from kociarnia.engine import Game
from kociarnia.server import pocket_store
from kociarnia.server.client import Json
from tests.server.house import BOT, HERE, ME, asked, play_out, wish
from tests.server.pocket import Memory, ask, house, sit


def test_a_whole_match_against_a_bot(game: Game) -> None:
    async def main() -> None:
        pocket = await house(Memory())
        table = await ask(pocket, "/api/tables", wish(game.name, [ME, BOT]))
        async with sit(pocket, table["id"]) as seat:
            last = await play_out(seat, -1)
        assert last["result"]
        record = await ask(pocket, f"/api/tables/{table['id']}/record")
        verdict = await ask(pocket, "/api/verify", {"record": record})
        assert verdict["honest"], verdict
        replay = await ask(pocket, f"/api/tables/{table['id']}/replay?eyes=-1&from=0&to=3")
        assert len(replay["steps"]) == 4
        (played,) = await ask(pocket, "/api/statistics")
        assert played["table"] == table["id"] and [one.get("mine") for one in played["seats"]].count(True) == 1
        await pocket.close()

    asyncio.run(main())


@pytest.mark.parametrize("fold", [3, 400])
def test_what_was_acknowledged_is_there_after_the_tab_was_killed(fold: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """After every single move the journal is copied as it lies there, and another house opens on the copy."""
    monkeypatch.setattr(pocket_store, "FOLD", fold)

    async def main() -> None:
        journal = Memory()
        pocket = await house(journal)
        table = await ask(pocket, "/api/tables", wish("koty", [ME, HERE]))
        for number in range(12):
            async with sit(pocket, table["id"]) as seat:
                who = (await seat.until(lambda _: True))["waiting"][0]
                update = await seat.ask({"type": "look", "eyes": who})
                done = await seat.move(update, update["choices"][number % len(update["choices"])]["move"])
                assert done["type"] == "update"
            again = await house(journal.copy())
            (line,) = (await ask(again, "/api/tables"))["tables"]
            assert line["id"] == table["id"], "it is the same guest"
            async with sit(again, table["id"], eyes=who) as seat:
                assert told(await seat.until(lambda _: True)) == told(done)
            await again.close()
        assert len(journal.batches) < fold
        await pocket.close()

    asyncio.run(main())


def told(update: Json) -> Json:
    """What is to be seen, without what hangs on who asked when."""
    return {key: update.get(key) for key in ("number", "ply", "scene", "choices", "waiting", "eyes", "question")}


def test_a_move_that_the_journal_cannot_keep_is_refused() -> None:
    async def main() -> None:
        journal = Memory()
        pocket = await house(journal)
        table = await ask(pocket, "/api/tables", wish("koty", [ME, BOT]))
        async with sit(pocket, table["id"]) as seat:
            update = await asked(seat)
            journal.full = True
            refused = await seat.move(update, update["choices"][0]["move"])
        assert refused["type"] == "refused" and refused["say"]["key"] == "error-store"
        assert not pocket.store.up()
        again = await house(journal.copy())
        async with sit(again, table["id"]) as seat:
            assert (await asked(seat))["number"] == update["number"], "nothing of it was kept"
        await again.close()

    asyncio.run(main())


def test_hints_are_thought_over_in_the_page() -> None:
    async def main() -> None:
        pocket = await house(Memory())
        table = await ask(pocket, "/api/tables", wish("koty", [ME, BOT]))
        async with sit(pocket, table["id"]) as seat:
            update = await asked(seat)
            hints = await seat.ask({"type": "hint", "seat": update["eyes"], "number": update["number"]})
            assert hints["type"] == "hints" and hints["best"]
        await pocket.close()

    asyncio.run(main())


def test_nobody_else_can_be_let_in() -> None:
    async def main() -> None:
        pocket = await house(Memory())
        assert await ask(pocket, "/api/reach") == {}
        status, _, text = await pocket.ask("POST", "/api/reach", '{"open": true}')
        assert status == 409 and "error-no-network" in text
        status, _, text = await pocket.ask("GET", "/api/tables/none", "")
        assert status == 404 and "error-table" in text
        await pocket.close()

    asyncio.run(main())
