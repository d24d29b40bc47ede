"""What is asked, and what may be answered."""

from __future__ import annotations

from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def test_a_question_says_what_the_card_is_for() -> None:
    table = KotkiTable().ready().lay(0, 1, "AZ").draw_and_lay("K", 2).play("cast discard")
    presenter = GAME.presenter(table.options)
    words = GAME.words("pl", ["Ola", "Jan", "Ewa"], 0)
    assert words(presenter.question(table.rules, table.view(0), 0)) == "Którą kartę odrzucasz?"
    words = GAME.words("pl", ["Ola", "Jan", "Ewa"], 1)
    assert words(presenter.question(table.rules, table.view(1), 1)) == "Ola wybiera kartę do odrzucenia."


def test_choices_say_what_they_would_do() -> None:
    table = KotkiTable().ready().lay(0, 1, "AA").play("draw scroll")
    words = GAME.words("en", ["Ola", "Jan", "Ewa"], 0)
    assert [words(choice.label) for choice in table.choices()] == [
        "your chapter 1: then ready",
        "your chapter 2: then lacks AAKK, surplus Z",
    ]
    table.play("place 0 2")
    assert [choice.clause for choice in table.choices()] == ["R18", "R19", "R20", "R21"]
