"""What an action would bring, without playing it: cats won, chains included, and how far the others are from a keeper.

A path made by one action runs through the card that was turned, or through the line that was pushed; up to there it is old.
So only cards that both a cat's and a keeper's water touches already can join the two: few actions need a closer look.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Face, MoveId
from kociarnia.games.kotobirynt.bot.bitboard import Bitboard
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.cats_won import next_free
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import Kotobirynt

FAR: Final = 5  # no nearer than this many turned cards: as good as out of reach
# How likely a cat is led home in the next turn, by the number of cards that would have to be turned.
NEAR: Final = [1.0, 0.95, 0.8, 0.45, 0.2, 0.1]


@final
class Lookahead:
    """A table reduced to what paths are made of."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.canals: Bitboard = Bitboard(setup.board, setup.deck)
        self.before: Bitboard = Bitboard(setup.board, setup.deck)  # the last action, to take back
        self.tried: Bitboard = Bitboard(setup.board, setup.deck)  # an action that is only tried
        self.square: vec[i64] = vec[i64]()
        self.turned: i64 = -1  # the cell whose card was turned last,
        self.pushed: i64 = -1  # or the spot where one was pushed in,
        self.gone: i64 = UNKNOWN  # and what the card was before, or the one that was pushed out
        self.deck: vec[i64] = vec[i64]()
        self.drawn: i64 = 0  # cards of it that inserts have brought in,
        self.top: i64 = UNKNOWN  # the one that the next insert brings in,
        self.under: i64 = UNKNOWN  # and the one that the last insert did
        self.cat_spots: vec[i64] = vec[i64]()
        self.keeper_spots: vec[i64] = vec[i64]()
        self.worth: list[float] = []  # of each cat on the ring, to whoever leads it home
        self.unseen: i64 = 0  # cats in the deck
        self.left: vec[i64] = vec[i64]()  # where cats were that are being led home,
        self.via: vec[i64] = vec[i64]()  # and to whom
        self.cat_gates: i64 = 0  # the gates that cats are at,
        self.keeper_gates: i64 = 0  # and keepers

    def see(self, view: Kotobirynt) -> None:
        self.square = view.square[:]
        self.deck = view.deck
        self.drawn = 0
        self.top = view.deck[0] if len(view.deck) > 0 else UNKNOWN
        self.cat_spots = view.cat_spots[:]
        self.keeper_spots = view.keeper_spots[:]
        self.worth = [worth(self.setup, face) for face in view.cats]
        self.unseen = view.cat_bag[UNKNOWN]
        self.left, self.via = self.cat_spots[:], self.cat_spots[:]
        self.canals.lay(self.square)
        self.stand()

    def stand(self) -> None:
        """Look where the figures are now."""
        gate = self.setup.board.gate_bit
        self.cat_gates = 0
        for spot in self.cat_spots:
            if spot != NOWHERE:
                self.cat_gates |= gate[spot]
        self.keeper_gates = 0
        for spot in self.keeper_spots:
            self.keeper_gates |= gate[spot]

    # --- actions

    def act(self, move: MoveId) -> None:
        """Rotate or insert, and no more."""
        setup = self.setup
        self.before.become(self.canals)
        self.turned = self.pushed = -1
        if move < setup.insert:
            self._rotate(move // (ALL_TURNS - 1), move % (ALL_TURNS - 1) + 1)
        elif move < setup.leave:
            self._insert((move - setup.insert) // ALL_TURNS, (move - setup.insert) % ALL_TURNS)

    def _rotate(self, cell: i64, quarters: i64) -> None:
        self.turned = cell
        self.gone = self.square[cell]
        tile = self.setup.deck.turned(self.gone, quarters)
        self.square[cell] = tile
        self.canals.put(cell, tile)

    def _insert(self, spot: i64, turn: i64) -> None:
        """R11-R13; the next card comes to the top of the deck."""
        board, deck = self.setup.board, self.setup.deck
        self.pushed = spot
        self.gone = board.shift(self.square, spot)
        face = (self.top if len(self.deck) > 0 else self.gone) >> 2  # A29
        self.under = self.top
        self.drawn += 1
        self.top = self.deck[self.drawn] if len(self.deck) > self.drawn else self.gone if len(self.deck) > 0 else UNKNOWN
        cell = board.gate[spot] >> 2
        tile = (face << 2) + turn % deck.turns[face]
        self.square[cell] = tile
        self.canals.push(spot)
        self.canals.put(cell, tile)
        self.canals.allow(cell, face)

    def undo(self) -> None:
        """Take the last action back."""
        square = self.square
        if self.turned >= 0:
            square[self.turned] = self.gone
        elif self.pushed >= 0:
            line = self.setup.board.line[self.pushed]
            for at in range(len(line) - 1):
                square[line[at]] = square[line[at + 1]]
            square[line[-1]] = self.gone
            self.drawn -= 1
            self.top = self.under
        self.canals.become(self.before)

    # --- cats led home

    def joined(self) -> bool:
        """Has a cat got a path to a keeper?"""
        return self.canals.pour(self.keeper_gates) & self.cat_gates != 0

    def collect(self) -> float:
        """Lead home whatever is joined, again and again; returns what that is worth."""
        gain = 0.0
        canals, gate = self.canals, self.setup.board.gate_bit
        while True:
            joined = canals.pour(self.keeper_gates) & self.cat_gates
            if joined == 0:
                return gain
            for cat in range(len(self.cat_spots)):
                spot = self.cat_spots[cat]
                self.left[cat] = NOWHERE
                if spot != NOWHERE and joined & gate[spot] != 0:
                    gain += self.worth[cat]
                    self.left[cat] = spot
                    self.cat_spots[cat] = NOWHERE
                    self.via[cat] = self._reached(canals.pour(gate[spot]))
            for cat in range(len(self.cat_spots)):
                if self.left[cat] != NOWHERE:
                    self.replace(cat, self.left[cat], self.via[cat])
            self.stand()

    def _reached(self, water: i64) -> i64:
        """The first of the keepers that this water comes to."""
        keeper: i64 = 0
        while water & self.setup.board.gate_bit[self.keeper_spots[keeper]] == 0:
            keeper += 1
        return keeper

    def replace(self, cat: i64, spot: i64, keeper: i64) -> None:
        """R17, R18: the keeper moves on, then a new cat comes in."""
        self.keeper_spots[keeper] = self._next_free(self.keeper_spots[keeper])
        if self.unseen > 0:
            self.unseen -= 1
            self.cat_spots[cat] = self._next_free(spot)
            self.worth[cat] = 1.0  # of an average cat

    def _next_free(self, spot: i64) -> i64:
        return next_free(self.setup.board.spots, self.cat_spots, self.keeper_spots, spot)

    def prize(self, canals: Bitboard) -> float:
        """What collect would give if the canals ran so; nothing is changed."""
        if canals.pour(self.keeper_gates) & self.cat_gates == 0:
            return 0.0
        kept, cat_spots, keeper_spots, worth = self.canals, self.cat_spots, self.keeper_spots, self.worth
        unseen, cat_gates, keeper_gates = self.unseen, self.cat_gates, self.keeper_gates
        self.canals, self.cat_spots, self.keeper_spots, self.worth = canals, cat_spots[:], keeper_spots[:], worth[:]
        gain = self.collect()
        self.canals, self.cat_spots, self.keeper_spots, self.worth = kept, cat_spots, keeper_spots, worth
        self.unseen, self.cat_gates, self.keeper_gates = unseen, cat_gates, keeper_gates
        return gain

    # --- what comes next

    def best(self) -> float:
        """The most that one action can win, if nothing is joined as it is."""
        setup, canals, tried = self.setup, self.canals, self.tried
        board, deck = setup.board, setup.deck
        most = 0.0
        canals.pour(self.cat_gates)
        n, e, s, w = canals.n, canals.e, canals.s, canals.w
        cats = canals.wet()
        canals.pour(self.keeper_gates)
        keepers = canals.wet()
        cells = canals.meets(n, e, s, w)
        cell: i64 = 0
        while cells != 0:
            if cells & 1:
                tile = self.square[cell]
                for turn in range(1, deck.turns[tile >> 2]):
                    tried.become(canals)
                    tried.put(cell, deck.turned(tile, turn))
                    prize = self.prize(tried)
                    if prize > most:
                        most = prize
            cells >>= 1
            cell += 1
        if self.top != UNKNOWN:
            for spot in range(board.spots):
                line = board.line_cells[spot]
                if cats & line and keepers & line:
                    prize = self._best_insert(spot)
                    if prize > most:
                        most = prize
        return most

    def _best_insert(self, spot: i64) -> float:
        """The most that the top card of the deck can win there."""
        setup, tried = self.setup, self.tried
        cell: i64 = setup.board.line[spot][0]
        face = self.top >> 2
        tried.become(self.canals)
        tried.push(spot)
        tried.allow(cell, face)
        if tried.pour(self.keeper_gates) & self.cat_gates == 0:
            n, e, s, w = tried.n, tried.e, tried.s, tried.w
            tried.pour(self.cat_gates)
            if tried.meets(n, e, s, w) >> cell & 1 == 0:
                return 0.0
        if setup.as_lies:
            tried.put(cell, self.top)
            return self.prize(tried)
        most = 0.0
        for turn in range(setup.deck.turns[face]):
            tried.put(cell, (face << 2) + turn)
            prize = self.prize(tried)
            if prize > most:
                most = prize
        return most

    def chances(self) -> float:
        """What the cats on the ring are worth to whoever comes next, by how many cards stand between them and a keeper."""
        whole = 0.0
        away = self.distances()
        for cat in range(len(away)):
            if self.cat_spots[cat] != NOWHERE:
                whole += self.worth[cat] * NEAR[away[cat]]
        return whole

    def distances(self) -> list[i64]:
        """For each cat, how many cards would have to be turned so that it is joined to a keeper; FAR if there is no nearer way.

        Water flows both ways: so it is poured once, at the keepers, and let on until it has come to all cats.
        """
        canals, gate = self.canals, self.setup.board.gate_bit
        out: list[i64] = [FAR] * len(self.cat_spots)
        lost = self.cat_gates
        found = canals.pour(self.keeper_gates)
        turned: i64 = 0
        while True:
            if found & lost != 0:
                for cat in range(len(out)):
                    spot = self.cat_spots[cat]
                    if spot != NOWHERE and found & lost & gate[spot] != 0:
                        out[cat] = turned
                lost &= ~found
            turned += 1
            if lost == 0 or turned == FAR:
                return out
            found = canals.further()

    def copy(self) -> Lookahead:
        new = Lookahead(self.setup)
        new.canals.become(self.canals)
        new.square = self.square[:]
        new.deck = self.deck
        new.drawn = self.drawn
        new.top = self.top
        new.cat_spots = self.cat_spots[:]
        new.keeper_spots = self.keeper_spots[:]
        new.worth = self.worth[:]
        new.unseen = self.unseen
        new.left, new.via = self.left[:], self.via[:]
        new.cat_gates = self.cat_gates
        new.keeper_gates = self.keeper_gates
        return new


def look_ahead(setup: Setup, view: Kotobirynt) -> Lookahead:
    out = Lookahead(setup)
    out.see(view)
    return out


def worth(setup: Setup, face: Face) -> float:
    """Points, in points of an average cat; alone and together every cat is worth the same."""
    return 1.0 if setup.counts_turns else float(int(setup.deck.points[face])) / setup.deck.average
