"""Programs of the cards, step by step: what a kitten may choose, and what its choice does. The vocabulary is cards.toml's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, Face, MoveId, Seat
from kociarnia.engine.table import FACE
from kociarnia.games.czarujace_kotki.rules.costs import CARDS, FROM_DECK, FROM_EITHER, FROM_PILE, MANY, SOURCES
from kociarnia.games.czarujace_kotki.rules.dealer import order_matters
from kociarnia.games.czarujace_kotki.rules.deck import (
    ANY,
    CARD,
    CHAPTER,
    DECK,
    DOER,
    EACH,
    EITHER,
    ELSEWHERE,
    FALL,
    KIND,
    KINDS,
    KNOB,
    LEFT,
    NOW,
    OTHER,
    OWN,
    PILE,
    SAME,
    SWAP,
    SWAP_CHAPTERS,
    TWO,
    Program,
)
from kociarnia.games.czarujace_kotki.rules.pages import SAME_KIND, at, cards_on, kinds_on, nth, number, one, size
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    ANYONE,
    CHAPTERS,
    COUPLE,
    DRAW,
    FISH,
    GIVE,
    PEEK,
    PICK,
    PLACE,
    SHARE,
    SOURCE,
    STACK,
    STEP,
    WHOLE,
    WITH,
    Kotki,
    detail_of,
)

AREA: Final = CHAPTERS * KINDS  # places of one kitten
OWN_PLACES: Final = 4095  # the set of the first kitten's places
PAGE_PLACES: Final = 15  # the set of the first page's
COUPLES: Final = ((0, 1), (0, 2), (1, 2))


# --- what may be chosen


def source_of(setup: Setup, state: Kotki, step: i64) -> i64:
    source: i64 = setup.deck.source[step]
    return state.knobs[source - KNOB] if source >= KNOB else source


def cells(setup: Setup, area: list[i64], source: i64, seat: Seat, target: i64 = PILE) -> i64:
    """The set of places that hold a card of this source, as the seat sees it."""
    page: i64 = 0
    last: i64 = len(area)
    if own_only(setup, source, target):
        page = seat * CHAPTERS
        last = page + CHAPTERS
    out: i64 = 0
    while page < last:
        out |= kinds_on(area[page]) << page * KINDS
        page += 1
    if source == OTHER:
        mine: i64 = OWN_PLACES
        mine <<= seat * AREA
        out &= ~mine
    return out


def own_only(setup: Setup, source: i64, target: i64) -> bool:
    """Must it be an own card? With two, what is to go to another kitten cannot be that one's own."""
    return source == OWN or source == ELSEWHERE or (source == ANY and target == OTHER and setup.players == 2)


