"""What one observer knows of a table of Najlepsza gra o kotach."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Face, State

# Open questions. To a seat:
MARK: Final = 0  # where does the cat marker start?
TURN: Final = 1  # which line do you take, or do you play a card first?
AFTER: Final = 2  # do you play a card before the grid is filled?
LATE: Final = 3  # do you play a card now that it is filled?
FEED: Final = 4  # the next question of the feast; all seats are asked at the same time, in secret
# To the dealer:
DEAL: Final = 5  # which card lies at this place of the grid?   detail: the place
STRAY: Final = 6  # which stray lies open?                       detail: the place
SHOW: Final = 7  # what has the seat answered at the feast?
LAY: Final = 8  # which card of the seat's hand is laid open?
# To nobody, what comes next:
REFILL: Final = 9  # the line is filled                           detail: the line
NEXT: Final = 10  # the next turn, or the feast             detail: the line that was filled
REVEAL: Final = 11  # everything is laid open

ASK: Final = 15  # entry & ASK is the question,
SEAT: Final = 4  # entry >> SEAT & 7 the seat it is about,
DETAIL: Final = 7  # entry >> DETAIL the detail

EMPTY: Final = 0  # a place of the grid without a card


class Table(State):
    fields = (
        "agenda",
        "turn",
        "bag",
        "deck",
        "grid",
        "marker",
        "stray_bag",
        "offers",
        "hands",
        "laid",
        "fronts",
        "tokens",
        "left",
        "coins",
        "discards",
        "meals",
        "shown",
    )

    def __init__(self) -> None:
        self.agenda: list[i64] = []
        self.turn: i64 = 0  # turns finished
        self.bag: list[i64] = []  # game cards not located, by face: deck, box and other hands
        self.deck: i64 = 0  # how many cards are left in the main deck
        self.grid: list[Face] = []  # nine places, row by row
        self.marker: i64 = -1  # the line at which the cat marker stands
        self.stray_bag: list[i64] = []
        self.offers: list[Face] = []  # the open strays; EMPTY once taken
        self.hands: list[i64] = []  # cards by kind, so many entries a seat; entry UNKNOWN counts those not located
        self.laid: list[i64] = []  # the same of hands laid open at the end
        self.fronts: list[list[i64]] = []  # cats and strays in front of each seat, in the order taken
        self.tokens: list[i64] = []  # treats of each seat: chicken, tuna, milk, delicacies
        self.left: list[i64] = []  # the same without what this observer knows to be fed
        self.coins: list[i64] = []  # point tokens
        self.discards: list[i64] = []  # by face
        self.meals: list[list[i64]] = []  # answers at the feast; UNKNOWN for a secret one
        self.shown: list[i64] = []  # how many of them lie open

    def ask(self, question: i64, seat: i64 = 0, detail: i64 = 0) -> None:
        self.agenda.append(question | seat << SEAT | detail << DETAIL)

    def copy(self) -> Table:
        new = Table.__new__(Table)
        new.agenda = self.agenda[:]
        new.turn = self.turn
        new.bag = self.bag[:]
        new.deck = self.deck
        new.grid = self.grid[:]
        new.marker = self.marker
        new.stray_bag = self.stray_bag[:]
        new.offers = self.offers[:]
        new.hands = self.hands[:]
        new.laid = self.laid[:]
        new.fronts = [front[:] for front in self.fronts]
        new.tokens = self.tokens[:]
        new.left = self.left[:]
        new.coins = self.coins[:]
        new.discards = self.discards[:]
        new.meals = [meal[:] for meal in self.meals]
        new.shown = self.shown[:]
        return new
