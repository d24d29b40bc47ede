"""What a strong cat would do here, and why: for hints."""

from __future__ import annotations

from typing import Any, NamedTuple

from kociarnia.bots.levels import budget, search
from kociarnia.engine import Dice, Game, Rules, Say

BEST = 3  # moves that are explained
ALIKE = 2  # percent that make no difference
ONLY = Say("hint-only")


class Advice(NamedTuple):
    """One of the best moves."""

    move: int
    chance: float | None  # to win; None where nobody wins against others, or where it would be counted from memory
    reason: Say


def advise(
    game: Game,
    rules: Rules[Any],
    view: Any,
    dice: Dice,
    playouts: int = 0,
    seconds: float = 0.9,
) -> list[Advice]:
    """The best three moves, the best first, with the chance to win that each leaves and a reason in words; none where only
    the player's own memory may answer.

    It thinks as the strongest level does, with so many playouts if any are named.
    """
    presenter = game.presenter(rules.options)
    legal = [choice.move for choice in presenter.advisable(rules, view)]
    if not legal:
        return []
    alone = len(rules.legal(view)) == 1
    strong = budget(game, "tygrys")._replace(seconds=seconds)
    thoughts = search(game, strong._replace(playouts=playouts) if playouts else strong).think(rules, view, legal, dice)
    told = presenter.reminds and len(set(rules.sides())) > 1
    best = [thoughts[0], *sorted((thought for thought in thoughts[1:] if thought.visits), key=lambda one: -one.share)][:BEST]
    first = best[0]
    most = first.share if first.visits else game.sense().value(rules, view)[rules.actor(view)]
    chances = [most, *(min(most, thought.share) for thought in best[1:])]  # what was tried less may seem better, and is not
    return [
        Advice(thought.move, chance if told else None, ONLY if alone else presenter.reason(rules, view, thought.move))
        for thought, chance in zip(best, chances, strict=True)
    ]


def gain(best: list[Advice]) -> Say | None:
    """What the first move is worth, and what it would cost to leave it."""
    chances = [round(100 * one.chance) for one in best if one.chance is not None]
    if not chances:
        return None
    chance, rest = chances[0], max(chances[1:], default=0)
    how = "only" if len(chances) == 1 else "alike" if chance - rest < ALIKE else "better"
    return Say("hint-gain", {"how": how, "chance": chance, "rest": rest})
