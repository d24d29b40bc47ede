"""Dice: the one door through which randomness enters. The rules never hold it."""

from __future__ import annotations

import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

UNKNOWN: Final = 0  # the face of a card that this observer has not seen
DECKS: Final = "decks-"  # so begins the secret of `DeckDice`


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(ABC):
    """Numbers by lot. `below` is all that a new kind of dice must have."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each alike."""

    def draw(self, bag: vec[i64]) -> i64:
        """A face from `bag`, each card alike; bag[UNKNOWN] is how many cards there are."""
        left = self.below(bag[UNKNOWN])
        more = bag[UNKNOWN] - left  # cards from there to the last one; it is found from the nearer end
        face: i64 = 1
        if left < more:
            copies = bag[face]
            while left >= copies:
                left -= copies
                face += 1
                copies = bag[face]
            return face
        face = len(bag) - 1
        copies = bag[face]
        while more > copies:
            more -= copies
            face -= 1
            copies = bag[face]
        return face

    def card(self, number: i64, bag: vec[i64], family: i64 = 0) -> i64:
        """The face of the card that lies `number`-th in the shuffled deck of that family; overridden to stack decks."""
        return self.draw(bag)

    def at(self, ply: int) -> None:
        """The next numbers are for this ply of a match. Overridden where they depend on it, so that they can be had again."""
        return

    def aside(self, seat: int, answers: int) -> int:
        """A seed for whoever thinks for a seat that has given so many answers. Overridden where the same deal is to have the
        same bots: nothing of it may depend on who was quicker where several are asked at once."""
        return self.below(1 << 30)


class QuickDice(Dice):
    """A 32-bit xorshift for simulations: fast, and the same sequence interpreted and compiled."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = seed * 2654435761 % 4294967295 + 1
        for _ in range(8):  # small seeds start alike: let them part
            self.below(2)

    def below(self, n: i64) -> i64:
        x = self.x
        x ^= x << 13 & 4294967295
        x ^= x >> 17
        x ^= x << 5 & 4294967295
        self.x = x
        return x * n >> 32

    def __reduce__(self) -> tuple[Any, ...]:
        return _quick, (self.x,)


class StackedDice(Dice):
    """Duplicate deals: whatever the players do, the same cards lie in the same places of the shuffled decks.

    `packs` are the whole decks, one bag for each family. Card number k of a family is card k % size of its shuffle number
    k // size. A card that the order cannot give (a reshuffled discard pile) is drawn by its place alone.
    """

    def __init__(self, seed: int, packs: Iterable[list[int]]) -> None:
        self.seed = seed
        self.packs = [pack[:] for pack in packs]
        self.orders: dict[tuple[int, int], list[int]] = {}
        self.quick = QuickDice(seed)

    def below(self, n: i64) -> i64:
        return self.quick.below(n)

    def at(self, ply: int) -> None:
        self.quick = self._by_place(-1, ply)

    def __reduce__(self) -> tuple[Any, ...]:
        return _stacked, (self.seed, self.packs, self.quick.x)

    def card(self, number: i64, bag: vec[i64], family: i64 = 0) -> i64:
        pack = self.packs[family]
        size = pack[UNKNOWN]
        if size > 0:
            face = self._order(family, number // size)[number % size]
            if bag[face] > 0:
                return face
        return self._by_place(family, number).draw(bag)

    def _by_place(self, family: int, number: int) -> QuickDice:
        digest = hashlib.blake2b(f"{self.seed} {family} {number}".encode(), digest_size=4).digest()
        return QuickDice(int.from_bytes(digest, "big"))

    def _order(self, family: int, shuffle: int) -> list[int]:
        order = self.orders.get((family, shuffle))
        if order is None:
            order = self.orders[family, shuffle] = _shuffled(self.packs[family], self._by_place(family, -1 - shuffle))
        return order


class HashDice(Dice):
    """Dice for real deals: every number comes from a hash of a secret, the ply and a counter.

    The hash of the secret is published before the deal (the commitment), the secret after the match: then anybody can check
    that the dealer neither chose nor foresaw what the table did. Numbers belong to a ply, so taking moves back changes none.
    """

    def __init__(self, secret: str = "") -> None:
        self.secret: str = secret or secrets.token_hex(32)
        self.ply: int = 0
        self.count: int = 0

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def at(self, ply: int) -> None:
        """The next numbers are for this ply of the match."""
        self.ply = ply
        self.count = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return _hashed, (self.secret, self.ply, self.count)

    def below(self, n: i64) -> i64:
        # 2**62 numbers, of which the top ones that do not fill a whole round of n are thrown away: no face is favoured.
        span = 1 << 62
        whole = span - span % n
        while True:
            text = f"{self.secret}:{self.ply}:{self.count}"
            self.count += 1
            number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2
            if number < whole:
                return number % n

    def aside(self, seat: int, answers: int) -> int:
        text = f"{self.secret}:seat {seat}:{answers}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 2


class DeckDice(HashDice):
    """Dice for real deals that can be played once more by others: whatever a table does, the same cards lie in the same places
    of the decks as they were first shuffled. What is shuffled again is drawn by its place alone, so no face is favoured."""

    def __init__(self, secret: str, packs: Iterable[list[int]]) -> None:
        super().__init__(secret)
        self.packs = [pack[:] for pack in packs]
        self.orders: dict[int, list[int]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return _decked, (self.secret, self.packs, self.ply, self.count)

    def card(self, number: i64, bag: vec[i64], family: i64 = 0) -> i64:
        if number < self.packs[family][UNKNOWN]:
            face = self._order(family)[number]
            if bag[face] > 0:
                return face
        return HashDice(f"{self.secret}:{family}:{number}").draw(bag)

    def _order(self, family: int) -> list[int]:
        order = self.orders.get(family)
        if order is None:
            order = self.orders[family] = _shuffled(self.packs[family], HashDice(f"{self.secret}:{family}"))
        return order


def _shuffled(pack: list[int], dice: Dice) -> list[int]:
    """All cards of a pack, in the order in which these dice lay them."""
    order = [face for face in range(1, len(pack)) for _ in range(pack[face])]
    for last in range(len(order) - 1, 0, -1):
        at = dice.below(last + 1)
        order[last], order[at] = order[at], order[last]
    return order


# Dice that were pickled, as they lay.


def _quick(x: int) -> QuickDice:
    dice = QuickDice(0)
    dice.x = x
    return dice


def _stacked(seed: int, packs: list[list[int]], x: int) -> StackedDice:
    dice = StackedDice(seed, packs)
    dice.quick.x = x
    return dice


def _hashed(secret: str, ply: int, count: int) -> HashDice:
    dice = HashDice(secret)
    dice.ply = ply
    dice.count = count
    return dice


def _decked(secret: str, packs: list[list[int]], ply: int, count: int) -> DeckDice:
    dice = DeckDice(secret, packs)
    dice.ply = ply
    dice.count = count
    return dice


def by_decks(secret: str = "") -> str:
    """A secret that says by itself that it is dealt by whole decks, and not by moves."""
    return DECKS + (secret or secrets.token_hex(32))


def sealed(secret: str, packs: Iterable[list[int]]) -> HashDice:
    """The dice of a secret."""
    return DeckDice(secret, packs) if secret.startswith(DECKS) else HashDice(secret)


def commitment(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
