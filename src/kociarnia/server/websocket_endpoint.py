"""The application behind `/ws/<table>`: one connection to one table, from its first message to its last; `/ws/home` is led to
homes.py. Written straight on ASGI, for speed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from kociarnia.engine import Refusal
from kociarnia.server import homes
from kociarnia.server.connection import FULL, NORMAL, SHORT, Connection
from kociarnia.server.guard import address_of
from kociarnia.server.limits import Limits
from kociarnia.server.links import Caller
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.message_handler import MessageHandler, broke, refuse
from kociarnia.server.metrics import Metrics
from kociarnia.server.rooms import Rooms

Find: TypeAlias = Callable[[str], Awaitable[LiveRoom | Caller]]
PREFIX = "/ws/"
HELLO = 30.0  # seconds until it has said hello
PATIENCE = 5.0  # seconds for the last words to a connection


class WebSocketEndpoint:
    def __init__(self, rooms: Rooms, bounds: Limits, metrics: Metrics) -> None:
        self.rooms = rooms
        self.bounds = bounds
        self.metrics = metrics
        self.find: Find = rooms.find

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # that somebody wants to connect
        try:
            headers = Headers(scope=scope)
            device = await self.rooms.cookies.device_of(headers)
            browser = await self.rooms.cookies.person(device) if device else ""
        except Refusal:  # the store cannot say who it is
            await send({"type": "websocket.accept"})  # else the browser would not be told why
            await send({"type": "websocket.close", "code": FULL})
            return
        await send({"type": "websocket.accept"})  # whoever is let in misses nothing from here on
        connection = Connection(browser, send, address_of(scope), device)
        connection.short = (scope.get("extensions") or {}).get(SHORT, {}).get("way")
        scope["headers"] = []  # who came with which headers is known by now, and a house keeps thousands of connections
        listening = asyncio.create_task(self._attend(scope["path"], receive, connection, self.find))
        listening.add_done_callback(partial(_last_words, connection, asyncio.current_task()))
        try:
            await connection.pump()
        finally:  # after the last word nobody waits for messages any more
            listening.cancel()
            await asyncio.wait([listening])

    async def attend(self, path: str, receive: Receive, connection: Connection) -> None:
        """Somebody who has come by another process: nobody is sent from here to a third one."""
        await self._attend(path, receive, connection, self.rooms.find)

    async def _attend(self, path: str, receive: Receive, connection: Connection, find: Find) -> None:
        """Bring the connection to its table, hear message after message, and bring it away from there in the end."""
        if path == homes.PATH:
            return await self.rooms.homes.attend(receive, connection, self.bounds)
        live, address, entered = None, connection.address, False
        try:
            costly = self.bounds.costly.of(address)
            if not costly.take():
                raise Refusal("error-rate")
            found = await find(path.removeprefix(PREFIX))
            if isinstance(found, Caller):
                self.bounds.enter(address, 0)
                entered = True
                await found.carry(path, receive, connection)
                return None
            live = found
            live.check_watching(connection.browser)
            self.bounds.enter(address, len(live.connections))
            entered = True
            live.connections.add(connection)
            pace = self.bounds.messages(address)
            askers = self.bounds.askers
            handler = MessageHandler(live, connection, self.rooms.bot_player, pace, costly, self.metrics, askers)
            async with asyncio.timeout(HELLO) as patience:
                while connection.closing is None and (message := await receive())["type"] != "websocket.disconnect":
                    await handler.hear(message.get("bytes") or message.get("text") or "")
                    if connection.greeted and patience.when() is not None:
                        patience.reschedule(None)
                        if connection.short is not None:
                            connection.short.hear = handler.hear_at_once
        except TimeoutError:
            refuse(connection, Refusal("error-hello"))
        except Refusal as refused:
            refuse(connection, refused)
        except Exception as error:
            broke(connection, error)
        finally:
            if connection.short is not None:
                connection.short.hear = None
            if entered:
                self.bounds.leave(address)
            if live is not None and connection in live.connections:
                live.connections.discard(connection)
                live.attend()
                live.tell_table()


def _last_words(connection: Connection, pumping: asyncio.Task[None] | None, _: asyncio.Task[None]) -> None:
    """Nobody listens any more; what is still to be sent has to be sent soon."""
    connection.close(NORMAL)
    assert pumping is not None
    asyncio.get_running_loop().call_later(PATIENCE, pumping.cancel)
