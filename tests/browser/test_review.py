"""After the match: what if. Chances, turning points and moves; trying again from there; a page and a picture to be sent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import (
    DESKTOP,
    PHONE,
    Size,
    Visitor,
    no_sideways_scroll,
    no_violation_by_day_and_night,
    play_to_the_end,
    sit_down,
)

TIGER = ".tiger"


def played(page: Page) -> str:
    """A short match, over; the page is at its end."""
    table = sit_down(page, "kotobirynt", options={"turn_cap": "4"})
    play_to_the_end(page)
    return table


def judged(page: Page, says: str) -> None:
    """The strongest cat has thought everything over."""
    expect(page.locator(TIGER)).to_contain_text(says)


@pytest.mark.parametrize(
    ("language", "size", "says"),
    [
        pytest.param("pl", PHONE, "zagrałby tak samo", id="pl"),
        pytest.param("en", DESKTOP, "would have played", marks=pytest.mark.long, id="en"),
    ],
)
def test_from_the_end_of_a_match_to_what_if(visitor: Visitor, language: str, size: Size, says: str, tmp_path: Path) -> None:
    page = visitor(language=language, size=size, hurried=True)
    table = played(page)
    page.locator(f"a[href^='#/review/{table}']").first.click()
    judged(page, says)
    expect(page.locator("figure svg").first).to_be_visible()
    page.get_by_role("checkbox").last.check()
    moves = page.locator("section[aria-labelledby=moves] li")
    expect(moves.first).to_be_visible()
    no_sideways_scroll(page)
    no_violation_by_day_and_night(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Obrazek wyniku" if language == "pl" else "Picture of the result").click()
    picture = tmp_path / "result.png"
    download.value.save_as(picture)
    assert picture.read_bytes().startswith(b"\x89PNG") and picture.stat().st_size > 20_000
    # Somebody who was not there gets the page by its link, through the same eyes.
    guest = visitor(language=language, size=size)
    guest.goto(page.url)
    judged(guest, says)
    assert guest.locator("figcaption").inner_text() == page.locator("figcaption").inner_text()


@pytest.mark.long
def test_with_open_cards_through_other_eyes_and_once_more_from_there(visitor: Visitor) -> None:
    page = visitor(hurried=True)
    table = played(page)
    page.goto(f"/#/review/{table}/1")
    judged(page, "zagrałby tak samo")
    page.get_by_label("Z odkrytymi kartami").check()
    expect(page.get_by_text("wie wszystko, co ktokolwiek wtedy widział")).to_be_visible()
    page.wait_for_url("**open=1")
    judged(page, "zagrałby tak samo")
    page.get_by_label("Czyje ruchy?").select_option("1")
    page.wait_for_url("**eyes=1*")
    judged(page, "zagrałby tak samo")
    page.get_by_role("checkbox").last.check()
    page.get_by_role("link", name="Zobacz").first.click()
    page.wait_for_url(f"**/#/replay/{table}/1*")
    page.go_back()
    judged(page, "zagrałby tak samo")
    page.get_by_role("checkbox").last.check()
    page.get_by_role("button", name="Spróbuj stąd").first.click()
    page.wait_for_url("**/#/table/*")
    assert table not in page.url
    page.locator(".bar .mine, .result").first.wait_for()


def test_a_match_that_goes_on_has_no_what_if(visitor: Visitor) -> None:
    page = visitor(quiet=False)
    table = sit_down(page, "sen")
    page.goto(f"/#/review/{table}/1")
    expect(page.get_by_role("alert")).to_contain_text("po partii")


def test_the_table_is_seen_beside_the_moves_and_played_on_with_the_same_cats(visitor: Visitor) -> None:
    page = visitor(hurried=True)
    played(page)
    page.locator("a[href^='#/review/']").first.click()
    judged(page, "zagrałby tak samo")
    page.get_by_role("checkbox").last.check()
    board = page.locator(".small .board")
    expect(board).to_be_visible()
    last = page.locator("section[aria-labelledby=moves] li").last
    last.get_by_role("button").first.click()
    expect(last).to_have_class(re.compile("chosen"))
    turn = re.findall(r"\d+", last.locator("h3").inner_text())[0]
    expect(page.locator(".picture > p")).to_have_text(f"Stół widziany z tego miejsca, tura {turn}")
    assert page.locator("main").count() == page.locator("h1").count() == 1
    last.get_by_role("button", name="Spróbuj stąd").click()
    expect(page.get_by_text("kociak").first).to_be_visible()
