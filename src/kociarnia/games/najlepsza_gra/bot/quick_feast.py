"""The feast by a simple plan, counted as the rules count: the judge of playouts, which cannot wait for the solver.

Cats that bring most for a treat are fed first, each wholly or not at all, and whoever eats any number of treats comes last.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.bot.evaluation import UNSEEN, Holding, gain, rank
from kociarnia.games.najlepsza_gra.rules.deck import ALIKE, COSTUME, DELICACY, EATER, MENU, NUMBER, SET, TOY, TREAT, WHITE, Deck
from kociarnia.games.najlepsza_gra.rules.score import catnip_points, toy_points
from kociarnia.games.najlepsza_gra.rules.setup import Setup

ALIKE_EATERS: Final = 0.5  # of all fed cats eat the kind that suits best


@final
class Fed:
    """One seat's feast."""

    def __init__(self, deck: Deck, own: Holding) -> None:
        self.deck: Deck = deck
        self.own: Holding = own
        self.eaten: list[i64] = [0] * len(own.front)  # treats on each cat
        self.fed: i64 = 0
        self.spare: i64 = 0  # so many more treats may be used as delicacies
        ranks: list[float] = []
        for cat in own.front:
            ranks.append(rank(deck, cat, gain(deck, own, cat)))
        for _ in range(len(ranks)):
            at: i64 = 0
            for spot in range(len(ranks)):
                if ranks[spot] > ranks[at]:
                    at = spot
            ranks[at] = -2000.0
            self.serve(at)
        tokens = own.tokens
        self.left: i64 = tokens[0] + tokens[1] + tokens[2] + tokens[DELICACY]

    def serve(self, spot: i64) -> None:
        deck, tokens = self.deck, self.own.tokens
        cat = self.own.front[spot]
        diet = deck.diet[cat]
        treats: i64 = 0
        if diet == MENU:
            treats = self.pay(deck.menu[cat])
        elif diet == NUMBER:
            for kind in range(4):
                treats += tokens[kind]
                tokens[kind] = 0
        else:
            most: i64 = 0
            for kind in range(1, 4):
                if tokens[kind] > tokens[most]:
                    most = kind
            treats = min(tokens[most], deck.most_treats[cat] if diet == ALIKE else 1)
            tokens[most] -= treats
        self.eaten[spot] = treats
        if treats > 0:
            self.fed += 1
            self.spare += deck.makes_delicacies[cat]

    def pay(self, menu: list[i64]) -> i64:
        """How many treats it costs; none if they are lacking."""
        tokens = self.own.tokens
        missing: i64 = 0
        surplus: i64 = 0
        for kind in range(3):
            if menu[kind] > tokens[kind]:
                missing += menu[kind] - tokens[kind]
            else:
                surplus += tokens[kind] - menu[kind]
        changed = min(missing, min(self.spare, surplus))
        if missing - changed > tokens[DELICACY]:
            return 0
        tokens[DELICACY] -= missing - changed
        self.spare -= changed
        treats: i64 = 0
        for kind in range(3):
            treats += menu[kind]
            tokens[kind] = max(0, tokens[kind] - menu[kind])
        while changed > 0:
            most: i64 = 0
            for kind in range(1, 3):
                if tokens[kind] > tokens[most]:
                    most = kind
            tokens[most] -= 1
            changed -= 1
        return treats

    def points(self) -> float:
        """All that does not depend on the others."""
        deck, cards, front = self.deck, self.own.hand, self.own.front
        toys: list[i64] = [cards[kind] for kind in deck.toys]
        catnip: i64 = cards[deck.catnip]
        points = UNSEEN * float(cards[0]) + float(toy_points(deck, toys))
        points += float(deck.pair_points * (self.own.coins + (cards[deck.lost_cat] >> 1)))
        for spot in range(len(front)):
            cat = front[spot]
            if self.eaten[spot] == 0:
                points += float(deck.hungry_points)
                continue
            points += float(deck.points[cat])
            if deck.bonus[cat] != 0:
                points += float(deck.bonus[cat]) * self.times(spot)
            if deck.as_catnip[cat] > 0 and catnip > 0:
                catnip += deck.as_catnip[cat]
        return points + float(catnip_points(deck, catnip, self.fed))

    def times(self, spot: i64) -> float:
        """How often the ability of a fed cat pays."""
        deck = self.deck
        per = deck.bonus_per[self.own.front[spot]]
        if per <= WHITE:
            return float(self.coloured(per))
        if per == SET:
            return float(min(self.coloured(0), min(self.coloured(1), self.coloured(2))))
        if per == COSTUME:
            return float(self.own.hand[deck.costume])
        if per == TOY:
            toys: i64 = 0
            for kind in deck.toys:
                toys += self.own.hand[kind]
            return float(toys)
        if per == EATER:
            return ALIKE_EATERS * float(self.fed - 1)
        return float(self.eaten[spot]) if per == TREAT else 0.0

    def coloured(self, colour: i64) -> i64:
        count: i64 = 0
        for spot in range(len(self.eaten)):
            if self.eaten[spot] > 0:
                count += self.deck.colours[self.own.front[spot]] >> colour & 1
        return count


def feast_points(setup: Setup, holdings: list[Holding]) -> list[float]:
    """What everybody has at the end, about. The treats of these holdings are spent."""
    deck = setup.deck
    feasts = [Fed(deck, own) for own in holdings]
    most_costumes: i64 = 0
    wearers: i64 = 0
    most_left: i64 = 0
    for feast in feasts:
        costumes = feast.own.hand[deck.costume]
        if costumes > most_costumes:
            most_costumes = costumes
            wearers = 0
        if costumes == most_costumes:
            wearers += 1
        most_left = max(most_left, feast.left)
    out: list[float] = []
    for feast in feasts:
        points = feast.points()
        costumes = feast.own.hand[deck.costume]
        if costumes == 0:
            points += float(deck.no_costume_points)
        elif costumes == most_costumes:
            points += float(deck.most_costumes_points) / float(wearers)
        if feast.left > 0 and feast.left == most_left:
            points += float(deck.leftover_points)
        alone = True
        for other in feasts:
            if other is not feast and other.fed >= feast.fed:
                alone = False
        if alone:
            for spot in range(len(feast.eaten)):
                if feast.eaten[spot] > 0:
                    points += float(deck.most_fed[feast.own.front[spot]])
        out.append(points)
    return out
