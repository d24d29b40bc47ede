"""The short way of a move leads where the usual one leads; what has to wait, or is no answer, is left to the usual one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode, encode

from kociarnia import games
from kociarnia.server import store
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.limits import Bucket, Rate
from kociarnia.server.live_room import FULL, Connection, LiveRoom
from kociarnia.server.message_handler import MessageHandler
from kociarnia.server.metrics import Metrics
from kociarnia.server.room import Room
from kociarnia.server.short import Short, taken
from kociarnia.server.store import Store
from kociarnia.server.store_types import LogEntry, StoredChair, StoredTable
from kociarnia.server.wire import House


class Place:
    """A table with a match that has begun, and two connections to it."""

    def __init__(self, folder: Path, burst: int = 100) -> None:
        chairs = [StoredChair("person", f"P{n}", owner=f"browser {n}") for n in range(2)]
        self.room = Room(StoredTable("place", games.names()[0], {}, chairs, House(), "CODE", "browser 0"))
        self.store = Store(folder / "store.sqlite")
        self.live = LiveRoom(self.room, self.store)
        self.bot_player = BotPlayer()
        self.errors: list[Exception] = []
        self.connections = [Connection(f"browser {n}") for n in range(2)]
        self.ears = [MessageHandler(self.live, connection, self.bot_player) for connection in self.connections]
        self.metrics = Metrics()
        self.shorts = [Short(ears, Bucket(Rate(0, burst)), self.metrics, self.errors.append) for ears in self.ears]
        for connection in self.connections:
            connection.greeted = True
            self.live.connections.add(connection)

    def close(self) -> None:
        self.bot_player.close()
        self.store.close()

    def answer(self, identity: str = "m1", **other: Any) -> tuple[int, bytes]:
        """Who is asked, and a message that answers with its first legal move."""
        match = self.room.running()
        seat = match.waiting()[0]
        message = {"type": "move", "id": identity, "number": self.room.number, "seat": seat, "move": int(match.legal(seat)[0])}
        return seat, encode({**message, **other})

    def heard(self, seat: int) -> list[dict[str, Any]]:
        """What a connection was told since it was asked last."""
        waiting = self.connections[seat].waiting
        out = [decode(data) for data in waiting]
        waiting.clear()
        return out

    async def rest(self) -> None:
        """Until nobody holds the table."""
        async with self.live.lock:
            pass


def at_a_table(tmp_path: Path, play: Callable[[Place], Awaitable[None]], burst: int = 100) -> None:
    async def main() -> None:
        place = Place(tmp_path, burst)
        try:
            await place.live.commit(place.room.begin())
            for seat in range(2):
                place.heard(seat)
            await play(place)
        finally:
            place.close()

    asyncio.run(main())


def test_an_answer_is_written_and_then_told_to_all(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        seat, message = place.answer()
        assert place.shorts[seat](message)
        assert place.live.lock.locked()
        assert not place.heard(0), "told before it was on the disk"
        await place.rest()
        assert [entry.number for entry in place.store.log("place", 1)] == [1, 2]
        mine, other = place.heard(seat), place.heard(1 - seat)
        assert [one["type"] for one in mine + other] == ["update", "update"]
        assert mine[0]["answers"] == "m1"
        assert "answers" not in other[0]
        assert sum(place.metrics.slots) == 1
        assert not place.errors

    at_a_table(tmp_path, play)


def test_while_somebody_acts_it_takes_nothing(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        seat, message = place.answer()
        async with place.live.lock:
            assert not place.shorts[seat](message)
        place.connections[seat].busy = True
        assert not place.shorts[seat](message)
        place.connections[seat].busy = False
        place.connections[seat].greeted = False
        assert not place.shorts[seat](message)
        place.connections[seat].greeted = True
        assert place.room.number == 1
        assert place.shorts[seat](message)
        assert not place.shorts[1 - seat](message), "the first has not come to its end"
        await place.rest()
        assert place.room.number == 2

    at_a_table(tmp_path, play)


@pytest.mark.parametrize("message", [b"", b"{}", b"\xff", b'{"type":"ping","id":"1"}', b'{"type":"seen","number":1}'])
def test_what_is_no_answer_goes_the_usual_way(tmp_path: Path, message: bytes) -> None:
    async def play(place: Place) -> None:
        assert not place.shorts[0](message)
        assert not place.live.lock.locked()

    at_a_table(tmp_path, play)


def test_refused_answers_change_nothing_and_let_the_table_go(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        seat, message = place.answer()
        wrong = [(1 - seat, message)]  # somebody else's
        wrong += [place.answer(move=10**6), place.answer(number=99), place.answer(number=0)]
        for who, text in wrong:
            assert place.shorts[who](text)
            assert not place.live.lock.locked()
            assert [one["type"] for one in place.heard(who)] == ["refused"]
        assert place.room.number == 1

    at_a_table(tmp_path, play)


def test_a_doubled_answer_is_acknowledged_once_more(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        seat, message = place.answer()
        assert place.shorts[seat](message)
        await place.rest()
        place.heard(seat)
        assert place.shorts[seat](message)
        assert not place.live.lock.locked()
        assert [one["type"] for one in place.heard(seat)] == ["done"]
        assert place.room.number == 2

    at_a_table(tmp_path, play)


def test_a_flood_is_left_to_the_usual_way_which_ends_it(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        seat, message = place.answer(move=10**6)
        assert [place.shorts[seat](message) for _ in range(4)] == [True, True, True, False]

    at_a_table(tmp_path, play, burst=3)


def test_what_cannot_be_written_is_told_to_nobody(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        await place.store.write([store.log_row("place", 1, LogEntry(2, "its place in the log is taken"))])
        seat, message = place.answer()
        assert place.shorts[seat](message)
        await place.rest()
        assert place.live.broken
        assert [connection.closing for connection in place.connections] == [FULL, FULL], "they come back and find it as it was"
        assert not place.heard(0) + place.heard(1)

    at_a_table(tmp_path, play)


def test_an_error_of_ours_ends_the_connection_and_lets_the_table_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    async def play(place: Place) -> None:
        seat, message = place.answer()
        with monkeypatch.context() as patched:
            patched.setattr(place.ears[seat], "act", broken)
            assert place.shorts[seat](message)
            assert not place.live.lock.locked()
        monkeypatch.setattr(place.live, "written", broken)
        assert place.shorts[seat](message)
        await place.rest()
        assert [type(error) for error in place.errors] == [ZeroDivisionError, ZeroDivisionError]

    at_a_table(tmp_path, play)


def test_a_lock_is_taken_only_if_nobody_is_in_line() -> None:
    async def main() -> None:
        lock, order = asyncio.Lock(), list[str]()

        async def wait() -> None:
            async with lock:
                order.append("the one in line")

        assert taken(lock)
        assert not taken(lock)
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        lock.release()
        assert not taken(lock), "somebody has been waiting for it"
        await waiting
        assert order == ["the one in line"]
        assert taken(lock)

    asyncio.run(main())
