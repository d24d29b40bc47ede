"""Chapters 9 to 11: covering a "9", the exchange, the joker in short."""

from __future__ import annotations

from kociarnia.games.koty.tests.table import Table


def test_R57_a_cat_covers_a_rivals_nine() -> None:
    table = Table(["", "9 9"], ["1 2 3 4"]).play("play blue1 1 0, face pink5")
    assert table.dream(1)[0] == "9 9 1" and table.scores() == [0, 4] and table.seats_turn(1)


def test_R58_a_raven_covers_a_rivals_nine() -> None:
    table = Table(["", "9 9"], ["R 2 3 4"]).play("play raven 1 0, face pink5")
    assert table.dream(1)[0] == "9 9 R" and table.scores() == [0, 0] and table.seats_turn(1)


def test_R59_no_raven_on_a_cat_or_an_empty_land() -> None:
    table = Table(["7", "8|9 5"], ["R R R R"])
    assert table.legal() == ["exchange"]


def test_R60_a_raven_has_two_uses() -> None:
    table = Table(["9 R|9|8|", "9 R|9|8|"], ["R R R R"])
    assert table.legal() == ["play raven 0 0", "play raven 1 1", "exchange"]


def test_R61_what_is_forbidden() -> None:
    table = Table(["9 R|9", "9 R|2|"], ["1 1 R R"])
    assert table.cannot("play blue1 1 2")  # a rival's empty land
    assert table.cannot("play blue1 0 0", "play blue1 1 0")  # on a raven
    assert table.cannot("play blue1 1 1")  # another colour
    assert table.cannot("play raven 0 1")  # the own nine
    assert table.cannot("play raven 1 0")  # a rival's raven


def test_R62_an_exchange() -> None:
    table = Table([], ["1 2 3 4"]).play("exchange, face pink4, face blue1, face yellow2, face green3")
    assert table.discards() == ["pink4", "blue1", "yellow2", "green3"] and table.hand(0) == []
    table.play("face blue8, face blue8, face raven, face joker")
    assert table.hand(0) == ["blue8", "blue8", "raven", "joker"] and table.seats_turn(1)


def test_A26_an_exchange_is_always_allowed() -> None:
    assert Table(["8"], ["1 8 J 2"]).can("exchange")


def test_R63_a_joker_as_a_cat_on_a_cat_anywhere() -> None:
    table = Table(["8", "5"], ["J 2 2 2"])
    assert table.plays("joker") == ["joker blue1 0 0", "joker blue8 0 0", "joker pink4 1 0", "joker pink5 1 0"]


def test_R64_a_joker_as_a_raven_at_home_only() -> None:
    table = Table(["9 R", "9 R"], ["J 2 2 2"])
    assert table.plays("joker") == ["joker raven 0 0"]


def test_R65_no_joker_on_an_empty_land_or_a_nine() -> None:
    table = Table(["9|", "9|"], ["J J J J"])
    assert table.legal() == ["exchange"]


def test_A14_nobody_reacts_to_covering() -> None:
    table = Table(["", "9"], ["1 2 3 4", "1 J J 8"]).play("play blue1 1 0, face pink5")
    assert table.seats_turn(1)


def test_A20_the_exchange_shows_the_cards_to_all() -> None:
    table = Table([], ["1 2 3 4"]).play("exchange, face pink4, face blue1, face yellow2, face green3")
    for observer in range(3):
        assert sorted(table.view(observer).discards) == sorted(table.state.discards)


def test_A20_hidden_exchange_keeps_them_unseen() -> None:
    table = Table([], ["1 2 3 4"], hidden_exchange="yes").play("exchange")
    assert table.discards() == ["blue1", "yellow2", "green3", "pink4"]
    assert table.view(0).discards == table.state.discards
    assert list(table.view(1).discards) == list(table.view(2).discards) == [0, 0, 0, 0]
    table.play("face blue8, face blue8, face raven, face joker")
    assert table.seats_turn(1)


def test_A20_hidden_cards_come_back_in_the_reshuffle() -> None:
    table = Table([], ["1 2 3 4"], hidden_exchange="yes").pile_of().play("exchange, shuffle")
    assert table.state.pile == 4 and table.legal() == ["face blue1", "face yellow2", "face green3", "face pink4"]


def test_A25_an_exchange_works_even_with_empty_piles() -> None:
    table = Table([], ["1 2 3 4"]).empty_pile()
    table.play("exchange, face pink4, face blue1, face yellow2, face green3, shuffle")
    table.play("face pink4, face blue1, face yellow2, face green3")
    assert table.seats_turn(1) and not table.state.exhausted
