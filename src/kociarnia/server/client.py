"""A small client in Python, for tests, measurements and tinkerers: the same wire that the page speaks.

house = Client("http://127.0.0.1:8000")
table = house.create({"game": name, "chairs": [{"kind": "me"}, {"kind": "bot"}], "start": True})
async with house.sit(table["id"]) as seat:
    update = await seat.until(lambda update: update.get("choices"))
    await seat.move(update, update["choices"][0]["move"])
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0  # seconds that the house may take: a busy machine is no failure

Json = dict[str, Any]


class HouseRefused(Exception):
    """The house refuses."""

    def __init__(self, status: int, say: Json) -> None:
        super().__init__(f"{status} {say}")
        self.status = status
        self.say = say


class Client:
    """One browser: it keeps its cookie."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.address = address.rstrip("/")
        self.cookie = cookie

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] = {}) -> tuple[int, dict[str, str], bytes]:
        """A request as it is; returns status, headers and body."""
        parts = urlsplit(self.address)
        connection = HTTPConnection(parts.hostname or "", parts.port, timeout=30)
        sent = {"Content-Type": "application/json"} if body is not None else {}
        if self.cookie:
            sent["Cookie"] = self.cookie
        try:
            data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
            connection.request(method, path, data, {**sent, **headers})
            response = connection.getresponse()
            got = {key.lower(): value for key, value in response.getheaders()}
            if "set-cookie" in got:
                self.cookie = got["set-cookie"].partition(";")[0]
            return response.status, got, response.read()
        finally:
            connection.close()

    def call(self, method: str, path: str, body: Any = None) -> Any:
        status, headers, data = self.ask(method, path, body)
        value = json.loads(data) if "json" in headers.get("content-type", "") else data.decode()
        if status >= 400:
            raise HouseRefused(status, value["say"] if isinstance(value, dict) else {"key": str(value)})
        return value

    def get(self, path: str) -> Any:
        return self.call("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self.call("POST", path, {} if body is None else body)

    def create(self, wish: Json) -> Json:
        table: Json = self.post("/api/tables", wish)
        return table

    def join(self, code: str, name: str, chair: int | None = None) -> Json:
        table = self.get(f"/api/invitations/{code}")
        joined: Json = self.post(f"/api/tables/{table['id']}/join", {"invitation": code, "name": name, "chair": chair})
        return joined

    @asynccontextmanager
    async def sit(self, table_id: str, **hello: Any) -> AsyncIterator[Seat]:
        """A connection to a table that has said hello."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        address = self.address.replace("http", "ws", 1) + f"/ws/{table_id}"
        async with connect(address, additional_headers=headers, max_size=None, compression=None, proxy=None) as socket:
            seat = Seat(socket)
            with suppress(ConnectionClosed):  # the house may have closed the door already, and says why
                await seat.send({"type": "hello", **hello})
            yield seat


class Seat:
    """One WebSocket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        # Numbers begin anew with every connection; a name before them, so that the house takes none for an earlier message.
        self.ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count(1))
        self.table: Json = {}
        self.last: Json = {}  # the latest update

    async def send(self, message: Json | str) -> None:
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def hear(self, seconds: float = PATIENCE) -> Json:
        """The next message of any kind."""
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        if message["type"] == "update":
            self.last = message = completed(self.last, message)
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    async def until(self, wanted: Callable[[Json], Any], kind: str = "update", seconds: float = PATIENCE) -> Json:
        """The next message of that kind for which `wanted` holds."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear(seconds)
                if message["type"] == kind and wanted(message):
                    return message

    async def ask(self, message: Json, seconds: float = PATIENCE) -> Json:
        """Send a message under a new id and wait for what answers it."""
        name = message.setdefault("id", next(self.ids))
        await self.send(message)
        async with asyncio.timeout(seconds):
            while True:
                heard = await self.hear(seconds)
                if heard.get("answers") == name or heard.get("id") == name:
                    return heard

    async def move(self, update: Json, move: int, seat: int | None = None) -> Json:
        who = update["eyes"] if seat is None else seat
        return await self.ask({"type": "move", "number": update["number"], "seat": who, "move": move})


def completed(before: Json, update: Json) -> Json:
    """An update with all that was left out of it because it is as in the update before, for who said hello with `keeps`."""
    kept = update.pop("kept", [])
    if kept:
        zones = {zone["key"]: zone for zone in before["scene"]["zones"] + update["scene"]["zones"]}
        accounts = {account["seat"]: account for account in update["accounts"]}
        update["scene"]["zones"] = [zones[key] for key in kept]
        update["accounts"] = [accounts.get(account["seat"], account) for account in before["accounts"]]
    return update
