"""Special lands: R25 to R29."""

from __future__ import annotations

import pytest

from kociarnia.games.sen import GAME
from kociarnia.games.sen.tests.table import SenTable

FOUR = range(4)


def unknown(table: SenTable) -> list[int]:
    """How many cards each observer cannot locate."""
    return [int(table.view(observer).bag[0]) for observer in range(table.rules.players + 1)]


# --- Pick 1


def test_R25_pick_any_land_of_the_open_pile() -> None:
    table = SenTable(3).dealt("8").play("draw, face 3, discard, face 3, draw, face 2, discard, face 2")
    table.play("draw, face pick, use pick")
    assert set(table.legal()) == {"pick 8", "pick 3", "pick 2", "pick pick"}
    table.play("pick 3")
    assert set(table.legal()) == {f"keep {slot}" for slot in FOUR}
    table.play("keep 2, face 9")
    assert table.dream(2) == "3 5 3 ?" and table.asked == "turn 0"
    assert all(table.dream(2, observer).split()[2] == "3" for observer in range(4))


def test_R25_the_order_of_the_open_pile_does_not_change() -> None:
    table = SenTable().dealt("8").play("draw, face 3, discard, face 3, draw, face 2, discard, face 2")
    table.play("draw, face pick, use pick, pick 3, keep 3, face 9")
    assert table.open == "8 2 pick 9"


def test_A12_pick_1_may_take_itself() -> None:
    table = SenTable().dealt("8").play("draw, face pick, use pick, pick pick, keep 0, face 0")
    assert table.open == "8 0" and table.dream(0, 1) == "pick ? ? ?"


def test_A13_after_looking_through_the_pile_a_land_must_be_exchanged() -> None:
    table = SenTable().dealt("8").play("draw, face pick, use pick")
    assert table.asked == "pick 0" and all(move.startswith("pick") for move in table.legal())
    table.play("pick 8")
    assert table.asked == "place 0" and all(move.startswith("keep") for move in table.legal())


def test_A14_only_the_picker_looks_through_the_pile() -> None:
    table = SenTable(3).dealt("8").play("draw, face 3, discard, face 3, draw, face pick, use pick")
    assert table.shown("open", 1) == ["8", "3", "pick"]
    assert table.shown("open", 0) == table.shown("open", 2) == table.shown("open", 3) == ["pick"]
    [line] = table.told("pick 3", 0)
    assert line.say.key == "log-pick"
    assert table.shown("hand", 0) == table.shown("hand", 3) == ["3"]
    table.play("keep 1, face 1")
    assert table.dream(1, 0) == "? 3 ? ?"


def test_A14_equal_lands_are_one_choice_and_the_copy_nearest_the_top_is_taken() -> None:
    table = SenTable().dealt("8").play("draw, face 2, discard, face 2, draw, face 8, discard, face 8")
    table.play("draw, face 3, discard, face 3, draw, face pick, use pick")
    assert table.legal().count("pick 8") == 1
    assert table.play("pick 8, keep 3, face 9").open == "8 2 3 pick 9"


def test_A15_a_special_land_that_is_picked_does_not_act() -> None:
    table = SenTable().dealt("swap").play("draw, face pick, use pick, pick swap")
    assert table.asked == "place 0"
    assert table.play("keep 0, face 0").asked == "turn 1"


# --- Take 2


def test_R26_two_lands_are_taken_and_one_is_chosen() -> None:
    table = SenTable().dealt().play("draw, face take, use take")
    assert table.state.closed == 46 and table.dealer
    table.play("face 5, face 2")
    assert table.state.closed == 44 and table.hand(0) == "5 2" and table.legal() == ["choose 0", "choose 1"]
    table.play("choose 1")
    assert table.legal() == ["face 5"]
    table.play("face 5")
    assert table.hand(0) == "2" and table.open == "8 take 5"
    assert set(table.legal()) == {"discard"} | {f"keep {slot}" for slot in FOUR}
    assert table.play("keep 2, face 9").dream(0, 0) == "0 1 2 ?"


def test_R26_the_first_of_the_two_may_be_chosen_and_laid_down() -> None:
    table = SenTable().dealt().play("draw, face take, use take, face 5, face 2, choose 0, face 2")
    assert table.hand(0) == "5"
    assert table.play("discard, face 5").open == "8 take 2 5" and table.asked == "turn 1"


@pytest.mark.parametrize("special", ["pick", "take", "peek", "swap"])
def test_R27_the_land_chosen_may_act(special: str) -> None:
    table = SenTable().dealt().play(f"draw, face take, use take, face 5, face {special}, choose 1, face 5")
    assert f"use {special}" in table.legal()
    assert table.play(f"use {special}").open == f"8 take 5 {special}"


def test_A8_take_2_with_one_land_left() -> None:
    table = SenTable().dealt().drain(2, "take 9 9 9 9 9")
    seat = table.actor
    table.play("draw, face take, use take")
    assert table.state.closed == 1 and table.dealer
    table.play("face 9")
    assert table.asked == f"keep {seat}" and table.state.closed == 0 and "discard" in table.legal()
    table.play("discard, face 9")
    assert table.state.awake


def test_A8_take_2_with_two_lands_left_takes_both() -> None:
    table = SenTable().dealt().drain(3, "take 9 9 9 9 9").play("draw, face take, use take, face 9, face 9")
    assert table.asked.startswith("choose") and table.state.closed == 0
    assert table.play("choose 0, face 9, discard, face 9").state.awake


