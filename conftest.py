"""Shared by all tests: which games there are, what is long, and what comes last."""

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
    if not config.getoption("--long"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    # Browsers come last: while Playwright is running, no other test of the same process could run an event loop.
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


__all__ = ["Game"]
