"""What people keep of their matches: every game has numbers of its own, worded, and each golden match has them."""

from __future__ import annotations

from kociarnia.engine import Game, Match, Record
from kociarnia.engine.words import LANGUAGES


def test_numbers_of_a_match_are_those_that_the_game_names(game: Game) -> None:
    assert 2 <= len(game.feats) <= 4 and set(game.feats.values()) <= {"most", "fewest", "sum"}
    assert "comeback" not in game.feats, "the house keeps that of every game (live_room.py)"
    for language in LANGUAGES:
        assert all(game.words(language).knows(f"feat-{name}") for name in game.feats)
    found: set[str] = set()
    for path in sorted((game.folder / "records").glob("*.txt")):
        record = Record.parse(path.read_text(encoding="utf-8"))
        match = Match.resume(game, record)
        for seat in range(match.players if match.over else 0):
            kept = match.feats(seat, match.past(match.plies()))
            assert set(kept) <= set(game.feats) and all(number >= 0 for number in kept.values())
            found |= {name for name, number in kept.items() if number}
    assert len(found) >= 2, f"golden matches have nothing to be proud of: {found}"
