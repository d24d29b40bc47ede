"""Moves in no time, for playouts: what each card on the grid is worth to a seat at one glance, and the best line of three."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Seat
from kociarnia.games.najlepsza_gra.rules.by_lot import roll
from kociarnia.games.najlepsza_gra.rules.deck import (
    ALIKE,
    CHICKEN,
    COSTUME,
    DELICACY,
    MENU,
    MILK,
    NUMBER,
    SET,
    TOY,
    TREAT,
    TUNA,
    Deck,
)
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import AFTER, EMPTY, LATE, TURN, Najlepsza

WHIM: Final = 30  # once in so many turns anything may be done
WANTED: Final = 1.7  # a treat that some cat lacks
SPARE: Final = 0.7  # any other, early in the game
SHORT: Final = 1.6  # in own turns: the fewer are left, the less likely a missing treat still comes
COSTUMES: Final = [2.6, 1.2, 1.4, 1.2, 0.9]  # one more, by how many there are
CATNIP: Final = [-0.8, 4.0, 1.0, 2.5]
LOST: Final = [1.1, 1.9]
BOTTLE: Final = 0.5

# Menus are added up often, so all treats of one are in one int: chicken, then tuna and milk further up.
PART: Final = 1023
TUNA_AT: Final = 10
MILK_AT: Final = 20
NO_MENU: Final = -1


@final
class CardValues:
    """What can be said of the cards of a deck beforehand, and from it what a card is worth to a seat."""

    def __init__(self, deck: Deck) -> None:
        self.deck: Deck = deck
        self.gain: list[float] = []  # of feeding a cat rather than not
        self.menu: list[i64] = []
        for cat in range(deck.cats + deck.strays + 1):
            times = 0.0
            if deck.bonus_per[cat] <= SET:
                times = 1.5
            elif deck.bonus_per[cat] in (COSTUME, TOY):
                times = 2.0
            elif deck.bonus_per[cat] == TREAT:
                times = 2.0 if deck.diet[cat] in (ALIKE, NUMBER) else 1.0
            self.gain.append(
                float(deck.points[cat] - deck.hungry_points) + 0.5 * float(deck.most_fed[cat]) + times * float(deck.bonus[cat])
            )
            menu = deck.menu[cat]
            packed = menu[CHICKEN] | menu[TUNA] << TUNA_AT | menu[MILK] << MILK_AT
            self.menu.append(packed if deck.diet[cat] == MENU else NO_MENU)
        self.gives: list[i64] = [count for gives in deck.gives for count in gives]  # four by each face
        self.delicacies: list[float] = [(WANTED + 0.2) * float(gives[DELICACY]) for gives in deck.gives]
        self.hungry: float = float(deck.hungry_points)
        self.cats: i64 = deck.cats
        self.first_hand: i64 = deck.first_hand
        self.costume: i64 = deck.costume
        self.catnip: i64 = deck.catnip
        self.lost_cat: i64 = deck.lost_cat
        self.bottle: i64 = deck.bottle
        self.toys: list[i64] = deck.toys

    def best_line(self, setup: Setup, world: Najlepsza, seat: Seat) -> MoveId:
        """Take the line whose cards are worth most."""
        needs = self.needs(world.fronts[seat])
        tokens, grid, marker = world.tokens, world.grid, world.marker
        chicken = (needs & PART) - tokens[4 * seat + CHICKEN]
        tuna = (needs >> TUNA_AT & PART) - tokens[4 * seat + TUNA]
        milk = (needs >> MILK_AT) - tokens[4 * seat + MILK]
        reach = self.reach(setup, world)
        hands = world.hands
        hand = seat * setup.kinds
        first = second = third = best = 0.0
        chosen: i64 = -1
        for row in range(3):
            left = self.card(hands, hand, grid[3 * row], chicken, tuna, milk, reach)
            middle = self.card(hands, hand, grid[3 * row + 1], chicken, tuna, milk, reach)
            right = self.card(hands, hand, grid[3 * row + 2], chicken, tuna, milk, reach)
            first += left
            second += middle
            third += right
            worth = left + middle + right
            if row != marker and (chosen < 0 or worth > best):
                best = worth
                chosen = row
        if marker != 3 and first > best:
            best = first
            chosen = 3
        if marker != 4 and second > best:
            best = second
            chosen = 4
        if marker != 5 and third > best:
            chosen = 5
        return setup.take + chosen

    def best_stray(self, setup: Setup, world: Najlepsza, seat: Seat) -> MoveId:
        """Two lost cats are played: for the best stray, or for a token."""
        needs = self.needs(world.fronts[seat])
        tokens = world.tokens
        chicken = (needs & PART) - tokens[4 * seat + CHICKEN]
        tuna = (needs >> TUNA_AT & PART) - tokens[4 * seat + TUNA]
        milk = (needs >> MILK_AT) - tokens[4 * seat + MILK]
        reach = self.reach(setup, world)
        best = float(self.deck.pair_points)
        move = setup.cash
        for stray in world.offers:
            if stray != EMPTY:
                worth = self.cat(self.cats + stray, chicken, tuna, milk, reach)
                if worth > best:
                    best = worth
                    move = setup.adopt + stray
        return move

    def reach(self, setup: Setup, world: Najlepsza) -> float:
        """How likely a missing treat still comes."""
        turns = float(world.deck) / float(3 * setup.players)
        return turns / (turns + SHORT)

    def needs(self, front: list[i64]) -> i64:
        """Treats on the menus of these cats, added up."""
        needs: i64 = 0
        for cat in front:
            menu = self.menu[cat]
            if menu != NO_MENU:
                needs += menu
        return needs

    def card(self, hands: vec[i64], hand: i64, face: i64, chicken: i64, tuna: i64, milk: i64, reach: float) -> float:
        """To a seat whose hand begins there and whose cats lack so many treats; what it has too many of is below 0."""
        if face <= self.cats:
            return self.cat(face, chicken, tuna, milk, reach) if face > 0 else 0.0
        if face < self.first_hand:
            spare = SPARE * reach
            worth = treats(0.0, self.gives[4 * face + CHICKEN], chicken, spare)
            worth = treats(worth, self.gives[4 * face + TUNA], tuna, spare)
            worth = treats(worth, self.gives[4 * face + MILK], milk, spare)
            return worth + self.delicacies[face]
        kind = face - self.first_hand + 1
        held: i64 = hands[hand + kind]
        if kind == self.costume:
            return COSTUMES[held if held < 4 else 4]
        if kind == self.catnip:
            return CATNIP[held if held < 3 else 3]
        if kind == self.lost_cat:
            return LOST[held & 1]
        if kind == self.bottle:
            return BOTTLE
        if held > 0:
            return 1.2
        others = 0.0
        for toy in self.toys:
            if hands[hand + toy] > 0:
                others += 1.0
        return 1.5 + 0.5 * others

    def cat(self, cat: i64, chicken: i64, tuna: i64, milk: i64, reach: float) -> float:
        menu = self.menu[cat]
        missing: i64 = 1
        if menu != NO_MENU:
            missing = lacks(menu & PART, chicken) + lacks(menu >> TUNA_AT & PART, tuna) + lacks(menu >> MILK_AT, milk)
        chance = 1.0
        while missing > 0:
            chance *= reach
            missing -= 1
        return self.hungry + chance * self.gain[cat]


def treats(worth: float, count: i64, lack: i64, spare: float) -> float:
    """`worth` with so many more treats of a kind: those that are lacking first."""
    while count > 0:
        worth += WANTED if lack > 0 else spare
        lack -= 1
        count -= 1
    return worth


def lacks(wanted: i64, lack: i64) -> i64:
    """How many treats of a kind are missing to one more cat; a surplus feeds it."""
    if lack < 0:
        wanted += lack
    return wanted if wanted > 0 else 0


def quick(setup: Setup, values: CardValues, world: Najlepsza, dice: Dice) -> MoveId:
    ask = world.asking
    seat = world.asked
    if ask != TURN and ask != AFTER and ask != LATE:
        return roll(setup, world, dice)
    if world.hands[seat * setup.kinds + setup.lost_cat] > 1:
        return values.best_stray(setup, world, seat)
    if ask != TURN:
        return setup.done
    return roll(setup, world, dice) if dice.below(WHIM) == 0 else values.best_line(setup, world, seat)
