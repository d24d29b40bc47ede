"""The end of a round, and the next one: R30 to R43."""

from __future__ import annotations

import pytest

from kociarnia.games.sen.tests.table import SenTable, results

FOUR = ("9 9 3 0", "8 5 3 0", "5 1 1 0", "8 2 1 0")  # 21, 16, 7 and 11 ravens


def test_R30_the_round_ends_when_the_closed_pile_has_run_out() -> None:
    table = SenTable().dealt().drain(1)
    assert not table.state.awake and table.asked.startswith("turn")
    table.pass_turn()
    assert table.state.closed == 0 and table.state.awake


def test_R30_the_open_pile_does_not_end_the_round() -> None:
    table = SenTable().dealt().drain(1).play("take 0, face 0")
    assert not table.state.awake and table.asked.startswith("turn") and table.state.closed == 1


def test_R31_the_call_ends_the_round() -> None:
    table = SenTable(3).dealt().pass_turn().play("call")
    assert table.state.awake and table.state.caller == 1


@pytest.mark.parametrize("begun", ["draw, face 5", "draw, face peek, use peek", "draw, face take, use take, face 5, face 6"])
def test_R31_the_call_comes_at_the_start_of_a_turn_only(begun: str) -> None:
    table = SenTable().dealt()
    assert "call" in table.legal()
    assert "call" not in table.play(begun).legal()


def test_R32_the_caller_does_nothing_else() -> None:
    table = SenTable(3).dealt().play("call")
    assert table.open == "8" and table.state.closed == 43
    table.uncover("0 1 2 2", "0 1 2 2", "3 5 3 3")
    assert [table.dream(seat) for seat in range(3)] == ["0 1 2 2", "0 1 2 2", "3 5 3 3"]
    assert table.asked.startswith("deal")


def test_R33_all_dreams_are_turned_face_up() -> None:
    table = SenTable(3).dealt().play("call").uncover("0 1 2 2", "0 1 9 6", "3 5 3 3")
    for observer in range(4):
        assert [table.dream(seat, observer) for seat in range(3)] == ["0 1 2 2", "0 1 9 6", "3 5 3 3"]
        assert table.shown("dream.1", observer) == ["0", "1", "9", "6"]
    assert list(table.state.totals) == [0, 16, 14]


def test_R33_each_covered_land_is_turned_up_once() -> None:
    table = SenTable().dealt("3").play("take 2, face 7, call")
    turned = []
    while table.asked.startswith("bare"):
        before = table.dream(0, 2) + " | " + table.dream(1, 2)
        table.play(table.legal()[0])
        turned.append((before + " ").count("?") - (table.dream(0, 2) + " " + table.dream(1, 2)).count("?"))
    assert turned == [1] * 7  # eight lands, of which all had seen one


@pytest.mark.parametrize(("dream", "ravens"), [("hourglass", 9), ("hourglass hourglass", 0), ("hourglass " * 3, 27)])
def test_R34_hourglasses_count_by_their_number(dream: str, ravens: int) -> None:
    rest = " 0" * (4 - len(dream.split()))
    assert results(dream + rest, "8 8 8 8", caller=None)[0] == ravens


def test_R34_each_player_counts_the_own_hourglasses() -> None:
    assert results("hourglass 1 0 0", "hourglass 1 0 0", "hourglass hourglass 1 1", caller=None) == [10, 10, 2]


def test_R35_an_hourglass_is_no_special_land_and_comes_from_either_pile() -> None:
    table = SenTable().dealt("hourglass").play("take 0, face 0")
    assert table.dream(0) == "hourglass 1 ? ?"
    table.play("draw, face hourglass")
    assert not [move for move in table.legal() if move.startswith("use")]
    assert table.play("keep 3, face 9").dream(1, 1) == "0 1 ? hourglass"


def test_R36_a_caller_without_the_fewest_ravens_adds_five() -> None:
    assert results("3 1 0 0", "1 1 0 0", "2 2 2 2", caller=0) == [9, 2, 8]
    assert results("3 1 0 0", "1 1 0 0", "8 8 8 8", caller=2) == [4, 2, 37]


