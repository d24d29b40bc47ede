"""A tap that makes no move says why, and where the rulebook says so."""

from __future__ import annotations

import pytest

from kociarnia.games.najlepsza_gra import GAME
from kociarnia.games.najlepsza_gra.tests.table import Table, dealt, feast

NAMES = ["Ola", "Mruczek", "Ewa", "Adam"]


def why(table: Table, *at: str, language: str = "en", seat: int = 0) -> tuple[str, str] | None:
    """The clause and the sentence that a seat is told."""
    because = GAME.presenter(GAME.settle(table.rules.players, {})).why(table.rules, table.view(seat), seat, at)
    return (because.clause, GAME.words(language, NAMES, seat)(because.say)) if because else None


def hand(table: Table, key: str, seat: int = 0) -> str:
    return f"hand.{seat}.{table.setup.deck.kind_keys.index(key)}"


def test_R14_the_guarded_line_and_single_cards() -> None:
    table = dealt(marker="row3")
    assert why(table, "row3") == ("R14", "The cat guards row 3: take another row or column.")
    assert why(table, "row1") is None
    assert why(table, "grid.4", language="pl") == (
        "R14", "To ubranko. Karty bierze się trójkami: dotknij strzałki przy rzędzie albo kolumnie.",
    )  # fmt: skip
    table.play("take row1")
    table.deal()
    assert why(table, "row2") == ("R14", "You have taken a line in this turn; the next one is for the player to your left.")


def test_R40_a_stray_costs_two_lost_cats() -> None:
    table = dealt()
    assert why(table, "stray.0") == ("R40", "A stray is taken in for two lost cats, and you have none.")
    table.give(0, lost_cat=1)
    assert why(table, "stray.0", language="pl") == (
        "R40", "Przybłędę przygarnia się za dwa zaginione koty, a masz jednego.",
    )  # fmt: skip
    assert why(table, hand(table, "lost_cat")) == ("R40", "Lost cats are given two at a time, and you have only one.")
    table.give(0, lost_cat=1)
    assert why(table, "stray.0") == ("R40", "First tap your lost cats, then the stray that they are given for.")
    assert why(table, hand(table, "lost_cat"), "stray.0") is None
    assert why(table, hand(table, "lost_cat"), "row1") == ("R40", "Two lost cats are given for a stray or for a point token.")


def test_A6_a_bottle_moves_the_cat_to_a_different_line() -> None:
    table = dealt(marker="row3").give(0, bottle=1, yarn=1)
    bottle = hand(table, "bottle")
    assert why(table, bottle, "row3") == (
        "A6", "The cat sits at row 3 already: the spray bottle chases it to another line.",
    )  # fmt: skip
    assert why(table, bottle, "stray.0") == ("R44", "A spray bottle moves the cat marker: tap a row or a column.")
    assert (why(table, hand(table, "yarn")) or "")[0] == "R38"
    table.play("take row1")
    table.deal()
    assert (why(table, "row2") or "")[0] == "R44"


def test_at_the_feast_every_seat_is_told_of_its_own_cats() -> None:
    table = feast(["kikimora sox", "zeus bell"], ["TTC", "CC"])
    assert why(table, "cat.0.kikimora") is None
    assert why(table, "cat.0.sox") == ("A15", "One cat after the other: now it is Bronte.")
    assert why(table, "cat.1.bell", seat=1) == ("A15", "One cat after the other: now it is Zeus.")
    table.play("@0 feed kikimora")
    assert why(table, "cat.0.kikimora") == ("A15", "Bronte has been decided on; now it is Sox.")
    assert why(table, "cat.1.zeus") == ("R23", "Mruczek’s cats: Zeus (O; 2 chicken; 3 points).")
    assert (why(table, "row1") or "")[0] == "R46"


def test_nobody_else_is_told_anything() -> None:
    table = dealt()
    for reader in (1, 2):
        assert why(table, "row3", seat=reader) is None


@pytest.mark.parametrize("at", [(), ("",), ("row9",), ("stray.7",), ("hand.0.x",), ("cat.0.nobody",), ("hand.9",), ("grid.9",)])
def test_what_is_not_in_the_scene_has_no_reason(at: tuple[str, ...]) -> None:
    assert why(dealt(), *at) is None
