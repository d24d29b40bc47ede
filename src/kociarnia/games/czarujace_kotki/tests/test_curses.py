"""Defeating curses: R26 to R32."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def end_turn(table: KotkiTable) -> KotkiTable:
    """Seat 0 draws a companion for chapter 2 and pushes it on."""
    return table.pass_turn("K", 2)


def test_R26_E2_the_matching_chapter_holds_all_ingredients() -> None:
    table = end_turn(KotkiTable().ready().lay(0, 1, "AAZ"))
    assert table.felled(0) == ["slimiauki"] and sorted(table.pile) == ["A", "A", "Z"] and table.surplus(0) == ""


def test_R26_another_chapter_does_not_help() -> None:
    assert end_turn(KotkiTable().ready().lay(0, 2, "AAZ")).felled(0) == []
    assert end_turn(KotkiTable().ready().lay(0, 1, "AA").lay(0, 2, "Z")).felled(0) == []


def test_R27_only_the_numbers_count() -> None:
    table = KotkiTable().ready().draw_and_lay("Z", 1).play("cast summon, draw artefact, place 0 1").pass_turn().pass_turn()
    table.draw_and_lay("A", 1)
    table.play("cast push, card 0 1 artefact, place 1 1")
    assert table.felled(0) == []
    assert end_turn(KotkiTable().ready().lay(0, 1, "ZAA")).felled(0) == ["slimiauki"]


def test_R28_a_curse_whose_need_is_met_must_be_defeated() -> None:
    table = KotkiTable().ready().lay(0, 1, "AAZEKEK").pass_turn("K", 2)
    assert table.felled(0) == ["slimiauki"] and table.surplus(0) == "KKEE"


def test_R29_the_curse_goes_to_its_kitten() -> None:
    table = end_turn(KotkiTable().ready().lay(0, 1, "AAZ"))
    assert "slimiauki" not in table.display()
    [zone] = [zone for zone in table.scene(1).zones if zone.key == "felled.0"]
    assert [piece.face for piece in zone.pieces if piece] == ["slimiauki"]


def test_R30_the_ingredients_used_are_discarded_in_random_order() -> None:
    table = KotkiTable(3, new_rules="yes").ready().lay(0, 1, "AAZ").token(0, "summon").pass_turn("K", 2)
    assert table.asked == "stack 0" and table.legal() == ["stack artefact", "stack scroll"]
    assert table.rules.weights(table.state) == [2, 1]
    assert table.play("stack artefact, stack scroll").pile == "AZA"


def test_R31_E3_surplus_is_kept_with_the_curse() -> None:
    table = end_turn(KotkiTable().ready().lay(0, 1, "AAZEK"))
    assert table.felled(0) == ["slimiauki"] and table.surplus(0) == "KE"
    assert table.at(0, 1) == "" and table.scores[0] == 4 - 2


def test_E16_one_card_too_many() -> None:
    assert end_turn(KotkiTable().ready().lay(0, 1, "AAAZ")).surplus(0) == "A"


def test_R32_a_new_curse_takes_the_place() -> None:
    table = end_turn(KotkiTable().ready().lay(0, 1, "AAZ"))
    assert table.asked == "curse 0" and table.state.levels[0] == 4
    table.play("curse mumiau")
    assert table.display() == ["mumiau", "lekotki", ""] and table.state.levels[0] == 3


def test_R32_an_empty_curse_deck_leaves_the_place_empty() -> None:
    table = KotkiTable().ready().lay(0, 1, "AAZ")
    table.state.levels = vec[i64]([0, 0, 0, 0])
    assert end_turn(table).display() == ["", "lekotki", ""] and not table.over


def test_E15_all_six_may_fall_before_the_chaos_cat() -> None:
    table = KotkiTable().ready().won()
    assert table.over and table.state.open == 2 and table.state.cats[3] == 1


def test_E17_A3_A13_only_the_own_turn_counts() -> None:
    table = KotkiTable().ready().lay(1, 1, "AA").draw_and_lay("Z", 1).play("cast push, card 0 1 scroll, place 1 1")
    assert table.felled(1) == [] and table.asked == "draw 1"
    table.pass_turn("K", 2)
    assert table.felled(1) == ["slimiauki"]


def test_A4_chapters_are_checked_in_order_and_once() -> None:
    table = KotkiTable().ready().lay(0, 1, "AAZ").lay(0, 2, "AAKK").token(0, "summon")
    table.draw_and_lay("E", 1).play("cast push, card 0 1 elixir, place 1 1")
    assert table.felled(0) == ["slimiauki"]
    table.play("curse mumiau")
    assert table.felled(0) == ["slimiauki", "lekotki"]
    table.play("curse miaukolak")
    assert table.asked == "draw 1" and table.area(0) == "- -"


def test_A4_lasting_effects_run_before_the_next_chapter_is_checked() -> None:
    table = KotkiTable(3, chaos="2").ready()
    table.state.chaos = table.rules.setup.deck.chaos.index("magiczny_odrzut")
    table.state.chaos_bag = vec[i64]([3, 0, 1, 1, 1])
    table.state.effects, table.state.lasting = 1, [-1]
    table.lay(0, 1, "AAZ").lay(0, 2, "AKK").discards("E").token(0, "summon")
    table.draw_and_lay("E", 1).play("cast push, card 0 1 elixir, place 1 1")
    table.play("stack scroll, curse mumiau")
    assert table.asked == "place 0"  # the top discard, an artefact, comes back to the one who felled the curse
    table.play("place 0 2, place 1 1, place 2 1")
    assert table.felled(0) == ["slimiauki", "lekotki"]  # chapter 2 is checked as it lies now


def test_A5_there_is_no_choice_which_cards_are_used() -> None:
    table = KotkiTable().ready().lay(0, 1, "AAAZZ").token(0, "summon")
    assert end_turn(table).surplus(0) == "AZ" and table.asked == "curse 0"


def test_A6_surplus_is_no_part_of_the_area() -> None:
    table = KotkiTable().ready().fell(0, "kanapkowce", "AA").lay(0, 1, "A")
    assert table.scores[0] == 5 + 1 - 2  # one artefact in the area pays the bonus
    table.draw_and_lay("K", 2).play("cast push")
    assert table.legal() == ["card 0 1 artefact", "card 0 2 companion"]


def test_A19_the_last_curse_ends_the_match_at_once() -> None:
    table = KotkiTable().ready().last_curse().lay(0, 1, "AAZ").token(0, "summon").pass_turn("K", 2)
    assert table.state.over == 1 and table.asked == "show 0"
    assert table.rules.settled(table.state)
    table.play("show full_training, show hoard, show triplets")
    assert table.over
