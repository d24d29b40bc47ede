"""A player's sense of Koty: moves rated, positions valued, moves for playouts."""

from __future__ import annotations

from kociarnia.engine.contract import OVER, Dice, MoveId, Sense
from kociarnia.games.koty.bot.evaluation import CardTables, shares
from kociarnia.games.koty.bot.playout_policy import quick
from kociarnia.games.koty.bot.rating import distinct, rate
from kociarnia.games.koty.rules.deck import Deck
from kociarnia.games.koty.rules.rules import KotyRules
from kociarnia.games.koty.rules.state import Koty


class KotySense(Sense[KotyRules, Koty]):
    def __init__(self) -> None:
        self.tables: CardTables | None = None

    def rate(self, rules: KotyRules, view: Koty, legal: list[MoveId]) -> list[float]:
        return rate(self._study(rules.setup.deck), rules.setup, view, legal)

    def distinct(self, rules: KotyRules, view: Koty, legal: list[MoveId]) -> list[MoveId]:
        return distinct(rules.setup, view, legal)

    def value(self, rules: KotyRules, view: Koty) -> list[float]:
        if view.asking != OVER:
            return shares(self._study(rules.setup.deck), rules.setup, view)
        places = rules.places(view)
        winners = places.count(1) // (2 if rules.setup.teams else 1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]

    def quick(self, rules: KotyRules, world: Koty, dice: Dice) -> MoveId:
        return quick(rules.setup, self._study(rules.setup.deck), world, dice)

    def _study(self, deck: Deck) -> CardTables:
        """The tables for this deck."""
        tables = self.tables
        if tables is None or tables.deck is not deck:
            tables = CardTables(deck)
            self.tables = tables
        return tables
