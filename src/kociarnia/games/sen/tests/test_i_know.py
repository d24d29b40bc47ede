"""The variant "I know what I have": R55 to R60."""

from __future__ import annotations

import pytest

from kociarnia.games.sen.tests.table import SenTable

WORDS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "hourglass"]


def knowing(players: int = 2, **options: int | str) -> SenTable:
    """Everybody knows the first two lands: 0 and 1 (seats 0 and 1), or 3 and 5."""
    return SenTable(players, i_know="yes", **options).dealt()


def test_R55_a_third_action_and_still_one_a_turn() -> None:
    table = knowing()
    assert set(table.legal()) == {"call", "draw"} | {f"{verb} {slot}" for verb in ("take", "claim") for slot in range(4)}
    assert table.play("claim 2, and 3, name 5, face 5, face 5").asked == "turn 1"


def test_R55_without_the_variant_there_is_none() -> None:
    assert not [move for move in SenTable().dealt().legal() if move.startswith("claim")]


def test_R56_only_the_number_of_ravens_matters() -> None:
    for number, special in (("7", "swap"), ("6", "peek"), ("5", "take")):
        table = knowing().play(f"claim 2, and 3, name {number}, face {number}, face {special}")
        assert table.dream(0) == "0 1 ?" and table.open == f"8 {number} {special}"


def test_R57_two_own_lands_are_pointed_at_then_named_then_uncovered() -> None:
    table = knowing().play("claim 1")
    assert table.asked == "pair 0" and table.legal() == ["and 0", "and 2", "and 3"]
    table.play("and 3")
    assert table.asked == "name 0" and table.legal() == [f"name {word}" for word in WORDS]
    assert table.dream(0, 1) == "? ? ? ?"
    table.play("name 1")
    assert table.dealer and table.legal() == ["face 1"]
    table.play("face 1")
    assert table.dream(0, 1) == "? 1 ? ?" and table.dealer and "face 1" in table.legal() and "face 9" in table.legal()


def test_R57_the_claim_comes_at_the_start_of_a_turn_only() -> None:
    assert not [move for move in knowing().play("draw, face 1").legal() if move.startswith("claim")]


def test_R58_hourglasses_are_named_hourglasses() -> None:
    table = knowing().play("claim 2, and 3, name hourglass, face hourglass, face hourglass")
    assert table.dream(0) == "0 1 ?" and table.open == "8 hourglass hourglass"


def test_R59_right_and_the_dream_is_smaller_by_one() -> None:
    table = knowing().play("claim 1, and 2, name 1, face 1, face 1")
    assert table.open == "8 1 1" and table.dream(0) == "0 ? ?" and table.state.closed == 46
    assert [table.seen_by(0, slot) for slot in range(3)] == [[0], [], []]


def test_R60_wrong_and_the_dream_is_larger_by_one() -> None:
    table = knowing().play("claim 1, and 2, name 1, face 1, face 2")
    assert table.open == "8" and table.dream(0) == "0 1 2 ? ?" and table.state.closed == 46
    assert table.seen_by(0, 4) == [] and table.asked == "turn 1"
    assert table.shown("dream.0", 0) == [""] * 5


def test_R60_the_added_land_is_like_any_other() -> None:
    table = knowing().play("claim 1, and 2, name 1, face 1, face 2").pass_turn()
    assert {"take 4", "claim 4"} < set(table.legal()) and "take 5" not in table.legal()
    table.play("draw, face peek, use peek")
    assert "peek 0 4" in table.legal() and "peek 1 4" not in table.legal()
    assert table.play("peek 0 4, face 9").dream(0, 0) == "0 1 2 ? 9"


def test_R60_a_larger_dream_is_counted_whole() -> None:
    table = knowing().play("claim 0, and 1, name 9, face 0, face 1, call").uncover("0 1 2 3 9", "0 1 1 1")
    assert list(table.state.totals) == [15, 0]


