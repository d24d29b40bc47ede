"""Moves in no time, for playouts: whatever does most good at a glance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Seat
from kociarnia.games.czarujace_kotki.cards import (
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
from kociarnia.games.czarujace_kotki.glance import Glance, Page
from kociarnia.games.czarujace_kotki.rules import KotkiRules
from kociarnia.games.czarujace_kotki.setting import Setting
from kociarnia.games.czarujace_kotki.state import ASK, DETAIL, MATE, PICK, PLACE, SEAT, SPELL, STEP_AT, WITH, Kotki
from kociarnia.games.czarujace_kotki.steps import castable, own_only, source_of

WORST: Final = -1.0e9


def quick(rules: KotkiRules, world: Kotki, dice: Dice) -> MoveId:
    s = rules.setting
    entry: i64 = world.agenda[-1]
    ask = entry & ASK
    seat = entry >> SEAT & 7
    step = entry >> STEP_AT & 255
    if ask == PLACE:
        return s.place + best_page(s, world, seat, entry >> MATE & 7, entry >> DETAIL)
    if ask == SPELL:
        return s.cast + best_spell(rules, world, seat)
    if ask == PICK:
        glance = Glance(s, world, seat)
        place = best_swap(glance, s.box.target[step], -1)[1] if s.box.unit[step] == SWAP else best_pick(glance, step)[1]
        if place >= 0:
            return s.pick + place
    elif ask == WITH:
        place = best_swap(Glance(s, world, seat), s.box.target[step], entry >> DETAIL)[2]
        if place >= 0:
            return s.with_ + place
    return rules.roll(world, dice)


def place_on(page: Page, kind: i64) -> i64:
    return (page.seat * 3 + page.chapter) * KINDS + kind


def best_page(s: Setting, world: Kotki, seat: Seat, mate: Seat, owner: Seat) -> i64:
    """Where the card in hand goes: to `mate`, or to whoever is neither `seat` nor the card's owner."""
    glance = Glance(s, world, seat)
    kind = world.held[-1] - 1
    best: i64 = -1
    most = WORST
    for page in glance.pages:
        if page.seat == mate if mate < s.players else page.seat != seat and page.seat != owner:
            gain = glance.comes(page, kind)
            if gain > most:
                most = gain
                best = page.seat * 3 + page.chapter
    return best


def best_spell(rules: KotkiRules, world: Kotki, seat: Seat) -> i64:
    """There is one that can be cast, or nobody would ask."""
    s = rules.setting
    glance = Glance(s, world, seat)
    mine: i64 = 0
    table: i64 = 0
    for page in glance.pages:
        table += page.cards
        if page.mine:
            mine += page.cards
    best: i64 = -1
    most = WORST
    for spell in rules.spells_of(world, seat):
        if spell != world.tokens[seat] and castable(s, world, s.box.casts[spell], mine, table):
            gain = promise(glance, s.box.casts[spell])
            if gain > most:
                most = gain
                best = spell
    return best


def promise(glance: Glance, program: Program) -> float:
    """What a program brings, each of its steps by itself."""
    s = glance.s
    whole = 0.0
    gone: i64 = -1
    for step in range(program.first, program.last):
        unit = s.box.unit[step]
        source = source_of(s, glance.world, step)
        if unit == SWAP:
            whole += max(0.0, best_swap(glance, s.box.target[step], -1)[0])
        elif unit == TWO or source == DECK or source == EITHER:
            if s.box.target[step] == OWN:
                whole += glance.drawn(glance.seat)
        elif source != PILE and unit != CHAPTER and unit != SWAP_CHAPTERS:
            gain, gone = best_pick(glance, step, gone)
            whole += gain
    return whole


def best_pick(glance: Glance, step: i64, gone: i64 = -1) -> tuple[float, i64]:
    """The card that does most good if the step moves it, gain and place; from `gone` one card is gone already."""
    s = glance.s
    source = source_of(s, glance.world, step)
    target = s.box.target[step] if s.box.unit[step] == CARD else PILE
    best: i64 = -1
    most = WORST
    for page in glance.own if own_only(s, source, target) else glance.pages:
        if page.mine and source == OTHER:
            continue
        for kind in range(KINDS):
            if page.has >> kind & 1:
                place = place_on(page, kind)
                if place == gone and glance.world.area[place] == 1:
                    continue
                gain = glance.goes(page, kind)
                if target == OWN:
                    gain += glance.arrives(glance.seat, kind)
                elif target != PILE:
                    gain += glance.given(page.seat, kind)
                if gain > most:
                    most = gain
                    best = place
    return most, best


def best_swap(glance: Glance, target: i64, first: i64) -> tuple[float, i64, i64]:
    """The best swap of an own card, or of the one at `first`, with another kind on another page: the gain and both places."""
    most = WORST
    one: i64 = -1
    two: i64 = -1
    for page in glance.own if first < 0 else glance.pages:
        for kind in range(KINDS):
            if not page.has >> kind & 1 or (first >= 0 and place_on(page, kind) != first):
                continue
            for other in glance.pages:
                if other is page or (other.mine if target == OTHER else not other.mine and target != ANY):
                    continue
                wanted = fruitful(page, kind, other)
                for into in range(KINDS):
                    if wanted >> into & 1 and into != kind:
                        gain = glance.turns(page, kind, into) + glance.turns(other, into, kind)
                        if gain > most:
                            most = gain
                            one = place_on(page, kind)
                            two = place_on(other, into)
    return most, one, two


def fruitful(page: Page, kind: i64, other: Page) -> i64:
    """The kinds on the other page that are worth a thought: a rival needs them, or I lack them, or I lack what goes there."""
    if other.mine and other.lacks >> kind & 1:
        return other.has
    wanted: i64 = page.lacks if page.mine else 0
    if not other.mine:
        wanted |= other.tight
    return wanted & other.has
