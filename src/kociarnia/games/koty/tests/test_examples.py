"""The worked examples, E1 to E13."""

from __future__ import annotations

import pytest

from kociarnia.games.koty.rules.score import ranked
from kociarnia.games.koty.rules.state import NINE
from kociarnia.games.koty.tests.table import ANY, Table


def test_E1_a_dream_of_64() -> None:
    assert Table(["6|9 9 R|9 9 9 5|9 9"], []).scores()[0] == 64


def test_E2_a_dream_of_82() -> None:
    assert Table(["8|9 9 9 7|9 R|9 9"], []).scores()[0] == 82


@pytest.mark.parametrize(
    ("low", "high"), [("blue1", "blue8"), ("yellow2", "yellow7"), ("green3", "green6"), ("pink4", "pink5")]
)
def test_E3_pairs_of_values(low: str, high: str) -> None:
    for lying, played in ((low, high), (high, low)):
        table = Table([lying], [f"{played} raven raven raven"]).play(f"play {played} 0 0, face joker")
        assert table.asked() == (NINE, 0) and table.discards() == [lying, played]


def test_E4_attack_and_defence() -> None:
    table = Table(["", "9 8"], ["1 1 5 5", "1 J 6 6"])
    table.play("play blue1 1 0, face pink5")  # A
    table.play("defend blue1, face green6")  # B
    assert table.discards() == ["blue1", "blue1"]
    table.play("again blue1, face pink5")  # C
    assert table.legal() == ["defend joker", "pass"]
    table.play("defend joker, face green6")  # D
    assert table.discards() == ["blue1", "blue1", "blue1", "joker"]
    table.play("stop")
    assert table.dream(1)[0] == "9 8" and table.dream(0) == ["", "", "", ""]
    assert len(table.hand(0)) == len(table.hand(1)) == 4 and table.seats_turn(1)


def test_E5_nines_and_the_best_land() -> None:
    for land, cats in (("9", 9), ("9 9", 18), ("9 9 9", 36), ("9 9 9 8", 64)):
        assert Table([land], []).scores()[0] == cats
    assert Table(["|".join(["9 9 9 8"] * 4)], [ANY]).scores()[0] == 256


def test_E6_a_fifth_card_for_friends() -> None:
    table = Table(["9 9 9 5"], ["4 1 2 3"]).play("play pink4 0 0, face blue8")
    assert table.dream(0)[0] == "9 9 9" and table.discards() == ["pink5", "pink4"]
    assert table.legal() == ["nine 1", "nine 2", "nine 3"]


def test_E7_a_pair_without_a_land() -> None:
    table = Table(["9 9 9 5|1|2|3"], ["5 1 2 3"]).play("play pink5 0 0, face blue8")
    assert table.discards() == ["pink5", "pink5"] and table.dream(0)[0] == "9 9 9"
    assert table.scores()[0] == 36 + 1 + 2 + 3


def test_E8_a_raven_comes_and_goes() -> None:
    for cards, move in (("R 2 3 4", "play raven 1 0"), ("J 2 3 4", "joker raven 1 0")):
        table = Table(["", "9"], ["R 2 3 4", cards]).play("play raven 1 0, face blue8")
        assert table.scores()[1] == 0
        table.play(f"{move}, face blue8")
        assert table.scores()[1] == 9 and len(table.discards()) == 2


def test_E9_a_joker_fights_for_a_pink_4() -> None:
    table = Table(["", "9 4"], ["J 1 2 3"]).play("joker pink4 1 0, face blue8, pass, pair 0")
    assert table.dream(0)[0] == "9 4" and table.nines(0, 0) == ["joker"]
    assert table.dream(1)[0] == "9" and table.scores() == [8, 9]


def test_E10_the_end_at_once_and_the_score_decides() -> None:
    table = Table(["9 9 9|9 9 9 R|9 9|8", "9 9 9 8|9 9 9 5"], ["1 2 3 4"]).play("play blue1 0 3, face pink5, nine 2")
    assert table.over and table.scores() == [36 + 0 + 36, 64 + 40] and table.places() == [2, 1]


def test_E11_an_owl_against_a_green_3() -> None:
    table = Table(["", "6"], ["3 1 1 1", "owl 5 5 5"], owl=4).play("play green3 1 0, face blue8")
    assert len(table.hand(0)) == 4
    table.play("owl")
    assert table.discards() == ["owl"] and table.hand(1) == ["green3", "pink5", "pink5", "pink5"]
    assert table.seats_turn(1) and len(table.hand(0)) == 4


def test_E12_a_dragon_against_five_ravens() -> None:
    table = Table(["9 R", "9 R|9 9 R", "9 R|9 R"], ["dragon 1 1 1"], dragon=1).play("dragon")
    assert table.discards() == ["raven"] * 5
    table.play("nine 0, face blue8")  # on the land just freed
    assert table.dream(0)[0] == "9 9" and len(table.hand(0)) == 4


def test_E13_a_tie() -> None:
    assert ranked([70, 70], [6, 7]) == [2, 1]
    assert ranked([70, 70], [7, 7]) == [1, 1]
