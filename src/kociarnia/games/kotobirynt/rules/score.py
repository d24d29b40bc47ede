"""Counting: points of the cats won, by player or by team; turns where all play together."""

from __future__ import annotations

from typing import Final

# Modes, in the order of the option.
USUAL: Final = 0  # solo for one, everyone for themselves for more
VERSUS: Final = 1
SOLO: Final = 2
COOP: Final = 3
TEAM: Final = 4


def sides_of(mode: int, players: int, alternate: bool) -> list[int]:
    """Who wins with whom: partners sit side by side, or opposite each other if the teams alternate (R27, A26)."""
    if mode == SOLO or mode == COOP:
        return [0] * players
    if mode == TEAM:
        return [seat % 2 if alternate else seat // 2 for seat in range(players)]
    return list(range(players))


def ranked(marks: list[tuple[int, int]]) -> list[int]:
    """Places of the sides for marks of which more is better; equal ones share a place."""
    return [1 + sum(other > mark for other in marks) for mark in marks]
