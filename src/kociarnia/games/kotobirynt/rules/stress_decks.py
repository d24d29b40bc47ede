"""Unusual decks: canals of any shape and few cats, so that the edges of the rules come up often."""

from __future__ import annotations

import random
from collections.abc import Mapping

from kociarnia.games.kotobirynt.rules.deck import Deck

SHAPES: tuple[tuple[str, list[str]], ...] = (
    ("spring", ["N"]),  # a dead end
    ("meadow", []),  # no water at all
    ("curves", ["NE", "SW"]),  # two separate bends
    ("quay", ["NS", "E"]),  # a canal and a dead end
    ("lake", ["NESW"]),
)


def stress_deck(options: Mapping[str, int], seed: int) -> Deck:
    """Just enough canals, or a few more, of many shapes; and only a handful of cats."""
    luck = random.Random(seed)
    cells = 9 if options["size"] == 1 else 16
    shapes = [("elbow", ["NE"]), *luck.sample(SHAPES, 3), ("tee", ["NES"]), ("bridge", ["NS", "EW"])]
    copies = [2] + [0] * (len(shapes) - 1)  # the corners need two elbows
    for _ in range(cells - 2 + luck.choice((0, 0, 1, 2, 5))):
        copies[luck.randrange(len(copies))] += 1
    cats = luck.randint(2, 9)
    corners = (("last", "first", ["ES"]), ("first", "last", ["NW"]))
    sides = (("cat", "N", "first"), ("cat", "S", "last"), ("keeper", "E", "first"), ("keeper", "W", "last"))
    return Deck(
        {
            "canal": [
                {"key": key, "channels": channels, "copies": number}
                for (key, channels), number in zip(shapes, copies, strict=True)
            ],
            "cat": [{"key": f"cat{number}", "points": luck.randint(1, 5)} for number in range(cats)],
            "keeper": [{"key": "one"}, {"key": "other"}],
            "start": [{"figure": figure, "side": side, "line": line} for figure, side, line in sides],
            "corner": [
                {"column": column, "row": row, "canal": "elbow", "channels": channels} for column, row, channels in corners
            ],
        }
    )
