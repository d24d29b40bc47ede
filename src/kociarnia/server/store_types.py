"""What the store keeps, as types: a table and its matches. The log of a match is kept beside it, a row for each update."""

from __future__ import annotations

import unicodedata
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from kociarnia.bots.review import Review
from kociarnia.engine import Say, commitment
from kociarnia.server.wire import KEPT_BY_NOBODY, LASTING, House, Score, TableDeal

TURN, WAITING, OVER, AWAY = range(4)  # shelves: it waits for me, for others, it is over, I have put it away


class StoredChair(Struct, omit_defaults=True):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    owner: str = ""  # the browser of the person, by the hash of its secret


class Standing(Struct, frozen=True, omit_defaults=True):
    """Whose answer a table waits for. It is written when the table rests, not with every move: where `match` and `number` are
    not those of the log, the house was broken off before that."""

    match: int = 0
    number: int = 0  # of the update
    asked: tuple[int, ...] = ()  # chairs
    since: float = 0.0  # by the wall clock
    seats: tuple[int, ...] = ()  # the chair of each seat, where something is told
    news: dict[int, tuple[Say, ...]] = {}  # by chair: what happened first since its person's turn, in short


class StoredDeal(Struct, omit_defaults=True):
    """A deal that is played at several tables: that of a day, or one that somebody is challenged to."""

    secret: str
    browser: str  # whose try it is
    seat: int = 0  # theirs, and their chair
    day: str = ""
    code: str = ""  # of the challenge
    counts: bool = False  # may it be compared? Only the first match here, of somebody who has not met the deal before
    people: bool = False  # several play it together, as several did before; then none of them may have met it

    @property
    def known_by(self) -> str:
        """What it is known by in the store."""
        return commitment(self.secret)


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
    deal: StoredDeal | None = None  # one that others play too
    left: dict[str, list[int]] = {}  # browsers that got up during this match, and the chairs that they had
    version: int = 0  # rises whenever it is written
    sides: list[int] | None = None  # by seat, where there are teams; None: an older house did not say
    standing: Standing = Standing()
    brought: bool = False  # its match was played elsewhere and came as a record
    put_away: list[str] = []  # browsers that do not want to see it among their tables
    called: list[str] = []  # people who were called because it is their turn, and have not come since
    freed: list[int] = []  # chairs that were freed for somebody who comes back by the link: no bot plays there meanwhile

    @property
    def counts(self) -> bool:
        """Is what is played here just now compared with others?"""
        return self.deal is not None and self.deal.counts and self.match <= 1

    def browsers(self) -> set[str]:
        """Whose table it is."""
        return {chair.owner for chair in self.chairs if chair.owner} | ({self.host} - {""})

    def knows_cards(self, browser: str) -> bool:
        """Does it hold, or has it held, a chair of the match that is played?"""
        sat = browser in self.left or any(chair.owner == browser for chair in self.chairs)
        return self.stage == "playing" and bool(browser) and sat

    def shelf_of(self, browser: str) -> int:
        """Where it lies among the tables of that browser."""
        if browser in self.put_away:
            return AWAY
        if self.stage == "over":
            return OVER
        if self.stage == "lobby":  # the host has to begin, once all are there
            return TURN if self.host == browser and all(chair.kind != "open" for chair in self.chairs) else WAITING
        return TURN if any(self.chairs[at].owner == browser for at in self.standing.asked) else WAITING

    def due(self) -> float:
        """When somebody has to answer for a person, also if nobody is there; 0: never."""
        lasting = self.stage == "playing" and self.house.clock >= LASTING and self.house.keeper != KEPT_BY_NOBODY
        people = any(self.chairs[at].kind == "person" for at in self.standing.asked)
        return self.standing.since + self.house.clock if lasting and people and self.standing.since else 0.0

    def found_by(self) -> str:
        """What it is found by: its game and the names of those who sit there."""
        return plain(" ".join([self.game, *(chair.name for chair in self.chairs)]))


def deal_of(table: StoredTable) -> TableDeal | None:
    """What everybody may know of it."""
    return TableDeal(table.deal.day, table.deal.code, table.counts) if table.deal is not None else None


def plain(text: str) -> str:
    """As people type it who are in a hurry: small letters, and no marks on them."""
    parted = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in parted if not unicodedata.combining(letter))


class StoredMatch(Struct, omit_defaults=True):
    """How a match began. Its dealer's secret leaves the house when it is over."""

    match: int
    seats: list[int]  # the chair of each seat
    names: list[str]  # by seat
    secret: str = ""
    commitment: str = ""
    version: int = 1  # of the game, when it was dealt
    rules: str = ""  # digest of the deck and of the moves that there are, as in records
    house: House | None = None  # what was settled when it began
    told: list[Say] = []  # what of that had changed since the match before


class LogEntry(NamedTuple):
    """A row of a match's log: all that came with one update, a line for each thing.

    Moves are written as in records. Besides there are `rewind PLY` and `offer SEAT BACK ASKED…`: the seat would like to take
    back so many moves, and those seats have not answered yet. An offer stands until the next row. `rewind PLY seen` went past
    something that somebody had seen. `note SAY` is a line of the log for everybody that is no move.
    """

    number: int
    text: str
    sender: str = ""  # who sent which message; so a doubled one is known even after a crash


encode = msgspec.json.encode
table_of = msgspec.json.Decoder(StoredTable).decode
said = msgspec.json.Decoder(Say).decode
review_of = msgspec.json.Decoder(Review).decode
match_of = msgspec.json.Decoder(StoredMatch).decode
