"""The application behind `/ws/<table>`: one connection to one table, from its first message to its last. It is plain ASGI; with
the fast transport under it, it is the way for all that has to wait."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from kociarnia.engine import Refusal
from kociarnia.server import cookies
from kociarnia.server.connection import FAST, FULL, NORMAL, Connection
from kociarnia.server.guard import address_of
from kociarnia.server.limits import Limits
from kociarnia.server.message_handler import MessageHandler, broke, refuse
from kociarnia.server.metrics import Metrics
from kociarnia.server.rooms import Rooms

if TYPE_CHECKING:
    from kociarnia.server.fast_transport import FastTransport  # it may not fit what is installed

PREFIX = "/ws/"
PATIENCE = 5.0  # seconds for the last words to a connection


class WebSocketEndpoint:
    def __init__(self, rooms: Rooms, bounds: Limits, metrics: Metrics) -> None:
        self.rooms = rooms
        self.bounds = bounds
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # that somebody wants to connect
        await send({"type": "websocket.accept"})
        fast: FastTransport | None = scope.get("extensions", {}).get(FAST, {}).get("transport")
        connection = Connection(cookies.browser_of(Headers(scope=scope)), None if fast is None else fast.write_now)
        if fast is not None:
            fast.forget_handshake()
        listening = asyncio.create_task(self._attend(scope, receive, connection, fast))
        listening.add_done_callback(partial(_last_words, connection, asyncio.current_task()))
        try:
            await _pump(send, connection)
        finally:  # after the last word nobody waits for messages any more
            listening.cancel()
            await asyncio.wait([listening])

    async def _attend(self, scope: Scope, receive: Receive, connection: Connection, fast: FastTransport | None) -> None:
        """Bring the connection to its table, hear message after message, and bring it away from there in the end."""
        live, address, entered = None, address_of(scope), False
        try:
            live = self.rooms.find(scope["path"].removeprefix(PREFIX))
            live.check_watching(connection.browser)
            self.bounds.enter(address, len(live.connections))
            entered = True
            live.connections.add(connection)
            handler = MessageHandler(live, connection, self.rooms.bot_player, self.bounds.messages(), self.metrics)
            if fast is not None:
                fast.hear_now = handler.hear_now
            while connection.closing is None and (message := await receive())["type"] != "websocket.disconnect":
                await handler.hear(message.get("bytes") or message.get("text") or "")
        except Refusal as refused:
            refuse(connection, refused)
        except Exception as error:
            broke(connection, error)
        finally:
            if fast is not None:
                fast.hear_now = None
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


async def _pump(send: Send, connection: Connection) -> None:
    """Sends what was pushed, until the connection is to be closed."""
    with contextlib.suppress(RuntimeError, OSError):  # the other side has gone
        while letters := await connection.letters():
            for data in letters:
                if connection.closing == FULL:
                    break
                connection.size -= len(data)
                await send({"type": "websocket.send", "text": data.decode()})
        await send({"type": "websocket.close", "code": connection.closing})
