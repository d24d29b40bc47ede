"""How many moves may still come: every open question has its price, and so has every card that may still be dealt or played."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.games.najlepsza_gra.rules.state import (
    AFTER,
    ASK,
    DEAL,
    FEED,
    LATE,
    LAY,
    MARK,
    NEXT,
    REFILL,
    REVEAL,
    SHOW,
    STRAY,
    TURN,
    Table,
)


def at_the_feast(counts: list[int], answers: i64, cards: i64) -> int:
    """`answers` are those to be given and shown, `cards` those in hands that will be laid open."""
    if counts[REVEAL]:
        return answers + cards
    return counts[SHOW] + counts[LAY]


def before_it(state: Table, counts: list[int], plays: i64, feast: i64) -> int:
    """`plays` are the bottles and lost cats not played yet, `feast` is the longest feast."""
    # A turn is a take and up to two answers after it; each line of cards that the deck still has makes one more.
    turns = (state.deck - counts[DEAL] + 2) // 3 + counts[TURN] + counts[NEXT]
    waits = counts[MARK] + counts[STRAY] + counts[AFTER] + counts[LATE] + counts[REFILL]
    return 3 * turns + state.deck + plays + waits + feast


def questions(state: Table) -> list[int]:
    """How many of each kind are open."""
    counts = [0] * (REVEAL + 1)
    for entry in state.agenda:
        counts[entry & ASK] += 1
    return counts


def feasting(state: Table, counts: list[int]) -> bool:
    return not state.agenda or counts[FEED] + counts[SHOW] + counts[LAY] > 0
