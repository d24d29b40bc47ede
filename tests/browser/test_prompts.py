"""The bar says what to do with the finger, in every game, until one knows it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from kociarnia import games
from tests.browser.table import ASKED, PHONE, Visitor, but_long, play, sit_down

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
