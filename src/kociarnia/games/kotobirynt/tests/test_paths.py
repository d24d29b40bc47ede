"""The search for paths against a slow and simple one, on random squares of all shapes."""

from __future__ import annotations

import random

import pytest

from kociarnia.games.kotobirynt.bot.canals import Canals
from kociarnia.games.kotobirynt.bot.lookahead import FAR, outlook
from kociarnia.games.kotobirynt.rules.board import NOWHERE, Board
from kociarnia.games.kotobirynt.rules.deck import Box
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import FLIP
from kociarnia.games.kotobirynt.rules.stress_decks import odd_box
from kociarnia.games.kotobirynt.tests.table import COLUMNS, CROSSES, Table, dealt, rules_of

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def slow(box: Box, board: Board, square: list[int], place: int) -> int:
    """All other places that water reaches, by growing a set of (row, column, side) until nothing is added."""
    size = int(board.size)
    canals = [
        {(*divmod(cell, size), side) for side in range(4) if mask >> side & 1}
        for cell in range(size * size)
        for mask in box.openings(square[cell])
    ]
    wet = {spot(size, place)}
    if not any(wet & canal for canal in canals):
        return 0
    grown = True
    while grown:
        grown = False
        for canal in canals:
            if canal & wet and not canal <= wet:
                wet |= canal
                grown = True
        for row, column, side in list(wet):
            down, right = STEPS[side]
            facing = (row + down, column + right, (side + 2) % 4)
            if facing not in wet and any(facing in canal for canal in canals):
                wet.add(facing)
                grown = True
    return sum(1 << other for other in range(4 * size) if other != place and spot(size, other) in wet)


def spot(size: int, place: int) -> tuple[int, int, int]:
    """The side of an edge card that faces a place."""
    side, step = divmod(place, size)
    last = size - 1
    return [(0, step, 0), (step, last, 1), (last, last - step, 2), (last - step, 0, 3)][side]


def random_square(box: Box, board: Board, luck: random.Random) -> list[int]:
    faces = [luck.randrange(1, len(box.canals)) for _ in range(board.cells)]
    return [4 * face + luck.randrange(box.turns[face]) for face in faces]


@pytest.mark.parametrize("seed", range(60))
def test_the_fast_search_finds_what_the_slow_one_finds(seed: int) -> None:
    luck = random.Random(seed)
    box = Box() if seed % 2 else odd_box({"size": 0}, seed)
    board = Board(3 + seed % 3 % 2)
    for _ in range(5):
        square = random_square(box, board, luck)
        for place in range(board.places):
            assert board.reached(square, board.hops(box), place) == slow(box, board, square, place)


def test_the_course_of_the_water_is_told_cell_by_cell() -> None:
    table = Table(rules_of(), ["╚╗║║", "║╠═║", "║║║║", "║║║║"])
    course = table.rules.board.course(table.state.square, table.rules.box.flow, 0)
    assert [table.rules.board.cell_names[cell] for cell in course] == ["a1", "b1", "b2", "c2", "b3", "b4"]
    assert table.rules.board.course(table.state.square, table.rules.box.flow, 4) == []


def test_a_bridge_keeps_its_canals_apart() -> None:
    table = Table(rules_of(), ["╪╪╪╪"] * 4)
    reached = [table.rules.board.reached(table.state.square, table.rules.hops, place) for place in range(16)]
    assert reached == [1 << (11 - place) for place in range(4)] + [1 << (19 - place) for place in range(4, 8)] + [
        1 << (11 - place) for place in range(8, 12)
    ] + [1 << (19 - place) for place in range(12, 16)]


@pytest.mark.parametrize("seed", range(40))
def test_water_on_all_cards_at_once_comes_to_the_same_places(seed: int) -> None:
    rules = rules_of(size="4" if seed % 2 else "3")
    box = odd_box({"size": 1 - seed % 2}, seed) if seed % 3 else rules.box
    board = rules.board
    square = random_square(box, board, random.Random(seed))
    canals = Canals(board, box)
    canals.lay(square)
    for place in range(board.places):
        reached = canals.pour(board.gate_bit[place])
        found = sum(1 << other for other in range(board.places) if other != place and reached & board.gate_bit[other])
        assert found == board.reached(square, board.hops(box), place) & ~(1 << place)


def turned(rules: KotobiryntRules, square: list[int], cards: int, place: int, homes: list[int]) -> bool:
    """Can `cards` turned cards join the place to a keeper? By trying them all."""
    water = rules.board.reached(square, rules.hops, place)
    if any(water >> home & 1 for home in homes):
        return True
    if cards == 0:
        return False
    for cell, tile in enumerate(square):
        for quarters in range(1, rules.box.turns[tile >> 2]):
            other = square[:]
            other[cell] = rules.box.turned(tile, quarters)
            if turned(rules, other, cards - 1, place, homes):
                return True
    return False


def distances(rules: KotobiryntRules, square: list[int], cats: list[int], keepers: list[int]) -> list[int]:
    table = Table(rules, ["?" * rules.board.size] * rules.board.size, cats, keepers, faces=["guzik", "figa"][: len(cats)])
    table.state.square = square
    return outlook(rules, table.state).distances()


@pytest.mark.parametrize("seed", range(25))
def test_the_distance_is_the_fewest_cards_to_turn(seed: int) -> None:
    rules = rules_of(size="3")
    luck = random.Random(seed)
    square = random_square(rules.box, rules.board, luck)
    cat, *homes = luck.sample(range(12), 3)
    steps = distances(rules, square, [cat], homes)[0]
    if steps <= 2:
        assert turned(rules, square, int(steps), cat, homes)
    if 1 <= steps <= 2 or steps > 2:
        assert not turned(rules, square, min(int(steps), 2) - 1, cat, homes)


def test_no_cat_is_far_away() -> None:
    rules = rules_of()
    square = Table(rules, CROSSES).state.square
    assert distances(rules, square, [NOWHERE, 0], [4, 12]) == [FAR, 0]
    assert distances(rules, Table(rules, COLUMNS).state.square, [0], [4, 12])[0] >= 2


@pytest.mark.parametrize("seed", range(40))
def test_foresight_knows_what_every_action_wins(seed: int) -> None:
    """Foresight looks at few actions more closely, yet it knows what the best of all would win, and agrees with the rules."""
    table = dealt(rules_of(size="4" if seed % 2 else "3"), seed)
    rules = table.rules
    now = outlook(rules, table.state)
    most = 0.0
    for move in rules.legal(table.state):
        state = table.state.copy()
        rules.apply(state, move)
        if state.agenda[-1] == FLIP:  # a card of the deck shows: whatever it is, the cats do not mind
            rules.apply(state, rules.legal(state)[0])
        after = now.copy()
        after.act(move)
        assert after.square == state.square
        gain = after.collect()
        assert (gain > 0) == bool(state.won)
        most = max(most, gain)
    assert now.best() == most


def test_an_action_is_taken_back_as_if_it_had_never_been() -> None:
    table = dealt(rules_of(), 5)
    now = outlook(table.rules, table.state)
    square, away, best = now.square[:], now.distances(), now.best()
    for move in table.rules.legal(table.state):
        now.act(move)
        now.undo()
        assert (now.square, now.distances(), now.best()) == (square, away, best)
