"""The drawn board of Najlepsza gra o kotach in a real browser: tapped, by keyboard, at every size."""

from __future__ import annotations

import re
from itertools import islice

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
    no_violation_by_day_and_night,
    play,
    play_to_the_end,
    sit_down,
)

GAME = "najlepsza_gra"
CONFIRM = ".bar .main"


def board(page: Page) -> Board:
    return Board(page, ".flat", first=(".flat .meal", CONFIRM))


@pytest.mark.parametrize(
    ("bots", "size"),
    [
        pytest.param(1, PHONE, marks=pytest.mark.long, id="two"),
        pytest.param(3, PHONE, marks=pytest.mark.long, id="four"),
        pytest.param(2, DESKTOP, marks=pytest.mark.long, id="desktop"),
    ],
)
def test_a_match_is_played_by_real_taps_and_everybody_has_their_turns(visitor: Visitor, bots: int, size: Size) -> None:
    page = visitor(size=size, hurried=True)
    sit_down(page, GAME, bots)
    lines = 0
    for what in board(page).taps_to_the_end():
        lines += page.locator(".rug .taken").count() if what == CONFIRM else 0
    assert lines >= {1: 11, 2: 9, 3: 8}[bots]  # E13: the turns of each player
    expect(page.locator(".ending thead th:not(:first-child)")).to_have_count(bots + 1)
    no_sideways_scroll(page)


def test_a_match_is_played_by_tapping_the_board(visitor: Visitor) -> None:
    page = visitor(size=PHONE, hurried=True)
    sit_down(page, GAME)
    board(page).tap()
    assert play(page, reach=True, until=".flat.feast") == "there"
    assert board(page).asked()
    no_violation_by_day_and_night(page)
    play_to_the_end(page, reach=True)
    expect(page.locator(".ending thead th:not(:first-child)")).to_have_count(2)
    no_sideways_scroll(page)
    no_violation_by_day_and_night(page)


@pytest.mark.parametrize("turns", [6, pytest.param(400, marks=pytest.mark.long)])
def test_a_match_is_played_by_keyboard_alone(visitor: Visitor, turns: int) -> None:
    page = visitor(language="en", hurried=True)
    sit_down(page, GAME, 3)
    for _ in islice(board(page).turns(), turns):
        if page.locator(".flat.feast").count():
            page.keyboard.press("0")  # the proposal, as a whole
        elif page.locator(".rug .taken").count() or page.locator(".bar .choice").count():
            page.keyboard.press("1")
        else:
            board(page).answer_by_keys()


def test_the_table_says_how_many_turns_are_left(visitor: Visitor) -> None:
    page = visitor("en", size=PHONE)
    sit_down(page, GAME, 2, options={"first": "1"})
    expect(page.locator(".meter")).to_contain_text("9 turns left to you of 9")
    turns = page.locator(".meter [role=img]")
    expect(turns).to_have_attribute("aria-label", re.compile("^Turn 1 of 27, 26 to the feast"))
    expect(turns.locator("i")).to_have_count(27)


def test_a_line_lights_up_as_a_whole_before_it_is_taken(visitor: Visitor) -> None:
    page = visitor(size=PHONE, language="en")
    sit_down(page, GAME)
    assert play(page, until=".rug .head.live .number") == "there"
    assert board(page).asked()
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
    expect(page.get_by_text("rule 14")).to_be_visible()


@pytest.mark.long  # test_layout looks at the fullest table in every window
@pytest.mark.parametrize("bots", [1, 2, 3])
def test_the_whole_table_is_seen_on_a_phone(visitor: Visitor, bots: int) -> None:
    page = visitor(size=PHONE, hurried=True)
    sit_down(page, GAME, bots)
    play(page, moves=14)
    assert board(page).asked()
    no_scroll(page)
    sizes = board(page).sizes(".flat :is(.head.row, .head.column, .place button, .stray button)")
    assert len(sizes) >= 6 + 6
    for one in sizes:
        assert one.fits_a_finger() and min(one.left, one.right) >= 0


@pytest.mark.long  # what is tapped above is looked at there
def test_no_violations(visitor: Visitor) -> None:
    page = visitor(size=PHONE, hurried=True)
    sit_down(page, GAME, 3)
    play(page, moves=12)
    assert board(page).asked()
    no_violation_by_day_and_night(page)
    assert play(page, until=".flat.feast") == "there"
    assert board(page).asked()
    no_violation_by_day_and_night(page)
    assert play(page) == "over"
    no_violation_by_day_and_night(page)
