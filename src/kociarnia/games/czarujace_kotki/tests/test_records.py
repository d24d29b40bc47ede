"""Records: those of the first version, when the first seat always began, and those of today."""

from __future__ import annotations

from kociarnia.engine import Match, QuickDice, Record
from kociarnia.games.czarujace_kotki import GAME

RECORDS = [Record.parse(path.read_text(encoding="utf-8")) for path in sorted((GAME.folder / "records").glob("*.txt"))]


def test_A42_in_a_record_of_version_1_the_first_seat_begins() -> None:
    old = [record for record in RECORDS if record.version == 1]
    assert len(old) >= 20
    for record in old:
        assert "first" not in record.options and record.rules(GAME).options["first"] == 1
        match = Match.resume(GAME, record)
        assert match.over and match.record.scores == record.scores and match.record.text().count("begin") == 0
        assert match.fork().rules is match.rules and match.fork().record == match.record


def test_A42_a_record_of_today_says_who_was_drawn() -> None:
    drawn = {Match(GAME, 4, {}, QuickDice(seed)).record.moves[0] for seed in range(40)}
    assert drawn == {f"* begin {seat}" for seat in range(4)}
    assert {record.players for record in RECORDS if record.version == GAME.version} == {2, 3, 4}
