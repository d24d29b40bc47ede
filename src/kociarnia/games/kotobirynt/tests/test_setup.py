"""Chapter 1: aim and set-up, with the rulings on it."""

from __future__ import annotations

from collections import Counter

import pytest

from kociarnia.engine import CHANCE, UNKNOWN, QuickDice
from kociarnia.games.kotobirynt.rules.cats_won import joined
from kociarnia.games.kotobirynt.rules.deck import Deck
from kociarnia.games.kotobirynt.rules.legal import MOST_DEALS
from kociarnia.games.kotobirynt.rules.state import BEGIN, DEAL
from kociarnia.games.kotobirynt.tests.table import COLUMNS, Table, dealt, rules_of


def test_R1_points_are_on_the_cats() -> None:
    deck = rules_of().setup.deck
    assert sorted(deck.points[1:]) == [3] * 5 + [4] * 5 + [5] * 5
    table = Table(rules_of(), keepers=(11, 5), faces=("hrabina", "guzik")).play("rotate b1 2")
    assert table.won == [(0, "hrabina")]
    assert table.rules.scores(table.state) == [5, 0]


def test_R2_a_path_from_cat_to_keeper_wins_the_cat() -> None:
    table = Table(rules_of(), ["═║║║", "║║║║", "║║║║", "║║║║"], keepers=(11, 5))
    assert not joined(table.rules.setup, table.state)  # the first card bars the way
    assert table.play("rotate a1 1").won == [(0, "guzik")]


@pytest.mark.parametrize("seed", range(20))
def test_R3_random_square_with_two_prescribed_corners(seed: int) -> None:
    table = dealt(rules_of(), seed)
    assert len(table.state.square) == 16 and UNKNOWN not in table.state.square
    assert table.square[0][3] == "╔" and table.square[3][0] == "╝"


def test_R3_every_card_and_direction_comes_up_elsewhere() -> None:
    seen = Counter(dealt(rules_of(), seed).square[0][0] for seed in range(600))
    assert set(seen) == set("║═╚╔╗╝╠╦╣╩╪╬")


def test_R4_keepers_and_two_cats_start_beside_the_corners() -> None:
    table = dealt(rules_of())
    assert table.ring == ([0, 8], [4, 12])
    assert UNKNOWN not in table.state.cats
    assert len({tuple(dealt(rules_of(), seed).state.cats) for seed in range(40)}) > 20  # random ones


def test_R5_the_canal_deck_lies_face_up() -> None:
    state = dealt(rules_of()).state
    assert len(state.deck) == 10 and state.deck[0] != UNKNOWN and not any(state.deck[1:])


def test_R6_the_cat_deck_lies_face_down() -> None:
    state = dealt(rules_of()).state
    assert state.cat_bag[UNKNOWN] == 13 and all(state.cat_bag[face] == 0 for face in state.cats)


def test_R7_the_gap_matters_on_a_table_only() -> None:
    verbs = {move.verb for move in rules_of().moves}
    assert verbs == {"rotate", "insert", "pass", "keeper", "first", "begin", "canal", "cat"}


def test_R8_the_first_player_is_drawn_or_named_and_play_goes_clockwise() -> None:
    rules = rules_of(3, first="lot")
    state = rules.start()
    while state.asking != BEGIN:
        rules.apply(state, rules.legal(state)[0])
    assert [rules.text(move) for move in rules.legal(state)] == ["begin 0", "begin 1", "begin 2"]
    assert rules.weights(state) == [1, 1, 1]
    table = dealt(rules_of(3, first="3"))
    assert table.actor == 2
    assert table.play("rotate b2 1, rotate b2 3").actor == 0


def test_E3_sixteen_or_nine_cards() -> None:
    assert [len(row) for row in dealt(rules_of()).square] == [4] * 4
    assert [len(row) for row in dealt(rules_of(size="3")).square] == [3] * 3


def test_E5_two_cats_outside_and_thirteen_in_the_deck() -> None:
    state = dealt(rules_of()).state
    assert (len(state.cats), state.cat_bag[UNKNOWN]) == (2, 13)


@pytest.mark.parametrize(("canals", "copies"), [("winding", [9, 13, 1, 2, 1]), ("branching", [8, 6, 6, 4, 2])])
def test_A1_the_mix_of_canals(canals: str, copies: list[int]) -> None:
    deck = rules_of(canals=canals).setup.deck
    assert deck.canals[1:] == ["elbow", "straight", "tee", "bridge", "cross"] and list(deck.canal_bag) == [26, *copies]


