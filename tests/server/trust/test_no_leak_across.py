"""The leak suite across processes: two processes with one store, everybody reads at both of them, and what a seat is told is
what it would be told in another world that fits what it has seen."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from typing import Any, cast

import asyncpg
import pytest

from kociarnia.engine import Game, Match, QuickDice
from kociarnia.engine.match import Ply
from kociarnia.server.chronicle import Chronicle, heard_of
from kociarnia.server.client import Client, Json, Seat
from kociarnia.server.room import Room
from kociarnia.server.store_types import LogEntry, match_of, table_of
from kociarnia.server.wire import AUDIENCE
from tests.server import postgres
from tests.server.house import AT_ONCE, FRIEND, ME, House
from tests.server.trust.test_no_leak import shown
from tests.server.trust.twin import Twin

OWN = ("lines", "motions", "answers", "clock", "whole")  # of an update: what happened, and who had asked for it


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, postgres_server: postgres.Server) -> Iterator[tuple[str, House, House]]:
    """The store of two processes, and both of them, each with a door of its own."""
    store = postgres_server.empty()
    where, folder = ("--store", store, "--peer", "127.0.0.1:0"), tmp_path_factory.mktemp("across")
    with House(folder / "one", *where) as one, House(folder / "two", *where) as two:
        yield store, one, two


class Host:
    """What the store knows, which nobody at the table does."""

    def __init__(self, database: asyncpg.Connection, place: str) -> None:
        self.database, self.table_id = database, place

    async def room(self, number: int) -> Room:
        """The table as it stood with that update."""
        (body,) = await self.database.fetchrow("SELECT body FROM tables WHERE id = $1", self.table_id)
        (dealt,) = await self.database.fetchrow("SELECT body FROM matches WHERE table_id = $1 AND match = 1", self.table_id)
        asked = "SELECT number, text, sender FROM log WHERE table_id = $1 AND match = 1 AND number <= $2 ORDER BY number"
        room = Room(table_of(body))
        room.resume(match_of(dealt), [LogEntry(*row) for row in await self.database.fetch(asked, self.table_id, number)], {})
        return room


def lines_of(room: Room, eyes: int, ply: Ply, after: Any) -> list[Json]:
    """What the eyes are told of a move that was made in some world."""
    match = cast(Match, room.match).fork()
    match.made, match.record.moves = match.made[: ply.number + 1], match.record.moves[: ply.number + 1]
    match.state = after
    reader, chronicle = (match.players if eyes == AUDIENCE else eyes), Chronicle(list(room.dealt.seats if room.dealt else []))
    heard = [heard_of(chronicle, eyes, one) for one in match.news([ply], reader)]
    data = b"".join(b"".join(line for line, _ in one.once) if one.once else one.lines for one in heard)
    return cast(list[Json], json.loads(b"[" + data[1:] + b"]"))


async def compare(host: Host, told: dict[int, list[Json]], since: int, dice: QuickDice) -> tuple[int, int]:
    """By eyes: what each of their connections was told last. How often a world was found to compare a move with, and how often
    not."""
    (number,) = {update["number"] for updates in told.values() for update in updates}
    room = await host.room(number)
    match = cast(Match, room.match)
    plies, compared, missed = list(match.plies(since)), 0, 0
    for eyes, updates in told.items():
        twin = Twin(room, eyes, dice)
        world = json.loads(shown(twin.room(), eyes))
        lines: list[Json] | None = []
        for ply in plies:
            found = twin.ply(ply)
            compared, missed = compared + (found is not None), missed + (found is None)
            lines = None if found is None or lines is None else lines + lines_of(room, eyes, *found)
        for update in updates:
            rest = {key: value for key, value in update.items() if key not in OWN}
            assert rest == {key: value for key, value in world.items() if key not in OWN}
            assert lines is None or update["lines"] == lines
    return compared, missed


@pytest.mark.parametrize("moves", [10, pytest.param(400, marks=pytest.mark.long)])
def test_no_process_tells_a_seat_what_it_cannot_know(houses: tuple[str, House, House], game: Game, moves: int) -> None:
    store, one, two = houses
    players = max(game.seats[0], min(3, game.seats[1]))
    browsers = [Client((one, two)[seat % 2].address) for seat in range(players)]
    chairs = [ME, *[FRIEND] * (players - 1)]
    table = browsers[0].create({"game": game.name, "chairs": chairs, "house": AT_ONCE})
    for seat, browser in enumerate(browsers[1:], 1):
        browser.join(table["invitation"], f"P{seat}")
    guest = two.browser()
    browsers[0].post(f"/api/tables/{table['id']}/start")

    async def main() -> None:
        luck, dice, since = random.Random(moves), QuickDice(3), 0
        compared = missed = 0
        async with contextlib.AsyncExitStack() as stack:
            database = await asyncpg.connect(store)
            stack.push_async_callback(database.close)
            host = Host(database, table["id"])
            seats: dict[int, list[Seat]] = {}
            for eyes, browser in [*enumerate(browsers), (AUDIENCE, guest)]:
                visits = [Client(house.address, browser.cookie).sit(table["id"]) for house in (one, two)]
                seats[eyes] = [await stack.enter_async_context(visit) for visit in visits]
                for seat in seats[eyes]:
                    assert (await seat.until(lambda _: True))["eyes"] == eyes
            for _ in range(moves):
                since = seats[0][0].last["ply"]
                asked = [seat for own in seats.values() for seat in own if seat.last.get("choices")]
                if not asked:
                    break
                mover = luck.choice(asked)
                number = (await mover.move(mover.last, luck.choice(mover.last["choices"])["move"]))["number"]
                for seat in [seat for own in seats.values() for seat in own]:
                    while seat.last["number"] < number:
                        await seat.hear()
                told = {eyes: [seat.last for seat in own] for eyes, own in seats.items()}
                found, lost = await compare(host, told, since, dice)
                compared, missed = compared + found, missed + lost
        assert compared > 3 * missed, f"too few worlds in which the same could happen: {compared}, without one {missed}"

    asyncio.run(main())
