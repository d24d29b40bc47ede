"""A house in a page, without the page: its journal in memory, and the page's side of its line."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from websockets.asyncio.client import ClientConnection

from kociarnia.server.client import Json, Seat
from kociarnia.server.pocket import Pocket, opened


class Memory:
    """A journal that can be taken out of the hands of whoever writes it."""

    def __init__(self, image: bytes = b"", batches: list[bytes] | None = None) -> None:
        self.image = image
        self.batches = batches or []
        self.full = False

    async def append(self, batch: bytes) -> None:
        await self._takes_a_moment()
        self.batches.append(batch)

    async def fold(self, image: bytes) -> None:
        await self._takes_a_moment()
        self.image, self.batches = image, []

    async def _takes_a_moment(self) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("there is no more room")

    def copy(self) -> Memory:
        """As it lies on the disk now."""
        return Memory(self.image, list(self.batches))


async def house(journal: Memory) -> Pocket:
    return await opened(journal, journal.image, journal.batches)


async def ask(pocket: Pocket, address: str, body: Json | None = None) -> Any:
    status, kind, text = await pocket.ask("GET" if body is None else "POST", address, json.dumps(body or {}))
    assert status < 400, text
    return json.loads(text) if "json" in kind else text


class Socket:
    def __init__(self, pocket: Pocket, table: str) -> None:
        self.told: asyncio.Queue[str] = asyncio.Queue()
        self.codes: list[int] = []
        self.line = pocket.connect(table, self.told.put_nowait, self.codes.append)

    async def send(self, text: str) -> None:
        self.line.hear(text)

    async def recv(self) -> str:
        return await self.told.get()


@asynccontextmanager
async def sit(pocket: Pocket, table: str, **hello: Any) -> AsyncIterator[Seat]:
    socket = Socket(pocket, table)
    seat = Seat(cast(ClientConnection, socket))
    await seat.send({"type": "hello", **hello})
    yield seat
    socket.line.close()
    await socket.line.task
