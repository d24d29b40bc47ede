"""Counting: points of the cats won, by player or by team; turns where all play together."""

from __future__ import annotations

from typing import Final

VERSUS: Final = 0
SOLO: Final = 1
COOP: Final = 2
TEAM: Final = 3


def team_of(seat: int, alternate: bool) -> int:
    """R27, A26: partners sit side by side, or opposite each other if they play by turns."""
    return seat % 2 if alternate else seat // 2


def ranked(marks: list[tuple[int, int]]) -> list[int]:
    """Places for marks of which more is better; equal ones share a place."""
    return [1 + sum(other > mark for other in marks) for mark in marks]
