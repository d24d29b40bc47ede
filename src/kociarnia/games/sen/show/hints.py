"""Why somebody would make a move of Sen, in a short clause.

A hint names places and what is in sight; a face that was seen earlier only with the memory aid (`aid`), and no number either
that is counted from such faces (A37).
"""

from __future__ import annotations

from kociarnia.engine import UNKNOWN, MoveId, Say
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.sen.bot.evaluation import DreamEstimate, chance_of_fewest, expected_ravens
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import Sen
from kociarnia.games.sen.show.labels import face_of


def reason(setup: Setup, view: Sen, move: MoveId, aid: bool) -> Say:
    verb, args = setup.moves[move]
    seat = view.asked
    if not aid:
        return _from_sight(verb, args)
    if verb == "call":
        own = DreamEstimate(setup, view, seat)
        chance = chance_of_fewest(setup, view, seat, own)
        return Say("why-call", {"ravens": round(own.ravens), "percent": round(100 * chance)})
    if verb in ("take", "keep"):
        spot = seat * setup.slots + int(args[0])
        old = view.dreams[spot] & FACE
        new = face_of(setup, view.open[-1] if verb == "take" else view.hand[-1] & FACE)
        if old == UNKNOWN:
            return Say("why-for-unknown", {"new": new, "ravens": round(expected_ravens(setup, view, spot))})
        return Say("why-for-known", {"new": new, "old": face_of(setup, old)})
    return Say(f"why-{verb}")


def _from_sight(verb: str, args: tuple[int | str, ...]) -> Say:
    if verb == "call":
        return Say("why-call-plain")
    if verb in ("take", "keep"):
        return Say("why-for", {"slot": int(args[0]) + 1})
    return Say(f"why-{verb}")
