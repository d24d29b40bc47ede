"""What moves on the table, as each reader saw it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kociarnia.engine import NOBODY, Presenter
from kociarnia.engine.laws import Mood
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable


def moved(table: KotkiTable, script: str, reader: int) -> list[tuple[str, str, str]]:
    """The motions of each move of a script."""
    rules, presenter = table.rules, GAME.presenter(table.options)
    out = []
    for text in script.split(", "):
        move = table.ids[text]
        seen = move if rules.witnesses(table.state, move) >> reader & 1 else rules.blur(move)
        before = table.view(reader)
        table.play(text)
        for motion in presenter.motions(rules, before, seen, table.view(reader), reader):
            out.append((motion.source, motion.target, motion.face))
    return out


def test_R16_a_drawn_card_goes_by_way_of_the_hand() -> None:
    assert moved(KotkiTable().ready(), "draw scroll, place 0 2", 1) == [
        ("deck", "held", "scroll"), ("held", "area.0.2.scroll", "scroll"),
    ]  # fmt: skip


def test_R20_R21_discards_and_swaps() -> None:
    table = KotkiTable().ready().lay(0, 1, "AZ").lay(1, 2, "E").step1("K", 2).play("cast swap, card 0 1 artefact")
    assert moved(table, "with 1 2 elixir", 2) == [
        ("area.0.1.artefact", "area.1.2.artefact", "artefact"), ("area.1.2.elixir", "area.0.1.elixir", "elixir"),
    ]  # fmt: skip
    table = KotkiTable().ready().lay(0, 1, "AZ").step1("K", 2).play("cast discard")
    assert moved(table, "card 0 1 artefact", 2) == [("area.0.1.artefact", "pile", "artefact")]


def test_R28_the_last_card_lands_before_the_curse_falls() -> None:
    table = KotkiTable().ready().lay(0, 1, "AE").step1("A", 1).play("cast summon, draw scroll")
    assert moved(table, "place 0 1, curse mumiau", 1) == [
        ("held", "area.0.1", "scroll"),
        ("area.0.1.artefact", "pile", "artefact"), ("area.0.1.artefact", "pile", "artefact"),
        ("area.0.1.elixir", "felled.0", "elixir"), ("area.0.1", "pile", "scroll"),
        ("curse.1", "felled.0", "slimiauki"), ("curses", "curse.1", "mumiau"),
    ]  # fmt: skip


def test_H5_cards_drawn_in_secret_show_their_faces_to_their_kitten_only() -> None:
    script = "draw artefact, draw scroll, keep scroll artefact"
    seen = {}
    for reader in (0, 1, 3):
        table = KotkiTable(3, arch_kittens="yes").ready().step1("K", 2).play("cast draw_deep")
        seen[reader] = moved(table, script, reader)
    assert seen[0] == [
        ("deck", "looked.0", "artefact"), ("deck", "looked.1", "scroll"),
        ("looked.1", "held", "scroll"), ("looked.0", "held", "artefact"),
    ]  # fmt: skip
    assert seen[1] == seen[3]
    assert [face for *_, face in seen[1]] == ["", "", "scroll", "artefact"]


def follow(rules: Any, presenter: Presenter, state: Any, move: int, reader: int) -> None:
    """Motions name what is there."""
    before = rules.redact(state, reader)
    seen = move if rules.witnesses(state, move) >> reader & 1 else rules.blur(move)
    after = state.copy()
    rules.apply(after, move)
    view = rules.redact(after, reader)
    old, new = presenter.scene(rules, before, reader).handles(), presenter.scene(rules, view, reader).handles()
    went = presenter.motions(rules, before, seen, view, reader)
    for motion in went:
        assert motion.source in old and motion.target in new, motion
    if sum(before.area) != sum(view.area) or before.display != view.display:
        assert went


@pytest.mark.parametrize("seed", range(12))
def test_motions_of_random_matches_name_what_is_there(seed: int) -> None:
    luck = random.Random(seed)
    players = 2 + seed % 3
    options = GAME.random_options(players, seed)
    rules = (GAME.odd(players, options, seed) if seed % 3 == 0 else None) or GAME.build(players, options)
    presenter = GAME.presenter(options)
    mood = Mood(rules, luck)
    state = rules.start()
    for _ in range(220):
        if rules.actor(state) == NOBODY:
            break
        move = mood.pick(rules, state)
        for reader in range(players + 1):
            follow(rules, presenter, state, move, reader)
        rules.apply(state, move)
