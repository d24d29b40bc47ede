"""The deal of the day: the same for everybody, wherever they are."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import UTC, datetime

from kociarnia.engine.dice import StackedDice
from kociarnia.engine.game import Game


def today() -> str:
    """The day, the same all over the world: it begins at midnight UTC."""
    return datetime.now(UTC).date().isoformat()


def seed(game: Game, day: str) -> int:
    """Anybody can compute it."""
    return int.from_bytes(hashlib.sha256(f"kociarnia daily {game.name} {day}".encode()).digest()[:4], "big")


def dice(game: Game, players: int, options: Mapping[str, int | str], day: str) -> StackedDice:
    """Decks that lie the same whatever the players do."""
    rules = game.rules(players, options)
    return StackedDice(seed(game, day), [family.bag for family in rules.inventory(rules.start())])
