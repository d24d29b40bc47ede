"""What one observer knows of a table of Sen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import NOBODY, Face, Seat, State
from kociarnia.engine.table import EMPTY, Card

# Open questions. To a seat:
LOOK: Final = 0  # which of your cards do you look at before the round?
TURN: Final = 1  # what do you do?
KEEP: Final = 2  # what do you do with the card you have drawn?
CHOOSE: Final = 3  # which of the two cards do you keep?
PICK: Final = 4  # which card of the open pile?
PLACE: Final = 5  # for which card of your dream?
PEEK: Final = 6  # at which card?
SWAP: Final = 7  # which card?
WITH: Final = 8  # ... with which other card?            detail: the place of the first
PAIR: Final = 9  # which is the other card of the pair?  detail: the slot of the first
NAME: Final = 10  # what do they show?                    detail: both slots
# To the dealer:
DEAL: Final = 11  # who begins?
DRAW: Final = 12  # which card has the seat drawn?        it alone sees the answer
FLIP: Final = 13  # which card lands on the open pile?    all see it
GLANCE: Final = 14  # which card does the seat look at?     detail: its place; the seat alone sees it
BARE: Final = 15  # which card is uncovered?              detail: its place; all see it
PROVE: Final = 16  # which is the second of the pair?      detail: both slots and the word; all see it

ASK: Final = 31  # entry & ASK is the question,
SEAT: Final = 5  # entry >> SEAT & 7 the seat it is about,
DETAIL: Final = 8  # entry >> DETAIL the detail


class Sen(State):
    fields = (
        "agenda",
        "bag",
        "closed",
        "open",
        "dreams",
        "sizes",
        "hand",
        "turn",
        "turns",
        "awake",
        "caller",
        "rounds",
        "totals",
    )

    def __init__(self) -> None:
        self.agenda: list[int] = []
        self.bag: list[int] = []
        self.closed: i64 = 0  # how many cards are left in the closed pile
        self.open: list[Face] = []  # the open pile, its top last; all of it was seen by all
        self.dreams: list[Card] = []  # slot s of seat p is at place p * slots + s
        self.sizes: list[int] = []  # how many of its slots each dream fills; the rest are EMPTY
        self.hand: list[Card] = []  # cards between two places, held by the player whose turn it is
        self.turn: Seat = 0
        self.turns: i64 = 0  # turns finished in this round
        self.awake: bool = False  # the round is over, the dreams are being uncovered
        self.caller: Seat = NOBODY
        self.rounds: i64 = 0  # rounds finished
        self.totals: list[int] = []

    def ask(self, question: i64, seat: Seat = 0, detail: i64 = 0) -> None:
        self.agenda.append(question | seat << SEAT | detail << DETAIL)

    def dream(self, seat: Seat) -> list[Card]:
        first = seat * (len(self.dreams) // len(self.sizes))
        return self.dreams[first : first + self.sizes[seat]]

    def close_up(self, seat: Seat, place: i64) -> None:
        """A card has been taken out of a dream; the rest close up in their order (A29)."""
        self.sizes[seat] -= 1
        last = seat * (len(self.dreams) // len(self.sizes)) + self.sizes[seat]
        while place < last:
            self.dreams[place] = self.dreams[place + 1]
            place += 1
        self.dreams[last] = EMPTY

    def copy(self) -> Sen:
        new = Sen.__new__(Sen)
        new.agenda = self.agenda[:]
        new.bag = self.bag[:]
        new.closed = self.closed
        new.open = self.open[:]
        new.dreams = self.dreams[:]
        new.sizes = self.sizes[:]
        new.hand = self.hand[:]
        new.turn = self.turn
        new.turns = self.turns
        new.awake = self.awake
        new.caller = self.caller
        new.rounds = self.rounds
        new.totals = self.totals[:]
        return new
