"""What the texts of the game say, in both languages."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.games.sen import GAME
from kociarnia.games.sen.tests.table import SenTable


def test_R59_the_option_says_that_both_lands_leave() -> None:
    assert "odrzuć obie" in GAME.words("pl")("option-i_know-help")
    assert "discard both" in GAME.words("en")("option-i_know-help")


@pytest.mark.parametrize(("dream", "counted"), [("hourglass 1 2 3", 9), ("hourglass hourglass 2 3", 0)])
def test_R34_the_account_says_what_an_hourglass_counts(dream: str, counted: int) -> None:
    table = SenTable(2).round(dream, "0 1 5 5", caller=1)
    account = GAME.presenter(table.options).accounts(table.rules, table.view(0), 0)[0]
    told = [GAME.words(language, ["Ola", "Jan"], 0)(account.lines[1]) for language in ("pl", "en")]
    assert f"klepsydra ({counted})" in told[0] and f"hourglass ({counted})" in told[1]


def test_R8_the_question_says_that_one_more_card_is_looked_at() -> None:
    table = SenTable(2)
    table.play(f"{table.legal()[0]}, face 8")
    seat = int(table.asked.split()[1])
    asked = []
    for _ in range(2):
        question = GAME.presenter(table.options).question(table.rules, table.view(seat), seat)
        asked.append([GAME.words(language, ["Ola", "Jan"], seat)(question) for language in ("pl", "en")])
        table.play(f"{table.legal()[0]}, face 0")
    assert asked[0] == ["Podejrzyj jedną ze swoich kart.", "Look at one of your cards."]
    assert asked[1] == ["Podejrzyj jeszcze jedną ze swoich kart.", "Look at one more of your cards."]


def test_R55_the_question_of_a_turn_offers_the_claim_where_it_is_played() -> None:
    asked = {}
    for claims in (0, 1):
        table = SenTable(2, i_know=claims).dealt()
        question = GAME.presenter(table.options).question(table.rules, table.view(0), 0)
        asked[claims] = [GAME.words(language, ["Ola", "Jan"], 0).at_the_keyboard(question) for language in ("pl", "en")]
    assert asked[1] == [
        "Twoja tura. Weź kartę ze stosu, zgłoś parę albo zawołaj „Pobudka!”",
        "Your turn. Take from a pile, claim a pair, or call “Wake up!”",
    ]
    assert not any("par" in text or "claim" in text for text in asked[0])


def told_of_the_end(table: SenTable, language: str, reader: int = 0) -> list[str]:
    words = GAME.words(language, ["Ola", "Jan"], reader)
    facts = [words(fact) for fact in table.scene(reader).facts[1:]]
    text = GAME.presenter(table.options).text(table.rules, table.view(reader), reader, words, True)
    assert text[1 : 1 + len(facts)] == facts, "the text table says the same"
    return facts


def test_R47_the_table_says_how_many_ravens_are_left() -> None:
    table = SenTable(2).dealt()
    call = "Można wołać „Pobudka!”"
    assert told_of_the_end(table, "pl") == ["Do końca 100 kruków", call]
    table.state.totals = vec[i64]([20, 97])
    assert told_of_the_end(table, "pl") == ["Do końca 3 kruki", call]
    table.state.totals[0] = 99
    assert told_of_the_end(table, "en", 1)[0] == "1 raven to the end"
    assert len(told_of_the_end(SenTable(2, rounds=3).dealt(), "en")) == 1, "there the round says it"


def test_R31_the_table_says_whether_a_call_is_possible() -> None:
    table = SenTable(2, no_call_first_turn=1).dealt()
    assert told_of_the_end(table, "en")[-1] == "“Wake up!” only from the second turn on"
    table.state.turns = 2
    assert told_of_the_end(table, "en")[-1] == "“Wake up!” may be called"
    assert "do-call" in [choice.label.key for choice in table.choices()]
    assert "fact-call" not in [fact.key for fact in table.play("call").scene(0).facts], "it has been called"


def test_no_brackets_within_brackets() -> None:
    """A special land is named with its ravens in brackets wherever it is told."""
    table = SenTable(2).dealt("peek")
    for language in ("pl", "en"):
        words = GAME.words(language, ["Ola", "Jan"], 0)
        for choice in table.choices():
            text = words(choice.label)
            assert "((" not in text.replace(" ", "") and text.count("(") <= 1, text
