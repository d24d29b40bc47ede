"""What was made is kept: the same lies there again and again, at all tables. It is found by all that it depends on, in one or
two ints where that fits, for it is looked up for every reader after every move."""

from __future__ import annotations

from typing import Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

T = TypeVar("T")


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
class Slots(Generic[T]):
    """The same for what is different at every table, by two numbers from 0 on: each has one place only, where the next one
    drives it out. A dictionary of so many would look at three times as much memory. `places`: a prime."""

    def __init__(self, places: int) -> None:
        self.places: i64 = places
        self.keys: vec[i64] = vec[i64]([-1] * (2 * places))
        self.made: list[T | None] = [None] * places

    def get(self, first: i64, second: i64) -> T | None:
        at = (first % self.places * 31 + second % self.places) % self.places
        return self.made[at] if self.keys[2 * at] == first and self.keys[2 * at + 1] == second else None

    def keep(self, first: i64, second: i64, made: T) -> T:
        at = (first % self.places * 31 + second % self.places) % self.places
        self.keys[2 * at], self.keys[2 * at + 1] = first, second
        self.made[at] = made
        return made
