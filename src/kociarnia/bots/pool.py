"""Searches in processes of their own, so that nothing that serves people waits; a cancelled search stops at once."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from threading import Lock
from typing import Any, NamedTuple

SLOTS = 256  # questions that can be open at the same time

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


def _answer(question: Question, slot: int) -> int:
    from kociarnia import bots, games
    from kociarnia.bots.levels import SearchBot
    from kociarnia.engine import QuickDice

    game = games.find(question.game)
    rules = game.rules(question.players, question.options)
    view = rules.load(question.view)
    bot = bots.make(question.level, game)
    dice = QuickDice(question.seed)
    if isinstance(bot, SearchBot):
        return bot.think(rules, view, question.legal, dice, lambda: bool(_flags[slot]))[0].move
    return bot.choose(rules, view, question.legal, dice)


class Thinkers:
    """A pool of processes that answer for bots."""

    def __init__(self, processes: int) -> None:
        context = get_context("spawn")
        self.flags = context.Array("b", SLOTS, lock=False)
        self.pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_prepare, initargs=(self.flags,))
        self.free = list(range(SLOTS))
        self.lock = Lock()
        self.slots: dict[Future[int], int] = {}

    def ask(self, question: Question) -> Future[int]:
        """The move will be there when it is there."""
        with self.lock:
            slot = self.free.pop()
            self.flags[slot] = 0
        future = self.pool.submit(_answer, question, slot)
        self.slots[future] = slot
        future.add_done_callback(self._done)
        return future

    def _done(self, future: Future[int]) -> None:
        with self.lock:
            self.free.append(self.slots.pop(future))

    def cancel(self, future: Future[int]) -> None:
        """Nobody waits for this answer any more: it stops at its next playout, or never starts."""
        slot = self.slots.get(future)
        if slot is not None and not future.cancel():
            self.flags[slot] = 1

    def close(self) -> None:
        for slot in list(self.slots.values()):
            self.flags[slot] = 1
        self.pool.shutdown(wait=True, cancel_futures=True)
