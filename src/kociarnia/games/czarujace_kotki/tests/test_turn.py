"""A turn: R16 to R25."""

from __future__ import annotations

from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def test_R16_A40_draw_an_open_card_and_lay_it_at_an_own_chapter() -> None:
    table = KotkiTable().ready().play("draw elixir")
    assert table.asked == "place 0" and table.legal() == ["place 0 1", "place 0 2"]
    assert all(table.view(observer).held == table.state.held for observer in range(4))
    table.play("place 0 2")
    assert table.area(0) == "- E" and table.asked == "spell 0"


def test_R17_one_spell_a_turn() -> None:
    table = KotkiTable().ready().draw_and_lay("A", 1)
    assert table.asked == "spell 0"
    table.play("cast summon, draw artefact, place 0 1")
    assert table.asked == "draw 1"


def test_R18_summon_draws_to_the_own_area() -> None:
    table = KotkiTable().ready().draw_and_lay("A", 1).play("cast summon, draw scroll")
    assert table.legal() == ["place 0 1", "place 0 2"]
    assert table.play("place 0 1").area(0) == "AZ -"


def test_R19_push_gives_an_own_card_to_a_chapter_of_the_casters_choice() -> None:
    table = KotkiTable().ready().lay(1, 1, "E").draw_and_lay("A", 1).play("cast push")
    assert table.legal() == ["card 0 1 artefact"]
    table.play("card 0 1 artefact")
    assert table.asked == "place 0"
    assert table.legal() == ["place 1 1", "place 1 2", "place 2 1", "place 2 2"]
    table.play("place 2 2")
    assert table.area(0) == "- -" and table.area(2) == "- A"


def test_R20_discard_two_own_cards_from_any_chapters() -> None:
    table = KotkiTable().ready().lay(0, 1, "AZ").lay(1, 1, "E").draw_and_lay("K", 2).play("cast discard")
    assert table.legal() == ["card 0 1 artefact", "card 0 1 scroll", "card 0 2 companion"]
    table.play("card 0 2 companion, card 0 1 scroll")
    assert table.area(0) == "A -" and table.pile == "KZ"


def test_R21_A8_swap_any_two_cards_on_the_table() -> None:
    table = KotkiTable().ready().lay(1, 1, "E").lay(2, 2, "Z").draw_and_lay("A", 1).play("cast swap")
    assert table.legal() == ["card 0 1 artefact", "card 1 1 elixir", "card 2 2 scroll"]
    table.play("card 1 1 elixir, with 2 2 scroll")
    assert table.area(1) == "Z -" and table.area(2) == "- E" and table.area(0) == "A -"


def test_R21_swap_between_own_chapters() -> None:
    table = KotkiTable().ready().lay(0, 2, "Z").draw_and_lay("A", 1).play("cast swap, card 0 1 artefact, with 0 2 scroll")
    assert table.area(0) == "Z A"


def test_R22_R23_the_token_covers_the_spell_for_one_turn() -> None:
    table = KotkiTable(2).ready().draw_and_lay("A", 1).play("cast summon, draw artefact, place 0 2")
    assert table.rules.setup.deck.spells[table.state.tokens[0]] == "summon"
    table.pass_turn().draw_and_lay("E", 1)
    assert "cast summon" not in table.legal()
    table.play("cast push, card 0 1 elixir, place 1 1")
    table.pass_turn().draw_and_lay("E", 1)
    assert "cast summon" in table.legal() and "cast push" not in table.legal()


def test_R24_E1_another_spell_must_be_cast() -> None:
    table = KotkiTable().ready().token(0, "summon").lay(0, 1, "AZ").draw_and_lay("K", 2)
    assert table.legal() == ["cast push", "cast discard", "cast swap"]


def test_R25_curses_are_checked_at_the_end_of_the_turn() -> None:
    table = KotkiTable().ready().lay(0, 1, "AA").draw_and_lay("Z", 1)
    assert table.felled(0) == []
    table.play("cast summon, draw elixir, place 0 2")
    assert table.felled(0) == ["slimiauki"]


def test_A7_discard_needs_two_cards() -> None:
    table = KotkiTable().ready().draw_and_lay("A", 1)
    assert table.legal() == ["cast summon", "cast push"]
    assert KotkiTable().ready().token(0, "push").draw_and_lay("A", 1).legal() == ["cast summon"]
    assert KotkiTable().ready().token(0, "summon").draw_and_lay("A", 1).legal() == ["cast push"]


def test_A8_option_swap_must_involve_own() -> None:
    table = (
        KotkiTable(3, swap_must_involve_own="yes").ready().lay(1, 1, "E").lay(2, 2, "Z").draw_and_lay("A", 1).play("cast swap")
    )
    assert table.legal() == ["card 0 1 artefact"]
    assert table.play("card 0 1 artefact").legal() == ["with 1 1 elixir", "with 2 2 scroll"]


def test_A9_a_swap_that_changes_nothing_is_offered_once() -> None:
    table = KotkiTable().ready().lay(0, 1, "AZ").lay(1, 1, "A").lay(2, 1, "A").draw_and_lay("K", 2)
    table.play("cast swap, card 0 1 artefact")
    assert table.legal() == ["with 0 1 scroll", "with 0 2 companion"]
    table.play("with 0 1 scroll")
    assert table.area(0) == "AZ K"
    assert KotkiTable().ready().token(0, "push").draw_and_lay("A", 1).legal() == ["cast summon"]


def test_A10_a_closed_chapter_is_no_target() -> None:
    table = KotkiTable().ready().draw_and_lay("A", 1).play("cast push, card 0 1 artefact")
    assert not any(text.endswith(" 3") for text in table.legal())
    table.state.open = 3
    assert "place 1 3" in table.legal()


def test_no_list_is_longer_than_seventy() -> None:
    table = KotkiTable(4).ready()
    table.state.open = 3
    for seat in range(4):
        for chapter in (1, 2, 3):
            table.lay(seat, chapter, "" if (seat, chapter) == (0, 1) else "AKE")
    table.lay(0, 1, "AK").draw_and_lay("E", 1).play("cast swap")
    assert len(table.legal()) <= 70
    assert len(table.play(table.legal()[0]).legal()) <= 70
