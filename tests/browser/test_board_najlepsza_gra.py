"""The drawn board of Najlepsza gra o kotach in a real browser: tapped, by keyboard, at every size."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.table import DESKTOP, PHONE, Size, Visitor, no_sideways_scroll, play, sit_down

GAME = "najlepsza_gra"
ASKED = ".flat .live:not(.taken), .flat .meal, .bar .choice, .result"


def asked(page: Page) -> bool:
    """Waits until the seat is asked; False: the match is over."""
    page.locator(ASKED).locator("visible=true").first.wait_for()
    return page.locator(".result").count() == 0


def to_the_feast(page: Page) -> None:
    while asked(page) and not page.locator(".flat.feast").count():
        play(page, moves=1)


def tap_to_the_end(page: Page) -> int:
    """Real taps on what lies there, each where a finger would put it: nothing may cover it. How many lines were taken."""
    lines = 0
    for number in range(300):
        if not asked(page):
            return lines
        for what in (".flat .meal", ".bar .main", ".flat .live:not(.taken)", ".bar .choice"):
            some = page.locator(what).locator("visible=true")
            if some.count():
                lines += what == ".bar .main" and page.locator(".rug .taken").count()
                some.nth(number % some.count()).click()
                break
        page.wait_for_timeout(80)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("bots", "size"), [(1, PHONE), (3, PHONE), (2, DESKTOP)], ids=["two", "four", "desktop"])
def test_a_match_is_played_by_tapping_the_board(visitor: Visitor, bots: int, size: Size) -> None:
    page = visitor(size=size)
    sit_down(page, GAME, bots)
    assert tap_to_the_end(page) >= {1: 11, 2: 9, 3: 8}[bots]  # E13: the turns of each player
    expect(page.locator(".count .seat")).to_have_count(bots + 1)
    no_sideways_scroll(page)


def test_a_match_is_played_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor(language="en")
    sit_down(page, GAME, 3)
    for _ in range(300):
        if not asked(page):
            return
        if page.locator(".flat.feast").count():
            page.keyboard.press("0")  # the proposal, as a whole
        elif page.locator(".rug .taken").count():
            page.keyboard.press("1")
        elif page.locator(".flat .live:not(.taken)").count() and not page.locator(".bar .choice").count():
            page.keyboard.press("t")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        page.wait_for_timeout(80)
    raise AssertionError("the match does not end")


def test_a_line_lights_up_as_a_whole_before_it_is_taken(visitor: Visitor) -> None:
    page = visitor(size=PHONE, language="en")
    sit_down(page, GAME)
    while asked(page) and not page.locator(".rug .head.live .number").count():
        play(page, moves=1)
    heads = page.locator(".rug .head.live")
    assert heads.count() == 5  # all but the guarded one
    heads.nth(0).click()
    expect(page.locator(".place.lit")).to_have_count(3)
    cards = page.locator('[data-at^="grid."]').count()
    heads.nth(1).click()  # another one, and nothing has been taken yet
    expect(page.locator(".place.lit")).to_have_count(3)
    assert page.locator('[data-at^="grid."]').count() == cards == 9
    guarded = page.locator(".rug .guarded")
    guarded.click()
    expect(page.get_by_text("The cat guards")).to_be_visible()
    expect(page.get_by_text("R14")).to_be_visible()


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_the_whole_table_is_seen_on_a_phone(visitor: Visitor, bots: int) -> None:
    page = visitor(size=PHONE)
    sit_down(page, GAME, bots)
    play(page, moves=14)
    assert asked(page)
    no_sideways_scroll(page)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.flat :is(.head.row, .head.column, .place button, .stray button)')].map(one => {
          const { width, height, left, right } = one.getBoundingClientRect()
          return [width, height, left, innerWidth - right]
        })"""
    )
    assert len(sizes) >= 6 + 6
    for wide, high, *around in sizes:
        assert wide >= 44 and high >= 44
        assert min(around) >= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_violations(visitor: Visitor, theme: str) -> None:
    page = visitor(size=PHONE, theme=theme)
    sit_down(page, GAME, 3)
    play(page, moves=12)
    assert asked(page)
    for stage in (lambda: None, lambda: to_the_feast(page), lambda: play(page)):
        stage()
        page.locator(ASKED).locator("visible=true").first.wait_for()
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
