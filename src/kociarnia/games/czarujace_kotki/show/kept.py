"""What is shown is kept: the same lies there again and again, at all tables. It is found by all that it depends on, in one int
where that fits, for it is looked up for every reader after every move."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import Account, Line, Zone
from kociarnia.engine.offered import Offered
from kociarnia.games.czarujace_kotki.rules.setup import Setup

T = TypeVar("T")
PLACES: Final[i64] = 8179  # a prime


@final
class Kept(Generic[T]):
    """Of what nobody has asked for since `most` others were kept nothing is left."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lately: dict[object, T] = {}
        self.before: dict[object, T] = {}

    def get(self, key: object) -> T | None:
        found = self.lately.get(key)
        if found is not None:
            return found
        found = self.before.get(key)
        return self.keep(key, found) if found is not None else None

    def keep(self, key: object, made: T) -> T:
        if len(self.lately) >= self.most:
            self.before, self.lately = self.lately, {}
        self.lately[key] = made
        return made


@final
class Areas:
    """The same for what is different at every table, by two numbers: each has one place only, where the next one drives it out.
    A dictionary of so many would look at three times as much memory."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([0] * (2 * PLACES))
        self.zones: list[tuple[Zone, ...]] = [()] * PLACES

    def get(self, first: i64, second: i64) -> tuple[Zone, ...]:
        """Empty if it is not there."""
        at = (first % PLACES * 31 + second) % PLACES
        return self.zones[at] if self.keys[2 * at] == first and self.keys[2 * at + 1] == second else ()

    def keep(self, first: i64, second: i64, zones: tuple[Zone, ...]) -> None:
        at = (first % PLACES * 31 + second) % PLACES
        self.keys[2 * at], self.keys[2 * at + 1] = first, second
        self.zones[at] = zones


@final
class Shown:
    """What has been shown at the tables of one setup."""

    def __init__(self) -> None:
        self.zones: Kept[Zone] = Kept(8192)
        self.areas = Areas()
        self.accounts: Kept[Account] = Kept(4096)
        self.offers: Kept[Offered] = Kept(4096)
        self.lines: Kept[list[Line]] = Kept(4096)


@lru_cache(maxsize=64)
def shown_with(setup: Setup) -> Shown:
    return Shown()
