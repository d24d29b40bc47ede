"""Chapter 2: the turn and its two actions, with the rulings on them."""

from __future__ import annotations

import pytest

from kociarnia.engine import Match, QuickDice
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.tests.table import CLOSED, COLUMNS, Table, dealt, game, rules_of

MIXED = ["╚║╠╬", "╔═╦╪", "╗║╣╬", "╝═╩╪"]


def alone(rules: KotobiryntRules, square: list[str], deck: str = CLOSED) -> Table:
    """A square without cats around it: nothing but the cards moves."""
    return Table(rules, square, cats=(NOWHERE, NOWHERE), deck=deck)


@pytest.mark.parametrize(
    "turn", ["rotate a1 1, insert na 0", "insert na 0, rotate a1 1", "rotate a1 1, rotate b1 1", "insert na 0, insert w2 1"]
)
def test_R9_R14_two_actions_of_any_kind_then_the_next_player(turn: str) -> None:
    first, second = turn.split(", ")
    table = Table(rules_of(3)).play(first)
    assert table.actor == 0
    assert table.play(second).actor == 1 and table.state.turns == 1


def test_R10_rotate_to_either_side_or_half_round() -> None:
    assert alone(rules_of(), MIXED).play("rotate a1 1").square[0] == "╔║╠╬"
    assert alone(rules_of(), MIXED).play("rotate a1 2").square[0] == "╗║╠╬"
    assert alone(rules_of(), MIXED).play("rotate a1 3").square[0] == "╝║╠╬"
    assert alone(rules_of(), MIXED).play("rotate c3 1").square[2] == "╗║╩╬"


def test_R10_any_card_of_the_square() -> None:
    legal = Table(rules_of()).legal()
    assert [text for text in legal if text.startswith("rotate")] == [
        f"rotate {column}{row} {turn}" for row in "1234" for column in "abcd" for turn in (1, 2, 3)
    ]


def test_R9_whoever_asks_gets_a_list_of_their_own() -> None:
    """Lists are lent again; neither one that is still held nor one that was changed may be."""
    rules, state = rules_of(), Table(rules_of()).state
    all_actions = tuple(rules.legal(state))
    assert len(all_actions) == 16 * 3 + 16 * 4
    for _ in range(5):
        held = [rules.legal(state) for _ in range(4)]
        assert len({id(legal) for legal in held}) == 4
        for legal in held:
            assert tuple(legal) == all_actions
        held[0].pop()
        held[1].reverse()
        held[2][7] = 8
        held[3].append(0)
        del held, legal
        assert tuple(rules.legal(state)) == all_actions and tuple(rules.legal(state)) == all_actions


def test_R11_the_card_goes_under_the_deck_even_beside_a_cat_or_keeper() -> None:
    table = Table(rules_of(), MIXED, cats=(15, -1), deck="╬║").play("insert e1 0")
    assert table.square[0] == "║╠╬╬"
    assert table.deck == "║╚"  # the card beside the cat on 15 is the bottom card now


def test_R12_R13_the_top_card_enters_at_the_other_end() -> None:
    table = alone(rules_of(), MIXED, deck="╚║").play("insert nb 2")
    assert ["".join(row[1]) for row in table.square] == ["╗", "║", "═", "║"]  # column b moved down by one
    assert table.deck == "║║"  # its last card, a straight, lies under the deck


def test_E10_a_line_moves_up_to_close_the_gap() -> None:
    table = Table(rules_of(), ["║║║║", "╚║╠╬", "║║║║", "║║║║"], deck="╦═").play("insert e2 1")
    assert table.square[1] == "║╠╬╦"
    assert table.deck == "║╚"


def test_E11_a_corner_card_ends_a_row_and_a_column() -> None:
    by_row = alone(rules_of(), MIXED, deck="╬").play("insert e1 0")
    by_column = alone(rules_of(), MIXED, deck="╬").play("insert sa 0")
    assert by_row.deck == by_column.deck == "╚"  # a1 went out both times
    assert by_row.square == ["║╠╬╬", "╔═╦╪", "╗║╣╬", "╝═╩╪"]
    assert by_column.square == ["╔║╠╬", "╗═╦╪", "╝║╣╬", "╬═╩╪"]


@pytest.mark.parametrize(("size", "ways"), [("4", 16), ("3", 12)])
def test_E12_ways_to_insert_each_in_four_directions(size: str, ways: int) -> None:
    legal = [text for text in dealt(rules_of(size=size)).legal() if text.startswith("insert")]
    assert len(legal) == 4 * ways and len({text.split()[1] for text in legal}) == ways


