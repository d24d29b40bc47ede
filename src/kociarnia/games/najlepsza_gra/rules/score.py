"""Counting points, line by line (R47, R48)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Seat
from kociarnia.games.najlepsza_gra.rules.deck import COSTUME, EATER, SET, TOY, TREAT, WHITE, Deck
from kociarnia.games.najlepsza_gra.rules.feast import Feast
from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import Najlepsza

# The lines of an account, in this order.
CATS: Final = 0
STRAYS: Final = 1
LEFTOVERS: Final = 2
COSTUMES: Final = 3
CATNIP: Final = 4
TOYS: Final = 5
TOKENS: Final = 6
PAIRS: Final = 7


def cat_points(deck: Deck, feast: Feast, spot: i64, costumes: i64, toys: i64) -> i64:
    """What the cat at that spot is worth, without the reward for having fed most cats."""
    if feast.treats[spot] == 0:
        return deck.hungry_points  # R27, R41
    cat = feast.front[spot]
    per = deck.bonus_per[cat]
    bonus = deck.bonus[cat]
    count: i64 = 0
    if bonus == 0:
        return deck.points[cat]
    if per <= SET:  # R50, R51, R59
        count = fed_of(deck, feast, per) if per <= WHITE else min(fed_of(deck, feast, colour) for colour in range(3))
    elif per == COSTUME:  # R57
        count = costumes
    elif per == TOY:
        count = toys
    elif per == TREAT:  # R52, R54
        count = feast.treats[spot]
    elif per == EATER:  # R53
        for other in range(len(feast.front)):
            if other != spot and feast.kinds[other] & feast.kinds[spot]:
                count += 1
    return deck.points[cat] + bonus * count


def fed_of(deck: Deck, feast: Feast, colour: i64) -> i64:
    """How many fed cats have that colour."""
    count: i64 = 0
    for spot in range(len(feast.front)):
        if feast.treats[spot] > 0 and deck.colours[feast.front[spot]] >> colour & 1:
            count += 1
    return count


def catnip_points(deck: Deck, catnip: i64, fed: i64) -> i64:
    points: i64 = 0
    for step in range(len(deck.catnip_from)):  # R37
        if catnip >= deck.catnip_from[step]:
            points = deck.catnip_points[step] + deck.catnip_per_fed[step] * fed
    return points


def toy_points(deck: Deck, counts: list[i64]) -> i64:
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
        points += deck.toy_sets[different]  # R38
        height += 1


def feasts_of(setup: Setup, state: Najlepsza) -> list[Feast]:
    return [feast_of(setup, state, seat) for seat in range(setup.players)]


def feast_of(setup: Setup, state: Najlepsza, seat: Seat) -> Feast:
    return Feast(setup.meals, state.fronts[seat], state.tokens[4 * seat : 4 * seat + 4], state.meals[seat])


def scores(setup: Setup, state: Najlepsza) -> list[i64]:
    return [sum(lines) for lines in accounts(setup, state)]


def places(setup: Setup, state: Najlepsza) -> list[i64]:
    feasts = feasts_of(setup, state)
    lines = _accounts(setup, state, feasts)
    keys: list[i64] = []
    for seat in range(setup.players):
        points: i64 = 0
        for line in lines[seat]:
            points += line
        keys.append(points * 64 + feasts[seat].fed)  # R49
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def accounts(setup: Setup, state: Najlepsza) -> list[list[i64]]:
    """Points of each seat, a number for each line, of what this observer knows."""
    return _accounts(setup, state, feasts_of(setup, state))


def _accounts(setup: Setup, state: Najlepsza, feasts: list[Feast]) -> list[list[i64]]:
    deck = setup.deck
    hands = [hand(setup, state, seat) for seat in range(setup.players)]
    most_left: i64 = 0
    for feast in feasts:
        most_left = max(most_left, feast.left)
    most_costumes: i64 = 0
    wearers: i64 = 0
    for cards in hands:
        costumes = cards[deck.costume]
        if costumes > most_costumes:
            most_costumes = costumes
            wearers = 0
        if costumes == most_costumes:
            wearers += 1
    out: list[list[i64]] = []
    for seat in range(len(hands)):
        cards, feast = hands[seat], feasts[seat]
        costumes = cards[deck.costume]
        toys: list[i64] = [cards[kind] for kind in deck.toys]
        toy_count: i64 = 0
        for count in toys:
            toy_count += count
        alone = True
        for other in feasts:
            if other is not feast and other.fed >= feast.fed:
                alone = False
        cats: i64 = 0
        strays: i64 = 0
        for spot in range(len(feast.front)):
            points = cat_points(deck, feast, spot, costumes, toy_count)
            if alone and feast.treats[spot] > 0:
                points += deck.most_fed[feast.front[spot]]  # R55
            if feast.front[spot] > deck.cats:
                strays += points
            else:
                cats += points
        lines: list[i64] = [0] * 8
        lines[CATS] = cats
        lines[STRAYS] = strays
        if feast.left > 0 and feast.left == most_left:
            lines[LEFTOVERS] = deck.leftover_points  # R47, A12
        if costumes == 0:
            lines[COSTUMES] = deck.no_costume_points  # R35
        elif costumes == most_costumes:
            lines[COSTUMES] = deck.most_costumes_points // wearers  # R33, R34, A18
        lines[CATNIP] = catnip_points(deck, cards[deck.catnip] + feast.catnip, feast.fed)  # R37, R56
        lines[TOYS] = toy_points(deck, toys)
        lines[TOKENS] = deck.pair_points * state.coins[seat]  # R42
        lines[PAIRS] = deck.pair_points * (cards[deck.lost_cat] // 2)  # R43
        out.append(lines)
    return out
