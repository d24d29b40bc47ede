"""By which handles choices, motions and boards name what lies on the table. A line is named by its key: `row1`, `column3`."""

from __future__ import annotations

from kociarnia.games.najlepsza_gra.rules.deck import TREATS, Deck

DECK, DISCARDS = "deck", "discards"


def at_cell(cell: int) -> str:
    return f"grid.{cell}"


def at_stray(spot: int) -> str:
    return f"stray.{spot}"


def at_cat(deck: Deck, seat: int, cat: int) -> str:
    return f"cat.{seat}.{deck.cat_keys[cat]}"


def at_treat(seat: int, treat: int) -> str:
    return f"treat.{seat}.{TREATS[treat]}"


def at_hand(seat: int, kind: int) -> str:
    return f"hand.{seat}.{kind}"
