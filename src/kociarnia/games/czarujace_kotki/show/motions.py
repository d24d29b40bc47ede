"""What moved on the table of Czarujące kotki, told to one reader.

Where every ingredient lies is open, so the table before and the table after tell what went where: a zone that has fewer cards
of a kind gave them to one that has more. Only the card that the move itself names is followed step by step, for it may lie
somewhere for a moment and be gone when all has settled: the last card that a curse needed, say.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import Motion, MoveId
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.czarujace_kotki.rules.deck import KIND, KINDS, PILE, SWAP
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, COUPLES, number, one
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import DRAW, FISH, PICK, PLACE, Kotki, more_of, step_of
from kociarnia.games.czarujace_kotki.show.handles import (
    DECK,
    DISCARDS,
    HAND,
    HELD,
    at_cell,
    at_curse,
    at_felled,
    at_looked,
    at_page,
)

# Where a single card comes from, and where it goes: a page, or one of these.
FROM_DECK: Final[i64] = 61
ON_PILE: Final[i64] = 62
IN_HAND: Final[i64] = 63


def motions(setup: Setup, before: Kotki, move: MoveId, after: Kotki) -> list[Motion]:
    card = _one_card(setup, before, move, after)
    if card is not None:
        return [card]
    if not _moved(before, after):
        return []
    motions = _Motions(setup, before, after)
    motions.add_looked()
    motions.add_named(move)
    motions.add_rest()
    motions.add_curses()
    return motions.out


def _one_card(setup: Setup, before: Kotki, move: MoveId, after: Kotki) -> Motion | None:
    """Mostly the card of which the move speaks has moved, and nothing else. None: it was otherwise."""
    ask = before.asking
    source: i64 = IN_HAND
    target: i64 = IN_HAND
    if ask == PLACE:
        target, kind = move - setup.place, before.held[len(before.held) - 1]
    elif ask == PICK:
        cell = move - setup.pick
        source, kind = cell // KINDS, cell % KINDS + 1
        if setup.deck.target[step_of(before.detail)] == PILE:
            target = ON_PILE
    elif ask == DRAW and move <= setup.draw + KINDS:
        source, kind = FROM_DECK, move - setup.draw
    else:
        return None
    return _card(setup, int(source), int(target), int(kind)) if _only(before, after, source, target, kind) else None


def _only(before: Kotki, after: Kotki, source: i64, target: i64, kind: i64) -> bool:
    """Is all as it was, but for one card of this kind?"""
    if before.felled is not after.felled or before.surplus is not after.surplus or after.asking == FISH:
        return False
    card = one(kind - 1)
    for page in range(len(before.area)):
        more = after.area[page] - before.area[page]
        if more != (card if page == target else -card if page == source else 0):
            return False
    if _differ(before.looked, after.looked) or _differ(before.display, after.display):
        return False
    held = (1 if target == IN_HAND else 0) - (1 if source == IN_HAND else 0)
    return _one_more(before.held, after.held, held, kind) and _one_more(
        before.pile, after.pile, 1 if target == ON_PILE else 0, kind
    )


def _one_more(old: vec[i64], new: vec[i64], more: i64, kind: i64) -> bool:
    """Has it got so many cards more, none, one of this kind on top, or one fewer?"""
    if len(new) - len(old) != more or _alike(old, new) < min(len(old), len(new)):
        return False
    return more < 1 or new[len(new) - 1] == kind


@lru_cache(maxsize=4096)
def _card(setup: Setup, source: int, target: int, kind: int) -> Motion:
    return Motion(_lies(setup, source, kind), _lies(setup, target, kind), setup.deck.kinds[kind])


def _lies(setup: Setup, place: int, kind: int) -> str:
    if place < FROM_DECK:
        return at_cell(setup, place * KINDS + kind - 1)
    return DECK if place == FROM_DECK else DISCARDS if place == ON_PILE else HELD


def _moved(before: Kotki, after: Kotki) -> bool:
    """Has anything moved that can?"""
    if before.felled != after.felled or before.surplus != after.surplus:
        return True
    if _differ(before.area, after.area) or _differ(before.pile, after.pile) or _differ(before.held, after.held):
        return True
    return _differ(before.looked, after.looked) or _differ(before.display, after.display)


def _differ(one: vec[i64], other: vec[i64]) -> bool:
    return len(one) != len(other) or _alike(one, other) < len(one)


def _alike(one: vec[i64], other: vec[i64]) -> i64:
    """How many of the first cards are the same."""
    at: i64 = 0
    while at < len(one) and at < len(other) and one[at] == other[at]:
        at += 1
    return at


@lru_cache(maxsize=64)
def _pages(players: int) -> dict[str, int]:
    """The pages of all seats, by their zones."""
    return {at_page(page): page for page in range(players * CHAPTERS)}


class _Motions:
    """The motions of one move, in the order in which they happen, and what is still to come of it after those so far."""

    def __init__(self, setup: Setup, before: Kotki, after: Kotki) -> None:
        self.setup = setup
        self.before = before
        self.after = after
        self.out: list[Motion] = []
        self.pages = _pages(setup.players)
        # How many more cards of a kind, or fewer if below 0, a zone has to get. Open ingredients lie at chapters, are kept
        # with curses, are on the pile or on their way.
        self.more: dict[tuple[str, int], int] = {}
        for page in range(len(before.area)):
            if before.area[page] != after.area[page]:
                self._compare(at_page(page), before.area[page], after.area[page])
        for seat in range(len(before.surplus)):
            if before.surplus[seat] != after.surplus[seat]:
                self._compare(at_felled(seat), before.surplus[seat], after.surplus[seat])
        self._exchange(DISCARDS, before.pile, after.pile)
        self._exchange(HAND, before.held, after.held)

    def _exchange(self, zone: str, old: vec[i64], new: vec[i64]) -> None:
        same = _alike(old, new)
        for kind in old[same:]:
            self._want(zone, kind, -1)
        for kind in new[same:]:
            self._want(zone, kind, 1)

    def _compare(self, zone: str, old: int, new: int) -> None:
        for kind in range(KINDS):
            self._want(zone, kind + 1, number(new, kind) - number(old, kind))

    def _want(self, zone: str, kind: int, more: int) -> None:
        self.more[zone, kind] = self.more.get((zone, kind), 0) + more

    def _at(self, zone: str, kind: int, state: Kotki) -> str:
        """The piece if it is there, else its zone; empty if there is no such zone."""
        if zone == HAND:
            return HELD if len(state.held) > 0 else ""
        page = self.pages.get(zone, -1)
        seen = number(state.area[page], kind - 1) > 0 if page >= 0 else zone == DISCARDS and _fishing(state, kind)
        return f"{zone}.{self.setup.deck.kinds[kind]}" if seen else zone

    def _go(self, source: str, target: str, kind: int) -> None:
        if source != DECK:
            self._want(source, kind, 1)
        self._want(target, kind, -1)
        start, end = self._at(source, kind, self.before), self._at(target, kind, self.after)
        if start and end:
            self.out.append(Motion(start, end, self.setup.deck.kinds[kind]))

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
            if self.more.get((HAND, kind), 0) > 0:
                self._want(HAND, kind, -1)
                self.out.append(Motion(at_looked(slot), self._at(HAND, kind, self.after), setup.deck.kinds[kind]))

    def _more(self, zone: str, kind: int, but: list[int]) -> int:
        return max(self.more.get((zone, kind), 0) - but.count(kind), 0)

    def add_rest(self) -> None:
        """All the rest: what is missing somewhere has gone to where there is more now; what comes from nowhere was drawn."""
        more = sorted(entry for entry in self.more.items() if entry[1])
        for kind in range(1, KINDS + 1):
            left = [zone for (zone, own), count in more if own == kind for _ in range(-count)]
            came = [zone for (zone, own), count in more if own == kind for _ in range(count)]
            for at, target in enumerate(came):
                self._go(left[at] if at < len(left) else DECK, target, kind)

    def add_curses(self) -> None:
        if not _differ(self.before.display, self.after.display):
            return
        keys = self.setup.deck.curses
        for chapter, (old, new) in enumerate(zip(self.before.display, self.after.display, strict=True)):
            if old and old != new:
                for seat, won in enumerate(self.after.felled):
                    if old in won:
                        self.out.append(Motion(at_curse(chapter), at_felled(seat), keys[old]))
            if new and old != new:
                self.out.append(Motion("curses", at_curse(chapter), keys[new]))


def _fishing(state: Kotki, kind: int) -> bool:
    """Does somebody choose among what lies on the pile, such cards among it?"""
    return state.asking == FISH and kind in state.pile
