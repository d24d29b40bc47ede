"""How much one browser, one address and the whole house may ask for: plenty for people, too little for a flood."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from kociarnia.engine import Refusal
from kociarnia.server import event_log
from kociarnia.server.bucket import Bucket, Buckets, Rate, Shared
from kociarnia.server.turnstile import Turnstile

BODY = 512 << 10  # bytes of a request
MESSAGE = 64 << 10  # bytes of a message over WebSocket
FACTOR = "KOCIARNIA_LIMITS"  # in the environment: so many times the usual rates and numbers, for load tests


READS = Rate(50, 300)
WRITES = Rate(10, 150)
TABLES = Rate(1, 120)
TABLES_A_DAY = Rate(600 / 86_400, 300)  # of one address: a school may begin so many, and nobody fills the house
NAMES = Rate(600 / 86_400, 300)  # … new ones, for browsers of one address: what the house keeps of each it keeps for long
HEAVY = Rate(2, 30)  # replays and checks of records
MESSAGES = Rate(60, 240)  # of one connection
MESSAGES_OF_ONE = Rate(300, 600)  # of one address: two hundred people hardly say more
FRAMES = Rate(120, 480)  # … of all kinds: pings, and pieces of messages
COSTLY = Rate(40, 600)  # of one address: connections and the messages that are much work. After a restart a school comes back
TRIES = Rate(5 / 60, 5)  # wrong codes of one address
ARRIVALS = Rate(60, 2000)  # connections of one address: whoever is shown out and comes again at once is not even listened to
NOTES = Rate(1 / 60, 1)  # lines of the log about one address that was turned away

CONNECTIONS = 10_000
CONNECTIONS_OF_ONE = 200  # of one address
KNOCKING_OF_ONE = 128  # of one address, that are no WebSockets (yet)
CONNECTIONS_AT_ONE = 64  # at one table
LIVES = 5_000  # tables in memory
STORED = 200_000  # tables in the store


Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(maxsize=4096)
def address(host: str) -> str:
    """Who is counted as one: an IPv4 address, or the /64 of an IPv6 address, all of which one customer has."""
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


class Tally(dict[str, int]):
    """How many of each, and of all: whoever comes need not be counted together with everybody else."""

    all = 0

    def more(self, who: str) -> None:
        self[who] = self.get(who, 0) + 1
        self.all += 1

    def less(self, who: str) -> None:
        left = self.pop(who, 0) - 1
        if left > 0:
            self[who] = left
        self.all -= left >= 0


class Limits:
    """All of them, for one house."""

    def __init__(self, most: int = CONNECTIONS, proxies: Sequence[Network] = (), factor: float = 1.0) -> None:
        """`most`: connections that there is room for. `proxies`: they come for many others, so their own address counts not.
        `factor`: so many times the usual rates and numbers."""
        self.factor = float(os.environ.get(FACTOR) or factor)
        self.most = most
        self.proxies = proxies
        self.arrivals = self._buckets(ARRIVALS)
        self.costly, self.notes = self._buckets(COSTLY), Buckets(NOTES)
        self.knocking = Tally()  # by address: connections that are no WebSockets
        self.reads, self.writes = self._buckets(READS), self._buckets(WRITES)
        self.tables_a_day, self.names = self._buckets(TABLES_A_DAY), self._buckets(NAMES)
        self.tries = self._buckets(TRIES)
        self.all_messages = self._buckets(MESSAGES_OF_ONE)
        self.tables, self.heavy = self._buckets(TABLES), self._buckets(HEAVY)
        self.connected = Tally()  # by address
        self.newcomers, self.askers = Turnstile(), Turnstile()  # requests and WebSockets that begin; costly messages
        self.spend: Callable[[str, float, float], Awaitable[bool]] = _nobody_else  # see Store.spend

    def _buckets(self, rate: Rate) -> Buckets:
        return Buckets(Rate(rate.steady * self.factor, rate.burst * self.factor))

    def messages(self, who: str) -> Bucket:
        """For one connection of that address."""
        return Shared(Rate(MESSAGES.steady * self.factor, MESSAGES.burst * self.factor), self.all_messages.of(who))

    def frames(self) -> Bucket:
        """For one connection."""
        return Bucket(Rate(FRAMES.steady * self.factor, FRAMES.burst * self.factor))

    def check(self, buckets: Buckets, *senders: str) -> None:
        """Each sender counts: the address, and the browser if it is known."""
        if [sender for sender in senders if sender and not buckets.take(sender)]:
            raise Refusal("error-rate")

    async def new_table(self, who: str) -> bool:
        """One more of that address. Where several processes work with one store, they count together."""
        rate = self.tables_a_day.rate
        return self.tables_a_day.take(who) and await self.spend(who, rate.burst, rate.steady)

    def arrive(self, host: str) -> str:
        """One more connection of any kind: the address it is counted for, and `depart` must follow; empty: there is no room."""
        who = address(host)
        too_many = self.knocking.get(who, 0) >= KNOCKING_OF_ONE * self.factor or not self.arrivals.take(who)
        if self.knocking.all + self.connected.all >= self.most or (too_many and not self._for_others(host)):
            self.turned_away(who, "connections")
            return ""
        self.knocking.more(who)
        return who

    def depart(self, who: str) -> None:
        self.knocking.less(who)

    def _for_others(self, host: str) -> bool:
        """Is it a proxy?"""
        return bool(self.proxies) and any(ipaddress.ip_address(host) in one for one in self.proxies)

    def turned_away(self, who: str, why: str) -> None:
        """The log says so, now and then: whoever floods the house must not flood its log."""
        if self.notes.take(who):
            event_log.event("turned-away", address=who, why=why, knocking=self.knocking.get(who, 0))

    def enter(self, who: str, at_table: int) -> None:
        """One more WebSocket; `leave` must follow."""
        of_one, all_ = self.connected.get(who, 0), self.connected.all
        if at_table >= CONNECTIONS_AT_ONE or of_one >= CONNECTIONS_OF_ONE * self.factor or all_ >= CONNECTIONS * self.factor:
            self.turned_away(who, "sockets")
            raise Refusal("error-busy")
        self.connected.more(who)

    def leave(self, who: str) -> None:
        self.connected.less(who)


async def _nobody_else(who: str, rest: float, refill: float) -> bool:
    """There is no other process that counts."""
    return True
