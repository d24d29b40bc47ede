"""By which names choices, motions and boards speak of what lies on the table."""

from __future__ import annotations

from kociarnia.engine import UNKNOWN, Face
from kociarnia.games.koty.rules.state import LANDS, NINE, Koty

LAND = [f"land.{cell // LANDS}.{cell % LANDS}" for cell in range(6 * LANDS)]


def at_land(cell: int) -> str:
    return LAND[cell] if cell >= 0 else ""


def waiting_nine(state: Koty) -> Face:
    """The raven or dragon that will be a nine as soon as its land is chosen; UNKNOWN if there is none."""
    faces = [face for ask, _, face in state.questions() if ask == NINE] if state.awaits(NINE) else []
    return faces[0] if faces else UNKNOWN
