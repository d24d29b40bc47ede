"""Why one would make a move, in a short clause."""

from __future__ import annotations

from kociarnia.engine import MoveId, Say
from kociarnia.engine.say import Arg
from kociarnia.games.koty.rules.deck import JOKER
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import LANDS, Koty
from kociarnia.games.koty.show.choices import target
from kociarnia.games.koty.show.labels import MEETINGS, count, count_of, meeting
from kociarnia.games.koty.show.rewards import of_meeting, of_night


def reason(setup: Setup, view: Koty, move: MoveId) -> Say:
    seat = view.asked
    if not setup.play <= move < setup.exchange:
        verb, _ = setup.moves[move]
        if verb not in ("bat", "dragon"):
            return Say(f"why-{verb}")
        reward, ravens = of_night(view, seat, verb == "dragon")
        return Say(f"why-{verb}", {"reward": reward, "ravens": ravens})
    cell = target(setup, seat, move)
    role = int((move - setup.play) % ROLES) + 1
    face = JOKER if move >= setup.joker else role
    how = meeting(cell // LANDS == seat, role, view.tops[cell], view.depth[cell])
    after = count(setup, face if view.tops[cell] == 0 else 0, view.depth[cell])
    said: dict[str, Arg] = {"now": count_of(setup, view, cell), "count": after}
    if how.endswith(MEETINGS):
        said["reward"] = of_meeting(setup, view, seat, role, cell)
    return Say(f"why-{how}", said)
