"""The chaos cat and the six new rules: R33 to R36."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def with_rule(rule: str, players: int = 3, **options: int | str) -> KotkiTable:
    """The chaos cat comes in step 1 of seat 0 and brings this rule."""
    table = KotkiTable(players, new_rules="yes", **options).ready()
    for seat in range(players):
        table.lay(seat, 1, "AKE"[: seat + 1])
    table.state.plain = 0
    table.play("draw chapter_3")
    if players > 2:
        table.play("curse mumiau")
    return table.play(f"rule {rule}")


def test_R33_R34_chapter_3_opens_for_all_and_gets_a_curse() -> None:
    table = KotkiTable().ready()
    table.state.plain = 0
    table.play("draw chapter_3")
    assert table.state.open == 3 and table.asked == "curse 0"
    table.play("curse mumiau")
    assert table.display() == ["slimiauki", "lekotki", "mumiau"]
    table.play("draw artefact")
    assert table.legal() == ["place 0 1", "place 0 2", "place 0 3"]


def test_R34_A20_with_an_empty_curse_deck_chapter_3_is_a_store() -> None:
    table = KotkiTable().ready()
    table.state.plain, table.state.levels = 0, vec[i64]([0, 0, 0, 0])
    table.play("draw chapter_3")
    assert table.state.open == 3 and table.display()[2] == "" and table.asked == "draw 0"


def test_R35_A22_A23_the_cat_brings_one_new_rule_and_it_must_come() -> None:
    table = KotkiTable(3, new_rules="yes").ready()
    assert list(table.state.cats[2:]) == [0, 1]
    table.state.plain = 0
    table.play("draw chapter_3, curse mumiau")
    assert table.asked == "rule 0" and len(table.legal()) == 6


def test_R36_at_once_clockwise_from_the_active_kitten() -> None:
    table = KotkiTable(3, new_rules="yes").ready().pass_turn()
    for seat in range(3):
        table.lay(seat, 1, "A")
    table.state.plain = 0
    table.play("draw chapter_3, curse mumiau, rule spring_cleaning")
    order = []
    while table.asked.startswith("pick"):
        order.append(table.actor)
        table.play(table.legal()[0])
    assert order == [1, 2, 0] and table.asked == "draw 1"


def test_A1_the_chaos_cat_is_replaced() -> None:
    table = KotkiTable().ready()
    table.state.plain = 0
    table.play("draw chapter_3, curse mumiau")
    assert table.asked == "draw 0"
    table.play("draw artefact, place 0 1")
    assert table.asked == "spell 0"


def test_A1_option_without_replacement_the_draw_brings_nothing() -> None:
    table = KotkiTable(3, chaos_replacement="no").ready().lay(0, 1, "A")
    table.state.plain = 0
    table.play("draw chapter_3, curse mumiau")
    assert table.asked == "spell 0" and table.area(0) == "A - -"


def test_A1_without_replacement_and_without_cards_step_2_may_be_skipped() -> None:
    table = KotkiTable(3, chaos_replacement="no").ready().token(0, "summon")
    table.state.plain = 0
    table.play("draw chapter_3, curse mumiau")
    assert table.asked == "draw 1"
    assert table.rules.setup.deck.spells[table.state.tokens[0]] == "summon"


def test_A1_the_cat_of_a_summon_is_replaced_too() -> None:
    table = KotkiTable().ready().draw_and_lay("A", 1).play("cast summon")
    table.state.plain = 0
    table.play("draw chapter_3, curse mumiau, draw elixir, place 0 3")
    assert table.area(0) == "A - E"


def test_A24_chapter_then_rule_then_replacement() -> None:
    table = KotkiTable(3, new_rules="yes").ready()
    table.state.plain = 0
    table.play("draw chapter_3")
    asked = []
    for text in ("curse mumiau", "rule stern_professor"):
        asked.append(table.asked.split()[0])
        table.play(text)
    assert [*asked, table.asked.split()[0]] == ["curse", "rule", "draw"]


# --- the six new rules


def test_R36_spring_cleaning_each_discards_one() -> None:
    table = with_rule("spring_cleaning").play("card 0 1 artefact, card 1 1 companion, card 2 1 elixir")
    assert table.pile == "AKE" and table.asked == "draw 0"


def test_R36_spring_cleaning_skips_a_kitten_without_cards() -> None:
    table = KotkiTable(3, new_rules="yes").ready().lay(2, 1, "Z")
    table.state.plain = 0
    table.play("draw chapter_3, curse mumiau, rule spring_cleaning")
    assert table.asked == "pick 2"


def test_R36_magic_rain_each_draws_and_places_one() -> None:
    table = with_rule("magic_rain")
    table.play("draw scroll, place 0 3, draw elixir, place 1 3, draw artefact, place 2 3")
    assert [table.at(seat, 3) for seat in range(3)] == ["Z", "E", "A"] and table.asked == "draw 0"


def test_R36_A26_kitten_exchange_passes_left_and_the_receiver_places() -> None:
    table = with_rule("kitten_swap").play("card 0 1 artefact")
    assert table.asked == "place 1"
    table.play("place 1 2")
    assert "card 1 2 artefact" in table.legal()  # a card just received may be passed on
    table.play("card 1 2 artefact, place 2 3, card 2 3 artefact, place 0 1")
    assert [table.area(seat) for seat in range(3)] == ["A - -", "AK - -", "AKE - -"]


def test_R36_pilfering_pushes_between_two_others() -> None:
    table = with_rule("pilfering").play("draw scroll, place 0 1, cast push")
    assert "card 1 1 companion" in table.legal()
    table.play("card 1 1 companion")
    assert table.legal() == ["place 2 1", "place 2 2", "place 2 3"]  # neither the caster nor the owner


def test_R36_stern_professor_doubles_the_price_of_surplus() -> None:
    table = with_rule("stern_professor").fell(0, "spiotki", "AK").play("draw scroll, place 0 1")
    assert table.scores[0] == 6 - 4


def test_R36_second_life_takes_the_top_discard_but_not_twice_running() -> None:
    table = with_rule("second_life", 2).discards("EZ")
    table.play("draw scroll, place 0 2, cast push, card 0 1 artefact, place 1 2")
    assert table.asked == "source 1"
    table.play("from pile")
    assert table.asked == "place 1" and table.pile == "E"
    table.play("place 1 2, cast summon, draw elixir, place 1 2, from deck, draw elixir, place 0 2")
    table.play("cast summon, draw elixir, place 0 2")
    assert table.asked == "draw 1"  # not in two own turns running
    table.play("draw elixir, place 1 2, cast push, card 1 2 elixir, place 0 2")
    table.play("from deck, draw companion, place 0 2, cast push, card 0 2 companion, place 1 2")
    assert table.asked == "source 1"


def test_R65_A14_with_two_players_only_paws_and_the_cat_only_brings_rules() -> None:
    table = KotkiTable(2, new_rules="yes").ready()
    assert list(table.state.cats) == [25 + 4, 24 + 4, 0, 1]
    table.state.plain = 0
    table.play("draw chapter_3")
    assert table.state.open == 2 and table.asked == "rule 0"
    assert table.legal() == ["rule spring_cleaning", "rule magic_rain", "rule stern_professor", "rule second_life"]


@pytest.mark.parametrize("rule", ["kitten_swap", "pilfering"])
def test_R65_rules_without_paws_are_not_for_two(rule: str) -> None:
    assert f"rule {rule}" in KotkiTable(3).ids
    table = KotkiTable(2, new_rules="yes").ready()
    assert not table.state.rule_bag[table.rules.setup.deck.rules.index(rule)]
