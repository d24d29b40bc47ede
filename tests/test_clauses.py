"""Every clause and every worked example of a rulebook has a test that carries its number."""

from __future__ import annotations

import re

from kociarnia.engine import Game


def carried(game: Game) -> set[str]:
    """The clauses that test names carry: test_R48_R49_most_nines carries two."""
    out: set[str] = set()
    for path in (game.folder / "tests").glob("test_*.py"):
        for name in re.findall(r"^def test_(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            for part in name.split("_"):
                if not re.fullmatch(r"[REA]\d+", part):
                    break
                out.add(part)
    return out


def test_every_clause_and_example_has_a_test(game: Game) -> None:
    clauses = [clause.key for clause in game.rulebook("en").clauses if clause.key[0] in "RE"]
    assert clauses, "RULES.md has no clauses"
    missing = [key for key in clauses if key not in carried(game)]
    assert not missing, f"{game.name}: no test carries {', '.join(missing)}"


def test_no_test_carries_a_clause_that_is_not_there(game: Game) -> None:
    known = {clause.key for clause in game.rulebook("en").clauses}
    assert carried(game) <= known, carried(game) - known


def test_both_languages_have_the_same_clauses(game: Game) -> None:
    english, polish = game.rulebook("en"), game.rulebook("pl")
    assert [clause.key for clause in english.clauses] == [clause.key for clause in polish.clauses]
    assert all(clause.text for clause in (*english.clauses, *polish.clauses))
    kinds = {clause.key[0] for clause in english.clauses}
    assert {"R", "E", "A"} <= kinds
    for kind in "REA":
        numbers = [int(clause.key[1:]) for clause in english.clauses if clause.key[0] == kind]
        assert sorted(numbers) == list(range(1, len(numbers) + 1))


def test_options_point_at_clauses(game: Game) -> None:
    known = {clause.key for clause in game.rulebook("en").clauses}
    for option in game.options:
        assert option.clause in known, option.key
