"""A rulebook as a reader sees it: paragraphs, clauses, options by their names, and no marking left over."""

from __future__ import annotations

from pathlib import Path

import pytest

from kociarnia.engine import Game
from kociarnia.engine.rulebook import Clause, read

PAGE = """\
# Kotek

One card each. The highest
number wins.

In your turn *swap* it or not.

## 1. Play
- **R1** Everyone gets a card
  and may `open_swap` it.

| card | copies |
|---|---|
| one | 4 |

## Glossary
cat – kot;
card – karta.

- A last word.
"""


def test_paragraphs_and_tables_are_kept_in_their_places(tmp_path: Path) -> None:
    path = tmp_path / "RULES.md"
    path.write_text(PAGE, encoding="utf-8")
    book = read(path)
    assert book.title == "Kotek"
    assert book.about == "One card each. The highest number wins.\n\nIn your turn *swap* it or not."
    assert book.text == (
        Clause("R1", "1. Play", "Everyone gets a card and may `open_swap` it."),
        Clause("", "1. Play", "card · copies"),
        Clause("", "1. Play", "one · 4"),
        Clause("", "Glossary", "cat – kot; card – karta."),
        Clause("", "Glossary", "A last word."),
    )
    assert [clause.key for clause in book.clauses] == ["R1"]
    named = book.named({"open_swap": "“Open swaps”"}).unmarked()
    assert named.text[0].text == "Everyone gets a card and may “Open swaps” it."
    assert named.about.endswith("In your turn swap it or not.")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_key_and_no_marking_is_left_for_the_reader(game: Game, language: str) -> None:
    book = game.shown_rulebook(language)
    keys = [f"`{option.key}`" for option in game.options]
    assert not [clause.key for clause in book.text if any(key in clause.text for key in keys)]
    assert not any(mark in clause.text for clause in book.unmarked().text for mark in ("`", "**"))
