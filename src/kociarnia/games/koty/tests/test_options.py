"""Options: every ruling that is one has the default of the rulebook."""

from __future__ import annotations

import re

import pytest

from kociarnia.engine import Refusal
from kociarnia.games.koty import GAME

DEFAULTS = {
    "moth": 0, "bat": 0, "owl": 0, "dragon": 0, "teams": 0, "team_night": 0, "first": 0, "pair_partial": 0,
    "exhaustion_immediate": 0, "hidden_exchange": 0, "finish_round": 0, "moth_rival_empty": 1, "turn_cap": 1000,
}  # fmt: skip


def test_the_defaults_are_those_of_the_rulebook() -> None:
    assert GAME.settle(4) == DEFAULTS


def test_every_option_points_at_a_clause_that_names_it() -> None:
    for language in ("en", "pl"):
        clauses = {clause.key: clause.text for clause in GAME.rulebook(language).clauses}
        for option in GAME.options:
            assert f"`{option.key}`" in clauses[option.clause], option.key


def test_R75_more_night_cards_than_the_box_has_are_refused() -> None:
    for kind, most in (("moth", 4), ("bat", 4), ("owl", 4), ("dragon", 1)):
        with pytest.raises(Refusal):
            GAME.settle(3, {kind: most + 1})


def test_A39_a_starter_who_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal):
        GAME.settle(3, {"first": "4"})


def test_both_rulebooks_have_the_same_clauses() -> None:
    keys = [[clause.key for clause in GAME.rulebook(language).clauses] for language in ("en", "pl")]
    wanted = [f"R{n}" for n in range(1, 91)] + [f"E{n}" for n in range(1, 14)] + [f"A{n}" for n in range(1, 41)]
    assert keys[0] == keys[1] and keys[0][: len(wanted)] == wanted


def test_the_rules_begin_with_the_game_and_end_with_the_glossary() -> None:
    for page, start, last in (("RULES.md", "A light game", "## Glossary"), ("RULES.pl.md", "Lekka gra", "## Słowniczek")):
        text = (GAME.folder / page).read_text(encoding="utf-8")
        about, *chapters = text.split("\n## ")
        assert about.split("\n\n")[1].startswith(start) and len(about.split("\n\n")) == 4  # the game, a turn, the end
        assert f"## {chapters[-1]}".startswith(last)
        assert "[" not in text and not set(re.findall(r"`(.+?)`", text)) - {option.key for option in GAME.options} - {
            "cards.toml"
        }
