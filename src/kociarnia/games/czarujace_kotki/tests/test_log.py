"""What happened, as each reader is told."""

from __future__ import annotations

from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def test_the_log_tells_each_reader_what_it_may_know() -> None:
    table = KotkiTable(3, arch_kittens="yes").ready().draw_and_lay("K", 2).play("cast draw_deep")
    assert table.told("draw artefact", 0) == ["You have drawn in secret: artefact."]
    assert table.told("draw scroll", 1) == ["Ola draws a card in secret."]
    assert table.told("keep artefact scroll", 1) == ["Ola keeps artefact, not scroll."]
    assert table.told("place 0 1", 0) == ["You lay artefact at your chapter 1."]
    assert table.told("give 1", 1) == ["Ola gives you scroll."]


def test_the_log_tells_of_falls_and_endings() -> None:
    table = KotkiTable().ready().lay(0, 1, "AAZE").draw_and_lay("K", 2).play("cast push, card 0 2 companion")
    assert table.told("place 1 1", 1)[-1] == "Ola fells the curse Snailmeows, with surplus E (−1)."
    table.play("curse mumiau").no_cats()
    assert table.told("draw caught", 1) == [
        "You draw Caught! Professor Pazurek is in the door.",
        "The kittens are caught: whoever has the cleanest paws wins.",
    ]


def test_the_log_announces_chaos() -> None:
    table = KotkiTable(3, chaos="3").ready()
    table.state.plain = 0
    assert table.told("draw chaos_cat", 1) == ["Ola draws a chaos cat!"]
    lines = table.told("chaos magiczny_odrzut", 1)
    assert lines[0] == "The chaos card is Magic discard!" and lines[1].startswith("Chaos effect 1: new rule")
    table.lay(0, 1, "A")
    lines = table.told("draw chapter_3", 1)
    assert lines[:2] == ["Ola draws a chaos cat!", "Chapter 3 opens for all."] and lines[2].startswith("Chaos effect 2")
