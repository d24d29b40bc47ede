"""Why one would make a move, in a short clause."""

from __future__ import annotations

from kociarnia.engine import MoveId, Say
from kociarnia.games.koty.rules.deck import JOKER
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import Koty
from kociarnia.games.koty.show.choices import target
from kociarnia.games.koty.show.labels import count, count_of, meeting


def reason(setup: Setup, view: Koty, move: MoveId) -> Say:
    seat = view.asked
    if not setup.play <= move < setup.exchange:
        verb, _ = setup.moves[move]
        return Say(f"why-{verb}")
    cell = target(setup, seat, move)
    role = int((move - setup.play) % ROLES) + 1
    face = JOKER if move >= setup.joker else role
    how = meeting(view, seat, role, cell)
    after = count(setup, face if view.tops[cell] == 0 else 0, view.depth[cell])
    return Say(f"why-{how}", {"now": count_of(setup, view, cell), "count": after})
