"""Whole matches by lot, through the contract only; compiled, they are the engine's cruising speed."""

from __future__ import annotations

from typing import Any

from kociarnia.engine.contract import CHANCE, NOBODY, Rules
from kociarnia.engine.dice import Dice


def finish(rules: Rules[Any], state: Any, dice: Dice) -> int:
    """Play `state` to the end of the match by lot; returns the number of moves."""
    made = 0
    while rules.actor(state) != NOBODY:
        rules.apply(state, rules.roll(state, dice))
        made += 1
    return made


def play(rules: Rules[Any], dice: Dice, moves: int) -> int:
    """Matches by lot one after another, `moves` moves in all; returns how many ended."""
    ended = 0
    state = rules.start()
    for _ in range(moves):
        if rules.actor(state) == NOBODY:
            ended += 1
            state = rules.start()
        rules.apply(state, rules.roll(state, dice))
    return ended


def play_listed(rules: Rules[Any], dice: Dice, moves: int) -> int:
    """The same, but every seat's move is chosen from the list that legal() makes."""
    ended = 0
    state = rules.start()
    for _ in range(moves):
        who = rules.actor(state)
        if who == NOBODY:
            ended += 1
            state = rules.start()
            who = rules.actor(state)
        if who == CHANCE:
            rules.apply(state, rules.roll(state, dice))
        else:
            legal = rules.legal(state)
            rules.apply(state, legal[dice.below(len(legal))])
    return ended


def copies(state: Any, times: int) -> None:
    for _ in range(times):
        state.copy()


def views(rules: Rules[Any], state: Any, dice: Dice, times: int) -> None:
    """What a search pays for a world: redact once, imagine once."""
    for i in range(times):
        rules.imagine(rules.redact(state, i % rules.players), dice)
