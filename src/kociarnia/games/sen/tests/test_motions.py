"""What moves on the table, as one reader sees it."""

from __future__ import annotations

import pytest

from kociarnia.engine.laws.moody_players import LuckDice
from kociarnia.engine.transition import Transition
from kociarnia.games.sen import GAME
from kociarnia.games.sen.tests.table import SenTable, by_lot


def moved(table: SenTable, text: str, reader: int) -> list[tuple[str, str, str]]:
    return table.moved(GAME.presenter(table.options), text, reader)


@pytest.mark.parametrize("seed", range(6))
def test_motions_show_nothing_that_the_reader_does_not_know(seed: int) -> None:
    match = by_lot(seed)
    rules, luck = match.rules, match.luck
    for step in match.steps(400):
        reader = luck.randrange(rules.players + 1)
        world = rules.imagine(rules.redact(step.before, reader), LuckDice(luck))
        witness = rules.witnesses(step.before, step.move) >> reader & 1
        move = step.move if witness else luck.choice(rules.legal(world))
        if move not in rules.legal(world):  # in that world somebody has another card
            continue
        after = world.copy()
        rules.apply(after, move)
        twin = Transition(rules, world, move, after)
        assert step.motions(match.presenter, reader) == twin.motions(match.presenter, reader)


def test_R2_R5_cards_are_dealt_round_the_table_and_one_is_turned_over() -> None:
    table = SenTable(2)
    dealt = moved(table, "deal 0", 1)
    assert dealt[:3] == [("closed", "dream.0.0", ""), ("closed", "dream.1.0", ""), ("closed", "dream.0.1", "")]
    assert len(dealt) == 9 and dealt[-1] == ("closed", "open", "")
    assert moved(table, "face 8", 1) == [("open", "open", "8")]


def test_R8_a_look_lifts_the_card_and_shows_its_back_to_all() -> None:
    for reader in range(3):
        table = SenTable(2).play("deal 0, face 8, look 2")
        assert moved(table, "face 5", reader) == [("dream.0.2", "dream.0.2", "")]


def test_R13_a_card_comes_and_the_old_one_goes() -> None:
    table = SenTable(2).dealt("8")
    assert moved(table, "take 3", 1) == [("open", "dream.0.3", "8"), ("dream.0.3", "open", "")]
    assert moved(table, "face 2", 1) == [("open", "open", "2")]


def test_R15_only_the_player_sees_the_card_drawn() -> None:
    faces = [moved(SenTable(2).dealt().play("draw"), "face 5", reader) for reader in range(3)]
    assert faces == [[("closed", "hand.0", "5")], [("closed", "hand.0", "")], [("closed", "hand.0", "")]]


def test_R17_a_card_put_aside_is_turned_over_for_those_who_have_not_seen_it() -> None:
    table = SenTable(2).dealt().play("draw, face 5")
    assert moved(table, "discard", 0) == [("hand.0", "open", "5")] and moved(table, "face 5", 0) == []
    table = SenTable(2).dealt().play("draw, face 5")
    assert moved(table, "discard", 1) == [("hand.0", "open", "")] and moved(table, "face 5", 1) == [("open", "open", "5")]


def test_R26_the_card_not_chosen_goes_on_the_open_pile() -> None:
    table = SenTable(2).dealt().play("draw, face take, use take, face 5, face 9")
    assert moved(table, "choose 1", 0) == [("hand.0", "open", "5"), ("hand.1", "hand.0", "9")]


def test_R29_a_swap_shows_two_backs_crossing() -> None:
    for reader in range(3):
        table = SenTable(2).dealt().play("draw, face swap, use swap, swap 0 0")
        assert moved(table, "with 1 3", reader) == [("dream.0.0", "dream.1.3", ""), ("dream.1.3", "dream.0.0", "")]


def test_R33_dreams_are_turned_up_card_by_card() -> None:
    table = SenTable(2).dealt("8").play("take 3, face 2")
    assert moved(table, "call", 0) == [("dream.0.3", "dream.0.3", "8")]  # all have seen it, so it is turned up at once
    assert moved(table, "face 5", 0) == [("dream.1.3", "dream.1.3", "5")]
    assert table.shown("dream.1", 1) == ["", "", "", "5"], "not even the owner is ahead of the others"


def test_R59_a_right_claim_closes_the_row_up() -> None:
    table = SenTable(2, i_know=1).dealt().play("claim 0, and 2, name 0, face 0")
    assert table.shown("dream.0", 1) == ["0", "", "", ""]
    assert moved(table, "face 0", 1) == [
        ("dream.0.0", "open", "0"),
        ("dream.0.2", "open", "0"),
        ("dream.0.1", "dream.0.0", ""),
        ("dream.0.3", "dream.0.1", ""),
        ("closed", "dream.0.2", ""),
    ]


def test_R60_a_wrong_claim_covers_both_again() -> None:
    table = SenTable(2, i_know=1).dealt().play("claim 0, and 2, name 0, face 0")
    assert moved(table, "face 9", 1) == [("dream.0.2", "dream.0.2", "9"), ("closed", "dream.0.4", "")]
    assert table.shown("dream.0", 1) == ["", "", "", "", ""]
