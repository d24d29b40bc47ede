"""The turn: R12 to R24."""

from __future__ import annotations

import pytest

from kociarnia.engine import Refusal
from kociarnia.games.sen.tests.table import SenTable

SLOTS = range(4)
SPECIAL = ("pick", "take", "peek", "swap")
ORDINARY = ("0", "1", "2", "3", "5", "6", "7", "8", "9", "hourglass")


def test_R12_one_of_two_actions_or_the_call() -> None:
    table = SenTable(3).dealt()
    assert set(table.legal()) == {"call", "draw"} | {f"take {slot}" for slot in SLOTS}
    assert table.play("take 0, face 0").asked == "turn 1"
    assert table.play("draw, face 5, discard, face 5").asked == "turn 2"


def test_R12_a_land_drawn_excludes_the_open_pile_and_the_call() -> None:
    table = SenTable().dealt().play("draw, face 5")
    assert set(table.legal()) == {"discard"} | {f"keep {slot}" for slot in SLOTS}


def test_R13_the_land_taken_is_exchanged() -> None:
    table = SenTable().dealt("3").play("take 2, face 7")
    assert table.dream(0) == "0 1 3 ?" and table.open == "7" and table.state.closed == 47
    assert table.shown("dream.0", 0) == ["", "", "", ""]


def test_R14_a_known_or_an_unknown_land_may_be_replaced() -> None:
    table = SenTable().dealt("3")
    assert {f"take {slot}" for slot in SLOTS} <= set(table.legal())
    known = SenTable().dealt("3").play("take 1")
    assert known.legal() == ["face 1"]
    unknown = SenTable().dealt("3").play("take 3")
    assert "face 9" in unknown.legal() and len(unknown.legal()) > 10


def test_R15_rivals_do_not_see_a_land_drawn() -> None:
    table = SenTable(3).dealt().play("draw, face 9")
    assert [table.hand(observer) for observer in range(4)] == ["9", "?", "?", "?"]
    assert table.asked == "keep 0" and table.state.closed == 42
    assert table.shown("hand", 0) == ["9"] and table.shown("hand", 1) == [""]


def test_R15_rivals_are_not_told_what_was_drawn() -> None:
    table = SenTable().dealt().play("draw")
    assert table.told("face 9", 1) == []
    table = SenTable().dealt().play("draw")
    [line] = table.told("face 9", 0)
    assert line.say.key == "log-drawn" and line.fleeting


def test_R16_a_land_drawn_may_be_exchanged() -> None:
    table = SenTable().dealt().play("draw, face 5, keep 3, face 9")
    assert table.dream(0, 0) == "0 1 ? 5" and table.open == "8 9" and table.asked == "turn 1"


def test_R17_a_land_drawn_may_be_put_on_the_open_pile() -> None:
    table = SenTable().dealt().play("draw, face 5, discard")
    assert table.legal() == ["face 5"]
    assert table.play("face 5").open == "8 5" and table.dream(0) == "0 1 ? ?" and len(table.state.hand) == 0


@pytest.mark.parametrize("special", SPECIAL)
def test_R18_a_special_land_drawn_may_be_used(special: str) -> None:
    assert f"use {special}" in SenTable().dealt().play(f"draw, face {special}").legal()


@pytest.mark.parametrize("face", ORDINARY)
def test_R18_an_ordinary_land_has_no_action(face: str) -> None:
    assert not [move for move in SenTable().dealt().play(f"draw, face {face}").legal() if move.startswith("use")]


@pytest.mark.parametrize("special", SPECIAL)
def test_R19_a_special_action_is_optional(special: str) -> None:
    table = SenTable().dealt().play(f"draw, face {special}")
    assert {"discard", "keep 0", "keep 3"} < set(table.legal())


@pytest.mark.parametrize("special", SPECIAL)
def test_R20_a_special_land_is_laid_before_it_acts(special: str) -> None:
    table = SenTable().dealt().play(f"draw, face {special}, use {special}")
    assert table.open == f"8 {special}" and len(table.state.hand) == 0 and not table.over
    assert not table.asked.startswith("turn")
    assert table.shown("open", 1)[-1] == special


@pytest.mark.parametrize("special", SPECIAL)
def test_R21_unused_it_is_a_land_like_any_other(special: str) -> None:
    kept = SenTable().dealt().play(f"draw, face {special}, keep 2, face 6")
    assert kept.dream(0, 0) == f"0 1 {special} ?" and kept.open == "8 6" and kept.asked == "turn 1"
    laid = SenTable().dealt().play(f"draw, face {special}, discard, face {special}")
    assert laid.dream(0) == "0 1 ? ?" and laid.open == f"8 {special}" and laid.asked == "turn 1"


