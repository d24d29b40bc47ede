"""uvicorn's WebSocket with a short way in and out, for a house full of tables.

Every move is told to four readers or more, and through ASGI each message wakes a task and passes two coroutines and a protocol
object: that costs more than the match itself. Here a message is framed and written to the transport at once. What comes in is
nearly always one small message in one frame, and is read as such. Everything else (handshake, other frames, pings, closing)
stays with the library.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

EXTENSION = "kociarnia.outlet"  # where the application finds it in its scope
QUEUE = 8  # messages that may wait to be heard before nothing more is read


def framed(text: bytes) -> bytes:
    """One text message in one frame, as a server sends it (RFC 6455, 5.2): not masked, not compressed."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", 0x81, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size) + text
    return struct.pack("!BBQ", 0x81, 127, size) + text


def message_in(data: bytes) -> bytes | None:
    """The text if these bytes are exactly one small message of a client: one final text frame, masked (RFC 6455, 5.2)."""
    if len(data) < 6 or data[0] != 0x81 or not 0x80 <= data[1] < 0xFF:
        return None
    size, start = data[1] & 0x7F, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 4
    if len(data) != start + 4 + size:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


class Inbox(asyncio.Queue[Any]):
    """What has come in. A queue for many does much, and takes room for much, that one reader does not need."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.letters.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.letters:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.letters.pop(0)

    def empty(self) -> bool:
        return not self.letters

    def qsize(self) -> int:
        return len(self.letters)


class Outlet(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox()
        self.obey: Callable[[bytes], bool] | None = None  # the application's short way for a message; False: it takes none

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it has none if the handshake was refused
            self.scope["extensions"][EXTENSION] = {"outlet": self}

    def forget_handshake(self) -> None:
        """A house keeps thousands of connections, and who came with which headers is known by now."""
        self.scope["headers"] = []
        self.request.headers.clear()  # emptied, for the library still holds both
        self.response.headers.clear()

    def data_received(self, data: bytes) -> None:
        text = message_in(data) if self._between_messages() else None
        if text is None or len(text) > self.config.ws_max_size:
            super().data_received(data)
            return
        if self.obey is not None and self.queue.empty() and self.obey(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text, "text": None})
        if not self.read_paused and self.queue.qsize() >= QUEUE:
            self.read_paused = True
            self.transport.pause_reading()

    def _between_messages(self) -> bool:
        """Does the library hold no part of a message or frame, and is the connection not about to end?"""
        protocol = self.conn
        return (
            self.handshake_complete
            and not self.close_sent
            and protocol.state is OPEN
            and protocol.current_size is None
            and not protocol.reader.buffer
        )

    def push(self, text: bytes) -> int:
        """Send it, unless the connection is about to end; returns how many bytes its reader has not taken yet. Only for
        connections that the application has accepted."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        transport.write(framed(text))
        return int(transport.get_write_buffer_size())
