"""What moves on the table, as each reader saw it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kociarnia.engine import NOBODY, Presenter, Scene
from kociarnia.engine.laws import Mood
from kociarnia.games.najlepsza_gra import GAME
from kociarnia.games.najlepsza_gra.moved import MARKER
from kociarnia.games.najlepsza_gra.tests.table import Game, dealt, feast


def moved(table: Game, script: str, reader: int, **options: Any) -> list[tuple[str, str, str]]:
    """The motions of each move of a script."""
    presenter = GAME.presenter(GAME.settle(table.rules.players, options))
    out = []
    for text in script.split(", "):
        move = table.ids[text]
        seen = move if table.rules.witnesses(table.state, move) >> reader & 1 else table.rules.blur(move)
        before = table.view(reader)
        table.play(text)
        for motion in presenter.motions(table.rules, before, seen, table.view(reader), reader):
            out.append((motion.source, motion.target, motion.face))
    return out


def test_E2_cards_of_a_line_go_where_they_belong_and_the_cat_follows() -> None:
    own = moved(dealt(), "take column1, done, deal bell", 0)
    mouse = "hand.0.1"
    assert own == [
        ("grid.0", "treat.0.tuna", "tuna"), ("grid.3", "cat.0.kotangens", "kotangens"), ("grid.6", mouse, "mouse"),
        ("row3", "column1", MARKER), ("deck", "grid.0", "bell"),
    ]  # fmt: skip
    for reader in (1, 2):
        seen = moved(dealt(), "take column1, done, deal bell", reader)
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


def handles(scene: Scene) -> set[str]:
    return {zone.key for zone in scene.zones} | {
        piece.at for zone in scene.zones for piece in zone.pieces if piece and piece.at
    }


def follow(rules: Any, presenter: Presenter, state: Any, move: int, reader: int) -> None:
    """Motions name what is there, and show nothing that the scenes do not show."""
    before = rules.redact(state, reader)
    seen = move if rules.witnesses(state, move) >> reader & 1 else rules.blur(move)
    after = state.copy()
    rules.apply(after, move)
    view = rules.redact(after, reader)
    old, new = handles(presenter.scene(rules, before, reader)), handles(presenter.scene(rules, view, reader))
    for motion in presenter.motions(rules, before, seen, view, reader):
        assert motion.source in old, motion
        assert motion.target in new, motion


@pytest.mark.parametrize("seed", range(9))
def test_motions_of_random_matches_name_what_is_there(seed: int) -> None:
    luck = random.Random(seed)
    players = 2 + seed % 3
    options = GAME.random_options(players, seed)
    rules = (GAME.odd(players, options, seed) if seed % 3 == 0 else None) or GAME.build(players, options)
    presenter = GAME.presenter(options)
    mood = Mood(rules, luck)
    state = rules.start()
    while rules.actor(state) != NOBODY:
        move = mood.pick(rules, state)
        for reader in range(players + 1):
            follow(rules, presenter, state, move, reader)
        rules.apply(state, move)
