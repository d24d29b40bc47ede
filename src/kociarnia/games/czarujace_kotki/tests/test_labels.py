"""What cards say: every text is a sentence, in both languages, with the reader's own letters."""

from __future__ import annotations

import pytest

from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.show.labels import curse_text, effect_text, goal_text, program_text
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable

SETUP = KotkiTable().rules.setup
DECK = SETUP.deck


def goal(key: str, language: str) -> str:
    return GAME.words(language)(goal_text(SETUP, DECK.goals.index(key)))


def spell(key: str, language: str) -> str:
    return GAME.words(language)(program_text(SETUP, DECK.casts[DECK.spells.index(key)], SETUP.knobs))


def effect(key: str, number: int, language: str) -> str:
    return GAME.words(language)(effect_text(SETUP, DECK.effects[DECK.chaos.index(key)][number - 1], SETUP.knobs))


@pytest.mark.parametrize(
    ("key", "english", "polish"),
    [
        ("companions", "1 point for each companion in the area", "1 punkt za każdego kompana w obszarze"),
        (
            "triplets",
            "5 points if you have at least 3 cards of one kind",
            "5 punktów, jeśli masz co najmniej 3 karty jednego rodzaju",
        ),
        (
            "full_book",
            "3 points if you have a card at every open chapter",
            "3 punkty, jeśli przy każdym odkrytym rozdziale leży twoja karta",
        ),
        (
            "clean_work",
            "2 points if you have felled a curse and you have no surplus card",
            "2 punkty, jeśli masz pokonaną klątwę i nie masz nadmiarowych kart",
        ),
        (
            "full_training",
            "4 points if you have felled a curse of each level",
            "4 punkty, jeśli masz pokonaną klątwę z każdego poziomu",
        ),
    ],
)
def test_a_goal_is_a_sentence(key: str, english: str, polish: str) -> None:
    assert (goal(key, "en"), goal(key, "pl")) == (english, polish)


@pytest.mark.parametrize(
    ("key", "english", "polish"),
    [
        ("discard", "discard 2 cards from your area", "odrzuć 2 karty ze swojego obszaru"),
        (
            "push",
            "move a card from your area to another kitten’s area",
            "przenieś kartę ze swojego obszaru do obszaru innego kotka",
        ),
        ("swap", "swap any 2 cards", "zamień miejscami 2 dowolne karty"),
    ],
)
def test_a_spell_is_a_sentence(key: str, english: str, polish: str) -> None:
    assert (spell(key, "en"), spell(key, "pl")) == (english, polish)


def test_an_effect_says_who_does_what() -> None:
    assert effect("magiczny_odrzut", 2, "pl") == "natychmiast: każdy kotek odrzuca kartę ze swojego obszaru"
    assert effect("magiczny_przyplyw", 1, "en") == (
        "new rule: whenever a curse has fallen, every other kitten draws a card and lays it in its own area"
    )


def test_letters_are_those_of_the_readers_language() -> None:
    said = curse_text(SETUP, DECK.curses.index("kserokociarka"))
    assert GAME.words("en")(said) == "Copycat (CCSS), 6 points and +1 for each elixir in the area"
    assert GAME.words("pl")(said) == "Kserokociarka (KKZZ), 6 punktów i +1 za każdy eliksir w obszarze"
