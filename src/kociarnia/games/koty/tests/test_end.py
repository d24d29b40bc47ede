"""Chapters 12 and 13: the draw pile, the end, the score."""

from __future__ import annotations

import pytest

from kociarnia.engine import Record
from kociarnia.games.koty import GAME
from kociarnia.games.koty.rules.score import complete, ranked
from kociarnia.games.koty.rules.state import NINE, PAIR
from kociarnia.games.koty.show.scene import facts
from kociarnia.games.koty.tests.table import ANY, Table


def test_R66_the_discards_become_the_draw_pile() -> None:
    table = Table([], ["1 2 3 4"]).empty_pile("raven", "joker", "8").play("play blue1 0 0")
    assert table.legal() == ["shuffle"] and table.dealer
    table.play("shuffle")
    assert table.state.pile == 3 and table.discards() == []
    assert table.legal() == ["face blue8", "face raven", "face joker"]


def test_R67_three_lands_of_three_nines() -> None:
    table = Table(["9 9 9 8|9 9 9|9 9|8"], ["1 2 3 4"]).play("play blue1 0 3, face pink5")
    assert not table.over
    table.play("nine 2")
    assert table.over and complete(table.state, 0)


def test_R67_a_pair_may_complete_it() -> None:
    table = Table(["9 9 9|9 9 9|9 9|8"], ["8 2 3 4"]).play("play blue8 0 3, face pink5, pair 2")
    assert table.over and table.dream(0)[2] == "9 9 9 8"


def test_R68_both_piles_empty_and_a_card_to_draw() -> None:
    table = Table([], ["1 2 3 4"]).empty_pile().play("play blue1 0 0")
    assert table.over and table.state.exhausted


def test_R69_everybody_counts() -> None:
    table = Table(["8", "9 9"], ["1 2 3 4"]).empty_pile().play("play blue1 0 1")
    assert table.over and table.scores() == [9, 18] and table.places() == [2, 1]


def test_R70_A23_the_top_card_times_two_for_each_nine_under_it() -> None:
    assert Table(["9 9 9 8|9 9 R|9|9 9"], []).scores()[0] == 64 + 0 + 9 + 18


def test_R71_most_cats_win() -> None:
    assert ranked([10, 30, 20], [0, 0, 9]) == [3, 1, 2]


def test_R72_A24_then_most_nines() -> None:
    assert ranked([30, 30, 20], [2, 3, 9]) == [2, 1, 3]
    table = Table(["9 9|9 R", "9 9"], [])  # the nine under the raven counts too
    assert table.scores() == [18, 18] and table.places() == [1, 2]


def test_R73_then_the_place_is_shared() -> None:
    assert ranked([30, 30, 20, 20, 10], [2, 2, 1, 1, 0]) == [1, 1, 3, 3, 5]


def test_A19_an_empty_draw_pile_alone_ends_nothing() -> None:
    table = Table([], ["1 2 3 4"]).pile_of("8").play("play blue1 0 0, face blue8")
    assert table.state.pile == 0 and table.seats_turn(1)


def test_A19_the_turn_is_finished_without_drawing() -> None:
    table = Table(["", "8"], ["1 1 3 4", "1 2 3 4"]).empty_pile().play("play blue1 1 0")
    assert table.state.exhausted and table.legal() == ["defend blue1", "pass"]
    table.play("defend blue1")
    assert table.legal() == ["again blue1", "stop"]  # defence and repeat from the hand remain possible
    table.play("again blue1, pass")
    assert table.over and table.dream(1)[0] == "" and table.dream(0) == ["", "", "", ""]  # and no nine is drawn


def test_A19_friends_at_home_give_no_nine() -> None:
    table = Table(["8"], ["1 2 3 4"]).empty_pile().play("play blue1 0 0")
    assert table.over and table.discards() == ["blue8", "blue1"]


def test_A19_a_pair_is_still_laid_and_may_complete_the_dream() -> None:
    table = Table(["9 9 9|9 9 9|9 9|8"], ["8 2 3 4"]).empty_pile().play("play blue8 0 3")
    assert table.asked() == (PAIR, 0) and table.state.exhausted
    table.play("pair 2")
    assert table.over and complete(table.state, 0)


