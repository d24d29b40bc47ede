"""Bots at the tables: they answer at their own pace, sit in for those who are away, and answer when a clock runs out.

When anything happens must not depend on what is hidden. So a bot takes its time whatever it holds and however fast it thought;
only if it thought longer than that does it answer later, and then at the next half second.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from kociarnia.bots.advice import Advice
from kociarnia.bots.by_name import CLOCKED
from kociarnia.bots.consultation import Consultation, Thinking
from kociarnia.bots.levels import A_MOVE
from kociarnia.bots.review import Case, Judgement
from kociarnia.engine import Match, Refusal, foregone
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.room import KEEPER
from kociarnia.server.thinking_queue import ThinkingQueue
from kociarnia.server.wire import KEPT_BY_NOBODY, LASTING

QUICKEST, SLOWEST = 0.6, 1.5  # seconds that a bot takes
GRID = 0.5  # a late answer waits for the next of these
HOUSE = "house"  # in the place of a level: the seat can only pass, and the house does it for its person

T = TypeVar("T")
Make = Callable[[int], Thinking]  # for so many questions at a time


def _processes(count: int) -> Thinking:
    from kociarnia.bots.pool import Thinkers  # not where there are no processes

    return Thinkers(count)


class Pool:
    """Those who think, and the queue before them."""

    def __init__(self, processes: int, make: Make) -> None:
        self.processes = processes
        self.make = make
        self.thinkers = make(processes)
        self.queue = ThinkingQueue(processes)

    def close(self) -> None:
        self.thinkers.close()

    def renew(self) -> None:
        self.thinkers.retire()
        self.thinkers = self.make(self.processes)

    async def ask(self, who: str, ask: Callable[[Thinking], Future[T]], patient: bool = False) -> T:
        """`who`: the address for which it is asked. `patient`: others come first."""
        async with self.queue.turn(who, patient):
            try:
                future = ask(self.thinkers)
            except RuntimeError:  # the processes have died; new ones may do better
                self.thinkers.close()
                self.thinkers = self.make(self.processes)
                future = ask(self.thinkers)
            thinkers = self.thinkers  # others may have taken over by the time that it is cancelled
            try:
                return await asyncio.wrap_future(future)
            except asyncio.CancelledError:
                thinkers.cancel(future)
                raise


class BotPlayer:
    """One for the whole house."""

    def __init__(self, processes: int = 1, make: Make | None = None) -> None:
        """`make`: who thinks, if not processes."""
        make = make or _processes
        # Processes of their own, so that no level waits for one that is slower; none is started before it is needed.
        self.quick, self.slower, self.slowest = Pool(1, make), Pool(1, make), Pool(processes, make)
        self.desk = asyncio.Semaphore(1)  # hints one after the other: bots must not wait behind a heap of them
        self.luck: random.Random = random.SystemRandom()

    def close(self) -> None:
        for pool in (self.quick, self.slower, self.slowest):
            pool.close()

    def renew(self) -> None:
        """Searches that begin from now on are made by new processes: the rules have been compiled meanwhile."""
        for pool in (self.quick, self.slower, self.slowest):
            pool.renew()

    # --- who is to answer

    def look(self, live: LiveRoom) -> None:
        """See to it that everybody who is asked will answer. Called after every change of a match."""
        room, match = live.room, live.room.match
        if not (live.tasks or live.clocks or live.kept or room.stored.house.clock or room.bots() or live.easing()):
            return  # people among themselves
        waiting = match.waiting() if match is not None and room.playing else []
        for seat in list(live.tasks):
            question, task = live.tasks[seat]
            if room.asked.get(seat) != question or seat not in waiting or not self._level(live, seat):
                del live.tasks[seat]
                task.cancel()
        if match is None:
            return
        self._clocks(live, waiting)
        for seat in waiting:
            level = self._level(live, seat) if live.connections or self._goes_on(live, seat) else ""
            if level and seat not in live.tasks:
                question = room.asked[seat]
                task = asyncio.get_running_loop().create_task(self._answer(live, match, seat, level, question))
                live.tasks[seat] = question, task

    def _goes_on(self, live: LiveRoom, seat: int) -> bool:
        """Is it answered for while nobody is there? Bots play on until it is a person's turn, who may be told so; and a clock
        of days runs out."""
        people = any(chair.kind == "person" for chair in live.room.stored.chairs)
        bot = live.room.stored.chairs[live.room.chair_of(seat)].kind == "bot"
        return (bot and people and live.visited) or self._late(live, seat)

    def _late(self, live: LiveRoom, seat: int) -> bool:
        return seat in live.clocks and live.clocks[seat][1] <= asyncio.get_running_loop().time()

    def _level(self, live: LiveRoom, seat: int) -> str:
        """The bot that answers for the seat, or the house; empty: its person does."""
        at = live.room.chair_of(seat)
        chair = live.room.stored.chairs[at]
        if chair.kind == "bot":
            return chair.level
        keeper = live.room.stored.house.keeper
        if keeper != KEPT_BY_NOBODY and (at in live.kept or self._late(live, seat)):
            return keeper
        match = live.room.match
        passes = match is not None and live.passing(seat) and foregone(match, seat, live.room.among_people(seat)) is not None
        return HOUSE if passes else ""

    def keep(self, live: LiveRoom) -> None:
        """Who is away for too long? A bot sits in only if there is somebody who would have to wait."""
        now, here, stored = asyncio.get_running_loop().time(), live.here(), live.room.stored
        nobody = stored.house.keeper == KEPT_BY_NOBODY
        grace = 0 if nobody else stored.house.grace
        owners = {chair.owner for chair in stored.chairs if chair.owner}
        for browser in owners:
            if browser in here:
                live.away.pop(browser, None)
            else:
                live.away.setdefault(browser, now)
        before = set(live.kept)
        for at, chair in enumerate(stored.chairs):
            if stored.stage != "playing" or chair.kind == "bot" or nobody or at in stored.freed:
                live.kept.discard(at)
            elif chair.kind == "open":  # whoever sat here has left; a freed chair waits for its person instead
                live.kept.add(at)
            elif chair.owner in here or not grace or now - live.away[chair.owner] < grace:
                live.kept.discard(at)
            elif here & owners:
                live.kept.add(at)
        if live.kept != before:
            live.tell_table()
        if stored.stage == "playing" and grace and here & owners:
            self._wake(live, [since + grace for since in live.away.values() if since + grace > now])

    def _clocks(self, live: LiveRoom, waiting: list[int]) -> None:
        room, now = live.room, asyncio.get_running_loop().time()
        limit = room.stored.house.clock
        for seat in list(live.clocks):
            if seat not in waiting or room.asked[seat] != live.clocks[seat][0]:
                del live.clocks[seat]
        lasting = limit >= LASTING  # then it has run since the table last went on, whoever was there
        if limit and (lasting or live.here() & {chair.owner for chair in room.stored.chairs if chair.owner}):
            passed = time.time() - live.since if lasting and live.since else 0.0
            for seat in waiting:
                if room.stored.chairs[room.chair_of(seat)].kind == "person":
                    live.clocks.setdefault(seat, (room.asked[seat], now + limit - passed))
            self._wake(live, [when for _, when in live.clocks.values() if when > now])
        else:
            live.clocks.clear()

    def _wake(self, live: LiveRoom, when: list[float]) -> None:
        """Look again at the first of these times."""
        loop = asyncio.get_running_loop()

        def ring() -> None:
            live.alarm = None  # uvloop may ring a moment too early: by the clock this alarm would seem to be still to come
            live.attend()

        first = min(when, default=math.inf)
        if when and (live.alarm is None or live.alarm.cancelled() or live.rings > first):
            if live.alarm is not None:
                live.alarm.cancel()
            live.alarm, live.rings = loop.call_at(first + 0.01, ring), first

    # --- answering

    async def _answer(self, live: LiveRoom, match: Match, seat: int, level: str, question: int) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        legal = match.legal(seat)
        who = live.address()
        person = live.room.stored.chairs[live.room.chair_of(seat)].kind != "bot"
        asked = _question(match, seat, level)._replace(sits_in=person)
        move = legal[0] if level == HOUSE else await self._think(asked, legal, who)
        await asyncio.sleep(max(0.0, self._due(began, loop.time(), level, live.pace()) - loop.time()))
        async with live.lock:
            if live.room.match is match and live.room.asked.get(seat) == question and not live.broken:
                live.tasks.pop(seat, None)  # from here on nobody may break it off
                sender = (
                    f"{KEEPER}{level}" if person and level != HOUSE else ""
                )  # what it does in somebody's name is told as such
                try:
                    await live.commit(live.room.play(seat, [move], sender))
                except Refusal:  # the store is gone; whoever comes back finds the table as it was
                    return

    def _due(self, began: float, now: float, level: str, pace: float) -> float:
        if not pace:
            return now
        quickest = A_MOVE + 0.1 if level in CLOCKED else QUICKEST
        due = began + self.luck.uniform(quickest, SLOWEST) * pace
        return due if now <= due else began + math.ceil((now - began) / GRID) * GRID

    async def _think(self, question: Consultation, legal: list[int], who: str = "") -> int:
        pool = {"kocur": self.slower, **dict.fromkeys(CLOCKED, self.slowest)}.get(question.level, self.quick)
        try:
            return await pool.ask(who, lambda thinkers: thinkers.ask(question))
        except (RuntimeError, OSError):  # the process that thought has died: somebody has to move
            return self.luck.choice(legal)

    async def advise(self, live: LiveRoom, match: Match, seat: int) -> list[Advice]:
        """Hints for a seat. A question is thought about once, however often they are asked for."""
        asked = live.room.asked[seat]
        before = live.hints.get(seat)
        if before is not None and before[0] != asked:
            before[1].cancel()
        if before is None or before[0] != asked or before[1].cancelled():
            before = asked, asyncio.get_running_loop().create_task(self._advise(_question(match, seat, ""), live.address()))
            live.hints[seat] = before
        try:
            return await asyncio.shield(before[1])
        except asyncio.CancelledError:
            if before[1].cancelled():  # the match has gone on
                raise Refusal("error-stale") from None
            raise

    async def _advise(self, question: Consultation, who: str = "") -> list[Advice]:
        async with self.desk:
            return await self.slowest.ask(who, lambda thinkers: thinkers.advise(question))

    async def judge(self, match: Match, case: Case, who: str) -> Judgement:
        """What is to be said of a decision in a match that is over: whenever nobody else wants to think."""
        options: dict[str, Any] = dict(match.options)
        question = Consultation(match.game.name, match.players, options, case.view.dump(), [case.made], "", case.ply)
        return await self.slowest.ask(who, lambda thinkers: thinkers.judge(question), patient=True)


def _question(match: Match, seat: int, level: str) -> Consultation:
    view = match.view(seat)
    options: dict[str, Any] = dict(match.options)
    return Consultation(match.game.name, match.players, options, view.dump(), match.rules.legal(view), level, match.seed(seat))
