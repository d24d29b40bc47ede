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
        "your chapter 2: then lacks AACC, surplus S",
    ]
    table.play("place 0 2")
    assert [choice.clause for choice in table.choices()] == ["R18", "R19", "R20", "R21"]


def test_two_chapters_may_be_named_in_either_order_and_no_two_choices_read_alike() -> None:
    table = KotkiTable(3, chaos="4").ready().cats_next()
    table.play("draw chaos_cat, chaos magiczna_zamiana")
    table.play("draw chaos_cat, draw chaos_cat, draw chapter_3, curse mumiau")
    assert table.asked == "couple 0"
    labels = [GAME.words("en")(choice.label) for choice in table.choices()]
    assert sorted(labels) == [f"chapters {one} and {two}" for one in (1, 2, 3) for two in (1, 2, 3) if one != two]
