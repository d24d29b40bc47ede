"""Between two processes of one house: many conversations over one connection.

Everything is a frame: its length, the number of the conversation, what it is. Both sides prove first that they know the key of
the house, and say something twice a second: a side that is silent is taken for gone.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from struct import Struct
from typing import Any, TypeAlias, cast

import msgspec
from starlette.types import Message, Receive

from kociarnia.server.connection import AWAY, FULL, NORMAL, Connection

# What a frame may be. WHO and PROOF: a riddle, and its answer. OPEN, SAY, END: a WebSocket. ASK, ANSWER: a request. ERRAND:
# see errands.py; answered by ANSWER. ALIVE: nothing new.
WHO, PROOF, OPEN, SAY, END, ASK, ANSWER, ERRAND, ALIVE = range(9)
HEAD = Struct("<IIB")
LARGEST = 64 << 20  # bytes of a frame
FIRST = 64  # … before it is known who speaks
HEAP = 64 << 20  # bytes that may wait for another process: it does not read any more
PULSE, SILENCE = 0.5, 3.5  # seconds
WAITING = 64  # messages of one WebSocket that nobody has looked at; then it has said too much
DROP = b"drop"  # at an END: what waits to be sent is not to arrive
GREETING = b"kociarnia 1 "
CALLER, CALLED = b"caller ", b"called "


class LinkOpening(msgspec.Struct):
    """Somebody at another process wants to sit at a table here."""

    path: str
    browser: str
    address: str
    device: str


class Request(msgspec.Struct):
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: str
    scheme: str
    body: bytes


class Reply(msgspec.Struct):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


encode = msgspec.msgpack.Encoder().encode
opening_of = msgspec.msgpack.Decoder(LinkOpening).decode
request_of = msgspec.msgpack.Decoder(Request).decode
reply_of = msgspec.msgpack.Decoder(Reply).decode


class Link(asyncio.Protocol, ABC):
    """What both sides do."""

    def __init__(self, key: bytes, we: bytes, they: bytes) -> None:
        self.key = key
        self.we, self.they = we, they
        self.riddle = secrets.token_bytes(32)
        self.loop = asyncio.get_running_loop()
        self.ready: asyncio.Future[None] = self.loop.create_future()  # the other side has proven who it is
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.heard = self.loop.time()
        self.timer: asyncio.TimerHandle | None = None

    # --- frames

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.frame(0, WHO, self.riddle)
        self._pulse()

    def frame(self, number: int, kind: int, data: bytes = b"") -> None:
        if self.transport is None or self.transport.is_closing():
            return
        self.transport.writelines([HEAD.pack(len(data), number, kind), data])
        if self.transport.get_write_buffer_size() > HEAP:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        buffer, at = self.buffer, 0
        buffer += data
        while len(buffer) - at >= HEAD.size:
            length, number, kind = HEAD.unpack_from(buffer, at)
            if length > (LARGEST if self.ready.done() else FIRST):
                self.abort()
                break
            start = at + HEAD.size
            if len(buffer) < start + length:
                break
            at = start + length
            self._hear(number, kind, bytes(buffer[start:at]))
        del buffer[:at]

    def _hear(self, number: int, kind: int, data: bytes) -> None:
        if kind == WHO:
            self.frame(0, PROOF, self._answer(self.we, data))
        elif kind == PROOF:
            if not hmac.compare_digest(data, self._answer(self.they, self.riddle)):
                self.abort()
            elif not self.ready.done():
                self.ready.set_result(None)
        elif kind != ALIVE and self.ready.done():
            self.told(number, kind, data)

    def _answer(self, who: bytes, riddle: bytes) -> bytes:
        return hmac.digest(self.key, GREETING + who + riddle, "sha256")

    def _pulse(self) -> None:
        if self.loop.time() - self.heard > SILENCE:
            self.abort()
            return
        self.frame(0, ALIVE)
        self.timer = self.loop.call_later(PULSE, self._pulse)

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if not self.ready.done():
            self.ready.set_exception(ConnectionError())
            self.ready.exception()  # nobody need wait for it
        self.lost()

    @property
    def open(self) -> bool:
        return self.ready.done() and self.transport is not None and not self.transport.is_closing()

    # --- what each side does in its own way

    @abstractmethod
    def told(self, number: int, kind: int, data: bytes) -> None:
        """The other side has said something of that number."""

    @abstractmethod
    def lost(self) -> None:
        """The other side is gone."""


class Caller(Link):
    """The side to which somebody has come: what they say goes to the process that has their table."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key, CALLER, CALLED)
        self.numbers = count(1)
        self.sockets: dict[int, Connection] = {}
        self.asked: dict[int, asyncio.Future[bytes]] = {}

    def told(self, number: int, kind: int, data: bytes) -> None:
        if kind == ANSWER:
            asked = self.asked.pop(number, None)
            if asked is not None and not asked.done():
                asked.set_result(data)
        elif kind == END:
            socket = self.sockets.pop(number, None)
            if socket is not None:
                socket.close(int.from_bytes(data[:2], "little"), data[2:] == DROP)
        elif kind == SAY and number in self.sockets:
            self.sockets[number].push(data)

    def lost(self) -> None:
        """Whoever has been cut off comes back by themselves, and then finds who has the table now."""
        sockets, self.sockets = self.sockets, {}
        for socket in sockets.values():
            socket.close(AWAY)
        asked, self.asked = self.asked, {}
        for one in asked.values():
            if not one.done():
                one.set_exception(ConnectionError())

    async def carry(self, path: str, receive: Receive, connection: Connection) -> None:
        """A WebSocket, until one of the sides has enough."""
        number = next(self.numbers)
        self.sockets[number] = connection
        self.frame(number, OPEN, encode(LinkOpening(path, connection.browser, connection.address, connection.device)))
        try:
            while connection.closing is None and (message := await receive())["type"] != "websocket.disconnect":
                data = message.get("bytes") or message.get("text") or ""
                self.frame(number, SAY, data.encode() if isinstance(data, str) else data)
        finally:
            if self.sockets.pop(number, None) is not None:
                self.frame(number, END)

    async def ask(self, kind: int, data: bytes) -> bytes:
        """ConnectionError if nobody answers any more: then it is not known what came of it."""
        number = next(self.numbers)
        answered: asyncio.Future[bytes] = self.loop.create_future()
        self.asked[number] = answered
        self.frame(number, kind, data)
        if not self.open:
            self.lost()
        return await answered


