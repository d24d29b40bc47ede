"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from kociarnia.engine import Dice, Rules


class Bot(ABC):
    """Answers for one seat. All it gets is its own view, what is legal there, and dice."""

    distracted = 0  # in so many moves of 100 it takes any of its better ideas
    visits: dict[int, int] = {}  # how often a search tried each move before the last choice; none where nothing was searched

    @abstractmethod
    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        """One of `legal`."""

    def sit_in(self) -> None:
        """From here on it answers in somebody's name, whom it must not cost the match by a whim."""
        self.distracted = 0

    def close(self) -> None:  # noqa: B027 - most have nothing to put away
        """It is not asked any more."""


def best_by_lot(moves: list[int], rates: list[float], dice: Dice) -> int:
    """The move that rates best; among equals by lot."""
    most = max(rates) - 1e-9
    best = [move for move, rate in zip(moves, rates, strict=True) if rate >= most]
    return best[dice.below(len(best))]
