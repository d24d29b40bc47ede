"""The short way of a WebSocket says and hears the same as the long one, in the same order."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from kociarnia.server.client import Json
from kociarnia.server.connection import SHORT
from kociarnia.server.door import Settings
from kociarnia.server.limits import Limits
from kociarnia.server.short_way import ShortWay
from kociarnia.server.transport import CHOICE, transport
from tests.server.house import BOT, ME, House, play_out, wish

KNOCK = (
    b"GET /ws/table HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """What the socket has written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def close(self) -> None: ...


class Line:
    def __init__(self) -> None:
        self.wire = Wire()
        self.heard: list[str] = []  # what came the long way, and with a mark before it the short one
        self.open = asyncio.Event()
        config = Settings(self.listen, interface="asgi3", ws_per_message_deflate=False, log_config=None, lifespan="off")
        config.bounds = Limits()
        config.load()
        self.socket = ShortWay(config, ServerState(), {})
        self.socket.connection_made(self.wire)
        self.socket.data_received(KNOCK)

    async def listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        assert scope["extensions"][SHORT]["way"] is self.socket
        self.socket.hear = self.hear
        self.send = send
        self.open.set()
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message["text"])

    def hear(self, data: bytes) -> bool:
        if data.startswith(b"later"):
            return False
        self.heard.append(f">{data.decode()}")
        return True

    async def all_heard(self, *wanted: str) -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        assert self.heard == list(wanted)
        self.heard.clear()


def frame(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


def on_a_line(what: Callable[[Line], Awaitable[None]]) -> None:
    async def main() -> None:
        line = Line()
        await asyncio.wait_for(line.open.wait(), 10)
        await what(line)
        line.socket.connection_lost(None)
        await asyncio.gather(*line.socket.tasks)

    asyncio.run(main())


@pytest.mark.parametrize("size", [1, 125, 126, 65_535, 65_536])
def test_a_text_is_written_as_the_long_way_would_write_it(size: int) -> None:
    async def say(line: Line) -> None:
        line.wire.written.clear()
        assert line.socket.tell(b"x" * size)
        await line.send({"type": "websocket.send", "text": "x" * size})
        short, long = line.wire.written
        assert short == long

    on_a_line(say)


def test_nothing_is_written_to_who_reads_slowly_or_is_gone() -> None:
    async def say(line: Line) -> None:
        line.wire.written.clear()
        line.socket.pause_writing()
        assert not line.socket.tell(b"x")
        line.socket.resume_writing()
        assert line.socket.tell(b"x")
        await line.send({"type": "websocket.close", "code": 1000})
        assert not line.socket.tell(b"x") and len(line.wire.written) == 2

    on_a_line(say)


@pytest.mark.parametrize("size", [0, 100, 200])
def test_a_text_in_one_frame_comes_the_short_way_and_all_else_the_long_one(size: int) -> None:
    async def talk(line: Line) -> None:
        a, b = "a" * size, "b" * size
        line.socket.data_received(frame(a))
        line.socket.data_received(frame("ping", Opcode.PING))
        line.socket.data_received(frame(b))
        await line.all_heard(f">{a}", f">{b}")
        line.socket.data_received(frame(a, fin=False))
        line.socket.data_received(frame(b, Opcode.CONT))
        await line.all_heard(a + b)
        line.socket.data_received(frame("later"))
        line.socket.data_received(frame(a))  # the one before it has not been heard yet
        await line.all_heard("later", a)

    on_a_line(talk)


@pytest.mark.parametrize("cut", [1, 2, 3, 6, 7, 10])
def test_frames_that_come_in_pieces_or_together_are_heard_in_order(cut: int) -> None:
    async def talk(line: Line) -> None:
        line.socket.data_received(frame("one"))
        both = frame("two") + frame("three")
        line.socket.data_received(both[:cut])
        line.socket.data_received(both[cut:])
        line.socket.data_received(frame("four"))
        await line.all_heard(">one", "two", "three", "four")

    on_a_line(talk)


@pytest.mark.parametrize("size", [1, 200, 65_536])
def test_after_whole_frames_that_came_together_the_short_way_is_open_again(size: int) -> None:
    async def talk(line: Line) -> None:
        text = "x" * size
        line.socket.data_received(frame("pong", Opcode.PONG) + frame(text) + frame("two"))
        await line.all_heard(text, "two")
        line.socket.data_received(frame("three"))
        await line.all_heard(">three")
        half = frame("five")
        line.socket.data_received(frame("four") + half[:-1])
        line.socket.data_received(half[-1:])
        line.socket.data_received(frame("six"))
        await line.all_heard("four", "five", "six")

    on_a_line(talk)


def test_it_fits_what_is_pinned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever renews the pins looks whether it still does."""
    monkeypatch.delenv(CHOICE, raising=False)
    assert transport() is ShortWay


def test_where_it_does_not_fit_the_house_plays_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOICE, "plain")
    with House(tmp_path / "data") as house:
        house.logged('"event": "plain-websockets"')
        browser = house.browser()
        table = browser.create(wish("koty", [ME, BOT], options={"turn_cap": "5"}))

        async def play() -> Json:
            async with browser.sit(table["id"]) as seat:
                return await play_out(seat, -1)

        assert asyncio.run(play())["result"]


@pytest.mark.long
def test_all_tests_of_the_server_hold_without_it() -> None:
    """The short run holds them with it."""
    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "tests/server"]
    done = subprocess.run(command, cwd=root, env={**os.environ, CHOICE: "plain"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]
