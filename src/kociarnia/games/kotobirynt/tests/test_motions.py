"""What moves on the table, as everybody sees it."""

from __future__ import annotations

import pytest

from kociarnia.engine import Scene
from kociarnia.engine.present import Motion
from kociarnia.games.kotobirynt.rules.state import ACT
from kociarnia.games.kotobirynt.tests.table import BARRED, OPTIONS, Table, presenter_of, rules_of, steps


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_motions_bring_the_next_scene(players: int, options: dict[str, str]) -> None:
    rules = rules_of(players, **options)
    show = presenter_of(rules)
    for seed in range(2):
        for before, move, after in steps(rules, seed):
            told = [show.motions(rules, before, move, after, reader) for reader in range(players + 1)]
            assert all(motions == told[0] for motions in told)  # H4: all see the same
            was, now = show.scene(rules, before, 0), show.scene(rules, after, 0)
            assert arrived(was, told[0]) == faces(now), rules.text(move)


def faces(scene: Scene) -> dict[str, str]:
    """What lies in each cell and stands on each spot."""
    return {piece.at: piece.face for zone in scene.zones[:2] for piece in zone.pieces if piece}


def arrived(scene: Scene, motions: list[Motion]) -> dict[str, str]:
    """The scene with nothing but the motions made: all are lifted, then all are put down."""
    table = faces(scene)
    resting: dict[str, str] = {}
    for motion in motions:
        if motion.source in table and table[motion.source] == motion.face:
            table[motion.source] = ""
        if resting.get(motion.source) == motion.face:  # a cat that comes and goes home at once
            del resting[motion.source]
        if motion.target in table:
            resting[motion.target] = motion.face
    return table | resting


def motions(table: Table, move: str) -> list[tuple[str, str, str]]:
    return table.moved(presenter_of(table.rules), move, 0)


def test_R13_a_whole_line_moves_up() -> None:
    table = Table(rules_of(), ["║║║║", "╚╔═╬", "║║║║", "║║║║"], deck="╠║")
    assert motions(table, "insert e2 0") == [
        ("cell.a2", "deck", "elbow"), ("cell.b2", "cell.a2", "elbow"), ("cell.c2", "cell.b2", "straight"),
        ("cell.d2", "cell.c2", "cross"), ("deck", "cell.d2", "tee"),
    ]  # fmt: skip


def test_R16_R17_R18_a_cat_goes_home_and_another_one_comes() -> None:
    table = Table(rules_of(), BARRED, keepers=(11, 5))
    assert motions(table, "rotate a1 1") == [("place.na", "won.0", "guzik"), ("place.sa", "place.w4", "lamplighter")]
    assert motions(table, "cat iskra") == [("cats", "place.nb", "iskra")]


def test_R20_a_cat_may_go_home_as_it_comes() -> None:
    table = Table(rules_of(), BARRED, cats=(0, 6), keepers=(11, 10)).play("rotate a1 1")
    assert motions(table, "cat iskra") == [
        ("cats", "place.nb", "iskra"), ("place.nb", "won.0", "iskra"), ("place.sb", "place.sa", "boatman"),
    ]  # fmt: skip


def test_A4_a_repeated_deal_goes_back_to_the_deck() -> None:
    rules = rules_of()
    for seed in range(20):
        for before, move, after in steps(rules, seed):
            if after.deals > before.deals:
                made = presenter_of(rules).motions(rules, before, move, after, 0)
                assert len(made) == 13 and all(motion.target == "deck" for motion in made)
                return
            if before.asking == ACT:
                break
    raise AssertionError("no deal was repeated")
