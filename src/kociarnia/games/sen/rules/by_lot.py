"""Moves by lot without making lists: playouts are mostly this."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, Seat
from kociarnia.engine.table import SEEN
from kociarnia.games.sen.rules.state import Sen


def unseen_by_lot(state: Sen, first: i64, size: i64, seat: Seat, dice: Dice) -> i64:
    """The slot of one of the cards from place `first` on that the seat has not looked at."""
    unseen: i64 = 0
    for place in range(first, first + size):
        if state.dreams[place] >> SEEN >> seat & 1 == 0:
            unseen += 1
    left = dice.below(unseen)
    place = first
    while True:
        if state.dreams[place] >> SEEN >> seat & 1 == 0:
            if left == 0:
                return place - first
            left -= 1
        place += 1
