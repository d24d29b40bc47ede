"""A question that a bot is asked elsewhere than at the table, as plain data, and the answer to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from kociarnia import bots, games
from kociarnia.bots import advice, review
from kociarnia.bots.advice import Advice
from kociarnia.bots.levels import SearchBot
from kociarnia.bots.review import Judgement
from kociarnia.engine import Game, QuickDice, Refusal, Rules

T = TypeVar("T")
Stop = Callable[[], bool]  # is nobody waiting any more?


class Consultation(NamedTuple):
    """What a bot needs to know, as plain data."""

    game: str
    players: int
    options: dict[str, int]
    view: dict[str, object]
    legal: list[int]
    level: str
    seed: int
    sits_in: bool = False  # for a person who is away


@lru_cache(maxsize=64)
def _known(name: str, players: int, options: tuple[tuple[str, int], ...]) -> tuple[Game, Rules[Any]]:
    """Rules are costly to make: those that were asked about lately are kept."""
    game = games.find(name)
    return game, game.rules(players, dict(options))


def answer(question: Consultation, stop: Stop) -> int:
    game, rules = _known(question.game, question.players, tuple(question.options.items()))
    view = rules.load(question.view)
    try:
        bot = bots.make(question.level, game)
    except Refusal:  # a network that its host has taken away since: somebody has to play
        bot = bots.make("kot", game)
    if question.sits_in:
        bot.sit_in()
    dice = QuickDice(question.seed)
    if isinstance(bot, SearchBot):
        return bot.choose(rules, view, question.legal, dice, stop)
    return bot.choose(rules, view, question.legal, dice)


def advise(question: Consultation, stop: Stop) -> list[Advice]:
    game, rules = _known(question.game, question.players, tuple(question.options.items()))
    return advice.advise(game, rules, rules.load(question.view), QuickDice(question.seed))


def judge(question: Consultation, stop: Stop) -> Judgement:
    game, rules = _known(question.game, question.players, tuple(question.options.items()))
    view = rules.load(question.view)
    return review.judge(game, rules, view, question.legal[0], question.seed, stop)


class Thinking(ABC):
    """Whoever answers questions while the house goes on: processes, or the house itself where there are none."""

    @abstractmethod
    def submit(self, work: Callable[[Consultation, Stop], T], question: Consultation) -> Future[T]:
        """The answer will be there when it is there."""

    @abstractmethod
    def cancel(self, future: Future[Any]) -> None:
        """Nobody waits for this answer any more."""

    def ask(self, question: Consultation) -> Future[int]:
        return self.submit(answer, question)

    def advise(self, question: Consultation) -> Future[list[Advice]]:
        """The best moves with their reasons, for a hint."""
        return self.submit(advise, question)

    def judge(self, question: Consultation) -> Future[Judgement]:
        """What is to be said of the one move that is named, for a review."""
        return self.submit(judge, question)

    def retire(self) -> None:
        """No more questions; those that are open are answered in peace."""
        return

    def close(self) -> None:
        """Nothing is answered any more."""
        return
