"""How much one browser, one address and the whole house may ask for: plenty for people, too little for a flood."""

from __future__ import annotations

import os
import time
from collections import OrderedDict
from typing import NamedTuple

from kociarnia.engine import Refusal

BODY = 512 << 10  # bytes of a request
MESSAGE = 64 << 10  # bytes of a message over WebSocket
FACTOR = "KOCIARNIA_LIMITS"  # in the environment: so many times the usual rates and numbers, for load tests
BUCKETS = 20_000  # senders that are remembered


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    steady: float
    burst: float


READS = Rate(50, 300)
WRITES = Rate(10, 150)
TABLES = Rate(1, 120)
HEAVY = Rate(2, 30)  # replays and checks of records
MESSAGES = Rate(60, 240)  # of one connection

CONNECTIONS = 10_000
CONNECTIONS_OF_ONE = 200  # of one address
CONNECTIONS_AT_ONE = 64  # at one table
LIVES = 5_000  # tables in memory
STORED = 200_000  # tables in the store


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


class Buckets:
    """One for each sender; those that have not sent for the longest time are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.by_sender: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, sender: str, now: float | None = None) -> bool:
        if sender not in self.by_sender:
            self.by_sender[sender] = Bucket(self.rate)
        self.by_sender.move_to_end(sender)
        if len(self.by_sender) > BUCKETS:
            self.by_sender.popitem(last=False)
        return self.by_sender[sender].take(now)


class Limits:
    """All of them, for one house."""

    def __init__(self) -> None:
        self.factor = float(os.environ.get(FACTOR) or 1)
        self.reads, self.writes = self._buckets(READS), self._buckets(WRITES)
        self.tables, self.heavy = self._buckets(TABLES), self._buckets(HEAVY)
        self.connected: dict[str, int] = {}  # by address

    def _buckets(self, rate: Rate) -> Buckets:
        return Buckets(Rate(rate.steady * self.factor, rate.burst * self.factor))

    def messages(self) -> Bucket:
        """For one connection."""
        return Bucket(Rate(MESSAGES.steady * self.factor, MESSAGES.burst * self.factor))

    def check(self, buckets: Buckets, *senders: str) -> None:
        """Each sender counts: the address, and the browser if it is known."""
        if [sender for sender in senders if sender and not buckets.take(sender)]:
            raise Refusal("error-rate")

    def enter(self, address: str, at_table: int) -> None:
        """One more connection; `leave` must follow."""
        of_one, all_ = self.connected.get(address, 0), sum(self.connected.values())
        if at_table >= CONNECTIONS_AT_ONE or of_one >= CONNECTIONS_OF_ONE * self.factor or all_ >= CONNECTIONS * self.factor:
            raise Refusal("error-busy")
        self.connected[address] = of_one + 1

    def leave(self, address: str) -> None:
        left = self.connected.get(address, 0) - 1
        if left > 0:
            self.connected[address] = left
        else:
            self.connected.pop(address, None)
