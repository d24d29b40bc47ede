"""What the teacher asks for is the only way: whoever thinks for themselves finds nothing better and is not told off for it."""

from __future__ import annotations

import pytest

from kociarnia import games
from kociarnia.engine.lesson import ON, Learner, lesson

GAME = games.find("kotobirynt")


def at(name: str, key: str) -> Learner:
    """Somebody who has been led by the paw to that step."""
    found, answers = lesson(GAME, name), list[str]()
    while (learner := found.at(answers)).step.key != key:
        answers.append(next(text for text, _ in learner.answers()) if learner.asked() else ON)
    return learner


def winning(learner: Learner, most: int) -> dict[str, int]:
    """How many cats each action leads home, of those that lead home so many; the dealer brings the first cats at hand."""
    rules, state, out = learner.match.rules, learner.match.state, {}
    for move in rules.legal(state):
        after = state.copy()
        rules.apply(after, move)
        while rules.actor(after) < 0 and rules.legal(after):
            rules.apply(after, rules.legal(after)[0])
        if len(after.won) - len(state.won) >= most:
            out[rules.text(move)] = len(after.won) - len(state.won)
    return out


@pytest.mark.parametrize(("name", "key"), [("first", "turn"), ("first", "push"), ("first", "puzzle"), ("second", "riddle")])
def test_only_what_is_asked_for_wins_a_cat(name: str, key: str) -> None:
    learner = at(name, key)
    assert set(winning(learner, 1)) == {text for text, _ in learner.answers()}


def test_R20_three_cats_come_home_by_the_plan_alone() -> None:
    assert winning(at("second", "push"), 1) == {}, "turning a1 does nothing yet"
    assert winning(at("second", "chain"), 3) == {"rotate a1 1": 3, "rotate a1 3": 3}
    assert winning(at("second", "riddle"), 3) == {"rotate a2 2": 3}
