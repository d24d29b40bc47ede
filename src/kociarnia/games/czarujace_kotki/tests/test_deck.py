"""The cards as data: what is printed stands, everything else is labelled, and a card is corrected by editing the file."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import Words
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.rules.deck import BadCard, Deck
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.show.labels import curse_text, effect_text, goal_text, program_text
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable, edited


def cards(table: str) -> dict[str, dict[str, Any]]:
    return {card["key"]: card for card in GAME.cards[table]}


def test_R68_all_modules_are_off_by_default() -> None:
    options = GAME.settle(4)
    assert [options[key] for key in ("arch_kittens", "new_rules", "chaos")] == [0, 0, 0]
    table = KotkiTable(4).ready().lay(0, 1, "AE").draw_and_lay("A", 2)
    assert table.legal() == ["cast summon", "cast push", "cast discard", "cast swap"]


def test_A41_what_is_printed_stands() -> None:
    curses = cards("curse")
    assert len(curses) == 12
    assert [sum(curse["level"] == level for curse in curses.values()) for level in (1, 2, 3)] == [4, 4, 4]
    assert sorted(curses["slimiauki"]["needs"]) == ["A", "A", "Z"]
    assert curses["slimiauki"]["points"] + curses["kserokociarka"]["points"] == 10
    assert curses["kserokociarka"]["bonus"] == "elixir"
    assert (curses["kanapkowce"]["points"], curses["kanapkowce"]["bonus"]) == (5, "artefact")
    assert curses["spiotki"]["points"] == 6
    assert (curses["lekotki"]["points"], curses["lekotki"]["bonus"]) == (6, "scroll")
    assert "hrabia_miaukula" in curses
    goals = cards("goal")
    assert len(goals) == 12
    assert goals["triplets"]["points"] == 5 and goals["triplets"]["if"] == ["same >= 3"]
    assert (goals["elixirs"]["points"], goals["elixirs"]["per"]) == (1, "elixir")
    assert len(cards("rule")) == 6 and 0 < sum(rule["paws"] for rule in cards("rule").values()) < 6
    assert [len(card["effect"]) for card in GAME.cards["chaos"]] == [4, 4, 4, 4]
    assert cards("chaos")["magiczny_odrzut"]["standing"] == "printed"


def test_A41_the_needs_of_each_level_are_even() -> None:
    for level, times in ((1, 3), (2, 3), (3, 4)):
        whole = "".join(curse["needs"] for curse in GAME.cards["curse"] if curse["level"] == level)
        assert [whole.count(letter) for letter in "AKEZ"] == [times] * 4


def test_A41_everything_else_is_labelled_in_front_of_the_player() -> None:
    printed = {card["key"] for table in ("goal", "rule", "chaos", "curse") for card in GAME.cards[table]
               if card["standing"] == "printed"}  # fmt: skip
    assert printed == {"elixirs", "triplets", "magiczny_odrzut"}
    table = KotkiTable().ready("slimiauki", "mumiau")
    marks = {piece.face: piece.marks for zone in table.scene(0).zones for piece in zone.pieces if piece}
    words = GAME.words("pl")
    assert [words(mark) for mark in marks["slimiauki"]] == ["zrekonstruowane: punkty, poziom"]
    assert [words(mark) for mark in marks["mumiau"]] == ["karta zrekonstruowana"]
    assert "karta zrekonstruowana" in table.drawn(0, "pl")
    rules = KotkiTable(3, new_rules="yes").ready()
    rules.state.plain = 0
    rules.play("draw chapter_3, curse mumiau")
    assert rules.told("rule stern_professor", 1) == [
        "New rule (reconstructed card) Stern professor: from now on each surplus card costs 2 points."
    ]


def test_A36_the_discard_pile_is_open_and_stays() -> None:
    table = KotkiTable().ready().discards("AKE")
    assert all(list(table.view(observer).pile) == [1, 2, 3] for observer in range(4))
    table.no_cats()
    table.state.last = vec[i64]([1, 0, 1])
    assert table.legal() == ["draw caught"]


def test_a_corrected_curse_is_played_as_corrected() -> None:
    table = KotkiTable(3, edited(curse={"slimiauki": {"needs": "KK", "points": 9, "bonus": "cards", "bonus_points": 2}}))
    table.ready().lay(0, 1, "KK").lay(0, 2, "E").token(0, "summon")
    table.draw_and_lay("Z", 2).play("cast push, card 0 2 scroll, place 1 1")
    assert table.felled(0) == ["slimiauki"] and table.scores[0] == 9 + 2
    words = GAME.words("en")
    assert words(curse_text(table.rules.setup, 1)) == "Snailmeows (CC), 9 points and +2 for each card in the area"


def test_a_corrected_goal_is_paid_as_corrected() -> None:
    deck = edited(goal={"tidy": {"points": 2, "per": "curses", "if": ["kinds >= 2", "surplus <= 1"]}})
    table = KotkiTable(3, deck).ready(goals=("tidy", "hoard", "triplets")).fell(0, "mumiau miaukolak", "A").lay(0, 1, "AE")
    assert table.scores[0] == 10 - 1 + 4
    assert table.lay(0, 1, "AA").scores[0] == 10 - 1
    words = GAME.words("en")
    text = words(goal_text(table.rules.setup, table.rules.setup.deck.goals.index("tidy")))
    assert text == "2 points for each felled curse, if you have cards of at least 2 kinds and you have at most one surplus card"


def test_a_corrected_rule_is_followed_as_corrected() -> None:
    change = {"do": ["card deck -> give", "chapter own -> left"], "who": "others"}
    table = KotkiTable(3, edited(rule={"spring_cleaning": change}), new_rules="yes").ready()
    table.state.plain = 0
    table.play("draw chapter_3, curse mumiau, rule spring_cleaning")
    assert table.asked == "draw 1"
    table.play("draw elixir, give 0")
    assert table.asked == "place 0"
    table.play("place 0 1, chapter 1")
    assert table.asked == "draw 2"


@pytest.mark.parametrize(
    ("table", "key", "field", "value", "complaint"),
    [
        ("curse", "mumiau", "needs", "AXE", "curse mumiau: needs = 'X'"),
        ("curse", "mumiau", "level", 4, "curse mumiau: level = 4"),
        ("curse", "mumiau", "bonus", "mice", "curse mumiau: measure = 'mice'"),
        ("goal", "tidy", "if", ["cards < 2"], "goal tidy: sign = '<'"),
        ("spell", "push", "do", ["fling own -> other"], "spell push: step = 'fling'"),
        ("spell", "push", "do", ["card hat -> other"], "spell push: from = 'hat'"),
        ("spell", "push", "do", ["card own -> moon"], "spell push: place = 'moon'"),
        ("rule", "magic_rain", "who", "nobody", "rule magic_rain: who = 'nobody'"),
        ("rule", "magic_rain", "when", "later", "rule magic_rain: when = 'later'"),
        ("rule", "second_life", "set", {"luck": 1}, "rule second_life: set = 'luck'"),
        ("kitten", "muffin", "unique", "nap", "kitten muffin: unique = 'nap'"),
    ],
)
def test_a_word_that_the_vocabulary_does_not_know_is_named(
    table: str, key: str, field: str, value: Any, complaint: str
) -> None:
    with pytest.raises(BadCard, match=r"cards\.toml") as complained:
        edited(**{table: {key: {field: value}}})
    assert complaint in str(complained.value)


def test_too_few_ingredients_are_refused() -> None:
    data = copy.deepcopy(GAME.cards)
    for ingredient in data["ingredient"]:
        ingredient["copies"] = 6
    with pytest.raises(ValueError, match="too few"):
        Setup(4, GAME.settle(4), Deck(data))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_reads_in_both_languages(language: str) -> None:
    words: Words = GAME.words(language)
    setup = KotkiTable(3).rules.setup
    deck = setup.deck
    texts = [words(curse_text(setup, curse)) for curse in range(1, 13)]
    texts += [words(goal_text(setup, goal)) for goal in range(1, 13)]
    texts += [words(program_text(setup, cast, setup.knobs)) for cast in deck.casts]
    texts += [words(effect_text(setup, law, setup.knobs)) for law in deck.laws[1:]]
    texts += [words(effect_text(setup, effect, setup.knobs)) for effects in deck.effects for effect in effects]
    assert len(texts) == 12 + 12 + 8 + 6 + 16 and all(texts)
    for name in ("curse", "goal", "spell", "kitten", "rule", "chaos", "ingredient", "special"):
        for card in GAME.cards[name]:
            shown = words(f"card-{card['key']}")
            assert shown
            if language == "pl" and name != "kitten":
                assert shown == card["name"], card["key"]
