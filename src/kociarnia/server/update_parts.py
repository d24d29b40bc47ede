"""The parts of an update (`wire.Update` is the whole): each is made once for all who see it alike."""

from __future__ import annotations

from msgspec import Struct

from kociarnia.server.wire import Offer, Result


class Board(Struct, omit_defaults=True):
    """The table as some eyes see it now, beside the scene and the accounts."""

    number: int
    match: int
    ply: int
    waiting: list[int]
    offer: Offer | None = None
    result: Result | None = None
