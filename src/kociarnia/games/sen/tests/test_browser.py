"""Sen on its own board: a whole match by tapping, what is seen once, the end of a round, without a violation of axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.table import (
    DESKTOP,
    PHONE,
    SIDEWAYS,
    Size,
    Visitor,
    no_sideways_scroll,
    no_violation,
    no_violation_by_day_and_night,
    play,
    play_to_the_end,
    resized,
    rest,
    sit_down,
)

TABLET: Size = {"width": 820, "height": 1180}
LARGE: Size = {"width": 1920, "height": 1080}


def test_a_whole_match_by_tapping_the_board_on_a_phone(visitor: Visitor) -> None:
    page = visitor(size=PHONE, hurried=True)
    sit_down(page, "sen", bots=4, options={"rounds": "2", "i_know": "yes"})
    expect(page.locator(".sen")).to_be_visible()
    no_sideways_scroll(page)
    assert play(page, reach=True, until="dialog[open]") == "there"  # the morning after the first round
    play_to_the_end(page, reach=True)
    no_sideways_scroll(page)


def test_a_look_is_shown_in_its_place_and_no_second_time(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "sen", bots=2)
    slot = page.locator('.mine [data-at^="dream."][data-piece]').nth(2)
    expect(slot).to_have_class(re.compile("live"))
    rest(page)
    back = slot.locator("img").get_attribute("src")
    slot.click()
    expect(slot.locator("img")).not_to_have_attribute("src", back or "")
    page.mouse.click(4, 320)  # whoever taps the table has seen enough
    expect(slot.locator("img")).to_have_attribute("src", back or "")
    page.reload()
    expect(page.locator('.mine [data-at^="dream."][data-piece]').nth(2).locator("img")).to_have_attribute("src", back or "")


def test_a_round_ends_with_the_morning(visitor: Visitor) -> None:
    page = visitor(hurried=True)
    sit_down(page, "sen", bots=3, options={"rounds": "3"})
    assert play(page, until="dialog[open]") == "there"
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("ol > li")).to_have_count(4)
    no_violation(page, ".sen")
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.locator(".sen .book tbody tr")).to_have_count(1)
    page.set_viewport_size(SIDEWAYS)  # where there is no room beside the table, the scorebook lies on a sheet
    page.get_by_role("button", name="Zapis rund").click()
    expect(dialog.locator("tbody tr")).to_have_count(1)
    no_violation(page, "dialog")


def test_R47_the_table_says_how_near_the_end_is(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    sit_down(page, "sen", bots=2)
    for size in (PHONE, SIDEWAYS, DESKTOP):
        resized(page, size)
        expect(page.locator(".meter p")).to_have_text("Runda 1, gra do 100. Do końca 100 kruków")
        expect(page.locator(".meter .ruler .at")).to_have_count(3)
    expect(page.locator(".alarm")).to_contain_text("Można wołać „Pobudka!”")


def test_waking_everybody_asks_for_a_second_tap(visitor: Visitor) -> None:
    page = visitor(size=DESKTOP, hurried=True)
    sit_down(page, "sen", bots=1, options={"first": "1", "rounds": "1"})
    assert play(page, moves=2) == "enough"  # R8: two looks
    page.locator(".bar .choice").wait_for()
    for button in (page.locator(".alarm"), page.locator(".bar .choice")):
        rest(page)
        button.click()
        expect(page.locator(".bar .main")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.locator(".bar .last").click()  # put down: nobody has woken up
    rest(page)
    page.locator(".alarm").click()
    page.locator(".bar .main").click()
    expect(page.locator(".ending")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desktop"])
def test_axe_finds_nothing_on_the_table(visitor: Visitor, size: Size) -> None:
    page = visitor(size=size)
    sit_down(page, "sen", bots=3, options={"i_know": "yes"})
    expect(page.locator(".sen .live").first).to_be_visible()
    no_violation_by_day_and_night(page, ".sen")


@pytest.mark.parametrize(
    ("bots", "long_dream"),
    [(4, "yes"), pytest.param(1, "no", marks=pytest.mark.long), pytest.param(4, "no", marks=pytest.mark.long)],
)
def test_every_card_is_large_enough_for_a_finger(visitor: Visitor, bots: int, long_dream: str) -> None:
    page = visitor()
    sit_down(page, "sen", bots=bots, options={"long_dream": long_dream})
    expect(page.locator(".mine .live").first).to_be_visible()
    for size in (PHONE, TABLET, DESKTOP, LARGE):
        resized(page, size)
        cards = page.locator(".sen [data-piece]")
        narrow = cards.evaluate_all("(all) => Math.min(...all.map((one) => one.getBoundingClientRect().width))")
        assert narrow >= 44, (size, narrow)
        no_sideways_scroll(page)


def test_the_keyboard_is_enough(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "sen", bots=1)
    for looked in range(2):  # R8
        expect(page.locator(".mine .live")).to_have_count(4 - looked)
        page.keyboard.press("t")
        focused = page.locator(":focus")
        expect(focused).to_have_class(re.compile("live"))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        rest(page)
        page.keyboard.press("Enter")
    expect(page.locator('.sen [data-at="closed"].live')).to_be_visible()
    rest(page)
    page.locator('.sen [data-at="closed"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sen .hand img")).to_be_visible()
    rest(page)
    page.locator('.sen [data-at="open"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sen .hand")).to_have_count(0)
