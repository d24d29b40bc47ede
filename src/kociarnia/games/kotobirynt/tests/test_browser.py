"""Kotobirynt on its own board: tiles are turned by tapping, cards pushed in from the edge, and a way home shows first."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.table import (
    DESKTOP,
    PHONE,
    Size,
    Visitor,
    no_sideways_scroll,
    no_violation_by_day_and_night,
    play_to_the_end,
    rest,
    sit_down,
)


def at(page: Page, handle: str) -> Locator:
    return page.locator(f'.town [data-at="{handle}"]')


def asked(page: Page) -> None:
    """Until it is this person's turn and taps are heard."""
    expect(page.locator(".town .cell.live").first).to_be_visible()
    rest(page)


def picture(page: Page, handle: str) -> str:
    return at(page, handle).locator("img").get_attribute("src") or ""


def turnable(page: Page) -> str:
    """A card that lies in four ways: it can be turned three times."""
    asked(page)
    return str(
        page.evaluate("""() => {
      const cells = [...document.querySelectorAll('.town .cell.live')]
      return cells.find((one) => /elbow|tee/.test(one.getAttribute('aria-label'))).dataset.at
    }""")
    )


@pytest.mark.parametrize("short", [{"turn_cap": "12"}, pytest.param({}, marks=pytest.mark.long)], ids=["short", "whole"])
def test_a_whole_match_by_tapping_the_board_on_a_phone(visitor: Visitor, short: dict[str, str]) -> None:
    page = visitor("en", size=PHONE, hurried=True)
    options = {"size": "3", "first": "1", **short}
    sit_down(page, "kotobirynt", name="Lena", options=options)  # one turn of a1 leads a cat home
    expect(page.locator(".meter")).to_contain_text("Cats home: 0 of 15")
    asked(page)
    at(page, "cell.a1").click()
    expect(page.locator(".town.tried .way:not(.past)")).not_to_have_count(0)
    page.locator(".bar .main").click()
    expect(page.locator(".meter")).to_contain_text("Cats home: 1 of 15")
    play_to_the_end(page, reach=True)
    no_sideways_scroll(page)


def test_the_whole_square_is_in_sight_on_a_phone(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    sit_down(page, "kotobirynt", bots=3, options={"mode": "team", "first": "1"})
    expect(page.locator(".town .cell.live").first).to_be_visible()
    town, bar = page.locator(".town").bounding_box(), page.locator(".bar").bounding_box()
    assert town and bar and town["y"] > 0 and town["y"] + town["height"] <= bar["y"]
    expect(page.locator("[data-won]")).to_have_count(4)


def test_a_tile_is_turned_tap_by_tap_and_made_by_confirming(visitor: Visitor) -> None:
    page = visitor("en")
    sit_down(page, "kotobirynt", options={"first": "1"})
    cell = turnable(page)
    seen = [picture(page, cell)]
    for _ in range(3):
        at(page, cell).click()
        expect(at(page, cell)).to_have_attribute("aria-pressed", "true")
        seen.append(picture(page, cell))
    assert len(set(seen)) == 4
    at(page, cell).click()  # once round: as it lay
    assert picture(page, cell) == seen[0]
    expect(page.locator(".bar .main")).to_have_count(0)
    at(page, cell).click()
    page.locator(".bar .main").click()
    expect(page.locator(".meter .facts")).to_contain_text("Action 2 of 2")
    assert picture(page, cell) == seen[1]


def test_a_card_is_pushed_in_and_put_back(visitor: Visitor) -> None:
    page = visitor("en")
    sit_down(page, "kotobirynt", options={"first": "1"})
    asked(page)
    row = [f"cell.{column}2" for column in "abcd"]
    before = [picture(page, cell) for cell in row]
    at(page, "place.e2").click()
    for cell, pushed in zip(row, before[1:], strict=False):
        expect(at(page, cell).locator("img")).to_have_attribute("src", pushed)
    page.keyboard.press("Escape")
    for cell, back in zip(row, before, strict=True):
        expect(at(page, cell).locator("img")).to_have_attribute("src", back)


def test_a_tap_in_vain_says_why(visitor: Visitor) -> None:
    page = visitor("en")
    sit_down(page, "kotobirynt", options={"first": "1", "one_rotation_required": "yes"})
    asked(page)
    at(page, "place.e2").click()
    page.locator(".bar .main").click()
    expect(page.locator(".meter .facts")).to_contain_text("Action 2 of 2")
    rest(page)
    page.locator('[data-at="deck"]').click()
    expect(page.get_by_text("One of your two actions must turn a card")).to_be_visible()
    expect(page.get_by_text("ruling 8")).to_be_visible()


def test_it_is_played_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor("en")
    sit_down(page, "kotobirynt", options={"first": "1", "turn_cap": "2"})
    for action in ("Action 1 of 2", "Action 2 of 2"):
        expect(page.locator(".meter .facts")).to_contain_text(action)
        rest(page)
        page.keyboard.press("t")  # to the table: the first spot on the rim
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        for way in ("ArrowUp", "ArrowLeft", "ArrowDown"):  # a bridge or a cross is not to be turned, so on to the next
            page.keyboard.press("Enter")
            if page.locator(".bar .main").count():
                break
            page.keyboard.press(way)
        page.keyboard.press("1")
    expect(page.locator(".result")).to_be_visible()


@pytest.mark.parametrize(("mode", "size"), [("team", PHONE), pytest.param("coop", DESKTOP, marks=pytest.mark.long)])
def test_the_board_hinders_nobody(visitor: Visitor, mode: str, size: Size) -> None:
    page = visitor(size=size)
    sit_down(page, "kotobirynt", bots=3, options={"first": "1", "mode": mode})
    expect(page.locator(".town .cell.live").first).to_be_visible()
    no_violation_by_day_and_night(page, ".board")
    at(page, "place.nb").click()
    expect(page.locator(".bar .main")).to_be_visible()
    no_violation_by_day_and_night(page, ".board")
    no_sideways_scroll(page)
