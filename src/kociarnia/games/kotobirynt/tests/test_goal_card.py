"""The goal card says for what this table plays: points, points of a team, or few turns."""

from __future__ import annotations

import pytest

from kociarnia.games.kotobirynt import GAME
from tests.goal_card import goal_card

POINTS, TURNS, TEAM = "most points win.", "the fewer the better.", "the team with more points wins."


@pytest.mark.parametrize(
    ("players", "mode", "end"),
    [
        (1, "usual", TURNS), (1, "solo", TURNS), (2, "usual", POINTS), (3, "versus", POINTS),
        (3, "coop", TURNS), (4, "team", TEAM),
    ],
)  # fmt: skip
def test_R23_R25_R26_R28_what_wins(players: int, mode: str, end: str) -> None:
    aim, _, said = goal_card(GAME, "en", players, mode=mode)
    assert said.endswith(end) and ("points" in aim) == (end != TURNS)


def test_A7_A8_A31_actions_and_turns_as_agreed_on() -> None:
    _, turn, end = goal_card(GAME, "en", 2, allow_pass="yes", one_rotation_required="yes", turn_cap="20")
    assert turn.startswith("You have up to two actions") and turn.endswith("At least once you must turn.")
    assert end.endswith("At the latest after 20 turns of all together.")
