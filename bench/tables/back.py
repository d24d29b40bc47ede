"""Everybody comes back after a restart: how long until each has the table before their eyes, and what it costs.

    .venv/bin/python bench/tables/back.py [--game sen] [--tables 100] [--sockets 2] [serve's own words …]

The tables stand where a recorded match of the house stands one move before its end. The house is killed and started anew, and
all sockets are opened at once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from kociarnia import games
from kociarnia.engine import Record
from kociarnia.server.client import Client

LIMITS = "1000"  # times the usual: all of them come from one address


def opened(data: str, more: list[str]) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "kociarnia", "serve", "--no-open", "--json", "--data", data, *more]
    environment = {**os.environ, "KOCIARNIA_LIMITS": LIMITS}
    house = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    assert house.stdout is not None
    return house, json.loads(house.stdout.readline())["address"]


def used(pid: int) -> float:
    """Seconds of processor time, its children's among them."""
    pids = [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split())]
    ticks = [Path(f"/proc/{one}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[11:13] for one in pids]
    return sum(int(tick) for pair in ticks for tick in pair) / os.sysconf("SC_CLK_TCK")


async def seen(browser: Client, tables: list[str]) -> None:
    """The page says what it has shown."""
    for table in tables:
        async with browser.sit(table, eyes=0) as seat:
            await seat.until(lambda _: True)
            await seat.send({"type": "seen", "number": 1, "eyes": 0})
            await seat.ask({"type": "ping"})


async def back(browser: Client, tables: list[str], sockets: int, new: bool) -> list[float]:
    began, known = time.monotonic(), {} if new else {"since": 1, "match": 1}

    async def one(table: str) -> float:
        async with browser.sit(table, eyes=0, **known) as seat:
            await seat.until(lambda _: True, seconds=120)
            return time.monotonic() - began

    return sorted(await asyncio.gather(*[one(table) for table in tables for _ in range(sockets)]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="sen")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--sockets", type=int, default=2)
    parser.add_argument("--new", action="store_true", help="they have lost what they had, and want the whole log")
    asked, more = parser.parse_known_args()
    folder = Path(games.find(asked.game).folder) / "records"
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())]
    record = max((Record.parse(text) for text in texts), key=lambda one: len(one.moves))
    text = next(text for text in texts if Record.parse(text) == record)
    chairs = [{"kind": "me" if not at else "here"} for at in range(record.players)]
    last = max(ply for ply, line in enumerate(record.moves) if not line.startswith("*"))
    wish = {"game": asked.game, "chairs": chairs, "record": text, "ply": last}
    with tempfile.TemporaryDirectory() as data:
        house, address = opened(data, more)
        browser = Client(address)
        tables = [browser.create(wish)["id"] for _ in range(asked.tables)]
        asyncio.run(seen(browser, tables))
        house.kill()
        house.wait()
        house, browser.address = opened(data, more)
        before = used(house.pid)
        times = asyncio.run(back(browser, tables, asked.sockets, asked.new))
        cost = 1000 * (used(house.pid) - before)
        house.terminate()
        house.wait()
    share = f"half after {times[len(times) // 2]:.2f} s, all after {times[-1]:.2f} s"
    print(f"{asked.game}, {last} moves, {asked.tables} tables: {len(times)} readers, {share}; {cost / len(times):.1f} ms each")


if __name__ == "__main__":
    main()
