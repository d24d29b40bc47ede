"""Statistics: what this browser has played, counted and drawn, alone and with friends; saved for other programs."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.table import (
    DESKTOP,
    PHONE,
    Visitor,
    no_sideways_scroll,
    no_violation_by_day_and_night,
    opened,
    play_to_the_end,
    resized,
    sit_down,
)

SHORT = {"turn_cap": "3"}


def test_matches_are_counted_drawn_and_saved(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor(size=PHONE, hurried=True)
    page.goto("/#/statistics")
    expect(page.get_by_text("Jeszcze nic tu nie rozegrano")).to_be_visible()
    no_violation_by_day_and_night(page)
    sit_down(page, "kotobirynt", options=SHORT)
    play_to_the_end(page)
    chairs = [{"kind": "me", "name": "Ola"}, {"kind": "here", "name": "Jan"}]
    opened(page, {"game": "kotobirynt", "chairs": chairs, "start": True, "options": SHORT})
    page.locator(".curtain").wait_for()  # the other table, not the one before
    play_to_the_end(page)
    page.goto("/#/")
    page.get_by_role("link", name="Twoje statystyki").first.click()
    expect(page.locator(".sums dd").first).to_have_text("2")
    expect(page.get_by_role("radio", name="Kotobirynt")).to_be_checked()  # the favourite
    expect(page.get_by_text("średnio punktów")).to_be_visible()
    levels = page.get_by_role("region", name="Wygrane według najsilniejszego rywala")
    expect(levels.locator("li.portrayed")).to_have_count(2)
    page.keyboard.press("Tab")
    page.get_by_role("radio", name="Kotobirynt").press("ArrowLeft")
    expect(page.get_by_text("ulubiona gra")).to_be_visible()  # all games
    page.locator("fieldset label").last.click()
    expect(page.get_by_text("średnio punktów")).to_be_visible()
    expect(page.get_by_role("region", name="Grupa: Jan, Ola")).to_contain_text("1 partia")
    no_sideways_scroll(page)
    no_violation_by_day_and_night(page)
    resized(page, DESKTOP)
    no_sideways_scroll(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Zapisz jako CSV").click()
    saved = tmp_path / "saved.csv"
    download.value.save_as(saved)
    lines = saved.read_text(encoding="utf-8-sig").splitlines()
    assert lines[0].startswith("ended,game,table") and len(lines) == 5
    page.get_by_label("Kto?").select_option("Jan")
    expect(page.locator(".sums dd").first).to_have_text("1")
    stranger = visitor(language="en")
    stranger.goto("/#/statistics")
    expect(stranger.get_by_text("Nothing has been played")).to_be_visible()
