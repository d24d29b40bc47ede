"""`kociarnia learn`: a lesson at the keyboard. The teacher speaks, one answers, and can go back, leave and come back."""

from __future__ import annotations

import argparse

from kociarnia import games
from kociarnia.engine import Game, Refusal, Say, Words
from kociarnia.engine.lesson import ON, PROPOSAL, Learner, Lesson, lesson, names
from kociarnia.terminal import about, files
from kociarnia.terminal.talk import Leave, Talk, width


def learn(asked: argparse.Namespace, words: Words) -> int:
    game = games.find(asked.game)
    take(game, asked.lesson or next(iter(names(game)), "first"), words, asked.plain)
    return 0


def following(game: Game) -> str:
    """The first lesson that has not been finished; when all have, the first one again. Empty: the game has none."""
    every = names(game)
    return next((name for name in every if not finished(lesson(game, name))), every[0]) if every else ""


def finished(found: Lesson) -> bool:
    try:
        return found.at(files.learned(f"{found.game.name} {found.name}")).over
    except Refusal:  # it has become another one since
        return False


def take(game: Game, name: str, words: Words, plain: bool = False) -> None:
    course = Course(game, name, words, plain)
    try:
        course.run()
    except (Leave, KeyboardInterrupt):
        course.talk.write("")
        course.talk.say("learn-left", game=game.name, lesson=course.lesson.name)


class Course:
    """One lesson, from where it was left."""

    def __init__(self, game: Game, name: str, words: Words, plain: bool) -> None:
        self.lesson: Lesson = lesson(game, name)
        self.game = game
        self.plain = plain
        self.key = f"{game.name} {name}"
        own = game.words(words.language).folders[1:]
        self.talk = Talk(Words(words.language, (*words.folders[1:], *own)))
        self.answers = self._left()

    def _left(self) -> list[str]:
        """The answers so far; none where the lesson was finished, or has become another one since."""
        answers = files.learned(self.key)
        try:
            return [] if self.lesson.at(answers).over else answers
        except Refusal:
            return []

    def run(self) -> None:
        self.talk.say(Say(f"{self.lesson.name}-title", {}))
        told = -1
        while not (learner := self.lesson.at(self.answers)).over:
            if told != len(self.answers):  # after a question about rules nothing is told again
                self._tell(learner, new=told < len(self.answers))
                told = len(self.answers)
            if self._answer(learner):
                files.learn(self.key, self.answers)
        self._tell(learner, new=True)
        following = [name for name in names(self.game) if name > self.lesson.name]
        if following:
            self.talk.say("learn-next", game=self.game.name, lesson=following[0])
        else:
            self.talk.say("learn-end", game=self.game.name)

    # --- what is on the screen

    def _tell(self, learner: Learner, new: bool) -> None:
        """What has happened, the table, and what the teacher says. `new`: one has come here by an answer, not by going back."""
        words = self._words(learner)
        self.talk.write("")
        if new:
            for table, since in learner.news:
                for line in table.log(learner.seat, since):
                    self.talk.wrap(words(line.say))
        if learner.comment and new:
            self._teacher(learner.comment)
        if learner.over:
            self._table(learner, words)
            return
        first = learner.number == 0 or self.lesson.scene_of[learner.number - 1] is not learner.scene
        if first:
            self.talk.write(f"— {words(f'{self.lesson.name}-{learner.scene.key}')} —")
        self._table(learner, words)
        done, left = learner.number, len(self.lesson.steps) - learner.number
        paws = "" if self.plain else "● " * done + "○ " * left
        self.talk.write(self.talk.words("learn-step", number=done + 1, of=len(self.lesson.steps), paws=paws).rstrip())
        self._teacher(f"{self.lesson.name}-{learner.step.key}")
        for number, label in enumerate(self._offered(learner).values(), 1):
            self.talk.item(number, label)

    def _table(self, learner: Learner, words: Words) -> None:
        match, seat = learner.match, learner.seat
        self.talk.lines(match.presenter.text(match.rules, match.view(seat), seat, words, self.plain, width()))
        self.talk.write("")

    def _teacher(self, key: str) -> None:
        self.talk.wrap(self.talk.words("learn-teacher", says=self.talk.words(key)))

    def _words(self, learner: Learner) -> Words:
        mine = self.talk.words("learn-me")
        return self.talk.words.at([name or mine for name in learner.match.record.names], learner.seat)

    def _offered(self, learner: Learner) -> dict[str, str]:
        """What is asked for, worded; of moves with one effect the first. A riddle is not given away: whatever is legal."""
        if not learner.asked():
            return {}
        words, match = self._words(learner), learner.match
        asked = {text for text, _ in learner.answers()}
        if PROPOSAL in asked:
            return {PROPOSAL: words("learn-proposal")}
        choices = match.presenter.choices(match.rules, match.view(learner.seat))
        offered = {match.rules.text(choice.move): words(choice.label) for choice in choices if not choice.same}
        return {text: label for text, label in offered.items() if text in asked or learner.step.riddle}

    # --- what is answered

    def _answer(self, learner: Learner) -> bool:
        """Ask once; True if one stands elsewhere now."""
        offered = list(self._offered(learner))
        clauses = ", ".join(learner.step.clauses)
        typed = self.talk.ask(self.talk.words("learn-prompt" if offered else "learn-prompt-on", clauses=clauses))
        command = typed.lower()
        if command in ("b", "back", "wstecz"):
            del self.answers[-1:]
            return True
        if command in ("r", "z", "rules", "zasady"):
            for clause in self.game.rulebook(self.talk.words.language).clauses:
                if clause.key in learner.step.clauses:
                    self.talk.wrap(f"{clause.key}  {clause.text}", "  ")
            return False
        if command.partition(" ")[0] in about.COMMANDS:
            about.tell(self.talk, learner.match, learner.seat, self._words(learner), typed.partition(" ")[2].strip())
            return False
        asked = dict(learner.answers()) if learner.asked() else {ON: {}}
        answer = self._meant(typed, offered, list(asked))
        if answer not in asked:
            legal = [*map(learner.match.rules.text, learner.match.legal(learner.seat))]
            self._teacher(learner.step.other if learner.step.other and answer in legal else "learn-other")
            return False
        self.answers.append(answer)
        return True

    def _meant(self, typed: str, offered: list[str], asked: list[str]) -> str:
        if typed == "?":  # the paw does it
            return asked[0]
        if typed.isdigit() and 1 <= int(typed) <= len(offered):
            return offered[int(typed) - 1]
        return typed
