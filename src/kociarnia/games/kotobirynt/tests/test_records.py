"""The golden matches show what their names say."""

from __future__ import annotations

from typing import Any

from kociarnia.engine import LineReader, Record
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import KEEPER, ORDER
from kociarnia.games.kotobirynt.tests.table import game


def shown(name: str) -> dict[str, Any]:
    """What came up in a match: the longest chain, two cats at once, questions asked, spots that keepers passed."""
    record = Record.parse((game().folder / "records" / f"{name}.txt").read_text(encoding="utf-8"))
    rules = record.rules(game())
    assert isinstance(rules, KotobiryntRules)
    reader, state = LineReader(rules), rules.start()
    waves = chain = passed = 0
    asked: set[int] = set()
    seats: list[int] = []
    for number, line in enumerate(record.moves, 1):
        before = state.copy()
        verb = line.split()[1]
        asked.add(state.asking)
        reader.apply(state, line, number)
        if verb in ("rotate", "insert", "pass"):
            waves = 0
            seats.append(before.turn)
        waves += len(state.won) > len(before.won)
        chain = max(chain, waves)
        for was, now in zip(before.keeper_spots, state.keeper_spots, strict=True):
            passed = max(passed, (now - was) % int(rules.setup.board.spots) - 1) if now != was else passed
    return {"record": record, "rules": rules, "chain": chain, "passed": passed, "asked": asked, "seats": seats, "end": state}


def test_chain_of_three() -> None:
    assert shown("chain_of_three")["chain"] >= 3


def test_two_cats_by_one_action() -> None:
    assert ORDER in shown("two_cats_by_one_action")["asked"]


def test_choice_of_the_keeper() -> None:
    assert KEEPER in shown("choice_of_the_keeper")["asked"]


def test_keeper_passes_a_taken_place() -> None:
    assert shown("keeper_passes_a_taken_place")["passed"] >= 1


def test_kittens_and_teams_and_solo() -> None:
    assert shown("kittens_on_three_by_three")["rules"].setup.board.size == 3
    team = shown("team_match")
    assert team["seats"][:8] == [(team["seats"][0] + step) % 4 for step in (0, 0, 1, 1, 2, 2, 3, 3)]
    assert team["record"].scores[0] == team["record"].scores[1]
    alternate = shown("teams_alternate_kittens")
    assert alternate["record"].scores[0] == alternate["record"].scores[2]
    solo = shown("solo")
    assert solo["record"].scores == [solo["end"].turns] and solo["record"].places == [1]


def test_capped_by_lot() -> None:
    match = shown("capped_by_lot")
    assert match["end"].turns == 12 and len(match["end"].won) < 15


def test_together_as_it_lies() -> None:
    match = shown("together_as_it_lies")
    assert match["rules"].setup.as_lies and len(set(match["record"].scores)) == 1


def test_one_rotation_required() -> None:
    record = shown("one_rotation_required")["record"]
    actions = [line.split()[1] for line in record.moves if line.split()[1] in ("rotate", "insert")]
    turns = list(zip(actions[::2], actions[1::2], strict=False))
    assert turns and ("insert", "insert") not in turns


def test_A1_A31_records_of_version_1_keep_their_canals_and_their_cap() -> None:
    paths = sorted((game().folder / "records").glob("*.txt"))
    records = {path.stem: Record.parse(path.read_text(encoding="utf-8")) for path in paths}
    old = {name: record.rules(game()) for name, record in records.items() if record.version == 1}
    assert len(old) == 11 and {rules.options["canals"] for rules in old.values()} == {1}
    assert {name: rules.options["turn_cap"] for name, rules in old.items() if rules.options["turn_cap"] != 300} == {
        "capped_by_lot": 12
    }
    new = [record.rules(game()) for name, record in records.items() if name.startswith("winding")]
    assert len(new) == 5 and all(rules.options["canals"] == rules.options["turn_cap"] == 0 for rules in new)


def test_R21_two_cats_by_one_action_with_winding_canals() -> None:
    match = shown("winding_two_cats_by_one_action")
    assert ORDER in match["asked"] and len(match["end"].won) == 15
