"""A turnstile: what comes in a crowd is done a few at a time, or one by one if that is much work, and whoever plays is heard in
between. Whoever brings a crowd waits for it: addresses take turns."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

_clock: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)  # a page has one thread, and no clock of it
AT_ONCE = 4  # newcomers, or costly messages, in one round of the loop: about a millisecond
LONG = 0.004  # seconds of work in a round, whoever's, after which one is enough for the next: a move takes several rounds


class Turnstile:
    def __init__(self) -> None:
        self.left = AT_ONCE  # in this round
        self.waiting: dict[str, deque[Callable[[], None]]] = {}  # by address, that whose turn it is first
        self.turning = False  # the next round will be noticed
        self.worked = 0.0  # the time of the processor when this round began

    def enter(self, work: Callable[[], None], who: str = "") -> bool:
        """Do it now, or when its turn comes. False: it has to wait."""
        if not self._free():
            self._wait(work, who)
            return False
        work()
        return True

    async def passed(self, who: str = "") -> None:
        """The same for a task."""
        if not self._free():
            turn = asyncio.get_running_loop().create_future()
            self._wait(lambda: None if turn.done() else turn.set_result(None), who)
            await turn

    def _wait(self, work: Callable[[], None], who: str) -> None:
        self.waiting.setdefault(who, deque()).append(work)

    def _free(self) -> bool:
        if not self.turning:
            self.turning, self.worked = True, _clock()
            asyncio.get_running_loop().call_soon(self._turn)
        if self.waiting or not self.left:
            return False
        self.left -= 1
        return True

    def _turn(self) -> None:
        """A round later."""
        before, self.worked = self.worked, _clock()
        self.left, self.turning = 1 if self.worked - before > LONG else AT_ONCE, bool(self.waiting)
        if self.turning:
            asyncio.get_running_loop().call_soon(self._turn)
        while self.waiting and self.left:
            self.left -= 1
            who = next(iter(self.waiting))
            theirs = self.waiting.pop(who)
            work = theirs.popleft()
            if theirs:
                self.waiting[who] = theirs
            work()
