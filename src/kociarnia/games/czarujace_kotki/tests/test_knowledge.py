"""Who knows what."""

from __future__ import annotations

from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def test_hidden_information_stays_hidden() -> None:
    """H1 to H6: what a view of another seat or of the audience does not hold."""
    table = KotkiTable(3, arch_kittens="yes", chaos="3").ready().draw_and_lay("K", 2).play("cast draw_deep, draw artefact")
    for observer in (1, 2, 3):
        view = table.view(observer)
        assert view.looked[0] & 127 == 0 and view.goals[0] & 127 == 0
        assert view.chaos == 0 and view.chaos_bag[0] == 4
        assert view.bag[0] == table.state.bag[0] + 1
