"""The table of docs/research.md, measured by lot: python bench/games.py [matches]. Prints Markdown."""

from __future__ import annotations

import sys
from typing import Any

from kociarnia import games
from kociarnia.engine import CHANCE, NOBODY, QuickDice, Rules

HEAD = (
    "| id | players | cells | actions | decisions | branching | moves (longest seen) | hidden cards | cards | horizon | tags |"
)


def row(rules: Rules[Any], matches: int) -> str:
    """Means over matches by lot; hidden cards are those that another seat knows and the seat that is asked does not."""
    spec, dice = rules.spec(), QuickDice(1)
    decisions = branches = hidden = moves = longest = 0
    for _ in range(matches):
        state, made = rules.start(), 0
        while (who := rules.actor(state)) != NOBODY:
            if who != CHANCE:
                decisions += 1
                branches += len(rules.legal(state))
                hidden += rules.unknown(rules.redact(state, who)) - rules.unknown(state)
            rules.apply(state, rules.roll(state, dice))
            made += 1
        moves += made
        longest = max(longest, made)
    cards = sum(int(family.bag[0]) for family in rules.inventory(rules.start()))
    facts = [
        spec.id, rules.players, spec.cells, len(spec.actions), f"{decisions / matches:.0f}", f"{branches / decisions:.1f}",
        f"{moves / matches:.0f} ({longest})", f"{hidden / decisions:.1f}", cards, spec.horizon, ", ".join(spec.tags),
    ]  # fmt: skip
    return "| " + " | ".join(map(str, facts)) + " |"


def main(matches: int) -> None:
    print(HEAD)
    print("|" + "---|" * (HEAD.count("|") - 1))
    for name in games.names():
        game = games.find(name)
        for players in sorted({game.seats[0], game.usual, game.seats[1]}):
            print(row(game.rules(players), matches))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
