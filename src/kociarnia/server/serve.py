"""Runs the house: opens the store, listens, and closes everything in good order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import secrets
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TextIO

import uvicorn

from kociarnia import __version__, fast, games
from kociarnia.engine.match import kit
from kociarnia.server import event_log, network
from kociarnia.server.api import application
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.compile_behind import compile_behind
from kociarnia.server.copying import MARK
from kociarnia.server.door import Door, Settings, files
from kociarnia.server.folder import FILE, locked
from kociarnia.server.limits import MESSAGE, Limits
from kociarnia.server.metrics import Metrics
from kociarnia.server.neighbours import UNIX, Neighbours, listen
from kociarnia.server.phones import Phones
from kociarnia.server.purge import KEEP, every_day
from kociarnia.server.rooms import Rooms
from kociarnia.server.store import Store
from kociarnia.server.stores import opened
from kociarnia.server.supervisor import STOP, supervise
from kociarnia.server.transport import fits, transport

if TYPE_CHECKING:
    from kociarnia.server.push import Push

SWITCH = 0.0005  # seconds
PEERS = "peers"  # what all processes that were given a --peer share


class HouseServer(uvicorn.Server):
    """uvicorn, which tells when it listens, closes the tables before the connections, and ends well when it is told to stop."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, neighbours: Neighbours | None, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.rooms = rooms
        self.neighbours = neighbours
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
        if self.neighbours is not None:
            await self.neighbours.close()
        await super().shutdown(sockets)


class ServePlan(NamedTuple):
    """How a house is run. `log_here`: to the standard error instead of a file beside the store. `keep`: days that a table is
    kept after the last visit. `proxies`: addresses and networks whose X-Forwarded-For is believed. `address`: of the store, if
    it is not a file in the folder `data`. `processes`: so many share the door. `peer`: where processes on other machines find
    this one, HOST:PORT; the next processes are at the next ports. `push`: people are called when it is their turn."""

    data: Path
    log_here: bool = False
    show_metrics: bool = False
    keep: int = KEEP
    proxies: Sequence[str] = ()
    address: str = ""
    processes: int = 1
    peer: str = ""
    push: bool = False

    @property
    def log(self) -> Path | None:
        return None if self.log_here else self.data / "log" / "house.jsonl"


class Wing(NamedTuple):
    """A process among several: which one, what those of the house share, and where the others find it."""

    number: int = 0
    house: str = ""
    peer: str = ""
    watch: int = -1  # a pipe that ends with the process that has started this one


def run(
    door: socket.socket, phones: Phones, plan: ServePlan, ready: Callable[[], None], compiling: Callable[[bool], None]
) -> None:
    """Serve until a signal says stop. `compiling` is told when compiling begins behind the house, and when it has been done."""
    with locked(plan.data):
        event_log.to(plan.log)
        if plan.processes > 1:
            _several(door, phones, plan, ready, compiling)
        else:
            _open(door, phones, plan, Wing(house=PEERS if plan.peer else "", peer=plan.peer), ready, compiling)


def _several(
    door: socket.socket, phones: Phones, plan: ServePlan, ready: Callable[[], None], compiling: Callable[[bool], None]
) -> None:
    """On this machine; with `peer` on others too."""
    phones.alone = False
    house = PEERS if plan.peer else secrets.token_hex(6)
    with tempfile.TemporaryDirectory(prefix="kociarnia-") as folder:

        def work(number: int, started: Callable[[], None], watch: int, log: TextIO | None) -> None:
            event_log.to(log, process=number)
            peer = _next_port(plan.peer, number) if plan.peer else f"{UNIX}{folder}/{number}-{os.getpid()}"
            mine = network.listen(phones.host, phones.port, shared=True)
            quiet: Callable[[bool], None] = lambda now: None  # noqa: E731
            wing = Wing(number, house, peer, watch)
            _open(mine, phones, plan, wing, started, quiet if number else compiling)

        _at_hand()
        supervise(plan.processes, work, ready, plan.log is not None)


def _at_hand() -> None:
    """What all of them need is there before they split: one that takes the place of another need not make it while people wait
    for their tables."""
    with contextlib.suppress(ImportError):  # an extra: whoever needs it says so
        import kociarnia.server.postgres_store
    if fits():
        import kociarnia.server.short_way  # noqa: F401
    for game in map(games.find, games.names()):
        players = max(2, game.seats[0])
        kit(game, players, game.settle(players, {}))


def _next_port(peer: str, number: int) -> str:
    host, _, port = peer.rpartition(":")
    return f"{host}:{int(port) + number if int(port) else 0}"


def _open(
    door: socket.socket,
    phones: Phones,
    plan: ServePlan,
    wing: Wing,
    ready: Callable[[], None],
    compiling: Callable[[bool], None],
) -> None:
    async def main() -> None:
        peers, peer = listen(wing.peer) if wing.peer else (None, "")
        store = await opened(plan.address or str(plan.data / FILE), wing.house, peer)
        if not store.whole:
            event_log.event("damaged", kept_aside=f"{FILE}-wal.damaged-…")
        try:
            if await store.kept(MARK) is not None:
                raise RuntimeError("a copy into it was broken off; `kociarnia copy` begins it anew")
            await open_house(store, peers)
        finally:
            await store.close()

    async def open_house(store: Store, peers: socket.socket | None) -> None:
        bot_player = BotPlayer(max(1, ((os.cpu_count() or 2) - 1) // plan.processes))
        caller = await _caller(store) if plan.push else None
        rooms = Rooms(store, bot_player, caller)
        neighbours = _neighbours(store, rooms) if peers is not None else None
        bounds = Limits(files(), [ip_network(one) for one in plan.proxies])
        bounds.spend = store.spend
        app = application(rooms, Metrics(), bounds, phones, plan.show_metrics, neighbours)
        if neighbours is not None and peers is not None:
            await neighbours.open(peers, app.sockets.attend, app.inside)
        config = Settings(
            app.front, http=Door, ws=transport(), ws_max_size=MESSAGE, log_config=None,
            access_log=False, ws_per_message_deflate=False, timeout_graceful_shutdown=5, lifespan="off", server_header=False,
            proxy_headers=bool(plan.proxies), forwarded_allow_ips=list(plan.proxies),
        )  # fmt: skip
        config.bounds = bounds
        phones.config = config

        def compiled() -> None:
            bot_player.renew()
            event_log.event("compiled")
            compiling(False)

        def open_for_all() -> None:
            ready()
            if wing.number == 0 and compile_behind(compiled):
                compiling(True)

        def orphaned(house: HouseServer) -> None:
            asyncio.get_running_loop().remove_reader(wing.watch)
            house.handle_exit(signal.SIGTERM, None)

        chores = [asyncio.create_task(one) for one in (rooms.look_around(), every_day(rooms, plan.keep), _check(store))]
        # What is here by now stays; the rest is mostly without circles. The collector looks at little at a time, for a look at
        # hundreds of tables at once would let everybody wait.
        gc.freeze()
        gc.set_threshold(20_000, 5, 100)
        # Whoever writes to the disk needs the interpreter a dozen times for a move, and waits so long for it each time while
        # the loop and replays are busy.
        sys.setswitchinterval(SWITCH)
        event_log.event("open", version=__version__, compiled=fast.running(), pid=os.getpid())
        house = HouseServer(config, rooms, neighbours, open_for_all)
        if wing.watch >= 0:
            asyncio.get_running_loop().add_reader(wing.watch, orphaned, house)
        try:
            await house.serve([door])
        finally:
            await phones.ended()
            event_log.event("closed")
            for chore in chores:
                chore.cancel()
            bot_player.close()
            if caller is not None:
                await caller.close()

    _loop()(main())


def _neighbours(store: Store, rooms: Rooms) -> Neighbours:
    from kociarnia.server.postgres_store import PostgresStore  # an extra of its own

    assert isinstance(store, PostgresStore), "no other store is for several processes"
    return Neighbours(store, rooms)


async def _caller(store: Store) -> Push:
    from kociarnia.server.push import Push  # an extra of its own

    return await Push.open(store)


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