def test_R37_a_caller_who_ties_gets_no_penalty() -> None:
    assert results("3 1 0 0", "2 2 0 0", "8 8 8 8", caller=0) == [4, 4, 32]
    assert results("3 1 0 0", "2 2 0 0", "8 8 8 8", caller=1) == [4, 4, 32]


def test_R38_the_penalty_may_be_fifteen() -> None:
    assert results("3 1 0 0", "1 1 0 0", caller=0, penalty="15") == [19, 2]
    assert results("3 1 0 0", "2 2 0 0", caller=0, penalty="15") == [4, 4]


def test_R39_a_caller_with_the_fewest_ravens_adds_none() -> None:
    assert results("3 1 0 0", "2 2 1 0", caller=0) == [0, 5]
    assert results("3 1 0 0", "1 1 1 0", caller=1) == [4, 0]


def test_R40_results_are_added_up_over_the_rounds() -> None:
    table = SenTable(3, round_turn_cap=5).round("3 1 0 0", "1 1 0 0", "2 2 2 2", caller=None)
    assert list(table.state.totals) == [4, 2, 8] and table.state.rounds == 1
    table.round("8 8 0 0", "1 1 0 0", "2 2 2 2", caller=None)
    assert list(table.state.totals) == [20, 4, 16] and table.state.rounds == 2 and table.asked.startswith("deal")


def test_R41_all_lands_are_shuffled_for_the_next_round() -> None:
    table = SenTable(3).round("0 0 0 0", "9 9 9 9", "2 2 2 2", caller=0)
    table.play("deal 1")
    assert table.state.closed == 43 and table.open == "" and table.state.bag == table.rules.setup.deck.bag
    assert [table.dream(seat) for seat in range(3)] == ["? ? ? ?"] * 3
    assert [table.seen_by(seat, 0) for seat in range(3)] == [[], [], []]
    table.play("face 0")
    assert table.open == "0" and table.state.turns == 0 and not table.state.awake and table.state.caller < 0


def test_R42_all_look_again_before_the_next_round() -> None:
    table = SenTable(3).round("0 0 0 0", "9 9 9 9", "2 2 2 2", caller=0).play("deal 1, face 8")
    assert table.rules.waiting(table.state) == 0b111
    asked = []
    while table.asked.startswith("look"):
        asked.append(table.actor)
        table.play(table.legal()[0]).play(table.spare())
    assert asked == [1, 1, 2, 2, 0, 0] and table.asked == "turn 1"


@pytest.mark.parametrize("caller", [0, 1, 2])
def test_R43_the_player_left_of_the_one_who_ended_the_round_begins(caller: int) -> None:
    table = SenTable(3).round("0 0 0 0", "9 9 9 9", "2 2 2 2", caller=caller)
    begins = (caller + 1) % 3
    assert table.legal() == [f"deal {begins}"]
    assert table.dealt().asked == f"turn {begins}" and {"draw", "take 0"} < set(table.legal())


def test_E5_round_scoring() -> None:
    assert results(*FOUR, caller=3) == [21, 16, 7, 16]


@pytest.mark.parametrize(("glasses", "ravens"), [(1, 9), (2, 0), (3, 27), (4, 0)])
def test_E6_hourglasses(glasses: int, ravens: int) -> None:
    dream = ["hourglass"] * glasses + ["0"] * (4 - glasses)
    assert results(" ".join(dream), "8 8 8 8", caller=None) == [ravens, 32]


def test_E12_penalty_of_fifteen() -> None:
    assert results(*FOUR, caller=3, penalty="15") == [21, 16, 7, 26]


def test_E15_a_caller_with_the_fewest() -> None:
    assert results("8 3 0 0", "8 pick 0 0", "8 8 2 2", caller=0) == [0, 12, 20]


def test_E16_a_caller_who_ties() -> None:
    dreams = ("8 3 0 0", "5 6 0 0", "8 8 2 2")
    assert results(*dreams, caller=0) == [11, 11, 20]
    assert results(*dreams, caller=0, tied_caller_scores_zero="yes") == [0, 11, 20]


def test_E20_player_1_begins_after_player_4() -> None:
    assert SenTable(4).round(*FOUR, caller=3).legal() == ["deal 0"]


