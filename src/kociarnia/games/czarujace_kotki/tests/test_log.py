"""What happened, as each reader is told."""

from __future__ import annotations

from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def test_the_log_tells_each_reader_what_it_may_know() -> None:
    table = KotkiTable(3, arch_kittens="yes").ready().draw_and_lay("K", 2).play("cast draw_deep")
    assert table.told("draw artefact", 0) == ["In secret you draw an artefact."]
    assert table.told("draw scroll", 1) == ["Ola draws a card in secret."]
    assert table.told("keep artefact scroll", 1) == ["Ola keeps an artefact, and not a scroll."]
    assert table.told("place 0 1", 0) == ["You lay an artefact at your chapter 1."]
    assert table.told("give 1", 1) == ["Ola gives you a scroll."]


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
    assert lines[0] == "The chaos card is Magic discard!" and lines[1].startswith("Chaos effect 1, new rule")
    table.lay(0, 1, "A")
    assert table.told("draw chapter_3", 1) == ["Ola draws a chaos cat!", "Chapter 3 opens for all."]


def test_A24_the_log_tells_of_the_curse_of_chapter_3_before_the_effect() -> None:
    table = KotkiTable(3, chaos="3").ready()
    table.state.plain = 0
    table.play("draw chaos_cat, chaos magiczny_odrzut").lay(0, 1, "A")
    assert table.told("draw chapter_3", 1)[-1] == "Chapter 3 opens for all."
    lines = table.told("curse mumiau", 1)
    assert lines[0].startswith("At chapter 3 there is now Mummeow (ACE)")
    assert lines[1] == "Chaos effect 2, at once: each kitten discards a card from its area."


def test_a_purge_names_the_cards_in_the_plural() -> None:
    table = KotkiTable(3, arch_kittens="yes").ready().pass_turn("A", 1).pass_turn("A", 1)
    table.lay(2, 1, "KK").draw_and_lay("E", 2).play("cast purge")
    assert table.told("card 2 1 companion", 0, "pl")[0] == "Ewa odrzuca wszystkich kompanów z własnego rozdziału 1."
