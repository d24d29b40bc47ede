"""What an action would bring, without playing it: cats won, chains included, and how far the others are from a keeper.

A path made by one action runs through the card that was turned, or through the line that was pushed; up to there it is old.
So only cards that both a cat's and a keeper's water touches already can join the two: few actions need a closer look.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, MoveId
from kociarnia.games.kotobirynt.bot.canals import Canals
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules, next_free
from kociarnia.games.kotobirynt.rules.state import Kotobirynt

FAR: Final = 5  # no nearer than this many turned cards: as good as out of reach
# How likely a cat is led home in the next turn, by the number of cards that would have to be turned.
NEAR: Final = [1.0, 0.95, 0.8, 0.45, 0.2, 0.1]


class Outlook:
    """A table reduced to what paths are made of."""

    def __init__(self, rules: KotobiryntRules) -> None:
        self.rules: KotobiryntRules = rules
        self.canals: Canals = Canals(rules.board, rules.box)
        self.before: Canals = Canals(rules.board, rules.box)  # the last action, to take back
        self.tried: Canals = Canals(rules.board, rules.box)  # an action that is only tried
        self.square: list[i64] = []
        self.turned: i64 = -1  # the cell whose card was turned last,
        self.pushed: i64 = -1  # or the place where one was pushed in,
        self.gone: i64 = UNKNOWN  # and what the card was before, or the one that was pushed out
        self.deck: list[i64] = []
        self.top: i64 = UNKNOWN  # the card that an insert brings in
        self.cat_places: list[i64] = []
        self.keeper_places: list[i64] = []
        self.worth: list[float] = []  # of each cat on the ring, to whoever leads it home
        self.unseen: i64 = 0  # cats in the deck
        self.left: list[i64] = []  # where cats were that are being led home,
        self.via: list[i64] = []  # and to whom
        self.cats: i64 = 0  # the gates that cats are at,
        self.keepers: i64 = 0  # and keepers

    def see(self, view: Kotobirynt) -> None:
        self.square = view.square[:]
        self.deck = view.deck
        self.top = view.deck[0] if view.deck else UNKNOWN
        self.cat_places = view.cat_places[:]
        self.keeper_places = view.keeper_places[:]
        self.worth = [worth(self.rules, face) for face in view.cats]
        self.unseen = view.cat_bag[UNKNOWN]
        self.left, self.via = self.cat_places[:], self.cat_places[:]
        self.canals.lay(self.square)
        self.stand()

    def stand(self) -> None:
        """Look where the figures are now."""
        gate = self.rules.board.gate_bit
        self.cats = 0
        for place in self.cat_places:
            if place != NOWHERE:
                self.cats |= gate[place]
        self.keepers = 0
        for place in self.keeper_places:
            self.keepers |= gate[place]

    # --- actions

    def act(self, move: MoveId) -> None:
        """Rotate or insert, and no more."""
        rules = self.rules
        self.before.become(self.canals)
        self.turned = self.pushed = -1
        if move < rules.insert:
            self._rotate(move // (ALL_TURNS - 1), move % (ALL_TURNS - 1) + 1)
        elif move < rules.leave:
            self._insert((move - rules.insert) // ALL_TURNS, (move - rules.insert) % ALL_TURNS)

    def _rotate(self, cell: i64, quarters: i64) -> None:
        self.turned = cell
        self.gone = self.square[cell]
        tile = self.rules.box.turned(self.gone, quarters)
        self.square[cell] = tile
        self.canals.put(cell, tile)

    def _insert(self, place: i64, turn: i64) -> None:
        """R11-R13; the next card comes to the top of the deck."""
        board, box = self.rules.board, self.rules.box
        self.pushed = place
        self.gone = board.shift(self.square, place)
        face = (self.top if self.deck else self.gone) >> 2  # A29
        self.top = self.deck[1] if len(self.deck) > 1 else self.gone if self.deck else UNKNOWN
        cell = board.gate[place] >> 2
        tile = (face << 2) + turn % box.turns[face]
        self.square[cell] = tile
        self.canals.push(place)
        self.canals.put(cell, tile)
        self.canals.allow(cell, face)

    def undo(self) -> None:
        """Take the last action back."""
        square = self.square
        if self.turned >= 0:
            square[self.turned] = self.gone
        elif self.pushed >= 0:
            line = self.rules.board.line[self.pushed]
            for at in range(len(line) - 1):
                square[line[at]] = square[line[at + 1]]
            square[line[-1]] = self.gone
            self.top = self.deck[0] if self.deck else UNKNOWN
        self.canals.become(self.before)

    # --- cats led home

    def joined(self) -> bool:
        """Has a cat got a path to a keeper?"""
        return self.canals.pour(self.keepers) & self.cats != 0

    def collect(self) -> float:
        """Lead home whatever is joined, again and again; returns what that is worth."""
        gain = 0.0
        canals, gate = self.canals, self.rules.board.gate_bit
        while True:
            joined = canals.pour(self.keepers) & self.cats
            if joined == 0:
                return gain
            for spot in range(len(self.cat_places)):
                place = self.cat_places[spot]
                self.left[spot] = NOWHERE
                if place != NOWHERE and joined & gate[place] != 0:
                    gain += self.worth[spot]
                    self.left[spot] = place
                    self.cat_places[spot] = NOWHERE
                    self.via[spot] = self._reached(canals.pour(gate[place]))
            for spot in range(len(self.cat_places)):
                if self.left[spot] != NOWHERE:
                    self.replace(spot, self.left[spot], self.via[spot])
            self.stand()

    def _reached(self, water: i64) -> i64:
        """The first of the keepers that this water comes to."""
        keeper: i64 = 0
        while water & self.rules.board.gate_bit[self.keeper_places[keeper]] == 0:
            keeper += 1
        return keeper

    def replace(self, spot: i64, place: i64, keeper: i64) -> None:
        """R17, R18: the keeper moves on, then a new cat comes in."""
        self.keeper_places[keeper] = self._next_free(self.keeper_places[keeper])
        if self.unseen > 0:
            self.unseen -= 1
            self.cat_places[spot] = self._next_free(place)
            self.worth[spot] = 1.0  # of an average cat

    def _next_free(self, place: i64) -> i64:
        return next_free(self.rules.board.places, self.cat_places, self.keeper_places, place)

    def prize(self, canals: Canals) -> float:
        """What collect would give if the canals ran so; nothing is changed."""
        if canals.pour(self.keepers) & self.cats == 0:
            return 0.0
        kept, cat_places, keeper_places, worth = self.canals, self.cat_places, self.keeper_places, self.worth
        unseen, cats, keepers = self.unseen, self.cats, self.keepers
        self.canals, self.cat_places, self.keeper_places, self.worth = canals, cat_places[:], keeper_places[:], worth[:]
        gain = self.collect()
        self.canals, self.cat_places, self.keeper_places, self.worth = kept, cat_places, keeper_places, worth
        self.unseen, self.cats, self.keepers = unseen, cats, keepers
        return gain

    # --- what comes next

    def best(self) -> float:
        """The most that one action can win, if nothing is joined as it is."""
        rules, canals, tried = self.rules, self.canals, self.tried
        board, box = rules.board, rules.box
        most = 0.0
        canals.pour(self.cats)
        n, e, s, w = canals.n, canals.e, canals.s, canals.w
        cats = canals.wet()
        canals.pour(self.keepers)
        keepers = canals.wet()
        cells = canals.meets(n, e, s, w)
        cell: i64 = 0
        while cells != 0:
            if cells & 1:
                tile = self.square[cell]
                for turn in range(1, box.turns[tile >> 2]):
                    tried.become(canals)
                    tried.put(cell, box.turned(tile, turn))
                    prize = self.prize(tried)
                    if prize > most:
                        most = prize
            cells >>= 1
            cell += 1
        if self.top != UNKNOWN:
            for place in range(board.places):
                line = board.line_cells[place]
                if cats & line and keepers & line:
                    prize = self._best_insert(place)
                    if prize > most:
                        most = prize
        return most

    def _best_insert(self, place: i64) -> float:
        """The most that the top card of the deck can win there."""
        rules, tried = self.rules, self.tried
        cell: i64 = rules.board.line[place][0]
        face = self.top >> 2
        tried.become(self.canals)
        tried.push(place)
        tried.allow(cell, face)
        if tried.pour(self.keepers) & self.cats == 0:
            n, e, s, w = tried.n, tried.e, tried.s, tried.w
            tried.pour(self.cats)
            if tried.meets(n, e, s, w) >> cell & 1 == 0:
                return 0.0
        if rules.as_lies:
            tried.put(cell, self.top)
            return self.prize(tried)
        most = 0.0
        for turn in range(rules.box.turns[face]):
            tried.put(cell, (face << 2) + turn)
            prize = self.prize(tried)
            if prize > most:
                most = prize
        return most

    def chances(self) -> float:
        """What the cats on the ring are worth to whoever comes next, by how many cards stand between them and a keeper."""
        whole = 0.0
        away = self.distances()
        for spot in range(len(away)):
            if self.cat_places[spot] != NOWHERE:
                whole += self.worth[spot] * NEAR[away[spot]]
        return whole

    def distances(self) -> list[i64]:
        """For each cat, how many cards would have to be turned so that it is joined to a keeper; FAR if there is no nearer way.

        Water flows both ways: so it is poured once, at the keepers, and let on until it has come to all cats.
        """
        canals, gate = self.canals, self.rules.board.gate_bit
        out: list[i64] = [FAR] * len(self.cat_places)
        lost = self.cats
        found = canals.pour(self.keepers)
        turned: i64 = 0
        while True:
            if found & lost != 0:
                for spot in range(len(out)):
                    place = self.cat_places[spot]
                    if place != NOWHERE and found & lost & gate[place] != 0:
                        out[spot] = turned
                lost &= ~found
            turned += 1
            if lost == 0 or turned == FAR:
                return out
            found = canals.further()

    def copy(self) -> Outlook:
        new = Outlook(self.rules)
        new.canals.become(self.canals)
        new.square = self.square[:]
        new.deck = self.deck
        new.top = self.top
        new.cat_places = self.cat_places[:]
        new.keeper_places = self.keeper_places[:]
        new.worth = self.worth[:]
        new.unseen = self.unseen
        new.left, new.via = self.left[:], self.via[:]
        new.cats = self.cats
        new.keepers = self.keepers
        return new


def outlook(rules: KotobiryntRules, view: Kotobirynt) -> Outlook:
    out = Outlook(rules)
    out.see(view)
    return out


def worth(rules: KotobiryntRules, face: i64) -> float:
    """Points, in points of an average cat; alone and together every cat is worth the same."""
    return 1.0 if rules.counts_turns() else float(int(rules.box.points[face])) / rules.box.average
