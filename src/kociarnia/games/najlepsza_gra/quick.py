"""Moves in no time, for playouts: what each card on the grid is worth to a seat at one glance, and the best line of three."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Seat
from kociarnia.games.najlepsza_gra.deck import ALIKE, COSTUME, DELICACY, MENU, NUMBER, SET, TOY, TREAT, Box
from kociarnia.games.najlepsza_gra.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.setup import LINE_COUNT, PLACES
from kociarnia.games.najlepsza_gra.state import AFTER, ASK, EMPTY, LATE, SEAT, TURN, Table

WHIM: Final = 30  # once in so many turns anything may be done
WANTED: Final = 1.7  # a treat that some cat lacks
SPARE: Final = 0.7  # any other, early in the game
SHORT: Final = 1.6  # in own turns: the fewer are left, the less likely a missing treat still comes
COSTUMES: Final = [2.6, 1.2, 1.4, 1.2, 0.9]  # one more, by how many there are
CATNIP: Final = [-0.8, 4.0, 1.0, 2.5]
LOST: Final = [1.1, 1.9]
BOTTLE: Final = 0.5


class Glance:
    """What can be said of the cards of a box beforehand."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.gain: list[float] = []  # of feeding a cat rather than not
        for cat in range(box.cats + box.strays + 1):
            times = 0.0
            if box.per[cat] <= SET:
                times = 1.5
            elif box.per[cat] in (COSTUME, TOY):
                times = 2.0
            elif box.per[cat] == TREAT:
                times = 2.0 if box.diet[cat] in (ALIKE, NUMBER) else 1.0
            self.gain.append(float(box.points[cat] - box.hungry) + 0.5 * float(box.most_fed[cat]) + times * box.each[cat])

    def line(self, rules: NajlepszaRules, world: Table, seat: Seat) -> MoveId:
        """Take the line whose cards are worth most."""
        lacking, reach = self.needs(rules, world, seat), self.reach(rules, world)
        values: list[float] = [self.card(rules, world, seat, face, lacking, reach) for face in world.grid]
        best = 0.0
        chosen: i64 = -1
        for line in range(LINE_COUNT):
            if line != world.marker:
                worth = values[PLACES[3 * line]] + values[PLACES[3 * line + 1]] + values[PLACES[3 * line + 2]]
                if chosen < 0 or worth > best:
                    best = worth
                    chosen = line
        return rules.take + chosen

    def stray(self, rules: NajlepszaRules, world: Table, seat: Seat) -> MoveId:
        """Two lost cats are played: for the best stray, or for a token."""
        lacking, reach = self.needs(rules, world, seat), self.reach(rules, world)
        best = float(self.box.pair)
        move = rules.cash
        for stray in world.offers:
            if stray != EMPTY:
                worth = self.cat(rules.cats + stray, lacking, reach)
                if worth > best:
                    best = worth
                    move = rules.adopt + stray
        return move

    def reach(self, rules: NajlepszaRules, world: Table) -> float:
        """How likely a missing treat still comes."""
        turns = float(world.deck) / float(3 * rules.players)
        return turns / (turns + SHORT)

    def needs(self, rules: NajlepszaRules, world: Table, seat: Seat) -> list[i64]:
        """Treats of each kind that the cats of a seat lack; what it has too many of is below 0."""
        box = self.box
        lacking: list[i64] = [-world.tokens[4 * seat + treat] for treat in range(DELICACY)]
        for cat in world.fronts[seat]:
            if box.diet[cat] == MENU:
                menu = box.menu[cat]
                for treat in range(DELICACY):
                    lacking[treat] += menu[treat]
        return lacking

    def card(self, rules: NajlepszaRules, world: Table, seat: Seat, face: i64, lacking: list[i64], reach: float) -> float:
        box = self.box
        if face <= rules.cats:
            return self.cat(face, lacking, reach) if face > 0 else 0.0
        if face < rules.first_hand:
            worth = 0.0
            gives = box.gives[face]
            for treat in range(DELICACY):
                count: i64 = gives[treat]
                lack = lacking[treat]
                while count > 0:
                    worth += WANTED if lack > 0 else SPARE * reach
                    lack -= 1
                    count -= 1
            return worth + (WANTED + 0.2) * float(gives[DELICACY])
        kind = face - rules.hand_face
        hand = seat * rules.kinds
        held: i64 = world.hands[hand + kind]
        if kind == box.costume:
            return COSTUMES[min(held, 4)]
        if kind == box.nip:
            return CATNIP[min(held, 3)]
        if kind == box.lost:
            return LOST[held & 1]
        if kind == box.bottle:
            return BOTTLE
        if held > 0:
            return 1.2
        others: i64 = 0
        for toy in box.toys:
            if world.hands[hand + toy] > 0:
                others += 1
        return 1.5 + 0.5 * float(others)

    def cat(self, cat: i64, lacking: list[i64], reach: float) -> float:
        box = self.box
        chance = 1.0
        if box.diet[cat] == MENU:
            menu = box.menu[cat]
            for treat in range(DELICACY):
                missing: i64 = menu[treat]
                if lacking[treat] < 0:
                    missing += lacking[treat]
                while missing > 0:
                    chance *= reach
                    missing -= 1
        else:
            chance = reach
        return box.hungry + chance * self.gain[cat]


def quick(rules: NajlepszaRules, glance: Glance, world: Table, dice: Dice) -> MoveId:
    entry: i64 = world.agenda[-1]
    ask = entry & ASK
    seat = entry >> SEAT & 7
    if ask != TURN and ask != AFTER and ask != LATE:
        return rules.roll(world, dice)
    if world.hands[seat * rules.kinds + rules.lost] > 1:
        return glance.stray(rules, world, seat)
    if ask != TURN:
        return rules.done
    return rules.roll(world, dice) if dice.below(WHIM) == 0 else glance.line(rules, world, seat)
