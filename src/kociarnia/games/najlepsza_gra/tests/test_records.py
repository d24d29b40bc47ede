"""The golden records show what they are meant to show: every number of players, every stray, and ties."""

from __future__ import annotations

from kociarnia.engine import Record, replay
from kociarnia.games.najlepsza_gra import GAME
from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.score import feasts_of


def shown() -> set[str]:
    """What came up in some record."""
    out: set[str] = set()
    for path in (GAME.folder / "records").glob("*.txt"):
        record = Record.parse(path.read_text(encoding="utf-8"))
        rules = record.rules(GAME)
        assert isinstance(rules, NajlepszaRules)
        *_, state = replay(rules, record)
        feasts = feasts_of(rules.setup, state)
        out.add(f"{record.players} players")
        out |= set(record.options)
        for feast in feasts:
            out |= {rules.setup.deck.cat_keys[cat] for i, cat in enumerate(feast.front) if feast.treats[i]}
        for what, counts in (
            ("costumes", [hand(rules.setup, state, seat)[rules.setup.deck.costume] for seat in range(rules.players)]),
            ("leftovers", [feast.left for feast in feasts]),
        ):
            if max(counts) > 0 and counts.count(max(counts)) > 1:
                out.add(f"{what} tie")
        for text in record.moves:
            out.add(text.split()[1])
    return out


def test_records_of_the_first_version_replay_beside_those_of_this_one() -> None:
    versions = {Record.parse(path.read_text(encoding="utf-8")).version for path in (GAME.folder / "records").glob("*.txt")}
    assert versions == {1, GAME.version}


def test_the_records_cover_the_game() -> None:
    rules = GAME.rules(4)
    assert isinstance(rules, NajlepszaRules)
    strays = set(rules.setup.deck.cat_keys[rules.setup.deck.cats + 1 :])
    verbs = {
        "begin", "mark", "take", "spray", "adopt", "cash", "done", "feed", "hungry", "give", "turn", "catnip", "shows", "lay",
    }  # fmt: skip
    wanted = {"2 players", "3 players", "4 players", "costumes tie", "leftovers tie"} | strays | verbs
    assert wanted <= shown()
