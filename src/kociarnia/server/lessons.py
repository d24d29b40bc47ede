"""Lessons over the wire. The house keeps nothing of them: whoever learns says every time what was answered so far."""

from __future__ import annotations

from kociarnia import games
from kociarnia.engine import Match, Say
from kociarnia.engine.lesson import PROPOSAL, Learner, lesson, names
from kociarnia.server.explain import inspected, previewed, reason
from kociarnia.server.replay import step_of
from kociarnia.server.updates import result_of
from kociarnia.server.wire import Inspected, LessonStep, LessonTable, Pointed, Previewed, Reason, Tapped, Wanted


def learner_of(game: str, name: str, answers: list[str]) -> Learner:
    return lesson(games.find(game), name).at(answers)


def step(game: str, name: str, answers: list[str]) -> LessonStep:
    """Where one stands after these answers, with all that the last of them brought about."""
    learner = learner_of(game, name, answers)
    match, seat, now = learner.match, learner.seat, learner.step
    out = LessonStep(
        game, name, learner.number, len(learner.lesson.steps), seat, learner.lesson.say(learner.scene.key),
        learner.lesson.say(now.key), list(now.clauses), [_table(match, since, seat) for match, since in learner.news],
        comment=Say(learner.comment) if learner.comment else None, over=learner.over,
    )  # fmt: skip
    if learner.over:
        out.following = next((other for other in names(learner.lesson.game) if other > name), "")
        out.result = result_of(match, match.view(seat))
    if learner.asked():
        out.choices = match.presenter.choices(match.rules, match.view(seat))
        out.other = Say(now.other) if now.other else None
        out.allowed = {str(move): match.rules.text(move) for move in learner.allowed()}
        out.proposal = now.ask == (PROPOSAL,)
        out.riddle = now.riddle
    return out


def _table(match: Match, since: int, seat: int) -> LessonTable:
    seats = list(range(match.players))
    steps = [step_of(match, match.at(since), since, seat, [], seats, True)]
    for ply in match.plies(since):
        after = ply.before.copy()
        match.rules.apply(after, ply.move)
        steps.append(step_of(match, after, ply.number + 1, seat, list(match.news([ply], seat)), seats, True))
    return LessonTable(match.record.options, match.record.names, steps)


def why(game: str, name: str, tapped: Tapped) -> Reason:
    learner = learner_of(game, name, tapped.answers)
    return reason(learner.match, learner.seat, tapped.at)


def preview(game: str, name: str, wanted: Wanted) -> Previewed:
    learner = learner_of(game, name, wanted.answers)
    return previewed(learner.match, learner.seat, wanted.move)


def cards(game: str, name: str, pointed: Pointed) -> Inspected:
    learner = learner_of(game, name, pointed.answers)
    return inspected(learner.match, learner.seat, pointed.zone, pointed.face)
