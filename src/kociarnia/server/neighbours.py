"""Other processes of the house: who comes here for a table that another one has is led there, and does not notice it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kociarnia.engine import Refusal
from kociarnia.server import event_log, network
from kociarnia.server.devices import plain
from kociarnia.server.errands import Errand, Joined, Parted, Settle, TableNews, TurnOut, errand_of
from kociarnia.server.errands import encode as errand_bytes
from kociarnia.server.links import ASK, ERRAND, Attend, Called, Caller, Reply, Request, encode, reply_of, request_of
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.rooms import Elsewhere, Rooms
from kociarnia.server.store import Holder

if TYPE_CHECKING:  # an extra of its own
    from kociarnia.server.postgres_store import PostgresStore

UNIX = "unix:"  # how the address of a socket on this very machine begins
TABLE, INVITATION = "/api/tables/", "/api/invitations/"
PATIENCE = 6.0  # seconds until another process has taken over
AGAIN = 0.2  # seconds between two attempts
FAILED = b"failed"  # what comes back from an errand
CALL = 2.0  # seconds for another process to answer the door


def listen(address: str) -> tuple[socket.socket, str]:
    """A door for other processes, and where they find it: unix:PATH, or HOST:PORT; port 0 takes a free one."""
    if address.startswith(UNIX):
        door = socket.socket(socket.AF_UNIX)
        door.bind(address.removeprefix(UNIX))
        return door, address
    host, _, port = address.rpartition(":")
    door = network.listen(host.strip("[]"), int(port))
    return door, f"{host}:{door.getsockname()[1]}"


class Neighbours:
    def __init__(self, store: PostgresStore, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self.links: dict[str, asyncio.Task[Caller]] = {}  # by the name of the process
        self.server: asyncio.Server | None = None
        self.called: set[Called] = set()
        rooms.errands.others = self

    # --- other processes come here

    async def open(self, door: socket.socket, attend: Attend, app: ASGIApp) -> None:
        """`attend`: for a WebSocket. `app`: for a request, which another process has let in."""

        async def answer(kind: int, data: bytes) -> bytes:
            if kind == ERRAND:
                return await self._run(errand_of(data))
            return encode(await _answered(app, request_of(data)))

        def called() -> Called:
            link = Called(self.store.key, attend, answer, self.called.discard)
            self.called.add(link)
            return link

        loop = asyncio.get_running_loop()
        door.setblocking(False)
        unix = door.family == getattr(socket, "AF_UNIX", None)
        make: Callable[..., Awaitable[asyncio.Server]] = loop.create_unix_server if unix else loop.create_server
        self.server = await make(called, sock=door)

    async def close(self) -> None:
        for task in self.links.values():
            task.cancel()
            if task.done() and _sound(task):
                task.result().lost()  # those who came here for tables elsewhere
                task.result().abort()
        for link in list(self.called):
            link.abort()
        if self.server is not None:
            self.server.close()

    # --- going to others

    async def find(self, table_id: str) -> LiveRoom | Caller:
        """The table, or the way to the process that has it. If that one is gone it is soon somebody else's."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await self.rooms.find(table_id)
            except Elsewhere as elsewhere:
                try:
                    return await self._link(elsewhere.holder)
                except (OSError, TimeoutError):
                    if asyncio.get_running_loop().time() > end or self.rooms.closing:
                        raise elsewhere from None
            await self.store.strike()
            await asyncio.sleep(AGAIN)

    async def _link(self, holder: Holder) -> Caller:
        task = self.links.get(holder.name)
        if task is None or (task.done() and not _sound(task)):
            task = self.links[holder.name] = asyncio.get_running_loop().create_task(self._call(holder.address))
        return await asyncio.shield(task)

    async def _call(self, address: str) -> Caller:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(CALL):
            link = Caller(self.store.key)
            if address.startswith(UNIX):
                await loop.create_unix_connection(lambda: link, address.removeprefix(UNIX))
            else:
                host, _, port = address.rpartition(":")
                await loop.create_connection(lambda: link, host.strip("[]"), int(port))
            try:
                await link.ready
            except BaseException:
                link.abort()
                raise
        for name, task in list(self.links.items()):  # those of processes that are gone
            if task.done() and not _sound(task):
                del self.links[name]
        return link

    # --- errands

    async def _run(self, errand: Errand) -> bytes:
        """Here, for another process."""
        try:
            await self.rooms.errands.here(errand)
        except Exception as error:
            if not isinstance(error, Refusal):
                event_log.failure("errand", error)
            return FAILED
        return b""

    async def tell_all(self, errand: Settle | TurnOut | TableNews) -> None:
        """Who cannot be reached has nobody at its tables for long."""
        for holder in await self.store.others(errand.browser if isinstance(errand, Settle) else None):
            with contextlib.suppress(OSError, TimeoutError):
                await (await self._link(holder)).ask(ERRAND, errand_bytes(errand))

    async def lead(self, errand: Joined | Parted) -> bool:
        found = await self.find(errand.table)
        if not isinstance(found, Caller):
            return False
        try:
            failed = await found.ask(ERRAND, errand_bytes(errand)) == FAILED
        except OSError:
            failed = True
        if failed:
            raise Refusal("error-store")
        return True

    # --- requests

    def leading(self, app: ASGIApp) -> ASGIApp:
        """The application, but for requests about tables that another process has."""

        async def leading(scope: Scope, receive: Receive, send: Send) -> None:
            table_id, found = await self._about(scope["path"]), None
            try:
                found = await self.find(table_id) if table_id else None
            except Refusal as refused:
                if isinstance(refused, Elsewhere):
                    raise  # else it is said here as everywhere
            if isinstance(found, Caller):
                await _send(await self._passed(found, table_id, await _whole(scope, receive)), send)
            else:
                await app(scope, receive, send)

        return leading

    async def _about(self, path: str) -> str:
        if path.startswith(TABLE):
            return path.removeprefix(TABLE).partition("/")[0]
        if path.startswith(INVITATION):
            return await self.store.invited(plain(path.removeprefix(INVITATION))) or ""
        return ""

    async def _passed(self, link: Caller, table_id: str, request: Request) -> Reply:
        try:
            return reply_of(await link.ask(ASK, encode(request)))
        except OSError as error:
            event_log.failure("neighbour", error, table=table_id)
            raise Refusal("error-store") from None


