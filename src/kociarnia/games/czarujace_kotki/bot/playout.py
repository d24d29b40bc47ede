"""Moves in no time, for playouts: whatever does most good at a glance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Dice, MoveId, Seat
from kociarnia.games.czarujace_kotki.bot.glance import Glance
from kociarnia.games.czarujace_kotki.rules.deck import (
    ANY,
    CARD,
    CHAPTER,
    DECK,
    EITHER,
    KINDS,
    OTHER,
    OWN,
    PILE,
    SWAP,
    SWAP_CHAPTERS,
    TWO,
    Program,
)
from kociarnia.games.czarujace_kotki.rules.legal import own_only
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, at, nth, number
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.state import ANYONE, PICK, PLACE, SPELL, WITH, Kotki, mate_of, more_of, step_of

WORST: Final = -1.0e9


def quick(rules: KotkiRules, glance: Glance, world: Kotki, dice: Dice) -> MoveId:
    setup = rules.setup
    ask = world.asking
    seat = world.asked
    detail = world.detail
    step = step_of(detail)
    if ask == PLACE:
        glance.look(world, seat)
        return setup.place + best_page(glance, world.held[-1] - 1, mate_of(detail), more_of(detail))
    if ask == SPELL:
        glance.look(world, seat)
        return setup.cast + best_spell(glance, setup.spells.castable(world, seat))
    if ask == PICK:
        if glance.step == step and glance.remembers(world, seat):
            return setup.pick + glance.first
        glance.look(world, seat)
        place = swap(glance, step, -1)[1] if setup.deck.unit[step] == SWAP else card_to_pick(glance, step)
        if place >= 0:
            return setup.pick + place
    elif ask == WITH:
        first = more_of(detail)
        if glance.step == step and glance.first == first and glance.remembers(world, seat):
            return setup.with_ + glance.second
        glance.look(world, seat)
        place = swap(glance, step, first)[2]
        if place >= 0:
            return setup.with_ + place
    return rules.roll(world, dice)


def best_page(glance: Glance, kind: i64, mate: Seat, owner: Seat) -> i64:
    """Where the card in hand goes: to `mate`, or to whoever is neither I nor the card's owner."""
    best: i64 = -1
    most = WORST
    open = glance.world.open
    which: i64 = 0
    last: i64 = len(glance.pages)
    if mate != ANYONE:
        which = mate * glance.chapters
        last = which + open
    while which < last:
        page = glance.pages[which]
        which += 1
        if mate == ANYONE and (page.chapter >= open or page.seat == glance.seat or page.seat == owner):
            continue
        glance.read(page)
        gain = glance.comes(page, kind)
        if gain > most:
            most = gain
            best = page.number
    return best


def best_spell(glance: Glance, spells: i64) -> i64:
    """There is one that can be cast, or nobody would ask. What it is to do is remembered: the next questions are about that."""
    if spells & spells - 1 == 0:
        return nth(spells, 0)
    glance.read_all()
    glance.survey()
    best: i64 = -1
    most = WORST
    spell: i64 = 0
    while spells:
        if spells & 1:
            program = glance.setup.deck.casts[spell]
            gain, first, second = promise(glance, program)
            if gain > most:
                most = gain
                best = spell
                glance.step = -1
                if first >= 0:
                    glance.step = program.first
                    glance.first = first
                    glance.second = second
        spells >>= 1
        spell += 1
    return best


def promise(glance: Glance, program: Program) -> tuple[float, i64, i64]:
    """What a program brings, each of its steps by itself; and the places of the first step's card, and of its partner."""
    setup = glance.setup
    whole = 0.0
    first: i64 = -1
    second: i64 = -1
    gone: i64 = -1
    for step in range(program.first, program.last):
        unit = setup.deck.unit[step]
        source = setup.deck.source_of(step, glance.world.knobs)
        if unit == SWAP:
            gain, one, two = best_swap(glance, setup.deck.target[step], -1)
            if gain > 0.0:
                whole += gain
            if step == program.first:
                first = one
                second = two
        elif unit == TWO or source == DECK or source == EITHER:
            if setup.deck.target[step] == OWN:
                whole += drawn(glance)
        elif source != PILE and unit != CHAPTER and unit != SWAP_CHAPTERS:
            target: i64 = PILE
            if unit == CARD:
                target = setup.deck.target[step]
            if own_only(setup, source, target):
                gain, gone = best_own(glance, target, gone)
            else:
                gain, gone = best_pick(glance, step, source, gone)
            whole += gain
            if step == program.first:
                first = gone
    return whole, first, second


def card_to_pick(glance: Glance, step: i64) -> i64:
    source = glance.setup.deck.source_of(step, glance.world.knobs)
    if source == OWN and glance.setup.deck.target[step] == PILE:
        glance.read_own()
    else:
        glance.read_all()
    return best_pick(glance, step, source, -1)[1]


def swap(glance: Glance, step: i64, first: i64) -> tuple[float, i64, i64]:
    """The best swap, of any own card or of the one at `first`."""
    glance.read_all()
    return best_swap(glance, glance.setup.deck.target[step], first)


