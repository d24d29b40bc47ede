"""The house in a page, as Python alone: the same API and the same line, on a journal instead of a disk."""

from __future__ import annotations

import asyncio
import json
from itertools import count

import pytest
from starlette.types import Message

from kociarnia.bots.consultation import Consultation, Stop
from kociarnia.engine import Game, QuickDice
from kociarnia.server import event_log, pocket_store
from kociarnia.server import pocket as pocket_house
from kociarnia.server.client import Json
from kociarnia.server.pocket import Pocket
from tests.server.house import BOT, HERE, ME, asked, play_out, wish
from tests.server.pocket import Memory, Socket, ask, house, sit
from tests.server.trust.twin import Twin


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
        (found,) = (await ask(pocket, f"/api/tables?find={game.name.partition('_')[0][:3]}"))["tables"]
        assert found["id"] == table["id"]
        assert played["table"] == table["id"] and [one.get("mine") for one in played["seats"]].count(True) == 1
        await pocket.close()

    asyncio.run(main())


def test_whoever_hangs_up_in_mid_sentence_is_no_failure_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log said `request` with a trace, as if something had broken, whenever a body was cut off."""
    failed: list[str] = []
    monkeypatch.setattr(event_log, "failure", lambda what, error, **more: failed.append(f"{what}: {error!r}"))

    async def main() -> None:
        pocket = await house(Memory())
        come: list[Message] = [{"type": "http.request", "body": b'{"rec', "more_body": True}, {"type": "http.disconnect"}]
        said: list[Message] = []

        async def receive() -> Message:
            return come.pop(0)

        async def send(message: Message) -> None:
            said.append(message)

        scope = {"type": "http", "method": "POST", "path": "/api/verify", "query_string": b"", "headers": []}
        await pocket.app(scope, receive, send)
        assert come == [] and said[0]["status"] == 400 and failed == []
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


def test_a_cat_that_thinks_for_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(0.0, 0.3)
    monkeypatch.setattr(pocket_house, "perf_counter", lambda: next(clock))

    def worlds(question: Consultation, stop: Stop) -> int:
        return 1 + next(number for number in count() if stop())

    async def main() -> int:
        question = Consultation("koty", 2, {}, {}, [], "kocur", 0)
        return await asyncio.wrap_future(pocket_house.Here(1).submit(worlds, question))

    assert asyncio.run(main()) == 3  # the last one begins before 0.8 s have passed


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


def test_the_line_tells_the_same_bytes_in_every_world_that_fits(game: Game) -> None:
    """What a seat cannot know is imagined anew beneath it: not a byte of what the page is sent changes."""

    async def main() -> None:
        pocket = await house(Memory())
        table = await ask(pocket, "/api/tables", wish(game.name, [ME, HERE]))
        live = pocket.rooms.lives[table["id"]]
        for number in range(8):
            room = live.room
            assert room.match is not None
            who = room.match.waiting()[0]
            for eyes in range(room.players):
                texts = []
                for world in (room, Twin(room, eyes, QuickDice(number)).room()):
                    live.room, live.seen = world, None
                    texts.append(await looked(pocket, table["id"], eyes))
                assert texts[0] == texts[1]
            live.room, live.seen = room, None
            legal = room.match.legal(who)
            await live.commit(room.play(who, [legal[number % len(legal)]]))
        await pocket.close()

    asyncio.run(main())


async def looked(pocket: Pocket, table: str, eyes: int) -> list[str]:
    """All that comes over the line when somebody looks through these eyes, as it comes."""
    socket = Socket(pocket, table)
    told: list[str] = []
    await socket.send(json.dumps({"type": "hello", "eyes": eyes}))
    await socket.send(json.dumps({"type": "ping", "id": "end"}))
    while not told or '"pong"' not in told[-1]:
        told.append(await socket.recv())
    socket.line.close()
    await socket.line.task
    return told


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
