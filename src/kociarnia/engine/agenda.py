"""The agenda of a state: its open questions, a stack with the next one on top. Reactions are pushes.

A question is a number that the game gives it, the seat it is about, and a detail that the game reads. By its number it is put
to a seat, to the dealer, or to nobody: then it happens by itself as soon as its turn comes.

The next question is spread out in three ints, because every move begins by reading it; those under it wait packed, in a vec
that never shrinks: a slot that is kept need not be made again. Only this module knows how, and observation.py that reads it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

# Games number their questions by plain literals: sums of names would be computed anew at every look when compiled.
DEALER: Final = 16  # questions from 16 on are put to the dealer, those before it to a seat
ITSELF: Final = 32  # questions from 32 on to nobody
OVER: Final = 63  # no question is open: the match is over. It lies under all others, so a list in use never runs empty

ASK: Final = 63  # packed & ASK is the question,
SEAT: Final = 6  # packed >> SEAT & 7 the seat,
_WHOSE: Final = 511  # packed & _WHOSE both of them,
_DETAIL: Final = 9  # packed >> _DETAIL the detail


class Question(NamedTuple):
    ask: int
    seat: int
    detail: int


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Agenda:
    """Always public: all know who is asked what, and what comes after it."""

    def __init__(self) -> None:
        self.asking: i64 = OVER  # the next question,
        self.asked: i64 = 0  # the seat it is about,
        self.detail: i64 = 0  # and its detail
        self._below: vec[i64] = vec[i64]()  # the questions under it, the next one last,
        self._depth: i64 = 0  # as many as these; what lies beyond is past

    def ask(self, question: i64, seat: i64 = 0, detail: i64 = 0) -> None:
        """Before all that is asked already."""
        packed = self.asking | self.asked << SEAT | self.detail << _DETAIL
        if self._depth < len(self._below):
            self._below[self._depth] = packed
        else:
            self._below = append(self._below, packed)
        self._depth += 1
        self.asking = question
        self.asked = seat
        self.detail = detail

    def ask_instead(self, question: i64, seat: i64 = 0, detail: i64 = 0) -> None:
        """In place of the next question."""
        self.asking = question
        self.asked = seat
        self.detail = detail

    def answered(self) -> None:
        """The next question is done with: on to the one below it."""
        self._depth -= 1
        packed = self._below[self._depth]
        self.asking = packed & ASK
        self.asked = packed >> SEAT & 7
        self.detail = packed >> _DETAIL

    def ask_no_more(self) -> None:
        """The match is over, whatever was still to be asked."""
        self.asking = OVER
        self.asked = 0
        self.detail = 0
        self._depth = 0

    def nothing_after(self) -> bool:
        """Is the next question the last one?"""
        return self._depth < 2

    def awaits(self, question: i64) -> bool:
        """Is it asked, now or later?"""
        return self.asking == question or any(packed & ASK == question for packed in self._below[: self._depth])

    def detail_of(self, question: i64) -> i64:
        """What it is about, the next time that it is asked; -1: it is not."""
        if self.asking == question:
            return self.detail
        for at in range(self._depth - 1, -1, -1):
            if self._below[at] & ASK == question:
                return self._below[at] >> _DETAIL
        return -1

    def below(self) -> i64:
        """How many questions wait under the next one; the first of them is that the match is over."""
        return self._depth

    def packed_below(self) -> vec[i64]:
        """These and maybe others behind them, the deepest first, each question with its seat and its detail in one."""
        return self._below

    def questions(self) -> list[Question]:
        """All of them, the next one last."""
        packed = [*list(self._below[: self._depth]), self.asking | self.asked << SEAT | self.detail << _DETAIL]
        return [Question(int(one & ASK), int(one >> SEAT & 7), int(one >> _DETAIL)) for one in packed if one != OVER]

    def ask_these(self, questions: list[Question]) -> None:
        """These and no others, the next one last."""
        self.ask_no_more()
        for ask, seat, detail in questions:
            self.ask(ask, seat, detail)

    def seats_asked(self, question: i64) -> i64:
        """To whom it is put, now or later: a bit for each seat."""
        one: i64 = 1
        seats = one << self.asked if self.asking == question else 0
        for at in range(self._depth):
            if self._below[at] & ASK == question:
                seats |= one << (self._below[at] >> SEAT & 7)
        return seats

    def advance(self, question: i64, seat: i64) -> None:
        """The first of these questions to be put to `seat` comes next; what was next comes after it."""
        at: i64 = 0
        while at < self._depth and self._below[at] & _WHOSE != question | seat << SEAT:
            at += 1
        if at == self._depth:
            if self.asking != question or self.asked != seat:
                raise ValueError(f"not asked: {seat}")
            return
        found = self._below[at]
        self._depth -= 1
        for later in range(at, self._depth):
            self._below[later] = self._below[later + 1]
        self.ask(question, seat, found >> _DETAIL)

    def take_agenda(self, other: Agenda) -> None:
        """The same questions as another's, sharing nothing."""
        self.asking = other.asking
        self.asked = other.asked
        self.detail = other.detail
        self._below = other._below[: other._depth]
        self._depth = other._depth
