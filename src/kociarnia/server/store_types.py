"""What the store keeps, as types: a table and its matches. The log of a match is kept beside it, a row for each update."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from kociarnia.engine import Say
from kociarnia.server.wire import House, Score


class StoredChair(Struct, omit_defaults=True):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    owner: str = ""  # the browser of the person, by the hash of its secret


class StoredTable(Struct, omit_defaults=True):
    """Everything about a table but its matches."""

    id: str
    game: str
    options: dict[str, str]
    chairs: list[StoredChair]
    house: House
    invitation: str
    host: str  # a browser
    stage: Literal["lobby", "playing", "over"] = "lobby"
    match: int = 0
    scores: list[Score] = []
    daily: str = ""  # the day whose deal is played here
    left: dict[str, list[int]] = {}  # browsers that got up during this match, and the chairs that they had
    version: int = 0  # rises whenever it is written
    sides: list[int] | None = None  # by seat, where there are teams; None: an older house did not say


class StoredMatch(Struct, omit_defaults=True):
    """How a match began. Its dealer's secret leaves the house when it is over."""

    match: int
    seats: list[int]  # the chair of each seat
    names: list[str]  # by seat
    secret: str = ""
    commitment: str = ""
    daily: str = ""
    version: int = 1  # of the game, when it was dealt
    rules: str = ""  # digest of the deck and of the moves that there are, as in records
    house: House | None = None  # what was settled when it began
    told: list[Say] = []  # what of that had changed since the match before


class LogEntry(NamedTuple):
    """A row of a match's log: all that came with one update, a line for each thing.

    Moves are written as in records. Besides there are `rewind PLY` and `offer SEAT BACK ASKED…`: the seat would like to take
    back so many moves, and those seats have not answered yet. An offer stands until the next row. `rewind PLY seen` went past
    something that somebody had seen.
    """

    number: int
    text: str
    sender: str = ""  # who sent which message; so a doubled one is known even after a crash


encode = msgspec.json.encode
table_of = msgspec.json.Decoder(StoredTable).decode
match_of = msgspec.json.Decoder(StoredMatch).decode
