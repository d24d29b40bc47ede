"""What people keep of their matches of Koty."""

from __future__ import annotations

from collections.abc import Iterable

from kociarnia.engine import Past
from kociarnia.games.koty.rules.score import places
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import LANDS, Koty


def feats(setup: Setup, view: Koty, seat: int, past: Iterable[Past[Koty]]) -> dict[str, int]:
    nines = sum(view.depth[seat * LANDS : (seat + 1) * LANDS])
    defended = sum(one.actor == seat and one.text.startswith("defend") for one in past)
    quickest = {"quickest": int(view.turns)} if places(setup, view)[seat] == 1 else {}
    return {"nines": int(nines), "defended": defended, **quickest}
