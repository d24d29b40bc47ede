"""The score, line by line."""

from __future__ import annotations

from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def test_accounts_break_the_score_down() -> None:
    table = KotkiTable().ready("slimiauki", "mumiau").fell(0, "lekotki", "AK").lay(0, 1, "ZZ")
    account = GAME.presenter(table.options).accounts(table.rules, table.view(0), 0)[0]
    words = GAME.words("en", ["Ola", "Jan", "Ewa"], 0)
    assert account.total == 6 - 2 + 2
    assert [words(line) for line in account.lines] == [
        "Scaredycats: 6",
        "bonus for each scroll in the area: 2",
        "2 surplus cards: −2",
        "goal Full training, if all curses fall: 0",
        "cards in the area: 2",
    ]
