"""Whole matches by lot: a game that overrides play_on() plays the same moves as by roll() and apply()."""

from __future__ import annotations

import pytest

from kociarnia.engine import NOBODY, Game, QuickDice
from kociarnia.engine.contract import Rules
from kociarnia.engine.random_matches import play


@pytest.mark.parametrize("options", range(3))
def test_playing_on_is_rolling_and_applying(game: Game, options: int) -> None:
    rules = game.made(game.seats[1], game.random_options(game.seats[1], options))
    one, other = rules.start(), rules.start()
    dice, same = QuickDice(7), QuickDice(7)
    assert rules.play_on(one, dice, 40) == Rules.play_on(rules, other, same, 40) == 40
    assert one.dump() == other.dump()
    assert rules.play_on(one, dice, 10**6) == Rules.play_on(rules, other, same, 10**6)
    assert one.dump() == other.dump() and rules.actor(one) == NOBODY
    assert rules.play_on(one, dice, 5) == 0


def test_matches_one_after_another(game: Game) -> None:
    rules = game.rules(game.seats[0] + 1)
    dice = QuickDice(3)
    moves = [rules.play_on(rules.start(), dice, 10**6) for _ in range(3)]
    assert [play(rules, QuickDice(3), sum(moves) + more) for more in (-1, 0, 1)] == [2, 2, 3]
