"""Runs the house: opens the store, listens, and closes everything in good order."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from kociarnia.server.api import application
from kociarnia.server.hall import Hall
from kociarnia.server.keeper import Keeper
from kociarnia.server.live import AWAY
from kociarnia.server.store import Store

SWEEP = 15.0  # seconds between looks for tables that nobody looks at
LARGEST = 64 << 10  # bytes of a message over WebSocket


class House(uvicorn.Server):
    """uvicorn, which tells when it listens and closes the tables before the connections."""

    def __init__(self, config: uvicorn.Config, hall: Hall, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.hall = hall
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for live in self.hall.lives.values():
            for connection in live.connections:
                connection.close(AWAY)
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """The door, open before anything is said about it; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((host, port))
    return door


def run(door: socket.socket, data: Path, ready: Callable[[], None]) -> None:
    """Serve until a signal says stop."""
    store = Store(data / "kociarnia.sqlite")

    async def main() -> None:
        keeper = Keeper(max(1, (os.cpu_count() or 2) - 1))
        hall = Hall(store, keeper)
        config = uvicorn.Config(
            application(hall), ws="websockets-sansio", ws_max_size=LARGEST, log_config=None, access_log=False,
            timeout_graceful_shutdown=5, lifespan="off", server_header=False,
        )  # fmt: skip
        sweeper = asyncio.create_task(_sweep(hall))
        try:
            await House(config, hall, ready).serve([door])
        finally:
            sweeper.cancel()
            keeper.close()

    try:
        _loop()(main())
    finally:
        store.close()


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        hall.sweep()


def _loop() -> Callable[..., None]:
    try:
        import uvloop
    except ImportError:  # not for this system
        return asyncio.run
    return uvloop.run
