"""What boards light up: ways home, how far water runs, cats that were won."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import Say
from kociarnia.games.kotobirynt.tests.table import BARRED, CROSSES, Table, presenter_of, rules_of


def ways(table: Table) -> list[list[tuple[str, str]]]:
    """The cells of each way, in order, with the sides where the water comes in and goes out."""
    scene = presenter_of(table.rules).scene(table.rules, table.state, 0)
    found: dict[int, dict[int, tuple[str, str]]] = {}
    for piece in scene.zones[0].pieces:
        assert piece
        for mark in piece.marks:
            assert mark.key == "mark-way"
            way, step, sides = (mark.args[name] for name in ("way", "step", "sides"))
            assert isinstance(way, int) and isinstance(step, int) and isinstance(sides, str)
            found.setdefault(way, {})[step] = (piece.at, sides)
    return [[found[way][step] for step in sorted(found[way])] for way in sorted(found)]


def test_a_way_home_is_marked_from_the_cat_to_the_keeper_until_the_next_action() -> None:
    table = Table(rules_of(), ["═║╗║", "║║║║", "║║║║", "║║╚═"], cats=(15, 13), keepers=(7, 3))
    assert ways(table) == []
    table.play("rotate b1 1")
    across, down = [("cell.a1", "WE"), ("cell.b1", "WE"), ("cell.c1", "WS")], [("cell.c2", "NS"), ("cell.c3", "NS")]
    assert ways(table) == [[*across, *down, ("cell.c4", "NE"), ("cell.d4", "WE")]]
    table.play("cat iskra")
    assert len(ways(table)) == 1
    table.play("rotate a3 1")
    assert ways(table) == []


def test_an_open_way_shows_before_anybody_has_looked() -> None:
    """A preview of an insert may end where the dealer uncovers the next card."""
    table = Table(rules_of(), BARRED, keepers=(11, 5), deck="║?║")
    table.state.canal_bag = vec[i64]([1, 1] + [0] * (len(table.rules.setup.deck.canals) - 2))
    table.play("insert sa 0")
    assert table.won == [] and ways(table) == [[("cell.a1", "NS"), ("cell.a2", "NS"), ("cell.a3", "NS"), ("cell.a4", "NS")]]


def test_R20_chains_are_numbered() -> None:
    table = Table(rules_of(), BARRED, cats=(0, 6), keepers=(11, 10)).play("rotate a1 1, cat iskra")
    scene = presenter_of(table.rules).scene(table.rules, table.state, 0)
    waves = {(mark.args["face"], mark.args["wave"]) for piece in scene.zones[0].pieces if piece for mark in piece.marks}
    assert waves == {("guzik", 1), ("iskra", 2)}


def test_the_last_way_home_shows_at_the_end() -> None:
    table = Table(rules_of(), BARRED, cats=(0, -1), keepers=(11, 5), gone=14)
    assert table.play("rotate a1 1").over and len(ways(table)) == 1


def test_figures_tell_how_far_their_water_runs() -> None:
    table = Table(rules_of(), ["╚╗║║", "║║║║", "║╪║║", "║║║║"])
    ring = presenter_of(table.rules).scene(table.rules, table.state, 0).zones[1].pieces
    assert ring[0] and ring[0].marks[0].args == {"cells": "a1, b1, b2, b3, b4", "canals": "a1=NE b1=SW b2=NS b3=NS b4=NS"}
    assert ring[4] and ring[4].marks == (Say("mark-closed"),)


def test_A13_cats_won_and_not_replaced_are_marked_where_they_were() -> None:
    table = Table(rules_of(), CROSSES).play("rotate a1 1")
    ring = presenter_of(table.rules).scene(table.rules, table.state, 0).zones[1].pieces
    marked = {
        piece.at: piece.marks[0].args["face"] for piece in ring if piece and piece.marks and piece.marks[0].key == "mark-left"
    }
    assert marked == {"place.na": "guzik", "place.sd": "figa"}
