"""What moves on the table, as each reader saw it."""

from __future__ import annotations

from kociarnia.games.najlepsza_gra import GAME
from kociarnia.games.najlepsza_gra.show.motions import MARKER
from kociarnia.games.najlepsza_gra.tests.table import Table, dealt, feast


def moved(table: Table, script: str, reader: int) -> list[tuple[str, str, str]]:
    return table.moved(GAME.presenter(GAME.settle(table.rules.players)), script, reader)


def test_E2_cards_of_a_line_go_where_they_belong_and_the_cat_follows() -> None:
    own = moved(dealt(), "take column1, deal bell", 0)
    mouse = "hand.0.1"
    assert own == [
        ("grid.0", "treat.0.tuna", "tuna"), ("grid.3", "cat.0.kotangens", "kotangens"), ("grid.6", mouse, "mouse"),
        ("row3", "column1", MARKER), ("deck", "grid.0", "bell"),
    ]  # fmt: skip
    for reader in (1, 2):
        seen = moved(dealt(), "take column1, deal bell", reader)
        assert seen == [(source, "hand.0" if target == mouse else target, face) for source, target, face in own]


def test_R40_two_lost_cats_leave_and_a_stray_comes() -> None:
    for reader, lost in ((0, "hand.0.7"), (1, "hand.0")):
        table = dealt().give(0, lost_cat=2)
        assert moved(table, "adopt pan_kot", reader) == [
            (lost, "discards", "lost_cat"), (lost, "discards", "lost_cat"), ("stray.1", "cat.0.pan_kot", "pan_kot"),
        ]  # fmt: skip


def test_R44_a_bottle_chases_the_cat() -> None:
    assert moved(dealt().give(0, bottle=1), "spray column2", 1) == [
        ("hand.0", "discards", "bottle"), ("row3", "column2", MARKER),
    ]  # fmt: skip


def test_H4_what_is_fed_is_seen_by_its_owner_at_once_and_by_others_when_it_is_shown() -> None:
    meal = [("treat.0.tuna", "cat.0.kikimora", "tuna")] * 2
    assert moved(feast(["kikimora"], ["TT"]), "feed kikimora, shows feed kikimora", 0) == meal
    table = feast(["kikimora"], ["TT"])
    assert moved(table, "feed kikimora", 1) == []
    assert moved(table, "shows feed kikimora", 1) == meal


def test_R58_misza_turns_treats_into_delicacies() -> None:
    table = feast(["misza kikimora"], ["CTCC"])
    table.play("feed misza")
    assert moved(table, "turn misza chicken chicken", 0) == [("treat.0.chicken", "treat.0.delicacy", "chicken")] * 2
