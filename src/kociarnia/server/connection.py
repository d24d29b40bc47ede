"""One WebSocket as the tables know it: what is said goes out in order, and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
import contextlib
import types
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Protocol, TypeAlias

import msgspec
from mypy_extensions import mypyc_attr
from starlette.types import Send

BACKLOG = 4 << 20  # bytes that may wait for a slow reader; then it is let go, and resumes when it can
# Why it is closed: nothing is wrong, the house goes down, an error of ours, no room (the reader is too slow, or the
# disk is full), only nonsense came, somebody else plays in that browser now.
NORMAL, AWAY, BROKEN, FULL, NONSENSE, OTHER = 1000, 1001, 1011, 1013, 4400, 4401
GONE = (RuntimeError, OSError)  # what sending raises when the other side has gone

encode = msgspec.json.Encoder().encode
SHORT = "kociarnia.short"  # an extension of ASGI: `way` is the short way, see below
Hear: TypeAlias = Callable[[bytes], bool]  # takes a message if that can be done at once


class Short(Protocol):
    """A short way to the other side, where there is one."""

    hear: Hear | None

    def tell(self, parts: list[bytes]) -> bool:
        """Send a text, given in pieces, in this turn of the loop; False if that has to wait."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection:
    def __init__(self, browser: str, send: Send, address: str = "", device: str = "") -> None:
        self.browser = browser  # the person's, as tables know it
        self.device = device
        self.address = address
        self.send = send
        self.short: Short | None = None
        self.chair: int | None = None  # whose eyes it looks through; AUDIENCE: nobody's; None: its only seat's
        self.greeted = False  # it has said hello
        self.passing = False  # the house may answer for its seats where they can only pass
        self.keeps = False  # what has not changed need not be told to it again
        self.board = 0  # which board it has, if it keeps it: a mark
        self.hidden = False  # its page cannot be seen
        self.pace = 1.0  # how unhurried its person wants bots to be
        self.around = 0  # what it was last told of the table around the match: a digest
        self.waiting: list[bytes] = []
        self.size = 0  # of what waits, and of what is just being sent
        self.begun: Coroutine[Any, Any, None] | None = None  # the rest of a message that could not go out at once
        self.wake: asyncio.Future[None] | None = None  # the pump waits for it: it is done when there is something to do
        self.closing: int | None = None

    def tell(self, parts: list[bytes]) -> None:
        """The same as `push` for a text in pieces, of which others may be told the same ones: these are put together no sooner
        than on their way out."""
        short = self.short
        if short is None or self.closing is not None or self.wake is None or self.wake.done() or not short.tell(parts):
            self.push(b"".join(parts))

    def push(self, data: bytes) -> None:
        """Send it at once, or after what waits already. Every move is told to four readers or more, and to wake a task for each
        would cost a good part of the move itself."""
        if self.closing is not None:
            return
        if self.wake is not None and not self.wake.done():
            if self.short is not None and self.short.tell([data]):
                return
            with contextlib.suppress(*GONE):
                self.begun = begin(self._send(data))
                if self.begun is not None:
                    self._ring()
            return
        self.waiting.append(data)
        self.size += len(data)
        if self.size > BACKLOG:
            self.close(FULL, drop=True)

    def say(self, message: Any) -> None:
        self.push(encode(message))

    def close(self, code: int, drop: bool = False) -> None:
        """`drop`: what waits to be sent would not arrive."""
        if self.closing is None:
            self.closing = code
        if drop:
            self.waiting.clear()
        self._ring()

    def _ring(self) -> None:
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    async def pump(self) -> None:
        """Sends what could not be sent at once, until the connection is to be closed, and closes it."""
        with contextlib.suppress(*GONE):
            while self.waiting or self.closing is None:
                if self.waiting:
                    data = self.waiting.pop(0)
                    await self._send(data)
                    self.size -= len(data)
                    continue
                self.wake = asyncio.get_running_loop().create_future()
                await self.wake
                if self.begun is not None:
                    await self.begun
                    self.begun = None
            await self.send({"type": "websocket.close", "code": self.closing})

    async def _send(self, data: bytes) -> None:
        await self.send({"type": "websocket.send", "text": data.decode()})


def begin(coroutine: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None] | None:
    """Run it as far as it gets without waiting. Mostly that is to its end; else its rest is returned, for a task to await."""
    try:
        waits_for = coroutine.send(None)
    except StopIteration:
        return None
    return _rest(coroutine, waits_for)


@types.coroutine
def _rest(coroutine: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, None, None]:
    yield waits_for
    yield from coroutine.__await__()
