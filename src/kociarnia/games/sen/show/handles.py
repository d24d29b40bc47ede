"""By which handles choices, motions and boards name what lies on the table of Sen.

Handles: `closed`, `open` (the top of that pile), `open.3` (a card below it, counted from the bottom), `hand.0`, `dream.1.2`
(slot 2 of seat 1) and, where it is played, `claim`.
"""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import Face
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import Sen
from kociarnia.games.sen.show.sight import landing


def at_spot(setup: Setup, spot: int) -> str:
    return _at(spot // setup.slots, spot % setup.slots)


@lru_cache(maxsize=256)
def _at(seat: int, slot: int) -> str:
    return f"dream.{seat}.{slot}"


def at_open(view: Sen, index: int) -> str:
    """The handle of a card of the open pile, counted from the bottom."""
    return "open" if index == len(view.open) - 1 + landing(view) else f"open.{index}"


def nearest(view: Sen, face: Face) -> int:
    """Where the copy of a card lies that is nearest to the top of the open pile (A14)."""
    return len(view.open) - 1 - list(view.open)[::-1].index(face)
