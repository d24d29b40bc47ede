"""What is asked, and of whom."""

from __future__ import annotations

from kociarnia.engine import OVER, Say, Who
from kociarnia.engine.say import Arg
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, KEEPER, ORDER, Kotobirynt, face_of
from kociarnia.games.kotobirynt.show.labels import cat

# By the question on the agenda; "dealer" for all that the dealer does.
ASKS = {ACT: "act", ORDER: "order", KEEPER: "keeper"}


def question(setup: Setup, view: Kotobirynt) -> Say:
    if view.asking == OVER:
        return Say("ask-over")
    said: dict[str, Arg] = {"who": Who(view.turn)}
    if view.asking == ACT:
        said["action"] = int(view.made) + 1
    elif view.asking == KEEPER:
        said["cat"] = cat(setup, face_of(view.homes[-1]))
    return Say(f"ask-{ASKS.get(view.asking, 'dealer')}", said)
