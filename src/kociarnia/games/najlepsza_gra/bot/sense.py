"""A player's sense of Najlepsza gra: moves rated, positions valued, moves for playouts."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Sense
from kociarnia.games.najlepsza_gra.bot.evaluation import expected_points, holding, strays_left, turns_left
from kociarnia.games.najlepsza_gra.bot.playout_policy import CardValues, quick
from kociarnia.games.najlepsza_gra.bot.proposal import proposal
from kociarnia.games.najlepsza_gra.bot.quick_feast import feast_points
from kociarnia.games.najlepsza_gra.bot.rating import rate
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.state import FEED, Najlepsza

# Fitted to matches of greedy cats and kocurs: points of a lead that is worth odds of e to 1 when only the feast is to come,
LAST: Final = 1.0
# so many more, times the root of the turns that everybody still has, by the number of players,
TO_COME: Final = [0.0, 0.0, 6.0, 3.0, 1.6]
# and so many more, times the root of the unseen cards in a rival's hand.
HIDDEN: Final = 1.25


@final
class NajlepszaSense(Sense[NajlepszaRules, Najlepsza]):
    def __init__(self) -> None:
        self._values: CardValues | None = None

    def rate(self, rules: NajlepszaRules, view: Najlepsza, legal: list[MoveId]) -> list[float]:
        return rate(rules.setup, view, legal)

    def value(self, rules: NajlepszaRules, view: Najlepsza) -> list[float]:
        if rules.settled(view):
            places = rules.places(view)
            winners = places.count(1)
            return [1.0 / winners if place == 1 else 0.0 for place in places]
        setup = rules.setup
        own = [holding(setup, view, seat) for seat in range(setup.players)]
        turns = [turns_left(setup, view, seat) for seat in range(setup.players)]
        if view.asking == FEED:
            points = feast_points(setup, own)
        else:
            strays = strays_left(view)
            points = [expected_points(setup.deck, own[seat], turns[seat], strays) for seat in range(setup.players)]
        unseen: i64 = sum(one.hand[0] for one in own)
        spread = LAST + TO_COME[setup.players] * math.sqrt(float(sum(turns)) / len(own))
        spread += HIDDEN * math.sqrt(float(unseen) / (len(own) - 1))
        best = max(points)
        shares = [math.exp((mine - best) / spread) for mine in points]
        whole = sum(shares)
        return [share / whole for share in shares]

    def quick(self, rules: NajlepszaRules, world: Najlepsza, dice: Dice) -> MoveId:
        setup = rules.setup
        if world.asking == FEED:
            return setup.eat + proposal(setup, world, world.asked)[0]
        values = self._values
        if values is None or values.deck is not setup.deck:
            values = self._values = CardValues(setup.deck)
        return quick(setup, values, world, dice)
