"""Moves in no time, for playouts: cards go where a curse needs them, and what no curse needs goes away."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Seat
from kociarnia.games.czarujace_kotki.cards import KINDS, OTHER, OWN, SWAP
from kociarnia.games.czarujace_kotki.rules import KotkiRules
from kociarnia.games.czarujace_kotki.setting import Setting
from kociarnia.games.czarujace_kotki.state import ASK, DETAIL, MATE, PICK, PLACE, SEAT, SPELL, STEP_AT, WITH, Kotki
from kociarnia.games.czarujace_kotki.steps import AREA, cards_of, castable, own_only, source_of

TRIES: Final = 5  # swaps by lot that are thought of


def quick(rules: KotkiRules, world: Kotki, dice: Dice) -> MoveId:
    s = rules.setting
    entry: i64 = world.agenda[-1]
    ask = entry & ASK
    seat = entry >> SEAT & 7
    if ask == PLACE:
        mate = entry >> MATE & 7
        if mate >= s.players:  # whoever it is, it should not help
            mate = (seat + 1 + dice.below(s.players - 1)) % s.players
            if mate == entry >> DETAIL:
                return rules.roll(world, dice)
        return s.place + mate * 3 + chapter_for(s, world, mate, world.held[-1] - 1, mate == seat, dice)
    if ask == SPELL:
        return s.cast + any_spell(rules, world, seat, dice)
    if ask != PICK and ask != WITH:
        return rules.roll(world, dice)
    step = entry >> STEP_AT & 255
    if ask == PICK and s.box.unit[step] != SWAP:
        return s.pick + best_pick(s, world, seat, step, dice)
    legal = rules.legal(world)
    best: MoveId = legal[dice.below(len(legal))]
    most: i64 = -100
    for _ in range(TRIES):
        move = legal[dice.below(len(legal))]
        gain: i64
        if ask == WITH:
            gain = swapped(s, world, seat, entry >> DETAIL, move - s.with_)
        else:
            gain = picked(s, world, seat, move - s.pick, False)
        if gain > most:
            most = gain
            best = move
    return best


def any_spell(rules: KotkiRules, world: Kotki, seat: Seat, dice: Dice) -> i64:
    """The first spell that can be cast, looked for from anywhere on; there is one, or nobody would ask."""
    s = rules.setting
    mine = cards_of(world, seat)
    table: i64 = 0
    for cards in world.area:
        table += cards
    spells = rules.spells_of(world, seat)
    at = dice.below(len(spells))
    while spells[at] == world.tokens[seat] or not castable(s, world, s.box.casts[spells[at]], mine, table):
        at += 1
        if at == len(spells):
            at = 0
    return spells[at]


def best_pick(s: Setting, world: Kotki, seat: Seat, step: i64, dice: Dice) -> i64:
    """The place of the card that does most good, looked for from anywhere on, so that equals have equal chances."""
    source = source_of(s, world, step)
    target = s.box.target[step]
    first: i64 = 0
    size: i64 = len(world.area)
    if own_only(s, source, target):
        first = seat * AREA
        size = AREA
    best: i64 = -1
    most: i64 = -100
    place = first + dice.below(size)
    for _ in range(size):
        if world.area[place] > 0 and (source != OTHER or place // AREA != seat):
            gain = picked(s, world, seat, place, target == OWN)
            if gain > most:
                most = gain
                best = place
        place += 1
        if place == first + size:
            place = first
    return best


def chapter_for(s: Setting, world: Kotki, seat: Seat, kind: i64, wanted: bool, dice: Dice) -> i64:
    """Where a card of `kind` (from 0) fills a need of the kitten, or, if that is not wanted, where it does not."""
    chapter = dice.below(world.open)
    for _ in range(world.open):
        if lacks(s, world, seat * 3 + chapter, kind) == wanted:
            return chapter
        chapter += 1
        if chapter == world.open:
            chapter = 0
    return chapter


def lacks(s: Setting, world: Kotki, page: i64, kind: i64) -> bool:
    """Does the curse need one more card of `kind` (from 0) there? `page` is a chapter of a kitten: seat * 3 + chapter."""
    have: i64 = world.area[page * KINDS + kind]
    need: i64 = s.box.needs[world.display[page % 3] * KINDS + kind]
    return have < need


def needed(s: Setting, world: Kotki, place: i64) -> bool:
    """Would the curse miss the card at `place`?"""
    have: i64 = world.area[place]
    need: i64 = s.box.needs[world.display[place // KINDS % 3] * KINDS + place % KINDS]
    return have <= need


def picked(s: Setting, world: Kotki, seat: Seat, place: i64, coming: bool) -> i64:
    """How good it is for `seat` that the card at `place` goes, or comes to it."""
    mine = place // AREA == seat
    gain: i64 = 0
    if mine:
        gain = -2 if needed(s, world, place) else 1
    elif needed(s, world, place):
        gain = 1
    if coming:
        for chapter in range(world.open):
            if lacks(s, world, seat * 3 + chapter, place % KINDS):
                return gain + 2
    return gain


def swapped(s: Setting, world: Kotki, seat: Seat, one: i64, two: i64) -> i64:
    """How good it is for `seat` that two cards change places."""
    return moved(s, world, seat, one, two // KINDS) + moved(s, world, seat, two, one // KINDS)


def moved(s: Setting, world: Kotki, seat: Seat, place: i64, page: i64) -> i64:
    gain: i64 = 0
    if needed(s, world, place):
        gain = -2 if place // AREA == seat else 1
    if lacks(s, world, page, place % KINDS):
        gain += 2 if page // 3 == seat else -1
    return gain
