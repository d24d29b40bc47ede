"""The goal card says who counts cats together at this table, and when."""

from __future__ import annotations

from kociarnia.games.koty import GAME
from tests.goal_card import goal_card


def test_R89_partners_gather_together() -> None:
    assert goal_card(GAME, "en", 4)[0].startswith("Gather the most cats in your dream.")
    for chosen in ({"teams": "yes"}, {"team_night": "yes"}):
        assert goal_card(GAME, "en", 4, **chosen)[0].startswith("With your partner, gather the most cats in your two dreams.")
        assert goal_card(GAME, "pl", 4, **chosen)[0].startswith("Zbierzcie z partnerem")


def test_A22_A38_the_round_is_played_out_and_turns_are_limited_where_that_was_agreed_on() -> None:
    assert goal_card(GAME, "en", 4)[2] == "Once somebody has three lands with three 9s each, everybody counts cats."
    assert goal_card(GAME, "en", 4, finish_round="yes", turn_cap="20")[2] == (
        "Once somebody has three lands with three 9s each, the round is played out and cats are counted."
        " At the latest after 20 turns each."
    )
