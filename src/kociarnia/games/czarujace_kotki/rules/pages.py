"""Where cards lie, and how many: pages, bundles and cells.

A page is where the cards of one chapter of one kitten lie, seat * CHAPTERS + chapter; rules number chapters from 0. A bundle is
cards in one int, counted by kind; counts of all kinds are compared and added at once. Each has seven bits, of which the top one
stays free for borrows. `area[page]` is the bundle that lies there. A cell is where the cards of one kind lie, page * KINDS +
kind; a set of cells is one int too. Kinds are numbered from 0 here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final[i64] = 4  # ingredients
CHAPTERS: Final[i64] = 3  # pages of one kitten
COUPLES: Final = ((0, 1), (0, 2), (1, 2))  # of chapters
AREA: Final[i64] = 12  # cells of one kitten
AREA_CELLS: Final[i64] = 4095  # the set of the first kitten's cells
PAGE_CELLS: Final[i64] = 15  # the set of the first page's
MOST_COPIES: Final[i64] = 31  # of one kind: more would not fit
BITS: Final[i64] = 7  # bundle >> kind * BITS & COUNT is how many there are
COUNT: Final[i64] = 127
ONES: Final[i64] = 0x204081  # one card of each kind
FULL: Final[i64] = 0x7EFDFBF  # 63 of each
TOPS: Final[i64] = 0x8102040  # the free bit of each
LAST: Final[i64] = 21  # where the last count begins
GATHER: Final[i64] = 0x41041  # brings the free bits together,
GATHERED: Final[i64] = 24  # here
KINDS_IN: Final[i64] = 15  # a set of kinds, one bit for each
SAME_KIND: Final[i64] = 0x111111111111  # the cells of the first kind on all pages
SIZES: Final[i64] = 0x8DA691691448  # of sets of kinds, three bits each: more than 62 bits would be boxed


def bundle_of(counts: list[i64]) -> i64:
    """Undone by counts()."""
    bundle: i64 = 0
    for kind in range(KINDS - 1, -1, -1):
        bundle = (bundle << BITS) + counts[kind]
    return bundle


def counts(bundle: i64) -> list[i64]:
    return [bundle >> kind * BITS & COUNT for kind in range(KINDS)]


def one(kind: i64) -> i64:
    """A bundle of one card."""
    card: i64 = 1
    card <<= kind * BITS  # `return card << ...` would shift a literal, in 32 bits, when compiled
    return card


def number(bundle: i64, kind: i64) -> i64:
    return bundle >> kind * BITS & COUNT


def cards_in(bundle: i64) -> i64:
    """How many cards, of all kinds."""
    return bundle * ONES >> LAST & COUNT


def kinds_in(bundle: i64) -> i64:
    """The set of kinds that are in it."""
    return (bundle + FULL & TOPS) * GATHER >> GATHERED & KINDS_IN


def lacking(bundle: i64, needs: i64) -> i64:
    """The cards that are needed and are not in it."""
    over = (needs | TOPS) - bundle
    short = over & TOPS
    return over & short - (short >> BITS - 1)


def complete(bundle: i64, needs: i64) -> bool:
    """Nothing is lacking."""
    return (bundle | TOPS) - needs & TOPS == TOPS


def tight_in(bundle: i64, needs: i64) -> i64:
    """The set of kinds that are in it and of which none is too many."""
    return ((needs | TOPS) - bundle & bundle + FULL & TOPS) * GATHER >> GATHERED & KINDS_IN


# --- areas


def cell_of(seat: i64, chapter: i64, kind: i64) -> i64:
    """The cell of a kind (a face, from 1)."""
    return seat * AREA + chapter * KINDS + kind - 1


def exchange(area: vec[i64], first: i64, second: i64) -> None:
    """A card of one cell for a card of another."""
    change = one(second % KINDS) - one(first % KINDS)
    area[first // KINDS] += change
    area[second // KINDS] -= change


def exchange_chapters(area: vec[i64], seat: i64, couple: i64) -> None:
    first, second = COUPLES[couple]
    cards = area[seat * CHAPTERS + first]
    area[seat * CHAPTERS + first] = area[seat * CHAPTERS + second]
    area[seat * CHAPTERS + second] = cards


# --- sets of cells


def at(cell: i64) -> i64:
    """The set of this cell alone."""
    cells: i64 = 1
    cells <<= cell  # as in one()
    return cells


def size(cells: i64) -> i64:
    sizes: i64 = SIZES
    found: i64 = 0
    while cells:
        found += sizes >> (cells & KINDS_IN) * 3 & 7
        cells >>= KINDS
    return found


def nth(cells: i64, which: i64) -> i64:
    """The cell number `which`, from 0, of a set that has so many."""
    sizes: i64 = SIZES
    cell: i64 = 0
    here = sizes >> (cells & KINDS_IN) * 3 & 7
    while which >= here:
        which -= here
        cells >>= KINDS
        cell += KINDS
        here = sizes >> (cells & KINDS_IN) * 3 & 7
    while which > 0 or not cells & 1:
        which -= cells & 1
        cells >>= 1
        cell += 1
    return cell


def listed(cells: i64) -> list[i64]:
    """Ascending."""
    out: list[i64] = []
    cell: i64 = 0
    while cells:
        if cells & 1:
            out.append(cell)
        cells >>= 1
        cell += 1
    return out


def set_of(spells: list[int]) -> i64:
    """Sets of spells are like sets of cells."""
    out: i64 = 0
    for spell in spells:
        out |= at(spell)
    return out
