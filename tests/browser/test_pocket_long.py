"""All that the house in a page can do, with the network cut: matches, lessons, looking back, several people, a new release."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kociarnia import games
from kociarnia.engine.lesson import lesson
from tests.browser.pocket import PATCH, Space, aboard, begin, crashed, go, kept, patched, ready, seen, sees, web_space
from tests.browser.table import PHONE, Visitor, no_violation, play, play_to_the_end, rest
from tests.browser.test_lessons import by_paw, finished, said
from tests.browser.test_review import judged
from tests.server import fixed
from tests.server.house import House

pytestmark = pytest.mark.long
SHORT = {"turn_cap": "4"}  # of kotobirynt
BROUGHT = "z zapisu, rozegrana gdzie indziej"


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Space]:
    with web_space(tmp_path_factory.mktemp("space")) as space:
        yield space


@pytest.mark.parametrize("name", games.names())
def test_a_whole_match_in_which_the_page_is_opened_anew_and_crashes(visitor: Visitor, space: Space, name: str) -> None:
    page = aboard(visitor, space)
    begin(page, name)
    address = page.url
    for taps, again in ((5, reloaded), (4, crashed), (3, crashed)):
        assert play(page, moves=taps) == "enough"
        before = seen(page)
        page = again(page)
        page.goto(address)
        sees(page, before)
    play_to_the_end(page)


def reloaded(page: Page) -> Page:
    page.reload()
    return page


@pytest.mark.parametrize("name", games.names())
def test_a_lesson_is_taken_without_a_network(visitor: Visitor, space: Space, name: str) -> None:
    page = aboard(visitor, space, size=PHONE)
    go(page, f"learn/{name}/first")
    words = games.find(name).words("pl")
    for step in lesson(games.find(name), "first").steps:
        expect(said(page)).to_contain_text(words(f"first-{step.key}"))
        by_paw(page)
    finished(page, name)


def test_a_lesson_shows_its_first_picture_before_the_house_is_open(visitor: Visitor, space: Space) -> None:
    """The engine does not come at all."""
    page = visitor(quiet=False, anew=True)
    page.route("**/engine/**", lambda route: None)
    page.goto(f"{space.address}#/learn/koty/first")
    expect(page.locator(".engine progress")).to_be_visible()
    expect(page.locator("main.board [data-at]").first).to_be_visible()


def test_looking_back_and_once_more_from_there(visitor: Visitor, space: Space) -> None:
    """Replay, the check of its deal, review, and statistics of all that."""
    page = aboard(visitor, space)
    table = begin(page, "kotobirynt", **SHORT)
    play_to_the_end(page)
    page.get_by_role("link", name="Obejrzyj partię").click()
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_have_value("0")
    page.keyboard.press("End")
    expect(scrubber).to_have_value(scrubber.get_attribute("max") or "")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Sprawdź rozdanie").click()
    expect(page.get_by_text(re.compile("Rozdanie jest uczciwe"))).to_be_visible()
    assert page.get_by_role("button", name="Link do tego miejsca").count() == 0, "nobody else could follow it"
    go(page, f"review/{table}/1")
    judged(page, "zagrałby tak samo")
    page.get_by_role("checkbox").last.check()
    page.get_by_role("button", name="Spróbuj stąd").first.click()
    page.wait_for_url("**/#/table/*")
    assert table not in page.url
    page.locator(".bar .mine, .result").first.wait_for()
    go(page, f"replay/{table}/1?step=3&eyes=0")
    expect(scrubber).to_have_value("3")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Graj stąd z botami").click()
    page.wait_for_url("**/#/table/*")
    page.locator(".bar .mine, .result").first.wait_for()
    go(page, "statistics")
    expect(page.locator(".sums dd").first).to_have_text("1")


def test_several_people_pass_one_device_behind_a_curtain(visitor: Visitor, space: Space) -> None:
    page = aboard(visitor, space)
    begin(page, "sen", "Tomek", rounds="1", first="1", round_turn_cap="5")
    curtain = page.get_by_role("dialog", name="Podaj dalej: Ola")
    expect(curtain).to_be_visible()
    expect(page.locator(".board section")).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(page.locator(".board .live").first).to_be_visible()
    assert play(page, until=".curtain") == "there"
    expect(page.get_by_role("dialog", name="Podaj dalej: Tomek")).to_be_visible()
    page = crashed(page)
    page.goto(f"{space.address}#/")
    page.locator(".mine li a").first.click()
    expect(page.get_by_role("dialog", name="Podaj dalej: Tomek")).to_be_visible()
    play_to_the_end(page)


def test_the_deal_of_the_day_is_this_browsers_own(visitor: Visitor, space: Space) -> None:
    page = aboard(visitor, space)
    go(page, "day/sen")
    expect(page.get_by_text("To rozdanie ma tylko ta przeglądarka")).to_be_visible()
    page.get_by_role("button", name="Gram rozdanie dnia").click()
    expect(page.locator("header h1")).to_have_text("Sen · rozdanie dnia")
    play_to_the_end(page)
    page.get_by_role("link", name="Lista dnia").click()
    expect(page.locator("li.own")).to_contain_text("Ola")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Wyślij wynik").click()
    expect(page.get_by_text(re.compile("^Skopiowano"))).to_be_visible()
    assert "http" not in page.evaluate("navigator.clipboard.readText()")


def test_finished_matches_go_into_a_file_and_come_back(visitor: Visitor, space: Space, tmp_path: Path) -> None:
    record = (games.find("koty").folder / "records" / "two-players.txt").read_text(encoding="utf-8")
    source, saved = tmp_path / "brought.txt", tmp_path / "saved.txt"
    source.write_text(record, encoding="utf-8")
    for file in (source, saved):  # the second time in a browser that knows nothing of it
        page = aboard(visitor, space)
        go(page, "tables")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_text(BROUGHT)).to_have_count(1)
        with page.expect_download() as download:
            page.get_by_role("button", name="Zapisz do pliku").click()
        download.value.save_as(saved)
        assert moves(saved.read_text(encoding="utf-8")) == moves(record)


def moves(record: str) -> list[str]:
    return [line for line in record.splitlines() if line and line[0] in "*0123"]


def test_a_second_tab_waits_until_the_first_is_closed(visitor: Visitor, space: Space) -> None:
    page = visitor(anew=True)
    page.goto(space.address)
    ready(page)
    second = page.context.new_page()
    second.goto(space.address)
    expect(second.get_by_text("Dom gier jest już otwarty w innej karcie")).to_be_visible()
    page.close()
    ready(second)


# --- from a house in the network


@pytest.fixture
def travelling(tmp_path: Path) -> Iterator[tuple[House, Path]]:
    """A house whose engine can be taken away and laid down again; in a page it deals by names, as it does itself."""
    wasm = tmp_path / "wasm"
    patched(wasm)
    script = tmp_path / "house.py"
    script.write_text(PATCH.format(wasm=str(wasm), fixed=fixed.__file__), encoding="utf-8")
    with House(tmp_path / "data", script=script) as house:
        yield house, wasm


def test_a_house_is_taken_along_and_what_was_played_is_carried_to_it(visitor: Visitor, travelling: tuple[House, Path]) -> None:
    house, _ = travelling
    page = visitor(worker="allow", quiet=False, hurried=True)
    page.goto(house.address)
    kept(page)
    go(page, "offline")
    page.get_by_role("button", name="Pobierz dom gier").click()
    page.get_by_role("button", name="Graj na tym urządzeniu").wait_for()
    page.context.set_offline(True)
    page.get_by_role("button", name="Graj na tym urządzeniu").click()
    expect(page.get_by_text("Ten dom gier mieszka w tej przeglądarce")).to_be_visible()
    begin(page, "kotobirynt", **SHORT)
    play_to_the_end(page)
    begin(page, "koty")  # one that is not over stays where it is
    assert play(page, moves=2) == "enough"
    go(page, "offline")
    page.get_by_role("button", name="Przenieś skończone partie").click()
    expect(page.get_by_role("alert")).to_contain_text("Nie ma połączenia")
    page.context.set_offline(False)
    for _ in range(2):  # twice does no harm
        page.get_by_role("button", name="Przenieś skończone partie").click()
        expect(page.get_by_text("Przeniesiono 1 partię")).to_be_visible()
    page.get_by_role("button", name="Wróć do domu gier w sieci").click()
    expect(page.locator(".join form")).to_be_visible()
    go(page, "tables")
    expect(page.locator("main li")).to_have_count(1)
    expect(page.locator("main li")).to_contain_text(BROUGHT)
    go(page, "statistics")
    expect(page.get_by_text("Jeszcze nic tu nie rozegrano")).to_be_visible()


def test_an_engine_that_is_not_ready_is_offered_as_soon_as_it_is(visitor: Visitor, travelling: tuple[House, Path]) -> None:
    house, wasm = travelling
    wasm.rename(wasm.with_name("later"))
    page = visitor(worker="allow", quiet=False, hurried=True)
    page.goto(f"{house.address}/#/offline")
    expect(page.get_by_text("Nie ma jeszcze czego pobrać")).to_be_visible()
    no_violation(page)
    wasm.with_name("later").rename(wasm)
    page.get_by_role("button", name="Pobierz dom gier").wait_for()


# --- releases


def release(space: Space, name: str) -> None:
    """The folder becomes another release: page, engine and service worker are other ones."""
    for path, old, new in (
        ("index.html", "<html ", f'<html data-release="{name}" '),
        ("sw.js", '"digest": "', f'"digest": "{name}-'),
        ("engine.json", '"digest": "', f'"digest": "{name}-'),
    ):
        file = space.folder / path
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    (folder,) = (space.folder / "engine").iterdir()
    folder.rename(folder.with_name(f"{name}-{folder.name}"))


# The new release has come and waits.
UPDATED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration.update()
  while (!registration.waiting) await later(20)
}"""
CACHES = "caches.keys().then((all) => all.sort())"


def test_a_new_release_replaces_the_old_one_whole(visitor: Visitor, tmp_path: Path) -> None:
    """It comes beside the old one, and takes over when no tab is open any more; the match goes on."""
    with web_space(tmp_path) as space:
        release(space, "old")
        page = visitor(worker="allow", quiet=False, hurried=True)
        page.goto(space.address)
        ready(page)
        kept(page)
        begin(page, "koty")
        assert play(page, moves=4) == "enough"
        before, address, old = seen(page), page.url, page.evaluate(CACHES)
        shutil.rmtree(space.folder)
        space.written()
        release(space, "new")
        page.evaluate(UPDATED)
        page.context.set_offline(True)
        page.reload()  # a tab that was open keeps what it has
        sees(page, before)
        expect(page.locator("html[data-release=old]")).to_be_attached()
        page = crashed(page)
        page.goto(address)
        sees(page, before)
        expect(page.locator("html[data-release=new]")).to_be_attached()
        assert play(page, moves=4) == "enough"
        rest(page)
        now = page.evaluate(CACHES)
        assert len(now) == 2 and not set(now) & set(old), (old, now)
        assert json.loads(page.evaluate("fetch('engine.json').then((answer) => answer.text())"))["digest"].startswith("new-")
