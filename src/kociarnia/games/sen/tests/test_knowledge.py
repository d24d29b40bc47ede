"""What a person sees, and what the memory aid adds: A37, A38 and the chapter on hidden information."""

from __future__ import annotations

import pytest

from kociarnia.bots import advise
from kociarnia.engine import QuickDice
from kociarnia.games.sen import GAME
from kociarnia.games.sen.tests.table import SenTable

BACKS = ["", "", "", ""]


def peeked(**options: int | str) -> SenTable:
    """Seat 0 has looked at seat 1's first land, and seat 1 has taken an 8 for its last one."""
    table = SenTable(2, **options).dealt("3").play("take 3, face 8, draw, face 5, discard, face 5")
    return table.play("draw, face peek, use peek, peek 1 0, face 0, take 3, face 9")


def test_A37_the_screen_does_not_remind() -> None:
    table = peeked()
    for reader in range(3):
        assert table.shown("dream.0", reader) == table.shown("dream.1", reader) == BACKS


def test_A37_a_look_is_told_once() -> None:
    table = SenTable().dealt().play("draw, face peek, use peek, peek 1 0")
    [line] = table.told("face 0", 0)
    assert line.fleeting
    table = SenTable().dealt().play("draw")
    [line] = table.told("face 5", 0)
    assert line.fleeting


def test_A37_the_memory_aid_shows_what_a_player_has_seen() -> None:
    table = peeked(memory_aid="full")
    assert table.shown("dream.0", 0) == ["0", "1", "", "3"] and table.shown("dream.1", 0) == ["0", "", "", "peek"]
    assert table.shown("dream.0", 1) == ["", "", "", "3"] and table.shown("dream.1", 1) == ["0", "1", "", "peek"]
    assert table.shown("dream.0", 2) == ["", "", "", "3"] and table.shown("dream.1", 2) == ["", "", "", "peek"]


def test_A37_the_memory_aid_changes_no_rule() -> None:
    off, full = peeked(), peeked(memory_aid="full")
    assert off.state.dump() == full.state.dump() and off.legal() == full.legal()


def test_A38_only_the_top_of_the_open_pile_and_its_size_are_visible() -> None:
    table = SenTable().dealt("8").pass_turn().pass_turn()
    assert len(table.state.open) == 3
    for reader in range(3):
        assert table.shown("open", reader) == [table.open.split()[-1]]
        [pile] = [zone for zone in table.scene(reader).zones if zone.key == "open"]
        assert pile.label.args["count"] == 3


def test_A38_the_memory_aid_shows_the_whole_open_pile() -> None:
    table = SenTable(memory_aid="full").dealt("8").play("draw, face 5, discard, face 5")
    assert table.shown("open", 0) == table.shown("open", 2) == ["8", "5"]


def test_a_land_that_both_seats_have_seen_is_hidden_from_the_audience() -> None:
    table = SenTable().dealt().play("draw, face peek, use peek, peek 1 0, face 0")
    assert table.seen_by(1, 0) == [0, 1] and table.dream(1, 2) == "? ? ? ?"


def test_a_land_kept_is_known_to_its_owner_alone() -> None:
    table = SenTable(3).dealt().play("draw, face 5, keep 2, face 9")
    assert [table.dream(0, observer) for observer in range(4)] == ["0 1 5 ?", "? ? ? ?", "? ? ? ?", "? ? ? ?"]


def test_rivals_forget_a_slot_whose_land_is_replaced_unseen() -> None:
    table = SenTable().dealt("3").play("take 0, face 0").pass_turn().play("draw, face 5, keep 0, face 3")
    assert table.dream(0, 1) == "? ? ? ?" and table.dream(0, 0) == "5 1 ? ?"


def test_the_closed_pile_is_never_seen() -> None:
    table = SenTable(3).dealt().play("call").uncover("0 1 2 2", "0 1 9 6", "3 5 3 3")
    assert int(table.state.bag[0]) == table.state.closed == 43
    assert all(table.shown("closed", reader) == [""] for reader in range(4))


def test_the_scene_shows_the_round_that_is_played() -> None:
    table = SenTable(2)
    rounds = []
    for _ in range(2):
        table.dealt()
        rounds.append(table.scene(0).facts[0].args["round"])
        table.play("call")
        rounds.append(table.scene(0).facts[0].args["round"])
        table.uncover("0 1 0 0", "0 1 2 2")
        rounds.append(table.scene(0).facts[0].args["round"])
    assert rounds == [1, 1, 1, 2, 2, 2]


def hints(table: SenTable, language: str = "pl") -> list[str]:
    """Every move with the reason that a hint would give for it."""
    words = GAME.words(language, ["Ola", "Jan"], 0)
    presenter, view = GAME.presenter(table.options), table.view(0)
    return [words(presenter.reason(table.rules, view, choice.move)) for choice in presenter.advisable(table.rules, view)]


def test_A37_a_hint_names_no_face_that_was_seen_earlier() -> None:
    """Seat 0 knows a 0 and a 1 in its dream, and a 5 is in its hand."""
    told = SenTable().dealt().play("draw, face 5")
    assert "dla snu lepsza od karty 1" in hints(told)
    assert not any("kruk" in hint for hint in hints(told))
    assert "5 kruków zamiast: 0 kruków" in hints(SenTable(memory_aid="full").dealt().play("draw, face 5"))
    assert hints(SenTable().dealt(), "en")[0] == "nobody is likely to have fewer ravens", "no number either"


def test_A37_what_a_claimed_pair_shows_is_left_to_memory() -> None:
    for aid, most in (("off", 0), ("full", 3)):
        table = SenTable(i_know=1, memory_aid=aid).dealt().play("claim 0, and 1")
        rules = GAME.rules(2, {"first": "1", "i_know": "yes", "memory_aid": aid})
        assert len(advise(GAME, rules, table.view(0), QuickDice(1), playouts=8)) == most


@pytest.mark.parametrize(("aid", "told"), [("off", False), ("full", True)])
def test_A37_no_chance_is_told_that_is_counted_from_memory(aid: str, told: bool) -> None:
    table = SenTable(memory_aid=aid).dealt()
    rules = GAME.rules(2, {"first": "1", "memory_aid": aid})
    best = advise(GAME, rules, table.view(0), QuickDice(1), playouts=8)
    assert best and all((one.chance is not None) == told for one in best)


def test_A37_A38_a_preview_neither_turns_up_dreams_nor_spreads_the_pile() -> None:
    table = SenTable().dealt("3").play("take 2, face 8").pass_turn()
    presenter = GAME.presenter(table.options)
    for move in ("call", "take 0"):
        scene, _ = presenter.preview(table.rules, table.view(0), _move(table, move), 0)
        faces = [piece.face for zone in scene.zones if zone.key != "open" for piece in zone.pieces if piece and piece.face]
        assert faces == [], move
    table.play("draw, face pick")
    scene, _ = presenter.preview(table.rules, table.view(0), _move(table, "use pick"), 0)
    assert scene == table.scene(0)


def _move(table: SenTable, text: str) -> int:
    return next(move for move in table.rules.legal(table.view(0)) if table.rules.text(move) == text)
