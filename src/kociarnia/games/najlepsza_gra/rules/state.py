"""What one observer knows of a table of Najlepsza gra o kotach."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import OVER, Seat, State

# Open questions. To a seat:
MARK: Final[i64] = 0  # where does the cat marker start?
TURN: Final[i64] = 1  # which line do you take, or do you play a card first?
AFTER: Final[i64] = 2  # do you play a card before the grid is filled?
LATE: Final[i64] = 3  # do you play a card now that it is filled?
FEED: Final[i64] = 4  # the next question of the feast; all seats are asked at the same time, in secret
# To the dealer:
DEAL: Final[i64] = 16  # which card lies in this cell of the grid?     detail: the cell
STRAY: Final[i64] = 17  # which stray lies open?                        detail: its spot
SHOW: Final[i64] = 18  # what has the seat answered at the feast?
LAY: Final[i64] = 19  # which card of the seat's hand is laid open?
BEGIN: Final[i64] = 20  # who begins?
# To nobody, what comes next:
REFILL: Final[i64] = 32  # the line is filled                           detail: the line
NEXT: Final[i64] = 33  # the next turn, or the feast                    detail: the line that was filled
REVEAL: Final[i64] = 34  # everything is laid open

EMPTY: Final[i64] = 0  # a cell of the grid without a card


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
        self.bag: vec[i64] = vec[i64]()  # game cards not located, by face: deck, box and other hands
        self.deck: i64 = 0  # how many cards are left in the main deck
        self.grid: vec[i64] = vec[i64]()  # nine cells, row by row
        self.marker: i64 = -1  # the line at which the cat marker stands
        self.stray_bag: vec[i64] = vec[i64]()
        self.offers: vec[i64] = vec[i64]()  # the open strays; EMPTY once taken
        self.hands: vec[i64] = vec[i64]()  # cards by kind, so many entries a seat; entry UNKNOWN counts those not located
        self.laid: vec[i64] = vec[i64]()  # the same of hands laid open at the end
        # These two are lists of lists, so copies share them: they are never changed in place, but replaced.
        self.fronts: list[list[i64]] = []  # cats and strays in front of each seat, in the order taken
        self.meals: list[list[i64]] = []  # answers at the feast; UNKNOWN for a secret one
        self.tokens: vec[i64] = vec[i64]()  # treats of each seat: chicken, tuna, milk, delicacies
        self.left: vec[i64] = vec[i64]()  # the same without what this observer knows to be fed
        self.coins: vec[i64] = vec[i64]()  # point tokens
        self.discards: vec[i64] = vec[i64]()  # by face
        self.shown: vec[i64] = vec[i64]()  # how many of them lie open

    def take_in(self, seat: Seat, cat: i64) -> None:
        """A cat or a stray comes to a seat."""
        fronts = self.fronts[:]
        fronts[seat] = [*fronts[seat], cat]
        self.fronts = fronts

    def answer(self, seat: Seat, code: i64) -> None:
        """One more answer at the feast."""
        meals = self.meals[:]
        meals[seat] = [*meals[seat], code]
        self.meals = meals

    def feasting(self) -> bool:
        """Has the feast begun, or is it over?"""
        return self.asking == FEED or self.settled()

    def settled(self) -> bool:
        """Has everybody answered at the feast? Then all is only laid open."""
        return self.asking == SHOW or self.asking == LAY or self.asking == OVER

    def copy(self) -> Najlepsza:
        new = Najlepsza()
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
        new.fronts = self.fronts
        new.tokens = self.tokens[:]
        new.left = self.left[:]
        new.coins = self.coins[:]
        new.discards = self.discards[:]
        new.meals = self.meals
        new.shown = self.shown[:]
        return new
