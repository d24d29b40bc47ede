"""Lessons: a game taught by playing it, on the real rules with a prepared deal.

A lesson is data in the game's folder (`lessons/first.toml`, its words beside it): scenes that begin from a prepared past, and
steps, each with what the teacher says, what may be answered and what the others do then. Where a learner stands follows from
the answers so far and from nothing else, so nobody has to keep a lesson: going back is one answer less.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from kociarnia.engine.contract import CHANCE, MoveId
from kociarnia.engine.game import Game
from kociarnia.engine.match import Match
from kociarnia.engine.record import Record
from kociarnia.engine.say import Say
from kociarnia.engine.words import Refusal

PROPOSAL = "@proposal"  # an answer: everything as the game proposes it
ON = ""  # an answer: I have read it
RIVALS = ("Łatka", "Puszek", "Iskierka", "Filemon", "Bury")  # who plays against the learner, and loses with good grace
Caught = Mapping[str, str]  # what `$a`, `$b` … stand for


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the teacher says."""

    key: str  # worded as <lesson>-<key>
    clauses: tuple[str, ...]
    ask: tuple[str, ...] = ()  # patterns of the moves that are asked for; none: it is only read
    only: tuple[str, ...] = ()  # … but of those only these
    never: tuple[str, ...] = msgspec.field(default=(), name="not")  # … and none of these
    then: tuple[str, ...] = ()  # what the others and the dealer do: see `_then`
    check: tuple[str, ...] = ()  # what must be so afterwards; for the test
    other: str = ""  # what is said to a legal move that is not asked for
    after: Mapping[str, str] = {}  # what is said afterwards, by the answer
    riddle: bool = False  # it is to be found: nothing points at what is asked for


class FromRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A scene may begin in the middle of a match that was played."""

    record: str
    ply: int


class LessonScene(Struct, frozen=True, forbid_unknown_fields=True, rename={"past": "from"}):
    """Steps that follow one another at one table."""

    key: str  # its title, worded as <lesson>-<key>
    step: tuple[Step, ...]
    before: str = ""  # the moves that have been made, the dealer's among them
    past: FromRecord | None = None
    options: Mapping[str, str] = {}


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """What the file says."""

    players: int
    seat: int  # the learner's
    scene: tuple[LessonScene, ...]
    options: Mapping[str, str] = {}


class Lesson:
    def __init__(self, game: Game, name: str) -> None:
        if name not in names(game):
            raise Refusal("error-lesson", game=game.name, lesson=name, known=", ".join(names(game)) or "–")
        self.game = game
        self.name = name
        self.folder = game.folder / "lessons"
        self.script = msgspec.toml.decode((self.folder / f"{name}.toml").read_text(encoding="utf-8"), type=Script)
        self.steps = [step for scene in self.script.scene for step in scene.step]
        self.scene_of = [scene for scene in self.script.scene for _ in scene.step]
        self.pasts: dict[str, Match] = {}

    def say(self, key: str) -> Say:
        return Say(f"{self.name}-{key}", {})

    def at(self, answers: Sequence[str]) -> Learner:
        """Where somebody stands who has answered so. Of scenes that are over, only one that has just ended is played again."""
        if len(answers) > len(self.steps):
            raise Refusal("error-lesson-answer", text=answers[len(self.steps)])
        first = max(0, len(answers) - 1)
        while first > 0 and self.scene_of[first - 1] is self.scene_of[first]:
            first -= 1
        learner = Learner(self, first)
        for answer in answers[first:]:
            learner.answer(answer)
        return learner

    def begin(self, scene: LessonScene) -> Match:
        """A table as a scene begins."""
        if scene.key not in self.pasts:
            match = self.pasts[scene.key] = self._past(scene)
            rivals = iter(RIVALS)
            match.record.names = ["" if seat == self.script.seat else next(rivals) for seat in range(match.players)]
        return self.pasts[scene.key].fork()

    def _past(self, scene: LessonScene) -> Match:
        if scene.past is not None:
            record = Record.parse((self.folder / scene.past.record).read_text(encoding="utf-8"))
            return Match.resume(self.game, record, scene.past.ply, deal=False)
        match = Match(self.game, self.script.players, {**self.script.options, **scene.options}, deal=False)
        for text in filter(None, map(str.strip, re.split(r"[;\n]", scene.before))):
            make(match, text)
        return match


class Learner:
    """Somebody in the middle of a lesson."""

    def __init__(self, lesson: Lesson, at: int) -> None:
        """`at`: the step, the first of a scene."""
        self.lesson = lesson
        self.seat = lesson.script.seat
        self.number = at
        self.comment = ""  # what is said to the latest answer
        # What the latest answer brought about: the table, and from which ply on; a new scene has a table of its own.
        self.news: list[tuple[Match, int]] = []
        self._begin()

    def _begin(self) -> None:
        self.match = self.lesson.begin(self.scene)
        self.news.append((self.match, self.match.ply))
        self.caught: Caught = {}

    @property
    def over(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that waits for an answer; when all is over, the last one."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def scene(self) -> LessonScene:
        return self.lesson.scene_of[min(self.number, len(self.lesson.steps) - 1)]

    def asked(self) -> bool:
        return not self.over and bool(self.step.ask)

    def answers(self) -> Iterator[tuple[str, Caught]]:
        """What may be answered now, and what is caught by it."""
        step, match = self.step, self.match
        if step.ask == (PROPOSAL,):
            yield PROPOSAL, self.caught
            return
        for text in map(match.rules.text, match.legal(self.seat)):
            if step.only and not any(fits(pattern, text, {}) is not None for pattern in step.only):
                continue
            if any(fits(pattern, text, self.caught) is not None for pattern in step.never):
                continue
            found = next((found for pattern in step.ask if (found := fits(pattern, text, self.caught)) is not None), None)
            if found is not None:
                yield text, found

    def allowed(self) -> list[MoveId]:
        """The moves that are asked for; none where something else is."""
        if not self.asked():
            return []
        return [self.match.reader.ids[text] for text, _ in self.answers() if text != PROPOSAL]

    def answer(self, text: str) -> None:
        """Carry out an answer, and what follows from it. A Refusal leaves everything as it was."""
        if self.over:
            raise Refusal("error-lesson-answer", text=text)
        step, match = self.step, self.match
        found = dict(self.answers()).get(text) if step.ask else ({} if text == ON else None)
        if found is None:
            raise Refusal("error-lesson-answer", text=text)
        self.news = [(match, match.ply)]
        if step.ask:
            self.caught = found
            if text == PROPOSAL:
                self._accept(self.seat)
            else:
                make(match, text, self.seat)
        for entry in step.then:
            self._then(entry)
        _forced(match)
        if match.over:
            match.deal()  # nothing is left to deal: the result is written
        self.comment = next((key for pattern, key in step.after.items() if fits(pattern, text, {}) is not None), "")
        scene = self.scene
        self.number += 1
        if self.scene is not scene:
            self._begin()

    def _then(self, entry: str) -> None:
        """What the others do: a move, `?move` if it is allowed, `@propose 1`, or `@deal`, whatever the dealer has to reveal."""
        verb, *rest = entry.split()
        match = self.match
        if verb == "@propose":
            self._accept(int(rest[0]))
        elif verb == "@deal":
            while match.rules.actor(match.state) == CHANCE:
                match.make(CHANCE, match.rules.legal(match.state)[0])
        elif not entry.startswith("?"):
            make(match, re.sub(r"\$\w+", lambda name: self.caught[name[0]], entry))
        elif match.reader.ids[entry[1:]] in match.rules.legal(match.state):
            make(match, entry[1:])

    def _accept(self, seat: int) -> None:
        match = self.match
        for move in match.presenter.proposal(match.rules, match.view(seat)):
            match.rules.turn_to(match.state, seat)
            match.make(seat, move)


def names(game: Game) -> list[str]:
    """The lessons of a game, the first one first."""
    return sorted(path.stem for path in (game.folder / "lessons").glob("*.toml"))


@lru_cache(maxsize=64)
def lesson(game: Game, name: str) -> Lesson:
    return Lesson(game, name)


def fits(pattern: str, text: str, caught: Caught) -> dict[str, str] | None:
    """Does a move fit a pattern? `*` is any word, `$a` any word the first time and the same word from then on."""
    wanted, words = pattern.split(), text.split()
    if len(wanted) != len(words):
        return None
    found = dict(caught)
    for want, word in zip(wanted, words, strict=True):
        if want != "*" and (found.setdefault(want, word) if want.startswith("$") else want) != word:
            return None
    return found


def make(match: Match, text: str, seat: int | None = None) -> None:
    """A move by its notation, the dealer's too; what leaves him no choice he has done before."""
    _forced(match, text)
    if seat is not None and seat >= 0:
        match.rules.turn_to(match.state, seat)
    legal: list[MoveId] = match.rules.legal(match.state)
    move = match.reader.ids.get(text, -1)
    if move not in legal:
        raise Refusal("error-move-scripted", text=text, known=", ".join(map(match.rules.text, legal)))
    match.make(match.rules.actor(match.state), move)


def _forced(match: Match, but: str = "") -> None:
    rules, state = match.rules, match.state
    while rules.actor(state) == CHANCE and len(legal := rules.legal(state)) == 1 and rules.text(legal[0]) != but:
        match.make(CHANCE, legal[0])
