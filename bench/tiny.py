"""The tiny variants of docs/research.md, solved: python bench/tiny.py. Prints Markdown; needs OpenSpiel."""

from __future__ import annotations

from kociarnia import games
from kociarnia.adapters.exact import exact
from kociarnia.engine import Game

HEAD = "| id | nodes | information sets | solver | value to the first seat | by lot | exploitability of play by lot |"


def row(game: Game) -> str:
    rules = game.tiny()
    found = exact(rules)
    sets = " + ".join(f"{many:,}" for many in found.infosets)
    value = f"{found.value:.4f}" + (f" ± {found.within:.4f}" if found.within else "")
    by_lot = ["", ""] if found.by_lot is None else [f"{round(found.by_lot, 5) or 0:.5f}", f"{found.exploitability:.5f}"]
    return "| " + " | ".join([rules.id, f"{found.nodes:,}", sets, found.solver, value, *by_lot]) + " |"


def main() -> None:
    print(HEAD)
    print("|" + "---|" * (HEAD.count("|") - 1))
    for name in games.names():
        print(row(games.find(name)))


if __name__ == "__main__":
    main()
