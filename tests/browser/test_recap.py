"""Since your turn, and the pace: what the others did is told and seen again, and nobody acts before all is at rest."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from kociarnia import games
from tests.browser.table import (
    DESKTOP,
    PHONE,
    SIDEWAYS,
    Size,
    Visitor,
    but_long,
    no_sideways_scroll,
    no_violation_by_day_and_night,
    play,
    resized,
    rest,
    sit_down,
)

STRIP = ".recap"
WIDE: Size = {"width": 1440, "height": 900}
TIGHT: Size = {"width": 360, "height": 640}
# Of what can be tapped, what lies under the strip and is not reached through it.
COVERED = """() => [...document.querySelectorAll('.board .live')].filter((one) => one.checkVisibility()).filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.recap')
}).map((one) => one.dataset.at)"""
# Rivals and pieces that lie under it.
HIDDEN = """() => {
  const it = document.querySelector('.recap').getBoundingClientRect()
  const under = ({ left, top, right, bottom }) => left < it.right && right > it.left && top < it.bottom && bottom > it.top
  const all = [...document.querySelectorAll('.board [data-at], .board .seat-name')]
  return all.filter((one) => one.checkVisibility() && under(one.getBoundingClientRect())).map((one) => one.textContent)
}"""
# Counts the pieces that fly, and notes every moment in which something can be tapped though one is still on its way.
WATCH = """() => {
  Object.assign(window, { hasty: [], flown: 0 })
  const moves = (one) => one.inert && one.getAnimations().some(({ playState }) => playState === 'running')
  const look = (changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.inert) window.flown += 1
    const live = document.querySelector('.board .live, .bar .mine')
    if (live && [...document.body.children].some(moves)) window.hasty.push(live.outerHTML.slice(0, 120))
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })
}"""


def asked_with_strip(page: Page, more: bool = False) -> None:
    """Plays until the others have moved and this person is asked again; `more`: until there is more than the slip can tell."""
    assert play(page, moves=200, until=f"{STRIP} header button:nth-of-type(3)" if more else STRIP) == "there"
    rest(page)


@pytest.mark.parametrize("name", but_long("koty"))
@pytest.mark.parametrize("size", [PHONE, *(pytest.param(size, marks=pytest.mark.long) for size in (SIDEWAYS, DESKTOP))])
def test_the_others_turns_are_told_and_nothing_that_can_be_tapped_is_covered(visitor: Visitor, name: str, size: Size) -> None:
    page = visitor(size=size, hurried=True)
    sit_down(page, name, 1 if games.find(name).usual < 3 else 2)
    asked_with_strip(page)
    resized(page, size)  # where a board scrolls, the slip has followed it
    assert 1 <= page.locator(f"{STRIP} li").count() <= (5 if size == DESKTOP else 2)
    expect(page.locator(STRIP)).to_be_in_viewport()
    assert page.evaluate(COVERED) == []
    no_sideways_scroll(page)
    if size == PHONE:  # where the table itself has hardly room, one line is enough
        resized(page, TIGHT)
        page.wait_for_function(f"() => document.querySelector('{STRIP}').offsetHeight <= 56")
        assert page.locator(f"{STRIP} li:visible").count() == 1 and page.evaluate(COVERED) == []
        resized(page, size)
    bar = page.locator("section.bar").bounding_box()
    page.keyboard.press("Escape")
    expect(page.locator(STRIP)).to_have_count(0)
    assert page.locator("section.bar").bounding_box() == bar, "it comes and goes, and the bar stays"


@pytest.mark.parametrize("size", [SIDEWAYS, DESKTOP, *(pytest.param(size, marks=pytest.mark.long) for size in (WIDE,))])
def test_where_a_column_is_free_the_slip_lies_there_however_narrow_it_has_to_be(visitor: Visitor, size: Size) -> None:
    page = visitor(size=size, hurried=True)
    sit_down(page, "kotobirynt", 2)
    asked_with_strip(page)
    resized(page, size)
    assert page.evaluate(HIDDEN) == []


def test_where_no_place_is_free_it_is_folded_and_opens_and_closes_by_a_tap(visitor: Visitor) -> None:
    page = visitor(size=SIDEWAYS, language="en", hurried=True)
    sit_down(page, "koty", 2)
    assert play(page, until=f"{STRIP} li:nth-child(2)") == "there"
    rest(page)
    resized(page, SIDEWAYS)
    assert page.evaluate(HIDDEN) == []
    line = page.locator(f"{STRIP} li button:visible")
    expect(line).to_have_count(1)
    assert line.get_attribute("aria-expanded") == "false"
    line.click()
    expect(line).to_have_count(2)
    expect(page.get_by_role("heading", name="Since your turn")).to_be_visible()
    page.locator(STRIP).get_by_role("button", name="Close").click()
    expect(page.locator(STRIP)).to_have_count(0)


def test_a_hint_is_put_away_by_its_cross_and_by_a_key(visitor: Visitor) -> None:
    page = visitor(language="en", hurried=True)
    sit_down(page, "koty", options={"first": "1"})
    page.locator(".bar .mine").wait_for()
    for by_key in (False, True):
        rest(page)
        page.keyboard.press("h")
        page.locator(".advice").wait_for()
        if by_key:
            page.keyboard.press("Escape")
        else:
            page.locator(".advice").get_by_role("button", name="Close").click()
        expect(page.locator(".advice")).to_have_count(0)


def test_a_line_is_seen_again_on_the_table_and_the_log_has_the_rest(visitor: Visitor) -> None:
    page = visitor(size=PHONE, language="en", hurried=True)
    sit_down(page, "koty", 3)
    asked_with_strip(page, more=True)
    page.locator(f"{STRIP} li button:visible").click()  # it is folded
    no_violation_by_day_and_night(page)
    expect(page.locator(f"{STRIP} li:visible")).to_have_count(2)
    page.evaluate(WATCH)
    page.locator(f"{STRIP} li button").first.click()
    page.locator("[data-past]").wait_for()
    expect(page.locator("main.board")).to_be_hidden()  # the table is as it was then, …
    page.wait_for_function("() => window.flown > 0")
    expect(page.locator("[data-past]")).to_have_count(0)  # … and comes back
    expect(page.locator(".board .live").first).to_be_visible()
    page.locator(f"{STRIP} li button").last.click()
    page.locator("[data-past]").click(position={"x": 5, "y": 75})  # who taps there has seen enough, and has answered nothing
    expect(page.locator("[data-past]")).to_have_count(0)
    expect(page.locator(".board .taken")).to_have_count(0)
    page.get_by_role("button", name="and 1 more").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(STRIP)).to_be_visible()
    page.locator(".board .live").first.click()
    expect(page.locator(STRIP)).to_have_count(0)


@pytest.mark.parametrize("name", but_long("koty"))
def test_nobody_acts_before_the_last_piece_has_come_to_rest(visitor: Visitor, name: str) -> None:
    page = visitor(speed="normal")
    sit_down(page, name, 1 if games.find(name).usual < 3 else 2)
    page.locator(".bar .mine").wait_for()
    page.evaluate(WATCH)
    play(page, moves=14)
    assert page.evaluate("window.flown") > (6 if name == "koty" else 1)
    assert page.evaluate("window.hasty") == []


def test_the_pace_is_changed_in_the_match_and_the_house_is_told(visitor: Visitor) -> None:
    page = visitor(language="en", speed="slow")
    told: list[float] = []

    def sent(frame: bytes | str) -> None:
        message = json.loads(frame)
        if message["type"] == "hello":
            told.append(message["pace"])

    page.on("websocket", lambda socket: socket.on("framesent", sent))
    sit_down(page, "koty")
    page.get_by_role("button", name="Menu").click()
    pace = page.get_by_role("group", name="Pace")
    assert pace.get_by_role("radio").evaluate_all("(all) => all.map((one) => one.value)") == ["slow", "normal", "fast", "off"]
    pace.get_by_role("radio", name="at once").check()
    page.wait_for_function("() => JSON.parse(localStorage['kociarnia.settings']).speed === 'off'")
    page.keyboard.press("Escape")
    page.locator(".bar .mine").wait_for()
    assert told == [1.6, 0]
