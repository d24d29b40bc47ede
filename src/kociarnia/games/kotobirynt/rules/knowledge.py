"""Who knows what in Kotobirynt: nothing is secret, and what nobody has seen has no face in any world."""

from __future__ import annotations

from kociarnia.engine.contract import UNKNOWN, Family
from kociarnia.games.kotobirynt.rules.state import Kotobirynt


def inventory(state: Kotobirynt) -> list[Family]:
    canals = [tile >> 2 for tile in [*list(state.square), *list(state.deck)]]
    cats = [face for face in state.cats if face != UNKNOWN] + [cat >> 3 for cat in state.won]
    return [Family(canals, list(state.canal_bag)), Family(cats + [UNKNOWN] * state.cat_bag[UNKNOWN], list(state.cat_bag))]
