"""Who knows what, H1 to H8."""

from __future__ import annotations

import json

from kociarnia.engine import QuickDice
from kociarnia.games.koty.rules.deck import FACES
from kociarnia.games.koty.rules.state import DEFEND, REPEAT
from kociarnia.games.koty.tests.table import ANY, Table


def test_H1_a_hand_is_seen_by_its_owner() -> None:
    table = Table([], ["1 2 3 4", "5 6 7 8"]).play("play blue1 0 0, face joker")
    assert "joker" in table.hand(0, 0)
    assert table.hand(0, 1) == table.hand(0, 2) == ["?"] * 4


def test_H2_a_reshuffle_makes_the_discards_unknown() -> None:
    table = Table([], ["1 2 3 4"]).empty_pile("raven", "joker").play("play blue1 0 0, shuffle")
    for observer in range(3):
        view = table.view(observer)
        assert len(view.discards) == 0 and view.pile == 2


def test_H3_nobody_knows_a_nine_from_the_pile_not_even_the_server() -> None:
    table = Table(["8"], ["1 2 3 4"]).play("play blue1 0 0, face pink5, nine 0")
    assert table.nines(0, 0) == ["?"]
    assert all(table.nines(0, 0, observer) == ["?"] for observer in range(3))


def test_H3_a_nine_of_an_old_pile_cannot_come_up_in_the_new_one() -> None:
    table = Table(["8", "9"], ["1 2 3 4"]).pile_of("joker", "5").play("play blue1 0 0, face pink5, nine 0")
    table.play("play blue1 1 0, shuffle")
    faces = {table.koty.setup.deck.keys[face] for face in range(1, FACES) if table.state.bag[face]}
    assert faces == {"blue1", "blue8"}  # the discards, and nothing that lies under the nines
    assert sum(table.state.buried[1:]) == table.state.aged == 2
    assert list(table.view(0).buried) == [0] * FACES  # with hidden hands nobody can count them


def test_H4_a_nine_that_all_saw_is_remembered() -> None:
    table = Table(["2"], ["2 1 3 4"]).play("play yellow2 0 0, face blue1, pair 0")
    assert all(table.nines(0, 0, observer) == ["yellow2"] for observer in range(3))


def test_H5_discards_are_seen_by_all() -> None:
    table = Table(["", "8"], ["J 2 3 4", "1 2 3 4"]).play("joker blue1 1 0, face pink5, defend blue1, face pink5")
    for observer in range(3):
        assert table.view(observer).discards == table.state.discards


def test_H6_an_owls_catch_stays_known() -> None:
    table = Table(["", "8"], ["1 2 3 4", "owl 2 3 4"], owl=4).play("play blue1 1 0, face pink5, owl")
    assert table.hand(1, 0) == ["?", "?", "?", "blue1"]
    table.play("play yellow2 1 1, face blue1")  # a second blue 1, which nobody has seen
    assert table.hand(1, 0) == ["?", "?", "?", "blue1"]
    table.play("play yellow2 0 1, face blue8, play blue1 1 2, face blue8")
    assert table.hand(1, 0) == ["?", "?", "?", "?"]  # which of the two is left, nobody can tell


def test_H6_an_exchange_ends_it() -> None:
    table = Table(["", "8"], ["1 2 3 4", "owl 2 3 4"], owl=4, hidden_exchange="yes").play("play blue1 1 0, face pink5, owl")
    table.play("exchange")
    assert table.discards()[-1] == "blue1"
    view = table.view(0)
    assert [table.koty.setup.deck.keys[face] for face in view.discards] == ["owl", "?", "?", "?", "blue1"]


def test_H7_the_size_of_lands_is_public() -> None:
    table = Table(["9 9 9 8|9"], [])
    assert list(table.view(2).depth[:2]) == [3, 1]


def test_H8_everybody_is_asked_whatever_they_hold() -> None:
    for hand in ("1 J 2 3", "2 2 3 3"):
        table = Table(["", "8"], ["1 2 3 4", hand]).play("play blue1 1 0, face pink5")
        assert table.asked() == (DEFEND, 1)
    table = Table(["", "8", "", ""], ["1 2 3 4", ANY.replace("1", "5"), ANY, "6 6 6 6"], teams="yes")
    table.play("play blue1 1 0, face pink5, pass")
    assert table.asked() == (DEFEND, 3) and table.legal() == ["pass"]
    table = Table(["", "8"], ["1 2 3 4", "1 2 3 4"]).play("play blue1 1 0, face pink5, defend blue1, face pink5")
    assert table.asked() == (REPEAT, 0) and table.legal() == ["stop"]


def test_H1_two_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it() -> None:
    table = Table(["9 8", "9 9|8"], ["1 2 3 4", "J 1 6 6"]).play("play blue1 1 1, face pink5")
    rules = table.koty
    seen = json.dumps(table.view(0).dump())
    for seed in range(20):
        world = rules.imagine(table.view(0), QuickDice(seed))
        assert json.dumps(rules.redact(world, 0).dump()) == seen
