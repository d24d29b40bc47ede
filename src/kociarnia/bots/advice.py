"""What a strong cat would do here, and why: for hints."""

from __future__ import annotations

from typing import Any, NamedTuple

from kociarnia.bots.levels import budget, search
from kociarnia.engine import Dice, Game, Rules, Say

BEST = 3  # moves that are explained


class Advice(NamedTuple):
    """One of the best moves."""

    move: int
    place: float  # the place to expect, from 1
    visits: int  # how often it was tried
    reason: Say


def advise(
    game: Game,
    rules: Rules[Any],
    view: Any,
    dice: Dice,
    playouts: int = 0,
    seconds: float = 0.9,
) -> list[Advice]:
    """The best three moves, the best first, with the place that they lead to and a reason in words; none where only the
    player's own memory may answer.

    It thinks as the strongest level does, with so many playouts if any are named.
    """
    presenter = game.presenter(rules.options)
    legal = [choice.move for choice in presenter.advisable(rules, view)]
    if not legal:
        return []
    strong = budget(game, "tygrys")._replace(seconds=seconds)
    thoughts = search(game, strong._replace(playouts=playouts) if playouts else strong).think(rules, view, legal, dice)
    sides = len(set(rules.sides()))
    best = [thoughts[0], *sorted((thought for thought in thoughts[1:] if thought.visits), key=lambda one: -one.share)][:BEST]
    out = []
    for thought in best:
        share = thought.share if thought.visits else game.sense().value(rules, view)[rules.actor(view)]
        place = 1.0 + (1.0 - share) * sides / 2.0  # who does not win comes to any of the other places
        out.append(Advice(thought.move, place, thought.visits, presenter.reason(rules, view, thought.move)))
    return out