def test_A1_any_openings_and_two_separate_canals_are_possible() -> None:
    from kociarnia.games import find

    data = find("kotobirynt").cards
    odd = [{"key": "spring", "copies": 1, "channels": ["N"]}, {"key": "bends", "copies": 1, "channels": ["NE", "SW"]}]
    deck = Deck({**data, "canal": [*data["canal"], *odd]})
    spring, bends = deck.canals.index("spring"), deck.canals.index("bends")
    assert (deck.turns[spring], deck.turns[bends]) == (4, 2)
    assert [deck.join[16 * bends + side] for side in range(4)] == [3, 3, 12, 12]  # N–E and S–W do not meet
    with pytest.raises(ValueError, match="cannot lie"):
        deck.tile("straight", ["NE"])


def test_A2_a_closed_side_is_the_only_obstacle() -> None:
    table = Table(rules_of(), keepers=(11, 5))
    assert len(joined(table.rules.setup, table.state)) == 1  # nothing else bars a column of straights


def test_A3_one_figure_on_each_side_and_elbows_that_open_to_the_keepers() -> None:
    rules = rules_of()
    names = rules.setup.board.spot_names
    assert [names[at] for at in rules.setup.cat_starts] == ["na", "sd"]
    assert [names[at] for at in rules.setup.keeper_starts] == ["e1", "w4"]
    state = dealt(rules).state
    assert rules.setup.deck.openings(state.square[3]) == [0b0110] and rules.setup.deck.openings(state.square[12]) == [0b1001]


@pytest.mark.parametrize("size", ["4", "3"])
def test_A4_no_cat_is_joined_at_the_start(size: str) -> None:
    rules = rules_of(size=size)
    repeated = 0
    for seed in range(150):
        state = dealt(rules, seed).state
        repeated += state.deals
        assert not joined(rules.setup, state)
    assert repeated > 10  # it did happen


def test_A4_the_cats_stay_and_all_other_canals_are_dealt_again() -> None:
    rules = rules_of()
    dice = QuickDice(1)
    for _ in range(200):
        state = rules.start()
        while rules.actor(state) == CHANCE and not state.deals:
            rules.apply(state, rules.roll(state, dice))
        if state.deals:
            break
    assert state.asking == DEAL and UNKNOWN not in state.cats
    assert state.square == rules.setup.layout and state.canal_bag == rules.setup.dealt_bag


def test_A4_the_last_of_many_deals_keeps_the_cats_apart() -> None:
    rules = rules_of()
    for seed in range(50):
        state = rules.start()
        dice = QuickDice(seed)
        while rules.actor(state) == CHANCE:
            if state.asking == DEAL:
                state.deals = MOST_DEALS - 1
            rules.apply(state, rules.roll(state, dice))
        assert state.deals == MOST_DEALS - 1 and not joined(rules.setup, state)


def test_A4_every_direction_is_equally_likely() -> None:
    rules = rules_of()
    state = rules.start()
    while state.asking != DEAL:
        rules.apply(state, rules.legal(state)[0])
    weights = dict(zip((rules.text(move) for move in rules.legal(state)), rules.weights(state), strict=True))
    assert [weights[f"canal elbow {turn}"] for turn in range(4)] == [7] * 4  # two of the nine are prescribed
    assert weights["canal straight 0"] == weights["canal straight 1"] == 26 and weights["canal cross 0"] == 4


def test_A27_the_small_square() -> None:
    table = dealt(rules_of(size="3"))
    assert table.ring == ([0, 6], [3, 9])
    assert table.square[0][2] == "╔" and table.square[2][0] == "╝"
    assert len(table.state.deck) == 17 and table.state.cat_bag[UNKNOWN] == 13


def test_A30_cards_that_went_under_are_remembered_and_the_rest_is_not_known() -> None:
    table = dealt(rules_of())
    removed = table.state.square[3] & ~3
    table.play("insert w1 0")
    assert table.dealer  # the next card shows; nobody knew it
    assert table.state.deck[0] == UNKNOWN and table.state.deck[-1] == removed
    assert list(table.state.deck[1:-1]) == [UNKNOWN] * 8
    assert Table(rules_of(), COLUMNS, deck="╚║╬").play("insert w1 0").deck == "║╬║"  # known cards raise no question
