"""What bots foresee, against a slow and simple search and against the rules."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.games.kotobirynt.bot.bitboard import Bitboard
from kociarnia.games.kotobirynt.bot.lookahead import FAR, look_ahead
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.paths import find_hops, reached
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import FLIP
from kociarnia.games.kotobirynt.rules.stress_decks import stress_deck
from kociarnia.games.kotobirynt.tests.table import COLUMNS, CROSSES, Table, dealt, random_square, rules_of


@pytest.mark.parametrize("seed", range(40))
def test_water_on_all_cards_at_once_comes_to_the_same_spots(seed: int) -> None:
    rules = rules_of(size="4" if seed % 2 else "3")
    deck = stress_deck({"size": 1 - seed % 2}, seed) if seed % 3 else rules.setup.deck
    board = rules.setup.board
    square = random_square(deck, board, random.Random(seed))
    canals = Bitboard(board, deck)
    canals.lay(vec[i64](square))
    for spot in range(board.spots):
        gates = canals.pour(board.gate_bit[spot])
        found = sum(1 << other for other in range(board.spots) if other != spot and gates & board.gate_bit[other])
        assert found == reached(board, find_hops(board, deck), vec[i64](square), spot) & ~(1 << spot)


def turned(rules: KotobiryntRules, square: list[int], cards: int, spot: int, homes: list[int]) -> bool:
    """Can `cards` turned cards join the spot to a keeper? By trying them all."""
    water = reached(rules.setup.board, rules.setup.hops, vec[i64](square), spot)
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
    table.state.square = vec[i64](square)
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
    square = list(Table(rules, CROSSES).state.square)
    assert distances(rules, square, [NOWHERE, 0], [4, 12]) == [FAR, 0]
    assert distances(rules, list(Table(rules, COLUMNS).state.square), [0], [4, 12])[0] >= 2


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
        assert (gain > 0) == (len(state.won) > 0)
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
