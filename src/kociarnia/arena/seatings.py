"""Who sits where. One deal is played by a whole group of seatings, so that luck of the cards and of the seat cancels out.

Within a group every bot sits everywhere equally often and meets every other equally often. The groups go round from deal to
deal; a whole round of them has every seating equally often, so that neighbours are fair too.
"""

from __future__ import annotations

import random
from itertools import combinations, permutations, product
from typing import TypeAlias

Seating: TypeAlias = tuple[int, ...]  # which bot has each seat
Group: TypeAlias = list[Seating]  # the seatings that play one deal


def groups(bots: int, seats: int) -> list[Group]:
    """A round: the groups that follow each other from deal to deal."""
    out = _chosen(bots, seats) if bots >= seats else _repeated(bots, seats)
    random.Random("kociarnia").shuffle(out)  # a broken-off round should not hold the most similar ones only
    return out


def deals(round_: list[Group], matches: int) -> int:
    """How many deals give at least so many matches: whole rounds, or whole groups where less than a round is asked for."""
    sizes = [len(group) for group in round_]
    if matches >= sum(sizes):
        return -(-matches // sum(sizes)) * len(sizes)
    played = count = 0
    while played < matches:
        played += sizes[count]
        count += 1
    return count


def _turned(seating: Seating) -> Group:
    return [seating[turn:] + seating[:turn] for turn in range(len(seating))]


def _chosen(bots: int, seats: int) -> list[Group]:
    """Bots enough: every choice of them in every rotation; each group has another order round the table."""
    out: list[Group] = []
    for order in permutations(range(1, seats)):
        tables = [(chosen[0], *(chosen[at] for at in order)) for chosen in combinations(range(bots), seats)]
        out.append([turned for table in tables for turned in _turned(table)])
    return out


def _repeated(bots: int, seats: int) -> list[Group]:
    """Seats to fill: every pattern in which every bot takes part, grouped by what rotations and renamings make of it."""
    out: list[Group] = []
    seen: set[Seating] = set()
    for pattern in product(range(bots), repeat=seats):
        if len(set(pattern)) < bots or pattern in seen:
            continue
        renamed = [tuple(names[bot] for bot in pattern) for names in _renamings(bots)]
        group = sorted({turned for seating in renamed for turned in _turned(seating)})
        seen.update(group)
        out.append(group)
    return out


def _renamings(bots: int) -> list[tuple[int, ...]]:
    """The even permutations: half as many as all, and they still bring every pair of bots to the place of every other."""
    every = list(permutations(range(bots)))
    if bots < 3:
        return every
    return [names for names in every if sum(a > b for a, b in combinations(names, 2)) % 2 == 0]
