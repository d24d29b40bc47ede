"""Thinking elsewhere: answers come from other processes, and a cancelled search stops at once."""

from __future__ import annotations

import time
from concurrent.futures import CancelledError

from kociarnia import games
from kociarnia.bots import pool
from kociarnia.engine import Match, QuickDice


def question(level: str) -> pool.Question:
    game = games.find(games.names()[-1])
    match = Match(game, 2, {}, QuickDice(4))
    seat = match.waiting()[0]
    return pool.Question(game.name, 2, dict(match.options), match.view(seat).dump(), match.legal(seat), level, 3)


def test_answers_come_and_a_cancelled_search_stops() -> None:
    thinkers = pool.Thinkers(1)
    try:
        for level in ("kociak", "kot", "random"):
            asked = question(level)
            assert thinkers.ask(asked).result(60) in asked.legal
        asked = question("tygrys")
        first, second = thinkers.ask(asked), thinkers.ask(asked)
        time.sleep(0.1)
        thinkers.cancel(first)
        thinkers.cancel(second)
        began = time.perf_counter()
        for future in (first, second):
            try:
                assert future.result(60) in asked.legal
            except CancelledError:
                assert future.cancelled()
        assert time.perf_counter() - began < 5
        assert not thinkers.slots and len(thinkers.free) == pool.SLOTS
    finally:
        thinkers.close()
