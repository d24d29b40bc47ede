"""What is said goes out in order and at once; a slow reader waits alone, and one that is too slow is let go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from starlette.types import Message

from kociarnia.server.connection import BACKLOG, FULL, NORMAL, Connection


class Line:
    """The other side of a connection, which may be slow to read."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.reads.set()
        self.gone = False
        self.got: list[str | int] = []

    async def send(self, message: Message) -> None:
        await self.reads.wait()
        if self.gone:
            raise OSError
        self.got.append(message["code"] if message["type"] == "websocket.close" else message["text"])


async def turn() -> None:
    """Everybody who can go on does so."""
    for _ in range(5):
        await asyncio.sleep(0)


def talk(what: Callable[[Line, Connection], Awaitable[None]]) -> None:
    async def main() -> None:
        line = Line()
        connection = Connection("browser", line.send)
        pump = asyncio.create_task(connection.pump())
        await turn()
        await what(line, connection)
        connection.close(NORMAL)
        line.reads.set()
        await asyncio.wait_for(pump, 10)

    asyncio.run(main())


def test_what_is_said_is_out_at_once() -> None:
    async def say(line: Line, connection: Connection) -> None:
        for text in "abc":
            connection.push(text.encode())
        assert line.got == ["a", "b", "c"], "no task was waited for"

    talk(say)


def test_a_slow_reader_gets_everything_in_order_and_nobody_waits() -> None:
    async def say(line: Line, connection: Connection) -> None:
        connection.push(b"1")
        line.reads.clear()
        for text in "23":
            connection.push(text.encode())
        await turn()
        for text in "45":
            connection.push(text.encode())
        assert line.got == ["1"]
        line.reads.set()
        await turn()
        connection.push(b"6")
        assert line.got == list("123456")
        line.reads.clear()
        connection.push(b"7")
        connection.push(b"8")
        connection.close(4400)
        connection.push(b"9")
        line.reads.set()
        await turn()
        assert line.got == [*"12345678", 4400], "the last words, then the end"

    talk(say)


def test_a_reader_that_is_too_slow_is_let_go() -> None:
    async def say(line: Line, connection: Connection) -> None:
        line.reads.clear()
        for _ in range(3):
            connection.push(b"x" * (BACKLOG // 2))
        assert connection.closing is None
        connection.push(b"x")
        assert connection.closing == FULL
        line.reads.set()
        await turn()
        assert len(line.got) == 2 and line.got[-1] == FULL, "what waited is not sent: whoever comes back is told anew"

    talk(say)


@pytest.mark.parametrize("slow", [False, True])
def test_one_that_has_gone_troubles_nobody(slow: bool) -> None:
    async def say(line: Line, connection: Connection) -> None:
        if slow:
            line.reads.clear()
            connection.push(b"1")
        line.gone = True
        connection.push(b"2")
        connection.push(b"3")
        line.reads.set()
        await turn()
        assert line.got == []

    talk(say)


def test_what_is_said_before_anybody_sends_is_not_lost() -> None:
    async def main() -> None:
        line = Line()
        connection = Connection("browser", line.send)
        connection.push(b"1")
        connection.close(4404)
        await connection.pump()
        assert line.got == ["1", 4404]

    asyncio.run(main())
