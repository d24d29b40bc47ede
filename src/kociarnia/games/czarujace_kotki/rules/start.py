"""Set-up: the decks, and the questions that come before the first turn."""

from __future__ import annotations

from kociarnia.engine.contract import UNKNOWN
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    CHAPTERS,
    CHECK,
    CURSE,
    DEAL,
    GOAL,
    KITTEN,
    Kotki,
    detail_of,
)


def fresh(setup: Setup) -> Kotki:
    """The table before anything is dealt."""
    deck = setup.deck
    state = Kotki()
    state.bag = deck.bag[:]
    state.plain = deck.top  # R10
    state.cats = [setup.middle_size, setup.middle, setup.plain_cats, setup.doors]  # R9, R55
    state.last = [deck.bottom + 1, deck.bottom, 1]  # R8
    state.area = [0] * (setup.players * CHAPTERS)
    state.levels = [3 * deck.per_level, deck.per_level, deck.per_level, deck.per_level]  # R11
    for level in range(1, 4):
        bag = [1 if of == level else 0 for of in deck.level]
        state.curses.append([sum(bag), *bag[1:]])
    state.felled = [[] for _ in range(setup.players)]
    state.surplus = [0] * setup.players
    state.goals = [UNKNOWN] * setup.players
    state.goal_bag = [len(deck.goals) - 1] + [1] * (len(deck.goals) - 1)
    state.tokens = [-1] * setup.players  # A11
    state.kittens = [-1 if setup.arch else seat for seat in range(setup.players)]
    state.knobs = setup.knobs[:]
    rules = [1 if setup.players > 2 or paws else 0 for paws in deck.paws[1:]]  # R65
    state.rule_bag = [sum(rules), *rules]
    state.chaos_bag = [len(deck.chaos) - 1] + [1] * (len(deck.chaos) - 1)
    state.ask(CHECK, 0, detail_of(0, CHAPTERS))  # nothing to check: the first turn
    state.ask(CURSE, 0, detail_of(0, 1))
    state.ask(CURSE)
    for seat in range(setup.players - 1, -1, -1):
        state.ask(DEAL, seat, detail_of(0, 1))  # R6, A12
        state.ask(DEAL, seat)
    for seat in range(setup.players - 1, -1, -1):
        state.ask(GOAL, seat)  # R4
    if setup.arch:
        for seat in range(setup.players - 1, -1, -1):
            state.ask(KITTEN, seat)  # R2
    return state
