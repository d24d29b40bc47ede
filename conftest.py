"""Shared by all tests: which games there are, and where."""

from __future__ import annotations

import os
import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # run in the background, tests would hand that down to what they start
    signal.signal(signal.SIGINT, signal.default_int_handler)
# Tests see the plain modules; law 8 compares the compiled ones with them, and tests/test_compiled.py runs some tests by them.
if os.environ.get("KOCIARNIA_TESTS") != "compiled":
    os.environ["KOCIARNIA_INTERPRETED"] = "1"
os.environ.setdefault("LC_ALL", "C.UTF-8")

import pytest

from kociarnia import fast, games
from kociarnia.engine import Game

if "KOCIARNIA_INTERPRETED" not in os.environ:
    assert fast.running(), "the compiled modules were asked for"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with an argument `game` runs for every game of the house."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [games.find(name) for name in games.names()], ids=games.names())


# Real browsers, sockets and terminals on a busy machine: what fails by the clock alone gets a second chance.
REAL = ("tests/browser/", "tests/server/", "tests/terminal/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(REAL):
            item.add_marker(pytest.mark.flaky(reruns=1))


__all__ = ["Game"]
