"""The WebSockets: one connection to one table, from its first message to its last. Written straight on ASGI, for speed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial

from starlette.requests import cookie_parser
from starlette.types import Receive, Scope, Send

from kociarnia.engine import Refusal, Say
from kociarnia.server import cookies, event_log
from kociarnia.server.fast_transport import EXTENSION
from kociarnia.server.guard import address_of
from kociarnia.server.limits import Limits
from kociarnia.server.live_room import FULL, Connection
from kociarnia.server.message_handler import MessageHandler
from kociarnia.server.metrics import Metrics
from kociarnia.server.rooms import Rooms
from kociarnia.server.short import Short
from kociarnia.server.wire import Refused

PREFIX = "/ws/"
UNREADABLE = 5  # messages in a row that cannot be read; then the connection is closed
NORMAL, BROKEN, NONSENSE = 1000, 1011, 4400  # why a WebSocket is closed; and for refusals:
CLOSED = {"error-table": 4404, "error-watch": 4403, "error-busy": 4429, "error-rate": 4429}
PATIENCE = 5.0  # seconds for the last words to a connection


class Sockets:
    """The application behind `/ws/<table>`."""

    def __init__(self, rooms: Rooms, bounds: Limits, metrics: Metrics) -> None:
        self.rooms = rooms
        self.bounds = bounds
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # that somebody wants to connect
        await send({"type": "websocket.accept"})
        connection = Connection(cookies.known_by(cookies.secret_in(cookie_parser(_header(scope, b"cookie")))))
        connection.outlet = scope.get("extensions", {}).get(EXTENSION, {}).get("outlet")
        if connection.outlet is not None:
            connection.outlet.forget_handshake()
        listening = asyncio.current_task()
        assert listening is not None
        pump = asyncio.create_task(_pump(send, connection))
        # After the last word nobody waits for messages any more; but one that is being obeyed is obeyed to the end.
        pump.add_done_callback(lambda _: None if connection.busy else listening.cancel())
        try:
            await self._attend(scope, receive, connection)
        except asyncio.CancelledError:
            if not pump.done():
                raise
            listening.uncancel()
        finally:
            connection.busy = True
            connection.close(NORMAL)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(pump, PATIENCE)

    async def _attend(self, scope: Scope, receive: Receive, connection: Connection) -> None:
        """Bring the connection to its table, and away from it in the end."""
        live, address, entered = None, address_of(scope), False
        try:
            live = self.rooms.find(scope["path"].removeprefix(PREFIX))
            live.check_watching(connection.browser)
            self.bounds.enter(address, len(live.connections))
            entered = True
            live.connections.add(connection)
            await self._listen(receive, MessageHandler(live, connection, self.rooms.bot_player), connection)
        except Refusal as refused:
            connection.say(Refused("", refused.say))
            connection.close(CLOSED.get(refused.say.key, NONSENSE))
        except Exception as error:
            _broke(connection, error)
        finally:
            if connection.outlet is not None:
                connection.outlet.obey = None
            if entered:
                self.bounds.leave(address)
            if live is not None and connection in live.connections:
                live.connections.discard(connection)
                live.attend()
                live.tell_table()

    async def _listen(self, receive: Receive, ears: MessageHandler, connection: Connection) -> None:
        """Hear message after message, until either side has had enough."""
        unreadable, pace = 0, self.bounds.messages()
        if connection.outlet is not None:
            connection.outlet.obey = Short(ears, pace, self.metrics, partial(_broke, connection))
        while connection.closing is None:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if not pace.take():
                raise Refusal("error-rate")
            began = time.perf_counter()
            connection.busy = True
            read = await ears.hear(message.get("bytes") or message.get("text") or "")
            connection.busy = False
            self.metrics.message(time.perf_counter() - began)
            unreadable = 0 if read else unreadable + 1
            if unreadable == UNREADABLE:
                connection.close(NONSENSE)


def _broke(connection: Connection, error: Exception) -> None:
    """Something that must not happen: the connection ends, and its page comes back with a new one."""
    event_log.failure("message", error)
    connection.say(Refused("", Say("error-inside")))
    connection.close(BROKEN)


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


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")
