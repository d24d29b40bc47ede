"""Chapters 7 and 8: attack and defence."""

from __future__ import annotations

from kociarnia.games.koty.rules.state import DEFEND, DRAW, MEET, NINE, PAIR, REPEAT, REPEATS
from kociarnia.games.koty.tests.table import Table


def test_R39_an_attack_is_a_cat_or_joker_on_a_rivals_cat() -> None:
    table = Table(["", "8"], ["1 8 J 2"])
    assert table.can("play blue1 1 0", "play blue8 1 0", "joker blue1 1 0", "joker blue8 1 0")
    assert table.cannot("play yellow2 1 0")


def test_R40_R41_a_friend_attack() -> None:
    table = Table(["", "9 8"], ["1 2 3 4"]).play("play blue1 1 0, face pink5, pass")
    assert table.discards() == ["blue8", "blue1"] and table.asked() == (NINE, 0)
    table.play("nine 0")
    assert table.dream(0) == ["9", "", "", ""] and table.dream(1)[0] == "9"
    assert table.nines(0, 0) == ["?"] and table.seats_turn(1)


def test_R42_a_joker_in_a_friend_attack() -> None:
    table = Table(["", "8"], ["J 2 3 4"]).play("joker blue1 1 0, face pink5, pass, nine 0")
    assert table.discards() == ["blue8", "joker"] and table.dream(0)[0] == "9"


def test_R43_a_fight_attack() -> None:
    table = Table(["9", "9 8"], ["8 2 3 4"]).play("play blue8 1 0, face pink5, pass")
    assert table.asked() == (PAIR, 0)
    table.play("pair 0")
    assert table.dream(0)[0] == "9 9 8" and table.dream(1)[0] == "9"
    assert table.discards() == [] and table.seats_turn(1)


def test_R44_R45_a_joker_in_a_fight_attack_becomes_the_nine() -> None:
    table = Table(["", "8"], ["J 2 3 4"]).play("joker blue8 1 0, face pink5, pass, pair 1")
    assert table.dream(0)[1] == "9 8" and table.nines(0, 1) == ["joker"]


def test_R46_the_attacked_player_may_defend() -> None:
    table = Table(["", "8"], ["1 2 3 4", "1 2 3 4"]).play("play blue1 1 0, face pink5")
    assert table.asked() == (DEFEND, 1)
    assert table.legal() == ["defend blue1", "pass"]


def test_R47_the_defence_is_the_attacking_cat_or_a_joker() -> None:
    table = Table(["", "8"], ["1 2 3 4", "8 J 3 4"]).play("play blue1 1 0, face pink5")
    assert table.legal() == ["defend joker", "pass"]  # the blue 8 is the attacked cat, not the attacking one


def test_R48_both_cards_are_discarded_and_the_land_stays() -> None:
    table = Table(["", "9 8"], ["1 2 3 4", "J 2 3 4"]).play("play blue1 1 0, face pink5, defend joker, face blue8")
    assert table.dream(1)[0] == "9 8" and table.discards() == ["blue1", "joker"]


def test_R49_the_attacker_may_repeat() -> None:
    table = Table(["", "8"], ["1 2 3 4", "1 2 3 4"]).play("play blue1 1 0, face pink5, defend blue1, face blue8")
    assert table.asked() == (REPEAT, 0) and table.legal() == ["stop"]


def test_R50_with_the_same_card_or_a_joker() -> None:
    table = Table(["", "8"], ["1 1 J 8", "1 2 3 4"]).play("play blue1 1 0, face pink5, defend blue1, face blue8")
    assert table.legal() == ["again blue1", "again joker", "stop"]


def test_R51_R52_until_somebody_gives_up() -> None:
    table = Table(["", "8"], ["1 1 1 8", "1 1 J 4"])
    table.play("play blue1 1 0, face pink5, defend blue1, face pink5, again blue1, face pink5, defend joker, face pink5")
    table.play("again blue1, face pink5, pass")
    assert table.discards() == ["blue1", "blue1", "blue1", "joker", "blue8", "blue1"]
    assert table.asked() == (NINE, 0)


def test_R53_whoever_played_draws_at_once() -> None:
    table = Table(["", "8"], ["1 1 2 3", "1 1 2 3"]).play("play blue1 1 0")
    assert table.asked() == (DRAW, 0)
    table.play("face pink5, defend blue1")
    assert table.asked() == (DRAW, 1)
    table.play("face pink5, again blue1")
    assert table.asked() == (DRAW, 0)
    table.play("face pink4")
    assert len(table.hand(0)) == len(table.hand(1)) == 4


