"""The short choice: what ./check runs of a test that holds for every game, in every language; ./check --long runs all of it."""

from __future__ import annotations

import pytest

from kociarnia import games
from kociarnia.engine.words import LANGUAGES


def but_long(*names: str) -> list[object]:
    """These games always, the others in the long run."""
    return [pytest.param(one, marks=() if one in names else pytest.mark.long, id=one) for one in games.names()]


def in_turn() -> list[object]:
    """Every game with its language: the first one in the first, the next one in the other; the rest in the long run."""
    return [
        pytest.param(name, language, marks=() if (number + other) % 2 == 0 else pytest.mark.long, id=f"{name}-{language}")
        for number, name in enumerate(games.names())
        for other, language in enumerate(LANGUAGES)
    ]
