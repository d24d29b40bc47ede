"""What researchers are told of the games: spec(), encode(), actions, masks and utilities, over players, options and seats."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from kociarnia.engine import NOBODY, Game, QuickDice, Rules
from kociarnia.engine.actions import Actions
from kociarnia.engine.laws.tensors import check_tensors

GOLDEN = Path(__file__).parent / "layouts.json"


def some_rules(game: Game, number: int) -> Rules[Any]:
    """Every number of players in turn, with the usual options first and then with others, sometimes with odd decks."""
    low, high = game.seats
    players = low + number % (high - low + 1)
    options = game.random_options(players, 700 + number if number > high - low else 0)
    stressed = game.stressed(players, options, number) if number % 4 == 3 else None
    return stressed or game.made(players, options)


@pytest.mark.parametrize(("tables", "moves"), [(8, 8), pytest.param(60, 150, marks=pytest.mark.long)])
def test_laws_1_and_2_hold_for_the_numbers_that_networks_read(game: Game, tables: int, moves: int) -> None:
    told: set[str] = set()
    for number in range(tables):
        told |= check_tensors(some_rules(game, number), number, moves, skipped=number * 23 % 150)
    if tables > 50:  # a field may be empty for long
        rules = game.rules(game.usual)
        assert told == set(rules.start().fields) - set(rules.traits().untold)


def finished(rules: Rules[Any], seed: int) -> Any:
    state, dice = rules.start(), QuickDice(seed)
    while rules.actor(state) != NOBODY:
        rules.apply(state, rules.roll(state, dice))
    return state


def test_utilities_are_within_their_range_and_sum_to_zero_where_they_should(game: Game) -> None:
    for number in range(6):
        rules = some_rules(game, 2 * number)
        spec = rules.spec()
        worth = rules.utilities(finished(rules, number))
        assert len(worth) == rules.players
        assert all(spec.utility[0] - 1e-9 <= one <= spec.utility[1] + 1e-9 for one in worth)
        if spec.zero_sum:
            assert sum(worth) == pytest.approx(0)
        for seat, side in enumerate(spec.sides):
            assert worth[seat] == worth[spec.sides.index(side)]  # partners have the same


def test_an_action_is_the_same_for_whoever_does_the_same(game: Game) -> None:
    rules = game.rules(game.seats[1])
    actions, traits = Actions(rules), rules.traits()
    for action in range(actions.size):
        verb, args = rules.moves[actions.move(action, 0)]
        at = traits.seated.get(verb, -1)
        for seat in range(rules.players):
            other = rules.moves[actions.move(action, seat)]
            assert actions.action(actions.move(action, seat), seat) == action
            assert other.verb == verb
            for place, arg in enumerate(other.args):
                assert arg == ((int(args[at]) + seat) % rules.players if place == at else args[place])


def layout(rules: Rules[Any]) -> str:
    """A digest of how observations and actions are numbered."""
    spec = rules.spec()
    return hashlib.sha256(json.dumps([spec.fields, spec.actions]).encode()).hexdigest()[:16]


def test_a_version_that_papers_name_keeps_its_numbers(game: Game) -> None:
    """Whoever changes them raises `research` in game.toml, and adds a line to tests/layouts.json."""
    known = json.loads(GOLDEN.read_text(encoding="utf-8"))
    found = [layout(game.rules(players)) for players in range(game.seats[0], game.seats[1] + 1)]
    assert known[f"{game.id} of version {game.version}"] == found


def test_a_game_says_how_long_it_may_last(game: Game) -> None:
    for players in range(game.seats[0], game.seats[1] + 1):
        rules = game.rules(players)
        spec = rules.spec()
        assert spec.id == game.id and spec.id.startswith(f"{game.name}-v")
        assert spec.longest == rules.bound(rules.start())
        assert set(spec.seat_moves).isdisjoint(spec.dealer_moves)


def test_a_game_without_a_description_says_so(game: Game) -> None:
    rules = game.rules(game.usual)
    with pytest.raises(NotImplementedError, match="lacks traits"):
        Rules.traits(rules)
