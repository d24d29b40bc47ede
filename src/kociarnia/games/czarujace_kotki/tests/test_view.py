"""What a person sees: the table in the terminal, the log, the score, the hints."""

from __future__ import annotations

from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def test_the_table_says_what_the_curses_still_need() -> None:
    table = KotkiTable().ready().lay(0, 1, "AAE").lay(1, 1, "AAZK").lay(1, 2, "AKK").token(0, "push")
    text = table.drawn(0)
    assert "1: AAE        lacks Z, surplus E" in text
    assert "1: AAKZ" in text and "ready, surplus K" in text
    assert "lacks A\n" in text
    assert "last spell: Push" in text and "last spell: none" in text


def test_the_table_says_how_far_off_the_professor_is() -> None:
    table = KotkiTable().ready().top(3, 20, 11)
    assert "Deck from the top: 3 plain, 20 with 1 chaos cat, 11 with Caught!" in table.drawn(0)
    assert "23 more cards are safe; then the professor may come." in table.drawn(1)
    assert "Jeszcze 23 bezpieczne karty; potem może przyjść profesor." in table.drawn(1, "pl")
    table.no_cats()
    assert "1 chance in 11" in table.drawn(2)


def test_after_the_end_nobody_waits_for_the_professor() -> None:
    table = KotkiTable().ready().caught()
    assert "Deck from the top: empty" in table.drawn(0) and "professor" not in table.drawn(0)
    late = KotkiTable(3, finish_turn_when_caught="yes").ready().lay(0, 1, "AK").caught()
    assert "The professor is here; this turn is still played." in late.drawn(0)


def test_a_question_says_what_the_card_is_for() -> None:
    table = KotkiTable().ready().lay(0, 1, "AZ").step1("K", 2).play("cast discard")
    presenter = GAME.presenter(table.options)
    words = GAME.words("pl", ["Ola", "Jan", "Ewa"], 0)
    assert words(presenter.question(table.rules, table.view(0), 0)) == "Którą kartę odrzucasz?"
    words = GAME.words("pl", ["Ola", "Jan", "Ewa"], 1)
    assert words(presenter.question(table.rules, table.view(1), 1)) == "Ola wybiera kartę do odrzucenia."


def test_only_the_owner_reads_a_goal() -> None:
    table = KotkiTable().ready()
    assert "Full training" in table.drawn(0) and "Full training" not in table.drawn(1)
    assert "goal" not in table.drawn(3).lower().replace("goals", "")


def test_plain_text_is_complete_and_without_columns() -> None:
    text = KotkiTable().ready().lay(1, 1, "AAZ").drawn(0, plain=True)
    assert "Jan’s chapter 1: 2 × artefact; scroll" in text and "ready" in text


def test_the_log_tells_each_reader_what_it_may_know() -> None:
    table = KotkiTable(3, arch_kittens="yes").ready().step1("K", 2).play("cast draw_deep")
    assert table.told("draw artefact", 0) == ["You have drawn in secret: artefact."]
    assert table.told("draw scroll", 1) == ["Ola draws a card in secret."]
    assert table.told("keep artefact scroll", 1) == ["Ola keeps artefact, not scroll."]
    assert table.told("place 0 1", 0) == ["You lay artefact at your chapter 1."]
    assert table.told("give 1", 1) == ["Ola gives you scroll."]


def test_the_log_tells_of_falls_and_endings() -> None:
    table = KotkiTable().ready().lay(0, 1, "AAZE").step1("K", 2).play("cast push, card 0 2 companion")
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


def test_choices_say_what_they_would_do() -> None:
    table = KotkiTable().ready().lay(0, 1, "AA").play("draw scroll")
    words = GAME.words("en", ["Ola", "Jan", "Ewa"], 0)
    assert [words(choice.label) for choice in table.choices()] == [
        "your chapter 1: then ready",
        "your chapter 2: then lacks AAKK, surplus Z",
    ]
    table.play("place 0 2")
    assert [choice.clause for choice in table.choices()] == ["R18", "R19", "R20", "R21"]


def test_accounts_break_the_score_down() -> None:
    table = KotkiTable().ready("slimiauki", "mumiau").fell(0, "lekotki", "AK").lay(0, 1, "ZZ")
    account = GAME.presenter(table.options).accounts(table.rules, table.view(0), 0)[0]
    words = GAME.words("en", ["Ola", "Jan", "Ewa"], 0)
    assert account.total == 6 - 2 + 2
    assert [words(line) for line in account.lines] == [
        "Scaredycats: 6",
        "bonus for each scroll in the area: 2",
        "2 surplus cards: −2",
        "goal Full training, if all curses fall: 0",
        "cards in the area: 2",
    ]


def test_hidden_information_stays_hidden() -> None:
    """H1 to H6: what a view of another seat or of the audience does not hold."""
    table = KotkiTable(3, arch_kittens="yes", chaos="3").ready().step1("K", 2).play("cast draw_deep, draw artefact")
    for observer in (1, 2, 3):
        view = table.view(observer)
        assert view.looked[0] & 127 == 0 and view.goals[0] & 127 == 0
        assert view.chaos == 0 and view.chaos_bag[0] == 4
        assert view.bag[0] == table.state.bag[0] + 1
