"""A long list that nearly every question is answered with. Whoever gets it may change it, so all get one of their own."""

from __future__ import annotations

from collections.abc import Callable
from sys import getrefcount
from types import FunctionType
from typing import final

from mypy_extensions import i64

from kociarnia.engine.contract import MoveId


@final
class ListPool:
    """Hands out copies of a list. Most are looked at once and dropped, and to copy a hundred moves and to clear them away takes
    longer than all the rest of an action: so a copy that nobody holds any more, and nobody has changed, is lent again."""

    def __init__(self, items: list[MoveId]) -> None:
        self.items: list[MoveId] = items
        self._next: list[MoveId] = items[:]
        self._last: list[MoveId] = items[:]  # whoever asks in a loop still holds the one before
        self._count: Callable[[list[MoveId]], int] = getrefcount
        self._counted: i64 = 0
        self._unheld: i64 = 0  # what is counted when nobody else holds a list
        self._again: bool = not isinstance(ListPool.copy, FunctionType)  # compiled: then that is always the same
        if self._again:
            self.copy()
            self._unheld = self._counted

    def copy(self) -> list[MoveId]:
        """It is held here before it is counted, so that of two threads none takes it for its own."""
        if not self._again:
            return self.items[:]
        lent = self._next
        self._next = self._last
        self._last = lent
        self._counted = self._count(lent)
        if self._counted != self._unheld or lent != self.items:
            lent = self.items[:]
            self._last = lent
        return lent
