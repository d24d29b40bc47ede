"""Shared by all tests: which games there are, what is long, and what comes last."""

from __future__ import annotations

import os
import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # run in the background, tests would hand that down to what they start
    signal.signal(signal.SIGINT, signal.default_int_handler)
# By themselves tests see the plain modules. ./check runs them by the compiled ones, which people play by and which are much
# quicker, all but those marked `plain`: they plant mistakes into modules, and compiled ones let nobody in.
if os.environ.get("KOCIARNIA_TESTS") != "compiled":
    os.environ["KOCIARNIA_INTERPRETED"] = "1"
os.environ.setdefault("LC_ALL", "C.UTF-8")

import pytest
from hypothesis import HealthCheck, settings

from kociarnia import fast, games
from kociarnia.engine import Game

if "KOCIARNIA_INTERPRETED" not in os.environ:
    assert fast.running(), "the compiled modules were asked for"

# Made-up cases are the same every time, and none fails because the machine is busy.
settings.register_profile("same", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("same")

pytest_plugins = ["tests.browser.fixtures"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run what takes minutes too")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with an argument `game` runs for every game of the house."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [games.find(name) for name in games.names()], ids=games.names())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    unfit = {"long"} if not config.getoption("--long") else set()
    if fast.running():
        unfit.add("plain")
    left = [item for item in items if any(mark.name in unfit for mark in item.iter_markers())]
    config.hook.pytest_deselected(items=left)
    gone = set(left)
    items[:] = [item for item in items if item not in gone]
    # Browsers come last: while Playwright is running, no other test of the same process could run an event loop.
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


__all__ = ["Game"]
