"""Chapter 3: leading cats home, with the rulings on it."""

from __future__ import annotations

from kociarnia.engine import UNKNOWN
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.cats_won import free_spot
from kociarnia.games.kotobirynt.tests.table import BARRED, COLUMNS, CROSSES, Table, rules_of

CHAIN = ["═║║║", "║║║║", "║║║║", "╠╪╝║"]  # turn a1, and three cats go home
FORK = ["═║║║", "╠═══", "║║║║", "║║║║"]  # turn a1, and the cat above reaches below a and right of row 2
TWO = ["╠═╝║", "║║║║", "║║║║", "║║║║"]  # turn a1 to the left, and the cats above a and c both reach spot 15


def test_R15_any_action_may_complete_the_path() -> None:
    assert Table(rules_of(), BARRED, keepers=(11, 5)).play("rotate a1 1").won == [(0, "guzik")]
    assert Table(rules_of(), BARRED, keepers=(11, 5)).play("insert sa 0").won == [(0, "guzik")]
    second = Table(rules_of(), BARRED, keepers=(11, 5)).play("rotate c2 2, rotate a1 1")
    assert second.won == [(0, "guzik")]


def test_R15_only_the_player_whose_action_it_was_wins_it() -> None:
    table = Table(rules_of(), BARRED, keepers=(11, 5)).play("rotate c2 2, rotate c2 2, rotate a1 1")
    assert table.won == [(1, "guzik")]


def test_E1_R16_the_cat_lies_open_before_its_winner() -> None:
    table = Table(rules_of(3), BARRED, keepers=(11, 5)).play("rotate a1 1")
    for observer in range(4):
        assert table.view(observer).won == table.state.won
    assert table.state.cats[0] == UNKNOWN and table.dealer


def test_R17_R18_E6_keeper_and_new_cat_move_one_place() -> None:
    table = Table(rules_of(), ["╗═══", "║║║║", "║║║║", "║║║║"]).play("rotate a1 2")
    assert table.ring == ([NOWHERE, 8], [5, 12])
    assert table.play("cat iskra").ring == ([1, 8], [5, 12])
    assert table.rules.setup.deck.cats[table.state.cats[0]] == "iskra" and table.actor == 0


def test_E2_R19_the_new_cat_passes_the_other_keeper() -> None:
    table = Table(rules_of(), ["║╔╗║", "║║║║", "║║║║", "║║║║"], cats=(2, 6), keepers=(10, 3)).play("rotate c1 1, cat iskra")
    assert table.ring == ([4, 6], [11, 3])


def test_E7_A15_A16_the_keeper_may_step_onto_the_freed_place() -> None:
    table = Table(rules_of(), ["║╚╗║", "║║║║", "║║║║", "║║║║"], cats=(2, 6), keepers=(1, 13)).play("rotate c1 1, cat iskra")
    assert table.ring == ([3, 6], [2, 13])


def test_E8_next_to_the_keeper_and_past_the_other_one() -> None:
    table = Table(rules_of(), ["║║╔╝", "║║║║", "║║║║", "║║║║"], cats=(2, 6), keepers=(3, 13)).play("rotate c1 3, cat iskra")
    assert table.ring == ([3, 6], [4, 13])
    table = Table(rules_of(), ["║╔╗║", "║║║║", "║║║║", "║║║║"], cats=(2, 6), keepers=(10, 3)).play("rotate c1 1, cat iskra")
    assert table.ring == ([4, 6], [11, 3])


def test_E9_A18_the_ring_is_closed_and_has_no_corners() -> None:
    table = Table(rules_of(), ["══╗║", "║║║║", "║║║║", "║║║║"], cats=(2, 6), keepers=(15, 13)).play("rotate c1 1, cat iskra")
    assert table.ring == ([3, 6], [0, 13])
    assert free_spot(table.rules.setup, table.state, 3) == 4  # after the top side comes the right one


def test_R19_A17_nobody_shares_a_place_with_anybody() -> None:
    cat_by_cat = Table(rules_of(), BARRED, cats=(0, 1), keepers=(11, 5)).play("rotate a1 1, cat iskra")
    assert cat_by_cat.ring == ([2, 1], [12, 5])
    keeper_by_keeper = Table(rules_of(), BARRED, cats=(0, 7), keepers=(11, 12)).play("rotate a1 1")
    assert keeper_by_keeper.ring[1] == [13, 12]
    keeper_by_cat = Table(rules_of(), BARRED, cats=(0, 12), keepers=(11, 6)).play("rotate a1 1")
    assert keeper_by_cat.ring[1] == [13, 6]


def test_E4_R20_A14_a_chain_of_three() -> None:
    table = Table(rules_of(), CHAIN, cats=(0, 6), keepers=(11, 10)).play("rotate a1 1")
    assert table.won == [(0, "guzik")] and table.ring == ([NOWHERE, 6], [12, 10])
    assert table.play("cat iskra").won == [(0, "guzik"), (0, "iskra")]
    assert table.play("cat morus").won == [(0, "guzik"), (0, "iskra"), (0, "morus")]
    assert table.play("cat sadza").ring == ([3, 6], [12, 13])  # the keeper on 11 passed 12
    assert table.actor == 0 and table.state.made == 1  # the second action is still due


def test_A14_two_three_or_four_is_no_limit() -> None:
    table = Table(rules_of(), CROSSES).play("rotate a1 1")
    while not table.over:
        bound = table.rules.bound(table.state)
        table.play(table.legal()[0])
        assert table.rules.bound(table.state) < bound  # it must come to an end
    assert len(table.won) == 15 and {seat for seat, _ in table.won} == {0}
    assert (table.state.turns, table.state.made) == (1, 1)  # all by one action


def test_E4_E13_R21_A13_two_cats_by_one_action() -> None:
    table = Table(rules_of(), TWO, cats=(0, 2), keepers=(15, 6)).play("rotate a1 3")
    assert table.won == [(0, "guzik"), (0, "figa")] and table.ring == ([NOWHERE, NOWHERE], [15, 6])
    assert table.legal() == ["first guzik", "first figa"]
    assert table.play("first guzik").ring == ([NOWHERE, NOWHERE], [0, 6])
    assert table.play("cat iskra").ring == ([1, NOWHERE], [2, 6])  # the same keeper again, past the new cat on 1
    assert table.play("cat morus").ring == ([1, 3], [2, 6])


def test_A13_the_other_order_leads_elsewhere() -> None:
    table = Table(rules_of(), TWO, cats=(0, 2), keepers=(15, 6)).play("rotate a1 3, first figa, cat iskra, cat morus")
    assert table.ring == ([2, 3], [1, 6])


def test_A13_what_a_cat_reached_is_fixed_when_it_is_won() -> None:
    table = Table(rules_of(), CROSSES).play("rotate a1 1, first figa, keeper lamplighter, cat iskra")
    assert table.legal() == ["keeper lamplighter", "keeper boatman"]  # asked anew when that cat's turn comes
    assert table.ring == ([NOWHERE, 9], [5, 12])
    assert table.play("keeper boatman").ring == ([NOWHERE, 9], [5, 13])


def test_A11_paths_are_looked_for_after_each_action() -> None:
    table = Table(rules_of(), BARRED, keepers=(11, 5)).play("rotate a1 1, cat iskra, rotate a1 1")
    assert table.won == [(0, "guzik")]  # though the way is barred again at the end of the turn
    undone = Table(rules_of(), BARRED, keepers=(10, 5)).play("rotate a1 1, rotate a1 1")
    assert undone.won == []


def test_A12_a_cat_that_reached_both_leaves_the_choice_to_the_player() -> None:
    table = Table(rules_of(), FORK, cats=(0, 7), keepers=(11, 5)).play("rotate a1 1")
    assert table.actor == 0 and table.legal() == ["keeper lamplighter", "keeper boatman"]
    assert table.play("keeper boatman, cat iskra").ring == ([1, 7], [11, 6])
    other = Table(rules_of(), FORK, cats=(0, 7), keepers=(11, 5)).play("rotate a1 1, keeper lamplighter, cat iskra")
    assert other.ring == ([1, 7], [12, 5])


def test_A12_the_choice_is_asked_without_a_cat_to_come_too() -> None:
    table = Table(rules_of(), FORK, cats=(0, 7), keepers=(11, 5), gone=13).play("rotate a1 1")
    assert table.legal() == ["keeper lamplighter", "keeper boatman"]
    assert table.play("keeper boatman").ring == ([NOWHERE, 7], [11, 6])


def test_A19_without_cats_in_the_deck_the_keeper_still_moves() -> None:
    table = Table(rules_of(), BARRED, keepers=(11, 5), gone=13).play("rotate a1 1")
    assert table.ring == ([NOWHERE, 8], [12, 5]) and not table.over and table.actor == 0


def test_A20_paths_between_equals_do_not_matter() -> None:
    assert Table(rules_of(), COLUMNS, cats=(0, 11), keepers=(1, 10)).play("rotate c1 2").won == []


def test_A21_neighbours_are_not_joined_without_water() -> None:
    assert Table(rules_of(), COLUMNS, cats=(3, 1), keepers=(4, 2)).play("rotate a2 2").won == []
