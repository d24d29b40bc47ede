"""Chapters 1 and 2: cards, dreams, set-up."""

from __future__ import annotations

import pytest

from kociarnia.engine import CHANCE
from kociarnia.engine.scripted import Scripted
from kociarnia.games.koty import GAME
from kociarnia.games.koty.rules.deck import CATS, FACES, JOKER, RAVEN, Deck
from kociarnia.games.koty.rules.score import land
from kociarnia.games.koty.rules.state import LANDS
from kociarnia.games.koty.tests.table import Table

NO_NIGHT = {"moth": 0, "bat": 0, "owl": 0, "dragon": 0}


def test_R1_the_base_deck_has_95_cards() -> None:
    deck = Deck(NO_NIGHT)
    assert deck.size == 95
    assert sum(deck.bag[1 : CATS + 1]) == 80
    assert (deck.bag[RAVEN], deck.bag[JOKER]) == (10, 5)


def test_R2_every_colour_has_two_values_that_make_nine() -> None:
    deck = Deck(NO_NIGHT)
    pairs = {(deck.colour[cat], deck.value[cat], deck.value[deck.friend[cat]]) for cat in range(1, CATS + 1)}
    assert pairs == {
        ("blue", 1, 8), ("blue", 8, 1), ("yellow", 2, 7), ("yellow", 7, 2), ("green", 3, 6), ("green", 6, 3),
        ("pink", 4, 5), ("pink", 5, 4),
    }  # fmt: skip


def test_A1_ten_cards_of_each_value() -> None:
    assert list(Deck(NO_NIGHT).bag[1 : CATS + 1]) == [10] * CATS


def test_R3_a_raven_counts_nothing() -> None:
    assert Table(["9 9 9 R"], []).scores() == [0, 0]


def test_R4_R5_a_card_lying_face_down_is_a_nine_whatever_it_is() -> None:
    table = Table(["4"], ["J 1 1 1"]).play("joker pink4 0 0, face blue8, pair 0")
    assert table.nines(0, 0) == ["joker"]
    assert table.dream(0)[0] == "9 4"
    assert Table(["9"], []).scores() == [9, 0]
    assert max(Deck(NO_NIGHT).value) < Deck(NO_NIGHT).nine


def test_R6_every_back_doubles() -> None:
    deck = Deck(NO_NIGHT)
    assert [land(deck, 2, depth) for depth in range(4)] == [8, 16, 32, 64]


def test_R7_a_dream_has_four_lands() -> None:
    table = Table([], ["1 2 3 4"])
    assert [move for move in table.legal() if move.startswith("play blue1 0")] == [f"play blue1 0 {n}" for n in range(4)]


def test_R8_a_land_holds_four_cards() -> None:
    full = Table(["9 9 9 5"], ["1 2 3 6"])
    assert not [move for move in full.plays() if move.endswith(" 0 0")]


def test_R9_values_are_points() -> None:
    assert Table(["8|7|1"], []).scores() == [16, 0]


def test_R10_how_many_nines_lie_in_a_land_is_public() -> None:
    table = Table(["9 9 5|9"], [])
    for observer in range(3):
        assert list(table.view(observer).depth[:4]) == [2, 1, 0, 0]


def dealt(players: int, **options: str) -> Scripted:
    table = Scripted(GAME.rules(players, {"first": "1", **options}))
    table.play("begin 0")
    for number in range(4 * players):
        table.play(f"face {('blue1', 'yellow2', 'green3', 'pink4')[number % 4]}")
    return table


@pytest.mark.parametrize("players", range(2, 7))
def test_R11_R13_R14_four_cards_each_and_an_empty_dream(players: int) -> None:
    table = dealt(players)
    state = table.state
    for seat in range(players):
        assert sum(state.hands[seat * FACES : seat * FACES + FACES]) == 4
    assert state.pile == 95 - 4 * players and len(state.discards) == 0
    assert list(state.tops) == list(state.depth) == [0] * (players * LANDS)
    assert table.actor == 0


def test_R12_hands_are_secret() -> None:
    table = dealt(3)
    for observer in range(4):
        view = table.view(observer)
        for seat in range(3):
            assert view.hands[seat * FACES] == (0 if seat == observer else 4)


def test_R15_no_night_cards_in_the_base_game() -> None:
    assert GAME.rules(2).inventory(GAME.rules(2).start())[0].bag[11:] == [0, 0, 0, 0]


def test_R16_A39_the_starter_is_drawn_or_named() -> None:
    by_lot = Scripted(GAME.rules(4))
    assert by_lot.actor == CHANCE and by_lot.legal() == [f"begin {seat}" for seat in range(4)]
    assert Scripted(GAME.rules(4, {"first": "3"})).legal() == ["begin 2"]


def test_A2_two_to_six_players() -> None:
    assert GAME.seats == (2, 6)
