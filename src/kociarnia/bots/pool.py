"""Searches in processes of their own, so that nothing that serves people waits; a cancelled search stops at once."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context, parent_process
from threading import Lock, Thread
from typing import Any, NamedTuple, TypeVar

from kociarnia import bots, games
from kociarnia.bots.advice import Advice, advise
from kociarnia.bots.levels import SearchBot
from kociarnia.bots.review import Judgement, judge
from kociarnia.engine import Game, QuickDice, Refusal, Rules

T = TypeVar("T")
SLOTS = 256  # questions that can be open at the same time
MOST = 60  # processes: Windows can wait for no more

_flags: Any = None  # in a worker: one flag for each slot, set when its question is cancelled


class Question(NamedTuple):
    """What a bot needs to know, as plain data."""

    game: str
    players: int
    options: dict[str, int]
    view: dict[str, object]
    legal: list[int]
    level: str
    seed: int


def _prepare(flags: Any) -> None:
    global _flags
    _flags = flags
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """A worker does not outlive the house, not even one that was killed: it would wait for questions for ever."""
    house = parent_process()
    if house is not None:
        house.join()
        os._exit(0)


@lru_cache(maxsize=64)
def _known(name: str, players: int, options: tuple[tuple[str, int], ...]) -> tuple[Game, Rules[Any]]:
    """Rules are costly to make: a worker keeps those that it was asked about lately."""
    game = games.find(name)
    return game, game.rules(players, dict(options))


def _answer(question: Question, slot: int) -> int:
    game, rules = _known(question.game, question.players, tuple(question.options.items()))
    view = rules.load(question.view)
    try:
        bot = bots.make(question.level, game)
    except Refusal:  # a network that its host has taken away since: somebody has to play
        bot = bots.make("kot", game)
    dice = QuickDice(question.seed)
    if isinstance(bot, SearchBot):
        return bot.think(rules, view, question.legal, dice, lambda: bool(_flags[slot]))[0].move
    return bot.choose(rules, view, question.legal, dice)


def _advise(question: Question, slot: int) -> list[Advice]:
    game, rules = _known(question.game, question.players, tuple(question.options.items()))
    return advise(game, rules, rules.load(question.view), QuickDice(question.seed))


def _judge(question: Question, slot: int) -> Judgement:
    game, rules = _known(question.game, question.players, tuple(question.options.items()))
    view = rules.load(question.view)
    return judge(game, rules, view, question.legal[0], question.seed, lambda: bool(_flags[slot]))


class Thinkers:
    """A pool of processes that answer for bots."""

    def __init__(self, processes: int) -> None:
        context = get_context("spawn")
        self.flags = context.Array("b", SLOTS, lock=False)
        self.pool = ProcessPoolExecutor(min(processes, MOST), mp_context=context, initializer=_prepare, initargs=(self.flags,))
        self.free = list(range(SLOTS))
        self.lock = Lock()
        self.slots: dict[Future[Any], int] = {}

    def ask(self, question: Question) -> Future[int]:
        """The move will be there when it is there."""
        return self._submit(_answer, question)

    def advise(self, question: Question) -> Future[list[Advice]]:
        """The best moves with their reasons, for a hint."""
        return self._submit(_advise, question)

    def judge(self, question: Question) -> Future[Judgement]:
        """What is to be said of the one move that is named, for a review."""
        return self._submit(_judge, question)

    def _submit(self, work: Callable[[Question, int], T], question: Question) -> Future[T]:
        with self.lock:
            slot = self.free.pop()
            self.flags[slot] = 0
        try:
            future = self.pool.submit(work, question, slot)
        except BaseException:
            self.free.append(slot)
            raise
        self.slots[future] = slot
        future.add_done_callback(self._done)
        return future

    def _done(self, future: Future[Any]) -> None:
        with self.lock:
            self.free.append(self.slots.pop(future))

    def cancel(self, future: Future[Any]) -> None:
        """Nobody waits for this answer any more: it stops at its next playout, or never starts."""
        slot = self.slots.get(future)
        if slot is not None and not future.cancel():
            self.flags[slot] = 1

    def retire(self) -> None:
        """No more questions; those that are open are answered in peace, then the processes end."""
        self.pool.shutdown(wait=False)

    def close(self) -> None:
        for slot in list(self.slots.values()):
            self.flags[slot] = 1
        self.pool.shutdown(wait=True, cancel_futures=True)
