"""A list that is handed out belongs to whoever got it, however often lists are used again."""

from __future__ import annotations

from kociarnia.games.kotobirynt.rules.list_pool import ListPool


def test_nobody_gets_a_list_that_somebody_holds_or_has_changed() -> None:
    items = list(range(8))
    pool = ListPool(items[:])
    held = [pool.copy() for _ in range(4)]
    assert held == [items] * 4 and len(set(map(id, held))) == 4
    for one in held:
        one.append(9)
    held.clear()
    assert [pool.copy() for _ in range(4)] == [items] * 4
    for _ in range(4):
        assert pool.copy() == items, "looked at once and dropped"
