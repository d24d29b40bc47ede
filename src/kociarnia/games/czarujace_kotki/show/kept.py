"""What has been shown at the tables of one setup, to be found again."""

from __future__ import annotations

from functools import lru_cache
from typing import final

from kociarnia.engine import Account, Line, Zone
from kociarnia.engine.kept import Kept, Slots
from kociarnia.engine.offered import Offered
from kociarnia.games.czarujace_kotki.rules.setup import Setup


@final
class Shown:
    def __init__(self) -> None:
        self.zones: Kept[Zone] = Kept(8192)
        self.areas: Slots[tuple[Zone, ...]] = Slots(8179)
        self.accounts: Kept[Account] = Kept(4096)
        self.offers: Kept[Offered] = Kept(4096)
        self.lines: Kept[list[Line]] = Kept(4096)


@lru_cache(maxsize=64)
def shown_with(setup: Setup) -> Shown:
    return Shown()
