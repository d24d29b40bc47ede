"""Rules that have changed since a match began: it says so, is shown as far as it goes, and is never silently misplayed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from kociarnia import games
from kociarnia.engine import Game, QuickDice, Record, Refusal
from kociarnia.engine.match import _kit
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.room import Room
from kociarnia.server.rooms import Rooms
from kociarnia.server.shelf import shelf
from kociarnia.server.sqlite_store import SqliteStore
from kociarnia.server.store_types import LogEntry, StoredMatch
from kociarnia.server.updates import Sights
from kociarnia.server.wire import AUDIENCE, NewTable, Wish
from tests.server.house import BOT, ME, House, wish
from tests.server.test_purge import Nobody
from tests.server.test_undo import room_of, step

Spoil = Callable[[StoredMatch, list[LogEntry], Game], None]


def newer(dealt: StoredMatch, log: list[LogEntry], game: Game) -> None:
    dealt.version = game.version + 1


def other_deck(dealt: StoredMatch, log: list[LogEntry], game: Game) -> None:
    dealt.rules = "another"


def not_legal(dealt: StoredMatch, log: list[LogEntry], game: Game) -> None:
    log[-1] = LogEntry(log[-1].number, "0 fly away")


@pytest.mark.parametrize("spoil", [newer, other_deck, not_legal])
def test_it_says_so_and_goes_no_further(game: Game, spoil: Spoil) -> None:
    room, luck = room_of(game), QuickDice(3)
    assert room.dealt is not None and room.dealt.rules == room.running().digest
    log = [LogEntry(1, "\n".join(room.running().record.moves))]
    for _ in range(6):
        start = room.running().ply
        step(room, luck)
        log.append(LogEntry(room.number, "\n".join(room.running().record.moves[start:])))
    spoil(room.dealt, log, game)
    again = Room(room.stored)
    again.resume(room.dealt, log, {})
    match = again.match
    assert match is not None and again.changed and not again.playing and not again.over
    whole = room.running().record.moves
    legal = sum(len(entry.text.split("\n")) for entry in (log[:-1] if spoil is not_legal else log))
    assert match.record.moves == whole[:legal], "as far as its moves are legal"
    for eyes in (*again.seats(), AUDIENCE):
        shown = Sights(again, match).since(eyes, 0, [])
        assert b'"question":{"key":"error-rules"}' in shown and b'"waiting":[]' in shown and b'"choices"' not in shown
    acts: list[Callable[[], object]] = [lambda: again.play(0, [0]), lambda: again.undo(0, []), lambda: again.accept(0)]
    for act in acts:
        with pytest.raises(Refusal, match="error-rules"):
            act()
    again.stored.stage = "over"
    assert again.over and again.original is not None and Record.parse(again.original.text()).version == room.dealt.version
    again.begin()
    assert not again.changed and again.playing, "the next match goes by the rules of today"


def test_one_table_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        browser = house.browser()
        tables = [browser.create(wish("koty", [ME, BOT]))["id"] for _ in range(4)]
        house.stop()
        spoilt = (
            "replace(body, '\"koty\"', '\"chess\"')",
            "'{}'",
            'replace(body, \'"options":{}\', \'"options":{"moon":"1"}\')',
        )
        with closing(sqlite3.connect(house.data / "kociarnia.sqlite")) as file, file:
            for table_id, what in zip(tables, spoilt, strict=False):
                file.execute(f"UPDATE tables SET body = CAST({what} AS BLOB) WHERE id = ?", (table_id,))
        house.start()
        browser.address = house.address
        listed = [table["id"] for table in browser.get("/api/tables")["tables"]]
        assert tables[3] in listed and tables[0] not in listed and tables[1] not in listed
        assert browser.ask("GET", f"/api/tables/{tables[2]}")[0] == 409, "it says so"


def test_a_list_of_tables_makes_no_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many options there are in the house: the rules of a table are made when somebody sits down."""
    made: list[Any] = []

    async def main() -> None:
        rooms = Rooms(store, cast(BotPlayer, Nobody()))
        chairs = [Wish("me"), *[Wish("bot", level="kot")] * 3]
        for number in range(6):
            live = await rooms.create("me", NewTable("koty", chairs, {"moth": str(number % 4), "turn_cap": str(20 + number)}))
            del rooms.lives[live.room.stored.id]
        _kit.cache_clear()
        monkeypatch.setattr(type(games.find("koty")), "made", lambda *asked: made.append(asked))
        assert len((await shelf(rooms, "me")).tables) == 6

    store = SqliteStore(tmp_path / "one.sqlite")
    try:
        asyncio.run(main())
    finally:
        store.shut()
    assert not made
