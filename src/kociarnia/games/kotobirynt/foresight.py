"""What an action would bring, without playing it: cats won, chains included, and how far the others are from a keeper.

A path made by one action runs through the card that was turned, or through the line that was pushed; up to there it is old.
So only cards that both a cat's and a keeper's water touches already can join the two: few actions need a closer look.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, MoveId
from kociarnia.games.kotobirynt.board import NOWHERE
from kociarnia.games.kotobirynt.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules import KotobiryntRules
from kociarnia.games.kotobirynt.state import Kotobirynt

FAR: Final = 5  # no nearer than this many turned cards: as good as out of reach


class Outlook:
    """A table reduced to what paths are made of."""

    def __init__(self, rules: KotobiryntRules) -> None:
        self.rules: KotobiryntRules = rules
        self.square: list[i64] = []
        self.deck: list[i64] = []
        self.cat_places: list[i64] = []
        self.keeper_places: list[i64] = []
        self.worth: list[float] = []  # of each cat on the ring, to whoever leads it home
        self.unseen: i64 = 0  # cats in the deck
        self.mean: float = 0.0  # what one of them is worth
        self.waters: list[i64] = []  # the cards that each figure's water touches, cats first, as masks of cells

    def see(self, view: Kotobirynt) -> None:
        self.square = view.square[:]
        self.deck = view.deck[:]
        self.cat_places = view.cat_places[:]
        self.keeper_places = view.keeper_places[:]
        self.worth = [worth(self.rules, face) for face in view.cats]
        self.unseen = view.cat_bag[UNKNOWN]
        if self.unseen > 0:
            total = 0.0
            for face in range(1, len(view.cat_bag)):
                total += float(view.cat_bag[face]) * worth(self.rules, face)
            self.mean = total / float(int(self.unseen))

    def copy(self) -> Outlook:
        new = Outlook(self.rules)
        new.square = self.square[:]
        new.deck = self.deck[:]
        new.cat_places = self.cat_places[:]
        new.keeper_places = self.keeper_places[:]
        new.worth = self.worth[:]
        new.unseen = self.unseen
        new.mean = self.mean
        return new

    def act(self, move: MoveId) -> None:
        """Rotate or insert, and no more."""
        rules = self.rules
        if move < rules.insert:
            cell = move // (ALL_TURNS - 1)
            self.square[cell] = rules.box.turned(self.square[cell], move % (ALL_TURNS - 1) + 1)
        elif move < rules.leave:
            place = (move - rules.insert) // ALL_TURNS
            rules.push(self.square, self.deck, place, (move - rules.insert) % ALL_TURNS)

    def collect(self) -> float:
        """Lead home whatever is joined, again and again; returns what that is worth."""
        gain = 0.0
        while True:
            spots: list[i64] = []
            via: list[i64] = []
            for spot in range(len(self.cat_places)):
                keeper = self.reached(spot)
                if keeper >= 0:
                    spots.append(spot)
                    via.append(keeper)
            if not spots:
                return gain
            places = [self.cat_places[spot] for spot in spots]
            for spot in spots:
                gain += self.worth[spot]
                self.cat_places[spot] = NOWHERE
            for at in range(len(spots)):
                self.replace(spots[at], places[at], via[at])

    def replace(self, spot: i64, place: i64, keeper: i64) -> None:
        """R17, R18: the keeper moves on, then a new cat comes in."""
        self.keeper_places[keeper] = self.next_free(self.keeper_places[keeper])
        if self.unseen > 0:
            self.unseen -= 1
            self.cat_places[spot] = self.next_free(place)
            self.worth[spot] = self.mean

    def next_free(self, place: i64) -> i64:
        places = self.rules.board.places
        place = (place + 1) % places
        while place in self.cat_places or place in self.keeper_places:
            place = (place + 1) % places
        return place

    def reached(self, spot: i64) -> i64:
        """A keeper that the cat has a path to, or -1."""
        place = self.cat_places[spot]
        if place == NOWHERE:
            return -1
        water = self.rules.board.reached(self.square, self.rules.box.flow, place)
        for keeper in range(len(self.keeper_places)):
            if water >> self.keeper_places[keeper] & 1:
                return keeper
        return -1

    def watch(self, changed: i64 = -1) -> None:
        """Look where the water of each figure is; if only some cards have `changed`, only at what touched these."""
        waters = self.waters
        if not waters or changed < 0:
            self.waters = [touched(self.rules, self.square, place) for place in self.cat_places + self.keeper_places]
            return
        self.waters = [
            waters[at] if waters[at] & changed == 0 else touched(self.rules, self.square, self._place(at))
            for at in range(len(waters))
        ]

    def _place(self, figure: i64) -> i64:
        cats = len(self.cat_places)
        return self.cat_places[figure] if figure < cats else self.keeper_places[figure - cats]

    def openings(self) -> list[MoveId]:
        """The actions that may win a cat; all others win none."""
        if not self.waters:
            self.watch()
        rules = self.rules
        board, box = rules.board, rules.box
        cats: i64 = 0
        keepers: i64 = 0
        for at in range(len(self.waters)):
            if at < len(self.cat_places):
                cats |= self.waters[at]
            else:
                keepers |= self.waters[at]
        out: list[MoveId] = []
        both = cats & keepers
        for cell in range(board.cells):
            if both >> cell & 1:
                for turn in range(1, box.turns[self.square[cell] >> 2]):
                    out.append(rules.rotate + (ALL_TURNS - 1) * cell + turn - 1)
        top = self.deck[0] if self.deck else UNKNOWN
        if top == UNKNOWN:
            return out
        for place in range(board.places):
            cells = board.line_cells[place]
            if cats & cells and keepers & cells:
                first = rules.insert + ALL_TURNS * place
                if rules.as_lies:
                    out.append(first + (top & 3))
                else:
                    for turn in range(box.turns[top >> 2]):
                        out.append(first + turn)
        return out

    def best(self) -> float:
        """The most that one action can win."""
        most = 0.0
        for move in self.openings():
            square, deck = self.square, self.deck
            self.square = square[:]
            if move >= self.rules.insert:
                self.deck = deck[:]
            self.act(move)
            if self.joined(changed_by(self.rules, move)):
                most = max(most, self.copy().collect())
            self.square, self.deck = square, deck
        return most

    def joined(self, changed: i64) -> bool:
        """Has a cat got a path by a change of these cards?"""
        return any(self.waters[spot] & changed and self.reached(spot) >= 0 for spot in range(len(self.cat_places)))

    def distances(self) -> list[i64]:
        """For each cat, how many cards would have to be turned to bring it home."""
        return distances(self.rules, self.square, self.cat_places, self.keeper_places)


def changed_by(rules: KotobiryntRules, move: MoveId) -> i64:
    """The cells whose cards an action changes, as a mask."""
    if move < rules.insert:
        return rules.board.one << move // (ALL_TURNS - 1)
    return 0 if move == rules.leave else rules.board.line_cells[(move - rules.insert) // ALL_TURNS]


def outlook(rules: KotobiryntRules, view: Kotobirynt) -> Outlook:
    out = Outlook(rules)
    out.see(view)
    return out


def worth(rules: KotobiryntRules, face: i64) -> float:
    """Points, in points of an average cat; alone and together every cat is worth the same."""
    return 1.0 if rules.counts_turns() else float(int(rules.box.points[face])) / rules.box.average


def touched(rules: KotobiryntRules, square: list[i64], place: i64) -> i64:
    """The cards that water from `place` is in, or laps against, as a mask of cells."""
    if place == NOWHERE:
        return 0
    across, join, one = rules.board.across, rules.box.join, rules.board.one
    cells: i64 = 0
    seen: i64 = 0  # ports that are under water
    ports: list[i64] = [rules.board.gate[place]]
    while ports:
        port: i64 = ports.pop()
        cell = port >> 2
        cells |= one << cell
        sides: i64 = join[4 * square[cell] + (port & 3)]
        port = cell << 2
        if seen >> port & sides == 0:
            seen |= sides << port
            while sides != 0:
                if sides & 1:
                    beyond: i64 = across[port]
                    if beyond >= 0:
                        ports.append(beyond)
                sides >>= 1
                port += 1
    return cells


def distances(rules: KotobiryntRules, square: list[i64], cats: list[i64], keepers: list[i64]) -> list[i64]:
    """For each cat, how many cards would have to be turned so that it is joined to a keeper; FAR if there is no nearer way.

    Water flows both ways: so it is followed once, from the keepers, until it has come to all cats.
    """
    across, join, could, one = rules.board.across, rules.box.join, rules.box.could, rules.board.one
    lost: i64 = 0  # places of cats that it has not come to
    for place in cats:
        if place != NOWHERE:
            lost |= one << place
    out: list[i64] = [FAR] * len(cats)
    now: list[i64] = [rules.board.gate[place] for place in keepers]
    later: list[i64] = []
    seen: i64 = 0  # ports where it has entered
    turned: i64 = 0
    while turned < FAR and lost != 0:
        near: i64 = 0  # places that it comes to if one more card is turned
        while now:
            port: i64 = now.pop()
            if seen >> port & 1:
                continue
            seen |= one << port
            tile = square[port >> 2]
            free: i64 = join[4 * tile + (port & 3)]
            sides: i64 = could[(tile & ~3) + (port & 3)]
            exit: i64 = port & ~3
            while sides != 0:
                if sides & 1:
                    beyond: i64 = across[exit]
                    if free & 1:
                        if beyond >= 0:
                            now.append(beyond)
                        elif lost >> -1 - beyond & 1:
                            lost ^= one << -1 - beyond
                            out[cats.index(-1 - beyond)] = turned
                    elif beyond >= 0:
                        later.append(beyond)
                    else:
                        near |= one << -1 - beyond
                sides >>= 1
                free >>= 1
                exit += 1
        turned += 1
        near &= lost
        if near != 0:
            lost ^= near
            for spot in range(len(cats)):
                if cats[spot] != NOWHERE and near >> cats[spot] & 1:
                    out[spot] = turned
        now, later = later, now
    return out
