"""The drawn board of Koty in a real browser: tapped, by keyboard, at every size."""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import (
    PHONE,
    Board,
    Visitor,
    no_scroll,
    no_sideways_scroll,
    no_violation_by_day_and_night,
    play,
    sit_down,
)

SHORT = {"turn_cap": "5"}
NIGHT = {"moth": "4", "bat": "4", "owl": "4", "dragon": "1"}


def board(page: Page) -> Board:
    return Board(page, ".koty", first=(".joker button",))


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        pytest.param(1, SHORT, marks=pytest.mark.long, id="two"),
        pytest.param(3, SHORT | NIGHT, id="night"),
        pytest.param(5, SHORT, marks=pytest.mark.long, id="six"),
    ],
)
def test_a_match_is_played_by_tapping_the_board(visitor: Visitor, bots: int, options: dict[str, str]) -> None:
    page = visitor(size=PHONE, hurried=True)
    sit_down(page, "koty", bots, options=options)
    board(page).tap_to_the_end()
    no_sideways_scroll(page)


@pytest.mark.parametrize("turns", [6, pytest.param(400, marks=pytest.mark.long)])
def test_a_match_is_played_by_keyboard_alone(visitor: Visitor, turns: int) -> None:
    page = visitor(language="en", hurried=True)
    sit_down(page, "koty", 2, options=SHORT)
    for _ in islice(board(page).turns(), turns):
        if page.locator(".joker button").count():
            expect(page.locator(".joker button").first).to_be_focused()
            page.keyboard.press("Enter")
        else:
            board(page).answer_by_keys()


@pytest.mark.long  # test_layout looks at the fullest table in every window
@pytest.mark.parametrize("bots", range(1, 6))
def test_the_whole_table_is_seen_on_a_phone(visitor: Visitor, bots: int) -> None:
    page = visitor(size=PHONE, hurried=True)
    sit_down(page, "koty", bots)
    play(page, moves=12)
    assert board(page).asked()
    no_scroll(page)
    sizes = board(page).sizes(".koty .land button, .koty .fan button")
    assert len(sizes) == 4 * (bots + 1) + 4
    for one in sizes:
        assert one.fits_a_finger() and min(one.left, one.right, one.bottom) >= -8  # a fan may lean out a little


def test_the_bar_leads_from_tap_to_tap(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    sit_down(page, "koty", options={"first": "1"})
    asked = page.locator(".bar .mine")
    expect(asked).to_have_text("Twoja tura. Dotknij karty, potem krainy: swojej albo cudzej.")
    assert board(page).asked()
    page.locator(".koty .fan .live").first.click()
    expect(asked).to_contain_text("Teraz dotknij jednej z podświetlonych krain.")
    page.get_by_role("button", name="Anuluj", exact=True).click()
    expect(asked).to_contain_text("Dotknij karty, potem krainy")


def test_R67_the_meter_shows_how_many_nines_everybody_has_of_those_that_end_the_game(visitor: Visitor) -> None:
    page = visitor(size=PHONE, hurried=True)
    sit_down(page, "koty", bots=2)
    expect(page.locator(".meter").get_by_role("img", name="krainy z trzema „9”: 0 z 3", exact=True)).to_have_count(3)
    expect(page.locator(".meter .on")).to_have_count(0)
    assert play(page, until=".meter .on") == "there"
    expect(page.locator(".meter .lead")).to_have_count(1)


def test_the_end_counts_up_line_by_line_and_says_what_decided_it(visitor: Visitor) -> None:
    page = visitor(hurried=True)
    sit_down(page, "koty", bots=2, options=SHORT)
    assert play(page) == "over"
    expect(page.locator(".ending .later")).to_have_count(0)
    lands = page.locator(".ending tbody tr:not(.sum) td").all_inner_texts()[:12]
    sums = [int(cell) for cell in page.locator(".ending .sum td").all_inner_texts()]
    assert [sum(map(int, lands[seat::3])) for seat in range(3)] == sums == sorted(sums, reverse=True)
    expect(page.locator(".ending")).to_contain_text("Przesądziło: ")
    no_violation_by_day_and_night(page)
    page.get_by_role("button", name="Pokaż stół").click()
    expect(page.locator(".koty .own")).to_be_visible()


def test_a_dead_tap_says_why(visitor: Visitor) -> None:
    page = visitor(size=PHONE, language="en")
    sit_down(page, "koty", options={"first": "1"})
    assert board(page).asked()
    page.locator('[data-at="land.0.0"]').click()
    expect(page.get_by_text("First choose a card of your hand, then a land.")).to_be_visible()
    expect(page.get_by_text("rule 18")).to_be_visible()


@pytest.mark.long  # what is tapped above is looked at there
def test_no_violations(visitor: Visitor) -> None:
    page = visitor(size=PHONE, hurried=True)
    sit_down(page, "koty", 3, options={"teams": "yes"})
    play(page, moves=20)
    board(page).asked()
    no_violation_by_day_and_night(page)
