"""Why the actor would make a move, in a short clause."""

from __future__ import annotations

from kociarnia.engine import MoveId, Say
from kociarnia.games.najlepsza_gra.bot.evaluation import line_gains
from kociarnia.games.najlepsza_gra.bot.proposal import proposal
from kociarnia.games.najlepsza_gra.rules.setup import LINES, Setup
from kociarnia.games.najlepsza_gra.rules.state import FEED, Najlepsza


def reason(setup: Setup, view: Najlepsza, move: MoveId) -> Say:
    verb, args = setup.moves[move]
    if verb == "take":
        return Say("why-take", {"points": round(line_gains(setup, view, view.asked)[LINES.index(str(args[0]))])})
    if view.asking == FEED:
        return Say("why-best" if move == setup.eat + proposal(setup, view, view.asked)[0] else "why-other")
    return Say(f"why-{verb}")
