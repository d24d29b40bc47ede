"""The search for paths against a slow and simple one, on random squares of all shapes."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.games.kotobirynt.rules.board import Board
from kociarnia.games.kotobirynt.rules.deck import Deck
from kociarnia.games.kotobirynt.rules.paths import find_hops, reached
from kociarnia.games.kotobirynt.rules.stress_decks import stress_deck
from kociarnia.games.kotobirynt.show.paths import course
from kociarnia.games.kotobirynt.tests.table import Table, random_square, rules_of

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def slow(deck: Deck, board: Board, square: list[int], spot: int) -> int:
    """All other spots that water reaches, by growing a set of (row, column, side) until nothing is added."""
    size = int(board.size)
    canals = [
        {(*divmod(cell, size), side) for side in range(4) if mask >> side & 1}
        for cell in range(size * size)
        for mask in deck.openings(square[cell])
    ]
    wet = {side_facing(size, spot)}
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
    return sum(1 << other for other in range(4 * size) if other != spot and side_facing(size, other) in wet)


def side_facing(size: int, spot: int) -> tuple[int, int, int]:
    """The side of an edge card that faces a spot."""
    side, at = divmod(spot, size)
    last = size - 1
    return [(0, at, 0), (at, last, 1), (last, last - at, 2), (last - at, 0, 3)][side]


@pytest.mark.parametrize("seed", range(60))
def test_the_fast_search_finds_what_the_slow_one_finds(seed: int) -> None:
    luck = random.Random(seed)
    deck = rules_of().setup.deck if seed % 2 else stress_deck({"size": 0}, seed)
    board = Board(3 + seed % 3 % 2)
    for _ in range(5):
        square = random_square(deck, board, luck)
        for spot in range(board.spots):
            assert reached(board, find_hops(board, deck), vec[i64](square), spot) == slow(deck, board, square, spot)


def test_the_course_of_the_water_is_told_cell_by_cell() -> None:
    table = Table(rules_of(), ["╚╗║║", "║╠═║", "║║║║", "║║║║"])
    setup = table.rules.setup
    assert [setup.board.cell_names[one >> 4] for one in course(setup, table.state.square, 0)] == [
        "a1",
        "b1",
        "b2",
        "c2",
        "b3",
        "b4",
    ]
    assert course(setup, table.state.square, 4) == []


def test_a_bridge_keeps_its_canals_apart() -> None:
    table = Table(rules_of(), ["╪╪╪╪"] * 4)
    setup = table.rules.setup
    assert [reached(setup.board, setup.hops, table.state.square, spot) for spot in range(16)] == [
        1 << (11 - spot) for spot in range(4)
    ] + [1 << (19 - spot) for spot in range(4, 8)] + [1 << (11 - spot) for spot in range(8, 12)] + [
        1 << (19 - spot) for spot in range(12, 16)
    ]
