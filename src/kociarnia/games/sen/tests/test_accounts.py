"""Accounts and the log's line on a round: why a player has so many ravens."""

from __future__ import annotations

import pytest

from kociarnia.games.sen import GAME
from kociarnia.games.sen.show import accounts
from kociarnia.games.sen.tests.table import SenTable, by_lot


@pytest.mark.parametrize("seed", range(18))
def test_accounts_add_up_at_every_moment(seed: int) -> None:
    match = by_lot(seed)
    rules = match.rules
    for step in match.steps(400):
        counted = step.after.rounds > step.before.rounds
        for reader in range(rules.players + 1):
            view = rules.redact(step.after, reader)
            for account in match.presenter.accounts(rules, view, reader):
                lines = [line for line in account.lines if line.key != "account-guess"]
                assert account.total == accounts.total(lines)
                if counted:
                    assert account.total == view.totals[account.seat]


def lines_of(table: SenTable, seat: int) -> list[tuple[str, object]]:
    account = GAME.presenter(table.options).accounts(table.rules, table.view(seat), seat)[seat]
    return [(line.key.removeprefix("account-"), line.args["add"]) for line in account.lines]


def test_R36_R39_the_account_says_what_the_call_brought() -> None:
    table = SenTable(2).round("0 1 2 2", "0 1 5 5", caller=0)
    assert lines_of(table, 0) == [("before", 0), ("dream", 5), ("call", -5)]
    table.round("0 1 2 2", "0 1 5 5", caller=1)
    assert lines_of(table, 0) == [("before", 0), ("dream", 5)]
    assert lines_of(table, 1) == [("before", 11), ("dream", 11), ("penalty", 5)]


def test_R52_the_account_says_where_the_fifty_come_from() -> None:
    table = SenTable(2, all_in=1).round("9 9 9 9", "0 1 5 5", caller=1)
    assert lines_of(table, 0) == [("before", 0), ("dream", 36), ("all-in", -36)]
    assert lines_of(table, 1) == [("before", 0), ("dream", 11), ("fifty", 39)]


def test_R34_every_card_of_a_counted_dream_says_what_it_is_worth() -> None:
    table = SenTable(2).round("hourglass 1 hourglass 2", "hourglass 1 swap 5", caller=0)
    for account, worths in zip(
        GAME.presenter(table.options).accounts(table.rules, table.view(2), 2), ([0, 1, 0, 2], [9, 1, 7, 5]), strict=True
    ):
        cards = account.lines[1].args["cards"]
        assert isinstance(cards, tuple) and [card.args["worth"] for card in cards] == worths
        assert account.lines[1].args["add"] == sum(worths)


def test_R48_the_account_says_which_nines_are_left_out() -> None:
    table = SenTable(2, not_so_scary=1).round("9 9 1 2", "0 1 5 5", caller=1)
    assert lines_of(table, 0) == [("before", 0), ("dream", 21), ("nines", -18)]
    assert lines_of(table, 1) == [("before", 0), ("dream", 11), ("penalty", 5)]


def test_the_log_tells_a_round_by_its_parts() -> None:
    words = GAME.words("en", ["Ola", "Jan"], 0)
    table = SenTable(2).dealt("8").play("call, face 5, face 5, face 1, face 0, face 2, face 2, face 1")
    [mine, rival] = table.told("face 0", 0)
    assert words(mine.say) == (
        "Your dream: 0 ravens, 1 raven, 2 ravens, 2 ravens = 5, called with the fewest, so 0: −5. You add 0 and have 0."
    )
    assert words(rival.say) == "Jan’s dream: 0 ravens, 1 raven, 5 ravens, 5 ravens = 11. Jan adds 11 and has 11."
