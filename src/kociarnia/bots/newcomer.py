"""Somebody who plays for the first time: a model of that person, and a cat gentle enough to be beaten by them."""

from __future__ import annotations

from typing import Any

from kociarnia.bots.base import Bot, best_by_lot
from kociarnia.engine import Dice, Game, Rules

MEMORY = 0.3  # how much of what was seen stays in mind


class NewcomerBot(Bot):
    """A model of a person at their first table, for measuring: any move of the better half, and hardly a memory."""

    def __init__(self, game: Game) -> None:
        self.sense = game.sense()

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        return self.lapse(self.rated(rules, view, legal), dice)

    def rated(self, rules: Rules[Any], view: Any, legal: list[int]) -> list[tuple[float, int]]:
        """The moves with their rates, the best first."""
        rates = self.sense.rate(rules, self.sense.forget(rules, view, MEMORY), legal)
        return sorted(zip(rates, legal, strict=True), key=lambda pair: (-pair[0], pair[1]))

    def lapse(self, rated: list[tuple[float, int]], dice: Dice) -> int:
        return rated[dice.below((len(rated) + 1) // 2)][1]


class MaluszekBot(NewcomerBot):
    """The smallest kitten. In so many of its moves it plays like a newcomer, in the others with sense; and it may not see what
    is best. How often each, in hundredths, is fitted for every game (bench/newcomer.py, `think.maluszek` in game.toml), so that
    a newcomer wins a fair share."""

    LAPSE = 66
    OVERLOOK = 0

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        fitted = game.think.get("maluszek", {})
        self.lapses: int = fitted.get("lapse", self.LAPSE)
        self.overlooks: int = fitted.get("overlook", self.OVERLOOK)

    def sit_in(self) -> None:
        self.lapses = self.overlooks = 0

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        rated = self.rated(rules, view, legal)
        if dice.below(100) < self.overlooks:
            seen = [pair for pair in rated if pair[0] < rated[0][0] - 1e-9]
            rated = seen or rated
        if dice.below(100) < self.lapses:
            return self.lapse(rated, dice)
        return best_by_lot([move for _, move in rated], [rate for rate, _ in rated], dice)
