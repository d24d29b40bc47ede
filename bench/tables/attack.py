"""What a visitor feels while another one does harm: the answers at one table, quiet and under each attack in turn.

    .venv/bin/python bench/tables/attack.py [--seconds 20] [--attacks hellos,halves,bots] [serve's own words …]

The house has its usual limits. The visitor comes from 127.0.0.1 and plays with three quick bots; the attacker is a process of
its own and comes from 127.0.0.2. hellos: 200 sockets at a late table, 60 hellos a second each. halves: connections that never
finish their first request, as many as are let in. bots: 40 tables with three of the strongest cats each.
Shown is the time from a move until it is told (told), and until all bots have answered (answered). Attackers and bots share the
machine with the house, so its own part is shown too, by processor time: for how long the loop works before it looks up again
(stretch), as one visitor in a hundred meets it, and the longest.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from typing import Any
from unittest.mock import patch

from websockets.asyncio.client import connect

from kociarnia.server import serve
from kociarnia.server.client import Client, Json, Seat
from kociarnia.terminal import cli

ATTACKER = "127.0.0.2"
SOCKETS, HELLOS = 200, 60
HALVES = 1000
TABLES = 40
LOOK = 0.002  # seconds between two looks at how long the loop has worked
GONE = (OSError, Exception)


@contextlib.asynccontextmanager
async def seated(house: Client, table: str, source: str) -> AsyncIterator[Seat]:
    headers = {"Cookie": house.cookie} if house.cookie else {}
    address = house.address.replace("http", "ws", 1) + f"/ws/{table}"
    here: Any = {"local_addr": (source, 0), "max_size": None, "compression": None, "proxy": None}
    async with connect(address, additional_headers=headers, **here) as socket:
        seat = Seat(socket)
        await seat.send({"type": "hello"})
        yield seat


# --- the house


class Watched(serve.House):
    """Writes down how long its loop works at a stretch: at every signal, what was so since the one before."""

    async def startup(self, sockets: Any = None) -> None:
        self.stretches: list[float] = []
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.tell)
        self.watching = asyncio.create_task(self.watch())
        await super().startup(sockets)

    def tell(self) -> None:
        with open(os.environ["STRETCHES"], "w", encoding="ascii") as file:
            json.dump(self.stretches, file)
        os.replace(file.name, file.name + ".whole")
        self.stretches.clear()

    async def watch(self) -> None:
        before = time.thread_time()
        while True:
            await asyncio.sleep(LOOK)
            now = time.thread_time()
            self.stretches.append(now - before)
            before = now


def stretches(pid: int, path: str) -> list[float]:
    os.kill(pid, signal.SIGUSR1)
    while not os.path.exists(path + ".whole"):
        time.sleep(0.05)
    with open(path + ".whole", encoding="ascii") as file:
        found: list[float] = json.load(file)
    os.unlink(path + ".whole")
    return sorted(found, reverse=True)


def met(found: list[float], seconds: float, part: float) -> float:
    """The stretch that this part of all visitors meets, or a longer one, whenever they come."""
    left = seconds * part
    for one in found:
        left -= one
        if left <= 0:
            return one
    return 0.0


# --- the visitor


async def visit(house: Client, seconds: float) -> tuple[list[float], list[float]]:
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "kociak"}] * 3]
    table = house.create({"game": "sen", "chairs": chairs, "start": True, "house": {"pace": 0}})["id"]
    told, answered, end, luck = [], [], time.monotonic() + seconds, random.Random(1)
    async with seated(house, table, "127.0.0.1") as seat:
        await seat.until(lambda _: True, seconds=120)
        while time.monotonic() < end:
            while not seat.last.get("choices") and not seat.last.get("result"):
                await seat.hear(120)
            if seat.last.get("result"):
                await asyncio.to_thread(house.post, f"/api/tables/{table}/rematch")
                await seat.until(lambda update: not update.get("result"), seconds=120)
                continue
            taps = [one for one in seat.last["choices"] if one.get("at")] or seat.last["choices"]
            began = time.monotonic()
            await seat.move(seat.last, luck.choice(taps)["move"])
            told.append(time.monotonic() - began)
            while not seat.last.get("choices") and not seat.last.get("result"):
                await seat.hear(120)
            answered.append(time.monotonic() - began)
            await asyncio.sleep(0.02)
    return told, answered


# --- the attacker


async def hellos(house: Client) -> None:
    table = house.create({"game": "czarujace_kotki", "chairs": [{"kind": "me"}, {"kind": "here"}], "start": True})["id"]
    async with house.sit(table) as seat:
        update: Json = await seat.until(lambda _: True)
        for _ in range(150):
            if update.get("result"):
                break
            update = await seat.ask({"type": "look", "eyes": update["waiting"][0]})
            update = await seat.move(update, update["choices"][-1]["move"])

    async def one() -> None:
        while True:
            with contextlib.suppress(*GONE):
                async with seated(house, table, ATTACKER) as seat:
                    drain = asyncio.create_task(_drain(seat))
                    while not drain.done():
                        await seat.send({"type": "hello"})
                        await asyncio.sleep(1 / HELLOS)
            await asyncio.sleep(0.1)

    await asyncio.gather(*[one() for _ in range(SOCKETS)])


async def _drain(seat: Seat) -> None:
    with contextlib.suppress(*GONE):
        async for _ in seat.socket:
            pass


async def halves(house: Client) -> None:
    port = int(house.address.rpartition(":")[2])

    async def one() -> None:
        while True:
            with contextlib.suppress(*GONE):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-")
                await reader.read()
                writer.close()
            await asyncio.sleep(0.1)

    await asyncio.gather(*[one() for _ in range(HALVES)])


async def bots(house: Client) -> None:
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "tygrys"}] * 3]
    wish = {"game": "sen", "chairs": chairs, "start": True, "house": {"pace": 0}}

    async def one(table: str) -> None:
        luck = random.Random(table)
        async with seated(house, table, ATTACKER) as seat:
            while not seat.last.get("result"):
                while not seat.last.get("choices"):
                    await seat.hear(600)
                await seat.move(seat.last, luck.choice(seat.last["choices"])["move"])

    await asyncio.gather(*[one(house.create(wish)["id"]) for _ in range(TABLES)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--attacks", default="hellos,halves,bots")
    parser.add_argument("--be", default="", help=argparse.SUPPRESS)
    asked, more = parser.parse_known_args()
    if asked.be == "house":
        with patch.object(serve, "House", Watched):
            cli.run(more)
        return
    if asked.be:
        asyncio.run(globals()[asked.be](Client(more[0])))
        return
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, __file__, "--be", "house", "serve", "--no-open", "--json", "--data", data, *more]
        notes = os.path.join(data, "stretches")
        environment = {**os.environ, "KOCIARNIA_LIMITS": "", "STRETCHES": notes}
        errors = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment) as house:
            assert house.stdout is not None
            address = json.loads(house.stdout.readline())["address"]

            def look(name: str) -> None:
                stretches(house.pid, notes)
                began = time.monotonic()
                told, answered = asyncio.run(visit(Client(address), asked.seconds))
                show(name, told, answered, stretches(house.pid, notes), time.monotonic() - began)

            look("quiet")
            for attack in asked.attacks.split(","):
                harm = [sys.executable, __file__, "--be", attack, address]
                with subprocess.Popen(harm, stderr=errors) as attacker:
                    time.sleep(5)
                    look(attack)
                    attacker.kill()
            house.terminate()


def show(name: str, told: list[float], answered: list[float], found: list[float], seconds: float) -> None:
    def share(times: list[float], part: float) -> str:
        times = sorted(times)
        return f"{1000 * times[min(len(times) - 1, int(len(times) * part))]:7.1f} ms"

    figures = [
        f"{what} p50 {share(times, 0.5)} p99 {share(times, 0.99)}" for what, times in (("told", told), ("answered", answered))
    ]
    own = f"stretch p99 {1000 * met(found, seconds, 0.01):5.1f} ms longest {1000 * max(found, default=0):5.1f} ms"
    print(f"{name:8} {len(told):5} moves   {'   '.join(figures)}   {own}", flush=True)


if __name__ == "__main__":
    main()
