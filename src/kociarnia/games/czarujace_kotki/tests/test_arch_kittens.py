"""Arch-kittens: R46 to R50."""

from __future__ import annotations

from kociarnia.games.czarujace_kotki.rules.state import step_of
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def arch(players: int = 4, **options: int | str) -> KotkiTable:
    """Seat 0 has Draw-deep, 1 Shove, 2 Purge, 3 Transmute."""
    return KotkiTable(players, arch_kittens="yes", **options).ready()


def as_seat(table: KotkiTable, seat: int) -> KotkiTable:
    """It is this seat's turn, and the areas are bare."""
    while table.state.turn < seat:
        table.draw_and_lay("K", 2)
        table.play(next(text for text in table.legal() if text in ("cast summon", "cast draw_deep", "cast push", "cast shove")))
        while table.asked.split()[0] not in ("spell", "curse", "over") and not (
            table.asked.startswith("draw") and list(table.state.held) == [] and step_of(table.state.detail) == 0
        ):
            table.play(table.legal()[0])
    for other in range(table.rules.players):
        for chapter in (1, 2):
            table.lay(other, chapter, "")
    return table


def test_R46_three_basic_spells_and_one_of_its_own() -> None:
    table = arch()
    spells = table.rules.setup.deck.spells
    own = [[spells[spell] for spell in table.rules.setup.spells.known(table.state, seat)] for seat in range(4)]
    assert own == [
        ["push", "discard", "swap", "draw_deep"],
        ["summon", "discard", "swap", "shove"],
        ["summon", "push", "swap", "purge"],
        ["summon", "push", "discard", "transmute"],
    ]


def test_R47_A30_draw_deep_keeps_one_and_gives_the_other() -> None:
    table = arch().draw_and_lay("K", 2).play("cast draw_deep, draw artefact, draw scroll")
    assert table.asked == "keep 0" and table.legal() == ["keep artefact scroll", "keep scroll artefact"]
    faces = [[card & 127 for card in table.view(observer).looked] for observer in range(5)]
    assert faces == [[1, 4], [0, 0], [0, 0], [0, 0], [0, 0]]  # before the choice only the caster sees them
    table.play("keep scroll artefact")
    assert all(list(table.view(observer).held) == [1, 4] for observer in range(5))
    assert table.asked == "place 0"
    table.play("place 0 1")
    assert table.asked == "give 0" and table.legal() == ["give 1", "give 2", "give 3"]
    table.play("give 2")
    assert table.asked == "place 2" and table.legal() == ["place 2 1", "place 2 2"]  # the receiver places, out of turn
    table.play("place 2 2")
    assert table.area(0) == "Z K" and table.area(2) == "- A" and table.asked == "draw 1"


def test_R47_two_players_are_asked_too() -> None:
    table = KotkiTable(2, arch_kittens="yes").ready().draw_and_lay("K", 2).play("cast draw_deep, draw artefact, draw artefact")
    assert table.legal() == ["keep artefact artefact"]
    assert table.play("keep artefact artefact, place 0 1").legal() == ["give 1"]


def test_A30_a_chaos_cat_among_the_two_is_replaced() -> None:
    table = arch().draw_and_lay("K", 2).play("cast draw_deep, draw artefact")
    table.state.plain = 0
    table.play("draw chapter_3, curse mumiau, draw elixir")
    assert table.legal() == ["keep artefact elixir", "keep elixir artefact"]


def test_A30_without_replacement_one_card_is_kept_and_none_given() -> None:
    table = arch(chaos_replacement="no").draw_and_lay("K", 2).play("cast draw_deep, draw artefact")
    table.state.plain = 0
    table.play("draw chapter_3, curse mumiau")
    assert table.legal() == ["keep artefact only"]
    table.play("keep artefact only, place 0 3")
    assert table.asked == "draw 1" and table.at(0, 3) == "A"


def test_A30_caught_among_the_two_ends_the_match() -> None:
    table = arch().draw_and_lay("K", 2).play("cast draw_deep, draw artefact").caught()
    assert table.over


def test_R48_A31_shove_an_own_card_and_the_top_card_to_one_kitten() -> None:
    table = as_seat(arch(), 1).lay(1, 1, "E").draw_and_lay("K", 2).play("cast shove, card 1 1 elixir")
    assert table.legal() == ["place 0 1", "place 0 2", "place 2 1", "place 2 2", "place 3 1", "place 3 2"]
    table.play("place 3 1")
    assert table.asked == "draw 1"  # the top card is seen only now
    table.play("draw scroll")
    assert table.asked == "place 1" and table.legal() == ["place 3 1", "place 3 2"]
    table.play("place 3 2")
    assert table.area(3) == "E Z" and table.area(1) == "- K"


def test_A31_the_chaos_cat_under_a_shove_keeps_its_target() -> None:
    table = as_seat(arch(), 1).draw_and_lay("K", 2).play("cast shove, card 1 2 companion, place 3 1")
    table.state.plain = 0
    table.play("draw chapter_3, curse mumiau, draw scroll")
    assert table.legal() == ["place 3 1", "place 3 2", "place 3 3"]


def test_R49_A33_purge_all_of_one_kind_at_one_chapter() -> None:
    table = as_seat(arch(), 2).lay(2, 1, "AAZ").lay(2, 2, "A").draw_and_lay("K", 2).play("cast purge")
    assert table.legal() == ["card 2 1 artefact", "card 2 1 scroll", "card 2 2 artefact", "card 2 2 companion"]
    table.play("card 2 1 artefact")
    assert table.area(2) == "Z AK" and table.pile.endswith("AA")


def test_R50_A32_transmute_a_card_for_any_other() -> None:
    table = as_seat(arch(), 3).lay(0, 1, "A").draw_and_lay("K", 2).play("cast transmute")
    assert table.legal() == ["card 3 2 companion"]
    table.play("card 3 2 companion")
    assert table.legal() == ["card 0 1 artefact"]  # not the one just discarded
    table.play("card 0 1 artefact")
    assert table.legal() == ["place 3 1", "place 3 2"]
    table.play("place 3 1")
    assert table.area(3) == "A -" and table.area(0) == "- -"


def test_A32_transmute_needs_two_cards_on_the_table() -> None:
    table = as_seat(arch(), 3).draw_and_lay("K", 2)
    assert "cast transmute" not in table.legal()
    own = as_seat(arch(), 3).lay(3, 1, "E").draw_and_lay("K", 2)
    assert "cast transmute" in own.legal()
    assert own.play("cast transmute, card 3 2 companion").legal() == ["card 3 1 elixir"]  # from the own area, too


def test_A34_the_own_spell_is_not_cast_twice_in_a_row() -> None:
    table = arch().token(0, "draw_deep").draw_and_lay("K", 2)
    assert "cast draw_deep" not in table.legal()
