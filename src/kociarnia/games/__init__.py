"""The games of the house: every folder here that has a game.toml, and those in the folders that KOCIARNIA_GAMES names."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

from kociarnia.engine import Game, Refusal

added = list(filter(None, os.environ.get("KOCIARNIA_GAMES", "").split(os.pathsep)))
__path__ = [*__path__, *added]
known: dict[str, Game] = {}  # those that were found: every table that is fetched asks for its own


def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    for folder in map(Path, added):
        if not folder.is_dir() or (folder / "game.toml").exists():
            raise Refusal("error-games-inside" if folder.is_dir() else "error-games-folder", path=str(folder))
    return sorted({path.parent.name for folder in __path__ for path in Path(folder).glob("*/game.toml")})


def find(name: str) -> Game:
    """The game of that name; a Refusal that lists the names if there is none."""
    game = known.get(name)
    if game is None:
        if name not in names():
            raise Refusal("error-game", game=name, known=", ".join(names()))
        game = known[name] = import_module(f"{__name__}.{name}").GAME
    return game
