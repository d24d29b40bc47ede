"""Aim and set-up: R1 to R15."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import CHANCE, Refusal, Who
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def test_R1_two_ways_to_decide_the_game() -> None:
    felled = KotkiTable().ready().fell(1, "spiotki hrabia_miaukula").won()
    assert felled.scores[1] == 12 and felled.places[1] == 1
    caught = KotkiTable().ready().fell(1, "spiotki hrabia_miaukula").caught()
    assert caught.scores[1] == 12 and caught.places[1] == 3


def test_R2_a_kitten_each_and_no_token_on_any_spell() -> None:
    table = KotkiTable(4).ready()
    assert list(table.state.kittens) == [0, 1, 2, 3] and list(table.state.tokens) == [-1] * 4
    arch = KotkiTable(3, arch_kittens="yes")
    assert arch.asked == "kitten 0" and len(arch.legal()) == 4
    arch.play("be muffin")
    assert arch.asked == "kitten 1" and "be muffin" not in arch.legal()


def test_R3_chapter_3_is_face_down() -> None:
    table = KotkiTable().ready().play("draw artefact")
    assert table.state.open == 2 and table.legal() == ["place 0 1", "place 0 2"]


def test_R4_a_secret_goal_each() -> None:
    table = KotkiTable().ready()
    assert [table.goal(1, observer) for observer in range(4)] == ["?", "hoard", "?", "?"]
    assert len(set(table.rules.setup.deck.goals)) == 13
    assert all(table.view(0).goal_bag[goal] for goal in range(1, 13) if goal != table.state.goals[0] & 127)


def test_R5_forty_eight_ingredients_and_the_special_cards_apart() -> None:
    table = KotkiTable()
    assert list(table.state.bag) == [48, 12, 12, 12, 12]
    for _ in range(3):
        table.play(table.legal()[0])
    assert table.asked == "deal 0" and table.legal() == ["draw artefact", "draw companion", "draw elixir", "draw scroll"]


def test_R6_two_ingredients_each_one_at_each_face_up_chapter() -> None:
    table = KotkiTable()
    for _ in range(3):
        table.play(table.legal()[0])
    table.play("draw artefact, draw scroll, draw elixir, draw elixir, draw companion, draw artefact")
    assert [table.area(seat) for seat in range(3)] == ["A Z", "E E", "K A"]


@pytest.mark.parametrize(("players", "third"), [(3, 22), (4, 20)])
def test_R7_E10_the_third_pile(players: int, third: int) -> None:
    state = KotkiTable(players).state
    assert state.plain == 10 and state.last[1] == 10
    assert state.cats[1] == third == 48 - 2 * players - 20


def test_R8_caught_is_among_the_last_eleven() -> None:
    table = KotkiTable().ready()
    assert list(table.state.last) == [11, 10, 1]
    assert "draw caught" not in table.legal()
    table.no_cats()
    assert "draw caught" in table.legal()
    weights = dict(zip(table.legal(), table.rules.weights(table.state), strict=True))
    assert weights["draw caught"] * 11 == sum(weights.values())


def test_R9_the_chaos_cat_is_in_the_middle() -> None:
    table = KotkiTable().ready()
    assert list(table.state.cats[2:]) == [0, 1]
    assert "draw chapter_3" not in table.legal()
    table.state.plain = 0
    weights = dict(zip(table.legal(), table.rules.weights(table.state), strict=True))
    assert weights["draw chapter_3"] * table.state.cats[0] == sum(weights.values())
    assert "draw caught" not in weights and "draw chaos_cat" not in weights


@pytest.mark.parametrize(("players", "cards"), [(3, 44), (4, 42)])
def test_R10_the_deck_from_the_top(players: int, cards: int) -> None:
    table = KotkiTable(players)
    assert table.state.deck_left() == cards
    assert [table.state.plain, table.state.cats[0], table.state.last[0]] == [10, cards - 21, 11]
    # Everybody knows how many are left of each part.
    for observer in range(players + 1):
        view = table.view(observer)
        assert (view.plain, view.cats, view.last) == (table.state.plain, table.state.cats, table.state.last)


def test_R10_the_parts_come_one_after_the_other() -> None:
    table = KotkiTable().ready()
    plain = ["draw artefact", "draw companion", "draw elixir", "draw scroll"]
    while table.state.plain > 0:
        assert table.legal() == plain
        table.pass_turn("AKEZ"[int(table.state.plain) % 4], 1)
    assert table.state.deck_left() == 34 + 6 and table.legal() == [*plain, "draw chapter_3"]
    table.state.cats = vec[i64]([1, 0, 0, 1])
    assert table.legal() == ["draw chapter_3"]
    assert table.no_cats().legal() == [*plain, "draw caught"]


def test_R11_E13_two_curses_of_each_level() -> None:
    table = KotkiTable().ready("slimiauki", "lekotki")
    assert list(table.state.levels) == [4, 1, 2, 1]
    assert table.display() == ["slimiauki", "lekotki", ""]
    assert table.state.curses_left() == 6
    # The third green curse can never come: two of each level are in the game.
    table.state.levels = vec[i64]([1, 0, 1, 0])
    table.lay(0, 1, "AA").draw_and_lay("Z", 1).play("cast summon, draw elixir, place 0 2")
    assert table.asked == "curse 0"
    assert table.legal() == ["curse kanapkowce", "curse duchokoty", "curse miaukolak", "curse mumiau"]


def test_R12_R13_curses_at_the_open_chapters_in_the_middle() -> None:
    table = KotkiTable().ready()
    assert table.display() == ["slimiauki", "lekotki", ""]
    zones = {zone.key: zone for zone in table.scene(0).zones}
    assert [piece.face for piece in zones["chapter.1"].pieces if piece] == ["slimiauki"]
    assert zones["chapter.3"].pieces == () and zones["chapter.3"].notes


def test_R14_A42_the_starter_is_drawn_or_named() -> None:
    by_lot = KotkiTable(4, first="lot")
    assert by_lot.actor == CHANCE and by_lot.legal() == [f"begin {seat}" for seat in range(4)]
    assert by_lot.rules.weights(by_lot.state) == [1] * 4
    assert KotkiTable(4).asked == "goal 0" and KotkiTable(4, first="3").asked == "goal 2"
    assert GAME.settle(4)["first"] == 0
    with pytest.raises(Refusal):
        GAME.settle(3, {"first": "4"})


def test_R14_A42_the_starter_chooses_is_dealt_to_and_plays_first() -> None:
    table = KotkiTable(3, first="lot", arch_kittens="yes").play("begin 2")
    assert table.asked == "kitten 2"
    table.play("be muffin, be easa, be baebae")
    assert table.asked == "goal 2"
    table.play("goal hoard, goal tidy, goal triplets")
    assert table.asked == "deal 2"
    for _ in range(6):
        table.play("draw artefact")
    table.play("curse slimiauki, curse lekotki")
    assert table.asked == "draw 2"
    table.pass_turn()
    assert table.asked == "draw 0"
    assert table.scene(0).facts[0].args["turn"] == 2 and table.scene(0).facts[0].args["who"] == Who(0)


def test_A42_what_the_dealer_draws_is_told() -> None:
    assert KotkiTable(3, first="lot").told("begin 2", 0) == ["Ewa begins."]
    assert KotkiTable(3, first="lot").told("begin 0", 0, "pl") == ["Zaczynasz."]


def test_R14_turns_go_round() -> None:
    table = KotkiTable().ready()
    assert table.asked == "draw 0"
    table.pass_turn()
    assert table.asked == "draw 1"
    table.pass_turn()
    table.pass_turn()
    assert table.asked == "draw 0"


def test_R15_new_rules_lie_ready() -> None:
    table = KotkiTable(3, new_rules="yes").ready()
    assert list(table.state.rule_bag) == [6, 1, 1, 1, 1, 1, 1] and table.state.rules == []


def test_A11_all_four_spells_are_free_at_first() -> None:
    table = KotkiTable().ready().lay(0, 1, "AZ").draw_and_lay("K", 2)
    assert table.legal() == ["cast summon", "cast push", "cast discard", "cast swap"]


def test_A12_the_first_card_goes_to_chapter_1() -> None:
    table = KotkiTable(2)
    table.play(f"{table.legal()[0]}, {table.legal()[1]}, draw scroll, draw elixir")
    assert table.area(0) == "Z E"


def test_A21_levels_are_not_sorted() -> None:
    table = KotkiTable()
    while not table.asked.startswith("curse"):
        table.play(table.legal()[0])
    assert len(table.legal()) == 12
    assert len(set(table.rules.weights(table.state))) == 1


def test_A29_nobody_sees_the_chaos_cat_in_the_deck() -> None:
    table = KotkiTable().ready()
    assert [piece.label.key for zone in table.scene(0).zones if zone.key == "deck" for piece in zone.pieces if piece] == [
        "face-down"
    ]


def test_the_options_that_exclude_each_other() -> None:
    keys = {option.key for option in GAME.options}
    assert keys == {
        "arch_kittens", "new_rules", "chaos", "chaos_discard_pick", "chaos_replacement", "finish_turn_when_caught",
        "swap_must_involve_own", "first",
    }  # fmt: skip
    assert GAME.settle(3)["chaos_replacement"] == 1
    assert sum(GAME.settle(3).values()) == 1
