"""Pages that show somebody's tables: they are told that something has changed there, and ask for the list themselves.

Such a page costs nothing while nothing happens, and little when much does: what happens at once is one word to a person. Where
there are several processes, the others hear whose turn it has become who is not at the table; what a page may have missed it
asks for now and then.
"""

from __future__ import annotations

import asyncio

from starlette.types import Receive

from kociarnia.engine import Refusal
from kociarnia.server import event_log
from kociarnia.server.connection import AWAY, NONSENSE, OTHER, Connection
from kociarnia.server.errands import Errands, TableNews
from kociarnia.server.limits import Limits
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.message_handler import refuse
from kociarnia.server.wire import TablesChanged

PATH = "/ws/home"
PAUSE = 0.5  # seconds in which all that happens at somebody's tables is one word


class Homes:
    def __init__(self, errands: Errands) -> None:
        self.errands = errands
        self.open: dict[str, set[Connection]] = {}  # by person
        self.ringing: set[str] = set()  # people who will be told in a moment
        self.telling: set[asyncio.Task[None]] = set()

    async def attend(self, receive: Receive, connection: Connection, bounds: Limits) -> None:
        """A page that shows the tables of its person, until it goes. Nothing that it says is of interest."""
        address, person = connection.address, connection.browser
        theirs = self.open.get(person, set())
        try:
            if not person or not bounds.costly.of(address).take():
                raise Refusal("error-rate")
            bounds.enter(address, len(theirs))
        except Refusal as refused:
            refuse(connection, refused)
            return
        self.open[person] = theirs | {connection}
        pace = bounds.messages(address)
        try:
            while connection.closing is None and (await receive())["type"] != "websocket.disconnect":
                if not pace.take():
                    connection.close(NONSENSE)
        finally:
            bounds.leave(address)
            left = self.open.pop(person, set()) - {connection}
            if left:
                self.open[person] = left

    def changed(self, live: LiveRoom, number: int) -> None:
        """Update `number` has been told at a table (0: something around the match)."""
        room, stored = live.room, live.room.stored
        if self.open:
            self.ring(stored.browsers())
        if self.errands.others is None:
            return
        asked = {stored.chairs[room.chair_of(seat)].owner for seat, since in room.asked.items() if since == number}
        absent = asked - {connection.browser for connection in live.connections} - {""}
        if absent and room.playing:
            task = asyncio.get_running_loop().create_task(self.errands.others.tell_all(TableNews(sorted(absent))))
            self.telling.add(task)
            task.add_done_callback(self._told)

    def ring(self, people: set[str]) -> None:
        for person in people & self.open.keys() - self.ringing:
            self.ringing.add(person)
            asyncio.get_running_loop().call_later(PAUSE, self._tell, person)

    def turn_out(self, device: str) -> None:
        """Somebody else plays there from now on."""
        for connection in [one for several in self.open.values() for one in several]:
            if connection.device == device:
                connection.close(OTHER, drop=True)

    def close(self) -> None:
        for connection in [one for several in self.open.values() for one in several]:
            connection.close(AWAY)

    def _tell(self, person: str) -> None:
        self.ringing.discard(person)
        for connection in self.open.get(person, ()):
            connection.say(TablesChanged())

    def _told(self, task: asyncio.Task[None]) -> None:
        self.telling.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:  # the pages ask by themselves, later
            event_log.failure("news", error)
