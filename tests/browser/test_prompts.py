"""The bar says what to do with the finger, in every game, until one knows it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from kociarnia import games
from tests.browser.table import ASKED, PHONE, Visitor, but_long, no_violation, play, rest, sit_down

KEPT = "localStorage['kociarnia.gestures']"


@pytest.mark.parametrize("name", but_long("najlepsza_gra"))
def test_a_question_names_its_gesture_until_it_has_been_answered_often(visitor: Visitor, name: str) -> None:
    game = games.find(name)
    page = visitor("en", size=PHONE, hurried=True)
    sit_down(page, game.name)
    asked = page.locator(ASKED)
    expect(asked).to_contain_text("Tap ")
    assert not page.evaluate(KEPT)
    play(page, moves=4)
    asked.wait_for()
    answered = json.loads(page.evaluate(KEPT))
    assert all(key.startswith(f"{game.name} ask-") and 0 < times <= 3 for key, times in answered.items())
    wording = (game.folder / "en.ftl").read_text(encoding="utf-8")
    known = {f"{game.name} {key}": 3 for key in re.findall(r"^(ask-[\w-]+)", wording, re.MULTILINE)}
    page.evaluate(f"(known) => ({KEPT} = known)", json.dumps(known))
    page.reload()
    expect(asked).to_be_visible()
    expect(asked).not_to_contain_text("Tap ")


def test_the_text_view_says_what_a_tap_does_asks_before_it_and_keeps_the_focus(visitor: Visitor) -> None:
    page = visitor(text=True, hurried=True)
    sit_down(page, "najlepsza_gra")
    line, text = page.locator(".text button.live").first, page.locator(".text")
    expect(line).to_contain_text("(na razie ")
    expect(text).to_contain_text("(kot)")
    expect(text).not_to_contain_text("((")
    expect(page.locator(".bar")).not_to_contain_text("strzałki")
    expect(page.get_by_role("list", name="Rząd 3").get_by_role("listitem")).to_have_count(3)
    no_violation(page, ".text")
    line.focus()
    said = line.inner_text()
    rest(page)
    page.keyboard.press("Enter")
    expect(page.locator(".text :focus")).to_have_text(f"Zrób to: {said}")
    page.keyboard.press("Enter")
    expect(text.get_by_text(said)).to_have_count(0)  # it has been taken
    rest(page)
    expect(page.locator(".text :focus")).to_contain_text(said.partition(":")[0])
