"""The end of the game: R44 to R47."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import Refusal
from kociarnia.games.sen import GAME
from kociarnia.games.sen.rules.rounds import ROUND_CAP
from kociarnia.games.sen.tests.table import SenTable


def last_round(totals: list[int], *dreams: str, **options: int | str) -> SenTable:
    """A round without a caller, after earlier ones that came to `totals`."""
    table = SenTable(len(totals), **{"round_turn_cap": 5, **options})
    table.state.totals = vec[i64](totals)
    return table.round(*dreams, caller=None)


def test_R44_reaching_the_limit_ends_the_game() -> None:
    assert last_round([98, 0], "1 1 0 0", "2 2 2 2").over


def test_R44_passing_the_limit_ends_the_game() -> None:
    assert last_round([98, 0], "8 8 8 8", "2 2 2 2").over


def test_R44_one_raven_less_and_the_game_goes_on() -> None:
    table = last_round([97, 0], "1 1 0 0", "2 2 2 2")
    assert list(table.state.totals) == [99, 8] and not table.over and table.asked.startswith("deal")


def test_R45_the_fewest_ravens_win() -> None:
    table = last_round([90, 20, 40, 19], "9 9 9 9", "1 1 1 1", "0 0 0 0", "2 2 2 2")
    assert table.over and list(table.state.totals) == [126, 24, 40, 27]
    assert table.rules.places(table.state) == [4, 1, 3, 2]


def test_R46_players_who_tie_share_the_victory() -> None:
    table = last_round([90, 20, 24], "9 9 9 9", "1 1 1 1", "0 0 0 0")
    assert table.over and list(table.state.totals) == [126, 24, 24]
    assert table.rules.places(table.state) == [3, 1, 1]


@pytest.mark.parametrize("limit", [70, 150])
def test_R47_another_limit_may_be_agreed(limit: int) -> None:
    assert last_round([limit - 2, 0], "1 1 0 0", "2 2 2 2", points=limit).over
    assert not last_round([limit - 3, 0], "1 1 0 0", "2 2 2 2", points=limit).over


def test_R47_a_number_of_rounds_may_be_agreed() -> None:
    table = SenTable(2, rounds=10)
    for number in range(10):
        assert not table.over and table.state.rounds == number
        table.round("9 9 9 9", "8 8 8 8", caller=1)
    assert table.over and list(table.state.totals) == [360, 0]


def test_E11_the_end() -> None:
    table = last_round([99, 80, 60], "1 0 0 0", "2 2 1 0", "3 3 2 1")
    assert table.over and list(table.state.totals) == [100, 85, 69]
    assert table.rules.places(table.state) == [3, 2, 1]


def test_A33_all_results_are_added_before_the_end() -> None:
    table = last_round([99, 99, 97], "1 1 1 1", "0 0 0 0", "2 2 2 2")
    assert table.over and list(table.state.totals) == [103, 99, 105]
    assert table.rules.places(table.state) == [2, 1, 3]


def test_A33_the_end_comes_after_a_counted_round_only() -> None:
    table = SenTable(2)
    table.state.totals = vec[i64]([99, 0])
    table.dealt().play("call")
    assert not table.over
    table.uncover("0 1 0 0", "0 1 1 1")
    assert list(table.state.totals) == [99, 3] and not table.over


def test_A34_with_a_number_of_rounds_there_is_no_limit() -> None:
    table = SenTable(2, rounds=3, points=30)
    for _ in range(2):
        table.round("9 9 9 9", "8 8 8 8", caller=1)
    assert list(table.state.totals) == [72, 0] and not table.over
    assert table.round("0 0 0 0", "8 8 8 8", caller=0).over and table.rules.places(table.state) == [2, 1]


def test_A34_the_default_is_a_match_to_a_hundred() -> None:
    options = GAME.settle(2)
    assert options["points"] == 100 and options["rounds"] == 0
    for value in (-1, 51):
        with pytest.raises(Refusal):
            GAME.settle(2, {"rounds": value})


def test_A36_a_match_to_points_ends_some_day() -> None:
    """The fuse is far beyond any real match, which has about ten rounds and hardly ever twenty."""
    assert ROUND_CAP >= 1000
    table = SenTable(2).round("0 0 0 0", "1 1 1 1", caller=0)
    table.state.rounds = ROUND_CAP - 2
    for _ in range(2):
        assert not table.over
        table.state.totals = vec[i64]([0, 0])
        table.round("0 0 0 0", "1 1 1 1", caller=0)
    assert table.over
