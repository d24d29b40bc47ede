"""A turnstile: what comes in a crowd is done a few at a time, and whoever plays is heard in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

AT_ONCE = 4  # newcomers, or costly messages, in one round of the loop: about a millisecond


class Turnstile:
    def __init__(self) -> None:
        self.left = AT_ONCE  # in this round
        self.waiting: deque[Callable[[], None]] = deque()
        self.turning = False  # the next round will be noticed

    def enter(self, work: Callable[[], None]) -> bool:
        """Do it now, or when its turn comes. False: it has to wait."""
        if not self._free():
            self.waiting.append(work)
            return False
        work()
        return True

    async def passed(self) -> None:
        """The same for a task."""
        if not self._free():
            turn = asyncio.get_running_loop().create_future()
            self.waiting.append(lambda: None if turn.done() else turn.set_result(None))
            await turn

    def _free(self) -> bool:
        if not self.turning:
            self.turning = True
            asyncio.get_running_loop().call_soon(self._turn)
        if self.waiting or not self.left:
            return False
        self.left -= 1
        return True

    def _turn(self) -> None:
        """A round later."""
        self.left, self.turning = AT_ONCE, bool(self.waiting)
        if self.turning:
            asyncio.get_running_loop().call_soon(self._turn)
        while self.waiting and self.left:
            self.left -= 1
            self.waiting.popleft()()
