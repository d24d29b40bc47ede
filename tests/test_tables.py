"""Many tables at once, perfect recall, and what can be kept and compared: states, rules, dice."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kociarnia.engine import CHANCE, NOBODY, Game, HashDice, QuickDice, Rules, StackedDice
from kociarnia.engine.tables import Desk, Tables
from kociarnia.engine.track import Track, vocabulary


def choices(many: int) -> Any:
    return vec[i64]([0] * many)


def test_a_step_answers_at_every_table_and_writes_what_the_next_seat_reads(game: Game) -> None:
    """And whoever reads decisions one at a time, at a desk, reads the same."""
    rules = game.rules(game.usual)
    tables, desk = Tables(rules, 3, 5), Desk(rules)
    actions = choices(3)
    for _ in range(40):
        for table in range(3):
            state = tables.state(table)
            seat = tables.seat[table]
            assert rules.actor(state) == seat
            cells, size = int(tables.cells), int(tables.actions.size)
            out = vec[i16]([0] * cells)
            rules.encode(rules.redact(state, seat), seat, out)
            assert list(tables.observation)[table * cells : (table + 1) * cells] == list(out)
            mask = vec[u8]([0] * size)
            tables.actions.mask(rules.legal(state), seat, mask)
            assert list(tables.mask)[table * size : (table + 1) * size] == list(mask)
            desk.look(state)
            assert list(desk.observation) == list(out) and list(desk.mask) == list(mask)
        tables.sample(actions)
        tables.step(actions)
    with pytest.raises(ValueError, match="no seat is asked"):
        desk.look(rules.start())  # the dealer is


def test_a_desk_reads_what_the_seat_knows_and_leaves_the_table_alone(game: Game) -> None:
    """It reads the table itself with the eyes of the seat: nothing that its view hides comes through, whatever the options."""
    for players in range(game.seats[0], game.seats[1] + 1):
        rules = game.made(players, game.random_options(players, 2 + players))
        dice, state, desk = QuickDice(players), rules.start(), Desk(rules)
        for _ in range(150):
            rules.play_on(state, dice, 3)
            if (who := rules.actor(state)) == NOBODY:
                break
            if who != CHANCE:
                before = state.dump()
                desk.look(state)
                assert state.dump() == before
                out = vec[i16]([0] * len(desk.observation))
                rules.encode(rules.redact(state, who), who, out)
                assert list(desk.observation) == list(out)


def test_a_table_plays_alike_however_many_there_are(game: Game) -> None:
    rules = game.rules(game.usual)
    few, many = Tables(rules, 1, 9, first=2), Tables(rules, 4, 9)
    for _ in range(30):
        legal = [action for action in range(many.actions.size) if many.mask[2 * many.actions.size + action]]
        answers = [next(a for a in range(many.actions.size) if many.mask[t * many.actions.size + a]) for t in range(4)]
        answers[2] = legal[-1]
        many.step(vec[i64](answers))
        few.step(vec[i64]([legal[-1]]))
        assert few.state(0) == many.state(2)


def test_a_match_that_ends_pays_and_a_new_one_begins(game: Game) -> None:
    rules = game.rules(game.usual, {"first": 1} if any(o.key == "first" for o in game.options) else {})
    tables = Tables(rules, 2, 1)
    actions = choices(2)
    for _ in range(6000):
        tables.sample(actions)
        tables.step(actions)
        if tables.done[0]:
            break
    assert tables.done[0] and tables.made[0] < 60
    paid = [tables.reward[seat] for seat in range(rules.players)]
    low, high = rules.spec().utility
    assert all(low - 1e-9 <= one <= high + 1e-9 for one in paid)
    tables.sample(actions)
    tables.step(actions)
    assert not tables.done[0] and not any(tables.reward[seat] for seat in range(rules.players))


def test_a_match_is_given_up_at_the_horizon(game: Game) -> None:
    tables = Tables(game.rules(game.usual), 1, 1, horizon=30)
    actions = choices(1)
    for _ in range(40):
        tables.sample(actions)
        tables.step(actions)
        if tables.given_up[0]:
            break
    assert tables.given_up[0] and not tables.done[0] and tables.made[0] < 30


def test_an_illegal_action_changes_nothing(game: Game) -> None:
    tables = Tables(game.rules(game.usual), 2, 3)
    size = tables.actions.size
    good = [next(a for a in range(size) if tables.mask[t * size + a]) for t in range(2)]
    bad = next(a for a in range(size) if not tables.mask[size + a])
    before = [tables.state(table).dump() for table in range(2)]
    for answers in ([good[0], bad], [good[0], size], [good[0], -1], [good[0]]):
        with pytest.raises(ValueError, match=r"not legal|actions for"):
            tables.step(vec[i64](answers))
    assert [tables.state(table).dump() for table in range(2)] == before


def played(rules: Rules[Any], seed: int, moves: int) -> Track[Any]:
    track, dice = Track(rules), QuickDice(seed)
    for _ in range(moves):
        who = rules.actor(track.state)
        if who == NOBODY:
            break
        waiting = [seat for seat in range(rules.players) if rules.waiting(track.state) >> seat & 1]
        if who != CHANCE and len(waiting) > 1:
            track.turn_to(waiting[dice.below(len(waiting))])
        track.play(rules.roll(track.state, dice))
    return track


def test_what_an_observer_saw_is_all_that_it_knows(game: Game) -> None:
    for players in range(game.seats[0], game.seats[1] + 1):
        rules = game.made(players, game.random_options(players, players))
        track = played(rules, players, 150)
        for observer in range(players + 1):
            assert track.view(observer) == rules.redact(track.state, observer)
            tokens, (actors, moves) = track.tokens(observer), vocabulary(rules)
            assert len(tokens) == 2 * len(track.seen[observer])
            assert all(0 <= token < actors for token in tokens[::2]) and all(0 <= token < moves for token in tokens[1::2])


def test_information_states_tell_hidden_cards_to_those_who_saw_them_only(game: Game) -> None:
    rules = game.rules(game.seats[1])
    track = played(rules, 3, 60)
    hidden = [
        (observer, move)
        for observer in range(rules.players + 1)
        for (_, seen), (_, move) in zip(track.seen[observer], _truth(track), strict=True)
        if seen != move
    ]
    strings = {track.string(observer) for observer in range(rules.players + 1)}
    assert (len(strings) == 1) == (not hidden)
    other = track.copy()
    other.play(rules.roll(other.state, QuickDice(1)))
    assert len(other.seen[0]) == len(track.seen[0]) + 1


def _truth(track: Track[Any]) -> list[tuple[int, int]]:
    """Each move as its witnesses saw it: of all that observers saw of it, what is no blur of something else."""
    rules = track.rules
    return [max(ways, key=lambda way: rules.blur(way[1]) != way[1]) for ways in zip(*track.seen, strict=True)]


def test_states_rules_and_dice_can_be_kept(game: Game) -> None:
    rules = game.made(game.usual, game.random_options(game.usual, 5))
    again = pickle.loads(pickle.dumps(rules))
    assert type(again) is type(rules) and again.moves == rules.moves and again.options == rules.options and again.id == rules.id
    state = played(rules, 2, 80).state
    kept = pickle.loads(pickle.dumps(state))
    assert kept == state and kept is not state
    dice = QuickDice(4)
    if rules.actor(state) != NOBODY:
        rules.apply(kept, rules.roll(kept, dice))
        assert kept != state


def test_dice_go_on_where_they_lay() -> None:
    for dice in (QuickDice(3), StackedDice(3, [[4, 1, 3]]), HashDice("secret")):
        dice.at(7)
        first = [dice.below(1000) for _ in range(5)]
        copy = pickle.loads(pickle.dumps(dice))
        assert [copy.below(1000) for _ in range(5)] == [dice.below(1000) for _ in range(5)] != first


def test_rules_that_no_game_has_made_cannot_be_kept(game: Game) -> None:
    rules = game.build(game.usual, game.settle(game.usual))
    with pytest.raises(TypeError, match=r"Game\.rules"):
        pickle.dumps(rules)
