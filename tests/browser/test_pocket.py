"""The house in the page: plain files under a path of their own, and no network once they are there."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pocket import Space, begin, crashed, go, kept, ready, seen, sees, web_space
from tests.browser.table import PHONE, Visitor, no_violation, play
from web import engine

HEAVIEST = 7_500_000  # bytes of the engine, packed


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Space]:
    with web_space(tmp_path_factory.mktemp("space")) as space:
        yield space


def test_a_match_is_played_from_plain_files_without_a_network_and_goes_on_after_a_crash(visitor: Visitor, space: Space) -> None:
    """To its end, and in every game: test_pocket_long.py."""
    page = visitor(size=PHONE, worker="allow", quiet=False, hurried=True)
    page.goto(space.address)
    expect(page.get_by_role("heading", name="Koty")).to_be_visible()  # Python need not be there for that
    kept(page)
    page.context.set_offline(True)
    ready(page)
    nobody_else_is_asked_for(page)
    begin(page, "koty")
    assert play(page, moves=6) == "enough"
    address, before = page.url, seen(page)
    page = crashed(page)
    page.goto(address)
    sees(page, before)
    go(page, "")
    expect(page.locator(".mine li")).to_have_count(1)


@pytest.mark.long  # as above, and nothing is complained of in the console
def test_what_needs_others_is_not_offered_and_it_says_why(visitor: Visitor, space: Space) -> None:
    page = visitor(size=PHONE, anew=True)
    page.goto(space.address)
    nobody_else_is_asked_for(page)


def nobody_else_is_asked_for(page: Page) -> None:
    expect(page.get_by_text("Ten dom gier mieszka w tej przeglądarce")).to_be_visible()
    assert page.locator("a[href='#/phones']").count() == 0 and page.locator(".join form").count() == 0
    no_violation(page)
    go(page, "new/koty")
    expect(page.locator("option[value=here]").first).to_be_attached()
    assert page.locator("option[value=friend]").count() == 0


def test_the_engine_is_light_and_nothing_comes_from_elsewhere(space: Space) -> None:
    weights = {path.name: weight(path) for path in engine.TOLD.parent.glob("*/*")}
    assert sum(weights.values()) <= HEAVIEST, weights
    for path in space.folder.glob("*.html"):
        assert "http" not in path.read_text(encoding="utf-8")


def weight(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix == ".packed" else len(gzip.compress(data))


def test_a_house_visited_once_shows_its_rules_without_a_line(visitor: Visitor) -> None:
    page = visitor(worker="allow", quiet=False)
    page.goto("/")
    kept(page)
    page.context.set_offline(True)
    page.goto("/#/rules/koty")
    page.reload()
    expect(page.locator("dt").first).to_be_visible()
    expect(page.get_by_text("Nie ma sieci.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)  # it is said once
    page.goto("/")
    page.reload()
    expect(page.get_by_text("Nie ma sieci.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
