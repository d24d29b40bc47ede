"""What moves on the table, as each reader saw it."""

from __future__ import annotations

import pytest

from kociarnia.engine.laws import ByLot
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.spells import cards_of_all
from kociarnia.games.czarujace_kotki.show.motions import _Motions, _one_card
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def moved(table: KotkiTable, script: str, reader: int) -> list[tuple[str, str, str]]:
    return table.moved(GAME.presenter(table.options), script, reader)


def test_R16_a_drawn_card_goes_by_way_of_the_hand() -> None:
    assert moved(KotkiTable().ready(), "draw scroll, place 0 2", 1) == [
        ("deck", "held", "scroll"), ("held", "area.0.2.scroll", "scroll"),
    ]  # fmt: skip


def test_R20_R21_discards_and_swaps() -> None:
    table = KotkiTable().ready().lay(0, 1, "AZ").lay(1, 2, "E").draw_and_lay("K", 2).play("cast swap, card 0 1 artefact")
    assert moved(table, "with 1 2 elixir", 2) == [
        ("area.0.1.artefact", "area.1.2.artefact", "artefact"), ("area.1.2.elixir", "area.0.1.elixir", "elixir"),
    ]  # fmt: skip
    table = KotkiTable().ready().lay(0, 1, "AZ").draw_and_lay("K", 2).play("cast discard")
    assert moved(table, "card 0 1 artefact", 2) == [("area.0.1.artefact", "pile", "artefact")]


def test_R28_the_last_card_lands_before_the_curse_falls() -> None:
    table = KotkiTable().ready().lay(0, 1, "AE").draw_and_lay("A", 1).play("cast summon, draw scroll")
    assert moved(table, "place 0 1, curse mumiau", 1) == [
        ("held", "area.0.1", "scroll"),
        ("area.0.1.artefact", "pile", "artefact"), ("area.0.1.artefact", "pile", "artefact"),
        ("area.0.1.elixir", "felled.0", "elixir"), ("area.0.1", "pile", "scroll"),
        ("curse.1", "felled.0", "slimiauki"), ("curses", "curse.1", "mumiau"),
    ]  # fmt: skip


def test_H5_cards_drawn_in_secret_show_their_faces_to_their_kitten_only() -> None:
    script = "draw artefact, draw scroll, keep scroll artefact"
    seen = {}
    for reader in (0, 1, 3):
        table = KotkiTable(3, arch_kittens="yes").ready().draw_and_lay("K", 2).play("cast draw_deep")
        seen[reader] = moved(table, script, reader)
    assert seen[0] == [
        ("deck", "looked.0", "artefact"), ("deck", "looked.1", "scroll"),
        ("looked.1", "held", "scroll"), ("looked.0", "held", "artefact"),
    ]  # fmt: skip
    assert seen[1] == seen[3]
    assert [face for *_, face in seen[1]] == ["", "", "scroll", "artefact"]


@pytest.mark.parametrize("seed", range(12))
def test_wherever_an_area_changes_something_moves(seed: int) -> None:
    match = ByLot(GAME, seed)
    for step in match.steps(220):
        for reader in range(match.rules.players + 1):
            before, _, after = step.seen(reader)
            if cards_of_all(before) != cards_of_all(after) or before.display != after.display:
                assert step.motions(match.presenter, reader), step.text


@pytest.mark.parametrize("seed", range(4))
def test_the_short_way_to_one_card_leads_where_the_long_one_does(seed: int) -> None:
    match, found = ByLot(GAME, seed), 0
    assert isinstance(match.rules, KotkiRules)
    setup = match.rules.setup
    for step in match.steps(220):
        before, move, after = step.seen(match.rules.players)
        card = _one_card(setup, before, move, after)
        if card is not None:
            motions = _Motions(setup, before, after)
            motions.add_named(move)
            motions.add_rest()
            assert motions.out == [card], step.text
            found += 1
    assert found > 20
