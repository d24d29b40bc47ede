"""Programs of the cards, step by step: what a kitten may choose, and what its choice does. The vocabulary is cards.toml's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Face, MoveId, Seat
from kociarnia.games.czarujace_kotki.cards import (
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
from kociarnia.games.czarujace_kotki.deck import order_matters
from kociarnia.games.czarujace_kotki.setting import Setting
from kociarnia.games.czarujace_kotki.state import (
    ANYONE,
    COUPLE,
    FISH,
    GIVE,
    PEEK,
    PICK,
    PLACE,
    SHARE,
    SOURCE,
    STACK,
    STEP,
    TAKE,
    WHOLE,
    WITH,
    Kotki,
)

AREA: Final = 3 * KINDS  # places of one kitten
COUPLES: Final = ((0, 1), (0, 2), (1, 2))


# --- what may be chosen


def source_of(s: Setting, state: Kotki, step: i64) -> i64:
    source: i64 = s.box.source[step]
    return state.knobs[source - KNOB] if source >= KNOB else source


def cells(s: Setting, state: Kotki, source: i64, seat: Seat, target: i64 = PILE) -> list[i64]:
    """The places that hold a card of this source, as the seat sees it."""
    first = seat * AREA
    if own_only(s, source, target):
        return [place for place in range(first, first + AREA) if state.area[place] > 0]
    if source == OTHER:
        return [place for place in range(len(state.area)) if state.area[place] > 0 and not first <= place < first + AREA]
    return [place for place in range(len(state.area)) if state.area[place] > 0]


def own_only(s: Setting, source: i64, target: i64) -> bool:
    """Must it be an own card? With two, what is to go to another kitten cannot be that one's own."""
    return source == OWN or source == ELSEWHERE or (source == ANY and target == OTHER and s.players == 2)


def any_cell(s: Setting, state: Kotki, source: i64, seat: Seat, target: i64) -> bool:
    """Is there one of cells()?"""
    mine = cards_of(state, seat) > 0
    if own_only(s, source, target):
        return mine
    if mine and source != OTHER:
        return True
    return any(other != seat and cards_of(state, other) > 0 for other in range(s.players))


