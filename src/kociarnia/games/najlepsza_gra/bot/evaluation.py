"""What a seat's cats, treats and cards are likely to be worth at the end, quickly estimated."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.rules.deck import ALIKE, COSTUME, DELICACY, EATER, MENU, NUMBER, SET, TOY, WHITE, Box
from kociarnia.games.najlepsza_gra.rules.score import toy_points

SPARE: Final = 0.8  # a treat without a cat, early in the game
UNSEEN: Final = 1.3  # a card in a hand that one has not seen
BOTTLE: Final = 0.7
ODD_LOST: Final = 1.1  # a lost cat that waits for its pair
COSTUMES: Final = [-2.0, 0.6, 1.8, 3.2, 4.4, 5.3]  # the chance of having most grows with each
MOST_COSTUMES: Final = 5  # more make no difference to it


class Holding:
    """What one seat has: copied and added to while a move is weighed."""

    def __init__(self, front: list[i64], tokens: list[i64], hand: list[i64], coins: i64) -> None:
        self.front: list[i64] = front
        self.tokens: list[i64] = tokens
        self.hand: list[i64] = hand
        self.coins: i64 = coins

    def add(self, box: Box, face: i64) -> None:
        """Take a card of the main deck."""
        if face <= box.cats:
            self.front.append(face)
        elif face < box.first_hand:
            gives = box.gives[face]
            for treat in range(4):
                self.tokens[treat] = self.tokens[treat] + gives[treat]
        else:
            kind = face - box.first_hand + 1
            self.hand[kind] = self.hand[kind] + 1

    def copy(self) -> Holding:
        return Holding(self.front[:], self.tokens[:], self.hand[:], self.coins)


def worth(box: Box, own: Holding, turns: i64, strays: i64) -> float:
    """Points to expect, with so many own turns to come and so many strays to be had."""
    fed_hope, points = feeding(box, own, turns)
    hand = own.hand
    points += UNSEEN * float(hand[0])
    toys: list[i64] = [hand[kind] for kind in box.toys]
    points += float(toy_points(box, toys))
    points += COSTUMES[min(MOST_COSTUMES, hand[box.costume])]
    points += catnip_hope(hand[box.nip], fed_hope, turns)
    lost = hand[box.lost]
    points += float(lost >> 1) * (3.0 if strays > 0 and turns > 0 else 2.0)
    if turns > 0:
        if lost & 1:
            points += ODD_LOST
        points += BOTTLE * float(min(2, hand[box.bottle]))
    return points + float(box.pair * own.coins)


def catnip_hope(count: i64, fed: float, turns: i64) -> float:
    more = float(turns) / (float(turns) + 4.0)  # how likely another one comes
    if count == 0:
        return 0.0
    if count == 1:
        return -2.0 + more * (0.5 * fed + 1.0)
    if count == 2:
        return fed
    if count == 3:
        return fed * (1.0 + 0.5 * more)
    return 2.0 * fed


def feeding(box: Box, own: Holding, turns: i64) -> tuple[float, float]:
    """Cats that are likely to be fed, and the points they bring: the best ones are served first."""
    left = own.tokens[:]
    front = own.front
    cats: i64 = len(front)
    gains: list[float] = [gain(box, own, cat) for cat in front]
    ranks: list[float] = [gains[i] / (1.0 + appetite(box, front[i])) for i in range(cats)]
    some = float(turns)
    reach = some / (some + 1.6)  # how likely a missing treat still comes
    fed = 0.0
    points = 0.0
    one: i64 = 1
    served: i64 = 0  # a bit for each place in front
    for _ in range(cats):
        next_: i64 = -1
        best = 0.0
        for i in range(cats):
            if served >> i & 1 == 0 and (next_ < 0 or ranks[i] > best):
                best = ranks[i]
                next_ = i
        served |= one << next_
        missing = serve(box, front[next_], left)
        chance = 1.0
        while missing > 0:
            chance *= reach
            missing -= 1
        fed += chance
        points += float(box.hungry) + chance * gains[next_]
    spare = float(left[0] + left[1] + left[2] + left[DELICACY])
    if turns > 0:
        return fed, points + SPARE * spare * some / (some + 2.0) + 0.4 * float(left[DELICACY])
    return fed, points - (1.0 if spare > 0.0 else 0.0) - 0.1 * spare


def appetite(box: Box, cat: i64) -> float:
    if box.diet[cat] == MENU:
        menu = box.menu[cat]
        return float(menu[0] + menu[1] + menu[2])
    return 2.0 if box.diet[cat] == ALIKE else 1.0


def serve(box: Box, cat: i64, left: list[i64]) -> i64:
    """Put treats aside for a cat; returns how many are missing."""
    missing: i64 = 0
    given: i64 = 0
    diet = box.diet[cat]
    if diet == MENU:
        menu = box.menu[cat]
        for k in range(3):
            if menu[k] > 0:
                given = min(menu[k], left[k])
                left[k] = left[k] - given
                missing += menu[k] - given
        given = min(missing, left[DELICACY])
        left[DELICACY] = left[DELICACY] - given
        return missing - given
    most: i64 = 0
    for k in range(1, 4):
        if left[k] > left[most]:
            most = k
    if left[most] == 0:
        return 1
    if diet == NUMBER:
        for k in range(4):
            left[k] = 0
    else:
        given = box.most[cat] if diet == ALIKE else 1
        left[most] = left[most] - min(left[most], given)
    return 0


def gain(box: Box, own: Holding, cat: i64) -> float:
    """Points for feeding a cat rather than not."""
    extra = 0.5 * float(box.most_fed[cat])
    if box.each[cat] != 0:
        extra += float(box.each[cat]) * paid_times(box, own, cat)
    return float(box.points[cat] - box.hungry) + extra


def paid_times(box: Box, own: Holding, cat: i64) -> float:
    """How often its ability is likely to pay."""
    per = box.per[cat]
    if per <= WHITE:
        return float(of_colour(box, own.front, per))
    if per == SET:
        return float(min(of_colour(box, own.front, 0), of_colour(box, own.front, 1), of_colour(box, own.front, 2)))
    if per == COSTUME:
        return float(own.hand[box.costume])
    if per == TOY:
        toys: i64 = 0
        for kind in box.toys:
            toys += own.hand[kind]
        return float(toys)
    if per == EATER:
        return 0.5 * float(len(own.front))
    if box.diet[cat] == ALIKE:
        return float(max(1, min(box.most[cat], max(own.tokens[0], max(own.tokens[1], own.tokens[2])))))
    return 2.0 if box.diet[cat] == NUMBER else 0.0


def of_colour(box: Box, front: list[i64], colour: i64) -> i64:
    count: i64 = 0
    for cat in front:
        count += box.colours[cat] >> colour & 1
    return count
