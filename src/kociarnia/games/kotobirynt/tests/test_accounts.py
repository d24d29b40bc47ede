"""What each seat is worth, line by line."""

from __future__ import annotations

from kociarnia.games.kotobirynt.tests.table import BARRED, Table, presenter, rules_of, said


def test_accounts_add_up() -> None:
    table = Table(rules_of(4, mode="team"), BARRED, keepers=(11, 5), gone=2).play("rotate a1 1")
    accounts = presenter(4).accounts(table.rules, table.state, 0)
    assert [account.total for account in accounts] == table.rules.scores(table.state)
    assert said(list(accounts[1].lines)) == ["own cats: 0", "partner’s cats: 3"]
    solo = Table(rules_of(1), BARRED, keepers=(11, 5)).play("rotate a1 1")
    assert said(list(presenter(1).accounts(solo.rules, solo.state, 0)[0].lines)) == ["turns: 0", "cats led home: 1"]
