"""The golden matches: every round counted again by hand, and each record shows what its name says."""

from __future__ import annotations

from pathlib import Path

import pytest

from kociarnia.engine import Record, replay
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.sen import GAME
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.tests.counted_by_hand import Round, by_hand
from kociarnia.games.sen.tests.table import SenTable

RECORDS = sorted((GAME.folder / "records").glob("*.txt"))


def rounds_of(record: Record) -> list[Round]:
    rules = record.rules(GAME)
    assert isinstance(rules, SenRules)
    before = [0] * record.players
    rounds: list[Round] = []
    for state in replay(rules, record):
        if state.rounds > len(rounds):
            dreams = [[rules.setup.deck.names[card & FACE] for card in state.dream(seat)] for seat in range(record.players)]
            added = [now - then for now, then in zip(state.totals, before, strict=True)]
            rounds.append(Round(dreams, state.caller if state.caller >= 0 else None, state.closed, added))
            before = list(state.totals)
    return rounds


def parsed(path: Path) -> tuple[Record, dict[str, int]]:
    record = Record.parse(path.read_text(encoding="utf-8"))
    return record, GAME.settle(record.players, record.options)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_round_of_a_record_counted_by_hand(path: Path) -> None:
    record, options = parsed(path)
    rounds = rounds_of(record)
    for one in rounds:
        assert one.added == by_hand(one, options)
    totals = [sum(one.added[seat] for one in rounds) for seat in range(record.players)]
    assert totals == record.scores
    if options["rounds"]:
        assert len(rounds) == options["rounds"]
    else:
        assert max(totals) >= options["points"]
        assert max(total - last for total, last in zip(totals, rounds[-1].added, strict=True)) < options["points"]


def test_there_is_a_record_for_every_number_of_players_and_every_variant() -> None:
    found = [parsed(path) for path in RECORDS]
    assert {record.players for record, _ in found} == {2, 3, 4, 5}
    for variant in ("not_so_scary", "all_in", "i_know", "long_dream"):
        assert any(options[variant] for _, options in found)
    assert any(options["not_so_scary"] and options["long_dream"] for _, options in found)
    assert {options["deck"] for _, options in found} == {0, 1, 2}


def rounds_in(name: str) -> list[Round]:
    return rounds_of(parsed(GAME.folder / "records" / f"{name}.txt")[0])


def test_the_records_show_what_their_names_say() -> None:
    assert any(one.closed == 0 and one.caller is None for one in rounds_in("five-players-closed-pile-runs-out"))
    assert any(one.closed > 0 and one.caller is None for one in rounds_in("fifteen-faces-and-the-turn-cap"))
    assert any(sorted(one.added) == [0, 50, 50] for one in rounds_in("go-all-in"))
    for name in ("i-know", "long-dream", "all-variants"):
        sizes = {len(dream) for one in rounds_in(name) for dream in one.dreams}
        assert min(sizes) < (4 if name == "i-know" else 6) < max(sizes), name
    plain = {"not_so_scary": 0, "all_in": 0, "tied_caller_scores_zero": 0, "penalty": 0}
    for name in ("not-so-scary", "all-variants", "house-rules"):
        assert any(one.added != by_hand(one, plain) for one in rounds_in(name)), name


def test_A36_the_fuse_of_a_round_is_far_away_and_records_keep_theirs() -> None:
    """Rounds of real play have at most a few dozen turns of each player."""
    record = Record.parse((GAME.folder / "records" / "two-players-to-100.txt").read_text(encoding="utf-8"))
    assert record.version == 1 and "round_turn_cap" not in record.options
    assert record.rules(GAME).options["round_turn_cap"] == 60
    assert GAME.settle(2)["round_turn_cap"] == 500
    assert not [fact for fact in SenTable(2).dealt().scene(0).facts if "limit" in fact.args and fact.args["limit"] != 100]
