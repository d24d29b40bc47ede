"""What people keep of their matches of Czarujące kotki."""

from __future__ import annotations

from kociarnia.games.czarujace_kotki.rules import score
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import SEIZED, Kotki


def feats(setup: Setup, view: Kotki, seat: int) -> dict[str, int]:
    return {
        "curses": len(view.felled[seat]),
        "escaped": int(view.over == SEIZED and score.places(setup, view)[seat] == 1),
    }
