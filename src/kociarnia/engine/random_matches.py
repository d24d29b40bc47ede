"""Whole matches by lot, through the contract only; compiled, they are the engine's cruising speed."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import CHANCE, NOBODY, Rules, S, State
from kociarnia.engine.dice import Dice


def play(rules: Rules[S], dice: Dice, moves: i64) -> i64:
    """Matches by lot one after another, `moves` moves in all; returns how many ended."""
    ended: i64 = 0
    state = rules.start()
    made = rules.play_on(state, dice, moves)
    while made < moves:
        ended += 1
        state = rules.start()
        made += rules.play_on(state, dice, moves - made)
    return ended


def play_listed(rules: Rules[S], dice: Dice, moves: i64) -> i64:
    """The same, but every seat's move is chosen from the list that legal() makes."""
    ended: i64 = 0
    state = rules.start()
    for _move in range(moves):
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


def copies(state: State, times: i64) -> None:
    for _copy in range(times):
        state.copy()


def views(rules: Rules[S], state: S, dice: Dice, times: i64) -> None:
    """What a search pays for a world: redact once, imagine once."""
    for i in range(times):
        rules.imagine(rules.redact(state, i % rules.players), dice)
