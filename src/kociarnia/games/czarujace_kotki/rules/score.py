"""Measures, conditions, points and places."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Seat
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.czarujace_kotki.rules.deck import (
    ALIKE,
    BARE,
    CARDS,
    CURSES,
    DIFFERENT,
    KINDS,
    LEVELS,
    ONCE,
    PAIRS,
    SPARE,
    SURPLUS,
    Worth,
)
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, cards_in, number
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import SEIZED, Kotki


def measure(setup: Setup, state: Kotki, seat: Seat, what: i64, areas: vec[i64] | None = None) -> i64:
    """One number about a kitten, as the areas are or as if they were these; surplus cards are no part of its area (A6)."""
    if what == ONCE:
        return 1
    if what == CURSES:
        return len(state.felled[seat])
    if what == SPARE:
        return cards_in(state.surplus[seat])
    if what == LEVELS:
        return len({setup.deck.level[curse] for curse in state.felled[seat]})
    area = state.area if areas is None else areas
    first = seat * CHAPTERS
    if what == BARE:
        bare: i64 = 0
        for chapter in range(state.open):
            if area[first + chapter] == 0:
                bare += 1
        return bare
    cards = area[first] + area[first + 1] + area[first + 2]
    if what < KINDS:
        return number(cards, what)
    if what == CARDS:
        return cards_in(cards)
    found: i64 = 0
    if what == ALIKE:
        for kind in range(KINDS):
            found = max(found, number(cards, kind))
        return found
    least = 1 if what == DIFFERENT else 2
    assert what == DIFFERENT or what == PAIRS
    for kind in range(KINDS):
        if number(cards, kind) >= least:
            found += 1
    return found


def holds(setup: Setup, state: Kotki, seat: Seat, worth: Worth, areas: vec[i64] | None = None) -> bool:
    for at in range(len(worth.what)):
        found = measure(setup, state, seat, worth.what[at], areas)
        if found < worth.number[at] if worth.least[at] else found > worth.number[at]:
            return False
    return True


def goal_points(setup: Setup, state: Kotki, seat: Seat, goal: i64, areas: vec[i64] | None = None) -> i64:
    worth = setup.deck.worths[goal]
    return worth.points * measure(setup, state, seat, worth.per, areas) if holds(setup, state, seat, worth, areas) else 0


def bonus_points(setup: Setup, state: Kotki, seat: Seat, curse: i64) -> i64:
    bonus = setup.deck.bonus[curse]
    return setup.deck.bonus_points[curse] * measure(setup, state, seat, bonus) if bonus >= 0 else 0


def magic(setup: Setup, state: Kotki, seat: Seat) -> i64:
    """Points without the goal (R40): curses, their bonuses, surplus."""
    total: i64 = -state.knobs[SURPLUS] * measure(setup, state, seat, SPARE)
    for curse in state.felled[seat]:
        total += setup.deck.points[curse] + bonus_points(setup, state, seat, curse)
    return total


def score(setup: Setup, state: Kotki, seat: Seat) -> i64:
    """R39, R40. While a goal is not known to the observer it counts nothing."""
    goal = state.goals[seat] & FACE
    void = goal == UNKNOWN or state.over == SEIZED
    return magic(setup, state, seat) + (0 if void else goal_points(setup, state, seat, goal))


def scores(setup: Setup, state: Kotki) -> list[int]:
    return [score(setup, state, seat) for seat in range(setup.players)]


def in_the_race(setup: Setup, points: i64) -> bool:
    """Caught: may a kitten with so many points still win (R43, R66)?"""
    return points <= setup.deck.caught_most and (setup.players > 2 or points >= setup.deck.caught_least)


def places(setup: Setup, state: Kotki) -> list[int]:
    """R41-R45, R66; nobody may win (A16, A17), and equals share (A18)."""
    points = scores(setup, state)
    ranks: list[tuple[int, int, int, int]] = []
    for seat in range(setup.players):
        curses, cards = len(state.felled[seat]), measure(setup, state, seat, CARDS)
        if state.over != SEIZED:
            ranks.append((1, points[seat], curses, -cards))  # R42
        elif in_the_race(setup, points[seat]):
            ranks.append((1, -cards, points[seat], curses))  # R44, R45
        else:
            ranks.append((0, 0, 0, 0))
    if max(ranks)[0] == 0:
        return [2] * setup.players
    return [1 + len([other for other in ranks if other > rank]) for rank in ranks]
