"""The short way of a WebSocket says and hears the same as the long one, in the same order."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import h11
import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from kociarnia.server.client import Json
from kociarnia.server.connection import SHORT
from kociarnia.server.door import Settings
from kociarnia.server.knock import knock
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
    def __init__(self, plain: bool = False) -> None:
        """`plain`: the head has been read in one stroke."""
        self.wire = Wire()
        self.heard: list[str] = []  # what came the long way, and with a mark before it the short one
        self.open = asyncio.Event()
        config = Settings(self.listen, interface="asgi3", ws_per_message_deflate=False, log_config=None, lifespan="off")
        config.bounds = Limits()
        config.load()
        self.socket = ShortWay(config, ServerState(), {})
        self.socket.connection_made(self.wire)
        if plain:
            found = knock(KNOCK)
            assert found is not None
            self.socket.knocked(found)
        else:
            self.socket.data_received(KNOCK)

    async def listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
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
        for plain in (False, True):
            line = Line(plain)
            await asyncio.wait_for(line.open.wait(), 10)
            await what(line)
            line.socket.connection_lost(None)
            await asyncio.gather(*line.socket.tasks)

    asyncio.run(main())


def test_a_head_that_was_read_in_one_stroke_leads_to_the_same() -> None:
    async def main() -> None:
        scopes, answers = [], []
        for plain in (False, True):
            line = Line(plain)
            line.socket.data_received(frame("early"))  # before it is let in
            await asyncio.wait_for(line.open.wait(), 10)
            await line.all_heard("early")
            scopes.append({**line.scope, "extensions": sorted(line.scope["extensions"])})
            head = line.wire.written[0].decode().splitlines()
            answers.append([head[0], *sorted(head[1:])])
            line.socket.connection_lost(None)
            await asyncio.gather(*line.socket.tasks)
        long, short = scopes
        assert dict(short.pop("headers")) == {name.lower(): value for name, value in long.pop("headers")}
        assert short == long and answers[0] == answers[1]

    asyncio.run(main())


ODD = (
    b"Host: y\r\n", b"Content-Length: 4\r\n", b"Transfer-Encoding: chunked\r\n", b" folded\r\n", b"No colon\r\n",
    b"X-\xff: 1\r\n", b"X: \xc5\x82\r\n", b"Space : 1\r\n", b"Sec-WebSocket-Protocol: chat\r\n", b"X: 1\n", b"X: \t1\r\n",
    b": 1\r\n", b"\r\n", b"X: \x00\r\n", b"Upgrade: h2c\r\n", b"Connection: close\r\n", b"Sec-WebSocket-Version: 8\r\n",
    b"X: y\r\n" * 80, b"X: " + b"y" * 9000 + b"\r\n",
)  # fmt: skip
USUAL = (
    b"Cookie: a=b; c=d\r\n", b"Origin: http://x\r\n", b"user-agent:  Mozilla/5.0 (X11) \r\n", b"Accept:*/*\r\n",
    b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n", b"X-Forwarded-For: 192.0.2.1, ::1\r\n",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_what_is_read_in_one_stroke_is_what_both_libraries_read(seed: int) -> None:
    """Whatever they would not take, or take for something else, is left to them."""
    luck = random.Random(seed)
    first, *lines = KNOCK.removesuffix(b"\r\n").splitlines(keepends=True)
    read = 0
    for number in range(600):
        head = [*lines, *luck.sample(USUAL, luck.randrange(len(USUAL)))]
        luck.shuffle(head)
        if number % 3 == 1:
            head.insert(luck.randrange(len(head)), luck.choice(ODD))
        data = first + b"".join(head) + b"\r\n"
        if number % 3 == 2:
            at = luck.randrange(len(data))
            data = data[:at] + luck.choice([b"", bytes([luck.randrange(256)]), b"\r\n", b":"]) + data[at + luck.randrange(3) :]
        found = knock(data)
        if found is None:
            assert number % 3, data
            continue
        read += 1
        door, server = h11.Connection(h11.SERVER), ServerProtocol()
        door.receive_data(data)
        event = door.next_event()
        assert isinstance(event, h11.Request) and door.next_event().__class__ is h11.EndOfMessage
        assert list(event.headers) == found.headers and event.target.decode() == found.path
        server.receive_data(data)
        (request,) = server.events_received()
        assert isinstance(request, Request) and request.path == found.path
        answer = server.accept(request)
        assert answer.status_code == 101 and answer.headers["Sec-WebSocket-Accept"].encode() == found.answer
    assert read > 200


@pytest.mark.parametrize("size", [1, 125, 126, 65_535, 65_536])
def test_a_text_is_written_as_the_long_way_would_write_it(size: int) -> None:
    async def say(line: Line) -> None:
        line.wire.written.clear()
        assert line.socket.tell([b"x" * (size // 3), b"", b"x" * (size - size // 3)])
        await line.send({"type": "websocket.send", "text": "x" * size})
        short, long = line.wire.written
        assert short == long

    on_a_line(say)


def test_nothing_is_written_to_who_reads_slowly_or_is_gone() -> None:
    async def say(line: Line) -> None:
        line.wire.written.clear()
        line.socket.pause_writing()
        assert not line.socket.tell([b"x"])
        line.socket.resume_writing()
        assert line.socket.tell([b"x"])
        await line.send({"type": "websocket.close", "code": 1000})
        assert not line.socket.tell([b"x"]) and len(line.wire.written) == 2

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
