"""One way for every message: written, then told; refusals, floods and failures change nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
from msgspec.json import decode, encode
from starlette.types import Message, Send
from websockets.asyncio.client import ClientConnection

from kociarnia import games
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.bucket import Bucket, Buckets, Rate
from kociarnia.server.client import Seat
from kociarnia.server.connection import BROKEN, FULL, NONSENSE, Connection
from kociarnia.server.limits import Limits
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.message_handler import MessageHandler
from kociarnia.server.metrics import Metrics
from kociarnia.server.room import Room
from kociarnia.server.rooms import Rooms
from kociarnia.server.sqlite_store import SqliteStore
from kociarnia.server.store import log_row
from kociarnia.server.store_types import LogEntry, StoredChair, StoredTable
from kociarnia.server.turnstile import AT_ONCE, Turnstile
from kociarnia.server.websocket_endpoint import WebSocketEndpoint
from kociarnia.server.wire import House

PING, HELLO = encode({"type": "ping", "id": "p"}), encode({"type": "hello"})


class Table:
    """A table with a match that has begun, and two connections to it."""

    def __init__(self, folder: Path, burst: int) -> None:
        chairs = [StoredChair("person", f"P{n}", owner=f"browser {n}") for n in range(2)]
        self.room = Room(StoredTable("table", games.names()[0], {}, chairs, House(), "CODE", "browser 0"))
        self.store = SqliteStore(folder / "store.sqlite")
        self.live = LiveRoom(self.room, self.store)
        self.bot_player = BotPlayer()
        self.metrics = Metrics()
        self.connections = [Connection(f"browser {n}", cast(Send, None)) for n in range(2)]
        costly, askers = Bucket(Rate(0, 100)), Turnstile()
        self.handlers = [
            MessageHandler(self.live, connection, self.bot_player, Bucket(Rate(0, burst)), costly, self.metrics, askers)
            for connection in self.connections
        ]
        for connection in self.connections:
            connection.greeted = True
            self.live.connections.add(connection)

    def close(self) -> None:
        self.bot_player.close()
        self.store.shut()

    async def hear(self, seat: int, message: bytes) -> None:
        await self.handlers[seat].hear(message)

    def answer(self, identity: str = "m1", **other: Any) -> tuple[int, bytes]:
        """Who is asked, and a message that answers with its first legal move."""
        match = self.room.running()
        seat = match.waiting()[0]
        message = {"type": "move", "id": identity, "number": self.room.number, "seat": seat, "move": int(match.legal(seat)[0])}
        return seat, encode({**message, **other})

    def told(self, seat: int) -> list[dict[str, Any]]:
        """What a connection was told since it was asked last."""
        waiting = self.connections[seat].waiting
        out = [decode(data) for data in waiting]
        waiting.clear()
        return out

    def kinds(self, seat: int) -> list[str]:
        return [one["type"] for one in self.told(seat)]

    async def rest(self) -> None:
        """Until nobody holds the table."""
        async with self.live.lock:
            pass


Play = Callable[[Table], Awaitable[None]]
Sit = Callable[..., None]


@pytest.fixture
def at_a_table(tmp_path: Path) -> Sit:
    def sit(play: Play, burst: int = 100) -> None:
        async def main() -> None:
            table = Table(tmp_path, burst)
            try:
                await table.live.commit(table.room.begin())
                for seat in range(2):
                    table.told(seat)
                await play(table)
            finally:
                table.close()

        asyncio.run(main())

    return sit


def test_what_can_be_handled_at_once_needs_no_task_and_overtakes_nothing(at_a_table: Sit) -> None:
    async def play(table: Table) -> None:
        seat, message = table.answer()
        assert not table.handlers[seat].hear_at_once(PING), "only answers are"
        assert table.handlers[seat].hear_at_once(message)
        assert table.live.lock.locked() and not table.told(seat), "told before it was on the disk"
        _, again = table.answer("m2")
        assert not table.handlers[seat].hear_at_once(again), "the one before it is not told yet"
        await table.rest()
        assert table.told(seat)[0]["answers"] == "m1"
        async with table.live.lock:
            before = asyncio.create_task(table.live.lock.acquire())
            await asyncio.sleep(0)
        seat, message = table.answer("m3")
        assert not table.handlers[seat].hear_at_once(message), "somebody was there before"
        assert await before
        table.live.lock.release()
        assert table.handlers[seat].hear_at_once(message)
        await table.rest()
        assert table.told(seat)[0]["answers"] == "m3"

    at_a_table(play)


def test_an_answer_is_written_and_then_told_to_all(at_a_table: Sit) -> None:
    async def play(table: Table) -> None:
        seat, message = table.answer()
        await table.hear(seat, message)
        assert table.live.lock.locked()
        assert not table.told(0) + table.told(1), "told before it was on the disk"
        await table.rest()
        assert [entry.number for entry in await table.store.log("table", 1)] == [1, 2]
        mine, other = table.told(seat), table.told(1 - seat)
        assert [one["type"] for one in mine + other] == ["update", "update"]
        assert mine[0]["answers"] == "m1"
        assert "answers" not in other[0]
        assert sum(table.metrics.slots) == 1

    at_a_table(play)


def test_while_somebody_acts_others_wait_their_turn(at_a_table: Sit) -> None:
    async def play(table: Table) -> None:
        seat, message = table.answer()
        async with table.live.lock:
            waiting = [asyncio.create_task(table.hear(seat, one)) for one in (message, PING)]
            waiting.append(asyncio.create_task(table.hear(1 - seat, PING)))
            await asyncio.sleep(0)
            assert table.room.number == 1
        await waiting[0]
        assert table.room.number == 2 and not table.told(seat), "on its way to the disk"
        await asyncio.gather(*waiting)
        assert [table.kinds(who) for who in (seat, 1 - seat)] == [["update", "pong"], ["update", "pong"]]

    at_a_table(play)


@pytest.mark.parametrize("message", [b"", b"{}", b"\xff", b"[" * 5000, b'{"type":"move"}'])
def test_what_cannot_be_read_is_said_so_and_five_are_enough(at_a_table: Sit, message: bytes) -> None:
    async def play(table: Table) -> None:
        for number in range(1, 5):
            await table.hear(0, message)
            assert [one["say"]["key"] for one in table.told(0)] == ["error-message"], number
        await table.hear(0, PING)  # counted anew from here
        for _ in range(4):
            await table.hear(0, message)
        assert table.connections[0].closing is None
        await table.hear(0, message)
        assert table.connections[0].closing == NONSENSE
        assert not table.live.lock.locked()

    at_a_table(play)


def test_before_hello_nothing_is_obeyed(at_a_table: Sit) -> None:
    async def play(table: Table) -> None:
        table.connections[0].greeted = False
        await table.hear(0, PING)
        assert [(one["id"], one["say"]["key"]) for one in table.told(0)] == [("p", "error-hello")]
        await table.hear(0, encode({"type": "hello"}))
        assert table.kinds(0) == ["table", "update"]

    at_a_table(play)


def test_refused_answers_change_nothing_and_let_the_table_go(at_a_table: Sit) -> None:
    async def play(table: Table) -> None:
        seat, message = table.answer()
        wrong = [(1 - seat, message)]  # somebody else's
        wrong += [table.answer(move=10**6), table.answer(number=99), table.answer(number=0)]
        for who, text in wrong:
            await table.hear(who, text)
            assert not table.live.lock.locked()
            assert table.kinds(who) == ["refused"]
        assert table.room.number == 1

    at_a_table(play)


def test_a_doubled_answer_is_acknowledged_once_more(at_a_table: Sit) -> None:
    async def play(table: Table) -> None:
        seat, message = table.answer()
        await table.hear(seat, message)
        await table.rest()
        table.told(seat)
        await table.hear(seat, message)
        assert not table.live.lock.locked()
        assert table.kinds(seat) == ["done"]
        assert table.room.number == 2

    at_a_table(play)


def test_a_flood_ends_the_connection(at_a_table: Sit) -> None:
    async def play(table: Table) -> None:
        for _ in range(4):
            await table.hear(0, PING)
        assert table.kinds(0) == ["pong", "pong", "pong", "refused"]
        assert table.connections[0].closing == 4429
        assert not table.live.lock.locked()

    at_a_table(play, burst=3)


def test_what_cannot_be_written_is_told_to_nobody(at_a_table: Sit) -> None:
    async def play(table: Table) -> None:
        await table.store.write([log_row("table", 1, LogEntry(2, "its place in the log is taken"))])
        seat, message = table.answer()
        await table.hear(seat, message)
        await table.rest()
        assert table.live.broken
        assert [connection.closing for connection in table.connections] == [FULL, FULL], "they come back and find it as it was"
        told = table.told(0) + table.told(1)
        assert [one["id"] for one in told if one["id"]] == ["m1"] and {one["say"]["key"] for one in told} == {"error-store"}
        assert {one["type"] for one in told} == {"refused"} and len(told) == 3, "why, and nothing of the match"

    at_a_table(play)


@pytest.mark.parametrize("where", ["collect", "look"])
def test_an_error_of_ours_ends_the_connection_and_lets_the_table_go(
    at_a_table: Sit, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Before the change is written, or after."""

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    async def play(table: Table) -> None:
        seat, message = table.answer()
        monkeypatch.setattr(table.store if where == "collect" else table.live, where, broken)
        await table.hear(seat, message)
        await table.rest()
        assert [one["say"]["key"] for one in table.told(seat) if one["type"] == "refused"] == ["error-inside"]
        assert [connection.closing for connection in table.connections].count(BROKEN) == 1
        assert table.connections[seat].closing == BROKEN

    at_a_table(play)


