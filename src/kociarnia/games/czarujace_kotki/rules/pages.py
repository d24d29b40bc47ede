"""A page: the cards of one chapter of one kitten in one int, counted by kind; and sets of places, in one int too.

Counts of all kinds are compared and added at once. Each has seven bits, of which the top one stays free for borrows. A place
is page * KINDS + kind. Kinds are numbered from 0 here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KINDS: Final = 4  # ingredients
MOST_COPIES: Final = 31  # of one kind: more would not fit
BITS: Final = 7  # page >> kind * BITS & COUNT is how many there are
COUNT: Final = 127
ONES: Final = 0x204081  # one card of each kind
FULL: Final = 0x7EFDFBF  # 63 of each
TOPS: Final = 0x8102040  # the free bit of each
LAST: Final = 21  # where the last count begins
GATHER: Final = 0x41041  # brings the free bits together,
GATHERED: Final = 24  # here
KINDS_ON: Final = 15  # a set of kinds, one bit for each
SAME_KIND: Final = 0x111111111111  # the places of the first kind on all pages
SIZES: Final = 0x4332322132212110  # of sets of kinds, four bits each


def page_of(counts: list[i64]) -> i64:
    """Undone by counts()."""
    page: i64 = 0
    for kind in range(KINDS - 1, -1, -1):
        page = (page << BITS) + counts[kind]
    return page


def counts(page: i64) -> list[i64]:
    return [page >> kind * BITS & COUNT for kind in range(KINDS)]


def one(kind: i64) -> i64:
    """A page with one card."""
    card: i64 = 1
    card <<= kind * BITS  # `return card << ...` would shift a literal, in 32 bits, when compiled
    return card


def number(page: i64, kind: i64) -> i64:
    return page >> kind * BITS & COUNT


def cards_on(page: i64) -> i64:
    """How many cards, of all kinds."""
    return page * ONES >> LAST & COUNT


def kinds_on(page: i64) -> i64:
    """The set of kinds that lie there."""
    return (page + FULL & TOPS) * GATHER >> GATHERED & KINDS_ON


def lacking(page: i64, needs: i64) -> i64:
    """The page of cards that are needed and do not lie there."""
    over = (needs | TOPS) - page
    short = over & TOPS
    return over & short - (short >> BITS - 1)


def complete(page: i64, needs: i64) -> bool:
    """Nothing is lacking."""
    return (page | TOPS) - needs & TOPS == TOPS


def tight_on(page: i64, needs: i64) -> i64:
    """The set of kinds that lie there and of which none is too many."""
    return ((needs | TOPS) - page & page + FULL & TOPS) * GATHER >> GATHERED & KINDS_ON


# --- sets of places


def at(place: i64) -> i64:
    """The set of this place alone."""
    places: i64 = 1
    places <<= place  # as in one()
    return places


def size(places: i64) -> i64:
    sizes: i64 = SIZES
    found: i64 = 0
    while places:
        found += sizes >> (places & KINDS_ON) * KINDS & 7
        places >>= KINDS
    return found


def nth(places: i64, which: i64) -> i64:
    """The place number `which`, from 0, of a set that has so many."""
    sizes: i64 = SIZES
    place: i64 = 0
    here = sizes >> (places & KINDS_ON) * KINDS & 7
    while which >= here:
        which -= here
        places >>= KINDS
        place += KINDS
        here = sizes >> (places & KINDS_ON) * KINDS & 7
    while which > 0 or not places & 1:
        which -= places & 1
        places >>= 1
        place += 1
    return place


def listed(places: i64) -> list[i64]:
    """Ascending."""
    out: list[i64] = []
    place: i64 = 0
    while places:
        if places & 1:
            out.append(place)
        places >>= 1
        place += 1
    return out


def set_of(spells: list[int]) -> i64:
    """Sets of spells are like sets of places."""
    out: i64 = 0
    for spell in spells:
        out |= at(spell)
    return out