def test_A8_take_2_with_none_left_does_nothing() -> None:
    table = SenTable().dealt().drain(1, "take 9 9 9 9").play("draw, face take, use take")
    assert table.state.awake and table.open.endswith(" take")


def test_A9_take_2_may_follow_take_2_as_long_as_there_are_copies() -> None:
    table = SenTable().dealt().play("draw, face take, use take, face take, face 3, choose 0, face 3")
    table.play("use take, face 1, face take, choose 1, face 1, use take, face 2, face 6, choose 0, face 6, keep 3, face 9")
    assert table.open == "8 take 3 take 1 take 6 9" and table.dream(0, 0) == "0 1 ? 2" and table.asked == "turn 1"
    assert table.state.closed == 47 - 1 - 6


def test_A9_the_land_put_aside_never_acts() -> None:
    table = SenTable().dealt().play("draw, face take, use take, face swap, face 3, choose 1, face swap")
    assert table.asked == "keep 0" and "use swap" not in table.legal()


def test_A10_order_of_the_lands_of_take_2_on_the_open_pile() -> None:
    table = SenTable().dealt("8").play("draw, face take, use take, face 6, face 5, choose 1, face 6, keep 1, face 1")
    assert table.open == "8 take 6 1"


def test_A11_the_player_sees_both_lands_and_rivals_the_rejected_one() -> None:
    table = SenTable(3).dealt().play("draw, face take, use take, face 5, face 2")
    assert [table.hand(observer) for observer in range(4)] == ["5 2", "? ?", "? ?", "? ?"]
    words = GAME.words("en")
    assert [words(choice.label) for choice in table.choices()] == ["keep 5 ravens", "keep 2 ravens"]
    table.play("choose 1, face 5")
    assert [table.hand(observer) for observer in range(4)] == ["2", "?", "?", "?"]
    assert table.shown("open", 1) == ["5"]


# --- Peek 1


def test_R28_look_at_any_land_of_any_dream() -> None:
    table = SenTable(3).dealt().play("draw, face peek, use peek")
    assert set(table.legal()) == {f"peek {seat} {slot}" for seat in range(3) for slot in FOUR}
    table.play("peek 2 3, face 9")
    assert table.dream(2) == "3 5 ? 9" and table.seen_by(2, 3) == [0]


def test_R28_the_own_dream_may_be_looked_at() -> None:
    table = SenTable().dealt().play("draw, face peek, use peek, peek 0 2, face 6")
    assert table.dream(0, 0) == "0 1 6 ?" and table.dream(0, 1) == "? ? ? ?"


def test_R28_a_land_known_to_its_owner_is_what_it_was() -> None:
    table = SenTable().dealt().play("draw, face peek, use peek, peek 1 1")
    assert table.legal() == ["face 1"]
    assert table.play("face 1").seen_by(1, 1) == [0, 1]


def test_A18_rivals_see_which_land_is_looked_at_and_not_its_face() -> None:
    table = SenTable(3).dealt().play("draw, face peek, use peek")
    [line] = table.told("peek 1 3", 2)
    assert line.say.key == "log-peek" and line.say.args["slot"] == 4
    assert table.told("face 9", 2) == []
    assert [table.dream(1, observer) for observer in range(4)] == ["? ? ? 9", "0 1 ? ?", "? ? ? ?", "? ? ? ?"]


# --- Swap 2


def test_R29_two_lands_of_any_dreams_change_places() -> None:
    table = SenTable(3).dealt().play("draw, face swap, use swap")
    assert set(table.legal()) == {f"swap {seat} {slot}" for seat in range(3) for slot in FOUR}
    table.play("swap 1 0, with 2 1")
    assert [table.dream(seat) for seat in range(3)] == ["0 1 ? ?", "5 1 ? ?", "3 0 ? ?"]


def test_R29_one_of_them_may_be_the_own() -> None:
    table = SenTable(3).dealt().play("draw, face swap, use swap, swap 0 1, with 2 3")
    assert table.dream(0) == "0 ? ? ?" and table.dream(2) == "3 5 ? 1"


def test_R29_A17_nobody_sees_the_lands_that_are_swapped() -> None:
    table = SenTable(3).dealt().play("draw, face swap, use swap")
    before = unknown(table)
    table.play("swap 0 1, with 1 3")
    assert unknown(table) == before and table.asked == "turn 1"


def test_A16_the_two_lands_are_of_different_dreams() -> None:
    table = SenTable(3).dealt().play("draw, face swap, use swap, swap 1 1")
    assert set(table.legal()) == {f"with {seat} {slot}" for seat in (0, 2) for slot in FOUR}


def test_A16_the_option_allows_two_of_the_same_dream() -> None:
    table = SenTable(3, swap_same_dream="yes").dealt().play("draw, face swap, use swap, swap 1 1")
    assert set(table.legal()) == {f"with {seat} {slot}" for seat in range(3) for slot in FOUR} - {"with 1 1"}
    table.play("with 1 3")
    assert table.dream(1, 1) == "0 ? ? 1"


def test_E22_knowledge_goes_with_the_land() -> None:
    table = SenTable(3).dealt("8").play("draw, face 3, keep 0, face 0")
    table.play("draw, face swap, use swap, swap 0 0, with 1 1")
    assert table.dream(0, 0) == "? 1 ? ?" and table.dream(1, 0) == "? 3 ? ?"
    assert table.dream(0, 1) == "1 ? ? ?" and table.dream(1, 1) == "0 ? ? ?"
    assert table.dream(0, 2) == table.dream(1, 2) == "? ? ? ?"
