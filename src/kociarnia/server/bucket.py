"""Token buckets: so much at once, and so much in the long run."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

BUCKETS = 20_000  # senders that are remembered


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    steady: float
    burst: float


class Bucket:
    """A token bucket: full at first, it fills by itself, and everything that is asked for takes one out."""

    __slots__ = ("left", "rate", "when")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.when = 0.0

    def take(self, now: float | None = None) -> bool:
        now = time.monotonic() if now is None else now
        self.left = min(self.rate.burst, self.left + (now - self.when) * self.rate.steady)
        self.when = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Shared(Bucket):
    """One of several whose owners have another one together."""

    __slots__ = ("whole",)

    def __init__(self, rate: Rate, whole: Bucket) -> None:
        super().__init__(rate)
        self.whole = whole

    def take(self, now: float | None = None) -> bool:
        now = time.monotonic() if now is None else now
        return super().take(now) and self.whole.take(now)


class Buckets:
    """One for each sender; those that have not sent for the longest time are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.by_sender: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, sender: str) -> Bucket:
        if sender not in self.by_sender:
            self.by_sender[sender] = Bucket(self.rate)
        self.by_sender.move_to_end(sender)
        if len(self.by_sender) > BUCKETS:
            self.by_sender.popitem(last=False)
        return self.by_sender[sender]

    def take(self, sender: str, now: float | None = None) -> bool:
        return self.of(sender).take(now)
