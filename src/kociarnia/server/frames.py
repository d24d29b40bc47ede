"""How many frames a WebSocket may bring. They are counted by their heads, before anything is made of them: forty thousand empty
pings fit into what is read at once, and each would be taken apart and answered before anybody else is heard."""

from __future__ import annotations

import asyncio
from typing import Any

from kociarnia.server.bucket import Bucket
from kociarnia.server.door import Settings
from kociarnia.server.limits import Limits, address

MASKED, LENGTH = 0x80, 0x7F  # of the second byte of a head
MORE = {126: 2, 127: 8}  # as a length: so many bytes follow that have it
MASK = 4  # bytes
TOO_MANY = b"\x88\x02" + (4429).to_bytes(2, "big")  # a frame that closes
PATIENCE = 1.0  # seconds for that last word


class Frames:
    """Those of one connection, however they are cut."""

    def __init__(self, bucket: Bucket) -> None:
        self.bucket = bucket
        self.rest = 0  # bytes that still belong to the frame that has begun
        self.head = b""  # of one that has just begun

    def few(self, data: bytes) -> bool:
        """Does all of it fit into the bucket?"""
        data = self.head + data
        at, end = self.rest, len(data)
        while at + 2 <= end:
            size = data[at + 1] & LENGTH
            more = MORE.get(size, 0)
            if at + 2 + more > end:
                break
            if not self.bucket.take():
                return False
            size = int.from_bytes(data[at + 2 : at + 2 + more], "big") if more else size
            at += 2 + more + size + (MASK if data[at + 1] & MASKED else 0)
        self.rest, self.head = max(0, at - end), data[at:]
        return True


class Counted(asyncio.Protocol):
    """Before a WebSocket of whichever library: whoever sends too many frames is shown out."""

    config: Any
    transport: asyncio.Transport
    full = False  # it has been told to go
    heads: Frames | None = None  # none of the libraries calls anything so

    def data_received(self, data: bytes) -> None:
        bounds = self._bounds()
        if self.heads is None:
            self.heads = Frames(bounds.frames())  # what comes first is the request
        elif self.full:
            return  # while the last word is on its way: whoever is cut off at once would not hear it
        elif not self.heads.few(data):
            host = self.transport.get_extra_info("peername") or ("-",)
            bounds.turned_away(address(str(host[0])), "frames")
            self.full = True
            self.transport.write(TOO_MANY)
            asyncio.get_running_loop().call_later(PATIENCE, self.transport.abort)
            return
        super().data_received(data)

    def _bounds(self) -> Limits:
        assert isinstance(self.config, Settings)
        return self.config.bounds
