"""Chapters 3 and 4: a turn, and adding a "9"."""

from __future__ import annotations

from kociarnia.games.koty.rules.state import LOSE, NINE
from kociarnia.games.koty.tests.table import ANY, Table


def test_R17_three_kinds_of_action() -> None:
    table = Table(["8", "9|7"], ["1 7 R R"])
    assert table.can("play blue1 0 0", "play blue1 0 1", "play yellow7 1 1", "play raven 1 0", "exchange")
    assert {move.split()[0] for move in table.legal()} == {"play", "exchange"}


def test_R18_one_card_and_the_turn_is_over() -> None:
    table = Table([], ["1 2 3 4"]).play("play blue1 0 0, face pink5")
    assert table.seats_turn(1)


def test_R19_R32_friends_add_a_nine() -> None:
    table = Table(["8"], ["1 2 3 4"]).play("play blue1 0 0, face pink5, nine 2")
    assert table.dream(0) == ["", "", "9", ""]


def test_R20_the_hand_is_refilled() -> None:
    table = Table([], ["1 2 3 4"]).play("play blue1 0 0")
    assert len(table.hand(0)) == 3 and table.dealer
    table.play("face pink5")
    assert table.hand(0) == ["yellow2", "green3", "pink4", "pink5"]


def test_R21_the_turn_goes_to_the_left() -> None:
    table = Table([], ["1 2 3 4"] * 3)
    for seat in (0, 1, 2, 0):
        assert table.seats_turn(seat)
        table.play(f"play {table.hand(seat)[0]} {seat} {0 if table.dream(seat)[0] == '' else 1}, face blue8")


def place_a_nine(dream: str) -> list[str]:
    """Where may the nine go after friends met on the last land of `dream`?"""
    table = Table([dream], ["1 2 3 4"])
    at = len(dream.split("|")) - 1
    table.play(f"play blue1 0 {at}, face pink5")
    assert table.asked() == (NINE, 0)
    return table.legal()


def test_R22_a_nine_goes_to_the_own_dream() -> None:
    table = Table(["8", "9|"], ["1 2 3 4"]).play("play blue1 0 0, face pink5")
    assert table.legal() == ["nine 0", "nine 1", "nine 2", "nine 3"]
    table.play("nine 0")
    assert table.dream(0)[0] == "9" and table.dream(1) == ["9", "", "", ""]


def test_R23_a_nine_goes_on_an_empty_land_or_a_nine() -> None:
    assert place_a_nine("9|9 9||8") == ["nine 0", "nine 1", "nine 2", "nine 3"]


def test_R24_a_nine_never_goes_on_a_cat_or_a_raven() -> None:
    assert place_a_nine("5|9 R|9 7|8") == ["nine 3"]


def test_R25_at_most_three_nines_and_a_card_on_them() -> None:
    assert place_a_nine("9 9 9|9 9|8") == ["nine 1", "nine 2", "nine 3"]
    table = Table(["9 9 9"], ["1 2 3 4"]).play("play blue1 0 0, face pink5")
    assert table.dream(0)[0] == "9 9 9 1"


def test_R26_a_fifth_card_for_a_moment() -> None:
    table = Table(["9 9 9 8"], ["1 2 3 4"]).play("play blue1 0 0, face pink5")
    assert table.dream(0)[0] == "9 9 9"
    assert table.legal() == ["nine 1", "nine 2", "nine 3"]


def test_R27_R28_no_room_and_the_nine_is_forfeit() -> None:
    table = Table(["9 9 9 8|7|6|5"], ["1 2 3 4"]).play("play blue1 0 0, face pink5")
    assert table.asked()[0] == LOSE
    table.play("face joker")
    assert table.discards() == ["blue8", "blue1", "joker"]
    assert table.dream(0) == ["9 9 9", "7", "6", "5"]
    assert table.seats_turn(1)


def test_A5_a_play_is_legal_though_its_reward_is_forfeit() -> None:
    assert Table(["7|7|6|5", "8"], ["1 2 3 4"]).can("play blue1 1 0")


def test_A6_a_nine_must_be_laid_if_there_is_room() -> None:
    assert place_a_nine("5|7|6|8") == ["nine 3"]


def test_A7_the_land_where_they_met_may_take_the_reward() -> None:
    table = Table(["9 8"], ["1 2 3 4"]).play("play blue1 0 0, face pink5, nine 0")
    assert table.dream(0)[0] == "9 9"
    table = Table(["9 8"], ["8 2 3 4"]).play("play blue8 0 0, face pink5, pair 0")
    assert table.dream(0)[0] == "9 9 8"


def test_A3_nothing_is_kept_on_a_full_land() -> None:
    table = Table(["9 9 9 5"], ["5 1 2 3"]).play("play pink5 0 0, face blue1")
    assert table.legal() == ["pair 1", "pair 2", "pair 3"]


def test_A26_equal_cards_once_and_every_land_by_itself() -> None:
    table = Table([""], ["1 1 1 1", ANY])
    assert table.legal() == ["play blue1 0 0", "play blue1 0 1", "play blue1 0 2", "play blue1 0 3", "exchange"]
