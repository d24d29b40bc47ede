"""A knapsack with few cells: one for each sum of treats that can be paid."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kociarnia.games.najlepsza_gra.bot.servings import Need, Serving

NEVER: Final = -(1 << 40)  # the value of a cell that cannot be reached
FED: Final = 64  # values are points * FED + cats fed, so that among equal points more cats win

# A row of cells for every (cats fed, cats fed of the colour at hand), both counted up to a quota.
Layers = dict[tuple[int, int], list[int]]


class Item(NamedTuple):
    """A cat with one price per serving."""

    spot: int  # where it lies in front
    colour: int  # its only colour, or -1 if no quota counts it
    servings: list[Serving]
    gains: list[int]


class Sums:
    """The sums of needs that can be paid; the number after the last cell stands for all others."""

    def __init__(self, tokens: tuple[int, ...], delicacies: int) -> None:
        total = sum(tokens)
        self.cells: list[Need] = []
        for a in range(tokens[0] + delicacies + 1):
            spare_a = delicacies - max(0, a - tokens[0])
            for b in range(min(tokens[1] + spare_a, total - a) + 1):
                spare_b = spare_a - max(0, b - tokens[1])
                self.cells += [(a, b, c) for c in range(min(tokens[2] + spare_b, total - a - b) + 1)]
        self.index: dict[Need, int] = {need: at for at, need in enumerate(self.cells)}
        self.used: list[int] = [a + b + c for a, b, c in self.cells]
        self._before: dict[Need, list[int]] = {}

    def before(self, need: Need) -> list[int]:
        """For each cell, the one it was before `need` was added."""
        found = self._before.get(need)
        if found is None:
            x, y, z = need
            nowhere = len(self.cells)
            index = self.index
            found = self._before[need] = [index.get((a - x, b - y, c - z), nowhere) for a, b, c in self.cells] + [nowhere]
        return found


@lru_cache(maxsize=512)
def sums_of(tokens: tuple[int, ...], delicacies: int) -> Sums:
    """Few tokens lie anywhere, so the same sums come again and again."""
    return Sums(tokens, delicacies)


def offer(item: Item, layers: Layers, quota: int, fed_quota: int, sums: Sums) -> Layers:
    """The layers after `item` was offered: fed in one way or another, or not."""
    out = dict(layers)
    for (fed, coloured), row in layers.items():
        target = (min(fed + 1, fed_quota), min(coloured + 1, quota))
        for serving, gain in zip(item.servings, item.gains, strict=True):
            more = gain * FED + 1
            old = out.get(target)
            before = sums.before(serving.need)
            if old is None:
                out[target] = [row[at] + more for at in before]
            else:
                out[target] = [a if a > (b := row[at] + more) else b for a, at in zip(old, before, strict=True)]
    return out


def step_back(
    item: Item,
    here: tuple[int, int],
    at: int,
    value: int,
    before: Layers,
    quota: int,
    fed_quota: int,
    sums: Sums,
) -> tuple[tuple[int, int], int, int, Serving]:
    """How a value at a cell came about: the layer, cell and value before `item` was fed, and with what."""
    for source, row in before.items():
        if (min(source[0] + 1, fed_quota), min(source[1] + 1, quota)) == here:
            for serving, gain in zip(item.servings, item.gains, strict=True):
                cell = sums.before(serving.need)[at]
                if row[cell] + gain * FED + 1 == value:
                    return source, cell, row[cell], serving
    raise AssertionError("a value from nowhere")