def picks(s: Setting, state: Kotki, step: i64, seat: Seat) -> list[MoveId]:
    target = s.box.target[step]
    out = cells(s, state, source_of(s, state, step), seat, target)
    if s.box.unit[step] == SWAP:
        others = cells(s, state, target, seat)
        if target == ELSEWHERE:
            out = [one for one in out if any(two // KINDS != one // KINDS for two in others)]
        elif len(others) < 2:  # one place: it must hold another card
            out = [one for one in out if others and (one != others[0] or state.area[one] > 1)]
    return [s.pick + place for place in out]


def partners(s: Setting, state: Kotki, step: i64, seat: Seat, first: i64) -> list[i64]:
    """What the card at `first` may be swapped with; of all swaps that change nothing one is enough (A9)."""
    where = s.box.target[step]
    out: list[i64] = []
    idle = False
    for place in cells(s, state, where, seat):
        if (place == first and state.area[place] < 2) or (where == ELSEWHERE and place // KINDS == first // KINDS):
            continue
        if place % KINDS == first % KINDS or place // KINDS == first // KINDS:
            if idle:
                continue
            idle = True
        out.append(place)
    return out


def places(s: Setting, state: Kotki, seat: Seat, mate: Seat, owner: Seat) -> list[MoveId]:
    """Face-up chapters of one kitten, or of any but the doer and the card's owner (A10)."""
    if mate != ANYONE:
        return [s.place + mate * 3 + chapter for chapter in range(state.open)]
    out: list[MoveId] = []
    for other in range(s.players):
        if other != seat and other != owner:
            for chapter in range(state.open):
                out.append(s.place + other * 3 + chapter)
    return out


def castable(s: Setting, state: Kotki, program: Program, mine: i64, table: i64) -> bool:
    """Are there cards enough for every step of a spell (A7, A9, A31-A33), with so many own ones and so many on the table?"""
    own: i64 = 0
    any_card: i64 = 0
    for step in range(program.first, program.last):
        unit = s.box.unit[step]
        source = source_of(s, state, step)
        if unit == TWO or (unit == CARD and source == DECK):
            if state.deck() == 0:
                return False
        elif unit == CARD and (source == PILE or source == EITHER):
            if not state.pile and (source == PILE or state.deck() == 0):
                return False
        elif unit != CHAPTER and unit != SWAP_CHAPTERS:
            any_card += 2 if unit == SWAP else 1
            if source == OWN or (source == ANY and s.box.target[step] == OTHER and s.players == 2):
                own += 1
    return mine >= own and table >= any_card


def cards_of(state: Kotki, seat: Seat) -> i64:
    """How many cards lie in a kitten's area."""
    cards: i64 = 0
    for place in range(seat * AREA, seat * AREA + AREA):
        cards += state.area[place]
    return cards


# --- running a program


def run(state: Kotki, program: Program, seat: Seat) -> None:
    step = program.last
    while step > program.first:
        step -= 1
        state.ask(STEP, seat, step)


def run_all(s: Setting, state: Kotki, program: Program) -> None:
    """Everyone concerned runs it, clockwise from the active kitten (R36, A26)."""
    active = state.turn % s.players
    if program.who == DOER:
        run(state, program, active)
        return
    step = s.players
    while step > (0 if program.who == EACH else 1):
        step -= 1
        run(state, program, (active + step) % s.players)


def enact(s: Setting, state: Kotki, program: Program, code: i64) -> None:
    """A new rule or an effect of the chaos card comes: at once, or from now on (R36, R57, R63)."""
    for at in range(len(program.knobs)):
        state.knobs[program.knobs[at]] = program.values[at]
    gone = -program.replaces
    if gone < 0 and gone in state.lasting:
        state.lasting.remove(gone)
    if program.when == FALL:
        state.lasting.append(code)
    elif program.when == NOW:
        run_all(s, state, program)


def begin(s: Setting, state: Kotki, seat: Seat, step: i64) -> None:
    """A step begins. If it cannot be done it is skipped (A25)."""
    unit = s.box.unit[step]
    if unit == TWO:
        state.ask(SHARE, seat, step, len(state.looked))
        state.ask(PEEK, seat)
        state.ask(PEEK, seat)
    elif unit == CHAPTER:
        state.ask(WHOLE, seat, step)
    elif unit == SWAP_CHAPTERS:
        state.ask(COUPLE, seat, step)
    elif unit == CARD:
        _begin_card(s, state, seat, step)
    elif unit == SWAP:
        if picks(s, state, step, seat):
            state.ask(PICK, seat, step)
    elif any_cell(s, state, source_of(s, state, step), seat, s.box.target[step]):
        state.ask(PICK, seat, step)


def _begin_card(s: Setting, state: Kotki, seat: Seat, step: i64) -> None:
    source = source_of(s, state, step)
    target = s.box.target[step]
    if source == EITHER and state.pile and not state.fished & s.only(seat):
        state.ask(SOURCE, seat, step)
    elif source == DECK or source == EITHER:
        state.ask(TAKE, seat, step, 0, state.mark if target == SAME else 0)
    elif source == PILE:
        if state.pile and s.fish:
            state.ask(FISH, seat, step)
        elif state.pile:
            state.held.append(state.pile.pop())  # A27
            send(s, state, seat, seat, step, target)
    elif any_cell(s, state, source, seat, target):
        state.ask(PICK, seat, step)


def picked(s: Setting, state: Kotki, seat: Seat, step: i64, place: i64) -> None:
    """A card has been chosen: it goes its way, or waits for the other one."""
    unit = s.box.unit[step]
    if unit == SWAP:
        state.ask(WITH, seat, step, place)
    elif unit == KIND:  # R49
        state.pile += [place % KINDS + 1] * state.area[place]
        state.area[place] = 0
    else:
        state.area[place] = state.area[place] - 1  # in machine ints, as in take()
        state.held.append(place % KINDS + 1)
        send(s, state, seat, place // AREA, step, s.box.target[step])


def send(s: Setting, state: Kotki, doer: Seat, owner: Seat, step: i64, target: i64, mate: Seat = 0) -> None:
    """The card in hand goes its way: who is asked where to put it?"""
    if target == PILE:
        state.pile.append(state.held.pop())
    elif target == OWN:
        state.ask(PLACE, doer, step, doer, doer)
    elif target == OTHER:
        state.ask(PLACE, doer, step, owner, ANYONE)
    elif target == SAME:
        state.ask(PLACE, doer, step, owner, mate)
    elif target == LEFT:  # the receiver places it
        left = (doer + 1) % s.players
        state.ask(PLACE, left, step, doer, left)
    else:
        state.ask(GIVE, doer, step)


def exchange(state: Kotki, one: i64, two: i64) -> None:
    """Two cards change places."""
    area = state.area
    third = one // KINDS * KINDS + two % KINDS
    fourth = two // KINDS * KINDS + one % KINDS
    area[one] = area[one] - 1  # in machine ints, as in take()
    area[two] = area[two] - 1
    area[third] = area[third] + 1
    area[fourth] = area[fourth] + 1


def exchange_chapters(state: Kotki, seat: Seat, couple: i64) -> None:
    first, second = COUPLES[couple]
    one = seat * AREA + first * KINDS
    two = seat * AREA + second * KINDS
    for kind in range(KINDS):
        cards = state.area[one + kind]
        state.area[one + kind] = state.area[two + kind]
        state.area[two + kind] = cards


def move_chapter(s: Setting, state: Kotki, seat: Seat, step: i64, chapter: i64) -> None:
    """All cards of a chapter go to the pile, or to the same chapter of the left neighbour."""
    one = seat * AREA + chapter * KINDS
    two = (seat + 1) % s.players * AREA + chapter * KINDS
    for kind in range(KINDS):
        cards = state.area[one + kind]
        state.area[one + kind] = 0
        if s.box.target[step] == PILE:
            state.held += [kind + 1] * cards
        else:
            state.area[two + kind] += cards
    fall_on_pile(s, state)


def fall_on_pile(s: Setting, state: Kotki) -> None:
    """The cards in hand fall on the pile; where their order can matter, the dealer chooses it (R30, A28)."""
    if order_matters(s, state) and mixed(state.held):
        state.ask(STACK)
    else:
        state.pile += state.held
        state.held.clear()


def mixed(cards: list[Face]) -> bool:
    return len(cards) > 1 and any(card != cards[0] for card in cards)
