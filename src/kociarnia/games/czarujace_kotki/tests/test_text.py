"""The table in the terminal."""

from __future__ import annotations

from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def test_the_table_says_what_the_curses_still_need() -> None:
    table = KotkiTable().ready().lay(0, 1, "AAE").lay(1, 1, "AAZK").lay(1, 2, "AKK").token(0, "push")
    text = table.drawn(0)
    assert "1: AAE        lacks S, surplus E" in text
    assert "1: AACS" in text and "ready, surplus C" in text
    assert "lacks A\n" in text
    assert "1: AAKZ" in table.drawn(0, "pl") and "komplet, nadmiar K" in table.drawn(0, "pl")
    assert "Chapter 1: Snailmeows (AAS)" in text and "Rozdział 1: Ślimiauki (AAZ)" in table.drawn(0, "pl")
    assert "last spell: Push" in text and "last spell: none" in text


def test_the_table_says_how_far_off_the_professor_is() -> None:
    table = KotkiTable().ready().top(3, 20, 11)
    assert "Deck from the top: 3 plain, 20 with 1 chaos cat, 11 with Caught!" in table.drawn(0)
    assert "23 more cards are safe; the professor is among the next 11." in table.drawn(1)
    assert "Jeszcze 23 bezpieczne karty; profesor jest wśród 11 następnych." in table.drawn(1, "pl")
    table.no_cats()
    assert "The professor may come with any card: one of the last 11." in table.drawn(2)
    table.state.last[0] = 1
    assert "Następna karta to już profesor!" in table.drawn(2, "pl")


def test_after_the_end_nobody_waits_for_the_professor() -> None:
    table = KotkiTable().ready().caught()
    assert "Deck from the top: empty" in table.drawn(0) and "professor" not in table.drawn(0)
    late = KotkiTable(3, finish_turn_when_caught="yes").ready().lay(0, 1, "AK").caught()
    assert "The professor is here; this turn is still played." in late.drawn(0)


def test_only_the_owner_reads_a_goal() -> None:
    table = KotkiTable().ready()
    assert "Full training" in table.drawn(0) and "Full training" not in table.drawn(1)
    assert "goal" not in table.drawn(3).lower().replace("goals", "")


def test_plain_text_is_complete_and_without_columns() -> None:
    text = KotkiTable().ready().lay(1, 1, "AAZ").drawn(0, plain=True)
    assert "Jan’s chapter 1: 2 × artefact; scroll" in text and "ready" in text
