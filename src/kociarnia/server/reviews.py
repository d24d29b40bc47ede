"""Reviews of matches that are over: thought over in the background, given up when nobody waits, kept with the match."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from kociarnia.bots.review import Case, Judgement, Review, completed, look_back
from kociarnia.engine import Match, Refusal
from kociarnia.server import event_log
from kociarnia.server.beside import beside
from kociarnia.server.replay import AT_ONCE
from kociarnia.server.room import Room
from kociarnia.server.rooms import Rooms
from kociarnia.server.store import review_row
from kociarnia.server.wire import Reviewed

PATIENCE = 20.0  # seconds without anybody asking, after which it is given up
MOST = 64  # under way at the same time


class Wanting(NamedTuple):
    """What somebody wants to know of a match."""

    table: str
    eyes: int
    opened: bool  # with open cards


class Making:
    """A review on its way."""

    def __init__(self, outline: Review, cases: list[Case]) -> None:
        self.outline = outline
        self.cases = cases
        self.judgements: list[Judgement] = []
        self.task: asyncio.Task[None] | None = None
        self.given_up: asyncio.TimerHandle | None = None

    def so_far(self) -> Reviewed:
        done = len(self.judgements)
        return Reviewed(completed(self.outline, self.cases[:done], self.judgements), len(self.cases))


class Reviews:
    """One for the whole house."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.under_way: dict[tuple[Wanting, int], Making] = {}

    def begun(self, wanted: Wanting, room: Room) -> bool:
        return (wanted, _number(room)) in self.under_way

    async def ask(self, wanted: Wanting, room: Room, who: str) -> Reviewed:
        """As much as is known. `who`: the address for which it is thought over."""
        if room.changed:
            raise Refusal("error-rules")
        match, number = room.match, _number(room)
        if match is None or not room.over:
            raise Refusal("error-not-over")
        if not 0 <= wanted.eyes < match.players:
            raise Refusal("error-not-yours")
        making = self.under_way.get((wanted, number))
        if making is None:
            kept = await self.rooms.store.review(wanted.table, number, wanted.eyes, wanted.opened)
            if kept is not None:
                return Reviewed(kept, len(kept.decisions))
            making = await self._begin(wanted, number, match, who)
        self._wait(making)
        return making.so_far()

    async def _begin(self, wanted: Wanting, number: int, match: Match, who: str) -> Making:
        if len(self.under_way) >= MOST or self.rooms.closing:
            raise Refusal("error-busy")
        still = match.fork()
        async with AT_ONCE:
            outline, cases = await beside(look_back, still, wanted.eyes, wanted.opened)
        key = wanted, number
        if key not in self.under_way:  # nobody was quicker
            making = self.under_way[key] = Making(outline, cases)
            making.task = asyncio.get_running_loop().create_task(self._think(making, still, wanted.table, number, who))
            making.task.add_done_callback(lambda _: self.under_way.pop(key))
        return self.under_way[key]

    def _wait(self, making: Making) -> None:
        """Somebody has just asked: it goes on for a while."""
        if making.given_up is not None:
            making.given_up.cancel()
        if making.task is not None and not making.task.done():
            making.given_up = asyncio.get_running_loop().call_later(PATIENCE, making.task.cancel)

    async def _think(self, making: Making, match: Match, table: str, number: int, who: str) -> None:
        try:
            for case in making.cases:
                if self.rooms.closing:
                    return
                making.judgements.append(await self.rooms.bot_player.judge(match, case, who))
            await self.rooms.store.write([review_row(table, number, making.so_far().review)])
        except Exception as error:  # whoever asks next begins anew
            event_log.failure("review", error, table=table)
        finally:
            if making.given_up is not None:
                making.given_up.cancel()


def own_seat(room: Room, browser: str) -> int:
    """Whose moves are judged if nobody says: those of whoever asks, else those of the first person at the table."""
    chairs = room.stored.chairs
    people = [seat for seat in room.seats() if chairs[room.chair_of(seat)].kind == "person"]
    return [*room.seats_of(browser), *people, 0][0]


def _number(room: Room) -> int:
    return room.dealt.match if room.dealt else 0
