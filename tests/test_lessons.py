"""Every lesson along every way through it, to its end: on the engine, in both languages."""

from __future__ import annotations

import re

import pytest

from kociarnia.engine import Game, Refusal
from kociarnia.engine.lesson import ON, Learner, Lesson, Step, fits, lesson, names
from kociarnia.engine.words import LANGUAGES

MOST = 175  # characters that a teacher says at once
WAYS = 60  # of a lesson that are followed to their end; all of them in the long run


def walked(found: Lesson, most: int) -> list[Learner]:
    """Learners at the end of the lesson, by as many ways as asked for; every answer of every step is tried on the way."""
    ends: list[Learner] = []
    todo: list[list[str]] = [[]]
    tried: set[tuple[int, str]] = set()
    while todo:
        answers = todo.pop()
        learner = found.at(answers)
        if learner.over:
            ends.append(learner)
            continue
        options = [text for text, _ in learner.answers()] if learner.asked() else [ON]
        assert options, f"{found.name} {learner.step.key}: nothing fits {learner.step.ask}"
        for text in options:
            known = (len(answers), text) in tried
            tried.add((len(answers), text))
            if not known or len(ends) + len(todo) < most:
                after = found.at([*answers, text])
                checked(after, found.steps[len(answers)])
                todo.append([*answers, text])
    return ends


def checked(learner: Learner, step: Step) -> None:
    match, _ = learner.news[0]  # the table where it was answered
    rules, seat = match.rules, learner.seat
    for entry in step.check:
        verb, *args = entry.split()
        legal = [rules.text(move) for move in rules.legal(match.state)]
        if verb == "over":
            assert match.over, "the match goes on"
        elif verb in ("can", "cannot"):
            assert any(fits(" ".join(args), text, {}) is not None for text in legal) == (verb == "can"), entry
        else:
            who, number = map(int, args)
            accounts = {one.seat: one.total for one in match.presenter.accounts(rules, match.view(seat), seat)}
            got = {"score": accounts[who], "final": rules.scores(match.state)[who], "place": rules.places(match.state)[who]}[
                verb
            ]
            assert got == number, f"{step.key}: {entry}: {got}"


def test_every_game_has_a_first_lesson(game: Game) -> None:
    assert "first" in names(game)


def test_a_lesson_teaches_the_game_of_today(game: Game) -> None:
    """A scene that begins from a record of an earlier version would be played by its old defaults."""
    for name in names(game):
        found = lesson(game, name)
        assert {found.begin(scene).record.version for scene in found.script.scene} == {game.version}


@pytest.mark.parametrize("most", [WAYS, pytest.param(100_000, marks=pytest.mark.long)])
def test_every_way_through_a_lesson_leads_to_its_end(game: Game, most: int) -> None:
    for name in names(game):
        found = lesson(game, name)
        ends = walked(found, most)
        assert ends and all(learner.number == len(found.steps) for learner in ends)


def test_everything_a_teacher_says_is_short_and_worded(game: Game) -> None:
    rulebooks = {language: {clause.key for clause in game.rulebook(language).clauses} for language in LANGUAGES}
    for name in names(game):
        found = lesson(game, name)
        keys = [f"{name}-title", *(f"{name}-{scene.key}" for scene in found.script.scene)]
        for step in found.steps:
            keys += [f"{name}-{step.key}", *filter(None, [step.other]), *step.after.values()]
            for language in LANGUAGES:
                assert set(step.clauses) <= rulebooks[language], f"{name} {step.key}: {step.clauses}"
        for language in LANGUAGES:
            words = game.words(language)
            for key in keys:
                text = words(key)
                assert len(text) <= MOST, text
                assert len(re.findall(r"[.!?…](?=\s[A-ZĄĆĘŁŃÓŚŹŻ]|$)", text)) <= 2, text


def test_an_answer_that_is_not_asked_for_changes_nothing(game: Game) -> None:
    found = lesson(game, "first")
    learner = found.at([])
    before = learner.match.state.dump()
    for text in ("nonsense", "@proposal", "", *map(learner.match.rules.text, learner.match.legal(learner.seat))):
        if text not in dict(learner.answers()):
            with pytest.raises(Refusal):
                learner.answer(text)
    assert learner.match.state.dump() == before and learner.number == 0
    with pytest.raises(Refusal):
        lesson(game, "hundredth")


def test_a_step_back_is_one_answer_less(game: Game) -> None:
    """Where a learner stands follows from the answers alone, whoever else is in the same lesson."""
    found = lesson(game, "first")
    answers: list[str] = []
    stood = []
    while not (learner := found.at(answers)).over:
        stood.append((learner.step.key, learner.match.state.dump()))
        answers.append(next((text for text, _ in learner.answers()), ON) if learner.asked() else ON)
    for count, (key, state) in enumerate(stood):
        again = found.at(answers[:count])
        assert (again.step.key, again.match.state.dump()) == (key, state)
    with pytest.raises(Refusal):
        found.at([*answers, ON])
