"""The house opens to the local network when somebody at its own machine says so, and closes again: a second door."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
from collections.abc import Iterator
from ipaddress import ip_address
from urllib.parse import urlsplit

import uvicorn
from starlette.datastructures import Headers
from starlette.requests import Request, cookie_parser
from starlette.responses import RedirectResponse, Response

from kociarnia.engine import Refusal
from kociarnia.server import event_log, network
from kociarnia.server.network import EVERYWHERE, HERE, spelled
from kociarnia.server.wire import Reach


class SecondDoor(uvicorn.Server):
    """The same application at other addresses. Signals are the business of the first door."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Phones:
    """Whoever asks is at home if they come from this machine, call it by its own name, and are in the browser that the command
    opened: a proxy comes from this machine too, and a stranger's page may have a name that leads here."""

    def __init__(self, door: socket.socket) -> None:
        self.host, self.port = door.getsockname()[:2]
        self.key = secrets.token_urlsafe(9)
        self.cookie = f"kociarnia-home-{self.port}"  # browsers do not tell the ports of a machine apart
        self.alone = True  # one process; several would each have a door of their own
        self.config: uvicorn.Config | None = None  # of the first door, once there is one
        self.doors: list[socket.socket] = []
        self.second: SecondDoor | None = None
        self.serving: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """For somebody at this machine."""
        return spelled({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host), self.port)

    @property
    def home(self) -> str:
        """The same, for the browser that may open the house."""
        return f"{self.address}/home/{self.key}"

    def addresses(self) -> list[str]:
        """For everybody else; empty: nobody else gets in."""
        if self.host in EVERYWHERE:
            return [spelled(one, self.port) for one in network.addresses()]
        if self.host not in HERE:
            return [spelled(self.host, self.port)]
        return [spelled(*door.getsockname()[:2]) for door in self.doors]

    # --- what is asked

    async def welcome(self, request: Request) -> Response:
        """The browser that the command has opened is given its key, and goes on to the page."""
        response = RedirectResponse("/", 303)
        if _from_here(request) and secrets.compare_digest(request.path_params["key"].encode(), self.key.encode()):
            response.headers["Set-Cookie"] = f"{self.cookie}={self.key}; Path=/api/reach; HttpOnly; SameSite=Strict"
        return response

    def reach(self, request: Request) -> Reach:
        """What is so. Strangers are not told the addresses of the machine: they know the one that they came by."""
        if not _from_here(request):
            return Reach()
        return Reach(self.addresses(), bool(self.doors), self._at_home(request.headers) and self.host in HERE and self.alone)

    def _at_home(self, headers: Headers) -> bool:
        given = cookie_parser(headers.get("cookie", "")).get(self.cookie, "")
        return secrets.compare_digest(given.encode(), self.key.encode())

    def change(self, request: Request, wanted: bool) -> Reach:
        if not (_from_here(request) and self._at_home(request.headers) and self.alone):
            raise Refusal("error-not-home")
        if wanted and not self.addresses():
            self._open()
        elif not wanted:
            self._close()
        return self.reach(request)

    # --- the door

    def _open(self) -> None:
        """Only addresses of a local network: one that the whole world can call is opened by --host, by somebody who knows."""
        assert self.config is not None
        local = [one for one in network.addresses() if not ip_address(one).is_global]
        self.doors = [door for one in local if (door := self._listen(one)) is not None]
        if not self.doors:
            raise Refusal("error-no-network")
        self.second = SecondDoor(self.config)
        self.serving = asyncio.get_running_loop().create_task(self.second.serve(self.doors))
        event_log.event("opened", doors=len(self.doors))

    def _listen(self, host: str) -> socket.socket | None:
        """At the same port, if it is free there too. It takes guests from here on; those who are quick wait for a moment."""
        for port in self.port, 0:
            with contextlib.suppress(OSError):
                door = network.listen(host, port)
                door.listen()
                return door
        return None

    def _close(self) -> None:
        """Nobody comes in any more, and those who came in by it are shown out."""
        if self.second is not None:
            for server in getattr(self.second, "servers", []):
                server.close()
            for door in self.doors:
                door.close()
            self.second.should_exit = True
            event_log.event("closed-again", doors=len(self.doors))
        self.doors, self.second = [], None

    async def ended(self) -> None:
        """With the house."""
        self._close()
        if self.serving is not None:
            await self.serving


def _from_here(request: Request) -> bool:
    """From this machine, under a name of its own."""
    try:
        named = urlsplit(f"//{request.headers.get('host', '')}").hostname
        return request.client is not None and ip_address(request.client.host).is_loopback and named in HERE
    except ValueError:  # neither a name nor an address
        return False
