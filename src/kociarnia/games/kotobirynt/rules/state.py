"""What one observer knows of a table of Kotobirynt. Nothing is secret here, so all observers know the same.

A spot is a place of the rulebook, one of the ring around the square: in the code a place is a rank.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kociarnia.engine.contract import UNKNOWN, Face, Seat, State

# Open questions. To the player whose turn it is:
ACT: Final[i64] = 0  # what do you do?
ORDER: Final[i64] = 1  # which of the cats won together is replaced first?
KEEPER: Final[i64] = 2  # which of the keepers that the cat reached moves on?
# To the dealer:
BEGIN: Final[i64] = 16  # who begins?
DEAL: Final[i64] = 17  # which canal card comes next into the square, and how does it lie?
FLIP: Final[i64] = 18  # which canal card is now on top of the deck?
CAT: Final[i64] = 19  # which cat comes next?


@mypyc_attr(acyclic=True)
@final
class Kotobirynt(State):
    fields = (
        "canal_bag", "cat_bag", "square", "deck", "cats", "cat_spots", "keeper_spots", "homes", "won", "led",
        "turn", "turns", "made", "inserted", "deals",
    )  # fmt: skip

    canal_bag: vec[i64]  # canal cards that nobody has seen
    cat_bag: vec[i64]  # cats that nobody has seen
    square: vec[i64]  # a tile in each cell; 0 until it is dealt
    deck: vec[i64]  # the canal deck from its top; 0 for a card not seen
    cats: vec[i64]  # the cats on the ring; 0 while there is none
    cat_spots: vec[i64]  # where they are; NOWHERE while there is none
    keeper_spots: vec[i64]
    homes: vec[i64]  # cats won together and not yet replaced, the next one last: see home()
    won: vec[i64]  # cats in the order of winning: 8 * face + seat
    led: vec[i64]  # the ways home that the last action opened, one for each keeper that was reached: see way()
    turn: Seat
    turns: i64  # turns finished, of all players together
    made: i64  # actions made in this turn
    inserted: bool  # the last of them was an insert
    deals: i64  # deals that had to be repeated (A4)

    def __init__(self, like: Kotobirynt | None = None) -> None:
        """An empty table, or the same as another one: searches copy tables all the time, and this is the short way."""
        if like is not None:
            self.canal_bag = like.canal_bag[:]
            self.cat_bag = like.cat_bag[:]
            self.square = like.square[:]
            self.deck = like.deck[:]
            self.cats = like.cats[:]
            self.cat_spots = like.cat_spots[:]
            self.keeper_spots = like.keeper_spots[:]
            self.homes = like.homes[:]
            self.won = like.won[:]
            self.led = like.led[:]
            self.turn = like.turn
            self.turns = like.turns
            self.made = like.made
            self.inserted = like.inserted
            self.deals = like.deals
            self.take_agenda(like)  # instead of its constructor
            return
        super().__init__()
        self.canal_bag = vec[i64]()
        self.cat_bag = vec[i64]()
        self.square = vec[i64]()
        self.deck = vec[i64]()
        self.cats = vec[i64]()
        self.cat_spots = vec[i64]()
        self.keeper_spots = vec[i64]()
        self.homes = vec[i64]()
        self.won = vec[i64]()
        self.led = vec[i64]()
        self.turn = 0
        self.turns = 0
        self.made = 0
        self.inserted = False
        self.deals = 0

    def copy(self) -> Kotobirynt:
        return Kotobirynt(self)


def first_unknown(zone: vec[i64]) -> i64:
    """Where the first card lies that has no face yet."""
    at: i64 = 0
    while zone[at] != UNKNOWN:
        at += 1
    return at


# A cat that has been won and not yet replaced is one int, and so is the way that it was led.


def home(cat: i64, reached: i64, spot: i64, face: Face) -> i64:
    """Its number among the cats on the ring, the keepers it reached, one bit each, the spot it was won from, its face."""
    return cat | reached << 2 | spot << 10 | face << 16


def cat_of(home: i64) -> i64:
    return home & 3


def reached_by(home: i64) -> i64:
    return home >> 2 & 255


def left_by(home: i64) -> i64:
    return home >> 10 & 63


def face_of(home: i64) -> Face:
    return home >> 16


def way(start: i64, end: i64, face: Face, wave: i64) -> i64:
    """The spot it was won from, the spot of the keeper it reached, its face, and the wave of a chain reaction, from 0."""
    return start | end << 6 | face << 12 | wave << 22


def parts_of(way: i64) -> tuple[int, int, int, int]:
    return int(way & 63), int(way >> 6 & 63), int(way >> 12 & 1023), int(way >> 22)
