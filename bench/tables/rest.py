"""What a table at rest costs: the memory of the house after whole matches, with their readers, and when they have gone.

    .venv/bin/python bench/tables/rest.py [--games sen,koty] [--tables 300] [serve's own words …]

Each table takes up the longest recorded match of the house for four or fewer, one move before its end, with a socket for every
seat that has read the whole log, and plays it to its end. Then nobody says anything until the table rests; then everybody
leaves. Memory is what the house has more than after as many tables that have come and gone before: what they keep, not what
they once took.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
import time
from pathlib import Path

from back import opened

from kociarnia import games
from kociarnia.engine import Record
from kociarnia.server.client import Client
from kociarnia.server.rooms import IDLE, REST, SWEEP

ENOUGH = REST + 2 * SWEEP + 5  # seconds until a table has been put to rest, also if many are
GONE = IDLE + 2 * SWEEP + 5


def kilobytes(pid: int) -> int:
    text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    return sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Private_"))


async def played(browser: Client, wish: dict[str, object], tables: int, players: int, pid: int) -> tuple[int, int]:
    """Memory with everybody there, just after the end and at rest."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(tables):
            table = (await asyncio.to_thread(browser.create, wish))["id"]
            seats = [await stack.enter_async_context(browser.sit(table, eyes=eyes)) for eyes in range(players)]
            for seat in seats:
                await seat.until(lambda _: True)
            while not seats[0].last.get("result"):
                mover = seats[seats[0].last["waiting"][0]]
                await mover.move(mover.last, mover.last["choices"][0]["move"])
                for seat in seats:
                    while seat.last["number"] < mover.last["number"]:
                        await seat.hear()
        after = kilobytes(pid)
        await asyncio.sleep(ENOUGH)
        return after, kilobytes(pid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(games.names()))
    parser.add_argument("--tables", type=int, default=300)
    asked, more = parser.parse_known_args()
    for game in asked.games.split(","):
        folder = Path(games.find(game).folder) / "records"
        texts = [path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())]
        records = [(len(record.moves), text, record) for text in texts if (record := Record.parse(text)).players <= 4]
        _, text, record = max(records, key=lambda one: one[:2])
        last = max(ply for ply, line in enumerate(record.moves) if not line.startswith("*"))
        chairs = [{"kind": "me" if not at else "here"} for at in range(record.players)]
        wish: dict[str, object] = {
            "game": game,
            "chairs": chairs,
            "record": text,
            "ply": last,
            "house": {"grace": 0, "pace": 0},
        }
        with tempfile.TemporaryDirectory() as data:
            house, address = opened(data, more)
            browser = Client(address)
            asyncio.run(played(browser, wish, asked.tables, record.players, house.pid))
            time.sleep(GONE)
            before = kilobytes(house.pid)
            after, rest = asyncio.run(played(browser, wish, asked.tables, record.players, house.pid))
            time.sleep(GONE)
            gone = kilobytes(house.pid)
            house.terminate()
            house.wait()
        each = [f"{(one - before) / asked.tables:.0f} KB {what}" for what, one in
                (("just after the end", after), ("at rest", rest), ("when they have gone", gone))]  # fmt: skip
        print(
            f"{game}, {len(record.moves)} moves, {asked.tables} tables with {record.players} readers: {', '.join(each)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
