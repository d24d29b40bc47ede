"""The two variants about lands of 9 ravens: R48 to R54."""

from __future__ import annotations

from kociarnia.games.sen.tests.table import results


def scary(*dreams: str, caller: int | None = None, **options: int | str) -> list[int]:
    return results(*dreams, caller=caller, not_so_scary="yes", **options)


def all_in(*dreams: str, caller: int | None = None, **options: int | str) -> list[int]:
    return results(*dreams, caller=caller, all_in="yes", **options)


# --- ravens not so scary


def test_R48_whoever_has_the_most_nines_does_not_add_them() -> None:
    assert scary("9 9 3 0", "9 3 2 1", "5 1 0 0") == [3, 15, 6]
    assert results("9 9 3 0", "9 3 2 1", "5 1 0 0", caller=None) == [21, 15, 6]


def test_R49_when_the_most_nines_are_shared_all_add_them() -> None:
    assert scary("9 9 3 0", "9 9 2 1", "9 1 0 0") == [21, 21, 10]


def test_R50_hourglasses_in_odd_number_are_nines() -> None:
    assert scary("hourglass 9 1 0", "9 2 0 0") == [1, 11]
    assert scary("hourglass 1 0 0", "9 2 0 0") == [10, 11]
    assert scary("hourglass hourglass 1 0", "9 2 0 0") == [1, 2]


def test_E7_not_so_scary() -> None:
    assert scary("9 9 3 0", "8 5 3 0", "5 1 1 0", "8 2 1 0", caller=3) == [3, 16, 7, 16]


def test_E18_three_hourglasses_and_a_zero() -> None:
    dreams = ("hourglass hourglass hourglass 0", "9 9 1 0")
    assert results(*dreams, caller=None) == [27, 19]
    assert scary(*dreams) == [0, 19]


def test_A22_the_lowest_number_is_found_after_the_rewards() -> None:
    assert scary("9 9 1 0", "2 1 0 0", caller=0) == [0, 3]
    assert scary("9 9 1 0", "2 1 0 0", caller=1) == [1, 8]
    assert scary("9 9 3 0", "2 1 0 0", caller=1) == [3, 3]


def test_A25_without_any_nine_nobody_is_rewarded_and_one_is_enough() -> None:
    assert scary("8 1 0 0", "8 2 0 0") == [9, 10]
    assert scary("9 1 0 0", "8 2 0 0") == [1, 10]


def test_A39_odd_hourglasses_are_left_out_too() -> None:
    assert scary("hourglass 9 9 2", "9 9 1 0") == [2, 19]
    assert scary("hourglass hourglass hourglass 2", "9 9 1 0") == [2, 19]


# --- go all in


def test_R51_a_dream_of_nines_only_gets_nothing() -> None:
    assert all_in("9 9 9 9", "0 0 0 0")[0] == 0
    assert all_in("9 9 9 8", "0 0 0 0") == [35, 0]
    assert results("9 9 9 9", "0 0 0 0", caller=None) == [36, 0]


def test_R52_all_others_get_fifty() -> None:
    assert all_in("0 0 0 0", "9 9 9 9", "8 8 8 8", "1 1 1 1") == [50, 0, 50, 50]


def test_R53_two_dreams_of_nines_are_counted_as_usual() -> None:
    dreams = ("9 9 9 9", "hourglass hourglass hourglass 9", "1 0 0 0")
    assert all_in(*dreams) == [36, 36, 1]
    assert all_in(*dreams, caller=2) == [36, 36, 0]
    assert all_in(*dreams, caller=0) == [41, 36, 1]


def test_R54_hourglasses_in_odd_number_are_nines() -> None:
    assert all_in("hourglass hourglass hourglass 9", "0 0 0 0") == [0, 50]
    assert all_in("hourglass hourglass hourglass hourglass", "1 0 0 0") == [0, 1]


def test_E10_go_all_in() -> None:
    assert all_in("9 9 9 9", "0 0 0 0", "1 1 2 3", "7 7 7 7", caller=1) == [0, 50, 50, 50]


def test_E17_one_hourglass_is_a_nine_and_two_are_not() -> None:
    assert all_in("hourglass 9 9 9", "0 0 0 0") == [0, 50]
    assert all_in("hourglass hourglass 9 9", "0 0 0 0") == [18, 0]


def test_A23_the_caller_gets_fifty_like_the_others_and_no_penalty() -> None:
    assert all_in("9 9 9 9", "0 0 0 0", "1 1 1 1", caller=1, penalty="15") == [0, 50, 50]
    assert all_in("9 9 9 9", "0 0 0 0", "1 1 1 1", caller=0) == [0, 50, 50]


def test_A24_three_dreams_of_nines_are_counted_as_usual() -> None:
    nines = ("9 9 9 9 9 9", "9 9 9 9 9 9", "9 hourglass hourglass hourglass hourglass hourglass")
    assert all_in(*nines, "1 0 0 0 0 0", caller=3, long_dream="yes") == [54, 54, 54, 0]


def test_A26_both_together_and_go_all_in_decides() -> None:
    assert all_in("9 9 9 9", "hourglass 1 0 0", caller=1, not_so_scary="yes") == [0, 50]
    assert all_in("9 9 9 1", "hourglass 1 0 0", caller=1, not_so_scary="yes") == [1, 15]
