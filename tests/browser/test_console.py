"""A match with all its motion, sounds and tremors leaves nothing in the console, and each of them has its moment."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kociarnia.games import find
from tests.browser.table import PHONE, Size, Visitor, but_long, play, sit_down
from tests.browser.test_layout import SHORT

TALL: Size = {"width": 391, "height": 844}  # not a phone to the visitor: nothing trembles there
QUICK = 20  # times as fast: what moves is seen by the browser all the same
# Sounds are made of these; what is heard is noted instead.
HEARD = """() => {
  window.heard = []
  window.trembled = []
  navigator.vibrate = (how) => (window.trembled.push(how.join()), true)
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const from = kind.prototype.start
    kind.prototype.start = function (...given) { window.heard.push(kind.name); return from.apply(this, given) }
  }
}"""


def hurried(page: Page) -> None:
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": QUICK})


@pytest.mark.parametrize("moves", [20, pytest.param(10_000, marks=pytest.mark.long)], ids=["some", "all"])
@pytest.mark.parametrize("name", but_long("kotobirynt"))
def test_a_match_in_motion_leaves_the_console_clean(visitor: Visitor, name: str, moves: int) -> None:
    """The visitor fails on any warning or error; every piece flies."""
    page = visitor(size=TALL, hurried=True, speed="normal")
    sit_down(page, name, find(name).seats[0], options=SHORT.get(name, {}))
    hurried(page)
    play(page, moves=moves)
    assert page.workers == []  # the house in the page is for where no server is


def test_from_one_game_to_another_by_its_address_nothing_of_one_is_drawn_with_the_words_of_the_other(visitor: Visitor) -> None:
    """The visitor fails on any wording that is missed."""
    page = visitor()
    for screen in ("how", "new"):
        for name, title in (("kotobirynt", "Kotobirynt"), ("sen", "Sen"), ("czarujace_kotki", "Czarujące kotki")):
            page.goto(f"/#/{screen}/{name}")
            expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    "wish",
    [
        pytest.param({"sound": "full"}, id="heard"),
        pytest.param({"sound": "off", "touch": False}, marks=pytest.mark.long, id="mute"),
    ],
)
def test_sounds_and_tremors_come_when_they_are_wanted(visitor: Visitor, wish: dict[str, Any]) -> None:
    page = visitor(size=PHONE, hurried=True, **wish)
    page.add_init_script(f"({HEARD})()")
    sit_down(page, "koty", options=SHORT["koty"])
    page.locator(".board .live").first.wait_for()
    page.mouse.click(5, 200)  # a person is there: browsers keep quiet before
    page.wait_for_function("() => navigator.userActivation.hasBeenActive")
    assert play(page) == "over"
    page.wait_for_function("() => rested()")
    heard, trembled = page.evaluate("[window.heard, window.trembled]")
    if wish["sound"] == "off":
        assert heard == trembled == []
    else:
        assert {"OscillatorNode", "AudioBufferSourceNode"} <= set(heard)
        assert {"18", "30,60,30,60,60"} <= set(trembled)
