"""The door before the guard: how many connections an address may hold, and how long a request may take to come in.

Whoever opened connections and never finished a request would otherwise hold them all: uvicorn has a time for what follows an
answer, but none for the first word.
"""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from kociarnia.server.knock import Knock, knock
from kociarnia.server.limits import Limits

HEAD = 10.0  # seconds for the head of a request
LONGEST, HEADERS = 16 << 10, 128  # bytes and lines of it
FREE, CRUMB = 64, 256  # pieces of a body, and for so many bytes one more
RESERVE = 64  # files that the house keeps for itself: the store, the log, its bots
FILES = 65_536  # it wants no more than that


class Settings(uvicorn.Config):
    """uvicorn's, with the limits of the house."""

    bounds: Limits


class Pieces(h11.Connection):
    """A body may come in pieces, but not in crumbs, and a head in lines, but not in thousands: each is more work than a hundred
    bytes."""

    pieces = got = 0

    def next_event(self) -> type[h11.NEED_DATA] | type[h11.PAUSED] | h11.Event:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.pieces, self.got = self.pieces + 1, self.got + len(event.data)
            if self.pieces > FREE + self.got / CRUMB:
                raise h11.RemoteProtocolError("a body in crumbs")
        elif isinstance(event, h11.Request):
            self.pieces = self.got = 0
            if len(event.headers) > HEADERS:
                raise h11.RemoteProtocolError("too many headers")
        return event


class Door(H11Protocol):
    """One connection until it ends, or until it becomes a WebSocket: that is counted at its table."""

    who = ""  # the address for which it was let in
    later = b""  # what has come and is not read yet
    slow: asyncio.TimerHandle | None = None  # runs while the head of a request is awaited
    until = 0.0  # … and when it rings
    left = 0.0  # seconds for the rest of it, when it has waited for its turn

    @property
    def bounds(self) -> Limits:
        assert isinstance(self.config, Settings)
        return self.config.bounds

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.who = self.bounds.arrive(self.client[0] if self.client else "-")
        if self.who:
            self.left = HEAD  # not as a default above: tests have less patience
            self._expect(HEAD)
        else:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.bounds.newcomers.enter(partial(self._hear, data), self.who):
            self.transport.pause_reading()
            self.left = max(0.0, self.until - self.loop.time()) if self.slow is not None else HEAD
            self._expect_no_more()  # from here on it is the house that is slow

    def _hear(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        if not isinstance(self.conn, Pieces):  # the first word
            plain = knock(data) if hasattr(self.ws_protocol_class, "knocked") else None
            if plain is not None:
                self._upgrade(plain)
                return
            self.conn = Pieces(h11.SERVER, LONGEST)
        self.later += data
        self._read()
        if self.conn.their_state is not h11.IDLE:
            self._expect_no_more()
        elif self.slow is None and self.conn.trailing_data[0]:  # a request has begun, and is not whole
            self._expect(self.left)
        self.left = HEAD

    def _read(self) -> None:
        """No more at once than the longest head, so that none is longer; what follows a whole request waits for its answer."""
        while self.later and self.who and not self.transport.is_closing():
            if self.conn.their_state is h11.DONE:
                self.flow.pause_reading()
                return
            part, self.later = self.later[: LONGEST + 1], self.later[LONGEST + 1 :]
            super().data_received(part)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._read()

    def _upgrade(self, plain: Knock) -> None:
        """As uvicorn does it when it has read such a head."""
        self._let_go()
        self.connections.discard(self)
        protocol: Any = self.ws_protocol_class
        socket = protocol(self.config, self.server_state, self.app_state)
        socket.connection_made(self.transport)
        socket.knocked(plain)
        self.transport.set_protocol(socket)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Nothing more comes of this request: whoever has begun to read it learns that, and may have begun to answer."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def _expect(self, seconds: float) -> None:
        self.until = self.loop.time() + seconds
        self.slow = self.loop.call_later(seconds, self._too_slow)

    def _expect_no_more(self) -> None:
        if self.slow is not None:
            self.slow.cancel()
            self.slow = None

    def _too_slow(self) -> None:
        self.bounds.turned_away(self.who, "slow")
        self.transport.abort()

    def _let_go(self) -> None:
        self._expect_no_more()
        if self.who:
            self.bounds.depart(self.who)
            self.who = ""


def files() -> int:
    """How many connections there is room for: as many files as the system lets a process have, but for a few."""
    try:
        import resource
    except ImportError:  # not on this system: it says itself when there are too many
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(FILES, hard) if hard != resource.RLIM_INFINITY else FILES
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(RESERVE, min(FILES, soft) - RESERVE)