def test_R22_only_a_land_of_the_closed_pile_may_act() -> None:
    for special in SPECIAL:
        table = SenTable().dealt().play(f"draw, face {special}, discard, face {special}")
        assert table.asked == "turn 1" and not [move for move in table.legal() if move.startswith("use")]
        table.play("take 0, face 0")
        assert table.asked == "turn 0"


def test_R22_a_special_land_that_leaves_a_dream_does_not_act() -> None:
    table = SenTable().dealt("3").play("take 2, face swap")
    assert table.open == "swap" and table.asked == "turn 1"


@pytest.mark.parametrize("special", SPECIAL)
def test_R23_a_special_land_of_the_open_pile_gives_no_action(special: str) -> None:
    table = SenTable().dealt(special).play("take 3")
    assert table.dealer
    assert table.play("face 9").asked == "turn 1" and table.dream(0) == f"0 1 ? {special}"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R24_the_player_to_the_left_is_next(players: int) -> None:
    table = SenTable(players, first="2").dealt()
    order = []
    for _ in range(players + 1):
        order.append(table.actor)
        table.pass_turn()
    assert order == [*range(1, players), 0, 1]


def test_R24_a_used_special_land_ends_the_turn_too() -> None:
    assert SenTable(3).dealt().play("draw, face peek, use peek, peek 1 3, face 9").asked == "turn 1"
    assert SenTable(3).dealt().play("draw, face swap, use swap, swap 1 1, with 2 1").asked == "turn 1"
    assert SenTable(3).dealt().play("draw, face pick, use pick, pick 8, keep 0, face 0").asked == "turn 1"


def test_E1_take_from_the_open_pile() -> None:
    table = SenTable().dealt("3").play("take 2, face 7")
    assert table.dream(0) == "0 1 3 ?" and table.open == "7" and table.asked == "turn 1"
    assert table.dream(0, 1) == table.dream(0, 2) == "? ? 3 ?"


def test_E2_keep_a_land_drawn() -> None:
    table = SenTable().dealt().play("draw, face 5, keep 1, face 1")
    assert table.dream(0) == "0 5 ? ?" and table.open == "8 1" and table.asked == "turn 1"
    assert table.dream(0, 1) == table.dream(0, 2) == "? ? ? ?"


def test_E3_reject_a_land_drawn() -> None:
    table = SenTable().dealt().play("draw, face 5, discard, face 5")
    assert table.dream(0) == "0 1 ? ?" and table.open == "8 5" and table.asked == "turn 1"


def test_E4_a_special_land_lies_on_the_open_pile_first() -> None:
    table = SenTable().dealt().play("draw, face peek, use peek")
    assert table.open == "8 peek" and table.asked == "peek 0"
    table.play("peek 1 3, face 9")
    assert table.dream(1, 0) == "? ? ? 9" and table.open == "8 peek" and table.asked == "turn 1"


def test_E21_no_action_is_offered_for_a_land_of_the_open_pile() -> None:
    table = SenTable().dealt("peek")
    assert not [move for move in table.legal() if move.startswith(("use", "peek"))]
    table.play("take 0, face 0")
    assert table.asked == "turn 1" and table.open == "0" and table.dream(0) == "peek 1 ? ?"


def test_A3_a_land_taken_from_the_open_pile_stays() -> None:
    table = SenTable().dealt("9").play("take 0")
    assert table.dealer and table.open == "" and table.dream(0) == "9 1 ? ?"
    assert table.play("face 0").open == "0"


def test_A4_only_the_top_of_the_open_pile_may_be_taken() -> None:
    table = SenTable().dealt("8").play("draw, face 3, discard, face 3")
    assert [move for move in table.legal() if move.startswith("take")] == [f"take {slot}" for slot in SLOTS]
    table.play("take 0, face 0")
    assert table.dream(1) == "3 1 ? ?" and table.open == "8 0"


@pytest.mark.parametrize("exchange", ["take 2", "draw, face 5, keep 2", "draw, face pick, use pick, pick 8, keep 2"])
def test_A5_the_slot_is_chosen_before_its_land_is_seen(exchange: str) -> None:
    table = SenTable().dealt().play(exchange)
    assert table.dealer and table.dream(0).split()[2] != "?"
    assert table.play("face 9").asked == "turn 1"


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    table = SenTable().dealt()
    before = table.state.dump()
    for move in ("discard", "use peek", "keep 0", "claim 0", "take 4", "face 5"):
        with pytest.raises(Refusal):
            table.play(move)
    assert table.state.dump() == before
