"""A finished match comes from another house as its record: it can be looked back at here as everything else, and it counts
nowhere, for nobody here saw it played."""

from __future__ import annotations

import hashlib
import time

from kociarnia import games
from kociarnia.engine import Match, Record, Refusal
from kociarnia.server.beside import beside
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.replay import AT_ONCE
from kociarnia.server.room import Room
from kociarnia.server.rooms import Rooms, new_code
from kociarnia.server.store import log_row, match_row, table_row
from kociarnia.server.store_types import LogEntry, StoredChair, StoredMatch, StoredTable
from kociarnia.server.wire import House, Score


async def brought(rooms: Rooms, browser: str, text: str) -> LiveRoom:
    """The table of that record on the shelf of that browser; the one that is there already, if it was brought before."""
    record = Record.parse(text)
    table_id = "r" + hashlib.sha256(f"{browser} {record.text()}".encode()).hexdigest()[:15]
    if await rooms.store.table(table_id) is None:
        rooms.check_room()
        async with AT_ONCE:
            stored = await beside(_table, table_id, browser, record)
        await _written(rooms, stored, record)
    return await rooms.find(table_id)


def _table(table_id: str, browser: str, record: Record) -> StoredTable:
    game = games.find(record.game)
    options = game.texts(game.settle(record.players, game.as_of(record.version, record.options)))
    names = record.names or [""] * record.players
    chairs = [StoredChair("person", name) for name in names]
    stored = StoredTable(table_id, game.name, options, chairs, House(), new_code(), browser, "over", 1)
    stored.brought = True
    match = Match.resume(game, record, deal=False)
    if not match.over:
        raise Refusal("error-not-over")
    state = match.state
    stored.scores = [Score(1, 0, match.rules.places(state), match.rules.scores(state))]
    Room(stored).sides()
    return stored


async def _written(rooms: Rooms, stored: StoredTable, record: Record) -> None:
    names = [chair.name for chair in stored.chairs]
    dealt = StoredMatch(1, list(range(record.players)), names, record.secret, record.commitment, version=record.version)
    dealt.rules = record.deck
    log = LogEntry(1, "\n".join(record.moves))
    await rooms.store.write([match_row(stored.id, dealt), log_row(stored.id, 1, log), *table_row(stored, time.time())])
    rooms.tables += 1
