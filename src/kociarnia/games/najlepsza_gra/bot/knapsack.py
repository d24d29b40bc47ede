"""A knapsack with few cells: one for each sum of treats that can be paid."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.bot.servings import Need, Serving

NEVER: Final[i64] = -(1 << 40)  # the value of a cell that cannot be reached
FED: Final[i64] = 64  # values are points * FED + cats fed, so that among equal points more cats win
POINTS: Final[i64] = 6  # value >> POINTS are the points

# A row of cells for every (cats fed, cats fed of the colour at hand), both counted up to a quota.
Layers: TypeAlias = "dict[tuple[int, int], vec[i64]]"


@final
class Item:
    """A cat with one price per serving."""

    def __init__(self, spot: int, colour: i64, servings: list[Serving], gains: list[i64]) -> None:
        self.spot: int = spot  # where it lies in front
        self.colour: i64 = colour  # its only colour, or -1 if no quota counts it
        self.servings: list[Serving] = servings
        self.gains: list[i64] = gains


@final
class Sums:
    """The sums of needs that can be paid; the number after the last cell stands for all others."""

    def __init__(self, tokens: tuple[int, ...], delicacies: i64) -> None:
        chicken: i64 = tokens[0]
        tuna: i64 = tokens[1]
        milk: i64 = tokens[2]
        total: i64 = sum(tokens)
        self.most_chicken: i64 = chicken + delicacies
        self.most_tuna: i64 = tuna + delicacies
        self.most_milk: i64 = milk + delicacies
        self.cells: vec[i64] = vec[i64]()  # three numbers each
        self.used: vec[i64] = vec[i64]()
        self.numbers: vec[i64] = vec[i64]()  # of all sums up to those: which cell, or -1
        for a in range(self.most_chicken + 1):
            spare_a = delicacies - max(0, a - chicken)
            for b in range(self.most_tuna + 1):
                spare_b = spare_a - max(0, b - tuna)
                last = min(milk + spare_b, total - a - b) if spare_b >= 0 else -1
                for c in range(self.most_milk + 1):
                    self.numbers = append(self.numbers, len(self.used) if c <= last else -1)
                    if c <= last:
                        self.used = append(self.used, a + b + c)
                        for part in (a, b, c):
                            self.cells = append(self.cells, part)
        self.count: i64 = len(self.used)
        self.nothing: vec[i64] = vec[i64]([NEVER] * (self.count + 1))  # a row in which no cell is reached,
        self.below: vec[i64] = vec[i64]([2 * NEVER] * (self.count + 1))  # and one that is worse than any
        self._before: dict[int, vec[i64]] = {}

    def number(self, a: i64, b: i64, c: i64) -> i64:
        """The cell of a sum."""
        if a < 0 or b < 0 or c < 0 or a > self.most_chicken or b > self.most_tuna or c > self.most_milk:
            return self.count
        found = self.numbers[(a * (self.most_tuna + 1) + b) * (self.most_milk + 1) + c]
        return found if found >= 0 else self.count

    def before(self, need: Need) -> vec[i64]:
        """For each cell, the one it was before `need` was added."""
        x: i64 = need[0]
        y: i64 = need[1]
        z: i64 = need[2]
        key = int((x << 16) + (y << 8) + z)
        found = self._before.get(key)
        if found is None:
            cells = self.cells
            made = self.nothing[:]
            for at in range(self.count):
                made[at] = self.number(cells[3 * at] - x, cells[3 * at + 1] - y, cells[3 * at + 2] - z)
            made[self.count] = self.count
            self._before[key] = made
            return made
        return found


@lru_cache(maxsize=2048)
def sums_of(tokens: tuple[int, ...], delicacies: int) -> Sums:
    """Few tokens lie anywhere, so the same sums come again and again."""
    return Sums(tokens, delicacies)


def served(row: vec[i64], old: vec[i64], before: vec[i64], more: i64) -> vec[i64]:
    """A row like `old`, but where it is better to come from a cell of `row` with `more`."""
    out = old[:]
    for cell in range(len(out)):
        value = row[before[cell]] + more
        if value > out[cell]:
            out[cell] = value
    return out


def offer(item: Item, layers: Layers, quota: i64, fed_quota: i64, sums: Sums) -> Layers:
    """The layers after `item` was offered: fed in one way or another, or not."""
    out = dict(layers)
    for (fed, coloured), row in layers.items():
        target = (min(fed + 1, fed_quota), min(coloured + 1, quota))
        best = out.get(target, sums.below)
        for at in range(len(item.servings)):
            best = served(row, best, sums.before(item.servings[at].need), item.gains[at] * FED + 1)
        out[target] = best
    return out


def step_back(
    item: Item, here: tuple[int, int], at: i64, value: i64, before: Layers, quota: i64, fed_quota: i64, sums: Sums
) -> tuple[tuple[int, int], i64, i64, Serving]:
    """How a value at a cell came about: the layer, cell and value before `item` was fed, and with what."""
    for source, row in before.items():
        if (min(source[0] + 1, fed_quota), min(source[1] + 1, quota)) == here:
            for number in range(len(item.servings)):
                serving = item.servings[number]
                cell = sums.before(serving.need)[at]
                if row[cell] + item.gains[number] * FED + 1 == value:
                    return source, cell, row[cell], serving
    raise AssertionError("a value from nowhere")
