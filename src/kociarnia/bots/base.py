"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from kociarnia.engine import Dice, Rules


class Bot(ABC):
    """Answers for one seat. All it gets is its own view, what is legal there, and dice."""

    @abstractmethod
    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        """One of `legal`."""
