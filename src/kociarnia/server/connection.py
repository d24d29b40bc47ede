"""One WebSocket as the tables know it, whichever transport carries it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

BACKLOG = 4 << 20  # bytes that may wait for a slow reader; then it is let go, and resumes when it can
# Why it is closed: nothing is wrong, the house goes down, an error of ours, the reader is too slow, only nonsense came.
NORMAL, AWAY, BROKEN, FULL, NONSENSE = 1000, 1001, 1011, 1013, 4400

FAST = "kociarnia.fast"  # the extension of the ASGI scope in which the fast transport is found

encode = msgspec.json.Encoder().encode


class Connection:
    """What is pushed goes out in order, and nobody waits for a slow reader."""

    def __init__(self, browser: str, write_now: Callable[[bytes], int] | None = None) -> None:
        self.browser = browser
        self.write_now = write_now  # the fast transport's: sends at once; returns how many bytes the reader has not taken yet
        self.chair: int | None = None  # whose eyes it looks through; AUDIENCE: nobody's; None: its only seat's
        self.greeted = False  # it has said hello
        self.waiting: list[bytes] = []
        self.size = 0  # of what waits, and of what is just being sent
        self.wake: asyncio.Future[None] | None = None  # done when there is something to send, or it is to be closed
        self.closing: int | None = None

    def push(self, data: bytes) -> None:
        if self.closing is not None:
            return
        if self.write_now is not None:
            if self.write_now(data) > BACKLOG:
                self.close(FULL)
            return
        self.waiting.append(data)
        self.size += len(data)
        if self.size > BACKLOG:
            self.waiting.clear()
            self.close(FULL)
        self._ring()

    def say(self, message: Any) -> None:
        self.push(encode(message))

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
        self._ring()

    def _ring(self) -> None:
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    async def letters(self) -> list[bytes]:
        """What is to be sent, as soon as there is something; nothing if the connection is to be closed."""
        if not self.waiting and self.closing is None:
            self.wake = asyncio.get_running_loop().create_future()
            await self.wake
        out, self.waiting = self.waiting, []
        return out
