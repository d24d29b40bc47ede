"""Chapter 1, the set-up: which cards are in play, every move there can ever be, and the table before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Move, MoveId, MoveTable, Observers, Seat
from kociarnia.games.najlepsza_gra.rules.deck import Deck
from kociarnia.games.najlepsza_gra.rules.feast import Meals
from kociarnia.games.najlepsza_gra.rules.state import BEGIN, DEAL, EMPTY, MARK, STRAY, TURN, Najlepsza

LINES: Final = ("row1", "row2", "row3", "column1", "column2", "column3")
LINE_COUNT: Final[i64] = 6
# The cells of each line, three by three, in the order in which it is filled (A29).
CELLS: Final[list[i64]] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8]


@final
class Setup:
    """What one match is played with and never changes."""

    def __init__(
        self, players: int, options: Mapping[str, int], stock: list[i64] | None = None, deck: Deck | None = None
    ) -> None:
        self.players: i64 = players
        self.deck: Deck = deck or Deck()
        self.meals: Meals = Meals(self.deck)
        deck = self.deck
        self.open_hands: bool = options["open_hands"] != 0  # A32
        self.late_window: bool = options["window_after_refill"] != 0  # A4
        self.every_window: bool = options["every_window"] != 0
        self.starter: Seat = options["first"] - 1  # A38: below 0 by lot
        self.all: Observers = (2 << players) - 1  # the seats and the audience
        if stock is None:  # R5-R7: the marked cards are for more players
            stock = [sum(copies[: players - 1]) for copies in deck.copies]
        stock = [sum(stock), *stock[1:]]
        self.stock: vec[i64] = vec[i64](stock)
        self.boxed: i64 = deck.boxed if players < 4 else 0
        self.deck_size: i64 = self.stock[UNKNOWN] - self.boxed
        self.turns: i64 = 1 + (self.deck_size - 9) // 3  # of all seats together
        self.cells: vec[i64] = vec[i64](CELLS)
        # Of the deck, as machine ints:
        self.kinds: i64 = deck.kinds  # entries of a hand
        self.hand_face: i64 = deck.first_hand - 1  # the face of a card in hand is its kind plus this
        self.first_hand: i64 = deck.first_hand
        self.cats: i64 = deck.cats
        self.bottle: i64 = deck.bottle
        self.lost_cat: i64 = deck.lost_cat

        # Names of what tell() writes.
        self.cat_names: list[str] = list(deck.cat_keys)
        self.stray_names: list[str] = ["?", *deck.cat_keys[deck.cats + 1 :]]
        self.line_names: list[str] = list(LINES)
        self.no_treats: vec[i64] = vec[i64]([0] * len(self.cat_names))

        table = MoveTable()
        self.take: MoveId = table.add("take", LINES)
        self.took: MoveId = table.add("took", LINES)  # a take as others remember it: what went to the hand is forgotten
        self.spray: MoveId = table.add("spray", LINES)
        self.adopt: MoveId = table.add("adopt", ["?", *deck.cat_keys[deck.cats + 1 :]])
        self.cash: MoveId = table.add("cash")
        self.done: MoveId = table.add("done")
        self.mark: MoveId = table.add("mark", LINES)
        self.eat: MoveId = len(table.moves)  # the answers at the feast, by code; the first is a secret one
        table.moves += self.meals.moves
        self.show: MoveId = len(table.moves)  # the same, laid open
        table.moves += [Move("shows", (move.verb, *move.args)) for move in self.meals.moves]
        self.deal: MoveId = table.add("deal", deck.face_keys)
        self.stray: MoveId = table.add("stray", ["?", *deck.cat_keys[deck.cats + 1 :]])
        self.lay: MoveId = table.add("lay", deck.kind_keys)
        self.begin: MoveId = len(table.moves)  # the dealer: who begins
        if self.starter < 0:
            table.add("begin", range(players))
        self.moves: tuple[Move, ...] = tuple(table.moves)

        cats = [cat for cat in range(1, deck.cats + 1) for _ in range(self.stock[cat])]
        longest = sorted(self.meals.length([deck.cats + k]) for k in range(1, deck.strays + 1))[-deck.open_strays :]
        # The feast at its longest: every answer is given and shown, every hand laid open.
        self.longest_feast: i64 = 2 * (self.meals.length(cats) + sum(longest)) + sum(self.stock[deck.first_hand :])


def start(setup: Setup) -> Najlepsza:
    """The table before anything is dealt."""
    deck = setup.deck
    state = Najlepsza()
    state.bag = setup.stock[:]
    state.deck = setup.deck_size
    state.grid = vec[i64]([EMPTY] * 9)
    state.stray_bag = vec[i64]([1] * (deck.strays + 1))
    state.stray_bag[UNKNOWN] = deck.strays
    state.offers = vec[i64]([EMPTY] * deck.open_strays)
    state.hands = vec[i64]([0] * (setup.players * setup.kinds))
    state.laid = vec[i64]([0] * (setup.players * setup.kinds))
    state.fronts = [[] for _ in range(setup.players)]
    state.tokens = vec[i64]([0] * (4 * setup.players))
    state.left = vec[i64]([0] * (4 * setup.players))
    state.coins = vec[i64]([0] * setup.players)
    state.discards = vec[i64]([0] * (deck.faces + 1))
    state.meals = [[] for _ in range(setup.players)]
    state.shown = vec[i64]([0] * setup.players)
    if setup.starter < 0:
        state.ask(BEGIN)
    else:
        begin(setup, state, setup.starter)
    for spot in range(deck.open_strays - 1, -1, -1):
        state.ask(STRAY, 0, spot)
    for cell in range(8, -1, -1):
        state.ask(DEAL, 0, cell)
    return state


def begin(setup: Setup, state: Najlepsza, first: Seat) -> None:
    """R12, A30: the last one in turn order sets the marker."""
    state.first = first
    state.ask(TURN, first)
    state.ask(MARK, (first + setup.players - 1) % setup.players)
