"""The parts of an update (`wire.Update` is the whole): each is made once for all who see it alike."""

from __future__ import annotations

from msgspec import Struct

from kociarnia.engine import Account, Choice, Motion, Say, Scene
from kociarnia.server.wire import Offer, Result, Told


class Own(Struct, omit_defaults=True):
    """The part of an update that is for one pair of eyes alone."""

    eyes: int
    question: Say
    answers: str = ""
    choices: list[Choice] = []
    proposal: list[int] = []
    undo: int = 0


class Events(Struct):
    """What has happened, as some eyes saw it."""

    lines: list[Told]
    motions: list[Motion]


class Board(Struct, omit_defaults=True):
    """The table as some eyes see it now."""

    number: int
    match: int
    ply: int
    scene: Scene
    waiting: list[int]
    accounts: list[Account] = []
    offer: Offer | None = None
    clock: list[float] = []
    result: Result | None = None