def test_another_message_under_a_used_name_is_refused(at_a_table: Sit) -> None:
    """It would be lost without a word: acknowledged, and never carried out."""

    async def play(table: Table) -> None:
        seat, message = table.answer("same")
        await table.hear(seat, message)
        await table.rest()
        table.told(seat)
        await table.hear(seat, message)
        assert table.kinds(seat) == ["done"]
        entries = await table.store.log("table", 1)
        await table.hear(seat, encode({**decode(message), "number": table.room.number}))
        (refused,) = table.told(seat)
        assert refused["type"] == "refused" and refused["id"] == "same" and refused["say"]["key"] == "error-id"
        again = Room(table.room.stored)
        assert table.room.dealt is not None
        again.resume(table.room.dealt, entries, {})
        assert again.heard == table.room.heard, "known after a restart too"
        old = LogEntry(entries[-1].number, entries[-1].text, "browser 0:old")
        again.resume(table.room.dealt, [*entries[:-1], old], {})
        assert again.repeated("browser 0:old#00000000"), "logs of older houses say nothing of what it was"

    at_a_table(play)


def test_a_restarted_script_uses_other_names() -> None:
    ids = [next(Seat(cast(ClientConnection, None)).ids) for _ in range(50)]
    assert len(set(ids)) == 50 and all(len(name) <= 40 for name in ids)


