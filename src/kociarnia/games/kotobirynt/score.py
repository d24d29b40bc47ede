"""Counting: points of the cats won, by player or by team; turns where all play together."""

from __future__ import annotations

from typing import Final

# Modes, in the order of the option.
USUAL: Final = 0  # solo for one, everyone for themselves for more
VERSUS: Final = 1
SOLO: Final = 2
COOP: Final = 3
TEAM: Final = 4


def team_of(seat: int, alternate: bool) -> int:
    """R27, A26: partners sit side by side, or opposite each other if they play by turns."""
    return seat % 2 if alternate else seat // 2


def ranked(marks: list[tuple[int, int]]) -> list[int]:
    """Places for marks of which more is better; equal ones share a place."""
    return [1 + sum(other > mark for other in marks) for mark in marks]
