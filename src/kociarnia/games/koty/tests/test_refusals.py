"""A tap that makes no move says why, and where the rulebook says so."""

from __future__ import annotations

import pytest

from kociarnia.games.koty import GAME
from kociarnia.games.koty.tests.table import Table

NAMES = ["Ola", "Mruczek", "Łatka", "Puszek", "Psotka", "Kropeczka"]


def why(table: Table, *at: str, language: str = "en") -> tuple[str, str] | None:
    """The clause and the sentence that the asked seat is told."""
    seat = int(table.koty.actor(table.state))
    because = GAME.presenter(table.koty.options).why(table.koty, table.view(seat), seat, at)
    return (because.clause, GAME.words(language, NAMES, seat)(because.say)) if because else None


def test_R61_a_cat_does_not_go_on_another_colour() -> None:
    table = Table(["8", "2"], ["1 5 R J"])
    assert why(table, "hand.blue1", "land.1.0") == (
        "R61", "Sun 2 is of another colour: Moon 1 makes friends with Moon 8 and fights with Moon 1.",
    )  # fmt: skip
    assert why(table, "hand.pink5", "land.1.0", language="pl") == (
        "R61", "Słońce 2 ma inny kolor: Róża 5 zaprzyjaźni się z Różą 4, a walczyć może z Różą 5.",
    )  # fmt: skip
    assert why(table, "hand.blue1", "land.0.0") is None  # they make friends


def test_R59_R61_where_a_raven_may_not_go() -> None:
    table = Table(["8|9||R", "2||R|9"], ["1 5 R J"])
    taken = [why(table, "hand.raven", f"land.{seat}.{land}") for seat in range(2) for land in range(4)]
    assert [one and one[0] for one in taken] == ["R59", "R61", "R59", None, "R59", "R59", "R61", None]


def test_R64_R65_where_a_joker_may_not_go() -> None:
    table = Table(["8|9||R", "2||R|9"], ["1 5 R J"])
    taken = [why(table, "hand.joker", f"land.{seat}.{land}") for seat in range(2) for land in range(4)]
    assert [one and one[0] for one in taken] == [None, "R65", "R65", None, None, "R65", "R64", "R65"]


def test_R18_a_card_comes_first() -> None:
    assert why(Table([], ["1 2 3 4"]), "land.0.0") == ("R18", "First choose a card of your hand, then a land.")


def test_R60_a_raven_without_a_place() -> None:
    assert why(Table(["9"], ["R 2 3 4"]), "hand.raven", language="pl") == (
        "R60", "Kruk zakrywa „9” rywala albo przegania kruka z twojego snu, a teraz nie ma ani jednego, ani drugiego.",
    )  # fmt: skip


def test_R47_what_defends() -> None:
    table = Table(["", "8"], ["1 2 3 4", "8 2 3 4"]).play("play blue1 1 0, face pink5")
    assert why(table, "hand.blue8") == ("R47", "Only Moon 1 or a joker defends this cat.")
    table = Table(["", "8"], ["1 2 3 4", "8 2 3 4"], owl=1).play("play blue1 1 0, face pink5")
    assert why(table, "hand.blue8", language="pl") == ("R47", "Tego kota obroni tylko Niebo 1, joker albo sowa.")


def test_R22_R24_R25_where_a_nine_may_not_go() -> None:
    table = Table(["8|9 9 9|R|", "9"], ["1 2 3 4"]).play("play blue1 0 0, face pink5")
    taken = [why(table, f"land.{cell}") for cell in ("0.0", "0.1", "0.2", "0.3", "1.0")]
    assert [one and one[0] for one in taken] == [None, "R25", "R24", None, "R22"]


def test_A33_a_partner_is_no_rival() -> None:
    table = Table(["", "", "9", ""], ["1 2 3 4"], teams="yes")
    assert why(table, "hand.blue1", "land.2.0") == ("A33", "You may not play on the dream of your partner (Łatka).")


def test_nobody_else_is_told_anything() -> None:
    table = Table([], ["1 2 3 4"])
    presenter = GAME.presenter(table.koty.options)
    for reader in (1, 2):
        assert presenter.why(table.koty, table.view(reader), reader, ("land.0.0",)) is None


@pytest.mark.parametrize("at", [(), ("",), ("hand.pink9",), ("land.0",), ("land.9.9",), ("hand.1x", "land.x.y"), ("hand.?",)])
def test_what_is_not_in_the_scene_has_no_reason(at: tuple[str, ...]) -> None:
    assert why(Table([], ["1 2 3 4"]), *at) is None
