"""What lies on the table, beside what is hidden (test_knowledge.py)."""

from __future__ import annotations

import pytest

from kociarnia.games.sen.tests.table import SenTable, by_lot


@pytest.mark.parametrize("seed", range(8))
def test_every_handle_of_a_scene_is_there_once(seed: int) -> None:
    match = by_lot(seed)
    for step in match.steps(400):
        for reader in range(match.rules.players + 1):
            scene = match.presenter.scene(match.rules, match.rules.redact(step.after, reader), reader)
            found = [piece.at for zone in scene.zones for piece in zone.pieces if piece]
            assert len(found) == len(set(found))


def test_a_card_that_somebody_points_at_is_marked_for_all() -> None:
    table = SenTable(2).dealt().play("draw, face swap, use swap, swap 1 2")
    for reader in range(3):
        [zone] = [zone for zone in table.scene(reader).zones if zone.key == "dream.1"]
        assert [bool(piece and piece.marks) for piece in zone.pieces] == [False, False, True, False]
