"""A person goes on at another device: a code on the one, a yes on the other. Both then play as the same person, until one of
them is cut off. Nobody comes to see two hands of one match by it."""

from __future__ import annotations

import secrets

from kociarnia.engine import Refusal
from kociarnia.server import event_log
from kociarnia.server.cookies import known_by
from kociarnia.server.devices import GOOD_FOR, StoredCode
from kociarnia.server.errands import Joined, Parted, TurnOut
from kociarnia.server.limits import Limits
from kociarnia.server.rooms import Rooms
from kociarnia.server.store import Taken
from kociarnia.server.store_types import TURN, WAITING, StoredTable
from kociarnia.server.tries import shared_row
from kociarnia.server.wire import Arrived, Arriving, Device, DeviceCode, Devices, InStep, TakeAlong, Welcome

MOST = 12  # devices of one person
TABLES = 500  # of one person that are looked through
SHORT = 16  # letters of the name of a device that its person is told


class Pairing:
    """`device`: the browser that asks, not its person."""

    def __init__(self, rooms: Rooms, bounds: Limits) -> None:
        self.rooms = rooms
        self.known = rooms.devices
        self.bounds = bounds

    async def devices(self, device: str) -> Devices:
        player = await self.known.person(device) if device else ""
        if not player:
            return Devices([])
        kept = await self.known.of(player)
        shown = [Device(one.browser[:SHORT], one.kind, one.seen, one.browser == device) for one in kept]
        return Devices(shown, await self.known.waiting(player))

    async def code(self, device: str, wish: TakeAlong) -> DeviceCode:
        player = await self.known.person(device)
        if len(await self.known.of(player)) >= MOST:
            raise Refusal("error-devices")
        return DeviceCode(await self.known.give(player, device, wish.kind, wish.name.strip(), wish.brings), GOOD_FOR)

    async def look(self, device: str, code: str, address: str) -> Welcome:
        found = await self._read(code, address)
        own = await self.known.person(device) if device else ""
        tables = sum((await self.rooms.store.shelves(found.player)).values())
        mine = sum((await self.rooms.store.shelves(own)).values()) if own and own != found.player else 0
        return Welcome(found.name, tables, mine, own == found.player)

    async def join(self, device: str, wish: Arriving, address: str) -> Arrived:
        found = await self._read(wish.code, address)
        own = await self.known.person(device)
        if own == found.player:
            return Arrived(found.name)
        theirs = await self._running(found.player)
        if any(_both(table, own, found.player) for table in (*theirs, *await self._running(own))):
            raise Refusal("error-two-hands")
        try:
            await self.known.move(device, found, wish.kind)
        except Taken:
            raise Refusal("error-code") from None
        await self.rooms.store.write([shared_row(own, found.player)])
        event_log.event("device", joined=True)
        await self.rooms.errands.everywhere(TurnOut(device))
        for table in theirs:
            await self.rooms.errands.at_table(Joined(table.id, found.player))
        return Arrived(found.name, found.brings)

    async def cut(self, device: str, short: str) -> Devices:
        """It is its own again, with the tables that it had; the first one of a person has none but theirs, and begins anew.
        What it has seen of a match it has seen: no other chair there is for it."""
        player = await self.known.person(device) if device else ""
        gone = next((one.browser for one in await self.known.of(player) if one.browser[:SHORT] == short), "") if player else ""
        if not gone:
            raise Refusal("error-device")
        running = await self._running(player)
        both = any(_both(table, gone, player) for table in running)
        other = known_by(secrets.token_urlsafe()) if gone == player or both else gone
        await self.known.part(gone, other)
        await self.rooms.store.write([shared_row(player, other)])
        event_log.event("device", joined=False)
        await self.rooms.errands.everywhere(TurnOut(gone))
        for table in running:
            await self.rooms.errands.at_table(Parted(table.id, player, other))
        return await self.devices(device)

    async def in_step(self, device: str, brings: str) -> InStep:
        """Nothing is kept of those who have one device."""
        player = await self.known.person(device) if device else ""
        if not player or (len(await self.known.of(player)) < 2 and not await self.known.waiting(player)):
            return InStep(False)
        return InStep(True, await self.known.in_step(player, brings))

    async def _read(self, code: str, address: str) -> StoredCode:
        """Only wrong codes count: a whole school may come along at once, but nobody may guess for long."""
        bucket = self.bounds.tries.of(address)
        if not bucket.take():
            self.bounds.turned_away(address, "codes")
            raise Refusal("error-rate")
        found = await self.known.read(code)
        if found is None:
            raise Refusal("error-code")
        bucket.left += 1
        return found

    async def _running(self, player: str) -> list[StoredTable]:
        """The tables where that person sits and plays."""
        found = await self.rooms.store.tables_of(player, (TURN, WAITING), most=TABLES)
        return [table for table, _ in found if table.stage == "playing"]


def _both(table: StoredTable, one: str, other: str) -> bool:
    """Do two know cards of the same match, each their own?"""
    return table.knows_cards(one) and table.knows_cards(other)
