"""The bots' sense of the game."""

from __future__ import annotations

import pytest

from kociarnia.bots.levels import KotBot
from kociarnia.engine import CHANCE, QuickDice
from kociarnia.games.sen import GAME


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R30_R31_cats_dare_to_call(players: int) -> None:
    """The rulebook calls it rare that the closed pile runs out: most rounds end by a call, as among people."""
    rules, bot = GAME.rules(players, {"rounds": "10"}), KotBot(GAME)
    calls = rounds = 0
    for seed in range(4):
        dice, state = QuickDice(seed), rules.start()
        while (who := rules.actor(state)) >= 0 or who == CHANCE:
            move = rules.roll(state, dice)
            if who >= 0:
                move = bot.choose(rules, rules.redact(state, who), rules.legal(state), dice)
            done = state.rounds
            rules.apply(state, move)
            if state.rounds > done:
                rounds, calls = rounds + 1, calls + (state.caller >= 0)
    assert rounds == 40 and calls >= 0.65 * rounds  # in the long run 100, 81, 77 and 76 %


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R43_whoever_begins_the_next_round_stands_better(players: int) -> None:
    """Between rounds with equal totals: the first to speak may be the first to call, and the last may not come to it."""
    rules, dice = GAME.rules(players, {"first": "1"}), QuickDice(1)
    state = rules.start()
    while state.rounds == 0:  # the first seat calls: that comes first among its moves
        rules.apply(state, rules.roll(state, dice) if rules.actor(state) == CHANCE else rules.legal(state)[0])
    for seat in range(players):
        state.totals[seat] = 20
    values = GAME.sense().value(rules, state)
    assert [*values[1:], values[0]] == sorted(values, reverse=True) and sum(values) == pytest.approx(1.0)
    assert values[1] > values[0]