def test_what_is_much_work_is_counted_by_address_and_not_by_socket(at_a_table: Sit) -> None:
    """And apart from all that is said: whoever comes again and again has no more of it, however little they say."""

    async def play(table: Table) -> None:
        bounds = Limits()
        bounds.costly = Buckets(Rate(0, 7))
        rooms = SimpleNamespace(find=AsyncMock(return_value=table.live), bot_player=table.bot_player)
        endpoint = WebSocketEndpoint(cast(Rooms, rooms), bounds, table.metrics)

        async def visit(address: str) -> int | None:
            """A connection, a hello, and words that cost nothing; with which code it is closed, if it is."""
            said = [HELLO, *[PING] * 20]

            async def receive() -> Message:
                return {"type": "websocket.receive", "bytes": said.pop(0)} if said else {"type": "websocket.disconnect"}

            connection = Connection("browser 0", cast(Send, None), address)
            await endpoint.attend("/ws/table", receive, connection)
            return connection.closing

        assert [await visit("192.0.2.1") for _ in range(5)] == [None, None, None, 4429, 4429]
        assert await visit("192.0.2.2") is None, "others may"

    at_a_table(play)


def test_a_crowd_is_heard_a_few_at_a_time_and_a_move_in_between(at_a_table: Sit) -> None:
    """However many hellos have come at once: whoever moves waits for a few of them, not for all."""

    async def play(table: Table) -> None:
        crowd = [asyncio.create_task(table.hear(1, encode({"type": "hello"}))) for _ in range(5 * AT_ONCE)]
        for task in crowd[:2]:
            await task
        seat, message = table.answer()
        await table.hear(seat, message)
        await table.rest()
        assert table.room.number == 2
        assert sum(task.done() for task in crowd) <= 3 * AT_ONCE, "most of them still wait"
        await asyncio.gather(*crowd)

    at_a_table(play, burst=1000)


def test_who_knows_how_it_stands_is_not_told_again(at_a_table: Sit) -> None:
    async def play(table: Table) -> None:
        await table.hear(0, encode({"type": "hello"}))
        assert table.kinds(0) == ["table", "update"], "who says hello wants to know"
        assert table.kinds(1) == [], "nothing has changed for the other"
        table.room.stored.chairs[0].name = "Ola"
        await table.hear(0, encode({"type": "hello"}))
        assert table.kinds(1) == ["table"]

    at_a_table(play)
