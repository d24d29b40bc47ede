"""The chaos cat, and what it brings: chapter 3, new rules (R33-R36) or the effects of the chaos card (R56-R63)."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import Face
from kociarnia.engine.hidden_cards import take
from kociarnia.games.czarujace_kotki.rules.deck import FALL, NOW, Program
from kociarnia.games.czarujace_kotki.rules.programs import run_all
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import CHAOS, CURSE, DOOR, EFFECT, RULE, Kotki, detail_of


def cat_comes(setup: Setup, state: Kotki, face: Face) -> None:
    """Chapter 3, then the new rule or the chaos effect (A24)."""
    if setup.cats > 0:  # R56
        number = state.effects
        state.effects += 1
        state.ask(EFFECT, 0, detail_of(more=number))
        if number == 0:
            state.ask(CHAOS)
    elif setup.new_rules:
        state.ask(RULE)
    if face == DOOR and setup.chapters == 3:  # R33, R34, R58
        state.open = 3
        if state.levels[0] > 0:
            state.ask(CURSE, 0, detail_of(more=2))


def turn_over(state: Kotki, card: Face) -> None:
    """R56: the chaos card."""
    state.chaos = card
    state.chaos_bag = state.chaos_bag[:]
    take(state.chaos_bag, card)


def apply_effect(setup: Setup, state: Kotki, number: i64) -> None:
    _enact(setup, state, setup.deck.effects[state.chaos][number], -1 - number)


def apply_rule(setup: Setup, state: Kotki, rule: Face) -> None:
    """R35, A23: a new rule is revealed."""
    state.rule_bag = state.rule_bag[:]
    take(state.rule_bag, rule)
    state.rules = [*state.rules, rule]
    _enact(setup, state, setup.deck.laws[rule], rule)


def _enact(setup: Setup, state: Kotki, program: Program, code: i64) -> None:
    """At once, or from now on (R36, R57, R63)."""
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
