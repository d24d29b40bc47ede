"""Chapter 1: aim and set-up."""

from __future__ import annotations

import pytest

from kociarnia.engine import QuickDice, Refusal
from kociarnia.games.najlepsza_gra import GAME
from kociarnia.games.najlepsza_gra.rules.state import BEGIN, MARK, STRAY, TURN
from kociarnia.games.najlepsza_gra.tests.table import Table, asked, dealt, feast, fed, rules_for


def test_R1_R3_players_take_cards_and_most_points_win() -> None:
    table = fed(feast(["kikimora", "zeus"], ["TT", ""]), "@0 feed kikimora")
    assert table.results() == [3 - 2, -2 - 2]  # neither has a costume
    assert table.rules.places(table.state) == [1, 2]


def test_R2_a_neglected_cat_costs_points() -> None:
    table = fed(feast(["luska"], [""]))
    assert table.lines()[0][0] == -2


def test_R4_R9_thirteen_strays_three_of_them_open() -> None:
    rules = rules_for()
    assert len(rules.inventory(rules.start())[1].cards) == 13
    table = dealt()
    assert len([stray for stray in table.state.offers if stray]) == 3
    assert table.state.stray_bag[0] == 10


@pytest.mark.parametrize(("players", "cards", "turns"), [(2, 72, 11), (3, 87, 9), (4, 102, 8)])
def test_R5_R6_R7_E13_A2_the_deck_gives_everyone_the_same_number_of_turns(players: int, cards: int, turns: int) -> None:
    rules = rules_for(players)
    assert rules.start().deck == cards
    table = Table(rules).deal()
    table.play("mark row1")
    taken = [0] * players
    while asked(table)[0] == TURN:
        taken[asked(table)[1]] += 1
        table.turn(table.legal()[0])
    assert taken == [turns] * players
    assert table.state.deck == 0


@pytest.mark.parametrize(("players", "marks"), [(2, [1, 0, 0]), (3, [1, 1, 0]), (4, [1, 1, 1])])
def test_R5_R6_R7_marked_cards_are_for_more_players(players: int, marks: list[int]) -> None:
    rules = rules_for(players)
    deck = rules.setup.deck
    for face in range(1, deck.faces + 1):
        assert rules.setup.stock[face] == sum(n for n, used in zip(deck.copies[face], marks, strict=True) if used)
    assert rules.setup.boxed == (0 if players == 4 else 2)


@pytest.mark.parametrize("players", [2, 3])
def test_R5_R6_A36_the_two_boxed_cards_are_never_seen(players: int) -> None:
    table = Table(rules_for(players)).deal()
    table.play("mark row1")
    fed(table.rest())
    assert table.over
    for observer in range(players + 1):
        assert table.view(observer).bag[0] == 2


def test_R8_nine_cards_in_a_grid() -> None:
    table = dealt()
    assert table.grid()[:3] == ["tuna", "chicken", "catnip"]
    assert table.state.deck == 72 - 9


def test_R10_A33_a_stray_taken_is_not_replaced() -> None:
    table = dealt().give(0, lost_cat=2)
    table.play("adopt misza")
    assert sorted(table.state.offers)[0] == 0
    assert table.state.stray_bag[0] == 10


def test_R11_A11_tokens_never_run_out() -> None:
    deck = rules_for(4).setup.deck
    supply = [sum(deck.gives[f][k] * sum(deck.copies[f]) for f in range(1, deck.first_hand)) for k in range(4)]
    assert supply == [14, 14, 10, 3]
    assert sum(deck.copies[deck.first_hand - 1 + deck.lost_cat]) // 2 == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R12_A30_the_last_seat_sets_the_marker_after_the_grid_is_laid(players: int) -> None:
    table = Table(rules_for(players)).deal()
    assert asked(table) == (MARK, players - 1)
    assert len(table.legal()) == 6
    table.play("mark column2")
    assert table.state.marker == 4
    assert asked(table) == (TURN, 0)


@pytest.mark.parametrize(("first", "marks"), [("1", 2), ("2", 0), ("3", 1)])
def test_R12_R13_A38_the_named_player_begins_and_the_one_before_sets_the_marker(first: str, marks: int) -> None:
    table = Table(GAME.rules(3, {"first": first})).deal()
    assert asked(table) == (MARK, marks)
    table.play("mark row1")
    seats = []
    for _ in range(4):
        seats.append(asked(table)[1])
        table.turn(table.legal()[0])
    assert seats == [(int(first) - 1 + turn) % 3 for turn in range(4)]


def test_A38_the_first_player_is_drawn_by_lot_or_named() -> None:
    table = Table(GAME.rules(3))
    while table.state.asking != BEGIN:
        table.play(table.legal()[0])
    assert table.dealer and table.legal() == ["begin 0", "begin 1", "begin 2"]
    table.play("begin 1")
    assert asked(table) == (MARK, 0)
    begins = {Table(GAME.rules(3)).deal(seed).state.first for seed in range(20)}
    assert begins == {0, 1, 2}


def test_A38_somebody_who_sits_at_the_table_begins() -> None:
    with pytest.raises(Refusal, match="first"):
        GAME.settle(3, {"first": "4"})


def test_E1_the_table_of_the_example() -> None:
    table = dealt()
    assert table.grid() == ["tuna", "chicken", "catnip", "kotangens", "costume", "tower", "mouse", "chicken", "milk_2x"]
    names = [table.setup.deck.cat_keys[table.setup.cats + stray] for stray in table.state.offers]
    assert {"mruczel", "pan_kot"} <= set(names)
    assert table.state.marker == 2


def test_A37_the_box_holds_what_it_must() -> None:
    deck = rules_for(4).setup.deck
    assert [sum(copies[mark] for copies in deck.copies) for mark in range(3)] == [74, 15, 13]
    assert (deck.cats, deck.strays, len(deck.toys)) == (22, 13, 5)
    assert {"pan_kot", "misza", "mruczel"} <= set(deck.cat_keys)
    sums = [sum(sum(deck.gives[f]) * sum(deck.copies[f]) for f in range(1, deck.first_hand))]
    assert sums[0] <= 60


def test_R9_strays_are_dealt_after_the_grid() -> None:
    table = Table(rules_for())
    for _ in range(9):
        table.play(table.legal()[0])
    assert table.state.asking == STRAY
    assert len(table.legal()) == 13
    assert table.rules.roll(table.state, QuickDice(1)) in table.rules.legal(table.state)
