"""What one match of Kotobirynt is played with, and the table before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Move, MoveId, MoveTable, Observers, Seat
from kociarnia.engine.hidden_cards import take
from kociarnia.games.kotobirynt.rules.board import Board
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS, Deck
from kociarnia.games.kotobirynt.rules.list_pool import ListPool
from kociarnia.games.kotobirynt.rules.paths import find_hops
from kociarnia.games.kotobirynt.rules.state import BEGIN, CAT, Kotobirynt

# Modes, in the order of the option.
USUAL: Final = 0  # solo for one, everyone for themselves for more
VERSUS: Final = 1
SOLO: Final = 2
COOP: Final = 3
TEAM: Final = 4

NO_CAP: Final = 100_000  # turns after which a match is over all the same: moves by lot have needed up to 4,600 (A31)


@final
class Setup:
    """It never changes during a match."""

    def __init__(self, players: int, options: Mapping[str, int], deck: Deck) -> None:
        self.players: i64 = players
        self.deck: Deck = deck
        self.board: Board = Board(self.deck.side or (3 if options["size"] == 1 else 4))
        self.hops: vec[i64] = find_hops(self.board, self.deck)
        self.mode: int = options["mode"]
        if self.mode == USUAL:
            self.mode = SOLO if players == 1 else VERSUS
        self.counts_turns: bool = self.mode == SOLO or self.mode == COOP  # alone and together nothing else matters (A25)
        # R8: who saw a black cat most recently is drawn by lot, or named by the option.
        self.beginners: list[i64] = list(range(players)) if options["first"] == 0 else [options["first"] - 1]
        self.as_lies: bool = options["insert_orientation"] != 0
        self.may_pass: bool = options["allow_pass"] != 0
        self.must_rotate: bool = options["one_rotation_required"] != 0
        self.side: list[i64] = sides(self.mode, players, options["team_alternate"] != 0)
        self.more_cats: bool = options["tie_more_cats"] != 0
        self.turn_cap: i64 = options["turn_cap"] or NO_CAP
        self.all_cats: i64 = self.deck.cat_bag[UNKNOWN]
        self.no_cats: vec[i64] = vec[i64]([0] * len(self.deck.cats))
        self.all: Observers = (2 << players) - 1  # the seats and the audience

        board = self.board
        table = MoveTable()
        self.rotate: MoveId = table.add("rotate", board.cell_names, range(1, ALL_TURNS))
        self.insert: MoveId = table.add("insert", board.spot_names, range(ALL_TURNS))
        self.leave: MoveId = table.add("pass")
        self.keeper: MoveId = table.add("keeper", deck.keepers)
        self.order: MoveId = table.add("first", deck.cats[1:])
        self.begin: MoveId = table.add("begin", range(players))
        self.canal: MoveId = table.add("canal", deck.canals[1:], range(ALL_TURNS))  # the dealer: it is this card
        self.cat: MoveId = table.add("cat", deck.cats[1:])
        self.moves: tuple[Move, ...] = tuple(table.moves)
        self.actions: ListPool = ListPool(list(range(self.leave + 1 if self.may_pass else self.leave)))
        self.all_actions: vec[i64] = vec[i64](self.actions.items)
        self.rotations: list[MoveId] = list(range(self.insert))

        self.keeper_starts: vec[i64] = _starts(board, deck, "keeper")
        self.cat_starts: vec[i64] = _starts(board, deck, "cat")
        self.cat_gates: list[i64] = [board.gate[spot] for spot in self.cat_starts]
        self.layout: vec[i64] = vec[i64]([UNKNOWN] * board.cells)
        self.dealt_bag: vec[i64] = deck.canal_bag[:]
        for last_column, last_row, tile in deck.corners:
            row, column = (board.size - 1) * last_row, (board.size - 1) * last_column
            self.layout[row * board.size + column] = tile
            take(self.dealt_bag, tile >> 2)
        self.free_cells: list[i64] = [
            cell for cell in range(board.cells) if self.layout[cell] == UNKNOWN
        ]  # those that are dealt
        self.none: vec[i64] = vec[i64]()
        self.unseen_deck: vec[i64] = vec[i64]([UNKNOWN] * (self.dealt_bag[UNKNOWN] - len(self.free_cells)))

    def partners(self, one: Seat, other: Seat) -> bool:
        """Do these two seats win and lose together?"""
        return self.side[one] == self.side[other]


def _starts(board: Board, deck: Deck, figure: str) -> vec[i64]:
    spots = [board.beside(side, last) for what, side, last in deck.starts if what == figure]
    return vec[i64](spots)


def start(setup: Setup) -> Kotobirynt:
    state = Kotobirynt()
    state.canal_bag = setup.dealt_bag[:]
    state.cat_bag = setup.deck.cat_bag[:]
    state.square = setup.layout[:]
    state.deck = setup.unseen_deck[:]
    state.cats = vec[i64]([UNKNOWN] * len(setup.cat_starts))
    state.cat_spots = setup.cat_starts[:]
    state.keeper_spots = setup.keeper_starts[:]
    state.ask(BEGIN)
    for _cat in setup.cat_starts:
        state.ask(CAT)
    return state


def sides(mode: int, players: int, alternate: bool) -> list[i64]:
    """Who wins with whom: partners sit side by side, or opposite each other if the teams alternate (R27, A26)."""
    if mode == SOLO or mode == COOP:
        return [0] * players
    if mode == TEAM:
        return [seat % 2 if alternate else seat // 2 for seat in range(players)]
    return list(range(players))
