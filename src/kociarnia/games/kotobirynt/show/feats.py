"""What people keep of their matches of Kotobirynt."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from kociarnia.engine import Past
from kociarnia.games.kotobirynt.rules.state import Kotobirynt


def feats(view: Kotobirynt, seat: int, past: Iterable[Past[Kotobirynt]]) -> dict[str, int]:
    before: dict[int, int] = {}  # by turn: how many cats the seat had when it began
    for one in past:
        before.setdefault(int(one.before.turns), _cats(one.before, seat))
    counts = [*before.values(), _cats(view, seat)]
    return {"cats": counts[-1], "chain": max(later - earlier for earlier, later in pairwise(counts))}


def _cats(view: Kotobirynt, seat: int) -> int:
    return sum(won & 7 == seat for won in view.won)
