"""A real house and a real browser for the tests of the page, one of each for all that a process runs; see conftest.py."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from kociarnia import games
from tests.browser import chromium
from tests.browser.table import DESKTOP, PHONE, Size, Visitor
from tests.server.house import PATIENCE, House

BLOCKED = "Service Worker registration blocked"  # by us: only one test wants it

# The page does not hear a tap that comes right after a new question. Its short timers are counted, so that tests know when it
# listens (`rested`), and can be hurried: a match of a hundred moves would mostly be waiting.
TIMERS = """{
  const [set, clear, open] = [window.setTimeout, window.clearTimeout, new Set()]
  window.setTimeout = (work, wait = 0, ...more) => {
    const timer = set((...given) => (open.delete(timer), work(...given)), wait / HURRY, ...more)
    if (wait < 1000) open.add(timer)
    return timer
  }
  window.clearTimeout = (timer) => (open.delete(timer), clear(timer))
  window.later = (wait) => new Promise((done) => set(done, wait))
  window.rested = () => open.size === 0 && !document.querySelector('.board[aria-busy=true]')
}"""


@pytest.fixture(scope="session")
def browsed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that runs for these tests alone."""
    assert chromium.page.fresh(), "the page has changed: python3 web/page.py builds it"
    with House(tmp_path_factory.mktemp("house") / "data") as house:
        yield house
        assert house.stop() == 0


@pytest.fixture(scope="session")
def address(browsed: House) -> str:
    return browsed.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(chromium.page.node())  # its own wants a library that bare systems lack
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        launched = chromium.launch(playwright)
        yield launched
        launched.close()


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Visitor]:
    """Makes pages, each of a person of their own. Whatever a page complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def heard(said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and BLOCKED not in said.text:
            complaints.append(said.text)

    def visit(
        language: str = "pl",
        size: Size = DESKTOP,
        theme: Any = "light",
        quiet: bool = True,
        worker: Any = "block",
        hurried: bool = False,
        newcomer: bool = False,
        **settings: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            locale={"pl": "pl-PL", "en": "en-GB"}[language],
            viewport={"width": size["width"], "height": size["height"]},
            color_scheme=theme,
            has_touch=size == PHONE,
            service_workers=worker,
        )
        context.set_default_timeout(1000 * PATIENCE)
        known = {"language": language, "speed": "off", "sound": "off", "name": "Ola"}
        kept = json.dumps({**known, "passing": False, **settings})  # what a test does not tap does not happen
        context.add_init_script(f"localStorage['kociarnia.settings'] ??= {json.dumps(kept)}")
        if not newcomer:  # no goal card stands between a tap and a table
            context.add_init_script(f"localStorage['kociarnia.goals'] ??= {json.dumps(json.dumps(games.names()))}")
        context.add_init_script(TIMERS.replace("HURRY", "10" if hurried else "1"))
        contexts.append(context)
        page = context.new_page()
        if quiet:
            page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []
