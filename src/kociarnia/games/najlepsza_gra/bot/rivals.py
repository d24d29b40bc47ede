"""What the others can do to one's feast, whatever they decide in secret: leftovers and fed cats are compared (R47, R55)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.bot.knapsack import served, sums_of
from kociarnia.games.najlepsza_gra.bot.servings import servings_of
from kociarnia.games.najlepsza_gra.rules.deck import DELICACY, NUMBER, Deck


class Rivals(NamedTuple):
    """What the others can do to one's result."""

    left: int = 0  # so many leftovers, if any, cost the penalty
    fed: int = 0  # so many fed cats bring the reward


@lru_cache(maxsize=4096)  # it is asked for after every answer at the feast, by all the others
def outlook(deck: Deck, front: tuple[int, ...], tokens: tuple[int, ...]) -> tuple[int, int]:
    """Of a rival: no fewer leftovers and no more fed cats than these are possible."""
    extra = sum(deck.makes_delicacies[cat] for cat in front)
    total = sum(tokens)
    sums = sums_of(tokens, tokens[DELICACY] + extra)
    row = sums.nothing[:]
    row[0] = 0
    for cat in front:
        if deck.diet[cat] != NUMBER:
            old = row
            for serving in servings_of(deck, cat):
                row = served(old, row, sums.before(serving.need), 1)
    reached = [cell for cell in range(sums.count) if row[cell] >= 0]
    left = total - max(sums.used[cell] for cell in reached)
    fed = max(row[cell] for cell in reached)
    if total and any(deck.diet[cat] == NUMBER for cat in front):
        return 0, fed + 1
    return left, fed


def rivals_of(deck: Deck, fronts: list[list[i64]], tokens: vec[i64], seat: i64) -> Rivals:
    """What the seat can be sure of, whatever the others do."""
    left = fed = 0
    for other in range(len(fronts)):
        if other != seat:
            least, most = outlook(deck, tuple(fronts[other]), tuple(tokens[4 * other : 4 * other + 4]))
            left = max(left, least)
            fed = max(fed, most)
    return Rivals(left, fed + 1)