def test_E8_a_right_claim() -> None:
    table = knowing().play("claim 2, and 3, name 7, face 7, face 7")
    assert table.dream(0) == "0 1 ?" and table.open == "8 7 7" and table.state.closed == 46 and table.asked == "turn 1"
    assert table.seen_by(0, 2) == []


def test_E9_a_wrong_claim() -> None:
    table = knowing().play("claim 2, and 3, name 9, face 9, face 3")
    assert table.dream(0) == "0 1 9 3 ?" and table.open == "8" and table.state.closed == 46 and table.asked == "turn 1"


def test_E19_a_dream_is_never_empty() -> None:
    table = knowing()
    table.play("claim 2, and 3, name 5, face 5, face 5").pass_turn()
    assert table.dream(0) == "0 1 ?"
    table.play("claim 0, and 2, name 0, face 0, face 0").pass_turn()
    assert table.dream(0) == "1 ?"
    table.play("claim 0, and 1, name 1, face 1, face 1").pass_turn()
    assert table.dream(0) == "?" and set(table.legal()) == {"call", "draw", "take 0"}


@pytest.mark.parametrize("glasses", [5, 6])
def test_A27_more_than_four_hourglasses_count_by_parity_too(glasses: int) -> None:
    table = SenTable(2, i_know="yes").play("deal 0, face 8")
    table.play("look 0, face hourglass, look 1, face hourglass, look 0, face 1, look 1, face 2")
    for _ in range(glasses - 4):
        table.play("claim 0, and 1, name 9, face hourglass, face hourglass").pass_turn("hourglass " * 4)
    table.play("call").uncover("hourglass " * glasses, "1 2 2 2")
    assert list(table.state.totals) == ([50, 7] if glasses == 5 else [0, 7])


@pytest.mark.parametrize(
    ("word", "pair"),
    [
        ("9", ("hourglass", "hourglass")),
        ("0", ("hourglass", "hourglass")),
        ("9", ("9", "hourglass")),
        ("hourglass", ("9", "hourglass")),
        ("hourglass", ("hourglass", "9")),
        ("hourglass", ("9", "9")),
        ("3", ("7", "7")),
        ("7", ("7", "3")),
        ("7", ("3", "7")),
    ],
)
def test_A28_wrong_claims(word: str, pair: tuple[str, str]) -> None:
    table = knowing().play(f"claim 2, and 3, name {word}, face {pair[0]}, face {pair[1]}")
    assert table.dream(0) == f"0 1 {pair[0]} {pair[1]} ?" and table.open == "8"


def test_A29_both_lands_are_shown_to_all_and_the_added_one_to_nobody() -> None:
    for word, size in (("1", 3), ("9", 5)):
        table = knowing(3).play(f"claim 3, and 1, name {word}, face 1, face 1")
        assert len(table.dream(0).split()) == size and table.seen_by(0, size - 1) == []
        if word == "9":
            assert all(table.dream(0, observer).split()[3::-2] == ["1", "1"] for observer in range(4))
        else:
            assert table.open == "8 1 1"


def test_A29_the_other_lands_keep_their_order() -> None:
    table = SenTable(2, i_know="yes").play("deal 0, face 8, look 1, face 6, look 3, face 2, look 0, face 0, look 1, face 1")
    assert table.play("claim 0, and 2, name 5, face 5, face 5").dream(0) == "6 2 ?"
    assert [table.seen_by(0, slot) for slot in range(3)] == [[0], [0], []]


def test_A29_the_closed_pile_may_run_out_by_a_claim() -> None:
    table = knowing().drain(1, "9 9 9 9 9").play("claim 2, and 3, name 9, face 9, face 9")
    assert table.state.closed == 0 and table.state.awake and table.dealer


def test_A29_a_dream_may_grow_as_long_as_the_round_lasts() -> None:
    table = knowing(round_turn_cap=20)
    for size in range(5, 24):
        table.play("claim 0, and 1, name 9").play("face 0, face 1")
        assert table.state.sizes[0] == size
        table.play("take 0, face 0" if size == 5 else "take 0").play("" if size == 5 else table.legal()[0])
    assert len(table.dream(0).split()) == 23 and not table.state.awake
