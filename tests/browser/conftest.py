"""A real house and a real browser for the tests of the page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.browser import chromium
from tests.browser.table import DESKTOP, PHONE, Size, Visitor

os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(chromium.page.node())  # Playwright's own wants a library that bare systems lack

BLOCKED = "Service Worker registration blocked"  # by us: only one test wants it

# The page does not hear a tap that comes right after a new question, so a match of a hundred moves would mostly be waiting.
HURRY = "{ const later = window.setTimeout; window.setTimeout = (work, wait = 0, ...more) => later(work, wait / 10, ...more) }"


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that runs for these tests alone."""
    assert chromium.page.fresh(), "the page has changed: python3 web/page.py builds it"
    data = tmp_path_factory.mktemp("house")
    command = [sys.executable, "-m", "kociarnia", "serve", "--no-open", "--json", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())["address"]
        process.terminate()
        assert process.wait(20) == 0


# Not for the whole session: while Playwright is running, no other test of the same process could run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = chromium.launch(playwright)
        yield launched
        launched.close()


@pytest.fixture
def visitor(browser: Browser, house: str) -> Iterator[Visitor]:
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
        **settings: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=house,
            locale={"pl": "pl-PL", "en": "en-GB"}[language],
            viewport={"width": size["width"], "height": size["height"]},
            color_scheme=theme,
            has_touch=size == PHONE,
            service_workers=worker,
        )
        context.set_default_timeout(15_000)
        kept = json.dumps({"language": language, "speed": "off", "sound": "off", "name": "Ola", **settings})
        context.add_init_script(f"localStorage['kociarnia.settings'] ??= {json.dumps(kept)}")
        if hurried:
            context.add_init_script(HURRY)
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