def test_A5_the_direction_is_free() -> None:
    for turn, glyph in enumerate("╚╔╗╝"):
        assert Table(rules_of(), deck="╚").play(f"insert na {turn}").square[0] == f"{glyph}║║║"


def test_A5_or_as_it_lies_on_the_deck() -> None:
    table = alone(rules_of(insert_orientation="as_lies"), MIXED, deck="╗═")
    inserts = [text for text in table.legal() if text.startswith("insert")]
    assert len(inserts) == 16 and {text.split()[2] for text in inserts} == {"2"}
    assert table.play("insert w1 2").square[0] == "╗╚║╠"
    rules = rules_of(insert_orientation="as_lies")
    assert alone(rules, MIXED, deck="╗═").play("insert e4 2").deck == "═╝"  # a card keeps its direction under the deck
    fresh = dealt(rules_of(insert_orientation="as_lies")).play("insert na " + str(dealt(rules).state.deck[0] & 3))
    assert fresh.dealer and "canal elbow 3" in fresh.legal()  # an unseen card lies in any direction


def test_A6_an_edge_card_leaves_along_its_own_line() -> None:
    board = rules_of().setup.board
    ends = [(board.spot_names[at], board.cell_names[board.line[at][-1]]) for at in range(16)]
    assert ends == [
        ("na", "a4"), ("nb", "b4"), ("nc", "c4"), ("nd", "d4"), ("e1", "a1"), ("e2", "a2"), ("e3", "a3"), ("e4", "a4"),
        ("sd", "d1"), ("sc", "c1"), ("sb", "b1"), ("sa", "a1"), ("w4", "d4"), ("w3", "d3"), ("w2", "d2"), ("w1", "d1"),
    ]  # fmt: skip


def test_A7_no_passing_but_actions_that_change_nothing() -> None:
    table = alone(rules_of(), MIXED)
    assert len(table.legal()) == 112 and "pass" not in table.legal()
    assert table.play("rotate b1 2, rotate d1 1").square == MIXED  # a straight half round, a cross
    assert table.play("rotate d2 1, rotate d2 3").square == MIXED  # a bridge
    assert len(dealt(rules_of(size="3")).legal()) == 75


def test_A7_with_the_option_the_rest_of_the_turn_may_be_given_up() -> None:
    table = Table(rules_of(allow_pass="yes"))
    assert table.play("pass").actor == 1 and table.state.turns == 1
    assert table.play("rotate a1 1, pass").actor == 0 and table.state.turns == 2


def test_A8_with_the_option_one_action_must_be_a_rotate() -> None:
    table = Table(rules_of(one_rotation_required="yes", allow_pass="yes")).play("insert na 0")
    assert all(text.startswith("rotate") for text in table.legal())
    other = Table(rules_of(one_rotation_required="yes")).play("rotate a1 1")
    assert len(other.legal()) == 112
    assert len(other.play("insert na 0").legal()) == 112  # a new turn
    assert len(Table(rules_of()).play("insert na 0").legal()) == 112


def test_A9_the_same_card_twice_and_one_just_inserted() -> None:
    assert alone(rules_of(), MIXED).play("rotate a1 1, rotate a1 1").square[0] == "╗║╠╬"
    assert Table(rules_of(), deck="╚").play("insert na 0, rotate a1 1").square[0] == "╔║║║"


def test_A10_an_insert_may_be_undone_by_the_next() -> None:
    table = alone(rules_of(), MIXED, deck="╬").play("insert w1 0")
    assert table.square[0] == "╬╚║╠" and table.deck == "╬"
    assert table.play("insert e1 0").square == MIXED


def test_A28_figures_stay_when_a_line_is_pushed() -> None:
    table = Table(rules_of(), ["═║║║"] * 4, cats=(0, 8), keepers=(15, 12)).play("insert w1 0")
    assert table.ring == ([0, 8], [15, 12])


def test_A29_with_an_empty_deck_the_same_card_comes_back() -> None:
    table = alone(rules_of(), MIXED, deck="").play("insert w2 0")
    assert table.square[1] == "╪╔═╦" and table.deck == ""


def test_actions_leave_the_drawn_position_alone() -> None:
    assert Table(rules_of()).square == COLUMNS


def test_undo_reaches_back_to_the_last_card_that_showed() -> None:
    match = Match(game(), 1, {}, QuickDice(3))
    quiet = [choice.move for choice in match.presenter.choices(match.rules, match.view(0)) if choice.label.key == "do-rotate"]
    for move in quiet:
        match.play(0, move)
        if not match.state.won:
            break
        match.rewind(match.ply - 1)
    assert match.undoable(0) == 1
