"""The inspector on every board: held, right-clicked, by key; in matches, lessons, replays and the text view."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from kociarnia import games
from tests.browser.table import (
    ASKED,
    DESKTOP,
    PHONE,
    SIDEWAYS,
    Size,
    Visitor,
    but_long,
    no_sideways_scroll,
    no_violation_by_day_and_night,
    play,
    rest,
    sit_down,
)

SIZES: dict[str, Size] = {"phone": PHONE, "desktop": DESKTOP, "small": {"width": 360, "height": 640}, "sideways": SIDEWAYS}
PAPER = ".inspector .paper"
# The middle of the piece in the light.
MIDDLE = """() => {
  const { left, top, width, height } = document.querySelector('.hole').getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}"""


class Shown(NamedTuple):
    name: str
    x: float
    y: float


def asked(page: Page, name: str) -> None:
    """Some turns into a match, at a question: whatever lies open over the table by then is put away."""
    sit_down(page, name)
    play(page, moves=6)
    play(page, until=f"body:not(:has(dialog[open])) {ASKED}")
    rest(page)
    page.locator("h1").dispatch_event("click")  # what the others did may be told on a slip over the table


def shown(page: Page) -> Shown:
    """What the inspector tells of, and where the board draws it."""
    expect(page.locator(f"{PAPER} dd").first).to_be_visible()
    expect(page.locator(".inspector .hole")).to_be_visible()
    return Shown(page.locator(f"{PAPER} h2").inner_text(), *page.evaluate(MIDDLE))


def step(page: Page, key: str) -> None:
    """On to the next piece, until it is told of."""
    before = page.locator(PAPER).get_attribute("data-told") or ""
    page.keyboard.press(key)
    expect(page.locator(PAPER)).not_to_have_attribute("data-told", before)


def put_away(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator(".inspector")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.long)])
@pytest.mark.parametrize("name", but_long("najlepsza_gra"))
def test_what_is_walked_to_by_key_is_what_is_held_and_clicked_there(visitor: Visitor, name: str, size: str) -> None:
    page = visitor(size=SIZES[size], hurried=True)
    asked(page, name)
    page.keyboard.press("i")
    walked = [shown(page)]
    if page.locator(f"{PAPER} .foot .button").count():  # else no other piece shows its face
        for _ in range(3):
            step(page, "ArrowRight")
            walked.append(shown(page))
        step(page, "ArrowLeft")
        assert shown(page).name == walked[-2].name  # of equal cards side by side it may be another
        assert len({one[1:] for one in walked}) > 1, "they do not lie on one another"
    put_away(page)
    taken = page.locator(".board .taken").count()
    for number, one in enumerate(walked):
        if number % 2:
            page.mouse.click(one.x, one.y, button="right")
            assert shown(page).name == one.name
        else:
            page.mouse.move(one.x, one.y)
            page.mouse.down()
            assert shown(page).name == one.name
            page.mouse.up()
            assert shown(page).name == one.name, "it stays when the finger goes"
        put_away(page)
    assert page.locator(".board .taken").count() == taken, "nothing was tapped by that"


@pytest.mark.parametrize("size", ["phone", *(pytest.param(size, marks=pytest.mark.long) for size in list(SIZES)[1:])])
@pytest.mark.parametrize("name", but_long("kotobirynt"))
def test_it_fits_hinders_nobody_and_is_put_away_in_every_way(visitor: Visitor, name: str, size: str) -> None:
    page = visitor(language="en", size=SIZES[size], hurried=True)
    asked(page, name)
    here = page.url
    page.keyboard.press("i")
    shown(page)
    no_violation_by_day_and_night(page, ".inspector")
    no_sideways_scroll(page)
    box = page.locator(PAPER).bounding_box()
    assert box and box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= SIZES[size]["width"] and box["y"] + box["height"] <= SIZES[size]["height"]
    page.go_back()
    expect(page.locator(".inspector")).to_have_count(0)
    page.keyboard.press("i")
    shown(page)
    page.mouse.click(3, 3)
    expect(page.locator(".inspector")).to_have_count(0)
    page.keyboard.press("i")
    shown(page)
    clause = page.locator(f"{PAPER} .clause").first
    key = clause.get_attribute("data-clause") or ""
    clause.click()
    expect(page.locator("dialog.sheet").get_by_text(key, exact=True).first).to_be_in_viewport()
    assert page.url == here and page.locator(".inspector").count() == 0


@pytest.mark.long
@pytest.mark.parametrize("name", games.names())
def test_lessons_and_replays_and_the_text_view_tell_too(visitor: Visitor, name: str) -> None:
    game = games.find(name)
    page = visitor(language="en", hurried=True)
    page.goto(f"/#/learn/{game.name}/first")
    page.locator(".board [data-at]").first.wait_for()
    rest(page)
    page.keyboard.press("i")
    shown(page)
    put_away(page)
    page.goto("/#/replay")
    page.locator("textarea").fill(next(iter(sorted((game.folder / "records").glob("*.txt")))).read_text(encoding="utf-8"))
    page.locator("main .button.main").click()
    told = page.locator(".bar [role=status]")
    expect(told).not_to_be_empty()
    before = told.inner_text()
    page.keyboard.press("End")
    expect(told).not_to_have_text(before)
    rest(page)
    page.keyboard.press("i")
    expect(page.locator(f"{PAPER} dd").first).to_be_visible()  # a board may not draw every piece when all is over
    put_away(page)
    plain = visitor(language="en", text=True, hurried=True)
    asked(plain, name)
    plain.keyboard.press("i")
    first = shown(plain)
    zone, _, place = (plain.locator(PAPER).get_attribute("data-told") or "").partition(" ")
    put_away(plain)
    plain.locator(f'[data-zone="{zone}"][data-place="{place}"]').click(button="right")
    assert shown(plain).name == first.name


@pytest.mark.parametrize("played", but_long("koty"))
def test_cards_beside_the_table_are_told_about_too(visitor: Visitor, played: str) -> None:
    """In the log a tap, on the gallery's shelf a tap too; the way back leads to where one was."""
    page = visitor(size=PHONE, language="en", hurried=True)
    asked(page, played)
    table = page.url
    page.get_by_role("button", name="Log", exact=True).click()
    named = page.locator("dialog.sheet [data-card]")
    if named.count():  # in a game of memory the log may name none
        named.last.click()
        expect(page.locator(f"{PAPER} dd").first).to_be_visible()
        put_away(page)
        expect(page.locator("dialog.sheet")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    shown(page)
    name = page.locator(f"{PAPER} h2").text_content() or ""
    page.get_by_role("link", name="in the gallery").click()
    page.wait_for_url("**/#/cards/**")
    page.locator("main li [data-card]").first.wait_for()
    assert page.locator("main li [data-card]:disabled").count() == 0, "there is something to be told of every card"
    face = page.url.rsplit("/", 1)[1]
    page.locator(f'main li [data-card="{face}"]').click()
    expect(page.locator(f"{PAPER} h2")).to_have_text(name)
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"{PAPER} h2")).not_to_have_text(name)
    no_violation_by_day_and_night(page, ".inspector")
    put_away(page)
    page.go_back()
    page.wait_for_url(table)
