"""Counting points, line by line (R47, R48)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.rules.deck import COSTUME, EATER, SET, TOY, TREAT, WHITE, Box
from kociarnia.games.najlepsza_gra.rules.feast import Feast

# The lines of an account, in this order.
CATS: Final = 0
STRAYS: Final = 1
LEFTOVERS: Final = 2
COSTUMES: Final = 3
CATNIP: Final = 4
TOYS: Final = 5
TOKENS: Final = 6
PAIRS: Final = 7


def cat_points(box: Box, feast: Feast, i: i64, costumes: i64, toys: i64) -> i64:
    """What the cat at place `i` is worth, without the reward for having fed most cats."""
    if feast.treats[i] == 0:
        return box.hungry  # R27, R41
    cat = feast.front[i]
    per = box.per[cat]
    each = box.each[cat]
    count: i64 = 0
    if each == 0:
        return box.points[cat]
    if per <= SET:  # R50, R51, R59
        count = fed_of(box, feast, per) if per <= WHITE else min(fed_of(box, feast, colour) for colour in range(3))
    elif per == COSTUME:  # R57
        count = costumes
    elif per == TOY:
        count = toys
    elif per == TREAT:  # R52, R54
        count = feast.treats[i]
    elif per == EATER:  # R53
        for j in range(len(feast.front)):
            if j != i and feast.kinds[j] & feast.kinds[i]:
                count += 1
    return box.points[cat] + each * count


def fed_of(box: Box, feast: Feast, colour: i64) -> i64:
    """How many fed cats have that colour."""
    count: i64 = 0
    for i in range(len(feast.front)):
        if feast.treats[i] > 0 and box.colours[feast.front[i]] >> colour & 1:
            count += 1
    return count


def catnip_points(box: Box, catnip: i64, fed: i64) -> i64:
    points: i64 = 0
    for i in range(len(box.catnip_from)):  # R37
        if catnip >= box.catnip_from[i]:
            points = box.catnip_points[i] + box.catnip_per_fed[i] * fed
    return points


def toy_points(box: Box, counts: list[i64]) -> i64:
    """The largest set again and again, which is best (E15)."""
    points: i64 = 0
    height: i64 = 0
    while True:
        different: i64 = 0
        for n in counts:
            if n > height:
                different += 1
        if different == 0:
            return points
        points += box.toy_sets[different]  # R38
        height += 1


def accounts(box: Box, hands: list[list[i64]], feasts: list[Feast], coins: list[i64]) -> list[list[i64]]:
    """Points of each seat, a number for each line; `hands` are the cards by kind."""
    most_left: i64 = 0
    for feast in feasts:
        most_left = max(most_left, feast.left)
    most_costumes: i64 = 0
    wearers: i64 = 0
    for hand in hands:
        costumes = hand[box.costume]
        if costumes > most_costumes:
            most_costumes = costumes
            wearers = 0
        if costumes == most_costumes:
            wearers += 1
    out: list[list[i64]] = []
    for seat in range(len(hands)):
        hand, feast = hands[seat], feasts[seat]
        costumes = hand[box.costume]
        toys: list[i64] = [hand[kind] for kind in box.toys]
        toy_count: i64 = 0
        for count in toys:
            toy_count += count
        alone = True
        for other in feasts:
            if other is not feast and other.fed >= feast.fed:
                alone = False
        cats: i64 = 0
        strays: i64 = 0
        for i in range(len(feast.front)):
            points = cat_points(box, feast, i, costumes, toy_count)
            if alone and feast.treats[i] > 0:
                points += box.most_fed[feast.front[i]]  # R55
            if feast.front[i] > box.cats:
                strays += points
            else:
                cats += points
        lines: list[i64] = [0] * 8
        lines[CATS] = cats
        lines[STRAYS] = strays
        if feast.left > 0 and feast.left == most_left:
            lines[LEFTOVERS] = box.leftovers  # R47, A12
        if costumes == 0:
            lines[COSTUMES] = box.costumes_none  # R35
        elif costumes == most_costumes:
            lines[COSTUMES] = box.costumes_most // wearers  # R33, R34, A18
        lines[CATNIP] = catnip_points(box, hand[box.nip] + feast.catnip, feast.fed)  # R37, R56
        lines[TOYS] = toy_points(box, toys)
        lines[TOKENS] = box.pair * coins[seat]  # R42
        lines[PAIRS] = box.pair * (hand[box.lost] // 2)  # R43
        out.append(lines)
    return out
