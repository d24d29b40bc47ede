"""A WebSocket as uvicorn has it, without its detours: whoever comes has been read once already, and what is said goes straight
to the line. After a restart thousands come at once, and every move is told to four readers or more."""

from __future__ import annotations

from struct import pack

import h11
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.exceptions import InvalidHeaderValue
from websockets.http11 import Request
from websockets.protocol import OPEN, Protocol

from kociarnia.server.connection import STRAIGHT


class Socket(WebSocketsSansIOProtocol):
    def upgrade(self, event: h11.Request) -> None:
        """The door has read the request: what follows are frames."""
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)
        try:
            headers = Headers([(name.decode("ascii"), value.decode("latin-1")) for name, value in event.headers])
        except InvalidHeaderValue:
            self.transport.abort()
            return
        self.handle_connect(Request(event.target.decode("ascii"), headers, event.method.decode("ascii")))
        if not self.handshake_complete:  # else it was no good
            self.scope["extensions"][STRAIGHT] = {"say": self.say}

    def say(self, data: bytes) -> bool:
        """Send a text at once. False: it has to wait, or nobody is there any more; the usual way knows."""
        transport = self.transport
        if not self.writable.is_set() or self.close_sent or self.conn.state is not OPEN or transport.is_closing():
            return False
        transport.write(framed(data))
        return True


def framed(data: bytes) -> bytes:
    """A text in a frame of its own."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    return (pack("!BBH", 0x81, 126, size) if size < 1 << 16 else pack("!BBQ", 0x81, 127, size)) + data
