"""What moves on the table, as each reader saw it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kociarnia.engine import Scene
from kociarnia.engine.laws import ByLot
from kociarnia.games.koty import GAME
from kociarnia.games.koty.rules.deck import JOKER
from kociarnia.games.koty.rules.state import LANDS
from kociarnia.games.koty.tests.table import Table


def moved(table: Table, script: str, reader: int) -> list[tuple[str, str, str]]:
    return table.moved(GAME.presenter(table.koty.options), script, reader)


def test_R20_a_drawn_card_shows_its_face_to_its_drawer_only() -> None:
    script = "play blue1 0 0, face pink5"
    assert moved(Table([], ["1 2 3 4"]), script, 0) == [
        ("hand.blue1", "land.0.0", "blue1"), ("pile", "hand.pink5", "pink5"),
    ]  # fmt: skip
    for reader in (1, 2):
        assert moved(Table([], ["1 2 3 4"]), script, reader) == [
            ("hand.0", "land.0.0", "blue1"), ("pile", "hand.0", ""),
        ]  # fmt: skip


def test_R31_R32_friends_leave_together_and_a_nine_comes_from_the_pile() -> None:
    assert moved(Table(["8"], ["1 2 3 4"]), "play blue1 0 0, face pink5, nine 0", 1) == [
        ("hand.0", "land.0.0", "blue1"), ("pile", "hand.0", ""),
        ("land.0.0", "discards", "blue8"), ("land.0.0", "discards", "blue1"), ("pile", "land.0.0", ""),
    ]  # fmt: skip


def test_R43_the_attacked_cat_moves_into_the_other_dream_with_its_nine() -> None:
    table = Table(["", "9 8"], ["8 2 3 4"])
    assert moved(table, "play blue8 1 0, face pink5, pass, pair 2", 2) == [
        ("hand.0", "land.1.0", "blue8"), ("pile", "hand.0", ""),
        ("land.1.0", "land.0.2", ""), ("land.1.0", "land.0.2", "blue8"),
    ]  # fmt: skip


def test_R48_attack_and_defence_are_discarded() -> None:
    table = Table(["", "8"], ["1 2 3 4", "1 2 3 4"])
    table.play("play blue1 1 0, face pink5")
    assert moved(table, "defend blue1, face pink5, stop", 1) == [
        ("hand.blue1", "land.1.0", "blue1"), ("pile", "hand.pink5", "pink5"),
        ("land.1.0", "discards", "blue1"), ("land.1.0", "discards", "blue1"),
    ]  # fmt: skip


def test_R79_the_owl_brings_the_attacking_card_home() -> None:
    table = Table(["", "6"], ["3 1 2 4", "owl 2 2 2"], owl=1)
    table.play("play green3 1 0, face pink5")
    assert moved(table, "owl", 1) == [("hand.owl", "discards", "owl"), ("land.1.0", "hand.green3", "green3")]


def test_R80_the_moth_carries_a_cat() -> None:
    table = Table(["", "8"], ["moth 2 3 4"], moth=1)
    assert moved(table, "moth 1 0, carry 0 3", 1) == [
        ("hand.0", "table", "moth"), ("land.1.0", "table", "blue8"),
        ("table", "land.0.3", "blue8"), ("table", "discards", "moth"),
    ]  # fmt: skip


def test_R84_the_dragon_chases_every_raven() -> None:
    table = Table(["9 R", "R"], ["dragon 2 3 4"], dragon=1)
    assert moved(table, "dragon, nine 0", 1) == [
        ("land.0.0", "discards", "raven"), ("land.1.0", "discards", "raven"), ("hand.0", "table", "dragon"),
        ("table", "land.0.0", ""),
    ]  # fmt: skip


def test_A19_without_cards_to_draw_two_cats_meet_at_once() -> None:
    table = Table(["8|9 8"], ["1 2 3 8"]).empty_pile()
    assert moved(table, "play blue1 0 0", 1) == [
        ("hand.0", "land.0.0", "blue1"), ("land.0.0", "discards", "blue8"), ("land.0.0", "discards", "blue1"),
    ]  # fmt: skip
    table = Table(["8|9 8"], ["1 2 3 8"]).empty_pile()
    assert moved(table, "play blue8 0 1, pair 1", 1) == [
        ("hand.0", "land.0.1", "blue8"), ("land.0.1", "land.0.1", ""), ("land.0.1", "land.0.1", "blue8"),
    ]  # fmt: skip


def test_A20_a_hidden_exchange_shows_backs_to_all() -> None:
    table = Table([], ["1 1 2 3"], hidden_exchange=1)
    assert moved(table, "exchange", 0) == [
        ("hand.blue1", "discards", ""), ("hand.blue1", "discards", ""), ("hand.yellow2", "discards", ""),
        ("hand.green3", "discards", ""),
    ]  # fmt: skip
    table = Table([], ["1 1 2 3"], hidden_exchange=1)
    assert moved(table, "exchange", 1) == [("hand.0", "discards", "")] * 4


def cards(scene: Scene, state: Any) -> dict[str, int]:
    """How many cards lie in each zone; the draw and discard piles as their labels count them, and what met where it met."""
    out = {zone.key: sum(piece.copies for piece in zone.pieces if piece) for zone in scene.zones}
    if 0 < state.played <= JOKER:
        out[f"land.{state.target // LANDS}.{state.target % LANDS}"] += out.pop("table")
    for zone in scene.zones:
        count = zone.label.args.get("count")
        if isinstance(count, int):
            out[zone.key] = count
    return out


def zone_of(handle: str, seat: int) -> str:
    kind, _, rest = handle.partition(".")
    return f"hand.{seat}" if kind == "hand" and not rest.isdigit() else handle


@pytest.mark.parametrize("seed", [*range(6), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(6, 20))])
def test_motions_account_for_every_card_of_random_matches(seed: int) -> None:
    match = ByLot(GAME, seed)
    rules, presenter = match.rules, match.presenter
    for step in match.steps(250):
        if rules.moves[step.move].verb == "shuffle":  # a whole pile moves as one
            continue
        for reader in range(rules.players + 1):
            before, _, after = step.seen(reader)
            count = Counter(cards(presenter.scene(rules, before, reader), before))
            for motion in step.motions(presenter, reader):
                count[zone_of(motion.source, reader)] -= 1
                count[zone_of(motion.target, reader)] += 1
            there = cards(presenter.scene(rules, after, reader), after)
            assert {key: held for key, held in count.items() if held} == {key: held for key, held in there.items() if held}
