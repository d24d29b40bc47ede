"""Set-up: the decks, and the questions that come before the first turn."""

from __future__ import annotations

from kociarnia.engine.contract import UNKNOWN
from kociarnia.games.czarujace_kotki.rules.setup import Setting
from kociarnia.games.czarujace_kotki.rules.state import CHAPTERS, CHECK, CURSE, DEAL, GOAL, KITTEN, Kotki


def fresh(s: Setting) -> Kotki:
    """The table before anything is dealt."""
    box = s.box
    state = Kotki()
    state.bag = box.bag[:]
    state.plain = box.top  # R10
    state.cats = [s.middle_size, s.middle, s.plain_cats, s.doors]  # R9, R55
    state.last = [box.bottom + 1, box.bottom, 1]  # R8
    state.area = [0] * (s.players * CHAPTERS)
    state.levels = [3 * box.per_level, box.per_level, box.per_level, box.per_level]  # R11
    for level in range(1, 4):
        bag = [1 if of == level else 0 for of in box.level]
        state.curses.append([sum(bag), *bag[1:]])
    state.felled = [[] for _ in range(s.players)]
    state.surplus = [0] * s.players
    state.goals = [UNKNOWN] * s.players
    state.goal_bag = [len(box.goals) - 1] + [1] * (len(box.goals) - 1)
    state.tokens = [-1] * s.players  # A11
    state.kittens = [-1 if s.arch else seat for seat in range(s.players)]
    state.knobs = s.knobs[:]
    rules = [1 if s.players > 2 or paws else 0 for paws in box.paws[1:]]  # R65
    state.rule_bag = [sum(rules), *rules]
    state.chaos_bag = [len(box.chaos) - 1] + [1] * (len(box.chaos) - 1)
    state.ask(CHECK, 0, 0, CHAPTERS)  # nothing to check: the first turn
    state.ask(CURSE, 0, 0, 1)
    state.ask(CURSE)
    for seat in range(s.players - 1, -1, -1):
        state.ask(DEAL, seat, 0, 1)  # R6, A12
        state.ask(DEAL, seat)
    for seat in range(s.players - 1, -1, -1):
        state.ask(GOAL, seat)  # R4
    if s.arch:
        for seat in range(s.players - 1, -1, -1):
            state.ask(KITTEN, seat)  # R2
    return state
