"""Runs the house: opens the store, listens, and closes everything in good order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from ipaddress import ip_network
from pathlib import Path

import uvicorn

from kociarnia import __version__, fast
from kociarnia.server import event_log
from kociarnia.server.api import application
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.compile_behind import compile_behind
from kociarnia.server.copying import MARK
from kociarnia.server.door import Door, Settings, files
from kociarnia.server.folder import FILE, locked
from kociarnia.server.limits import MESSAGE, Limits
from kociarnia.server.metrics import Metrics
from kociarnia.server.phones import Phones
from kociarnia.server.purge import KEEP, every_day
from kociarnia.server.rooms import Rooms
from kociarnia.server.store import Store
from kociarnia.server.stores import opened

SWEEP = 15.0  # seconds between looks for tables that nobody looks at

STOP = (signal.SIGTERM, signal.SIGINT)


class House(uvicorn.Server):
    """uvicorn, which tells when it listens, closes the tables before the connections, and ends well when it is told to stop."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.rooms = rooms
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal to stop is the usual end of a house, no failure: uvicorn would raise it again."""
        loop = asyncio.get_running_loop()
        for one in STOP:
            if sys.platform == "win32":  # its loops know no signals
                signal.signal(one, self.handle_exit)
            else:
                loop.add_signal_handler(one, self.handle_exit, one, None)
        try:
            yield
        finally:
            for one in STOP:
                if sys.platform != "win32":
                    loop.remove_signal_handler(one)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.rooms.close()
        await super().shutdown(sockets)


def run(
    door: socket.socket,
    phones: Phones,
    data: Path,
    ready: Callable[[], None],
    compiling: Callable[[bool], None],
    log_here: bool = False,
    show_metrics: bool = False,
    keep: int = KEEP,
    proxies: Sequence[str] = (),
    address: str = "",
) -> None:
    """Serve until a signal says stop. `compiling` is told when compiling begins behind the house, and when it has been done.
    `log_here`: to the standard error instead of a file beside the store. `keep`: days that a table is kept after the last
    visit. `proxies`: addresses and networks whose X-Forwarded-For is believed. `address`: of
    the store, if it is not a file in the folder `data`."""
    with locked(data):
        event_log.to(None if log_here else data / "log" / "house.jsonl")
        _open(door, phones, address or str(data / FILE), ready, compiling, show_metrics, keep, proxies)


def _open(
    door: socket.socket,
    phones: Phones,
    address: str,
    ready: Callable[[], None],
    compiling: Callable[[bool], None],
    show_metrics: bool,
    keep: int,
    proxies: Sequence[str],
) -> None:
    async def main() -> None:
        store = await opened(address)
        if not store.whole:
            event_log.event("damaged", kept_aside=f"{FILE}-wal.damaged-…")
        try:
            if await store.kept(MARK) is not None:
                raise RuntimeError("a copy into it was broken off; `kociarnia copy` begins it anew")
            await open_house(store)
        finally:
            await store.close()

    async def open_house(store: Store) -> None:
        bot_player = BotPlayer(max(1, (os.cpu_count() or 2) - 1))
        rooms = Rooms(store, bot_player)
        bounds = Limits(files(), [ip_network(one) for one in proxies])
        config = Settings(
            application(rooms, Metrics(), bounds, phones, show_metrics), http=Door, ws_max_size=MESSAGE, log_config=None,
            access_log=False, ws_per_message_deflate=False, timeout_graceful_shutdown=5, lifespan="off", server_header=False,
            proxy_headers=bool(proxies), forwarded_allow_ips=list(proxies),
        )  # fmt: skip
        config.bounds = bounds
        phones.config = config

        def compiled() -> None:
            bot_player.renew()
            event_log.event("compiled")
            compiling(False)

        def open_for_all() -> None:
            ready()
            if compile_behind(compiled):
                compiling(True)

        chores = [asyncio.create_task(one) for one in (_sweep(rooms), every_day(rooms, keep), _check(store))]
        # What is here by now stays; the rest is short-lived and without circles, so the collector need not look often.
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        event_log.event("open", version=__version__, compiled=fast.running())
        try:
            await House(config, rooms, open_for_all).serve([door])
        finally:
            await phones.ended()
            event_log.event("closed")
            for chore in chores:
                chore.cancel()
            bot_player.close()

    _loop()(main())


async def _sweep(rooms: Rooms) -> None:
    while True:
        try:
            await rooms.wake()
        except Exception as error:  # the store does not answer: the house goes on
            event_log.failure("wake", error)
        await asyncio.sleep(SWEEP)
        rooms.sweep()


async def _check(store: Store) -> None:
    if not await store.sound():
        store.whole = False
        event_log.event("damaged", found_in="the file itself")


def _loop() -> Callable[..., None]:
    try:
        import uvloop
    except ImportError:  # not for this system
        return asyncio.run
    return uvloop.run
