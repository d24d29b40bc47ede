"""By which handles choices, motions and boards name what lies on the table; pages and records of taps know them.

Chapters are numbered from 1 in handles and in messages, from 0 everywhere else.
"""

from __future__ import annotations

from functools import lru_cache

from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS
from kociarnia.games.czarujace_kotki.rules.setup import Setup

DECK, DISCARDS, HAND, HELD = "deck", "pile", "hand", "held"


@lru_cache(maxsize=64)
def at_page(page: int) -> str:
    """A chapter of a kitten: `area.0.2` is chapter 2 of seat 0."""
    return f"area.{page // CHAPTERS}.{page % CHAPTERS + 1}"


def at_cell(setup: Setup, cell: int) -> str:
    """The cards of one kind at a chapter of a kitten: `area.0.2.elixir`."""
    return f"{at_page(cell // KINDS)}.{setup.deck.kinds[cell % KINDS + 1]}"


def at_chapter(chapter: int) -> str:
    """A chapter of the book in the middle: `chapter.2`."""
    return f"chapter.{chapter + 1}"


def at_curse(chapter: int) -> str:
    return f"curse.{chapter + 1}"


def at_seat(seat: int) -> str:
    """A kitten at the table, with its spells."""
    return f"kitten.{seat}"


def at_felled(seat: int) -> str:
    return f"felled.{seat}"


def at_kitten(key: str) -> str:
    """A kitten that may still be chosen."""
    return f"kitten.{key}"


def at_spell(seat: int, key: str) -> str:
    return f"spell.{seat}.{key}"


def at_discarded(key: str) -> str:
    """A kind in the discard pile, where one may choose (A27)."""
    return f"{DISCARDS}.{key}"


def at_looked(index: int) -> str:
    return f"looked.{index}"
