"""The goal card says how this table ends, not how the usual one does."""

from __future__ import annotations

import pytest

from kociarnia.games.sen import GAME
from tests.goal_card import goal_card


@pytest.mark.parametrize(
    ("chosen", "polish", "english"),
    [
        ({}, "Gra kończy się, gdy ktoś uzbiera 100 kruków.", "The match ends once somebody has gathered 100 ravens."),
        ({"points": "70"}, "Gra kończy się, gdy ktoś uzbiera 70 kruków.", "once somebody has gathered 70 ravens."),
        ({"points": "23"}, "Gra kończy się, gdy ktoś uzbiera 23 kruki.", "once somebody has gathered 23 ravens."),
        ({"rounds": "1"}, "Gra kończy się po jednej rundzie.", "The match ends after one round."),
        ({"rounds": "3", "points": "70"}, "Gra kończy się po 3 rundach.", "The match ends after 3 rounds."),
    ],
)
def test_R44_R47_the_end_that_was_agreed_on(chosen: dict[str, str], polish: str, english: str) -> None:
    assert goal_card(GAME, "pl", 3, **chosen)[2].endswith(polish)
    assert goal_card(GAME, "en", 3, **chosen)[2].endswith(english)


def test_R51_R55_R63_a_long_dream_shows_three_cards_and_brings_two_variants_along() -> None:
    aim, turn, _ = goal_card(GAME, "pl", 3, long_dream="yes")
    assert "tylko trzy swoje karty, i to raz. Albo same dziewiątki!" in aim and turn.endswith("Albo pozbądź się pary.")
    assert "dwie swoje karty, i to raz." in goal_card(GAME, "pl", 3)[0]
    assert "i to raz" not in goal_card(GAME, "pl", 3, memory_aid="full")[0]