@pytest.mark.parametrize("finish", ["discard, face 9", "keep 2, face swap"])
def test_A6_whoever_takes_the_last_land_completes_the_turn(finish: str) -> None:
    table = SenTable().dealt().drain(1, "9 swap swap swap")
    seat = table.actor
    table.play("draw, face 9")
    assert table.state.closed == 0 and not table.state.awake and table.asked == f"keep {seat}"
    assert table.play(finish).state.awake


def test_A6_a_special_land_may_be_the_last() -> None:
    table = SenTable().dealt().drain(1, "peek swap swap swap 9").play("draw, face peek, use peek")
    assert table.asked.startswith("peek")
    assert table.play("peek 0 3, face 9").state.awake


def test_A7_without_a_call_there_is_neither_penalty_nor_zero() -> None:
    table = SenTable(5).round("0 0 0 0", "9 9 9 9", "2 2 2 2", "3 3 3 3", "1 1 1 1", caller=None)
    assert table.state.closed == 0 and table.state.caller < 0
    assert list(table.state.totals) == [0, 36, 8, 12, 4]


@pytest.mark.parametrize(("players", "last"), [(3, 0), (4, 2), (5, 4)])
def test_A7_whoever_took_the_last_land_has_ended_the_round(players: int, last: int) -> None:
    dreams = ("0 0 0 0", "1 1 1 1", "2 2 2 2", "3 3 3 3", "5 5 5 5")[:players]
    table = SenTable(players).round(*dreams, caller=None)
    assert table.state.turn == last == (55 - 4 * players - 1) % players
    assert table.legal() == [f"deal {(last + 1) % players}"]


def test_A19_the_first_turn_allows_the_call() -> None:
    table = SenTable(3).dealt()
    for _ in range(3):
        assert "call" in table.legal()
        table.pass_turn()


def test_A19_the_option_forbids_the_call_in_everybodys_first_turn() -> None:
    table = SenTable(3, no_call_first_turn="yes").dealt()
    for _ in range(3):
        assert "call" not in table.legal()
        table.pass_turn()
    assert "call" in table.legal()
    table.play("call").uncover("0 1 2 2", "0 1 9 6", "3 5 3 3")
    assert "call" not in table.dealt().legal()


def test_A20_nobody_has_a_turn_after_the_call() -> None:
    table = SenTable(4).dealt().pass_turn().play("call")
    while not table.asked.startswith("deal"):
        assert table.dealer and table.asked.startswith("bare")
        table.play(table.legal()[0])


def test_A21_a_tied_caller_adds_the_own_ravens() -> None:
    assert results("3 1 0 0", "2 2 0 0", caller=1) == [4, 4]
    assert results("3 1 0 0", "2 2 0 0", caller=1, tied_caller_scores_zero="yes") == [4, 0]
    assert results("3 1 0 0", "2 2 1 0", caller=1, tied_caller_scores_zero="yes") == [4, 10]


def test_A36_endless_open_pile_play_ends_after_five_hundred_turns_of_each() -> None:
    table = SenTable(2).dealt()
    turns = 0
    while not table.state.awake:
        table.play("take 0")
        table.play(table.legal()[0])
        turns += 1
    assert turns == 1000 and table.state.caller < 0 and table.state.closed == 47


def test_A36_the_cap_is_an_option() -> None:
    table = SenTable(3, round_turn_cap=5).dealt()
    for turn in range(15):
        assert table.asked == f"turn {turn % 3}"
        table.play("take 0")
        table.play(table.legal()[0])
    assert table.state.awake
    while table.asked.startswith("bare"):
        table.play(table.legal()[0])
    assert table.legal() == ["deal 0"]


def test_A36_the_log_does_not_say_that_the_closed_pile_has_run_out() -> None:
    for cap, key in ((5, "log-long"), (60, "log-exhausted")):
        table = SenTable(2, round_turn_cap=cap).dealt()
        while not table.state.awake:
            table.pass_turn()
        lines = []
        while table.asked.startswith("bare"):
            lines = [line.say.key for line in table.told(table.legal()[0], 0)]
        assert lines == [key, "log-count", "log-count"]


def test_A40_the_call_needs_no_reason() -> None:
    table = SenTable().dealt("9").play("take 0, face 0")
    table.play("draw, face 0, discard, face 0, draw, face 9, keep 1, face 1, take 3, face 2")
    assert table.dream(0) == "9 9 ? ?" and "call" in table.legal()
