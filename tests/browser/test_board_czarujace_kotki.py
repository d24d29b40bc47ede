"""The drawn board of Czarujące kotki in a real browser: tapped, by keyboard, at every size."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.table import DESKTOP, PHONE, Size, Visitor, no_sideways_scroll, play, play_to_the_end, sit_down

GAME = "czarujace_kotki"
ASKED = ".kotki .live:not(.taken), .bar .choice, .result"


def tap_to_the_end(page: Page) -> None:
    """Real taps on what lies there, each where a finger would put it: nothing may cover it."""
    for number in range(400):
        page.locator(ASKED).locator("visible=true").first.wait_for()
        if page.locator(".result").count():
            return
        live = page.locator(".kotki .live:not(.taken)")
        some = live if live.count() else page.locator(".bar .choice")
        some.nth(number % some.count()).click()
        page.wait_for_timeout(60)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    ("bots", "options", "size"),
    [
        (1, {"new_rules": "yes"}, PHONE),
        (3, {"chaos": "4", "arch_kittens": "yes", "chaos_discard_pick": "choose"}, PHONE),
        (2, {}, DESKTOP),
    ],
    ids=["two", "chaos", "desktop"],
)
def test_a_match_is_played_by_tapping_the_board(visitor: Visitor, bots: int, options: dict[str, Any], size: Size) -> None:
    page = visitor(size=size)
    sit_down(page, GAME, bots, options=options)
    tap_to_the_end(page)
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".finale")).to_be_visible()
    no_sideways_scroll(page)


def test_a_match_is_played_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor(language="en")
    sit_down(page, GAME, 1)
    for _ in range(400):
        page.locator(ASKED).locator("visible=true").first.wait_for()
        if page.locator(".result").count():
            return
        if page.locator(".kotki .live:not(.taken)").count():
            page.keyboard.press("t")
            page.keyboard.press("ArrowRight")
            if not page.locator(".kotki .live:not(.taken):focus").count():
                page.keyboard.press("t")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        page.wait_for_timeout(60)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("bots", range(1, 4))
def test_the_whole_table_is_seen_on_a_phone(visitor: Visitor, bots: int) -> None:
    page = visitor(size=PHONE)
    sit_down(page, GAME, bots)
    play(page, moves=25)
    page.locator(ASKED).first.wait_for()
    no_sideways_scroll(page)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.kotki .spot')].filter((one) => one.checkVisibility()).map((one) => {
          const { width, height, left, right, bottom } = one.getBoundingClientRect()
          return [width, height, left, innerWidth - right, innerHeight - bottom]
        })"""
    )
    assert len(sizes) >= (bots + 1) * 2 + 4
    for wide, high, *around in sizes:
        assert wide >= 44 and high >= 44
        assert min(around) >= 0


def test_a_covered_spell_says_why(visitor: Visitor) -> None:
    page = visitor(size=PHONE, language="en")
    sit_down(page, GAME, 1)
    place, push = ".mine .kotki-place.live", '.own [data-at$=".push"]'
    for target in (place, f"{push}.live", ".mine .kotki-tile.live", ".rivals .kotki-place.live", place):
        page.locator(target).first.wait_for()
        page.wait_for_timeout(700)  # a tap right after a change is not heard
        page.locator(target).first.click()
    page.locator('.own [data-at$=".summon"].live').wait_for()
    page.wait_for_timeout(700)
    page.locator(push).click()
    expect(page.get_by_text("Your token lies on Push: no spell is cast twice in a row.")).to_be_visible()
    expect(page.get_by_text("R23")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_violations(visitor: Visitor, theme: str) -> None:
    page = visitor(size=PHONE, theme=theme)
    sit_down(page, GAME, 3, options={"arch_kittens": "yes", "chaos": "3"})
    play(page, moves=60)
    page.locator(ASKED).first.wait_for()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_the_end_of_a_match_reads_well(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    sit_down(page, GAME, 2)
    play_to_the_end(page)
    no_sideways_scroll(page)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
