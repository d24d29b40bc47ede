"""Every game is played to its end in a real browser, on the board that shows every game."""

from __future__ import annotations

import pytest

from tests.browser.table import PHONE, Visitor, but_long, no_sideways_scroll, play_to_the_end, sit_down

SHORT = {"sen": {"rounds": "1"}, "kotobirynt": {"size": "3"}}  # a whole match of these takes long by lot


@pytest.mark.parametrize("view", ["plain", pytest.param("text", marks=pytest.mark.long)])
@pytest.mark.parametrize("name", but_long("sen"))
def test_a_match_is_played_to_the_end(visitor: Visitor, name: str, view: str) -> None:
    page = visitor("en" if view == "text" else "pl", size=PHONE, hurried=True, **{view: True})
    sit_down(page, name, options=SHORT.get(name, {}))
    play_to_the_end(page)
    no_sideways_scroll(page)
