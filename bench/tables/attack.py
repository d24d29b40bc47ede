"""What a visitor feels while another one does harm: the answers at one table, quiet and under each attack in turn.

    .venv/bin/python bench/tables/attack.py [--seconds 20] [--attacks hellos,halves,bots] [serve's own words …]

The house has its usual limits. The visitor comes from 127.0.0.1 and plays with three quick bots; the attacker is a process of
its own and comes from 127.0.0.2. hellos: 200 sockets at a late table, 60 hellos a second each. halves: connections that never
finish their first request, as many as are let in. bots: 40 tables with three of the strongest cats each. The others say
themselves what they do.
Shown is the time from a move until it is told (told), and until all bots have answered (answered). Attackers and bots share the
machine with the house, so its own part is shown too, by processor time: how long the house worked between a move and its being
told (by the house: on a machine with nothing else to do that is all there is but the disk), and for how long the loop works
before it looks up again (stretch), as one visitor in a hundred meets it, and the longest.
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
from bisect import bisect_left
from collections.abc import AsyncIterator, Iterable
from functools import partial
from http.client import HTTPConnection
from itertools import pairwise
from typing import Any
from unittest.mock import patch

from websockets.asyncio.client import connect

from kociarnia import games
from kociarnia.engine import Record
from kociarnia.server import serve
from kociarnia.server.client import Client, Json, Seat
from kociarnia.terminal import cli

ATTACKER = "127.0.0.2"
SOCKETS, HELLOS = 200, 60
HALVES = 1000
EVERY = "hellos,halves,bots,moves,words,frames,reads,crumbs,records,options"
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


class Watched(serve.HouseServer):
    """Writes down how long its loop works at a stretch: at every signal, what was so since the one before, with the time."""

    async def startup(self, sockets: Any = None) -> None:
        self.looks: list[tuple[float, float]] = []  # by the clock and by the processor
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.tell)
        self.watching = asyncio.create_task(self.watch())
        await super().startup(sockets)

    def tell(self) -> None:
        with open(os.environ["STRETCHES"], "w", encoding="ascii") as file:
            json.dump(self.looks, file)
        os.replace(file.name, file.name + ".whole")
        self.looks.clear()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.looks.append((time.monotonic(), time.thread_time()))


def looks(pid: int, path: str) -> list[list[float]]:
    os.kill(pid, signal.SIGUSR1)
    while not os.path.exists(path + ".whole"):
        time.sleep(0.05)
    with open(path + ".whole", encoding="ascii") as file:
        found: list[list[float]] = json.load(file)
    os.unlink(path + ".whole")
    return found


def stretches(found: list[list[float]]) -> list[float]:
    return sorted((after[1] - before[1] for before, after in pairwise(found)), reverse=True)


def between(found: list[list[float]], began: float, ended: float) -> float:
    """For how long the house worked in that time."""
    return worked(found, ended) - worked(found, began)


def worked(found: list[list[float]], when: float) -> float:
    at = bisect_left(found, [when, 0.0])
    if not 0 < at < len(found):
        return found[min(at, len(found) - 1)][1]
    (before, low), (after, high) = found[at - 1], found[at]
    return low + (high - low) * (when - before) / (after - before)


def met(found: list[float], seconds: float, part: float) -> float:
    """The stretch that this part of all visitors meets, or a longer one, whenever they come."""
    left = seconds * part
    for one in found:
        left -= one
        if left <= 0:
            return one
    return 0.0


# --- the visitor


Span = tuple[float, float]  # from when to when


async def visit(house: Client, seconds: float) -> tuple[list[Span], list[Span]]:
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
            told.append((began, time.monotonic()))
            while not seat.last.get("choices") and not seat.last.get("result"):
                await seat.hear(120)
            answered.append((began, time.monotonic()))
            await asyncio.sleep(0.02)
    return told, answered


# --- the attacker


def late(game: str) -> Json:
    """A table with the longest recorded match of a game, near its end."""
    folder = games.find(game).folder / "records"
    text = max((path.read_text(encoding="utf-8") for path in folder.iterdir()), key=len)
    record = Record.parse(text)
    chairs = [{"kind": "me" if not at else "here"} for at in range(record.players)]
    return {"game": game, "chairs": chairs, "record": text, "ply": 9 * len(record.moves) // 10}


async def hellos(house: Client) -> None:
    table = house.create(late("czarujace_kotki"))["id"]

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


async def moves(house: Client) -> None:
    """Legal moves, as fast as a socket may bring them, at a hundred tables of one person with several readers each."""
    chairs = [{"kind": "me"}, {"kind": "here"}]

    async def one() -> None:
        table = (await asyncio.to_thread(house.create, {"game": "koty", "chairs": chairs, "start": True}))["id"]
        with contextlib.suppress(*GONE):
            async with seated(house, table, ATTACKER) as seat, seated(house, table, ATTACKER) as other:
                drain = asyncio.create_task(_drain(other))
                update: Json = await seat.until(lambda _: True)
                while not drain.done():
                    if update.get("result"):
                        await asyncio.to_thread(house.post, f"/api/tables/{table}/rematch")
                        update = await seat.until(lambda _: True)
                        continue
                    if not update.get("choices"):
                        update = await seat.ask({"type": "look", "eyes": update["waiting"][0]})
                    update = await seat.move(update, update["choices"][-1]["move"])

    async def again() -> None:
        while True:
            with contextlib.suppress(*GONE):
                await one()
            await asyncio.sleep(0.1)

    await asyncio.gather(*[again() for _ in range(SOCKETS // 2)])


async def words(house: Client) -> None:
    """Sockets that say what costs nothing by itself, and as much of it as each may."""
    table = house.create({"game": "koty", "chairs": [{"kind": "me"}, {"kind": "here"}], "start": True})["id"]
    said: list[Json] = [{"type": "ping", "id": "a"}, {"type": "inspect", "id": "b", "eyes": 0, "zone": "", "face": ""}]
    said += [{"type": "hidden", "hidden": True}, {"type": "hidden", "hidden": False}]
    said += [
        {"type": "move", "id": "c", "number": 1, "seat": 0, "move": 0},
        {"type": "undo", "id": "d", "number": 1, "seat": 0},
    ]

    async def one(number: int) -> None:
        while True:
            with contextlib.suppress(*GONE):
                async with seated(house, table, ATTACKER) as seat:
                    drain = asyncio.create_task(_drain(seat))
                    while not drain.done():
                        await seat.send(dict(said[number % len(said)]))
                        await asyncio.sleep(1 / HELLOS)
                        number += 1
            await asyncio.sleep(0.1)

    await asyncio.gather(*[one(number) for number in range(SOCKETS)])


async def frames(house: Client) -> None:
    """Empty pings, forty thousand at once."""
    table = house.create({"game": "koty", "chairs": [{"kind": "me"}, {"kind": "here"}], "start": True})["id"]
    flood = bytes([0x89, 0x80, 0, 0, 0, 0]) * 40_000

    async def one() -> None:
        while True:
            with contextlib.suppress(*GONE):
                async with seated(house, table, ATTACKER) as seat:
                    seat.socket.transport.write(flood)
                    await _drain(seat)
            await asyncio.sleep(0.1)

    await asyncio.gather(*[one() for _ in range(SOCKETS // 4)])


async def requests(house: Client, *several: bytes) -> None:
    """As many connections as are let in, each of which asks again as soon as it is answered."""
    port = int(house.address.rpartition(":")[2])

    async def one(number: int) -> None:
        while True:
            with contextlib.suppress(*GONE):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0), limit=1 << 24)
                while True:
                    writer.write(several[number % len(several)])
                    head = await reader.readuntil(b"\r\n\r\n")
                    size = next(
                        (int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), 0
                    )
                    await reader.readexactly(size)
                    number += 1
            await asyncio.sleep(0.1)

    await asyncio.gather(*[one(number) for number in range(SOCKETS // 4)])


def post(path: str, body: Any) -> bytes:
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    return head.encode() + data


async def reads(house: Client) -> None:
    """What is large and has to be packed, and the description."""
    index = (await asyncio.to_thread(house.ask, "GET", "/"))[2].decode()
    parts = [path for path in index.split('"') if path.endswith(".js")]
    paths = ["/openapi.json", "/api/games/koty/rules/pl", *["/" + path.lstrip("./") for path in parts]]
    await requests(house, *[f"GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n".encode() for path in paths])


async def crumbs(house: Client) -> None:
    """Bodies a byte at a time, and heads of thousands of lines."""
    body = b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    head = b"GET /health HTTP/1.1\r\nHost: x\r\n"
    await requests(house, body + b"1\r\n \r\n" * 100_000, head + b"a:b\r\n" * 30_000 + b"\r\n")


async def records(house: Client) -> None:
    """The longest match of the house, to be read, brought and played on from."""
    taken_up = late("koty")
    text = taken_up["record"]
    several = [
        post("/api/replay", {"record": text}),
        post("/api/verify", {"record": text}),
        post("/api/records", {"record": text}),
    ]
    await requests(house, *several, post("/api/tables", taken_up), post("/api/verify", {"record": "x" * 400_000}))


async def options(house: Client) -> None:
    """A table of every combination of options that a number allows, and the list of all of them."""
    wishes = [{"game": "koty", "chairs": [{"kind": "me"}, {"kind": "here"}], "options": {"turn_cap": str(cap)}, "start": True}
              for cap in range(5, 305)]  # fmt: skip
    made = await asyncio.to_thread(house.create, wishes[0])
    cookie = f"Cookie: {house.cookie}\r\n".encode()
    posts = [post("/api/tables", wish).replace(b"Host: x\r\n", b"Host: x\r\n" + cookie) for wish in wishes]
    look = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n" + cookie + b"\r\n"
    await requests(
        house, *[one for wish in posts for one in (wish, look)], f"GET /api/tables/{made['id']}".encode() + look[15:]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--attacks", default=EVERY)
    parser.add_argument("--be", default="", help=argparse.SUPPRESS)
    asked, more = parser.parse_known_args()
    if asked.be == "house":
        with patch.object(serve, "HouseServer", Watched):
            cli.run(more)
        return
    if asked.be:
        here = partial(HTTPConnection, source_address=(ATTACKER, 0))  # else its requests would be the visitor's
        with patch("kociarnia.server.client.HTTPConnection", here):
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
                looks(house.pid, notes)
                began = time.monotonic()
                told, answered = asyncio.run(visit(Client(address), asked.seconds))
                show(name, told, answered, looks(house.pid, notes), time.monotonic() - began)

            look("quiet")
            for attack in asked.attacks.split(","):
                harm = [sys.executable, __file__, "--be", attack, address]
                with subprocess.Popen(harm, stderr=errors) as attacker:
                    time.sleep(5)
                    look(attack)
                    attacker.kill()
            house.terminate()


def show(name: str, told: list[Span], answered: list[Span], found: list[list[float]], seconds: float) -> None:
    def share(times: Iterable[float], part: float) -> str:
        times = sorted(times)
        return f"{1000 * times[min(len(times) - 1, int(len(times) * part))]:7.1f} ms"

    def clock(spans: list[Span]) -> list[float]:
        return [ended - began for began, ended in spans]

    figures = [
        f"{what} p50 {share(times, 0.5)} p99 {share(times, 0.99)}"
        for what, times in (
            ("told", clock(told)),
            ("by the house", [between(found, *span) for span in told]),
            ("answered", clock(answered)),
        )
    ]
    alone = stretches(found)
    own = f"stretch p99 {1000 * met(alone, seconds, 0.01):5.1f} ms longest {1000 * max(alone, default=0):5.1f} ms"
    print(f"{name:8} {len(told):5} moves   {'   '.join(figures)}   {own}", flush=True)


if __name__ == "__main__":
    main()
