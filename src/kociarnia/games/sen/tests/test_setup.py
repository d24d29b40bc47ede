"""Aim and set-up: R1 to R11."""

from __future__ import annotations

import pytest

from kociarnia.engine import Refusal
from kociarnia.games.sen import GAME
from kociarnia.games.sen.tests.table import SenTable, results


def test_R1_the_fewest_ravens_are_best() -> None:
    table = SenTable(3, round_turn_cap=5, rounds=1).round("8 8 7 7", "0 0 1 1", "2 2 3 3", caller=None)
    assert table.rules.scores(table.state) == [30, 2, 10]
    assert table.rules.places(table.state) == [3, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R2_everybody_gets_four_lands_face_down(players: int) -> None:
    table = SenTable(players)
    assert table.state.closed == 56 and sum(table.rules.setup.deck.bag[1:]) == 56
    table.play("deal 0")
    for seat in range(players):
        assert table.dream(seat) == "? ? ? ?"


def test_R3_nobody_sees_a_land_while_they_are_dealt() -> None:
    table = SenTable(3).play("deal 0, face 8")
    for seat in range(3):
        assert [table.seen_by(seat, slot) for slot in range(4)] == [[], [], [], []]
        assert all(table.dream(seat, observer) == "? ? ? ?" for observer in range(4))


def test_R4_the_rest_is_the_closed_pile() -> None:
    table = SenTable(3).play("deal 0, face 8")
    assert table.state.closed == 56 - 3 * 4 - 1
    assert table.rules.setup.deck.size == table.state.closed + sum(table.state.sizes) + len(table.state.open)


def test_R5_the_top_land_begins_the_open_pile() -> None:
    table = SenTable().play("deal 0")
    assert table.open == "" and table.dealer and table.state.closed == 47
    table.play("face take")
    assert table.open == "take" and table.state.closed == 47
    assert all(table.named(table.view(observer).open) == "take" for observer in range(3))


def test_R6_dreams_and_closed_pile_lie_face_down_and_the_open_pile_face_up() -> None:
    table = SenTable(2).dealt("8").play("draw, face 5, keep 0, face 0, take 3, face 9")
    for reader in range(3):
        assert table.shown("dream.0", reader) == table.shown("dream.1", reader) == ["", "", "", ""]
        assert table.shown("closed", reader) == [""]
        assert table.shown("open", reader) == ["9"]


def test_R7_a_land_leaves_a_dream_face_up() -> None:
    table = SenTable(3).dealt("8").play("take 0, face 0")
    assert [table.named(table.view(observer).open) for observer in range(4)] == ["0"] * 4
    assert table.shown("open", 3) == ["0"]


@pytest.mark.parametrize("slots", [(0, 1), (0, 3), (2, 1), (3, 2)])
def test_R8_each_looks_at_any_two_own_lands(slots: tuple[int, int]) -> None:
    table = SenTable().play("deal 0, face 8")
    assert table.asked == "look 0" and table.legal() == ["look 0", "look 1", "look 2", "look 3"]
    table.play(f"look {slots[0]}, face 3")
    assert table.asked == "look 0" and f"look {slots[0]}" not in table.legal() and len(table.legal()) == 3
    table.play(f"look {slots[1]}, face 6")
    assert table.asked == "look 1"
    found = table.dream(0, 0).split()
    assert [found[slot] for slot in slots] == ["3", "6"] and found.count("?") == 2
    table.play("look 0, face 1, look 2, face 2")
    assert table.asked == "turn 0" and table.dream(1) == "1 ? 2 ?"


def test_R8_all_look_at_the_same_time() -> None:
    table = SenTable(3).play("deal 0, face 8")
    assert table.rules.waiting(table.state) == 0b111
    table.play("@2 look 3, face 9, @1 look 0, face 1, @2 look 0, face 2")
    assert table.rules.waiting(table.state) == 0b011
    table.play("@0 look 0, face 5, @0 look 3, face 6, look 1, face 3")
    assert table.asked == "turn 0" and table.rules.waiting(table.state) == 0b001
    assert [table.dream(seat) for seat in range(3)] == ["5 ? ? 6", "1 3 ? ?", "2 ? ? 9"]


def test_R9_rivals_do_not_see_what_is_looked_at() -> None:
    table = SenTable(3).dealt()
    for seat in range(3):
        for observer in range(4):
            if observer != seat:
                assert table.dream(seat, observer) == "? ? ? ?"


def test_R9_rivals_are_told_which_land_but_not_what_it_is() -> None:
    table = SenTable(3).play("deal 0, face 8")
    [line] = table.told("look 2", 1)
    assert line.say.key == "log-look" and line.say.args["slot"] == 3
    assert table.told("face 9", 1) == []
    table.play("look 1")
    [own] = table.told("face 6", 0)
    assert own.say.key == "log-glance" and own.fleeting


def test_R10_two_own_lands_are_known_and_two_are_not() -> None:
    table = SenTable(4).dealt()
    assert [table.dream(seat, seat) for seat in range(4)] == ["0 1 ? ?", "0 1 ? ?", "3 5 ? ?", "3 5 ? ?"]


def test_R11_somebody_begins_the_first_round() -> None:
    assert SenTable(4, first="3").legal() == ["deal 2"]
    assert SenTable(4, first="3").dealt().asked == "turn 2"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_E13_set_up(players: int) -> None:
    table = SenTable(players).dealt()
    assert table.state.closed == 55 - 4 * players and len(table.state.open) == 1
    for seat in range(players):
        assert [table.seen_by(seat, slot) for slot in range(4)] == [[seat], [seat], [], []]


def counts(deck: str) -> dict[str, int]:
    rules = SenTable(deck=deck).rules
    return {name: rules.setup.deck.bag[face] for face, name in enumerate(rules.setup.deck.names) if face}


def test_A1_three_decks_fit_the_counts_of_the_box() -> None:
    usual = dict.fromkeys("01235678", 4) | {"4": 0, "9": 5, "hourglass": 6, "pick": 4, "take": 3, "peek": 3, "swap": 3}
    assert counts("jubilee") == usual
    assert counts("six_nines") == usual | {"9": 6, "hourglass": 4, "pick": 5}
    fifteen = dict.fromkeys("01234", 4) | dict.fromkeys("567", 3) | {"8": 5, "9": 6, "hourglass": 4}
    assert counts("fifteen_faces") == fifteen | dict.fromkeys(("pick", "take", "peek", "swap"), 3)
    assert [sum(counts(deck).values()) for deck in ("jubilee", "six_nines", "fifteen_faces")] == [56, 56, 56]


def test_A1_ravens_on_the_special_lands() -> None:
    assert results("pick 0 0 0", "take 0 1 1", "peek 1 1 2", "swap 2 2 2", caller=None) == [4, 7, 10, 13]


def test_A2_two_to_five_may_play() -> None:
    assert [SenTable(players).dealt().state.closed for players in (2, 3, 4, 5)] == [47, 43, 39, 35]
    for players in (1, 6):
        with pytest.raises(Refusal):
            GAME.settle(players)


def test_A32_a_special_land_that_begins_the_open_pile_does_not_act() -> None:
    for special in ("pick", "take", "peek", "swap"):
        table = SenTable().dealt(special)
        assert table.asked == "turn 0" and not any(move.startswith("use") for move in table.legal())


def test_A35_the_first_player_is_drawn_by_lot_or_named() -> None:
    table = SenTable(4, first="lot")
    assert table.legal() == ["deal 0", "deal 1", "deal 2", "deal 3"]
    assert table.rules.weights(table.state) == [1, 1, 1, 1]
    assert table.play("deal 2, face 8").asked == "look 2"
    with pytest.raises(Refusal):
        GAME.settle(3, {"first": "4"})


def test_A35_the_lot_is_drawn_for_the_first_round_only() -> None:
    table = SenTable(3, first="lot").play("deal 1, face 8")
    while table.asked.startswith("look"):
        table.play(table.legal()[0]).play(table.spare())
    table.play("call")
    while table.asked.startswith("bare"):
        table.play(table.legal()[0])
    assert table.legal() == ["deal 2"]
