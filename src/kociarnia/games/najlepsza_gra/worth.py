"""What a seat's cats, treats and cards are likely to be worth at the end, quickly estimated."""

from __future__ import annotations

from typing import Final

from kociarnia.games.najlepsza_gra.deck import ALIKE, COSTUME, DELICACY, EATER, MENU, NUMBER, SET, TOY, WHITE, Box
from kociarnia.games.najlepsza_gra.score import toy_points

SPARE: Final = 0.8  # a treat without a cat, early in the game
UNSEEN: Final = 1.3  # a card in a hand that one has not seen
BOTTLE: Final = 0.7
ODD_LOST: Final = 1.1  # a lost cat that waits for its pair
COSTUMES: Final = [-2.0, 0.6, 1.8, 3.2, 4.4, 5.3]  # the chance of having most grows with each


class Holding:
    """What one seat has: copied and added to while a move is weighed."""

    def __init__(self, front: list[int], tokens: list[int], hand: list[int], coins: int) -> None:
        self.front: list[int] = front
        self.tokens: list[int] = tokens
        self.hand: list[int] = hand
        self.coins: int = coins

    def add(self, box: Box, face: int) -> None:
        """Take a card of the main deck."""
        if face <= box.cats:
            self.front.append(face)
        elif face < box.first_hand:
            for treat in range(4):
                self.tokens[treat] += box.gives[face][treat]
        else:
            self.hand[face - box.first_hand + 1] += 1

    def copy(self) -> Holding:
        return Holding(self.front[:], self.tokens[:], self.hand[:], self.coins)


def worth(box: Box, own: Holding, turns: int, strays: int) -> float:
    """Points to expect, with so many own turns to come and so many strays to be had."""
    fed_hope, points = feeding(box, own, turns)
    hand = own.hand
    points += UNSEEN * hand[0]
    toys = [hand[kind] for kind in box.toys]
    points += toy_points(box, toys)
    points += COSTUMES[min(len(COSTUMES) - 1, hand[box.costume])]
    points += catnip_hope(hand[box.nip], fed_hope, turns)
    pairs = hand[box.lost] // 2
    points += pairs * (3.0 if strays > 0 and turns > 0 else 2.0)
    if hand[box.lost] % 2 and turns > 0:
        points += ODD_LOST
    if turns > 0:
        points += BOTTLE * min(2, hand[box.bottle])
    return points + box.pair * own.coins


def catnip_hope(count: int, fed: float, turns: int) -> float:
    more = turns / (turns + 4.0)  # how likely another one comes
    if count == 0:
        return 0.0
    if count == 1:
        return -2.0 + more * (0.5 * fed + 1.0)
    if count == 2:
        return fed
    if count == 3:
        return fed * (1.0 + 0.5 * more)
    return 2.0 * fed


def feeding(box: Box, own: Holding, turns: int) -> tuple[float, float]:
    """Cats that are likely to be fed, and the points they bring: the best ones are served first."""
    left = own.tokens[:]
    gains = [gain(box, own, cat) for cat in own.front]
    ranks = [(-gains[i] / (1.0 + appetite(box, own.front[i])), i) for i in range(len(own.front))]
    ranks.sort()
    reach = turns / (turns + 1.6)  # how likely a missing treat still comes
    fed = 0.0
    points = 0.0
    for _, i in ranks:
        cat = own.front[i]
        missing = serve(box, cat, left)
        chance = 1.0
        for _ in range(missing):
            chance *= reach
        fed += chance
        points += box.hungry + chance * gains[i]
    spare = left[0] + left[1] + left[2] + left[DELICACY]
    if turns > 0:
        return fed, points + SPARE * spare * turns / (turns + 2.0) + 0.4 * left[DELICACY]
    return fed, points - (1.0 if spare > 0 else 0.0) - 0.1 * spare


def appetite(box: Box, cat: int) -> int:
    if box.diet[cat] == MENU:
        return sum(box.menu[cat])
    return 2 if box.diet[cat] == ALIKE else 1


def serve(box: Box, cat: int, left: list[int]) -> int:
    """Put treats aside for a cat; returns how many are missing."""
    missing = 0
    if box.diet[cat] == MENU:
        menu = box.menu[cat]
        for k in range(3):
            given = min(menu[k], left[k])
            left[k] -= given
            missing += menu[k] - given
        given = min(missing, left[DELICACY])
        left[DELICACY] -= given
        return missing - given
    most = 0
    for k in range(1, 4):
        if left[k] > left[most]:
            most = k
    if left[most] == 0:
        return 1
    if box.diet[cat] == NUMBER:
        for k in range(4):
            left[k] = 0
    else:
        left[most] -= min(left[most], box.most[cat] if box.diet[cat] == ALIKE else 1)
    return 0


def gain(box: Box, own: Holding, cat: int) -> float:
    """Points for feeding a cat rather than not."""
    extra = 0.5 * box.most_fed[cat] + box.each[cat] * paid_times(box, own, cat)
    return box.points[cat] - box.hungry + extra


def paid_times(box: Box, own: Holding, cat: int) -> float:
    """How often its ability is likely to pay."""
    per = box.per[cat]
    if per <= SET:
        counts = [0, 0, 0]
        for other in own.front:
            for k in range(3):
                counts[k] += box.colours[other] >> k & 1
        return float(counts[per] if per <= WHITE else min(counts))
    if per == COSTUME:
        return float(own.hand[box.costume])
    if per == TOY:
        return float(sum(own.hand[kind] for kind in box.toys))
    if per == EATER:
        return 0.5 * len(own.front)
    if box.diet[cat] == ALIKE:
        return float(max(1, min(box.most[cat], max(own.tokens[:3]))))
    return 2.0 if box.diet[cat] == NUMBER else 0.0
