"""RULES.md and RULES.pl.md against each other, against the options and against the cards."""

from __future__ import annotations

import re

import pytest

from kociarnia.games.sen import GAME
from kociarnia.games.sen.show.choices import CLAUSES as CHOICE_CLAUSES

CLAUSES = [*(f"R{n}" for n in range(1, 66)), *(f"E{n}" for n in range(1, 23)), *(f"A{n}" for n in range(1, 41))]
KINDS = {
    "0, 1, 2, 3": ["0", "1", "2", "3"], "4": ["4"], "5, 6, 7": ["5", "6", "7"], "8": ["8"], "9": ["9"],
    "hourglass": ["hourglass"], "Pick 1 (4 ravens)": ["pick"], "Take 2 (5), Peek 1 (6), Swap 2 (7)": ["take", "peek", "swap"],
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_clause_stands_in_its_place(language: str) -> None:
    keys = [clause.key for clause in GAME.rulebook(language).clauses]
    assert [key for key in keys if not key.startswith("H")] == CLAUSES
    assert all(len(clause.text) > 20 for clause in GAME.rulebook(language).clauses)


def test_both_languages_have_the_same_clauses_and_name_the_same_options() -> None:
    english, polish = GAME.rulebook("en").clauses, GAME.rulebook("pl").clauses
    assert [clause.key for clause in english] == [clause.key for clause in polish]
    for one, two in zip(english, polish, strict=True):
        assert re.findall("`([a-z_]+)`", one.text) == re.findall("`([a-z_]+)`", two.text), one.key
        assert set(re.findall(r"\b[REA]\d+", one.text)) == set(re.findall(r"\b[REA]\d+", two.text)), one.key


def test_every_option_is_named_by_a_clause() -> None:
    texts = {clause.key: clause.text for clause in GAME.rulebook("en").clauses}
    named = {key for text in texts.values() for key in re.findall("`([a-z_]+)`", text)}
    assert {option.key for option in GAME.options} <= named
    assert all(option.clause in texts for option in GAME.options)


def test_the_table_of_the_decks_is_that_of_the_cards() -> None:
    lines = (GAME.folder / "RULES.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")][1:]
    assert [row[0] for row in rows] == list(KINDS)
    cards = {card["key"]: card for card in GAME.cards["card"]}
    for kind, *cells in rows:
        for key in KINDS[kind]:
            copies = [cards[key][deck] for deck in ("jubilee", "six_nines", "fifteen_faces")]
            assert copies == [0 if cell == "none" else int(cell.split()[0]) for cell in cells], key


def test_every_choice_names_a_clause_that_exists() -> None:
    assert set(CHOICE_CLAUSES.values()) <= {clause.key for clause in GAME.rulebook("en").clauses}
