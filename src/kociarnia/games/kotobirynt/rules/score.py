"""Counting: points of the cats won, by player or by team; turns where all play together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import OVER
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import Kotobirynt

HALF: Final = 20  # turns that are worth one half to those who play together


def tally(setup: Setup, state: Kotobirynt) -> list[tuple[int, int]]:
    """Points and cats of each side (R28)."""
    points = [0] * (max(setup.side) + 1)
    cats = points[:]
    for won in state.won:
        points[setup.side[won & 7]] += setup.deck.points[won >> 3]
        cats[setup.side[won & 7]] += 1
    return list(zip(points, cats, strict=True))


def scores(setup: Setup, state: Kotobirynt) -> list[i64]:
    if setup.counts_turns:
        return [state.turns] * setup.players  # R25, R26
    sides = tally(setup, state)
    return [sides[side][0] for side in setup.side]


def places(setup: Setup, state: Kotobirynt) -> list[i64]:
    """Equal ones share a place."""
    if setup.counts_turns:
        return [2 if len(state.won) < setup.all_cats else 1] * setup.players  # A32: nobody wins by the cap
    marks = [(points, cats if setup.more_cats else 0) for points, cats in tally(setup, state)]  # R23, R28, A22
    return [1 + sum(other > marks[side] for other in marks) for side in setup.side]


def utilities(setup: Setup, state: Kotobirynt) -> list[float]:
    """Where all play together: the fewer turns the more, from 0 (not all cats have come home) to 1."""
    worth = 0.0 if capped(setup, state) else HALF / (HALF + state.turns)
    return [worth] * setup.players


def capped(setup: Setup, state: Kotobirynt) -> bool:
    """Over, but not all cats have come home (A31)."""
    return state.asking == OVER and len(state.won) < setup.all_cats
