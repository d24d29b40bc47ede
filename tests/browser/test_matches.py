"""Every game is played to its end in a real browser, on the board that shows all games."""

from __future__ import annotations

import pytest
from conftest import PHONE, Visitor
from table import no_sideways_scroll, play_to_the_end, sit_down

from kociarnia.engine import Game

SHORT = {"sen": {"rounds": "1"}, "kotobirynt": {"size": "3"}}  # a whole match of these takes long by lot


@pytest.mark.parametrize("text", [False, True], ids=["cards", "text"])
def test_a_match_is_played_to_the_end(visitor: Visitor, game: Game, text: bool) -> None:
    page = visitor(size=PHONE, text=text, language="en" if text else "pl")
    sit_down(page, game.name, options=SHORT.get(game.name, {}))
    play_to_the_end(page)
    no_sideways_scroll(page)
