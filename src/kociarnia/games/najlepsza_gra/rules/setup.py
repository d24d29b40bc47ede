"""Chapter 1, the set-up: which cards are in play, every move there can ever be, and the table before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Move, MoveId, MoveTable, Observers, Rules
from kociarnia.games.najlepsza_gra.rules.deck import Box
from kociarnia.games.najlepsza_gra.rules.feast import Meals
from kociarnia.games.najlepsza_gra.rules.state import DEAL, EMPTY, MARK, STRAY, TURN, Table

LINES: Final = ("row1", "row2", "row3", "column1", "column2", "column3")
LINE_COUNT: Final = 6
# The places of each line, three by three, in the order in which it is filled (A29).
PLACES: Final[list[i64]] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8]


class SetUp(Rules[Table]):
    """What is fixed before the first card is dealt."""

    def __init__(self, players: int, options: Mapping[str, int], stock: list[i64] | None = None) -> None:
        self.players = players
        self.box: Box = Box()
        self.meals: Meals = Meals(self.box)
        box = self.box
        self.open_hands: bool = options["open_hands"] != 0  # A32
        self.late_window: bool = options["window_after_refill"] != 0  # A4
        self.all: Observers = (2 << players) - 1  # the seats and the audience
        if stock is None:  # R5-R7: the marked cards are for more players
            stock = [sum(copies[: players - 1]) for copies in box.copies]
        self.stock: list[i64] = [sum(stock), *stock[1:]]
        self.boxed: i64 = box.boxed if players < 4 else 0
        self.size: i64 = self.stock[UNKNOWN] - self.boxed  # of the main deck
        self.kinds: i64 = box.kinds + 1  # entries of a hand
        self.hand_face: i64 = box.first_hand - 1  # the face of a card in hand is its kind plus this
        self.first_hand: i64 = box.first_hand
        self.cats: i64 = box.cats
        self.bottle: i64 = box.bottle
        self.lost: i64 = box.lost

        table = MoveTable()
        self.take: MoveId = table.add("take", LINES)
        self.took: MoveId = table.add("took", LINES)  # a take as others remember it: what went to the hand is forgotten
        self.spray: MoveId = table.add("spray", LINES)
        self.adopt: MoveId = table.add("adopt", ["?", *box.cat_keys[box.cats + 1 :]])
        self.cash: MoveId = table.add("cash")
        self.done: MoveId = table.add("done")
        self.mark: MoveId = table.add("mark", LINES)
        self.eat: MoveId = len(table.moves)  # the answers at the feast, by code; the first is a secret one
        table.moves += self.meals.moves
        self.show: MoveId = len(table.moves)  # the same, laid open
        table.moves += [Move("shows", (move.verb, *move.args)) for move in self.meals.moves]
        self.deal: MoveId = table.add("deal", box.face_keys)
        self.stray: MoveId = table.add("stray", ["?", *box.cat_keys[box.cats + 1 :]])
        self.lay: MoveId = table.add("lay", box.kind_keys)
        self.moves = tuple(table.moves)

        cats = [cat for cat in range(1, box.cats + 1) for _ in range(self.stock[cat])]
        longest = sorted(self.meals.length([box.cats + k]) for k in range(1, box.strays + 1))[-box.open_strays :]
        # The feast at its longest: every answer is given and shown, every hand laid open.
        self.feast: i64 = 2 * (self.meals.length(cats) + sum(longest)) + sum(self.stock[box.first_hand :])

    def start(self) -> Table:
        box = self.box
        state = Table()
        state.bag = self.stock[:]
        state.deck = self.size
        state.grid = [EMPTY] * 9
        state.stray_bag = [box.strays] + [1] * box.strays
        state.offers = [EMPTY] * box.open_strays
        state.hands = [0] * (self.players * self.kinds)
        state.laid = [0] * (self.players * self.kinds)
        state.fronts = [[] for _ in range(self.players)]
        state.tokens = [0] * (4 * self.players)
        state.left = [0] * (4 * self.players)
        state.coins = [0] * self.players
        state.discards = [0] * (box.faces + 1)
        state.meals = [[] for _ in range(self.players)]
        state.shown = [0] * self.players
        state.ask(TURN, 0)
        state.ask(MARK, self.players - 1)  # R12, A30
        for place in range(box.open_strays - 1, -1, -1):
            state.ask(STRAY, 0, place)
        for place in range(8, -1, -1):
            state.ask(DEAL, 0, place)
        return state
