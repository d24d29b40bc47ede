"""Chapters 5 and 6: cats and ravens in one's own dream."""

from __future__ import annotations

from kociarnia.games.koty.tests.table import Table


def test_R29_a_cat_on_an_empty_land() -> None:
    table = Table([], ["8 2 3 4"]).play("play blue8 0 2, face blue1")
    assert table.dream(0) == ["", "", "8", ""] and table.seats_turn(1)


def test_R30_a_cat_on_an_own_nine() -> None:
    table = Table(["9 9"], ["8 2 3 4"]).play("play blue8 0 0, face blue1")
    assert table.dream(0)[0] == "9 9 8" and table.scores()[0] == 32 and table.seats_turn(1)


def test_R31_friends_leave_the_dream() -> None:
    table = Table(["9 2"], ["7 1 3 4"]).play("play yellow7 0 0, face blue1")
    assert table.dream(0)[0] == "9"
    assert table.discards() == ["yellow2", "yellow7"]


def test_R32_the_nine_comes_unseen_from_the_pile() -> None:
    table = Table(["2"], ["7 1 3 4"]).play("play yellow7 0 0, face blue1")
    pile = table.state.pile
    table.play("nine 0")
    assert table.state.pile == pile - 1
    assert table.nines(0, 0) == ["?"] and table.seats_turn(1)


def test_R33_a_joker_makes_friends() -> None:
    table = Table(["2"], ["J 1 3 4"])
    assert table.can("joker yellow7 0 0")
    table.play("joker yellow7 0 0, face blue1, nine 1")
    assert table.discards() == ["yellow2", "joker"] and table.dream(0) == ["", "9", "", ""]


def test_R34_fighters_stay_as_a_pair() -> None:
    table = Table(["9 2"], ["2 1 3 4"]).play("play yellow2 0 0, face blue1, pair 3")
    assert table.dream(0) == ["9", "", "", "9 2"]
    assert table.nines(0, 3) == ["yellow2"]
    assert table.discards() == [] and table.seats_turn(1)


def test_R35_a_joker_fights() -> None:
    table = Table(["2"], ["J 1 3 4"]).play("joker yellow2 0 0, face blue1, pair 0")
    assert table.dream(0)[0] == "9 2"


def test_R36_the_joker_is_the_nine() -> None:
    table = Table(["2"], ["J 1 3 4"]).play("joker yellow2 0 0, face blue1, pair 0")
    assert table.nines(0, 0) == ["joker"]


def test_A40_of_two_real_cats_either_may_lie_on_top() -> None:
    table = Table(["2"], ["2 1 3 4"]).play("play yellow2 0 0, face blue1, pair 0")
    assert table.nines(0, 0) == ["yellow2"] and table.dream(0)[0] == "9 2"


def test_R37_a_raven_chases_a_raven() -> None:
    table = Table(["9 9 R"], ["R 1 3 4"]).play("play raven 0 0, face blue1")
    assert table.dream(0)[0] == "9 9" and table.discards() == ["raven", "raven"] and table.seats_turn(1)


def test_R38_a_joker_chases_a_raven() -> None:
    table = Table(["9 R"], ["J 1 3 4"]).play("joker raven 0 0, face blue1")
    assert table.dream(0)[0] == "9" and table.discards() == ["raven", "joker"] and table.seats_turn(1)


def test_A12_a_joker_fits_a_cat_in_two_ways() -> None:
    assert Table(["5"], ["J 1 1 1"]).plays("joker") == ["joker pink4 0 0", "joker pink5 0 0"]


def test_A11_a_joker_in_a_land_is_no_cat() -> None:
    table = Table(["4"], ["J 5 1 1", "1 1 1 1"]).play("joker pink4 0 0, face blue1, pair 0")
    assert table.nines(0, 0) == ["joker"] and table.dream(0)[0] == "9 4"
    table.play("exchange" + ", face blue1" * 4 + ", face green3" * 4)
    assert table.can("play pink5 0 0")  # on the real cat
    table.play("play pink5 0 0, face green6, nine 1")
    assert table.dream(0)[:2] == ["9", "9"] and table.cannot("joker pink4 0 0")
