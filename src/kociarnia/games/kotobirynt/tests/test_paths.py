"""The search for paths against a slow and simple one, on random squares of all shapes."""

from __future__ import annotations

import random

import pytest

from kociarnia.games.kotobirynt.bot.bitboard import Bitboard
from kociarnia.games.kotobirynt.bot.lookahead import FAR, look_ahead
from kociarnia.games.kotobirynt.rules.board import NOWHERE, Board
from kociarnia.games.kotobirynt.rules.deck import Deck
from kociarnia.games.kotobirynt.rules.paths import find_hops, reached
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import FLIP
from kociarnia.games.kotobirynt.rules.stress_decks import odd_deck
from kociarnia.games.kotobirynt.show.paths import course
from kociarnia.games.kotobirynt.tests.table import COLUMNS, CROSSES, Table, dealt, rules_of

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


def random_square(deck: Deck, board: Board, luck: random.Random) -> list[int]:
    faces = [luck.randrange(1, len(deck.canals)) for _ in range(board.cells)]
    return [4 * face + luck.randrange(deck.turns[face]) for face in faces]


@pytest.mark.parametrize("seed", range(60))
def test_the_fast_search_finds_what_the_slow_one_finds(seed: int) -> None:
    luck = random.Random(seed)
    deck = Deck() if seed % 2 else odd_deck({"size": 0}, seed)
    board = Board(3 + seed % 3 % 2)
    for _ in range(5):
        square = random_square(deck, board, luck)
        for spot in range(board.spots):
            assert reached(board, find_hops(board, deck), square, spot) == slow(deck, board, square, spot)


def test_the_course_of_the_water_is_told_cell_by_cell() -> None:
    table = Table(rules_of(), ["╚╗║║", "║╠═║", "║║║║", "║║║║"])
    setup = table.rules.setup
    assert [setup.board.cell_names[cell] for cell, _ in course(setup, table.state.square, 0)] == [
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


@pytest.mark.parametrize("seed", range(40))
def test_water_on_all_cards_at_once_comes_to_the_same_places(seed: int) -> None:
    rules = rules_of(size="4" if seed % 2 else "3")
    deck = odd_deck({"size": 1 - seed % 2}, seed) if seed % 3 else rules.setup.deck
    board = rules.setup.board
    square = random_square(deck, board, random.Random(seed))
    canals = Bitboard(board, deck)
    canals.lay(square)
    for spot in range(board.spots):
        gates = canals.pour(board.gate_bit[spot])
        found = sum(1 << other for other in range(board.spots) if other != spot and gates & board.gate_bit[other])
        assert found == reached(board, find_hops(board, deck), square, spot) & ~(1 << spot)


def turned(rules: KotobiryntRules, square: list[int], cards: int, spot: int, homes: list[int]) -> bool:
    """Can `cards` turned cards join the spot to a keeper? By trying them all."""
    water = reached(rules.setup.board, rules.setup.hops, square, spot)
    if any(water >> home & 1 for home in homes):
        return True
    if cards == 0:
        return False
    for cell, tile in enumerate(square):
        for quarters in range(1, rules.setup.deck.turns[tile >> 2]):
            other = square[:]
            other[cell] = rules.setup.deck.turned(tile, quarters)
            if turned(rules, other, cards - 1, spot, homes):
                return True
    return False


def distances(rules: KotobiryntRules, square: list[int], cats: list[int], keepers: list[int]) -> list[int]:
    table = Table(
        rules, ["?" * rules.setup.board.size] * rules.setup.board.size, cats, keepers, faces=["guzik", "figa"][: len(cats)]
    )
    table.state.square = square
    return look_ahead(rules.setup, table.state).distances()


@pytest.mark.parametrize("seed", range(25))
def test_the_distance_is_the_fewest_cards_to_turn(seed: int) -> None:
    rules = rules_of(size="3")
    luck = random.Random(seed)
    square = random_square(rules.setup.deck, rules.setup.board, luck)
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
    now = look_ahead(rules.setup, table.state)
    most = 0.0
    for move in rules.legal(table.state):
        state = table.state.copy()
        rules.apply(state, move)
        if state.asking == FLIP:  # a card of the deck shows: whatever it is, the cats do not mind
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
    now = look_ahead(table.rules.setup, table.state)
    square, away, best = now.square[:], now.distances(), now.best()
    for move in table.rules.legal(table.state):
        now.act(move)
        now.undo()
        assert (now.square, now.distances(), now.best()) == (square, away, best)
