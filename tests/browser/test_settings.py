"""What a reader sets for their own device changes what they see and what they are asked, at every table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kociarnia import games
from kociarnia.engine import Game
from tests.browser.table import ASKED, DESKTOP, PHONE, Size, Visitor, but_long, no_sideways_scroll, play, rest, sit_down

# What is drawn in grey at the places of patterns: two colours that were told apart by hue alone would look alike.
GREY = """() => [...document.querySelectorAll('.board [data-pattern]')].filter((one) => one.checkVisibility()).map((one) => {
  const { width, height } = one.getBoundingClientRect()
  return [one.dataset.pattern, one.style.backgroundImage, Math.min(width, height)]
})"""


def board(page: Page, game: Game) -> bytes:
    """A table with some cards on it, as it is seen."""
    sit_down(page, game.name, bots=min(2, game.seats[1] - 1))
    play(page, moves=8)
    rest(page)
    page.mouse.move(0, 0)
    page.evaluate("document.documentElement.style.opacity = ''")
    return page.locator(".board").first.screenshot()


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desktop"])
@pytest.mark.parametrize("name", but_long("koty"))
def test_patterns_stand_beside_colours(visitor: Visitor, name: str, size: Size) -> None:
    """With the setting every board shows patterns, each colour one of its own; without it none."""
    game = games.find(name)
    off = visitor(size=size, hurried=True)
    plain = board(off, game)
    assert off.evaluate(GREY) == []
    on = visitor(size=size, hurried=True, patterns=True)
    assert board(on, game) != plain
    seen = on.evaluate(GREY)
    assert seen, "there are patterns on the board"
    pictures = {pattern: picture for pattern, picture, _ in seen}
    assert len(set(pictures.values())) == len(pictures) == len({(pattern, picture) for pattern, picture, _ in seen})
    assert all(least >= 4 for *_, least in seen), "wide enough to be told apart"
    no_sideways_scroll(on)


def test_who_can_only_pass_is_asked_until_they_let_the_house_do_it(visitor: Visitor) -> None:
    """Against bots. The question stays and says that there is nothing; with the setting it is answered without a tap."""
    page = visitor(hurried=True)
    sit_down(page, "koty", bots=2, name="Ala")  # dealt a hand that cannot defend
    nothing = page.locator(".bar .mine", has_text="Nie masz czym")
    while not nothing.count():
        assert play(page, moves=1) == "enough"
        page.locator(f"{ASKED}, .result").first.wait_for()
        rest(page)
    expect(page.locator(".bar .choice")).to_have_count(1)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("checkbox", name="Pasuj za mnie").check()
    page.keyboard.press("Escape")
    expect(nothing).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("checkbox", name="Pasuj za mnie")).to_be_checked()
