"""Why somebody would make a move in Kotobirynt."""

from __future__ import annotations

from kociarnia.engine import MoveId, Say
from kociarnia.games.kotobirynt.bot.lookahead import FAR, look_ahead
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import Kotobirynt
from kociarnia.games.kotobirynt.show.labels import cat


def reason(setup: Setup, view: Kotobirynt, move: MoveId) -> Say:
    verb = setup.moves[move].verb
    if verb not in ("rotate", "insert"):
        return Say(f"why-{verb}")
    ahead = look_ahead(setup, view)
    before = ahead.distances()
    ahead.act(move)
    then = ahead.distances()
    cats = range(len(view.cats))
    won = [number for number in cats if then[number] == 0]
    if won:
        return Say("why-wins", {"cats": tuple(cat(setup, view.cats[number]) for number in won)})
    if view.made == 0 and ahead.best() > 0:
        return Say("why-prepares")
    lost = [number for number in cats if view.cat_spots[number] != NOWHERE]
    for number in lost:
        if then[number] < before[number]:
            return Say("why-nearer", {"cat": cat(setup, view.cats[number]), "cards": min(then[number], FAR)})
    for number in lost:
        if then[number] > before[number]:
            return Say("why-further", {"cat": cat(setup, view.cats[number])})
    return Say("why-quiet")
