"""A view written down as numbers, as a network reads it: one cell after the other, seen from one seat.

A game tells a pen what there is in a view (Rules.tell), field by field in a fixed order. The Pen writes the numbers; the
Describer, told the same, notes down what each cell means. So the layout and its description cannot part.
Seats are told from the reader's on, clockwise: the reader is the first, whoever it is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kociarnia.engine.agenda import ASK as _ASK
from kociarnia.engine.agenda import SEAT as _SEAT
from kociarnia.engine.agenda import Agenda

# What a field holds, one or more cells of it.
NUMBER: Final = "number"  # one cell
COUNT: Final = "count"  # for each label how many there are
FACE: Final = "face"  # for each label a 1 if it is that one; none at all if it is not known, or nothing lies there
BIT: Final = "bit"  # 0 or 1
SEAT: Final = "seat"  # for each seat a 1 if it is that one, counted from the reader's

_FACE: Final = 127  # as in hidden_cards.py, which cannot be imported here
_SEEN: Final = 7
_QUESTIONS: Final = 64


class Questions:
    """The numbers that a game gives its questions, and their names."""

    def __init__(self, names: dict[int, str]) -> None:
        self.labels: list[str] = list(names.values())
        self.many: i64 = len(self.labels)
        index = [-1] * _QUESTIONS
        for at, number in enumerate(names):
            index[number] = at
        self.index: vec[i64] = vec[i64](index)


class Pen:
    """Writes into `out` from `at` on. All cells must be 0 before, and most stay so. A pen that `keeps` so many cells remembers
    which of them it has marked, so that whoever writes to the same place again can wipe them out; numbers are written over.

    Where several cells are marked, what belongs to the pen is read once before: compiled, that is most of the work."""

    def __init__(self, players: i64, reader: i64, out: vec[i16], at: i64 = 0, strict: bool = False, keeps: int = 0) -> None:
        self.players: i64 = players
        self.reader: i64 = reader if reader < players else 0  # the audience reads from the first seat on
        one: i64 = 1
        self.everyone: i64 = (one << players) - 1
        self.out: vec[i16] = out
        self.at: i64 = at
        self.keeps: i64 = 1 if keeps else 0
        # Which cells are not 0 any more: `many` of them, each once; if it does not keep them they all go to the first place.
        self.marked: vec[i64] = vec[i64]([0] * max(1, keeps))
        self.many: i64 = 0
        self.strict: bool = strict  # complain of what does not fit, instead of cutting it to fit

    def of_seat(self, away: i64) -> i64:
        """The next fields are those of the seat so far from the reader, which is returned."""
        seat = self.reader + away
        return seat - self.players if seat >= self.players else seat

    def of_all(self) -> None:
        """The next fields are no seat's."""
        return

    def item(self, at: i64) -> None:
        """The next fields are those of the item number `at` among several."""
        return

    def number(self, name: str, value: i64, high: i64, low: i64 = 0) -> None:
        if value < low or value > high:
            value = _cut(self, name, value, low, high)
        at = self.at
        self.out[at] = i16(value)
        self.at = at + 1

    def flag(self, name: str, value: bool) -> None:
        at = self.at
        self.out[at] = 1 if value else 0
        self.at = at + 1

    def one_of(self, name: str, value: i64, labels: list[str]) -> None:
        """Which of the labels it is, from 0; below 0: none."""
        many: i64 = len(labels)
        if 0 <= value < many:
            _mark(self, self.at + value)
        elif self.strict and value >= 0:
            raise ValueError(f"{name}: {value} is not among {labels}")
        self.at += many

    def face(self, name: str, face: i64, labels: list[str]) -> None:
        """Which face it is; labels[0] stands for none and gets no cell."""
        many: i64 = len(labels) - 1
        if 0 < face <= many:
            _mark(self, self.at + face - 1)
        elif self.strict and face != 0:
            raise ValueError(f"{name}: {face} is not among {labels}")
        self.at += many

    def faces(self, name: str, zone: vec[i64], first: i64, count: i64, spots: list[str], labels: list[str]) -> None:
        """The same for cards that lie at these spots, of which the first `count` are taken."""
        many: i64 = len(labels) - 1
        if count > 0:
            out, marked, kept = self.out, self.marked, self.many
            at = self.at - 1
            for k in range(first, first + count):
                face = zone[k]
                if 0 < face <= many:
                    out[at + face] = 1
                    marked[kept] = at + face
                    kept += self.keeps
                elif self.strict and face != 0:
                    raise ValueError(f"{name}: {face} is not among {labels}")
                at += many
            self.many = kept
        self.at += many * len(spots)

    def turned(self, name: str, tiles: vec[i64], count: i64, labels: list[str], ways: list[str]) -> None:
        """For each of `count` cards, 4 * face + way, its face and which of four ways it lies; neither where there is none."""
        if self.strict:
            _turned(self, name, tiles, count, labels, ways)
            return
        many: i64 = len(labels) - 1
        at, keeps = self.at, self.keeps
        out, marked, kept = self.out, self.marked, self.many
        for k in range(count):
            tile = tiles[k]
            if tile >= 4:
                out[at + (tile >> 2) - 1] = 1
                marked[kept] = at + (tile >> 2) - 1
                kept += keeps
            at += many
            if tile != 0:
                out[at + (tile & 3)] = 1
                marked[kept] = at + (tile & 3)
                kept += keeps
            at += 4
        self.many = kept
        self.at = at

    def stacks(
        self, names: list[str], tops: vec[i64], depth: vec[i64], under: vec[i64], first: i64, count: i64, heights: list[str],
        labels: list[str],
    ) -> None:  # fmt: skip
        """For each of `count` stacks the face of the card on top, how many lie under it, and their faces."""
        if self.strict:
            _stacks(self, names, tops, depth, under, first, count, heights, labels)
            return
        many: i64 = len(labels) - 1
        deep: i64 = len(heights)
        each = many + 1 + many * deep
        at, keeps = self.at, self.keeps
        out, marked, kept = self.out, self.marked, self.many
        for stack in range(first, first + count):
            face = tops[stack]
            if face > 0:
                cell = at + face - 1
                out[cell] = 1
                marked[kept] = cell
                kept += keeps
            lie = depth[stack]
            if lie != 0:  # many are bare, and a cell that is not touched need not come into the cache
                cell = at + many
                out[cell] = i16(lie)
                marked[kept] = cell
                kept += keeps
                for k in range(stack * deep, stack * deep + lie):
                    face = under[k]
                    if face > 0:
                        out[cell + face] = 1
                        marked[kept] = cell + face
                        kept += keeps
                    cell += many
            at += each
        self.many = kept
        self.at = at

    def seat(self, name: str, seat: i64) -> None:
        """Which seat it is; below 0: nobody."""
        if 0 <= seat < self.players:
            _mark(self, self.at + _away(self, seat))
        elif self.strict and seat >= 0:
            raise ValueError(f"{name}: there is no seat {seat}")
        self.at += self.players

    def spot(self, name: str, spot: i64, labels: list[str]) -> None:
        """One of so many places that every seat has; below 0: none."""
        many: i64 = len(labels)
        if 0 <= spot < self.players * many:
            _mark(self, self.at + _away(self, spot // many) * many + spot % many)
        elif self.strict and spot >= 0:
            raise ValueError(f"{name}: there is no place {spot}")
        self.at += self.players * many

    def counts(self, name: str, zone: vec[i64], labels: list[str], high: i64, first: i64 = 0) -> None:
        """A number for each label, from zone[first] on."""
        out, away = self.out, self.at - first
        for k in range(first, first + len(labels)):
            count = zone[k]
            if count > high:
                count = _cut(self, name, count, 0, high)
            out[away + k] = i16(count)
        self.at += len(labels)

    def few(self, name: str, zone: vec[i64], labels: list[str], high: i64, first: i64 = 0) -> None:
        """The same where most are 0."""
        away = self.at - first
        out, marked, kept = self.out, self.marked, self.many
        for k in range(first, first + len(labels)):
            count = zone[k]
            if count != 0:
                out[away + k] = i16(count if count <= high else _cut(self, name, count, 0, high))
                marked[kept] = away + k
                kept += self.keeps
        self.many = kept
        self.at += len(labels)

    def hand(
        self, names: list[str], zone: vec[i64], shown: vec[i64], labels: list[str], high: i64, first: i64, own: bool, bag: i64
    ) -> None:
        """The same of a hand, and of those of its cards that all have seen. Of another's hand the reader knows only these: the
        rest is counted where labels[0] is, and in the bag, which was written from the cell `bag` on."""
        many: i64 = len(labels)
        away, keeps = self.at - first, self.keeps
        out, marked, kept = self.out, self.marked, self.many
        unseen: i64 = zone[first]
        for k in range(first + 1, first + many):
            count = zone[k]
            if count != 0:
                seen = shown[k]
                if not own and count != seen:
                    hidden = count - seen
                    unseen += hidden
                    out[bag + k - first] += i16(hidden)
                    count = seen
                if count != 0:
                    out[away + k] = i16(count if count <= high else _cut(self, names[0], count, 0, high))
                    marked[kept] = away + k
                    kept += keeps
                if seen != 0:
                    out[away + many + k] = i16(seen if seen <= high else _cut(self, names[1], seen, 0, high))
                    marked[kept] = away + many + k
                    kept += keeps
        self.many = kept
        if unseen != 0:
            out[bag] += i16(unseen - zone[first])
            _put(self, self.at, unseen if unseen <= high else _cut(self, names[0], unseen, 0, high))
        self.at += 2 * many

    def covered(self, name: str, zone: vec[i64], labels: list[str], high: i64, first: i64, bag: i64, shift: i64) -> None:
        """A hand of which the reader knows only how many cards it has: they are counted where labels[0] is, and in the bag,
        each so far behind its place in the hand."""
        out, unseen = self.out, zone[first]
        for k in range(1, len(labels)):
            count = zone[first + k]
            if count != 0:
                unseen += count
                out[bag + shift + k] += i16(count)
        out[bag] += i16(unseen - zone[first])
        if unseen != 0:
            _put(self, self.at, unseen if unseen <= high else _cut(self, name, unseen, 0, high))
        self.at += len(labels)

    def unseen(self, zone: vec[i64], bag: i64) -> None:
        """Cards by face of which the reader has seen none: they are counted in the bag."""
        out = self.out
        for face in range(1, len(zone)):
            count = zone[face]
            if count != 0:
                out[bag + face] += i16(count)
                out[bag] += i16(count)

    def no_counts(self, name: str, labels: list[str], high: i64) -> None:
        """As `few`, where all are 0."""
        self.at += len(labels)

    def tally(self, name: str, cards: vec[i64], labels: list[str], high: i64) -> None:
        """How many of these cards have each face, the unseen ones among them; their order is not told."""
        many: i64 = len(labels)
        at = self.at
        out, marked, kept = self.out, self.marked, self.many
        for k in range(len(cards)):
            face = cards[k] & _FACE
            if face >= many:
                raise ValueError(f"{name}: there is no face {face}")
            before = out[at + face]
            out[at + face] = before + 1
            if before == 0:
                marked[kept] = at + face
                kept += self.keeps
        self.many = kept
        self.at = at + many

    def marks(self, name: str, values: list[i64], labels: list[str], shift: i64 = 0) -> None:
        """How often each label is among these; their order is not told."""
        many: i64 = len(labels)
        at = self.at
        out, marked, kept = self.out, self.marked, self.many
        for value in values:
            cell = at + value + shift
            before = out[cell]
            out[cell] = before + 1
            if before == 0:
                marked[kept] = cell
                kept += self.keeps
        self.many = kept
        self.at = at + many

    def split(self, name: str, packed: i64, bits: i64, labels: list[str], high: i64) -> None:
        """A number for each label, packed in one int, so many bits each."""
        out, at = self.out, self.at
        many: i64 = len(labels)
        one: i64 = 1
        mask = (one << bits) - 1
        for k in range(many):
            out[at + k] = i16(packed & mask)
            packed >>= bits
        self.at = at + many

    def pile(self, name: str, cards: vec[i64], labels: list[str], high: i64) -> None:
        """A tally, and the card on top, which lies last."""
        self.tally(name, cards, labels, high)
        top: i64 = cards[len(cards) - 1] & _FACE if len(cards) > 0 else 0
        self.face(name, top, labels)

    def cards(self, name: str, zone: vec[i64], first: i64, count: i64, most: i64, labels: list[str], bag: i64) -> None:
        """Cards that carry who has seen them (hidden_cards.py): for each its face, and which seats know it. Those whose
        face the reader has not seen are counted in the bag instead."""
        many: i64 = len(labels) - 1
        players = self.players
        if count > most:
            if self.strict:
                raise ValueError(f"{name}: {count} cards are more than {most}")
            count = most
        if count > 0:
            at, reader, everyone, keeps = self.at, self.reader, self.everyone, self.keeps
            out, marked, kept = self.out, self.marked, self.many
            for k in range(first, first + count):
                card = zone[k]
                seen = card >> _SEEN & everyone
                if seen != 0:  # what nobody has seen has no face
                    face = card & _FACE
                    seen = (seen >> reader | seen << players - reader) & everyone  # counted from the reader
                    if face > 0 and seen & 1:
                        out[at + face - 1] = 1
                        marked[kept] = at + face - 1
                        kept += keeps
                    elif face > 0:
                        out[bag + face] += 1
                        out[bag] += 1
                    cell = at + many
                    while seen != 0:
                        if seen & 1:
                            out[cell] = 1
                            marked[kept] = cell
                            kept += keeps
                        seen >>= 1
                        cell += 1
                at += many + players
            self.many = kept
        self.at += most * (many + players)

    def agenda(self, state: Agenda, questions: Questions) -> None:
        """What is asked, whom; what will be asked after it, and whom, without the order."""
        many, players, reader, keeps = questions.many, self.players, self.reader, self.keeps
        index, at = questions.index, self.at
        own = index[state.asking]
        if own >= 0:
            _mark(self, at + own)
            if state.asked < players:
                _mark(self, at + many + _away(self, state.asked))
        at += many + players
        out, marked, kept = self.out, self.marked, self.many
        below = state.packed_below()
        for k in range(state.below()):
            packed = below[k]
            own = index[packed & _ASK]
            if own >= 0:
                cell = at + own
                before = out[cell]
                out[cell] = before + 1
                if before == 0:
                    marked[kept] = cell
                    kept += keeps
                seat = packed >> _SEAT & 7
                if seat < players:
                    cell = at + many + (seat - reader if seat >= reader else seat - reader + players)
                    before = out[cell]
                    out[cell] = before + 1
                    if before == 0:
                        marked[kept] = cell
                        kept += keeps
        self.many = kept
        self.at = at + many + players

    def wipe(self) -> None:
        """Undo what was marked."""
        out, marked = self.out, self.marked
        for k in range(self.many):
            out[marked[k]] = 0
        self.many = 0


# Functions: compiled they are called directly, where a method is looked up.


def _away(pen: Pen, seat: i64) -> i64:
    """How far from the reader a seat is."""
    away = seat - pen.reader
    return away + pen.players if away < 0 else away


def _cut(pen: Pen, name: str, value: i64, low: i64, high: i64) -> i64:
    """The nearest that fits."""
    if pen.strict:
        raise ValueError(f"{name}: {value} is not from {low} to {high}")
    return low if value < low else high


def _mark(pen: Pen, cell: i64) -> None:
    """A 1 in a cell that was 0."""
    pen.out[cell] = 1
    pen.marked[pen.many] = cell
    pen.many += pen.keeps


def _put(pen: Pen, cell: i64, value: i64) -> None:
    """The same with another number."""
    _mark(pen, cell)
    pen.out[cell] = i16(value)


# The same field by field, for pens that have something to say to each.


def _turned(pen: Pen, name: str, tiles: vec[i64], count: i64, labels: list[str], ways: list[str]) -> None:
    for at in range(count):
        tile = tiles[at]
        pen.item(at)
        pen.face(name, tile >> 2, labels)
        pen.one_of(f"{name} turned", tile & 3 if tile else -1, ways)


def _stacks(
    pen: Pen, names: list[str], tops: vec[i64], depth: vec[i64], under: vec[i64], first: i64, count: i64, heights: list[str],
    labels: list[str],
) -> None:  # fmt: skip
    top_name, depth_name, under_name = names
    for at in range(count):
        stack, deep = first + at, len(heights)
        pen.item(at)
        pen.face(top_name, tops[stack], labels)
        pen.number(depth_name, depth[stack], deep)
        pen.faces(under_name, under, stack * deep, depth[stack], heights, labels)


class Describer(Pen):
    """Writes nothing, and notes what a Pen would write: name, kind, labels of the cells, lowest and highest value."""

    def __init__(self, players: i64) -> None:
        nothing: vec[i16] = vec[i16]()
        super().__init__(players, 0, nothing)
        self.whose: str = ""
        self.which: str = ""
        self.seats: list[str] = [_name(away) for away in range(players)]
        self.fields: list[tuple[str, str, list[str], int, int]] = []

    def _note(self, name: str, kind: str, labels: list[str], low: i64 = 0, high: i64 = 1) -> None:
        self.fields.append((f"{self.whose}{name}{self.which}", kind, labels, low, high))

    def of_seat(self, away: i64) -> i64:
        self.whose = f"{_name(away)}/"
        self.which = ""
        return away

    def of_all(self) -> None:
        self.whose = ""
        self.which = ""

    def item(self, at: i64) -> None:
        self.which = f" {at}"

    def number(self, name: str, value: i64, high: i64, low: i64 = 0) -> None:
        self._note(name, NUMBER, [""], low, high)

    def flag(self, name: str, value: bool) -> None:
        self._note(name, BIT, [""])

    def one_of(self, name: str, value: i64, labels: list[str]) -> None:
        self._note(name, FACE, labels)

    def face(self, name: str, face: i64, labels: list[str]) -> None:
        self._note(name, FACE, labels[1:])

    def faces(self, name: str, zone: vec[i64], first: i64, count: i64, spots: list[str], labels: list[str]) -> None:
        for spot in spots:
            self._note(f"{name} {spot}", FACE, labels[1:])

    def turned(self, name: str, tiles: vec[i64], count: i64, labels: list[str], ways: list[str]) -> None:
        _turned(self, name, tiles, count, labels, ways)

    def stacks(
        self, names: list[str], tops: vec[i64], depth: vec[i64], under: vec[i64], first: i64, count: i64, heights: list[str],
        labels: list[str],
    ) -> None:  # fmt: skip
        _stacks(self, names, tops, depth, under, first, count, heights, labels)

    def seat(self, name: str, seat: i64) -> None:
        self._note(name, SEAT, self.seats)

    def spot(self, name: str, spot: i64, labels: list[str]) -> None:
        self._note(name, FACE, [f"{seat}/{label}" for seat in self.seats for label in labels])

    def counts(self, name: str, zone: vec[i64], labels: list[str], high: i64, first: i64 = 0) -> None:
        self._note(name, COUNT, labels, 0, high)

    def few(self, name: str, zone: vec[i64], labels: list[str], high: i64, first: i64 = 0) -> None:
        self._note(name, COUNT, labels, 0, high)

    def hand(
        self, names: list[str], zone: vec[i64], shown: vec[i64], labels: list[str], high: i64, first: i64, own: bool, bag: i64
    ) -> None:
        for name in names:
            self._note(name, COUNT, labels, 0, high)

    def covered(self, name: str, zone: vec[i64], labels: list[str], high: i64, first: i64, bag: i64, shift: i64) -> None:
        self._note(name, COUNT, labels, 0, high)

    def no_counts(self, name: str, labels: list[str], high: i64) -> None:
        self._note(name, COUNT, labels, 0, high)

    def tally(self, name: str, cards: vec[i64], labels: list[str], high: i64) -> None:
        self._note(name, COUNT, labels, 0, high)

    def marks(self, name: str, values: list[i64], labels: list[str], shift: i64 = 0) -> None:
        self._note(name, COUNT, labels, 0, 9)

    def split(self, name: str, packed: i64, bits: i64, labels: list[str], high: i64) -> None:
        self._note(name, COUNT, labels, 0, high)

    def pile(self, name: str, cards: vec[i64], labels: list[str], high: i64) -> None:
        self.tally(name, cards, labels, high)
        self.face(f"{name} top", 0, labels)

    def cards(self, name: str, zone: vec[i64], first: i64, count: i64, most: i64, labels: list[str], bag: i64) -> None:
        for slot in range(most):
            self._note(f"{name} {slot}", FACE, labels[1:])
            self._note(f"{name} {slot} known to", BIT, self.seats)

    def agenda(self, state: Agenda, questions: Questions) -> None:
        self._note("asked", FACE, questions.labels)
        self._note("asked seat", SEAT, self.seats)
        self._note("asked next", COUNT, questions.labels, 0, _QUESTIONS)
        self._note("asked next seat", COUNT, self.seats, 0, _QUESTIONS)


def _name(away: i64) -> str:
    return "me" if away == 0 else f"left {away}"  # clockwise, so the neighbour on the left comes next
