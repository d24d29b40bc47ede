"""What one observer knows of a table of Najlepsza gra o kotach."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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


@mypyc_attr(acyclic=True)
@final
class Najlepsza(State):
    fields = (
        "first", "turn", "bag", "deck", "grid", "marker", "stray_bag", "offers", "hands", "laid", "fronts", "tokens", "left",
        "coins", "discards", "meals", "shown",
    )  # fmt: skip

    first: Seat  # who begins
    turn: i64  # turns finished
    bag: vec[i64]  # game cards not located, by face: deck, box and other hands
    deck: i64  # how many cards are left in the main deck
    grid: vec[i64]  # nine cells, row by row
    marker: i64  # the line at which the cat marker stands
    hands: vec[i64]  # cards by kind, so many entries a seat; entry UNKNOWN counts those not located
    tokens: vec[i64]  # treats of each seat: chicken, tuna, milk, delicacies
    left: vec[i64]  # the same without what this observer knows to be fed
    discards: vec[i64]  # by face
    # These change rarely, so copies share them: they are never changed in place, but replaced.
    fronts: list[list[i64]]  # cats and strays in front of each seat, in the order taken
    meals: list[list[i64]]  # answers at the feast; UNKNOWN for a secret one
    shown: vec[i64]  # how many of them lie open
    laid: vec[i64]  # hands laid open at the end, as in `hands`
    stray_bag: vec[i64]
    offers: vec[i64]  # the open strays; EMPTY once taken
    coins: vec[i64]  # point tokens

    def __init__(self, like: Najlepsza | None = None) -> None:
        """An empty table, or the same as another one."""
        if like is not None:
            self.take_agenda(like)  # instead of its constructor
            self.first = like.first
            self.turn = like.turn
            self.bag = like.bag[:]
            self.deck = like.deck
            self.grid = like.grid[:]
            self.marker = like.marker
            self.stray_bag = like.stray_bag
            self.offers = like.offers
            self.hands = like.hands[:]
            self.laid = like.laid
            self.fronts = like.fronts
            self.meals = like.meals
            self.tokens = like.tokens[:]
            self.left = like.left[:]
            self.coins = like.coins
            self.discards = like.discards[:]
            self.shown = like.shown
            return
        super().__init__()
        self.first = 0
        self.turn = 0
        self.bag = vec[i64]()
        self.deck = 0
        self.grid = vec[i64]()
        self.marker = -1
        self.stray_bag = vec[i64]()
        self.offers = vec[i64]()
        self.hands = vec[i64]()
        self.laid = vec[i64]()
        self.fronts = []
        self.meals = []
        self.tokens = vec[i64]()
        self.left = vec[i64]()
        self.coins = vec[i64]()
        self.discards = vec[i64]()
        self.shown = vec[i64]()

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
        return Najlepsza(self)
