"""What is shown is kept, for the same lies there again and again, at all tables. It is found by all that it depends on, in one
int: it is looked up after every move. A face, a place or a number of cards has BITS of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine import Motion, Piece, Say, Zone
from kociarnia.engine.kept import Kept
from kociarnia.engine.offered import Offered
from kociarnia.games.najlepsza_gra.rules.setup import Setup

BITS: Final[i64] = 6
SEATS: Final[i64] = 4
WHAT: Final[i64] = 4  # the last bits of a key say of what it is


@final
class Shown:
    """What has been shown at the tables of one setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.zones: Kept[Zone] = Kept(4096)
        self.hands: Kept[Zone] = Kept(4096)
        self.offers: Kept[Offered] = Kept(4096)
        self.takes: Kept[Offered] = Kept(4096)
        self.says: Kept[Say] = Kept(4096)
        # Of these there are few:
        self.names: list[Say] = [Say("face-down"), *[Say(f"card-{key}") for key in setup.deck.face_keys[1:]]]  # by face
        self.pieces: dict[int, Piece] = {}
        self.motions: dict[int, Motion] = {}


@final
class Latest:
    """Most tables of a house have the same setup."""

    def __init__(self) -> None:
        self.shown: Shown | None = None


latest: Final = Latest()


def shown_with(setup: Setup) -> Shown:
    shown = latest.shown
    if shown is None or shown.setup is not setup:
        shown = latest.shown = _shown_with(setup)
    return shown


@lru_cache(maxsize=64)
def _shown_with(setup: Setup) -> Shown:
    return Shown(setup)
