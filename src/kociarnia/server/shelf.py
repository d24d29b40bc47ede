"""The tables of a person: all of them, what waits for them first. No match is read for that, save at a few tables that the
house did not leave in good order."""

from __future__ import annotations

import asyncio

from kociarnia import games
from kociarnia.engine import Refusal
from kociarnia.server import catalog, event_log
from kociarnia.server.errands import Settle
from kociarnia.server.rooms import Elsewhere, Rooms
from kociarnia.server.store import standing_row
from kociarnia.server.store_types import AWAY, OVER, TURN, WAITING, StoredTable, deal_of, plain
from kociarnia.server.wire import Chair, Shelf, TableLine

PAGE = 30  # tables in one answer
WORDS = 4  # that are looked for
MOST = 8  # tables that are read for one answer because it is not written whose turn it is
SHELVES = {"": (TURN, WAITING, OVER), "turns": (TURN,), "waiting": (WAITING,), "over": (OVER,), "away": (AWAY,)}


async def shelf(rooms: Rooms, browser: str, which: str = "", find: str = "", start: int = 0) -> Shelf:
    """`which`: a shelf alone; empty: all but what was put away. `find`: words of names, or of titles of games."""
    if which not in SHELVES:
        raise Refusal("error-shelf")
    store = rooms.store
    words = [_spellings(word) for word in plain(find).split()[:WORDS]]
    await rooms.errands.everywhere(Settle(browser))  # what is known in memory is written first
    found = await store.tables_of(browser, SHELVES[which], words, start, PAGE + 1)
    if await _mend(rooms, [table for table, _ in found[:PAGE]]):
        found = await store.tables_of(browser, SHELVES[which], words, start, PAGE + 1)
    counts, known = await store.shelves(browser), set(games.names())
    tables = [_line(table, since, browser) for table, since in found[:PAGE] if table.game in known]
    turns, waiting, over, away = (counts.get(one, 0) for one in (TURN, WAITING, OVER, AWAY))
    return Shelf(tables, turns, waiting, over, away, len(found) > PAGE)


def _spellings(word: str) -> list[str]:
    """A word as it may stand at a table: itself, and the games that are called so."""
    return [word, *(name for name in games.names() if any(word in plain(title) for title in catalog.titles(name)))]


async def _mend(rooms: Rooms, tables: list[StoredTable]) -> bool:
    """Tables that an older house left, or one that was broken off: it is not written whose turn it is."""
    mended = 0
    for table in tables:
        written = table.standing.match, table.standing.number
        if table.stage != "playing" or written == (table.match, await rooms.store.last_number(table.id, table.match)):
            continue
        if mended == MOST:
            break
        mended += 1
        try:
            live = await rooms.find(table.id)
            async with live.lock:
                live.rest()
                await rooms.store.write(standing_row(live.room.stored))
        except Elsewhere:  # they have just been asked
            continue
        except Exception as error:  # one that cannot be read must not hide the others
            event_log.failure("table", error, table=table.id)
        await asyncio.sleep(0)
    return mended > 0


def _line(table: StoredTable, since: float, browser: str) -> TableLine:
    chairs = [Chair(one.kind, one.name, one.level, bool(browser) and one.owner == browser) for one in table.chairs]
    where, standing = table.shelf_of(browser), table.standing
    mine = [at for at in standing.asked if where == TURN and at in standing.news and table.chairs[at].owner == browser]
    news, seats = (list(standing.news[mine[0]]), list(standing.seats)) if len(mine) == 1 else ([], [])
    return TableLine(
        table.id, table.game, chairs, table.stage, since, where == TURN, list(standing.asked), table.match,
        table.scores[-1] if table.scores else None, deal_of(table), where == AWAY, table.brought, news, seats,
    )  # fmt: skip
