"""What will become of the reward of a play that nobody answers: some land takes it, or it is forfeit.

"given"; "lost", where no land has room (R27); "half", the cat of a pair alone (A4); "none", where no card is left for a nine
(A19).
"""

from __future__ import annotations

from kociarnia.engine import Face
from kociarnia.games.koty.rules.deck import RAVEN
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import DEEP, LANDS, Koty


def of_meeting(setup: Setup, view: Koty, seat: int, role: Face, target: int) -> str:
    """Two cats meet on a land, which is free when they have left it."""
    fight = view.tops[target] == role
    if not fight and _last_card(setup, view):
        return "none"
    free = False
    for cell in range(seat * LANDS, seat * LANDS + LANDS):
        if view.tops[cell] == 0 or cell == target:
            if view.depth[cell] < DEEP:
                return "given"
            free = True
    return "half" if fight and setup.pair_partial and free else "lost"


def of_night(view: Koty, seat: int, dragon: bool) -> tuple[str, int]:
    """The raven of a bat, or the dragon, before which all ravens leave their lands (A30): how many there are is told too."""
    free = (0, RAVEN) if dragon else (0,)
    room = any(view.tops[cell] in free and view.depth[cell] < DEEP for cell in _own(seat))
    return "given" if room else "lost", list(view.tops).count(RAVEN)


def _own(seat: int) -> range:
    return range(seat * LANDS, seat * LANDS + LANDS)


def _last_card(setup: Setup, view: Koty) -> bool:
    """A19: whoever plays now draws first, and then nobody draws any more."""
    return len(view.discards) == 0 and view.pile <= (1 if setup.exhaustion_immediate else 0)
