"""The drawn board of Czarujące kotki in a real browser: tapped, by keyboard, at every size."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import (
    DESKTOP,
    PHONE,
    Board,
    Size,
    Visitor,
    no_scroll,
    no_sideways_scroll,
    no_violation,
    no_violation_by_day_and_night,
    play,
    rest,
    sit_down,
)

GAME = "czarujace_kotki"


def board(page: Page) -> Board:
    return Board(page, ".kotki")


def test_the_table_says_how_far_off_the_professor_is(visitor: Visitor) -> None:
    page = visitor("en", size=DESKTOP)
    sit_down(page, GAME, 2)
    expect(page.locator(".meter p")).to_have_text(re.compile(r"^6 curses of 6, the professor in \d+–\d+ cards$"))
    expect(page.locator(".meter .way")).to_have_attribute(
        "aria-label", re.compile(r"\d+ more cards are safe; the professor is among the next \d+\.$")
    )


@pytest.mark.parametrize(
    ("bots", "options", "size"),
    [
        pytest.param(1, {"new_rules": "yes"}, PHONE, marks=pytest.mark.long, id="two"),
        pytest.param(3, {"chaos": "4", "arch_kittens": "yes", "chaos_discard_pick": "choose"}, PHONE, id="chaos"),
        pytest.param(2, {}, DESKTOP, marks=pytest.mark.long, id="desktop"),
    ],
)
def test_a_match_is_played_by_tapping_the_board(visitor: Visitor, bots: int, options: dict[str, Any], size: Size) -> None:
    page = visitor(size=size, hurried=True)
    sit_down(page, GAME, bots, options=options)
    board(page).tap_to_the_end()
    expect(page.locator(".ending .scene img")).to_be_visible()
    no_sideways_scroll(page)
    no_violation(page)


@pytest.mark.parametrize("turns", [6, pytest.param(400, marks=pytest.mark.long)])
def test_a_match_is_played_by_keyboard_alone(visitor: Visitor, turns: int) -> None:
    page = visitor(language="en", hurried=True)
    sit_down(page, GAME, 1)
    for _ in islice(board(page).turns(), turns):
        board(page).answer_by_keys()


@pytest.mark.long  # test_layout looks at the fullest table in every window
@pytest.mark.parametrize("bots", [1, 2, 3])
def test_the_whole_table_is_seen_on_a_phone(visitor: Visitor, bots: int) -> None:
    page = visitor(size=PHONE, hurried=True)
    sit_down(page, GAME, bots, name="Ala", options={"first": "1"})  # a match that is not over so soon
    play(page, moves=25)
    assert board(page).asked()
    no_scroll(page)
    sizes = board(page).sizes(".kotki .spot")
    assert len(sizes) >= (bots + 1) * 2 + 4
    for one in sizes:
        assert one.fits_a_finger() and min(one.left, one.right, one.bottom) >= 0


def test_a_covered_spell_says_why(visitor: Visitor) -> None:
    page = visitor(size=PHONE, language="en")
    sit_down(page, GAME, 1)
    place, push = ".mine .kotki-place.live", '.incantations [data-at$=".push"]'
    for target in (place, f"{push}.live", ".mine .kotki-tile.live", ".rivals .kotki-place.live", place):
        page.locator(target).first.wait_for()
        rest(page)
        page.locator(target).first.click()
    page.locator('.incantations [data-at$=".summon"].live').wait_for()
    rest(page)
    page.locator(push).click()
    expect(page.get_by_text("Your token lies on Push: no spell is cast twice in a row.")).to_be_visible()
    expect(page.get_by_text("rule 23")).to_be_visible()


@pytest.mark.long  # what is tapped above is looked at there
def test_no_violations(visitor: Visitor) -> None:
    page = visitor(size=PHONE, hurried=True)
    sit_down(page, GAME, 3, options={"arch_kittens": "yes", "chaos": "3"})
    play(page, moves=60)
    board(page).asked()
    no_violation_by_day_and_night(page)
