"""A table at rest after a whole match keeps little, and nothing at all when nobody looks: it comes back as it was."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
import weakref
from pathlib import Path
from typing import cast

import pytest
from starlette.types import Send

from kociarnia import games
from kociarnia.engine import Game, Record
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.connection import Connection
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.rooms import IDLE, REST, Rooms
from kociarnia.server.sqlite_store import SqliteStore
from kociarnia.server.wire import AUDIENCE, NewTable, Wish
from tests.choices import but_long

MOST = 100 << 10  # bytes of a table at rest
TABLES = 4


class Reader(Connection):
    """Somebody at a table who keeps only what was told last."""

    def __init__(self, live: LiveRoom, eyes: int) -> None:
        super().__init__("Ola", cast(Send, None))
        self.greeted, self.told = True, b""
        live.turn(self, eyes)
        live.connections.add(self)
        live.show(self)

    def push(self, data: bytes) -> None:
        self.told = data


def longest(game: Game) -> tuple[Record, str, int]:
    """The longest recorded match of a game, and where its last answer comes."""
    texts = [path.read_text(encoding="utf-8") for path in (game.folder / "records").iterdir()]
    text = max(texts, key=lambda text: (len(Record.parse(text).moves), text))
    record = Record.parse(text)
    return record, text, max(ply for ply, line in enumerate(record.moves) if not line.startswith("*"))


async def played(rooms: Rooms, game: Game) -> tuple[LiveRoom, list[Reader]]:
    """A whole match with a reader for everybody who sits there, and one who looks on."""
    record, text, last = longest(game)
    chairs = [Wish("me"), *[Wish("here")] * (record.players - 1)]
    live = await rooms.create("Ola", NewTable(game.name, chairs, record=text, ply=last))
    readers = [Reader(live, eyes) for eyes in (*range(record.players), AUDIENCE)]
    match = live.room.match
    assert match is not None
    seat, _, move = record.moves[last].partition(" ")
    await live.commit(live.room.play(int(seat), [match.reader.ids[move]]))
    assert match.over
    for reader in readers:
        live.show(reader)  # the whole of it
    return live, readers


async def rested(rooms: Rooms, after: float) -> int:
    for live in rooms.lives.values():
        live.touched -= after
    left = rooms.sweep()
    await rooms.fold()
    gc.collect()
    return left


def house(path: Path) -> Rooms:
    return Rooms(SqliteStore(path / "house.sqlite"), BotPlayer())


@pytest.mark.parametrize("name", but_long("koty"))
def test_a_table_at_rest_is_small_while_its_readers_stay(tmp_path: Path, name: str) -> None:
    game = games.find(name)

    async def main() -> None:
        rooms = house(tmp_path)
        await played(rooms, game)  # what all tables of a game share
        await rested(rooms, REST + 1)
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            kept = [await played(rooms, game) for _ in range(TABLES)]
            told = [[reader.told for reader in readers] for _, readers in kept]
            for _, readers in kept:
                for reader in readers:
                    reader.told = b""
            assert await rested(rooms, REST + 1) == TABLES + 1, "somebody looks at it"
            size = (tracemalloc.get_traced_memory()[0] - before - sum(len(one) for all_ in told for one in all_)) // TABLES
        finally:
            tracemalloc.stop()
        assert size < MOST, f"{size} bytes a table"
        for (live, readers), words in zip(kept, told, strict=True):
            for reader in readers:
                live.show(reader)
            assert [reader.told for reader in readers] == words, "they are told the same again"
        await rooms.store.close()
        rooms.bot_player.close()

    asyncio.run(main())


@pytest.mark.parametrize("name", but_long("najlepsza_gra"))
def test_a_table_that_nobody_looks_at_is_let_go_and_comes_back_the_same(tmp_path: Path, name: str) -> None:
    game = games.find(name)

    async def main() -> None:
        rooms = house(tmp_path)
        live, readers = await played(rooms, game)
        place, told = live.room.stored.id, [reader.told for reader in readers]
        gone = weakref.ref(live.lock)  # it goes with its table
        live.connections.clear()
        assert await rested(rooms, REST - 1) == 1, "they may only have come anew"
        assert await rested(rooms, 2) == 0, "sooner than where a match is played"
        assert REST < IDLE
        del live, readers
        gc.collect()
        assert gone() is None, "nothing holds it"
        back = await rooms.find(place)
        assert [Reader(back, eyes).told for eyes in (*range(back.room.players), AUDIENCE)] == told
        await rooms.store.close()
        rooms.bot_player.close()

    asyncio.run(main())
