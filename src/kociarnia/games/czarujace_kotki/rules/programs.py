"""Programs of the cards, step by step: what a spell, a new rule or a chaos effect does. The vocabulary is cards.toml's."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from kociarnia.engine.contract import Seat
from kociarnia.games.czarujace_kotki.rules.deck import (
    CARD,
    CHAPTER,
    DECK,
    DOER,
    EACH,
    EITHER,
    KIND,
    KINDS,
    LEFT,
    OTHER,
    OWN,
    PILE,
    SAME,
    SWAP,
    SWAP_CHAPTERS,
    TWO,
    Program,
)
from kociarnia.games.czarujace_kotki.rules.discards import fall_on_pile, take_in_hand
from kociarnia.games.czarujace_kotki.rules.legal import cells, picks
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, number, one
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    ANYONE,
    COUPLE,
    DRAW,
    FISH,
    GIVE,
    PEEK,
    PICK,
    PLACE,
    SHARE,
    SOURCE,
    STEP,
    WHOLE,
    WITH,
    Kotki,
    detail_of,
)


def run(state: Kotki, program: Program, seat: Seat) -> None:
    step = program.last
    while step > program.first:
        step -= 1
        state.ask(STEP, seat, detail_of(step))


def run_all(setup: Setup, state: Kotki, program: Program) -> None:
    """Everyone concerned runs it, clockwise from the active kitten (R36, A26)."""
    active = state.active(setup.players)
    if program.who == DOER:
        run(state, program, active)
        return
    away = setup.players
    while away > (0 if program.who == EACH else 1):
        away -= 1
        run(state, program, (active + away) % setup.players)


def run_now(setup: Setup, state: Kotki, program: Program, seat: Seat) -> None:
    """The same as run() where nothing else comes before it: its first step begins at once."""
    step = program.last
    if step > program.first:
        while step > program.first + 1:
            step -= 1
            state.ask(STEP, seat, detail_of(step))
        begin(setup, state, seat, program.first)


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
    source = setup.deck.source_of(step, state.knobs)
    target = setup.deck.target[step]
    if source == EITHER and len(state.pile) > 0 and not state.fished & setup.only(seat):
        state.ask(SOURCE, seat, detail_of(step))
    elif source == DECK or source == EITHER:
        draw(state, seat, step, state.mark if target == SAME else 0)
    elif source == PILE:
        if len(state.pile) > 0 and setup.fish:
            state.ask(FISH, seat, detail_of(step))
        elif len(state.pile) > 0:
            state.pile, face = pop(state.pile)  # A27
            state.take_up(face)
            send(setup, state, seat, seat, step, target)
    elif cells(setup, state.area, source, seat, target) != 0:
        state.ask(PICK, seat, detail_of(step))


def draw(state: Kotki, seat: Seat, step: i64, mate: Seat) -> None:
    """A card is drawn, if there is one."""
    if state.deck_left() > 0:
        state.ask(DRAW, seat, detail_of(step, 0, mate))


def picked(setup: Setup, state: Kotki, seat: Seat, step: i64, cell: i64) -> None:
    """A card has been chosen: it goes its way, or waits for the other one."""
    unit = setup.deck.unit[step]
    if unit == SWAP:
        state.ask(WITH, seat, detail_of(step, cell))
        return
    page = cell // KINDS
    kind = cell % KINDS
    cards = state.area[page]
    if unit == KIND:  # R49
        for _card in range(number(cards, kind)):
            state.discard(kind + 1)
        state.area[page] = cards - number(cards, kind) * one(kind)
    else:
        state.area[page] = cards - one(kind)
        state.take_up(kind + 1)
        send(setup, state, seat, page // CHAPTERS, step, setup.deck.target[step])


def send(setup: Setup, state: Kotki, doer: Seat, owner: Seat, step: i64, target: i64, mate: Seat = 0) -> None:
    """The card in hand goes its way: who is asked where to put it?"""
    if target == PILE:
        state.discard(state.put_down())
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


def move_chapter(setup: Setup, state: Kotki, seat: Seat, step: i64, chapter: i64) -> None:
    """All cards of a chapter go to the pile, or to the same chapter of the left neighbour."""
    page = seat * CHAPTERS + chapter
    cards = state.area[page]
    state.area[page] = 0
    if setup.deck.target[step] == PILE:
        take_in_hand(state, cards)
    else:
        left = (seat + 1) % setup.players * CHAPTERS + chapter
        state.area[left] += cards
    fall_on_pile(setup, state)
