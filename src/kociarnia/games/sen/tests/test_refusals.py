"""Why a tap in vain makes no move."""

from __future__ import annotations

from kociarnia.games.sen import GAME
from kociarnia.games.sen.tests.table import SenTable


def why(table: SenTable, *at: str) -> str:
    """The key of the reason and its clause, as the asked seat is told it."""
    seat = table.actor
    said = GAME.presenter(table.options).why(table.rules, table.view(seat), seat, at)
    return f"{said.say.key} {said.clause}" if said else ""


def test_nobody_is_told_a_reason_who_is_not_asked() -> None:
    table = SenTable(2).dealt()
    presenter = GAME.presenter(table.options)
    assert presenter.why(table.rules, table.view(1), 1, ("closed",)) is None
    assert presenter.why(table.rules, table.view(2), 2, ("closed",)) is None


def test_reasons_name_the_rule() -> None:
    table = SenTable(2, memory_aid="full").play("deal 0, face 8, look 0, face 0")
    assert why(table, "dream.0.0") == "no-look-again R8" and why(table, "dream.1.0") == "no-look-rival R9"
    assert why(table, "closed") == "no-look R8"
    table = SenTable(2).dealt("8")
    assert why(table, "dream.0.0") == "no-turn R12" and why(table, "dream.1.0") == "no-turn-rival R12"
    assert why(table, "open", "dream.1.0") == "no-take R13" and why(table, "open", "dream.0.0") == ""
    table.play("draw, face hourglass")
    assert why(table, "hand.0") == "no-use-hourglass R35" and why(table, "dream.1.2") == "no-keep-rival R16"
    assert why(table, "closed") == "no-keep R15" and why(table, "open") == ""
    table = SenTable(2).dealt("8").play("draw, face 8, discard, face 8, draw, face pick, use pick")
    assert why(table, "open.0") == "no-pick-copy A14" and why(table, "open.1") == ""
    table.play("pick 8")
    assert why(table, "hand.0") == "no-place-use A15"
    table = SenTable(2).dealt().play("draw, face swap, use swap, swap 0 1")
    assert why(table, "dream.0.1") == "no-with-itself R29" and why(table, "dream.0.2") == "no-with-same A16"


def test_R8_seats_that_look_at_the_same_time_are_told_their_own_reason() -> None:
    table = SenTable(2).play("deal 0, face 8, @1 look 2, face 0")
    presenter = GAME.presenter(table.options)
    said = [presenter.why(table.rules, table.view(seat), seat, ("dream.1.2",)) for seat in (0, 1)]
    assert [because.say.key for because in said if because] == ["no-look-rival", "no-look-again"]
