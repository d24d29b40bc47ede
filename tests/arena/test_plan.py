"""The plan: which tables, which matches, and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from kociarnia import games
from kociarnia.arena import draw_up
from kociarnia.engine import Game, Refusal

ONE = games.names()[0]


def test_every_bot_plays_every_deal_from_every_seat(game: Game) -> None:
    plan = draw_up([game.name], "greedy,random", "2-4", 12)
    for table in plan.tables:
        own = [fixture for fixture in plan.fixtures if fixture.players == table.players]
        assert len(own) >= 12
        for deal in {fixture.deal for fixture in own}:
            sits = Counter((name, seat) for fixture in own if fixture.deal == deal for seat, name in enumerate(fixture.seating))
            assert len(set(sits.values())) == 1 and len(sits) == 2 * table.players
    assert len(set(plan.fixtures)) == len(plan.fixtures)


def test_tables_advance_side_by_side() -> None:
    plan = draw_up([ONE], "greedy,random", "2-3", 60)
    half = Counter(fixture.players for fixture in plan.fixtures[: len(plan.fixtures) // 2])
    assert abs(half[2] - half[3]) <= 6


def test_more_matches_begin_with_the_same_ones() -> None:
    few, many = (set(draw_up([ONE], "greedy,random", "2-4", matches).fixtures) for matches in (20, 90))
    assert few < many


def test_partners_are_one_bot() -> None:
    for name in games.names():
        game = games.find(name)
        for seed in range(1, 60):
            options = game.random_options(4, seed)
            sides = game.build(4, options).sides()
            if 1 < len(set(sides)) < 4:
                plan = draw_up([name], "greedy,random", "4", 4, game.texts(options))
                for fixture in plan.fixtures:
                    assert all(
                        (fixture.seating[a] == fixture.seating[b]) == (sides[a] == sides[b]) for a in range(4) for b in range(4)
                    )
                return
    pytest.fail("no game with partners")


def test_a_range_takes_what_a_game_can_and_a_number_must_be_possible() -> None:
    game = games.find(ONE)
    plan = draw_up([ONE], "greedy,random", "2-99", 2)
    assert plan.tables[-1].players == game.seats[1]
    assert {table.players for table in draw_up([ONE], "greedy,random", "2,3", 2).tables} == {2, 3}
    with pytest.raises(Refusal):
        draw_up([ONE], "greedy,random", "2,99", 2)
    with pytest.raises(Refusal):
        draw_up([ONE], "greedy,random", "50-99", 2)


def test_tables_with_one_side_are_refused() -> None:
    alone = [name for name in games.names() if games.find(name).seats[0] == 1]
    for name in alone:
        with pytest.raises(Refusal):
            draw_up([name], "greedy,random", "1", 2)


@pytest.mark.parametrize("text", ["", "two", "4-2", "2-", "-3", "2;3", "2-3-4", "99999"])
def test_nonsense_numbers_of_players(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        draw_up([ONE], "greedy,random", text, 2)
    assert refused.value.say.key == "arena-players"
