"""A player's sense of Kotobirynt: what a turn can win, and how near the remaining cats are for whoever moves next."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import MoveId, Rules, Sense
from kociarnia.games.kotobirynt.foresight import Outlook, outlook
from kociarnia.games.kotobirynt.rules import ACTIONS, KotobiryntRules
from kociarnia.games.kotobirynt.state import ACT, Kotobirynt

# How likely a cat is led home soon, by the number of cards to be turned.
NEAR: Final = [1.0, 0.9, 0.6, 0.3, 0.1, 0.0]
LEAF: Final = 0.5  # what a chance is worth against a cat in the hand


class KotobiryntSense(Sense[Kotobirynt]):
    def rate(self, rules: Rules[Kotobirynt], view: Kotobirynt, legal: list[MoveId]) -> list[float]:
        assert isinstance(rules, KotobiryntRules)
        if view.agenda[-1] != ACT:
            return [0.0] * len(legal)
        now = outlook(rules, view)
        seen: dict[str, float] = {}
        out: list[float] = []
        for move in legal:
            after = now.copy()
            after.act(move)
            key = repr((after.square, after.deck))
            if key not in seen:
                seen[key] = self._after(rules, view, after)
            out.append(seen[key])
        return out

    def _after(self, rules: KotobiryntRules, view: Kotobirynt, after: Outlook) -> float:
        gain = after.collect()
        if view.made == 0:
            gain += after.best()
        return gain + LEAF * chances(after)

    def value(self, rules: Rules[Kotobirynt], view: Kotobirynt) -> list[float]:
        assert isinstance(rules, KotobiryntRules)
        return [0.5] * rules.players


def chances(after: Outlook) -> float:
    out = 0.0
    for spot, steps in enumerate(after.distances()):
        if after.cat_places[spot] >= 0:
            out += after.worth[spot] * NEAR[steps]
    return out
