"""The goal card of a table in words, by the same arguments that the page gives it (web/src/shell/goalArguments.ts)."""

from __future__ import annotations

from kociarnia.engine import Game

PARTS = ("aim", "turn", "end")


def goal_card(game: Game, language: str, players: int, **chosen: str) -> list[str]:
    """The goal, a turn, the end."""
    settled = game.settle(players, chosen)
    options = {one.key: settled[one.key] if one.kind == "number" else one.text(settled[one.key]) for one in game.options}
    words = game.words(language)
    return [words(f"goal-{part}", players=players, **options) for part in PARTS]
