"""Thinking elsewhere: answers come from other processes, and a cancelled search stops at once."""

from __future__ import annotations

import signal
import subprocess
import sys
from concurrent.futures import CancelledError
from pathlib import Path

from kociarnia import games
from kociarnia.bots import pool
from kociarnia.bots.consultation import Consultation
from kociarnia.engine import Match, QuickDice


def question(level: str) -> Consultation:
    game = games.find(games.names()[-1])
    match = Match(game, 2, {}, QuickDice(4))
    seat = match.waiting()[0]
    return Consultation(game.name, 2, dict(match.options), match.view(seat).dump(), match.legal(seat), level, 3)


def test_answers_come_and_a_cancelled_search_stops() -> None:
    thinkers = pool.Thinkers(1)
    try:
        for level in ("kociak", "kot", "random"):
            asked = question(level)
            assert thinkers.ask(asked).result(60) in asked.legal
        asked = question("tygrys")
        first, second = thinkers.ask(asked), thinkers.ask(asked)
        for future in (first, second):
            slot = thinkers.slots[future]
            thinkers.cancel(future)
            assert future.cancelled() or thinkers.flags[slot], "its process is told"
        for future in (first, second):
            try:
                assert future.result(60) in asked.legal
            except CancelledError:
                assert future.cancelled()
        assert not thinkers.slots and len(thinkers.free) == pool.SLOTS
    finally:
        thinkers.close()


def test_ctrl_c_is_for_the_house_and_not_for_its_thinkers() -> None:
    """It reaches every process of the terminal; a thinker would print a long trace of where it was."""
    thinkers = pool.Thinkers(1)
    try:
        assert thinkers.pool.submit(signal.raise_signal, signal.SIGINT).exception(60) is None
    finally:
        thinkers.close()


HOUSE = """
import os, signal
from kociarnia.bots.pool import Thinkers

if __name__ == "__main__":
    thinkers = Thinkers(1)
    print(thinkers.pool.submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_thinkers_do_not_outlive_a_house_that_is_killed(tmp_path: Path) -> None:
    (tmp_path / "house.py").write_text(HOUSE)
    # The worker holds our pipe too: the end of the output comes when the worker is gone, or never.
    done = subprocess.run([sys.executable, str(tmp_path / "house.py")], capture_output=True, timeout=60)
    assert done.returncode == -9 and int(done.stdout) > 0
