"""Lessons at the keyboard: to the end by the teacher's paw, wrong answers, a step back, leaving and coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

from kociarnia import games
from kociarnia.engine import Game
from kociarnia.engine.lesson import ON, Learner, lesson, names
from kociarnia.terminal.cli import _words
from kociarnia.terminal.learn import Course
from tests.choices import but_long, in_turn
from tests.terminal.shell import kociarnia


@pytest.mark.parametrize(("name", "language"), in_turn())
def test_every_lesson_is_played_to_its_end(tmp_path: Path, name: str, language: str) -> None:
    game = games.find(name)
    words = game.words(language)
    for at, which in enumerate(names(game)):
        found = lesson(game, which)
        done = kociarnia(tmp_path, "learn", name, which, "--lang", language, typed="?\n" * len(found.steps))
        assert done.returncode == 0 and done.stderr == "", done.stderr
        shown = " ".join(done.stdout.split())
        assert all(words(f"{which}-{step.key}") in shown for step in found.steps)
        following = f"kociarnia play {name}" if at + 1 == len(names(game)) else f"kociarnia learn {name} {names(game)[at + 1]}"
        assert following in done.stdout.splitlines()[-1]


@pytest.mark.parametrize("name", but_long("czarujace_kotki"))
def test_one_leaves_and_comes_back_to_the_same_step(tmp_path: Path, name: str) -> None:
    steps = len(lesson(games.find(name), "first").steps)
    left = kociarnia(tmp_path, "learn", name, typed="?\n?\nq\n")
    assert f"kociarnia learn {name} first" in left.stdout and f"Step 3 of {steps}" in left.stdout
    back = kociarnia(tmp_path, "learn", name, "--plain", typed="b\n")
    assert "●" in left.stdout and "●" not in back.stdout, "plain lines are words only"
    at = [line for line in back.stdout.splitlines() if line.startswith("Step ")]
    assert [line.split()[1] for line in at] == ["3", "2"]


def test_a_riddle_offers_whatever_is_legal(game: Game) -> None:
    for name in names(game):
        found = lesson(game, name)
        answers: list[str] = []
        for step in found.steps:
            learner = found.at(answers)
            asked = [text for text, _ in learner.answers()] if learner.asked() else [ON]
            offered = Course(game, name, _words("en"), True)._offered(learner)
            assert set(offered) <= set(asked) or step.riddle
            if step.riddle:
                assert len(offered) > len(asked) and set(offered) == {*map(learner.match.rules.text, legal(learner))}
            answers.append(asked[0])


def legal(learner: Learner) -> list[int]:
    match = learner.match
    return [one.move for one in match.presenter.choices(match.rules, match.view(learner.seat)) if not one.same]


def test_what_is_not_asked_for_is_answered_and_not_done(tmp_path: Path) -> None:
    name = games.names()[0]
    done = kociarnia(tmp_path, "learn", name, typed="99\nhello\n\nr\nq\n")
    assert done.stdout.count("Mruczek: Let us do that another time") == 3 and done.stdout.count("Step 1 of") == 1
    assert "R26" in done.stdout
    (tmp_path / "kociarnia" / "lessons.json").parent.mkdir(exist_ok=True)
    (tmp_path / "kociarnia" / "lessons.json").write_text(f'{{"{name} first": ["nonsense"]}}')
    assert "Step 1 of" in kociarnia(tmp_path, "learn", name, typed="q\n").stdout
    for wrong in (["learn", name, "tenth"], ["learn", "chess"], ["learn"]):
        refused = kociarnia(tmp_path, *wrong)
        assert refused.returncode == 2 and refused.stdout == "" and "Traceback" not in refused.stderr
