"""uvicorn's WebSocket with a short way out, for a house full of tables.

Every move is told to four readers or more, and through ASGI each message wakes a task and passes two coroutines and a protocol
object: that costs more than the match itself. Here a message is framed and written to the transport at once. Everything else
(handshake, what comes in, pings, closing) stays with the library.
"""

from __future__ import annotations

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "kociarnia.outlet"  # where the application finds it in its scope


def framed(text: bytes) -> bytes:
    """One text message in one frame, as a server sends it (RFC 6455, 5.2): not masked, not compressed."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", 0x81, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size) + text
    return struct.pack("!BBQ", 0x81, 127, size) + text


class Outlet(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it has none if the handshake was refused
            self.scope["extensions"][EXTENSION] = {"outlet": self}

    def push(self, text: bytes) -> None:
        """Send it, unless the connection is about to end. Only for connections that the application has accepted."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(framed(text))

    def backlog(self) -> int:
        """Bytes that its reader has not taken yet."""
        return int(self.transport.get_write_buffer_size())
