"""The drawn board of Koty in a real browser: tapped, by keyboard, at every size."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.table import PHONE, Visitor, no_sideways_scroll, play, sit_down

SHORT = {"turn_cap": "5"}
NIGHT = {"moth": "4", "bat": "4", "owl": "4", "dragon": "1"}
ASKED = ".koty .live:not(.taken), .joker button, .bar .choice, .result"


def tap_to_the_end(page: Page) -> None:
    """Real taps on what lies there, each where a finger would put it: nothing may cover it."""
    for number in range(200):
        page.locator(ASKED).locator("visible=true").first.wait_for()
        if page.locator(".result").count():
            return
        live = page.locator(".joker button").or_(page.locator(".koty .live:not(.taken)"))
        some = live if live.count() else page.locator(".bar .choice")
        some.nth(number % some.count()).click()
        page.wait_for_timeout(80)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("bots", "options"), [(1, SHORT), (3, SHORT | NIGHT), (5, SHORT)], ids=["two", "night", "six"])
def test_a_match_is_played_by_tapping_the_board(visitor: Visitor, bots: int, options: dict[str, str]) -> None:
    page = visitor(size=PHONE)
    sit_down(page, "koty", bots, options=options)
    tap_to_the_end(page)
    expect(page.locator(".result")).to_be_visible()
    no_sideways_scroll(page)


def test_a_match_is_played_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor(language="en")
    sit_down(page, "koty", 2, options=SHORT)
    for _ in range(300):
        page.locator(ASKED).locator("visible=true").first.wait_for()
        if page.locator(".result").count():
            return
        if page.locator(".joker button").count():
            expect(page.locator(".joker button").first).to_be_focused()
            page.keyboard.press("Enter")
        elif page.locator(".koty .live:not(.taken)").count():
            page.keyboard.press("t")
            page.keyboard.press("ArrowRight")
            if not page.locator(".koty .live:not(.taken):focus").count():
                page.keyboard.press("t")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        page.wait_for_timeout(80)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("bots", range(1, 6))
def test_the_whole_table_is_seen_on_a_phone(visitor: Visitor, bots: int) -> None:
    page = visitor(size=PHONE)
    sit_down(page, "koty", bots)
    play(page, moves=12)
    page.locator(ASKED).first.wait_for(state="attached")
    no_sideways_scroll(page)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.koty .land button, .koty .fan button')].map((one) => {
          const { width, height, left, right, bottom } = one.getBoundingClientRect()
          return [width, height, left, innerWidth - right, innerHeight - bottom]
        })"""
    )
    assert len(sizes) == 4 * (bots + 1) + 4
    for wide, high, *around in sizes:
        assert wide >= 44 and high >= 44
        assert min(around) >= -8  # a fan may lean out a little


def test_a_dead_tap_says_why(visitor: Visitor) -> None:
    page = visitor(size=PHONE, language="en")
    sit_down(page, "koty", options={"first": "1"})
    page.locator('[data-at="land.0.0"]').click()
    expect(page.get_by_text("First choose a card of your hand, then a land.")).to_be_visible()
    expect(page.get_by_text("R18")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_violations(visitor: Visitor, theme: str) -> None:
    page = visitor(size=PHONE)
    page.add_init_script(
        f"localStorage['kociarnia.settings'] = JSON.stringify({{ language: 'pl', theme: '{theme}', speed: 'off' }})"
    )
    sit_down(page, "koty", 3, options={"teams": "yes"})
    play(page, moves=20)
    page.locator(ASKED).first.wait_for(state="attached")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
