"""uvicorn's WebSockets with a short way in and out for what every move brings: a text in one frame.

The long way leads through a dozen calls, four copies and a task, which costs more than many a move. Whatever is not plain
takes it all the same.
"""

from __future__ import annotations

import asyncio
import struct
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from kociarnia.server.connection import GONE, SHORT, Hear
from kociarnia.server.frames import Counted, Frames
from kociarnia.server.knock import Knock

try:
    from websockets.speedups import apply_mask
except ImportError:  # not for this system
    from websockets.utils import apply_mask

WELCOME = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
TEXT = 0x81  # the first byte of a whole text in one frame
MASKED = 0x80  # of the second byte, beside the length
TWO, EIGHT = 126, 127  # as a length: so many bytes follow that have it


class Outbox:
    """What goes out together when all that has come has been dealt with. To write to a socket after every message would cost a
    tenth of each move: the processor forgets the one kind of work over the other."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting: list[tuple[ShortWay, list[bytes]]] = []

    def put(self, way: ShortWay, frame: list[bytes]) -> None:
        if not self.waiting:
            self.loop.call_soon(self.empty)
        self.waiting.append((way, frame))

    def empty(self) -> None:
        waiting, self.waiting = self.waiting, []
        for way, frame in waiting:
            try:
                if not way.close_sent and not way.full and not way.transport.is_closing():
                    way.transport.write(b"".join(frame))
            except GONE:
                pass  # others wait too


outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class ShortWay(Counted, WebSocketsSansIOProtocol):
    hear: Hear | None = None
    apart = False  # does whatever comes next begin a frame?
    welcome = b""  # what is written when somebody who has knocked plainly is let in
    outbox: Outbox | None = None
    held = False  # has what is written to wait? As `writable`, which costs a call

    def knocked(self, knock: Knock) -> None:
        """The same as to receive such a head, and to find it in order."""
        conn = self.conn
        conn.state = State.OPEN
        conn.parser = conn.parse()  # what comes next are frames, also before it is answered
        next(conn.parser)
        conn.state = State.CONNECTING
        self.handshake_initiated = self.apart = True
        self.heads = Frames(self._bounds().frames())
        self.welcome = WELCOME % knock.answer
        self.scope = {
            "type": "websocket", "asgi": {"version": self.asgi_version, "spec_version": "2.4"}, "http_version": "1.1",
            "scheme": self.scheme, "server": self.server, "client": self.client, "root_path": self.root_path,
            "path": self.root_path + knock.path, "raw_path": (self.root_path + knock.path).encode(), "query_string": b"",
            "headers": knock.headers, "subprotocols": [], "state": self.app_state.copy(),
            "extensions": {"websocket.http.response": {}, SHORT: {"way": self}},
        }  # fmt: skip
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def send(self, message: Any) -> None:
        if self.outbox is not None:
            self.outbox.empty()  # nothing overtakes what was said before
        welcome, self.welcome = self.welcome, b""
        if not welcome or message["type"] != "websocket.accept" or self.disconnected or self.transport.is_closing():
            await super().send(message)
            return
        self.conn.state = State.OPEN
        self.handshake_complete = True
        self.transport.write(welcome)
        self.start_keepalive()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.apart = not self.conn.reader.buffer
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), SHORT: {"way": self}}

    def tell(self, parts: list[bytes]) -> bool:
        """Send a text in this turn of the loop; False if that has to wait."""
        if self.held or self.close_sent or self.transport.is_closing():
            return False
        size = 0
        for part in parts:
            size += len(part)
        if size < TWO:
            head = bytes((TEXT, size))
        else:
            head = struct.pack("!BBH", TEXT, TWO, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, EIGHT, size)
        if self.outbox is None:
            self.outbox = outboxes.setdefault(self.loop, Outbox(self.loop))
        self.outbox.put(self, [head, *parts])
        return True

    def pause_writing(self) -> None:
        self.held = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.held = False
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        if self.apart:
            at = _content(data)
            self.apart = at > 0 or _ends(data)
            plain = at and data[0] == TEXT and self.conn.current_size is None and not self.close_sent
            if plain and self.hear is not None and self.queue.empty() and self.hear(apply_mask(data[at:], data[at - 4 : at])):
                return
        super().data_received(data)


def _content(data: bytes) -> int:
    """Where the content of a frame begins after its mask, if that is all there is; else 0."""
    if len(data) < 6 or data[1] < MASKED or data[1] == MASKED | EIGHT:
        return 0
    at, size = (8, int.from_bytes(data[2:4], "big")) if data[1] == MASKED | TWO else (6, data[1] & ~MASKED)
    return at if len(data) == at + size else 0


def _ends(data: bytes) -> bool:
    """Does it end where a frame does? An answer to a ping often comes together with a text."""
    at, size = 0, len(data)
    while size - at >= 6 and data[at + 1] >= MASKED:
        length = data[at + 1] & ~MASKED
        wide = 2 if length == TWO else 8 if length == EIGHT else 0
        at += 6 + wide + (int.from_bytes(data[at + 2 : at + 2 + wide], "big") if wide else length)
    return at == size
