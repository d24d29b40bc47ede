"""`kociarnia review`: a finished match looked back at, in plain lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kociarnia import games
from kociarnia.bots import review
from kociarnia.bots.review import look_back
from kociarnia.engine import Match, QuickDice
from kociarnia.terminal.cli import run
from tests.bots.test_review import golden


def shortest() -> Match:
    """The golden match in which the first seat had the fewest decisions."""
    return min((golden(games.find(name)) for name in games.names()), key=lambda match: len(look_back(match, 0)[1]))


@pytest.mark.parametrize(
    ("language", "head", "points"),
    [("pl", "bez podglądania kart", "Tygrys: "), ("en", "without peeking at cards", "The tiger: ")],
)
def test_a_record_is_looked_back_at(
    language: str, head: str, points: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(review, "PLAYOUTS", 4)
    match = shortest()
    file = tmp_path / "match.txt"
    file.write_text(match.record.text(), encoding="utf-8")
    assert run(["review", str(file), "--lang", language]) == 0
    drawn = capsys.readouterr().out
    outline, cases = look_back(match, 0)
    assert head in drawn and drawn.count(points) == len(cases)
    plies = [standing.ply for standing in outline.standings[:-1]]
    moves = drawn[drawn.index(f"{len(cases)}):\n" if language == "pl" else "just the same):\n") :]
    turns = [int(number) for number in re.findall(r"^  (?:Turn|Tura) (\d+): ", moves, re.MULTILINE)]
    assert turns == [max(1, sum(ply <= case.ply for ply in plies)) for case in cases], "of each move"
    line = next(line for line in drawn.splitlines() if "▁" in line or "█" in line)
    assert len(line.strip()) == len(outline.standings)
    assert run(["review", str(file), "--lang", language, "--plain", "--open"]) == 0
    plain = capsys.readouterr().out
    assert head not in plain and not set("▁▂▃▄▅▆▇█") & set(plain)


def test_only_finished_matches_and_seats_that_there_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.txt"
    file.write_text(shortest().record.text(), encoding="utf-8")
    assert run(["review", str(file), "--seat", "9"]) == 2
    assert "no seat 9" in capsys.readouterr().err
    game = games.find(games.names()[0])
    file.write_text(Match(game, 2, {}, QuickDice(1)).record.text(), encoding="utf-8")
    assert run(["review", str(file)]) == 2
    assert "still goes on" in capsys.readouterr().err
