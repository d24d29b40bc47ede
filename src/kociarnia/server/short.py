"""The short way of a move: from the socket to the store, and from there to everybody, without a task between.

Nearly all that comes in is an answer to a table where nobody else is acting just now. To wake a task for it, twice, through a
dozen coroutines, costs as much as the move itself. Whatever has to wait, or is no plain answer, goes the usual way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from time import perf_counter

from kociarnia.engine import Refusal
from kociarnia.server.limits import Bucket
from kociarnia.server.message_handler import UNREADABLE, MessageHandler, decode
from kociarnia.server.metrics import Metrics
from kociarnia.server.room import Step
from kociarnia.server.wire import Play, Refused


class Short:
    """One for each connection."""

    def __init__(self, ears: MessageHandler, pace: Bucket, metrics: Metrics, broke: Callable[[Exception], None]) -> None:
        self.ears = ears
        self.live = ears.live
        self.connection = ears.connection
        self.pace = pace
        self.metrics = metrics
        self.broke = broke  # what to do with a connection whose message has led to an error of ours

    def __call__(self, data: bytes) -> bool:
        """Obey a message at once; False, and nothing is done, if it has to go the usual way."""
        connection, lock = self.connection, self.live.lock
        if connection.busy or not connection.greeted or connection.closing is not None or lock.locked():
            return False
        try:
            message = decode(data)
        except UNREADABLE:
            return False
        if not isinstance(message, Play) or self.pace.left < 1 or not taken(lock):
            return False
        began = perf_counter()
        self.pace.take()
        try:
            step = self.ears.act(message)
            if step is not None:
                self.live.write(self.live.rows(step)).add_done_callback(partial(self._written, step, message.id, began))
                return True
        except Refusal as refused:
            connection.say(Refused(message.id, refused.say))
        except Exception as error:
            self.broke(error)
        self._end(began)
        return True

    def _written(self, step: Step, answers: str, began: float, done: asyncio.Future[None]) -> None:
        try:
            error = done.exception()
            if error is None:
                self.live.written(step, self.connection, answers)
            else:
                self.connection.say(Refused(answers, self.live.failed(error).say))
        except Exception as error:
            self.broke(error)
        self._end(began)

    def _end(self, began: float) -> None:
        self.live.lock.release()
        self.metrics.message(perf_counter() - began)


def taken(lock: asyncio.Lock) -> bool:
    """Take a lock if it is free. One that is free, with nobody in line, is had without waiting: the coroutine just ends."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # it got into line, and leaves it
    return False