def best_own(glance: Glance, target: i64, gone: i64) -> tuple[float, i64]:
    """The same as best_pick() for own cards, after a survey."""
    best: i64 = -1
    most = WORST
    for kind in glance.all:
        gain = kind.goes
        place = kind.place
        if place >= 0 and place == gone and number(glance.own(place // KINDS % CHAPTERS).lying, place % KINDS) == 1:
            gain, place = another(glance, gone)
        if place < 0:
            continue
        if target == OWN:
            gain += kind.arrives
        elif target != PILE:
            gain += kind.given
        if gain > most or (gain == most and place < best):
            most = gain
            best = place
    return most, best


def another(glance: Glance, gone: i64) -> tuple[float, i64]:
    """The best own card of the same kind to go, but from another page."""
    kind = gone % KINDS
    best: i64 = -1
    most = WORST
    for chapter in range(glance.world.open):
        page = glance.own(chapter)
        if page.has >> kind & 1 and page.number != gone // KINDS:
            gain = glance.goes(page, kind)
            if gain > most:
                most = gain
                best = page.number * KINDS + kind
    return most, best


def best_pick(glance: Glance, step: i64, source: i64, gone: i64) -> tuple[float, i64]:
    """The card that does most good if the step moves it, gain and place; from `gone` one card is gone already."""
    setup = glance.setup
    target = setup.deck.target[step]
    if setup.deck.unit[step] != CARD:
        target = PILE
    next_page: i64 = 0
    last: i64 = len(glance.pages)
    open = glance.world.open
    if own_only(setup, source, target):
        next_page = glance.seat * glance.chapters
        last = next_page + open
    best: i64 = -1
    most = WORST
    while next_page < last:
        page = glance.pages[next_page]
        next_page += 1
        if page.chapter >= open or (source == OTHER and page.seat == glance.seat):
            continue
        for kind in range(KINDS):
            if page.has >> kind & 1:
                place = page.number * KINDS + kind
                if place == gone and number(page.lying, kind) == 1:
                    continue
                gain = glance.goes(page, kind)
                if target == OWN:
                    gain += arrives(glance, kind)
                elif target != PILE:
                    gain += given(glance, page.seat, kind)
                if gain > most:
                    most = gain
                    best = place
    return most, best


def best_swap(glance: Glance, target: i64, first: i64) -> tuple[float, i64, i64]:
    """The best swap of an own card, or of the one at `first`, with another kind on another page: the gain and both places."""
    most = WORST
    one: i64 = -1
    two: i64 = -1
    pages = glance.pages
    open = glance.world.open
    for page in pages:
        if page.chapter >= open or (not page.mine if first < 0 else page.number != first // KINDS):
            continue
        mine = page.mine
        has = page.has if first < 0 else page.has & at(first % KINDS)
        for other in pages:
            if other is page or other.chapter >= open:
                continue
            theirs = not other.mine
            if theirs:
                if target != OTHER and target != ANY:
                    continue
            elif target == OTHER or (first < 0 and other.chapter < page.chapter):
                continue  # between two own pages either card may be the first: once is enough
            worth_it: i64 = 0
            if mine:
                worth_it = page.lacks
            if theirs:
                worth_it |= other.tight
            # Of the kinds there, those are worth a thought that a rival needs, or I lack; or all, if I lack what goes there.
            kind: i64 = 0
            while kind < KINDS:
                if has >> kind & 1:
                    wanted = other.has & ~at(kind)
                    lacked = other.lacks >> kind & 1 != 0
                    if theirs or not lacked:
                        wanted &= worth_it
                    if wanted:
                        tight = page.tight >> kind & 1 != 0
                        if_lacking = 0.0 if tight else page.mended
                        if_not = page.spoilt if tight else 0.0
                        if_tight = 0.0 if lacked else other.spoilt
                        if_loose = other.mended if lacked else 0.0
                        into: i64 = 0
                        while wanted:
                            if wanted & 1:
                                gain = if_lacking if page.lacks >> into & 1 else if_not
                                gain += if_tight if other.tight >> into & 1 else if_loose
                                if glance.paid or glance.wanted >= 0:
                                    gain += glance.trade(page, kind, other, into)
                                if gain >= most:
                                    place = page.number * KINDS + kind
                                    if gain > most or place < one:
                                        most = gain
                                        one = place
                                        two = other.number * KINDS + into
                            wanted >>= 1
                            into += 1
                kind += 1
    return most, one, two


# --- what it is worth that a card ...


def arrives(glance: Glance, kind: i64) -> float:
    """... comes to that own page which is best."""
    best = WORST
    for chapter in range(glance.world.open):
        gain = glance.comes(glance.own(chapter), kind)
        if gain > best:
            best = gain
    return best


def drawn(glance: Glance) -> float:
    """... comes from the deck to that own page which is best, after survey()."""
    bag = glance.world.bag
    if bag[UNKNOWN] == 0:
        return 0.0
    whole = 0.0
    for kind in range(KINDS):
        whole += float(bag[kind + 1]) * glance.all[kind].arrives
    return whole / float(bag[UNKNOWN])


def given(glance: Glance, owner: Seat, kind: i64) -> float:
    """... goes to the kitten, neither me nor the owner, whom it serves least."""
    open = glance.world.open
    best = WORST
    for page in glance.pages:
        if not page.mine and page.seat != owner and page.chapter < open:
            gain = glance.comes(page, kind)
            if gain > best:
                best = gain
    return best
