"""How each side of Kotobirynt stands."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.games.kotobirynt.bot.lookahead import look_ahead
from kociarnia.games.kotobirynt.rules.legal import ACTIONS
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import Kotobirynt

PACE: Final = 0.8  # turns that a cat takes on average
LONG: Final = 12.0  # turns after which a match alone is neither good nor bad


def soon(setup: Setup, view: Kotobirynt) -> float:
    """What whoever is asked for an action may well win in what is left of the turn."""
    return min(1.0, look_ahead(setup, view).chances() * float(ACTIONS - int(view.made)) / 2.0)


def shares(setup: Setup, view: Kotobirynt, chance: float) -> list[float]:
    """The share of the win that each seat may expect, if whoever is asked wins that much soon."""
    lost: i64 = setup.all_cats - len(view.won)
    if setup.counts_turns:
        turns = float(int(view.turns)) + PACE * float(int(lost)) - 0.5 * chance
        return [LONG / (LONG + turns)] * setup.players
    spread = 0.5 + 0.9 * math.sqrt(float(int(lost)) * setup.deck.average)  # what is still to come may turn the match
    sides, points_of, won = setup.side, setup.deck.points, view.won
    out: list[float] = []
    best = 0.0
    for side in range(sides[-1] + 1):
        points: i64 = 0
        for cat in won:
            if sides[cat & 7] == side:
                points += points_of[cat >> 3]
        mark = float(int(points)) + (setup.deck.average * chance if side == sides[view.turn] else 0.0)
        out.append(mark)
        if mark > best:
            best = mark
    whole = 0.0
    for side in range(len(out)):
        share = math.exp((out[side] - best) / spread)
        out[side] = share
        whole += share
    return [out[side] / whole for side in sides]
