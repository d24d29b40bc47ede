"""A real house and a real browser for the tests of the page, one of each for all that a process runs; see conftest.py."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from kociarnia import games
from tests.browser import chromium
from tests.browser.table import DESKTOP, PHONE, Nights, Size, Visitor
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

# Nobody looks at most pages: everything is laid out and hit as ever, and not painted, which saves much. Who looks: `look`.
UNPAINTED = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.opacity = '0'))"

# What somebody else left behind in this context; a tab that comes by for the first time, at whatever address, knows nothing.
FORGET = "sessionStorage.entered ??= (localStorage.clear(), 1)"


def pytest_configure(config: pytest.Config) -> None:
    Nights.all = bool(config.getoption("--long"))


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


class Browsing:
    """One browser for all tests of a process that come one after the other. While it is open, no other test could run an event
    loop; most browsers come last (conftest.py), but a process that is done early takes over what others have not begun."""

    def __init__(self) -> None:
        self.closing = ExitStack()
        self.browser: Browser | None = None
        # Contexts that nobody uses, by what cannot be changed in them. What was fetched and compiled in one, the page of the
        # next test need not fetch and compile again: a quarter of what it costs to open a page.
        self.idle: defaultdict[Any, list[BrowserContext]] = defaultdict(list)

    def open(self) -> Browser:
        if self.browser is None:
            os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(chromium.page.node())  # its own wants a library that bare systems lack
            expect.set_options(timeout=1000 * PATIENCE)
            self.browser = chromium.launch(self.closing.enter_context(sync_playwright()))
            self.closing.callback(self.browser.close)
        return self.browser

    def close(self) -> None:
        self.closing.close()
        self.browser = None
        self.idle.clear()


BROWSING = Browsing()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if "browser" not in getattr(item, "fixturenames", ()):
        BROWSING.close()


def pytest_sessionfinish() -> None:
    BROWSING.close()


@pytest.fixture
def browser() -> Browser:
    return BROWSING.open()


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Visitor]:
    """Makes pages, each of a person of their own. Whatever a page complains of fails the test."""
    idle = BROWSING.idle
    used: list[tuple[Any, BrowserContext]] = []
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
        anew: bool = False,
        **settings: Any,
    ) -> Page:
        """`anew`: its context is used once, for it keeps more than cookies and localStorage, as a service worker does too."""
        made: dict[str, Any] = {
            "base_url": address,
            "locale": {"pl": "pl-PL", "en": "en-GB"}[language],
            "has_touch": size == PHONE,
        }
        key = None if anew or worker != "block" else tuple(made.values())
        if idle[key]:
            context = idle[key].pop()
        else:
            context = browser.new_context(**made, service_workers=worker)
            if key is not None:
                context.new_page().goto("/health")  # as long as it is open, so is the process in which all has been compiled
        used.append((key, context))
        context.set_default_timeout(1000 * PATIENCE)
        page = context.new_page()
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        known = {"language": language, "speed": "off", "sound": "off", "name": "Ola"}
        kept = json.dumps({**known, "passing": False, **settings})  # what a test does not tap does not happen
        scripts = [] if key is None else [FORGET]
        scripts.append(f"localStorage['kociarnia.settings'] ??= {json.dumps(kept)}")
        if not newcomer:  # no goal card stands between a tap and a table
            scripts.append(f"localStorage['kociarnia.goals'] ??= {json.dumps(json.dumps(games.names()))}")
        scripts += [UNPAINTED, TIMERS.replace("HURRY", "10" if hurried else "1")]
        for script in scripts:  # those of a context last as long as it
            (context if key is None else page).add_init_script(script)
        if quiet:
            page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield visit
    for key, context in used:
        if key is None or not context.pages:  # a test has closed it
            context.close()
        else:
            context.clear_permissions()
    # What a page wants while it is being closed, in mid-flight, counts as a connection and is refused: that is no complaint.
    said = [*complaints]
    for key, context in used:
        if key is None or not context.pages:
            continue
        for page in context.pages[1:]:
            page.close()
        context.clear_cookies()
        context.set_offline(False)
        idle[key].append(context)
    assert said == []
