"""Everybody comes back after a restart: how long until each has the table before their eyes, and what it costs.

    .venv/bin/python bench/tables/back.py [--game sen] [--tables 100] [--sockets 2] [serve's own words …]

The tables stand where a recorded match of the house stands one move before its end. The house is ended and started anew, and
all sockets are opened at once, by a client that does no more than it must: it shares the machine. With `--store
postgresql://… --processes 2` there are two processes; then each reader comes by whichever the system chooses.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import cast

from kociarnia import games
from kociarnia.engine import Record
from kociarnia.server.client import Client

TEXT, PING, PONG = 1, 9, 10  # kinds of frames
AT_ONCE = 8  # tables that are prepared together
CONNECTING = 200  # of all who come back: this is one client, and may not be slow to say what it wants where it has knocked
LIMITS = "1000"  # times the usual: all of them come from one address


def opened(data: str, more: list[str]) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "kociarnia", "serve", "--no-open", "--json", "--data", data, *more]
    environment = {**os.environ, "KOCIARNIA_LIMITS": LIMITS}
    house = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    assert house.stdout is not None
    return house, json.loads(house.stdout.readline())["address"]


def family(pid: int) -> list[int]:
    """A process and its children."""
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split())]


def resident(pid: int) -> int:
    """Kilobytes of all of them."""
    texts = [Path(f"/proc/{one}/smaps_rollup").read_text(encoding="ascii") for one in family(pid)]
    return sum(int(line.split()[1]) for text in texts for line in text.splitlines() if line.startswith("Private_"))


def used(pid: int) -> float:
    """Seconds of processor time of all of them."""
    stats = [Path(f"/proc/{one}/stat").read_text(encoding="utf-8") for one in family(pid)]
    ticks = [stat.rpartition(")")[2].split()[11:13] for stat in stats]
    return sum(int(tick) for pair in ticks for tick in pair) / os.sysconf("SC_CLK_TCK")


async def seen(browser: Client, tables: list[str]) -> None:
    """The page says what it has shown."""
    few = asyncio.Semaphore(AT_ONCE)

    async def one(table: str) -> None:
        async with few, browser.sit(table, eyes=0) as seat:
            await seat.until(lambda _: True)
            await seat.send({"type": "seen", "number": 1, "eyes": 0})
            await seat.ask({"type": "ping"})

    await asyncio.gather(*map(one, tables))


class Reader(asyncio.Protocol):
    """A WebSocket that says hello, and waits until it has been told how the match stands."""

    def __init__(self, head: bytes, hello: bytes, told: asyncio.Future[float]) -> None:
        self.head, self.hello, self.told = head, hello, told
        self.buffer = b""
        self.transport: asyncio.Transport
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self.hello:
            answer, end, self.buffer = self.buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = answer
                return
            assert answer.startswith(b"HTTP/1.1 101"), answer
            self._send(TEXT, self.hello)
            self.hello = b""
        while (frame := self._frame()) is not None:
            kind, data = frame
            if kind == PING:
                self._send(PONG, data)
            elif data.startswith(b'{"type":"update"') and not self.told.done():
                self.told.set_result(time.monotonic())

    def _send(self, kind: int, data: bytes) -> None:
        """Masked by nothing: the house does not mind."""
        self.transport.write(bytes([0x80 | kind, 0x80 | len(data)]) + bytes(4) + data)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.told.done():
            self.told.set_exception(error or ConnectionError("closed"))

    def _frame(self) -> tuple[int, bytes] | None:
        """Its kind, and what it says."""
        if len(self.buffer) < 2:
            return None
        kind, size, start = self.buffer[0] & 15, self.buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(self.buffer) < start:
                return None
            size = int.from_bytes(self.buffer[2:start], "big")
        if len(self.buffer) < start + size:
            return None
        data, self.buffer = self.buffer[start : start + size], self.buffer[start + size :]
        return kind, data


async def back(browser: Client, tables: list[str], sockets: int, new: bool, hold: float) -> list[float]:
    """When each was back; then all stay for so many seconds."""
    loop, began = asyncio.get_running_loop(), time.monotonic()
    readers: list[Reader] = []
    knocking, few = asyncio.Semaphore(CONNECTING), asyncio.Semaphore(CONNECTING)
    hello = json.dumps({"type": "hello", "eyes": 0, **({} if new else {"since": 1, "match": 1})}).encode()
    host, _, port = browser.address.removeprefix("http://").rpartition(":")

    async def one(table: str) -> float:
        head = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {browser.cookie}\r\n\r\n"
        )
        told: asyncio.Future[float] = loop.create_future()
        async with knocking:
            _, reader = await loop.create_connection(lambda: Reader(head.encode(), hello, told), host, int(port))
        readers.append(reader)
        return await told - began

    async def gently(table: str) -> float:
        async with few:
            return await one(table)

    come = gently if hold else one
    times = sorted(await asyncio.gather(*[come(table) for table in tables for _ in range(sockets)]))
    await asyncio.sleep(hold)
    if lost := sum(reader.lost for reader in readers):
        raise SystemExit(f"{lost} of {len(readers)} were lost")
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="sen")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--sockets", type=int, default=2)
    parser.add_argument("--new", action="store_true", help="they have lost what they had, and want the whole log")
    parser.add_argument(
        "--hold", type=float, default=0, help="so many seconds all of them stay; then they come a few at a time"
    )
    asked, more = parser.parse_known_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    game = games.find(asked.game)
    folder = Path(game.folder) / "records"
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())]
    record = max((Record.parse(text) for text in texts), key=lambda one: len(one.moves))
    text = next(text for text in texts if Record.parse(text) == record)
    chairs = [{"kind": "me" if not at else "here"} for at in range(record.players)]
    last = max(ply for ply, line in enumerate(record.moves) if not line.startswith("*"))
    wish = {"game": asked.game, "chairs": chairs, "record": text, "ply": last}
    with tempfile.TemporaryDirectory() as data:
        house, address = opened(data, more)
        browser = Client(address)
        tables = [browser.create(wish)["id"]]  # with a cookie, which the others have too
        with ThreadPoolExecutor(AT_ONCE) as several:
            tables += several.map(lambda _: browser.create(wish)["id"], range(asked.tables - 1))
        if game.presenter(game.settle(record.players, record.options)).shows_once:
            asyncio.run(seen(browser, tables))
        house.terminate()
        house.wait()
        house, browser.address = opened(data, more)
        before, own = used(house.pid), time.process_time()
        times = asyncio.run(back(browser, tables, asked.sockets, asked.new, asked.hold))
        own = 1000 * (time.process_time() - own)
        cost, size = 1000 * (used(house.pid) - before), resident(house.pid) / 1024
        house.terminate()
        house.wait()
    share = f"half after {times[len(times) // 2]:.2f} s, all after {times[-1]:.2f} s"
    share += f"; {cost / len(times):.2f} ms each and {own / len(times):.2f} of the client, {size:.0f} MB"
    print(f"{asked.game}, {last} moves, {asked.tables} tables: {len(times)} readers, {share}")


if __name__ == "__main__":
    main()
