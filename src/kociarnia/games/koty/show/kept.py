"""What has been shown at the tables of one setup, to be found again."""

from __future__ import annotations

from functools import lru_cache
from typing import final

from kociarnia.engine import Account, Zone
from kociarnia.engine.kept import Slots
from kociarnia.games.koty.rules.setup import Setup


@final
class Shown:
    def __init__(self) -> None:
        self.dreams: Slots[tuple[Zone, ...]] = Slots(8179)
        self.own_hands: Slots[Zone] = Slots(8179)
        self.hands: Slots[Zone] = Slots(2039)
        self.accounts: Slots[Account] = Slots(4093)


@lru_cache(maxsize=64)
def shown_with(setup: Setup) -> Shown:
    return Shown()
