"""What may be done: the moves of the seat that is asked, and the sets of cells from which it may choose a card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import DEALER, OVER, MoveId, Seat
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.czarujace_kotki.rules import dealer
from kociarnia.games.czarujace_kotki.rules.deck import ANY, ELSEWHERE, KINDS, OTHER, OWN, PILE, SWAP
from kociarnia.games.czarujace_kotki.rules.pages import (
    AREA,
    AREA_CELLS,
    CHAPTERS,
    COUPLES,
    PAGE_CELLS,
    SAME_KIND,
    at,
    kinds_in,
    listed,
    nth,
    number,
)
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    ANYONE,
    COUPLE,
    FISH,
    GIVE,
    KEEP,
    PICK,
    PLACE,
    SOURCE,
    SPELL,
    WHOLE,
    WITH,
    Kotki,
    mate_of,
    more_of,
    step_of,
)


def legal(setup: Setup, state: Kotki) -> list[MoveId]:
    ask = state.asking
    seat = state.asked
    detail = state.detail
    step = step_of(detail)
    if ask == OVER:
        return []
    if ask >= DEALER:
        return dealer.options(setup, state)
    if ask == PLACE:
        return [setup.place + page for page in pages_for(setup, state, seat, mate_of(detail), more_of(detail))]
    if ask == SPELL:
        return [setup.cast + spell for spell in listed(setup.spells.castable(state, seat))]
    if ask == PICK:
        return [setup.pick + cell for cell in listed(picks(setup, state, step, seat))]
    if ask == WITH:
        return [setup.with_ + cell for cell in listed(partners(setup, state.area, step, seat, more_of(detail)))]
    if ask == KEEP:
        return _keeps(setup, state, more_of(detail))
    if ask == GIVE:
        return [setup.give + other for other in range(setup.players) if other != seat]
    if ask == WHOLE:
        return [setup.whole + chapter for chapter in range(state.open)]  # A28
    if ask == COUPLE:
        return [setup.couple + couple for couple in range(3) if COUPLES[couple][1] < state.open]
    if ask == SOURCE:
        return [setup.source, setup.source + 1]
    if ask == FISH:
        return [setup.fishing + kind for kind in range(1, KINDS + 1) if kind in state.pile]
    return [setup.be + kitten for kitten in range(len(setup.deck.kittens)) if kitten not in state.kittens]


def cells(setup: Setup, area: vec[i64], source: i64, seat: Seat, target: i64 = PILE) -> i64:
    """The set of cells that hold a card of this source, as the seat sees it."""
    page: i64 = 0
    last: i64 = len(area)
    if own_only(setup, source, target):
        page = seat * CHAPTERS
        last = page + CHAPTERS
    out: i64 = 0
    while page < last:
        out |= kinds_in(area[page]) << page * KINDS
        page += 1
    if source == OTHER:
        mine: i64 = AREA_CELLS
        mine <<= seat * AREA
        out &= ~mine
    return out


def own_only(setup: Setup, source: i64, target: i64) -> bool:
    """Must it be an own card? With two, what is to go to another kitten cannot be that one's own."""
    return source == OWN or source == ELSEWHERE or (source == ANY and target == OTHER and setup.players == 2)


def picks(setup: Setup, state: Kotki, step: i64, seat: Seat) -> i64:
    """The set of cells from which the step may take a card."""
    target = setup.deck.target[step]
    source = setup.deck.source_of(step, state.knobs)
    out = cells(setup, state.area, source, seat, target)
    if setup.deck.unit[step] == SWAP:
        others = out if source == target else cells(setup, state.area, target, seat)
        if target == ELSEWHERE:
            there: i64 = PAGE_CELLS
            while there & others == 0 and others != 0:
                there <<= KINDS
            if others & ~there == 0:  # all on one page, or none
                out &= ~there if others != 0 else 0
        elif others == 0:
            return 0
        elif others & others - 1 == 0 and others & out != 0:  # one cell: it must hold another card
            cell = nth(others, 0)
            if number(state.area[cell // KINDS], cell % KINDS) < 2:
                out &= ~others
    return out


def partners(setup: Setup, area: vec[i64], step: i64, seat: Seat, first: i64) -> i64:
    """What the card at `first` may be swapped with; of all swaps that change nothing one is enough (A9)."""
    where = setup.deck.target[step]
    out = cells(setup, area, where, seat)
    there: i64 = PAGE_CELLS  # where the first card lies
    there <<= first // KINDS * KINDS
    if where == ELSEWHERE:
        out &= ~there
    elif number(area[first // KINDS], first % KINDS) < 2:
        out &= ~at(first)
    same: i64 = SAME_KIND
    same <<= first % KINDS
    idle = out & (there | same)
    return out & ~idle | idle & -idle


def pages_for(setup: Setup, state: Kotki, seat: Seat, mate: Seat, owner: Seat) -> list[i64]:
    """Face-up chapters of one kitten, or of any but the doer and the card's owner (A10)."""
    if mate != ANYONE:
        return [mate * CHAPTERS + chapter for chapter in range(state.open)]
    out: list[i64] = []
    for other in range(setup.players):
        if other != seat and other != owner:
            for chapter in range(state.open):
                out.append(other * CHAPTERS + chapter)
    return out


def _keeps(setup: Setup, state: Kotki, first: i64) -> list[MoveId]:
    """Which of the cards looked at, from `first` on, can be kept."""
    one: i64 = (state.looked[first] & FACE) - 1
    if len(state.looked) - first == 1:
        return [setup.keep + one * (KINDS + 1) + KINDS]
    two: i64 = (state.looked[first + 1] & FACE) - 1
    if one == two:
        return [setup.keep + one * (KINDS + 1) + one]
    return sorted([setup.keep + one * (KINDS + 1) + two, setup.keep + two * (KINDS + 1) + one])