def picks(setup: Setup, state: Kotki, step: i64, seat: Seat) -> i64:
    """The set of places from which the step may take a card."""
    target = setup.deck.target[step]
    source = source_of(setup, state, step)
    out = cells(setup, state.area, source, seat, target)
    if setup.deck.unit[step] == SWAP:
        others = out if source == target else cells(setup, state.area, target, seat)
        if target == ELSEWHERE:
            page: i64 = PAGE_PLACES
            while page & others == 0 and others != 0:
                page <<= KINDS
            if others & ~page == 0:  # all on one page, or none
                out &= ~page if others != 0 else 0
        elif others == 0:
            return 0
        elif others & others - 1 == 0 and others & out != 0:  # one place: it must hold another card
            place = nth(others, 0)
            if number(state.area[place // KINDS], place % KINDS) < 2:
                out &= ~others
    return out


def partners(setup: Setup, area: list[i64], step: i64, seat: Seat, first: i64) -> i64:
    """What the card at `first` may be swapped with; of all swaps that change nothing one is enough (A9)."""
    where = setup.deck.target[step]
    out = cells(setup, area, where, seat)
    page: i64 = PAGE_PLACES
    page <<= first // KINDS * KINDS
    if where == ELSEWHERE:
        out &= ~page
    elif number(area[first // KINDS], first % KINDS) < 2:
        out &= ~at(first)
    same: i64 = SAME_KIND
    same <<= first % KINDS
    idle = out & (page | same)
    return out & ~idle | idle & -idle


def places(setup: Setup, state: Kotki, seat: Seat, mate: Seat, owner: Seat) -> list[MoveId]:
    """Face-up chapters of one kitten, or of any but the doer and the card's owner (A10)."""
    if mate != ANYONE:
        return [setup.place + mate * 3 + chapter for chapter in range(state.open)]
    out: list[MoveId] = []
    for other in range(setup.players):
        if other != seat and other != owner:
            for chapter in range(state.open):
                out.append(setup.place + other * 3 + chapter)
    return out


def castable(setup: Setup, state: Kotki, program: Program, mine: i64, table: i64) -> bool:
    """Are there cards enough for every step of a spell, with so many own ones and so many on the table?"""
    return affordable(state, cost_of(setup, state, program), mine, table)


def cost_of(setup: Setup, state: Kotki, program: Program) -> i64:
    cost: i64 = 0
    for step in range(program.first, program.last):
        cost += setup.costs[step * SOURCES + source_of(setup, state, step)]
    return cost


def needs_cards(cost: i64) -> bool:
    """Does it depend on what lies in the areas?"""
    return cost >> CARDS & MANY != 0


def affordable(state: Kotki, cost: i64, mine: i64, table: i64) -> bool:
    if needs_cards(cost) and (mine < cost & MANY or table < cost >> CARDS & MANY):
        return False
    if cost >> FROM_DECK == 0:
        return True
    drawable = state.deck_left() > 0
    return not (
        (cost >> FROM_DECK & MANY > 0 and not drawable)
        or (cost >> FROM_PILE & MANY > 0 and not state.pile)
        or (cost >> FROM_EITHER > 0 and not drawable and not state.pile)
    )


def cards_of(state: Kotki, seat: Seat) -> i64:
    """How many cards lie in a kitten's area."""
    area = state.area
    page = seat * CHAPTERS
    return cards_on(area[page] + area[page + 1] + area[page + 2])


def cards_of_all(state: Kotki) -> i64:
    """How many cards lie in all areas."""
    cards: i64 = 0
    for page in state.area:
        cards += page
    return cards_on(cards)


# --- running a program


def run(state: Kotki, program: Program, seat: Seat) -> None:
    step = program.last
    while step > program.first:
        step -= 1
        state.ask(STEP, seat, detail_of(step))


def run_all(setup: Setup, state: Kotki, program: Program) -> None:
    """Everyone concerned runs it, clockwise from the active kitten (R36, A26)."""
    active = state.turn % setup.players
    if program.who == DOER:
        run(state, program, active)
        return
    step = setup.players
    while step > (0 if program.who == EACH else 1):
        step -= 1
        run(state, program, (active + step) % setup.players)


def run_now(setup: Setup, state: Kotki, program: Program, seat: Seat) -> None:
    """The same where nothing else comes before it: its first step begins at once."""
    step = program.last
    if step > program.first:
        while step > program.first + 1:
            step -= 1
            state.ask(STEP, seat, detail_of(step))
        begin(setup, state, seat, program.first)


def enact(setup: Setup, state: Kotki, program: Program, code: i64) -> None:
    """A new rule or an effect of the chaos card comes: at once, or from now on (R36, R57, R63)."""
    if program.knobs:
        state.knobs = state.knobs[:]
    for knob in range(len(program.knobs)):
        state.knobs[program.knobs[knob]] = program.values[knob]
    gone = -program.replaces
    if gone < 0 and gone in state.lasting:
        state.lasting = [other for other in state.lasting if other != gone]
    if program.when == FALL:
        state.lasting = [*state.lasting, code]
    elif program.when == NOW:
        run_all(setup, state, program)


def begin(setup: Setup, state: Kotki, seat: Seat, step: i64) -> None:
    """A step begins. If it cannot be done it is skipped (A25)."""
    unit = setup.deck.unit[step]
    if unit == TWO:
        state.ask(SHARE, seat, detail_of(step, len(state.looked)))
        state.ask(PEEK, seat)
        state.ask(PEEK, seat)
    elif unit == CHAPTER:
        state.ask(WHOLE, seat, detail_of(step))
    elif unit == SWAP_CHAPTERS:
        state.ask(COUPLE, seat, detail_of(step))
    elif unit == CARD:
        _begin_card(setup, state, seat, step)
    elif picks(setup, state, step, seat) != 0:
        state.ask(PICK, seat, detail_of(step))


def _begin_card(setup: Setup, state: Kotki, seat: Seat, step: i64) -> None:
    source = source_of(setup, state, step)
    target = setup.deck.target[step]
    if source == EITHER and state.pile and not state.fished & setup.only(seat):
        state.ask(SOURCE, seat, detail_of(step))
    elif source == DECK or source == EITHER:
        draw(state, seat, step, state.mark if target == SAME else 0)
    elif source == PILE:
        if state.pile and setup.fish:
            state.ask(FISH, seat, detail_of(step))
        elif state.pile:
            state.held.append(state.pile.pop())  # A27
            send(setup, state, seat, seat, step, target)
    elif cells(setup, state.area, source, seat, target) != 0:
        state.ask(PICK, seat, detail_of(step))


def draw(state: Kotki, seat: Seat, step: i64, mate: Seat) -> None:
    """A card is drawn, if there is one."""
    if state.deck_left() > 0:
        state.ask(DRAW, seat, detail_of(step, 0, mate))


def picked(setup: Setup, state: Kotki, seat: Seat, step: i64, place: i64) -> None:
    """A card has been chosen: it goes its way, or waits for the other one."""
    unit = setup.deck.unit[step]
    if unit == SWAP:
        state.ask(WITH, seat, detail_of(step, place))
        return
    page = place // KINDS
    kind = place % KINDS
    cards = state.area[page]
    if unit == KIND:  # R49
        state.pile += [kind + 1] * number(cards, kind)
        state.area[page] = cards - number(cards, kind) * one(kind)
    else:
        state.area[page] = cards - one(kind)
        state.held.append(kind + 1)
        send(setup, state, seat, page // CHAPTERS, step, setup.deck.target[step])


def send(setup: Setup, state: Kotki, doer: Seat, owner: Seat, step: i64, target: i64, mate: Seat = 0) -> None:
    """The card in hand goes its way: who is asked where to put it?"""
    if target == PILE:
        state.pile.append(state.held.pop())
    elif target == OWN:
        state.ask(PLACE, doer, detail_of(step, doer, doer))
    elif target == OTHER:
        state.ask(PLACE, doer, detail_of(step, owner, ANYONE))
    elif target == SAME:
        state.ask(PLACE, doer, detail_of(step, owner, mate))
    elif target == LEFT:  # the receiver places it
        left = (doer + 1) % setup.players
        state.ask(PLACE, left, detail_of(step, doer, left))
    else:
        state.ask(GIVE, doer, detail_of(step))


def exchange(area: list[i64], first: i64, second: i64) -> None:
    """Two cards change places."""
    change = one(second % KINDS) - one(first % KINDS)
    area[first // KINDS] = area[first // KINDS] + change
    area[second // KINDS] = area[second // KINDS] - change


def exchange_chapters(area: list[i64], seat: Seat, couple: i64) -> None:
    first, second = COUPLES[couple]
    cards = area[seat * CHAPTERS + first]
    area[seat * CHAPTERS + first] = area[seat * CHAPTERS + second]
    area[seat * CHAPTERS + second] = cards


def move_chapter(setup: Setup, state: Kotki, seat: Seat, step: i64, chapter: i64) -> None:
    """All cards of a chapter go to the pile, or to the same chapter of the left neighbour."""
    page = seat * CHAPTERS + chapter
    cards = state.area[page]
    state.area[page] = 0
    if setup.deck.target[step] == PILE:
        take_in_hand(state, cards)
    else:
        left = (seat + 1) % setup.players * CHAPTERS + chapter
        state.area[left] = state.area[left] + cards
    fall_on_pile(setup, state)


def take_in_hand(state: Kotki, cards: i64) -> None:
    """All cards of a page that was."""
    held = state.held
    for kind in range(KINDS):
        for _card in range(number(cards, kind)):
            held.append(kind + 1)


def fall_on_pile(setup: Setup, state: Kotki) -> None:
    """The cards in hand fall on the pile; where their order can matter, the dealer chooses it (R30, A28)."""
    if order_matters(setup, state) and mixed(state.held):
        state.ask(STACK)
    else:
        state.pile += state.held
        state.held.clear()


def mixed(cards: list[Face]) -> bool:
    return len(cards) > 1 and any(card != cards[0] for card in cards)


def by_lot(choices: i64, dice: Dice) -> i64:
    """One of a set, each alike."""
    return nth(choices, dice.below(size(choices)))


def keeps(keep: MoveId, state: Kotki, first: i64) -> list[MoveId]:
    """Which of the cards looked at, from `first` on, can be kept."""
    one: i64 = (state.looked[first] & FACE) - 1
    if len(state.looked) - first == 1:
        return [keep + one * (KINDS + 1) + KINDS]
    two: i64 = (state.looked[first + 1] & FACE) - 1
    if one == two:
        return [keep + one * (KINDS + 1) + one]
    return sorted([keep + one * (KINDS + 1) + two, keep + two * (KINDS + 1) + one])


def fish(state: Kotki, kind: Face) -> None:
    """A27: the card of that kind that lies nearest the top."""
    at = len(state.pile) - 1
    while state.pile[at] != kind:
        at -= 1
    del state.pile[at]
    state.held.append(kind)