def test_A19_an_owl_still_ends_the_attack() -> None:
    table = Table(["", "8"], ["1 2 3 4", "owl 2 3 4"], owl=4).empty_pile().play("play blue1 1 0, owl")
    assert table.over and "blue1" in table.hand(1)


def test_A19_exhaustion_immediate() -> None:
    table = Table([], ["1 2 3 4"], exhaustion_immediate="yes").pile_of("8").play("play blue1 0 0, face blue8")
    assert table.over and table.state.exhausted
    table = Table(["8"], ["1 2 3 4"], exhaustion_immediate="yes").pile_of("8").play("play blue1 0 0, face blue8")
    assert table.over and table.dream(0) == ["", "", "", ""]  # the turn is finished without a nine


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_A19_five_players_cannot_exhaust_the_base_deck(players: int) -> None:
    most = 4 * players - 1 + 2 + (2 * 4 + 2 * 3) * players  # hands, the table, dreams that have not ended the game
    assert most < 95


def test_A21_a_forfeited_nine_is_shown() -> None:
    table = Table(["8|7|6|5"], ["1 2 3 4"]).play("play blue1 0 0, face pink5")
    assert table.asked() == (NINE, 0)  # the land of the two cats is free now
    table = Table(["9 9 9 8|7|6|5"], ["1 2 3 4"]).play("play blue1 0 0, face pink5, face joker")
    for observer in range(3):
        assert table.view(observer).discards[-1] == table.koty.setup.deck.keys.index("joker")


def test_A22_the_end_comes_at_once() -> None:
    table = Table(["9 9 9|9 9 9|9 9|8", "9"], ["1 2 3 4", ANY]).play("play blue1 0 3, face pink5, nine 2")
    assert table.over and table.state.turns == 0


def test_A22_finish_round() -> None:
    table = Table(["9 9 9|9 9 9|9 9|8", "9"], ["1 2 3 4", "8 8 8 8"], finish_round="yes")
    table.play("play blue1 0 3, face pink5, nine 2")
    assert table.state.closing and table.seats_turn(1)
    table.play("play blue8 1 0, face pink5")
    assert table.over


def test_A38_the_turn_cap() -> None:
    table = Table([], ["1 2 3 4", "1 2 3 4"], turn_cap=5)
    table.state.turns = 9
    table.play("play blue1 0 0, face pink5")
    assert table.over and table.state.turns == 10
    table = Table([], ["1 2 3 4", "1 2 3 4"], turn_cap=5)
    table.state.turns = 8
    assert not table.play("play blue1 0 0, face pink5").over


def test_A38_a_thousand_turns_for_each_player() -> None:
    assert Table([], [ANY] * 3).koty.setup.turn_cap == 3000


def test_A38_matches_of_the_first_version_had_a_hundred() -> None:
    record = Record(GAME.name, 1, 3)
    assert record.rules(GAME).options["turn_cap"] == 100
    assert Record(GAME.name, GAME.version, 3).rules(GAME).options["turn_cap"] == 1000


@pytest.mark.parametrize("plain", [False, True])
def test_R67_the_table_says_who_has_how_many_of_the_lands_that_end_the_game(plain: bool) -> None:
    table = Table(["9 9 9 5|9 9|9", "9 9 9|9 9 9 8"], [ANY, ANY])
    for language, near, mine, other in (
        ("en", "To the end: Jan 2 of 3 lands", "lands of three “9”s: 1 of 3", "lands of three “9”s: 2 of 3"),
        ("pl", "Do końca: Jan 2 z 3 krain", "krainy z trzema „9”: 1 z 3", "krainy z trzema „9”: 2 z 3"),
    ):
        words = GAME.words(language, ["Ola", "Jan"], 0)
        text = GAME.presenter(GAME.settle(2)).text(table.koty, table.view(0), 0, words, plain)
        assert near in text
        assert [any(note in line for line in text) for note in (mine, other)] == [True, True]
    assert GAME.words("en", ["Ola", "Jan"], 1)(facts(table.koty.setup, table.view(1))[1]) == "To the end: you have 2 of 3 lands"


def test_A38_the_table_does_not_speak_of_the_fuse() -> None:
    table = Table([], [ANY])
    for language, turn in (("en", "Turn 1"), ("pl", "Tura 1")):
        assert [GAME.words(language)(fact) for fact in facts(table.koty.setup, table.view(0))] == [turn]
