"""Against whom one plays on the page: a first table is gentle, and then it goes as it went."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import (
    DESKTOP,
    PHONE,
    SIDEWAYS,
    Size,
    Visitor,
    no_sideways_scroll,
    no_violation_by_day_and_night,
    play_to_the_end,
    resized,
)
from tests.browser.test_layout import SHORT

SMALL: Size = {"width": 360, "height": 640}
TABLET: Size = {"width": 768, "height": 1024}


def remembers(page: Page, won: list[bool], rivals: int = 1) -> None:
    """This browser has played Koty before, against kittens."""
    chairs = [{"kind": "me"}, *({"kind": "bot", "level": "kociak"} for _ in range(rivals))]
    kept: dict[str, Any] = {
        "last.koty": {"chairs": chairs, "options": SHORT["koty"], "house": {"pace": 0}},
        "ladder": {"koty": {"rivals": "kociak", "won": won, "last": ""}},
    }
    for key, value in kept.items():
        page.add_init_script(f"localStorage['kociarnia.{key}'] ??= {json.dumps(json.dumps(value))}")
    page.goto("/")


def levels(page: Page) -> list[str]:
    """Of the cats at the table that the page is at."""
    expect(page.locator(".match")).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    return [chair["level"] for chair in table["chairs"] if chair["kind"] == "bot"]


def fits_every_window(page: Page, *buttons: str) -> None:
    for size in (PHONE, SMALL, SIDEWAYS, TABLET, DESKTOP):
        resized(page, size)
        no_sideways_scroll(page)
        for name in buttons:
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


@pytest.mark.long  # the other way round is shown below; who is next, and when, by vitest
def test_two_losses_in_a_row_and_the_next_table_is_gentler(visitor: Visitor) -> None:
    page = visitor(size=PHONE, hurried=True)
    remembers(page, [False])
    expect(page.locator(".next-level")).to_have_count(0)
    page.get_by_role("button", name="Graj: Koty").click()
    assert levels(page) == ["kociak"]
    play_to_the_end(page)
    expect(page.locator(".result .next-level p")).to_have_text("Było pod górkę. Może teraz łagodniej: maluszek?")
    expect(page.get_by_role("button", name="Jeszcze raz")).to_be_visible()  # nobody has to
    no_violation_by_day_and_night(page)
    fits_every_window(page, "Spróbuję", "Jeszcze raz")
    resized(page, PHONE)
    page.reload()  # to look at it again is not to lose again
    expect(page.locator(".result .next-level")).to_be_visible()
    assert json.loads(page.evaluate("localStorage['kociarnia.ladder']"))["koty"]["won"] == [False, False]
    # On the tile it is said, and “play” deals it; whoever sets up the table may change it.
    page.goto("/")
    tile = page.locator(".next-level")
    expect(tile.locator("p")).to_have_text("Następna partia będzie łagodniejsza: maluszek. Zmień")
    fits_every_window(page)
    no_violation_by_day_and_night(page)
    tile.get_by_role("link", name="Zmień").click()
    expect(page.locator("form > [role=status]")).to_have_text(
        "Ostatnio było pod górkę, więc teraz czekają łagodniejsi rywale. Jeśli wolisz, wybierz innych."
    )
    expect(page.get_by_label("Kto siada na miejscu 2")).to_have_value("bot:maluszek")
    no_violation_by_day_and_night(page)
    page.goto("/")
    page.get_by_role("button", name="Graj: Koty").click()
    assert levels(page) == ["maluszek"]
    page.goto("/")  # and there it stays
    expect(page.locator(".games")).to_be_visible()
    expect(page.locator(".next-level")).to_have_count(0)
    page.get_by_role("button", name="Graj: Koty").click()
    assert levels(page) == ["maluszek"]


def test_three_wins_of_five_and_the_next_level_is_offered_and_not_forced(visitor: Visitor) -> None:
    page = visitor(language="en", hurried=True)
    remembers(page, [True, True, True], rivals=2)
    expect(page.locator(".next-level p")).to_have_text("You win often now! Your next goal: 2 cats.")
    page.get_by_role("button", name="Play Koty").click()
    assert levels(page) == ["kociak", "kociak"]
    play_to_the_end(page)  # lost: three of four
    expect(page.locator(".result .next-level p")).to_have_text("You win often now! Your next goal: 2 cats.")
    fits_every_window(page, "Let me try", "Play again")
    page.goto("/")
    page.get_by_role("button", name="Let me try").click()
    assert levels(page) == ["kot", "kot"]
    page.goto("/")
    expect(page.locator(".games")).to_be_visible()
    expect(page.locator(".next-level")).to_have_count(0)
    page.get_by_role("button", name="Play Koty").click()
    assert levels(page) == ["kot", "kot"]