Attend: TypeAlias = Callable[[str, Receive, Connection], Awaitable[None]]
Answer: TypeAlias = Callable[[int, bytes], Awaitable[bytes]]


class Far(Connection):
    """Somebody who has come to another process, as the tables know them."""

    def __init__(self, opening: LinkOpening, number: int, link: Link) -> None:
        super().__init__(opening.browser, _never, opening.address, opening.device)
        self.number = number
        self.link = link
        self.said: deque[Message] = deque()
        self.listening: asyncio.Future[None] | None = None

    def push(self, data: bytes) -> None:
        if self.closing is None:
            self.link.frame(self.number, SAY, data)

    def close(self, code: int, drop: bool = False) -> None:
        if self.closing is None:
            self.closing = code
            self.link.frame(self.number, END, code.to_bytes(2, "little") + (DROP if drop else b""))
            self.hear({"type": "websocket.disconnect"})

    def hear(self, message: Message) -> None:
        if len(self.said) > WAITING and self.closing is None:
            self.close(FULL)
            return
        self.said.append(message)
        if self.listening is not None and not self.listening.done():
            self.listening.set_result(None)

    async def receive(self) -> Message:
        while not self.said:
            self.listening = asyncio.get_running_loop().create_future()
            await self.listening
        return self.said.popleft()


async def _never(message: Any) -> None:
    raise RuntimeError("what is said to somebody far away goes over the link")


class Called(Link):
    """The side that has the tables."""

    def __init__(self, key: bytes, attend: Attend, answer: Answer, gone: Callable[[Called], None]) -> None:
        super().__init__(key, CALLED, CALLER)
        self.gone = gone
        self.attend = attend
        self.answer = answer
        self.sockets: dict[int, Far] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def told(self, number: int, kind: int, data: bytes) -> None:
        if kind == OPEN:
            opening = opening_of(data)
            far = self.sockets[number] = Far(opening, number, self)
            self._begin(self._sit(opening.path, far))
        elif kind in (ASK, ERRAND):
            self._begin(self._reply(number, kind, data))
        elif number in self.sockets:
            message: Message = {"type": "websocket.receive", "bytes": data} if kind == SAY else {"type": "websocket.disconnect"}
            self.sockets[number].hear(message)

    def lost(self) -> None:
        self.gone(self)
        for far in self.sockets.values():
            far.hear({"type": "websocket.disconnect"})

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _sit(self, path: str, far: Far) -> None:
        try:
            await self.attend(path, far.receive, far)
        finally:
            far.close(NORMAL)
            del self.sockets[far.number]

    async def _reply(self, number: int, kind: int, data: bytes) -> None:
        self.frame(number, ANSWER, await self.answer(kind, data))
