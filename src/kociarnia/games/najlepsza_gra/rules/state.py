"""What one observer knows of a table of Najlepsza gra o kotach."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.contract import OVER, Face, Seat, State

# Open questions. To a seat:
MARK: Final = 0  # where does the cat marker start?
TURN: Final = 1  # which line do you take, or do you play a card first?
AFTER: Final = 2  # do you play a card before the grid is filled?
LATE: Final = 3  # do you play a card now that it is filled?
FEED: Final = 4  # the next question of the feast; all seats are asked at the same time, in secret
# To the dealer:
DEAL: Final = 16  # which card lies in this cell of the grid?     detail: the cell
STRAY: Final = 17  # which stray lies open?                        detail: its spot
SHOW: Final = 18  # what has the seat answered at the feast?
LAY: Final = 19  # which card of the seat's hand is laid open?
BEGIN: Final = 20  # who begins?
# To nobody, what comes next:
REFILL: Final = 32  # the line is filled                           detail: the line
NEXT: Final = 33  # the next turn, or the feast                    detail: the line that was filled
REVEAL: Final = 34  # everything is laid open

EMPTY: Final = 0  # a cell of the grid without a card


@final
class Najlepsza(State):
    fields = (
        "first", "turn", "bag", "deck", "grid", "marker", "stray_bag", "offers", "hands", "laid", "fronts", "tokens", "left",
        "coins", "discards", "meals", "shown",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.first: Seat = 0  # who begins
        self.turn: i64 = 0  # turns finished
        self.bag: list[i64] = []  # game cards not located, by face: deck, box and other hands
        self.deck: i64 = 0  # how many cards are left in the main deck
        self.grid: list[Face] = []  # nine cells, row by row
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

    def feasting(self) -> bool:
        """Has the feast begun, or is it over?"""
        return self.asking == FEED or self.settled()

    def settled(self) -> bool:
        """Has everybody answered at the feast? Then all is only laid open."""
        return self.asking == SHOW or self.asking == LAY or self.asking == OVER

    def copy(self) -> Najlepsza:
        new = Najlepsza.__new__(Najlepsza)
        new.take_agenda(self)
        new.first = self.first
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
