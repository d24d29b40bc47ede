"""The house in the page: plain files under a path of their own, and no network once they are there."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from kociarnia import games
from tests.browser.pocket import Space, kept, ready, web_space
from tests.browser.table import ASKED, PHONE, Visitor, but_long, no_violation, play, rest

HEAVIEST = 7_500_000  # bytes of the engine, packed


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Space]:
    with web_space(tmp_path_factory.mktemp("space")) as space:
        yield space


def begin(page: Page, space: Space, game: str, players: int = 2) -> str:
    """A table as it was set up last time, with cats that do not dawdle; the page is in the house already."""
    chairs = [{"kind": "me"}, *({"kind": "bot", "level": "kociak"} for _ in range(players - 1))]
    setup = json.dumps({"chairs": chairs, "options": {}, "house": {"pace": 0}})
    page.evaluate("([game, setup]) => (localStorage[`kociarnia.last.${game}`] = setup)", [game, setup])
    page.goto(f"{space.address}#/new/{game}")
    page.locator(".go .main").click()
    page.locator(".bar").wait_for()
    return page.url


# Every place on the board and what lies there.
PLACES = (
    """() => [...document.querySelectorAll('.board [data-at]')].map((one) => `${one.dataset.at} ${one.ariaLabel}`).sort()"""
)


def seen(page: Page) -> list[str]:
    """The board as it lies there when I am asked."""
    page.locator(ASKED).wait_for()
    rest(page)
    places: list[str] = page.evaluate(PLACES)
    assert places
    return places


def sees(page: Page, places: list[str]) -> None:
    """The board comes to lie there as it did."""
    page.wait_for_function(f"(places) => JSON.stringify(({PLACES})()) === JSON.stringify(places)", arg=places)


def test_a_match_from_plain_files_goes_on_without_a_network(visitor: Visitor, space: Space) -> None:
    """Begun online, then the network is cut: the page is opened anew, its tab is killed, and nothing is lost."""
    page = visitor(worker="allow", quiet=False, hurried=True)
    page.goto(space.address)
    expect(page.get_by_role("heading", name="Koty")).to_be_visible()  # Python need not be there for that
    ready(page)
    kept(page)
    page.context.set_offline(True)
    address = begin(page, space, "koty")
    assert play(page, moves=6) == "enough"
    before = seen(page)
    page.reload()
    sees(page, before)
    assert page.url == address
    again = killed(page)
    again.goto(address)
    sees(again, before)
    again.goto(space.address)
    expect(again.locator(".mine li")).to_have_count(1)


@pytest.mark.long
def test_finished_matches_go_into_a_file_and_come_back(visitor: Visitor, space: Space, tmp_path: Path) -> None:
    record = (games.find("koty").folder / "records" / "two-players.txt").read_text(encoding="utf-8")
    source, saved = tmp_path / "brought.txt", tmp_path / "saved.txt"
    source.write_text(record, encoding="utf-8")
    page = visitor()
    for file in (source, saved):  # the second time in a browser that knows nothing of it
        page.goto(f"{space.address}#/tables")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_text("z zapisu, rozegrana gdzie indziej")).to_have_count(1)
        with page.expect_download() as download:
            page.get_by_role("button", name="Zapisz do pliku").click()
        download.value.save_as(saved)
        assert moves(saved.read_text(encoding="utf-8")) == moves(record)
        page = visitor()


def moves(record: str) -> list[str]:
    return [line for line in record.splitlines() if line and line[0] in "*0123"]


def killed(page: Page) -> Page:
    """Its tab is gone at once, without a chance to say anything; a new one in the same browser."""
    context: BrowserContext = page.context
    page.close(run_before_unload=False)
    return context.new_page()


def test_what_needs_others_is_not_offered_and_it_says_why(visitor: Visitor, space: Space) -> None:
    page = visitor(size=PHONE)
    page.goto(space.address)
    ready(page)
    expect(page.get_by_text("Ten dom gier mieszka w tej przeglądarce")).to_be_visible()
    assert page.locator("a[href='#/phones']").count() == 0 and page.locator(".join form").count() == 0
    no_violation(page)
    page.goto(f"{space.address}#/new/koty")
    expect(page.locator("option[value=here]").first).to_be_attached()
    assert page.locator("option[value=friend]").count() == 0


@pytest.mark.long
def test_a_second_tab_waits_until_the_first_is_closed(visitor: Visitor, space: Space) -> None:
    page = visitor()
    page.goto(space.address)
    ready(page)
    second = page.context.new_page()
    second.goto(space.address)
    expect(second.get_by_text("Dom gier jest już otwarty w innej karcie")).to_be_visible()
    page.close()
    ready(second)


def test_the_engine_is_light_and_nothing_comes_from_elsewhere(space: Space) -> None:
    (folder,) = (space.folder / "engine").iterdir()
    weights = {path.name: weight(path) for path in folder.iterdir()}
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


@pytest.mark.long
def test_a_house_is_taken_along_and_left_again(visitor: Visitor, space: Space) -> None:
    """`space` has made sure that there is an engine."""
    page = visitor(worker="allow", quiet=False, hurried=True)
    page.goto("/")
    kept(page)
    page.goto("/#/offline")
    page.get_by_role("button", name="Pobierz dom gier").click()
    page.get_by_role("button", name="Graj na tym urządzeniu").wait_for()
    page.context.set_offline(True)
    page.get_by_role("button", name="Graj na tym urządzeniu").click()
    expect(page.get_by_text("Ten dom gier mieszka w tej przeglądarce")).to_be_visible()
    page.goto("/#/new/koty")
    page.locator(".go .main").click()
    page.locator(".bar").wait_for()
    assert play(page, moves=2) == "enough"
    page.goto("/#/offline")
    page.context.set_offline(False)
    page.get_by_role("button", name="Wróć do domu gier w sieci").click()
    expect(page.locator(".join form")).to_be_visible()


# The new release has come and waits.
UPDATED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration.update()
  while (!registration.waiting) await later(20)
}"""


@pytest.mark.long
def test_a_new_release_replaces_the_old_one_whole(visitor: Visitor, space: Space) -> None:
    """It comes beside the old one, and takes over when no tab is open any more; the match goes on."""
    page = visitor(worker="allow", quiet=False, hurried=True)
    page.goto(space.address)
    ready(page)
    kept(page)
    address = begin(page, space, "koty")
    before = seen(page)
    index = space.folder / "index.html"
    script = space.folder / "sw.js"
    old = index.read_bytes(), script.read_bytes()
    try:
        index.write_bytes(old[0].replace(b"<html ", b'<html data-release="new" '))
        script.write_bytes(old[1].replace(b'"digest": "', b'"digest": "new-'))
        page.evaluate(UPDATED)
        page.context.set_offline(True)
        page = killed(page)
        page.goto(address)
        sees(page, before)
        assert page.url == address
        expect(page.locator("html[data-release=new]")).to_be_attached()
        assert len(page.evaluate("caches.keys().then((all) => all.filter((one) => /^kociarnia-page/.test(one)))")) == 1
    finally:
        index.write_bytes(old[0])
        script.write_bytes(old[1])


@pytest.mark.long
@pytest.mark.parametrize("name", but_long(""))
def test_a_whole_match_without_a_network(visitor: Visitor, space: Space, name: str) -> None:
    page = visitor(worker="allow", quiet=False, hurried=True)
    page.goto(space.address)
    ready(page)
    kept(page)
    page.context.set_offline(True)
    begin(page, space, name)
    assert play(page) == "over"
