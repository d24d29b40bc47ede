"""The house in a page: the same rooms and the same API without any network. A Worker runs it under Pyodide (web/src/pocket);
its only guest is the page, which asks and is told as by a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from time import perf_counter
from typing import Any
from urllib.parse import unquote

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Scope

from kociarnia.bots.consultation import Consultation, Stop, T, Thinking
from kociarnia.engine import Refusal
from kociarnia.server import cookies
from kociarnia.server.api import Api, answering
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.limits import Limits
from kociarnia.server.metrics import Metrics
from kociarnia.server.pocket_store import Journal, PocketStore
from kociarnia.server.rooms import Rooms
from kociarnia.server.store import keep_row
from kociarnia.server.websocket_endpoint import PREFIX, WebSocketEndpoint
from kociarnia.server.wire import Reach

LONGEST = 0.8  # seconds for a move: on a slow device a cat that searches tries less, and the page says so (bench/pocket.py)
BREATH = 0.02  # seconds before it thinks: what has been asked by then is answered first
PLENTY = 1000.0  # times what one guest of many may ask for
ME = "me"  # under that name the house keeps the secret of its guest


class Here(Thinking):
    """Thinks where it is asked, one question after the other."""

    def __init__(self, count: int) -> None:
        pass

    def submit(self, work: Callable[[Consultation, Stop], T], question: Consultation) -> Future[T]:
        future: Future[T] = Future()

        def think() -> None:
            if not future.set_running_or_notify_cancel():
                return
            end = perf_counter() + LONGEST
            try:
                future.set_result(work(question, lambda: perf_counter() > end))
            except Exception as error:
                future.set_exception(error)

        asyncio.get_running_loop().call_later(BREATH, think)
        return future

    def cancel(self, future: Future[Any]) -> None:
        future.cancel()


class Alone:
    """Nobody else can reach it."""

    def reach(self, request: Request) -> Reach:
        return Reach()

    def change(self, request: Request, open_: bool) -> Reach:
        raise Refusal("error-no-network")


class PageConnection:
    """One connection of the page to a table."""

    def __init__(self, app: ASGIApp, scope: Scope, tell: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self.coming: asyncio.Queue[Message] = asyncio.Queue()
        self.coming.put_nowait({"type": "websocket.connect"})
        self.tell, self.closed = tell, closed
        self.task = asyncio.get_running_loop().create_task(self._run(app, scope))

    async def _run(self, app: ASGIApp, scope: Scope) -> None:
        await app(scope, self.coming.get, self._send)

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.tell(message["text"])
        elif message["type"] == "websocket.close":
            self.closed(message["code"])

    def hear(self, text: str) -> None:
        self.coming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1000})


class Pocket:
    cookie = b""  # of its only guest

    def __init__(self, store: PocketStore) -> None:
        bounds, metrics = Limits(factor=PLENTY), Metrics()
        self.store = store
        self.rooms = Rooms(store, BotPlayer(make=Here))
        self.app: ASGIApp = answering(Api(self.rooms, bounds, metrics, Alone()))
        self.sockets = WebSocketEndpoint(self.rooms, bounds, metrics)
        self.chore = asyncio.get_running_loop().create_task(self.rooms.look_around())

    def _scope(self, kind: str, address: str, **more: Any) -> Scope:
        path, _, query = address.partition("?")
        headers = [(b"host", b"pocket"), (b"cookie", self.cookie), (b"content-type", b"application/json")]
        head = {"type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "headers": headers}
        where = {"path": unquote(path), "raw_path": path.encode(), "query_string": query.encode(), "root_path": ""}
        return {**head, **where, **more}

    async def ask(self, method: str, address: str, body: str) -> tuple[int, str, str]:
        """Status, kind and text of the answer."""
        status, kind, text = 500, "", b""

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, kind, text
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = dict(message["headers"]).get(b"content-type", b"").decode()
            else:
                text += message.get("body", b"")

        await self.app(self._scope("http", address, method=method), receive, send)
        return status, kind, text.decode()

    def connect(self, table: str, tell: Callable[[str], None], closed: Callable[[int], None]) -> PageConnection:
        scope = self._scope("websocket", PREFIX + table, subprotocols=[])
        return PageConnection(self.sockets, scope, tell, closed)

    async def close(self) -> None:
        """All that was asked for is in the journal."""
        self.chore.cancel()
        await self.rooms.close()
        await self.store.close()


async def opened(journal: Journal, image: bytes, batches: Sequence[bytes]) -> Pocket:
    """The house as its journal tells it."""
    store = PocketStore(journal, image, batches)
    pocket, kept = Pocket(store), await store.kept(ME)
    secret = kept.decode() if kept else pocket.rooms.cookies.fresh()
    await store.write([keep_row(ME, secret.encode())])
    pocket.cookie = f"{cookies.COOKIE}={secret}".encode()
    return pocket
