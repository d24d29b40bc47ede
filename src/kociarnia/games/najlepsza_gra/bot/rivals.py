"""What the others can do to one's feast, whatever they decide in secret: leftovers and fed cats are compared (R47, R55)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.bot.knapsack import served, sums_of
from kociarnia.games.najlepsza_gra.bot.servings import servings_of
from kociarnia.games.najlepsza_gra.rules.deck import DELICACY, MENU, NUMBER, Deck

FEW: Final = 10  # cats: the ways to feed more of them are too many to be tried


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


def most_fed(deck: Deck, front: list[i64], tokens: vec[i64], first: i64) -> i64:
    """The second half of `outlook`, for a small part of its time; the tokens begin at `first`."""
    if len(front) > FEW:
        return outlook(deck, tuple(front), tuple(tokens[first : first + 4]))[1]
    menus: vec[i64] = vec[i64](capacity=3 * FEW)
    wild: i64 = tokens[first + DELICACY]
    total: i64 = tokens[first] + tokens[first + 1] + tokens[first + 2] + wild
    modest: i64 = 0  # cats for which one treat of any kind is enough: whatever is left will do
    last: i64 = 0
    for cat in front:
        wild += deck.makes_delicacies[cat]
        if deck.diet[cat] == MENU:
            menu = deck.menu[cat]
            menus = append(append(append(menus, menu[0]), menu[1]), menu[2])
        elif deck.diet[cat] != NUMBER:
            modest += 1
        elif total > 0:
            last = 1
    return last + _most_fed(menus, 0, tokens[first], tokens[first + 1], tokens[first + 2], wild, total, modest, 0, 0)


def _most_fed(
    menus: vec[i64], at: i64, chicken: i64, tuna: i64, milk: i64, wild: i64, total: i64, modest: i64, fed: i64, best: i64
) -> i64:
    """The next cat is fed, and then it is not. What is left of a kind may be less than nothing: delicacies stand for it."""
    if fed + (len(menus) - at) // 3 + modest <= best:
        return best
    if at == len(menus):
        return max(best, fed + min(modest, total))
    a = chicken - menus[at]
    b = tuna - menus[at + 1]
    c = milk - menus[at + 2]
    left = total - menus[at] - menus[at + 1] - menus[at + 2]
    if left >= 0 and max(0, -a) + max(0, -b) + max(0, -c) <= wild:
        best = _most_fed(menus, at + 3, a, b, c, wild, left, modest, fed + 1, best)
    return _most_fed(menus, at + 3, chicken, tuna, milk, wild, total, modest, fed, best)
