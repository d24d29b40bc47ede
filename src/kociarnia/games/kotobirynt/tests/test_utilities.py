"""What a result of those who play together is worth to a learner."""

from __future__ import annotations

from kociarnia import games
from kociarnia.engine import OVER
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules


def worth(rules: KotobiryntRules, turns: int, cats: int) -> list[float]:
    state = rules.start()
    state.turns = turns
    for _ in range(cats):
        state.won = type(state.won)([*state.won, 8])
    state.ask_instead(OVER)
    return rules.utilities(state)


def test_together_fewer_turns_are_worth_more_and_a_match_that_was_cut_off_nothing() -> None:
    rules = games.find("kotobirynt").rules(2, {"mode": "coop"})
    assert isinstance(rules, KotobiryntRules)
    cats = int(rules.setup.all_cats)
    assert worth(rules, 20, cats) == [0.5, 0.5]
    assert worth(rules, 10, cats) > worth(rules, 30, cats) > worth(rules, 30, cats - 1) == [0, 0]
    assert rules.spec().utility == (0, 1) and not rules.spec().zero_sum
    assert "cooperative" in rules.spec().tags
