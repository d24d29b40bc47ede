"""The two simplest bots: by lot, and by the game's own sense of a view."""

from __future__ import annotations

from typing import Any

from kociarnia.bots.base import Bot, best_by_lot
from kociarnia.engine import Dice, Game, Rules


class RandomBot(Bot):
    """Any legal move, each alike."""

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        return legal[dice.below(len(legal))]


class GreedyBot(Bot):
    """The move that looks best at once; among equals by lot."""

    def __init__(self, game: Game) -> None:
        self.sense = game.sense()

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        return best_by_lot(legal, self.sense.rate(rules, view, legal), dice)
