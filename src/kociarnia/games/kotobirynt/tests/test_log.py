"""What is told of a move."""

from __future__ import annotations

from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.tests.table import BARRED, Table, presenter, rules_of, said


def told(rules: KotobiryntRules, table: Table, move: str) -> list[str]:
    before = table.state.copy()
    table.play(move)
    lines = presenter().events(rules, before, table.ids[move], table.state, 0)
    return said([line.say for line in lines])


def test_the_log_tells_a_cat_s_way_home() -> None:
    table = Table(rules_of(), BARRED, keepers=(11, 5))
    assert told(table.rules, table, "rotate a1 1") == [
        "You turn a1 to the right; the straight now joins top and bottom.",
        "You lead home: Guzik (3)!",
        "A keeper moves on: the lamplighter, now left of row 4 (w4).",
    ]
    assert told(table.rules, table, "cat iskra") == ["A cat comes: Iskra (5), above column b (nb)."]
    assert told(table.rules, table, "insert w2 0") == [
        "You push a straight from the left into row 2; the card at d2 (straight) goes under the deck."
    ]


def test_a_cat_won_as_it_comes_is_told_in_that_order() -> None:
    table = Table(rules_of(), ["═║║║", "║║║║", "║║║║", "║║║║"], cats=(0, 6), keepers=(11, 10)).play("rotate a1 1")
    assert told(table.rules, table, "cat iskra") == [
        "A cat comes: Iskra (5), above column b (nb).",
        "You lead home: Iskra (5)!",
        "A keeper moves on: the boatman, now below column a (sa).",
    ]
