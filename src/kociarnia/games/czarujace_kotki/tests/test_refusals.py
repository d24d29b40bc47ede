"""A tap that makes no move says why, and where the rulebook says so."""

from __future__ import annotations

import pytest

from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable

NAMES = ["Ola", "Jan", "Ewa", "Zosia"]


def why(table: KotkiTable, *at: str, language: str = "en") -> tuple[str, str] | None:
    """The clause and the sentence that the asked seat is told."""
    seat = int(table.rules.actor(table.state))
    because = GAME.presenter(table.options).why(table.rules, table.view(seat), seat, at)
    return (because.clause, GAME.words(language, NAMES, seat)(because.say)) if because else None


def test_R23_the_covered_spell_is_barred() -> None:
    table = KotkiTable().ready().lay(0, 1, "AZ").token(0, "swap").draw_and_lay("K", 2)
    assert why(table, "spell.0.swap") == ("R23", "Your token lies on Swap: no spell is cast twice in a row.")
    assert why(table, "spell.0.push") is None
    assert why(table, "spell.1.push") == ("R17", "That spell belongs to Jan: cast one of your own.")


def test_A7_too_few_cards_for_a_spell() -> None:
    table = KotkiTable().ready().draw_and_lay("K", 2)
    assert why(table, "spell.0.discard", language="pl") == (
        "A7", "Na stole jest za mało kart, żeby rzucić zaklęcie Odrzuć.",
    )  # fmt: skip


def test_A10_where_a_card_may_not_go() -> None:
    table = KotkiTable().ready().play("draw scroll")
    assert why(table, "area.0.3") == ("A10", "Chapter 3 is still closed: it opens when the chaos cat comes.")
    assert why(table, "area.1.1") == ("R16", "This card goes into your own area.")
    table.play("place 0 1, cast push, card 0 1 scroll")
    assert why(table, "area.0.1") == ("R19", "This card goes to another kitten.")


def test_R28_a_curse_is_not_tapped() -> None:
    told = why(KotkiTable().ready().play("draw scroll"), "curse.1")
    assert told and told[0] == "R28"


def test_A9_a_swap_that_changes_nothing_is_offered_once() -> None:
    table = KotkiTable().ready().lay(0, 1, "AZ").lay(1, 1, "A").draw_and_lay("K", 2).play("cast swap, card 0 1 artefact")
    assert why(table, "area.0.1.artefact") == ("R21", "This is the card that you are swapping: choose another one.")
    assert [why(table, at) is None for at in ("area.0.1.scroll", "area.1.1.artefact")].count(True) == 1


@pytest.mark.parametrize("at", [(), ("",), ("area.9.9",), ("spell.0.nothing",), ("kitten.x",), ("pile.scroll",)])
def test_what_is_not_in_the_scene_has_no_reason(at: tuple[str, ...]) -> None:
    assert why(KotkiTable().ready().play("draw scroll"), *at) is None
