"""Cards and words of Sen as messages."""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import UNKNOWN, Face, Say
from kociarnia.games.sen.rules.setup import Setup


def art(setup: Setup, face: Face) -> str:
    return "" if face == UNKNOWN else setup.deck.names[face]


@lru_cache(maxsize=4096)
def face_of(setup: Setup, face: Face) -> Say:
    """A card by its name, "Peek 1 (6 ravens)", with its picture for boards that draw what is told."""
    if face == UNKNOWN:
        return Say("face-down")
    name = setup.deck.names[face]
    special = setup.deck.action[face] or face == setup.deck.hourglass
    return Say(f"card-{name}" if special else "card-plain", {"ravens": setup.deck.ravens[face], "face": name})


def word_of(word: int | str) -> Say:
    return Say("word-hourglass") if word == "hourglass" else Say("word-ravens", {"ravens": int(word)})