def _sound(task: asyncio.Task[Caller]) -> bool:
    return not task.cancelled() and task.exception() is None and task.result().open


async def _whole(scope: Scope, receive: Receive) -> Request:
    body, more = b"", scope["method"] not in ("GET", "HEAD")
    while more:
        message = await receive()
        body, more = body + message.get("body", b""), message.get("more_body", False)
    client = scope["client"][0] if scope.get("client") else ""
    return Request(scope["method"], scope["path"], scope["query_string"], list(scope["headers"]), client, scope["scheme"], body)


async def _send(reply: Reply, send: Send) -> None:
    await send({"type": "http.response.start", "status": reply.status, "headers": reply.headers})
    await send({"type": "http.response.body", "body": reply.body})


async def _answered(app: ASGIApp, request: Request) -> Reply:
    """As if it had come to this process."""
    reply, ended = Reply(500, [], b""), asyncio.Event()
    asked: list[Message] = [{"type": "http.request", "body": request.body, "more_body": False}]

    async def receive() -> Message:
        if asked:
            return asked.pop()
        await ended.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            reply.status, reply.headers = message["status"], [(bytes(name), bytes(value)) for name, value in message["headers"]]
        elif message["type"] == "http.response.body":
            reply.body += message.get("body", b"")

    scope: Scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": request.method, "path": request.path,
        "raw_path": request.path.encode(), "query_string": request.query, "headers": request.headers, "root_path": "",
        "client": (request.client, 0) if request.client else None, "server": None, "scheme": request.scheme,
    }  # fmt: skip
    with contextlib.suppress(Exception):  # it has been answered and written down
        await app(scope, receive, send)
    ended.set()
    return reply
