"""What moved on the table of Czarujące kotki, told to one reader.

Where every ingredient lies is open, so the table before and the table after tell what went where: a zone that has fewer cards
of a kind gave them to one that has more. Only the card that the move itself names is followed step by step, for it may lie
somewhere for a moment and be gone when all has settled: the last card that a curse needed, say.
"""

from __future__ import annotations

from collections import Counter

from kociarnia.engine import Motion, MoveId
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.czarujace_kotki.rules.deck import KIND, KINDS, PILE, SWAP
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, COUPLES, counts, number
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import Kotki, more_of, step_of
from kociarnia.games.czarujace_kotki.show.handles import DECK, DISCARDS, HAND, HELD, at_curse, at_felled, at_looked, at_page
from kociarnia.games.czarujace_kotki.show.scene import scene

Cards = Counter[tuple[str, int]]  # how many lie at a zone, by kind


Open = tuple[object, ...]  # all that can move, and what says where it lies
KEPT = 512  # moves whose motions are known: all who look on see most of them alike, one after the other
known: dict[tuple[object, ...], list[Motion]] = {}


def motions(setup: Setup, before: Kotki, move: MoveId, after: Kotki) -> list[Motion]:
    old, new = _open(before), _open(after)
    if old == new:
        return []
    key = setup, int(move), int(before.asked), int(before.detail), old, new, _kittens(before), _kittens(after)
    out = known.get(key)
    if out is None:
        motions = _Motions(setup, before, after)
        motions.add_looked()
        motions.add_named(move)
        motions.add_rest()
        motions.add_curses()
        if len(known) >= KEPT:
            known.clear()
        out = known[key] = motions.out
    return out[:]


def _open(state: Kotki) -> Open:
    """All that can move."""
    zones = [tuple(zone) for zone in (state.area, state.pile, state.held, state.looked, state.display, state.surplus)]
    return *zones, tuple(tuple(felled) for felled in state.felled)


def _kittens(state: Kotki) -> Open:
    """What else says which pieces can be pointed at."""
    return int(state.asking), tuple(state.kittens)


def _lying(state: Kotki) -> Cards:
    """Every open ingredient: at chapters, kept with curses, on the pile, on its way."""
    cards: Cards = Counter()
    for page, lying in enumerate(state.area):
        for kind, count in enumerate(counts(lying), 1):
            if count:
                cards[at_page(page), kind] = count
    for seat, kept in enumerate(state.surplus):
        for kind, count in enumerate(counts(kept), 1):
            if count:
                cards[at_felled(seat), kind] = count
    for kind in state.pile:
        cards[DISCARDS, kind] += 1
    for kind in state.held:
        cards[HAND, kind] += 1
    return cards


class _Motions:
    """The motions of one move, in the order in which they happen, and where the cards lie after those so far."""

    def __init__(self, setup: Setup, before: Kotki, after: Kotki) -> None:
        self.setup = setup
        self.before = before
        self.after = after
        self.cards = _lying(before)
        self.goal = _lying(after)
        self.out: list[Motion] = []
        self.old = scene(setup, before).handles()
        self.new = scene(setup, after).handles()

    def _at(self, zone: str, kind: int, there: set[str]) -> str:
        """The piece if it is there, else its zone."""
        piece = HELD if zone == HAND else f"{zone}.{self.setup.deck.kinds[kind]}"
        return piece if piece in there else zone

    def _go(self, source: str, target: str, kind: int) -> None:
        face = self.setup.deck.kinds[kind]
        if source != DECK:
            self.cards[source, kind] -= 1
        self.cards[target, kind] += 1
        start, end = self._at(source, kind, self.old), self._at(target, kind, self.new)
        if start in self.old and end in self.new:
            self.out.append(Motion(start, end, face))

    def add_looked(self) -> None:
        """Cards drawn in secret come face down, but for whoever drew them; chosen, they are open (H5)."""
        deck = self.setup.deck
        for at in range(len(self.before.looked), len(self.after.looked)):
            face = self.after.looked[at] & FACE
            self.out.append(Motion(DECK, at_looked(at), deck.kinds[face] if face else ""))

    def add_named(self, move: MoveId) -> None:
        """The card or the cards that the move itself speaks of."""
        setup = self.setup
        seat, step, more = self.before.asked, step_of(self.before.detail), more_of(self.before.detail)
        verb, args = self.setup.moves[move]
        if verb == "place":
            self._go(HAND, at_page(move - setup.place), self.before.held[-1])
        elif verb == "card" and setup.deck.unit[step] not in (SWAP, KIND):
            cell = move - setup.pick
            self._go(at_page(cell // KINDS), DISCARDS if setup.deck.target[step] == PILE else HAND, cell % KINDS + 1)
        elif verb == "with":
            one, two = more, move - setup.with_
            self._go(at_page(one // KINDS), at_page(two // KINDS), one % KINDS + 1)
            self._go(at_page(two // KINDS), at_page(one // KINDS), two % KINDS + 1)
        elif verb == "chapters":
            first, second = (seat * CHAPTERS + chapter for chapter in COUPLES[move - setup.couple])
            for kind in range(KINDS):
                for one, two in ((first, second), (second, first)):
                    for _ in range(number(self.before.area[one], kind)):
                        self._go(at_page(one), at_page(two), kind + 1)
        elif verb == "keep":
            self._kept(more, str(args[0]))

    def _kept(self, first: int, kept: str) -> None:
        """The one that is kept and the other one, from where they lay; whoever did not see them takes them in their order."""
        setup = self.setup
        kinds = [setup.deck.kinds.index(kept)]
        for kind in range(1, KINDS + 1):
            kinds += [kind] * self._more(HAND, kind, kinds)
        slots = list(range(first, len(self.before.looked)))
        if self.before.looked[first] & FACE not in (0, kinds[0]):
            slots.reverse()
        for kind, slot in zip(kinds, slots, strict=False):
            if self.goal[HAND, kind] > self.cards[HAND, kind]:
                self.cards[HAND, kind] += 1
                self.out.append(Motion(at_looked(slot), self._at(HAND, kind, self.new), setup.deck.kinds[kind]))

    def _more(self, zone: str, kind: int, but: list[int]) -> int:
        return max(self.goal[zone, kind] - self.cards[zone, kind] - but.count(kind), 0)

    def add_rest(self) -> None:
        """All the rest: what is missing somewhere has gone to where there is more now; what comes from nowhere was drawn."""
        more = {key: self.goal[key] - self.cards[key] for key in sorted(self.cards.keys() | self.goal.keys())}
        more = {key: count for key, count in more.items() if count}
        for kind in range(1, KINDS + 1):
            left = [zone for (zone, own), count in more.items() if own == kind for _ in range(-count)]
            came = [zone for (zone, own), count in more.items() if own == kind for _ in range(count)]
            for at, target in enumerate(came):
                self._go(left[at] if at < len(left) else DECK, target, kind)

    def add_curses(self) -> None:
        keys = self.setup.deck.curses
        for chapter, (old, new) in enumerate(zip(self.before.display, self.after.display, strict=True)):
            if old and old != new:
                for seat, won in enumerate(self.after.felled):
                    if old in won:
                        self.out.append(Motion(at_curse(chapter), at_felled(seat), keys[old]))
            if new and old != new:
                self.out.append(Motion("curses", at_curse(chapter), keys[new]))