def test_R53_a_card_just_drawn_may_defend() -> None:
    table = Table(["", "8"], ["1 1 2 3", "1 2 2 3"])
    table.play("play blue1 1 0, face pink5, defend blue1, face joker, again blue1, face pink5")
    assert table.can("defend joker")


def test_R54_an_undefended_attack_takes_effect() -> None:
    table = Table(["", "8"], ["1 2 3 4", "1 2 3 4"]).play("play blue1 1 0, face pink5")
    assert table.dream(1)[0] == "8"
    table.play("pass")
    assert table.dream(1)[0] == ""


def test_R55_an_attacker_who_stops_gets_nothing() -> None:
    table = Table(["", "8"], ["1 1 3 4", "1 2 3 4"]).play("play blue1 1 0, face pink5, defend blue1, face blue8, stop")
    assert table.dream(0) == ["", "", "", ""] and table.dream(1)[0] == "8" and table.seats_turn(1)


def test_R56_only_a_repeated_attack_plays_a_second_card() -> None:
    table = Table(["", "8|9"], ["1 1 3 4", "1 2 3 4"]).play("play blue1 1 0, face pink5, defend blue1, face blue8")
    assert table.legal() == ["again blue1", "stop"]


def test_A10_the_announced_cat_counts() -> None:
    table = Table(["", "8"], ["J 1 8 J", "1 8 3 4"]).play("joker blue1 1 0, face pink5")
    assert table.legal() == ["defend blue1", "pass"]
    table.play("defend blue1, face pink5")
    assert table.legal() == ["again blue1", "again joker", "stop"]  # not the 8: no change from friends to fight
    table.play("again joker, face pink5, pass")
    assert table.discards()[-2:] == ["blue8", "joker"] and table.asked() == (NINE, 0)


def test_A13_a_defending_joker_needs_no_word() -> None:
    table = Table(["", "8"], ["1 2 3 4", "J 2 3 4"]).play("play blue1 1 0, face pink5, defend joker, face pink5")
    assert table.dream(1)[0] == "8"


def test_A8_A9_laid_refilled_answered_met_rewarded() -> None:
    table = Table(["", "8"], ["1 2 3 4"]).play("play blue1 1 0")
    asks = [question.ask for question in reversed(table.state.questions())]
    assert asks == [DRAW, DEFEND, MEET]
    table.play("face joker")  # the new card is known before the land is chosen
    assert "joker" in table.hand(0) and table.dream(1)[0] == "8" and table.discards() == []
    table.play("pass")
    assert table.asked() == (NINE, 0) and table.discards() == ["blue8", "blue1"]


def test_A8_a_card_on_the_table_is_in_no_pile() -> None:
    table = Table(["8"], ["1 2 3 4"]).empty_pile("raven", "raven")
    table.play("play blue1 0 0")
    assert table.legal() == ["shuffle"]
    table.play("shuffle")
    assert table.legal() == ["face raven"] and table.state.pile == 2
    table.play("face raven")
    assert table.discards() == ["blue8", "blue1"]


def test_A4_a_pair_without_room_is_lost_and_so_is_the_rivals_cat() -> None:
    table = Table(["5|6|7|9 9 9", "8"], ["8 1 1 1"]).play("play blue8 1 0, face pink4, pass")
    assert table.discards() == ["blue8", "blue8"] and table.dream(1)[0] == "" and table.seats_turn(1)


def test_A4_pair_partial_lays_the_cat_alone() -> None:
    table = Table(["5|6|7|9 9 9", "8"], ["J 1 1 1"], pair_partial="yes").play("joker blue8 1 0, face pink4, pass")
    assert table.legal() == ["pair 3"]
    table.play("pair 3")
    assert table.dream(0)[3] == "9 9 9 8" and table.discards() == ["joker"]
    table = Table(["5||7|9 9 9", "8"], ["8 1 1 1"], pair_partial="yes").play("play blue8 1 0, face pink4, pass")
    assert table.legal() == ["pair 1"]  # only if no land takes the whole pair


def test_A38_one_attack_is_repeated_at_most_twenty_times() -> None:
    table = Table(["", "8"], ["1 1 J J", "1 1 J J"])
    table.play("play blue1 1 0, face pink5, defend blue1, face pink5")
    table.state.repeats = REPEATS
    assert table.legal() == ["stop"]


def test_A20_the_defending_card_lies_on_the_attacking_one() -> None:
    table = Table(["", "8"], ["J 2 3 4", "1 2 3 4"]).play("joker blue1 1 0, face pink5, defend blue1, face blue8")
    assert table.discards() == ["joker", "blue1"]
