"""The tiny variant of a game, for those who check algorithms: the same rules with so few cards that they can be solved.

`[tiny]` in game.toml says which: its version, how many play, options (beyond what people may choose, too), and what is other
than in cards.toml. Of a table of cards only those that are named are left, with these facts instead, and new ones join them;
"*" stands for the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

TINY: Final = "tiny"  # beside a match's settled options
OTHERS: Final = "*"


def few(cards: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """cards.toml with these changes."""
    out = dict(cards)
    for table, change in changes.items():
        if isinstance(cards.get(table), list):
            rest = change.get(OTHERS)
            kept = [card for card in cards[table] if card["key"] in change or rest is not None]
            new = change.keys() - {card["key"] for card in cards[table]} - {OTHERS}
            out[table] = [{**card, **change.get(card["key"], rest)} for card in kept]
            out[table] += [{"key": key, **change[key]} for key in sorted(new)]
        else:
            out[table] = {**cards.get(table, {}), **change}
    return out
