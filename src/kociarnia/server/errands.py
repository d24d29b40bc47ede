"""What one process of the house has to ask of the one that has a table, or of all. Where there is one process alone it does
all of that itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from kociarnia.engine import Say
from kociarnia.server.connection import OTHER
from kociarnia.server.store import standing_row

if TYPE_CHECKING:
    from kociarnia.server.rooms import Rooms


class Settle(msgspec.Struct, tag=True):
    """Whose turn it is at the tables of a browser is written: it wants to see its list."""

    browser: str


class TurnOut(msgspec.Struct, tag=True):
    """Somebody else plays in that browser from now on: its connections end, and its pages come anew."""

    device: str


class Joined(msgspec.Struct, tag=True):
    """Somebody plays at one more device, which is told at a table of theirs."""

    table: str
    player: str


class Parted(msgspec.Struct, tag=True):
    """A device that was theirs is somebody else's, who has seen what it has seen."""

    table: str
    player: str
    other: str


class TableNews(msgspec.Struct, tag=True):
    """Something has changed at tables of these people; pages that show them are told."""

    people: list[str]


Errand: TypeAlias = Settle | TurnOut | Joined | Parted | TableNews
encode = msgspec.msgpack.Encoder().encode
errand_of = msgspec.msgpack.Decoder(Errand).decode


class Others(Protocol):
    """The other processes."""

    async def tell_all(self, errand: Settle | TurnOut | TableNews) -> None: ...

    async def lead(self, errand: Joined | Parted) -> bool:
        """False: the table is here."""


class Errands:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.others: Others | None = None

    async def everywhere(self, errand: Settle | TurnOut) -> None:
        await self.here(errand)
        if self.others is not None:
            await self.others.tell_all(errand)

    async def at_table(self, errand: Joined | Parted) -> None:
        if self.others is None or not await self.others.lead(errand):
            await self.here(errand)

    async def here(self, errand: Errand) -> None:
        if isinstance(errand, Settle):
            await self._settle(errand.browser)
        elif isinstance(errand, TurnOut):
            self._turn_out(errand.device)
        elif isinstance(errand, TableNews):
            self.rooms.homes.ring(set(errand.people))
        else:
            await self._at_table(errand)

    async def _settle(self, browser: str) -> None:
        for table_id in await self.rooms.store.seated_at(browser):
            live = self.rooms.lives.get(table_id)
            if live is not None and not live.resting and not live.broken:
                async with live.lock:  # never of a move that is not on the disk yet
                    live.rest()
                    await self.rooms.store.write(standing_row(live.room.stored))

    def _turn_out(self, device: str) -> None:
        self.rooms.homes.turn_out(device)
        for live in self.rooms.lives.values():
            for connection in list(live.connections):
                if connection.device == device:
                    connection.close(OTHER, drop=True)

    async def _at_table(self, errand: Joined | Parted) -> None:
        live = await self.rooms.find(errand.table)
        async with live.lock:
            chairs = live.room.chairs
            if isinstance(errand, Parted):
                chairs.knew(errand.other, errand.player)
                await live.settle()
            elif theirs := chairs.of(errand.player):
                await live.note(Say("log-device", {"name": chairs.names(theirs)}))
