"""Our server beside boardgame.io's, in one run: moves a second, how long until everybody has the update, memory of a table.

    .venv/bin/python bench/tables/run.py [--tables 500] [--seconds 20] [--rate 1000] [--without-boardgameio]
        [--postgres postgresql://…]     also there, with one process and with two

Each table has four clients on real sockets, which answer as soon as they are asked (or, with a rate, in turn). The server has
one core, the clients have the other. Ours writes every move to the disk before it tells anybody; boardgame.io is measured as it
comes (in memory) and with its own storage in files. boardgame.io is installed from npm into the user's cache. With
--postgres ours is measured there too, in schemas of its own; the processor time is that of the house, without the database's.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kociarnia" / "bench-tables"


def pinned(core: int, *command: str) -> list[str]:
    several = (os.cpu_count() or 1) > 1 and shutil.which("taskset")
    return ["taskset", "-c", str(core), *command] if several else list(command)


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def installed() -> None:
    CACHE.mkdir(parents=True, exist_ok=True)
    for source in [HERE / "load.cjs", *(HERE / "boardgameio").iterdir()]:
        if source.is_file():
            target = "load-" + source.name if source.parent != HERE and source.name == "load.cjs" else source.name
            shutil.copy(source, CACHE / target)
    if not (CACHE / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=CACHE, check=True)


def resident(pid: int) -> int:
    """Kilobytes."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(next(line.split()[1] for line in text.splitlines() if line.startswith("VmRSS")))


def load(script: str, port: int, asked: argparse.Namespace, rate: int, pids: list[int], *more: str) -> dict[str, Any]:
    words = [str(port), str(asked.tables), str(asked.seconds), str(rate), *more, ",".join(map(str, pids))]
    done = subprocess.run(pinned(1, "node", script, *words), cwd=CACHE, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures


def family(pid: int, processes: int) -> list[int]:
    """The processes that serve: that one, or those that it looks after."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid] if processes == 1 else list(map(int, children))


def ours(asked: argparse.Namespace, rate: int, game: str, postgres: str = "", processes: int = 1) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "kociarnia", "serve", "--no-open", "--json", "--data", data]
        if postgres:
            command += ["--store", asyncio.run(schema(postgres)), "--processes", str(processes)]
        environment = {**os.environ, "KOCIARNIA_LIMITS": "1000"}
        errors = open(Path(data, "errors"), "w")  # noqa: SIM115
        with subprocess.Popen(pinned(0, *command), stdout=subprocess.PIPE, stderr=errors, text=True, env=environment) as house:
            assert house.stdout is not None
            port = int(json.loads(house.stdout.readline())["address"].rpartition(":")[2])
            all_ = family(house.pid, processes)
            before = sum(map(resident, all_))
            try:
                figures = load("load.cjs", port, asked, rate, all_, game)
                time.sleep(1)
                figures["kilobytes"] = (sum(map(resident, all_)) - before) / asked.tables
            finally:
                house.terminate()
        errors.close()
    return figures


async def schema(postgres: str) -> str:
    """The address of a store where nobody has played yet."""
    import asyncpg

    name = f"bench_{time.time_ns()}"
    connection = await asyncpg.connect(postgres)
    await connection.execute(f"CREATE SCHEMA {name}")
    await connection.close()
    return f"{postgres}{'&' if '?' in postgres else '?'}search_path={name}"


def theirs(asked: argparse.Namespace, rate: int, kept: bool) -> dict[str, Any]:
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = ["node", "server.cjs", str(port), *([data] if kept else [])]
        with subprocess.Popen(pinned(0, *command), cwd=CACHE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
            time.sleep(3)
            before = resident(server.pid)
            try:
                figures = load("load-load.cjs", port, asked, rate, [server.pid])
                figures["kilobytes"] = (resident(server.pid) - before) / asked.tables
            finally:
                server.kill()
    return figures


def show(name: str, figures: dict[str, Any]) -> None:
    print(
        f"{name:38} {figures['moves']:8.0f} moves/s   {figures['micros']:6} µs of processor a move   "
        f"p50 {figures['p50']:6.1f} ms   p99 {figures['p99']:6.1f} ms   {figures['kilobytes']:6.0f} KB a table",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--rate", type=int, default=1000)
    parser.add_argument("--games", default="sen,koty")
    parser.add_argument("--without-boardgameio", action="store_true")
    parser.add_argument("--postgres", default="", metavar="ADDRESS")
    asked = parser.parse_args()
    installed()
    for game in asked.games.split(","):
        show(f"{game}, as fast as it goes", ours(asked, 0, game))
        show(f"{game}, {asked.rate} moves/s asked for", ours(asked, asked.rate, game))
        if asked.postgres:
            show(f"{game}, PostgreSQL, as fast as it goes", ours(asked, 0, game, asked.postgres))
            show(f"{game}, PostgreSQL, {asked.rate} moves/s", ours(asked, asked.rate, game, asked.postgres))
            show(f"{game}, PostgreSQL, two processes, fast", ours(asked, 0, game, asked.postgres, 2))
            show(f"{game}, PostgreSQL, two processes, {asked.rate} moves/s", ours(asked, asked.rate, game, asked.postgres, 2))
    if not asked.without_boardgameio:
        show("boardgame.io in memory, as fast as it goes", theirs(asked, 0, False))
        show("boardgame.io in files, as fast as it goes", theirs(asked, 0, True))


if __name__ == "__main__":
    main()
