"""uvicorn's WebSockets with a short way in and out for what every move brings: a text in one frame.

The long way leads through a dozen calls, four copies and a task, which costs more than many a move. Whatever is not plain
takes it all the same.
"""

from __future__ import annotations

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from kociarnia.server.connection import SHORT, Hear
from kociarnia.server.frames import Counted

try:
    from websockets.speedups import apply_mask
except ImportError:  # not for this system
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a whole text in one frame
MASKED = 0x80  # of the second byte, beside the length
TWO, EIGHT = 126, 127  # as a length: so many bytes follow that have it


class ShortWay(Counted, WebSocketsSansIOProtocol):
    hear: Hear | None = None
    apart = False  # does whatever comes next begin a frame?

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.apart = not self.conn.reader.buffer
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), SHORT: {"way": self}}

    def tell(self, data: bytes) -> bool:
        """Send a text at once; False if that has to wait."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        size = len(data)
        if size < TWO:
            head = bytes((TEXT, size))
        else:
            head = struct.pack("!BBH", TEXT, TWO, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, EIGHT, size)
        self.transport.write(head + data)
        return True

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
