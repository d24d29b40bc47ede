"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from kociarnia.engine import Dice, Rules


class Bot(ABC):
    """Answers for one seat. All it gets is its own view, what is legal there, and dice."""

    visits: dict[int, int] = {}  # how often a search tried each move before the last choice; none where nothing was searched

    @abstractmethod
    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        """One of `legal`."""
