"""What one observer knows of a table of Kotobirynt. Nothing is secret here, so all observers know the same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Face, Seat, State

# Open questions. To the player whose turn it is:
ACT: Final = 0  # what do you do?
ORDER: Final = 1  # which of the cats won together is replaced first?
KEEPER: Final = 2  # which of the keepers that the cat reached moves on?
# To the dealer:
BEGIN: Final = 3  # who begins?
DEAL: Final = 4  # which canal card comes next into the square, and how does it lie?
FLIP: Final = 5  # which canal card is now on top of the deck?
CAT: Final = 6  # which cat comes next?

# A cat that has been won and not yet replaced is one int:
SPOT: Final = 3  # home & SPOT is its number among the cats on the ring,
REACHED: Final = 2  # home >> REACHED & 255 the keepers it reached, one bit each,
FROM: Final = 10  # home >> FROM & 63 the place it was won from,
WON: Final = 16  # home >> WON its face

# The way that a cat was led home is one int as well:
TO: Final = 6  # way & 63 is the place it was won from, way >> TO & 63 the place of the keeper it reached,
LED: Final = 12  # way >> LED & 1023 its face,
WAVE: Final = 22  # way >> WAVE counts the waves of a chain reaction, from 0


class Kotobirynt(State):
    fields = (
        "agenda", "canal_bag", "cat_bag", "square", "deck", "cats", "cat_places", "keeper_places", "homes", "won", "led",
        "turn", "turns", "made", "inserted", "deals",
    )  # fmt: skip

    agenda: list[i64]  # the next question last
    canal_bag: list[i64]  # canal cards that nobody has seen
    cat_bag: list[i64]  # cats that nobody has seen
    square: list[i64]  # a tile in each cell; 0 until it is dealt
    deck: list[i64]  # the canal deck from its top; 0 for a card not seen
    cats: list[Face]  # the cats on the ring; 0 while there is none
    cat_places: list[i64]  # where they are; NOWHERE while there is none
    keeper_places: list[i64]
    homes: list[i64]  # cats won together and not yet replaced, the next one last
    won: list[i64]  # cats in the order of winning: 8 * face + seat
    led: list[i64]  # the ways home that the last action opened, one for each keeper that was reached
    turn: Seat
    turns: i64  # turns finished, of all players together
    made: i64  # actions made in this turn
    inserted: bool  # the last of them was an insert
    deals: i64  # deals that had to be repeated (A4)

    def __init__(self, like: Kotobirynt | None = None) -> None:
        """An empty table, or the same as another one: searches copy tables all the time, and this is the short way."""
        if like is not None:
            self.agenda = like.agenda[:]
            self.canal_bag = like.canal_bag[:]
            self.cat_bag = like.cat_bag[:]
            self.square = like.square[:]
            self.deck = like.deck[:]
            self.cats = like.cats[:]
            self.cat_places = like.cat_places[:]
            self.keeper_places = like.keeper_places[:]
            self.homes = like.homes[:]
            self.won = like.won[:]
            self.led = like.led[:]
            self.turn = like.turn
            self.turns = like.turns
            self.made = like.made
            self.inserted = like.inserted
            self.deals = like.deals
            return
        self.agenda = []
        self.canal_bag = []
        self.cat_bag = []
        self.square = []
        self.deck = []
        self.cats = []
        self.cat_places = []
        self.keeper_places = []
        self.homes = []
        self.won = []
        self.led = []
        self.turn = 0
        self.turns = 0
        self.made = 0
        self.inserted = False
        self.deals = 0

    def copy(self) -> Kotobirynt:
        return Kotobirynt(self)
