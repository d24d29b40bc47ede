"""What a step of a spell asks for before the spell can be cast (A7, A9, A31-A33), in one int; for several steps it is a sum."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.games.czarujace_kotki.rules.deck import (
    ANY,
    CARD,
    CHAPTER,
    DECK,
    EITHER,
    OTHER,
    OWN,
    PILE,
    SWAP,
    SWAP_CHAPTERS,
    TWO,
)

SOURCES: Final = 8  # costs are listed by step * SOURCES + source
MANY: Final = 63  # cost >> X & MANY: so many
OWN_CARDS: Final = 0  # own cards,
CARDS: Final = 6  # cards on the table,
FROM_DECK: Final = 12  # times that the deck must not be empty,
FROM_PILE: Final = 18  # nor the pile,
FROM_EITHER: Final = 24  # nor both


def cost(unit: i64, source: i64, target: i64, players: i64) -> i64:
    one: i64 = 1
    if unit == TWO or (unit == CARD and source == DECK):
        return one << FROM_DECK
    if unit == CARD and source == PILE:
        return one << FROM_PILE
    if unit == CARD and source == EITHER:
        return one << FROM_EITHER
    if unit == CHAPTER or unit == SWAP_CHAPTERS:
        return 0
    cards = 2 if unit == SWAP else 1
    own = source == OWN or (source == ANY and target == OTHER and players == 2)
    return (cards << CARDS) + (one << OWN_CARDS if own else 0)
