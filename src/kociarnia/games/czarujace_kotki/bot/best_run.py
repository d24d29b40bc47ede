"""The best run of a card's program: what it would make of a kitten's share of the win.

Cards are moved to and fro on the evaluation's own copy of the areas; nothing is dealt and no state is copied.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Seat
from kociarnia.games.czarujace_kotki.bot.evaluation import Evaluation
from kociarnia.games.czarujace_kotki.rules.deck import (
    CARD,
    CHAPTER,
    DECK,
    EITHER,
    GIVE_AWAY,
    KIND,
    KINDS,
    LEFT,
    OWN,
    PILE,
    SAME,
    SWAP,
    TWO,
    Program,
)
from kociarnia.games.czarujace_kotki.rules.legal import cells, partners
from kociarnia.games.czarujace_kotki.rules.pages import (
    AREA,
    CHAPTERS,
    COUPLES,
    exchange,
    exchange_chapters,
    listed,
    number,
    one,
)
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import Kotki

WORST: Final = -1.0e9
BITS_OF_A_CELL: Final = 6


@final
class BestRun:
    """Every method answers with my share of the win after the best run of the steps from `step` to `last`, `last` excluded.

    `mark` is the kitten that got the last card.
    """

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation: Evaluation = evaluation
        self.setup: Setup = evaluation.setup
        self.view: Kotki = evaluation.view
        self.area: vec[i64] = evaluation.area
        self.me: Seat = evaluation.me
        self.swaps_seen: dict[int, float] = {}  # what has been found of pairs of cells

    def of_program(self, program: Program) -> float:
        return self.of_steps(program.first, program.last, self.me)

    def of_steps(self, step: i64, last: i64, mark: Seat) -> float:
        if step >= last:
            return self.evaluation.my_share()
        unit = self.setup.deck.unit[step]
        if unit == SWAP:
            return self._of_swap(step, last, mark)
        if unit == TWO:
            return self._of_two(step)
        best = WORST
        if unit == KIND:
            for cell in listed(cells(self.setup, self.area, OWN, self.me)):
                best = max(best, self.of_purge(step, last, mark, cell))
            return best
        if unit == CHAPTER:
            for chapter in range(self.view.open):
                best = max(best, self.of_chapter(step, last, chapter))
            return best
        if unit != CARD:
            for couple in range(len(COUPLES)):
                if COUPLES[couple][1] < self.view.open:
                    best = max(best, self.of_couple(step, last, couple))
            return best
        source = self.setup.deck.source_of(step, self.view.knobs)
        if source == DECK or source == EITHER:
            return self.of_draw(step, last, mark)
        if source == PILE:
            pile = self.view.pile
            return self.of_card(pile[-1], step, last, mark, self.me) if pile else self.evaluation.my_share()
        for cell in listed(cells(self.setup, self.area, source, self.me, self.setup.deck.target[step])):
            best = max(best, self.of_pick(step, last, mark, cell))
        return best if best > WORST else self.of_steps(step + 1, last, mark)

    def of_pick(self, step: i64, last: i64, mark: Seat, cell: i64) -> float:
        """The card at this cell is the one that the step moves."""
        page = cell // KINDS
        cards = self.area[page]
        self.area[page] = cards - one(cell % KINDS)
        share = self.of_card(cell % KINDS + 1, step, last, mark, page // CHAPTERS)
        self.area[page] = cards
        return share

    def of_draw(self, step: i64, last: i64, mark: Seat) -> float:
        """The top card of the deck comes; each unseen ingredient alike."""
        bag = self.view.bag
        if bag[UNKNOWN] == 0:
            return self.of_steps(step + 1, last, mark)
        total = 0.0
        for kind in range(1, KINDS + 1):
            if bag[kind] > 0:
                total += float(bag[kind]) * self.of_card(kind, step, last, mark, self.me)
        return total / float(bag[UNKNOWN])

    def of_card(self, kind: i64, step: i64, last: i64, mark: Seat, owner: Seat) -> float:
        """A card in hand goes where the step says, to the best page for whoever places it."""
        target = self.setup.deck.target[step]
        if target == PILE:
            return self.of_steps(step + 1, last, mark)
        if target == OWN:
            return self._of_placing(kind, step, last, self.me)
        if target == SAME:
            return self._of_placing(kind, step, last, mark)
        if target == LEFT:
            return self.of_gift(kind, step, last, (self.me + 1) % self.setup.players)
        best = WORST
        for seat in range(self.setup.players):
            if seat != self.me and seat != owner:
                if target == GIVE_AWAY:
                    best = max(best, self.of_gift(kind, step, last, seat))
                else:
                    best = max(best, self._of_placing(kind, step, last, seat))
        return best

    def _of_placing(self, kind: i64, step: i64, last: i64, seat: Seat) -> float:
        """I lay it on that page of `seat` which is best for me."""
        best = WORST
        for chapter in range(self.view.open):
            best = max(best, self.of_page(seat * CHAPTERS + chapter, kind, step, last, seat))
        return best

    def of_gift(self, kind: i64, step: i64, last: i64, seat: Seat) -> float:
        """The receiver lays it on that page which is worst for me."""
        worst = -WORST
        for chapter in range(self.view.open):
            worst = min(worst, self.of_page(seat * CHAPTERS + chapter, kind, step, last, seat))
        return worst

    def of_page(self, page: i64, kind: i64, step: i64, last: i64, seat: Seat) -> float:
        """The card goes to this page of `seat`."""
        cards = self.area[page]
        self.area[page] = cards + one(kind - 1)
        share = self.of_steps(step + 1, last, seat)
        self.area[page] = cards
        return share

    def of_purge(self, step: i64, last: i64, mark: Seat, cell: i64) -> float:
        """All cards of this cell go."""
        page = cell // KINDS
        kind = cell % KINDS
        cards = self.area[page]
        self.area[page] = cards - number(cards, kind) * one(kind)
        share = self.of_steps(step + 1, last, mark)
        self.area[page] = cards
        return share

    def of_chapter(self, step: i64, last: i64, chapter: i64) -> float:
        """A whole chapter goes to the pile, or to the left neighbour."""
        area = self.area
        page = self.me * CHAPTERS + chapter
        left = (self.me + 1) % self.setup.players * CHAPTERS + chapter
        cards = area[page]
        before = area[left]
        if self.setup.deck.target[step] == LEFT:
            area[left] = before + cards
        area[page] = 0
        share = self.of_steps(step + 1, last, self.me)
        area[left] = before
        area[page] = cards
        return share

    def of_couple(self, step: i64, last: i64, couple: i64) -> float:
        """Two own chapters exchange their cards."""
        exchange_chapters(self.area, self.me, couple)
        share = self.of_steps(step + 1, last, self.me)
        exchange_chapters(self.area, self.me, couple)
        return share

    def _of_swap(self, step: i64, last: i64, mark: Seat) -> float:
        best = WORST
        source = self.setup.deck.source_of(step, self.view.knobs)
        for first in listed(cells(self.setup, self.area, source, self.me)):
            if first // AREA == self.me or source == OWN:  # swaps between two rivals are rarely the best
                for second in listed(partners(self.setup, self.area, step, self.me, first)):
                    best = max(best, self.of_pair(step, last, mark, first, second))
        return best if best > WORST else self.evaluation.my_share()

    def of_first(self, step: i64, last: i64, first: i64) -> float:
        """The card at `first` is swapped. Either card may be the first, and swaps that change nothing are alike."""
        best = WORST
        for second in listed(partners(self.setup, self.area, step, self.me, first)):
            pair: i64 = -1
            if first % KINDS != second % KINDS and first // KINDS != second // KINDS:
                pair = (min(first, second) << BITS_OF_A_CELL) + max(first, second)
            if pair not in self.swaps_seen:
                self.swaps_seen[pair] = self.of_pair(step, last, self.me, first, second)
            best = max(best, self.swaps_seen[pair])
        return best

    def of_pair(self, step: i64, last: i64, mark: Seat, first: i64, second: i64) -> float:
        """These two cards are swapped."""
        exchange(self.area, first, second)
        share = self.of_steps(step + 1, last, mark)
        exchange(self.area, first // KINDS * KINDS + second % KINDS, second // KINDS * KINDS + first % KINDS)
        return share

    def _of_two(self, step: i64) -> float:
        """Of two cards drawn: about the better half of what comes."""
        bag = self.view.bag
        shares: list[float] = []
        weights: list[float] = []
        for kind in range(1, KINDS + 1):
            if bag[kind] > 0:
                shares.append(self.of_card(kind, step, step + 1, self.me, self.me))
                weights.append(float(bag[kind]) / float(bag[UNKNOWN]))
        total = 0.0
        for first in range(len(shares)):
            for second in range(len(shares)):
                total += weights[first] * weights[second] * max(shares[first], shares[second])
        return total if shares else self.evaluation.my_share()

    def of_keeping(self, step: i64, kept: i64, other: i64) -> float:
        """Two cards are shared out: the first as the step says, the other by its second target."""
        share = self.of_card(kept, step, step + 1, self.me, self.me)
        if other > KINDS or self.setup.deck.second[step] != GIVE_AWAY:
            return share
        before = self.evaluation.my_share()
        gain = WORST
        for seat in range(self.setup.players):
            if seat != self.me:
                gain = max(gain, self.of_gift(other, step, step + 1, seat) - before)
        return share + gain
