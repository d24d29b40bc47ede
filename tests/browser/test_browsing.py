"""The browser of the tests: it makes room for tests of another kind."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from playwright.sync_api import Browser

from tests.browser import fixtures


def test_a_test_that_comes_after_one_of_a_browser_may_run_an_event_loop(browser: Browser) -> None:
    assert browser.is_connected()
    fixtures.pytest_runtest_setup(cast(Any, SimpleNamespace(fixturenames=["tmp_path"])))
    asyncio.run(asyncio.sleep(0))
    assert fixtures.BROWSING.open().is_connected()
