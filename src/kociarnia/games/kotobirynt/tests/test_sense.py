"""The sense of the game: greedy play by it is fast and fair."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kociarnia.bots.levels import SearchBot, budget
from kociarnia.bots.search import Search
from kociarnia.engine import CHANCE, NOBODY, QuickDice, Sense
from kociarnia.engine.contract import NEVER
from kociarnia.games.kotobirynt.bot.barring import END, FORESEEN, Barring, actions, rest_of, towards_opening
from kociarnia.games.kotobirynt.bot.lookahead import look_ahead
from kociarnia.games.kotobirynt.bot.sense import WON, KotobiryntSense
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import ACT, Kotobirynt
from kociarnia.games.kotobirynt.tests.table import BARRED, CROSSES, Table, dealt, game, rules_of


def best(table: Table) -> list[str]:
    legal = table.rules.legal(table.state)
    rates = KotobiryntSense().rate(table.rules, table.state, legal)
    return [table.rules.text(move) for move, rate in zip(legal, rates, strict=True) if rate >= max(rates) - 1e-9]


def wins(table: Table, text: str) -> bool:
    state = table.state.copy()
    table.rules.apply(state, table.ids[text])
    return bool(state.won)


def greedy(rules: KotobiryntRules, seed: int) -> tuple[int, list[int]]:
    """The turns of a match, and how many cats each action won."""
    sense, dice, state = KotobiryntSense(), QuickDice(seed), rules.start()
    home = [0]  # cats home after each action
    while rules.actor(state) != NOBODY:
        if state.asking == ACT:
            home.append(home[-1])
        if rules.actor(state) == CHANCE:
            rules.apply(state, rules.roll(state, dice))
        else:
            legal = rules.legal(state)
            rates = sense.rate(rules, state, legal)
            equals = [move for move, rate in zip(legal, rates, strict=True) if rate >= max(rates) - 1e-9]
            rules.apply(state, equals[dice.below(len(equals))])
        home[-1] = len(state.won)
    return int(state.turns), [after - before for before, after in pairwise(home)]


@pytest.mark.parametrize(("size", "turns"), [("4", 14), ("3", 11)])
def test_greedy_leads_all_cats_home_quickly_alone(size: str, turns: int) -> None:
    lengths = [greedy(rules_of(1, size=size), seed)[0] for seed in range(8)]
    assert sum(lengths) / len(lengths) <= turns, lengths


def test_A1_a_match_takes_its_time_and_two_cats_at_once_are_rare() -> None:
    """Among three of them; with the branching canals it is 9 turns, and every third action that wins a cat wins more."""
    matches = [greedy(rules_of(3), seed) for seed in range(16)]
    assert 14 <= sum(turns for turns, _ in matches) / len(matches) <= 20
    winning = [cats for _, actions in matches for cats in actions if cats]
    assert sum(cats > 1 for cats in winning) / len(winning) < 0.1


@pytest.mark.parametrize("seed", [1, 5])
def test_rivals_who_bar_each_other_do_not_push_in_at_one_spot_for_ever(seed: int) -> None:
    """Without lots: searching cats take the first of equals."""
    rules, sense, dice = rules_of(3, turn_cap=300), KotobiryntSense(), QuickDice(seed)
    state = rules.start()
    while rules.actor(state) != NOBODY:
        rules.apply(state, rules.roll(state, dice) if rules.actor(state) == CHANCE else sense.best(rules, state, state.turn))
    assert len(state.won) == 15


def test_when_a_match_drags_on_a_cat_is_won_or_anything_is_done() -> None:
    table = Table(rules_of(), BARRED, keepers=(11, 5))
    legal, sense = table.rules.legal(table.state), KotobiryntSense()
    before = sense.rate(table.rules, table.state, legal)
    table.state.turns = 101
    after = sense.rate(table.rules, table.state, legal)
    assert min(before) > NEVER and max(before) > 0.5
    assert [rate for rate in after if rate > NEVER] == [rate for rate in before if rate >= WON]
    far = Table(rules_of(), ["║║║║"] * 4, keepers=(5, 13))
    far.state.made = 1
    done = set()
    for turns in range(100, 140):
        far.state.turns = turns
        found = sense.rate(far.rules, far.state, far.rules.legal(far.state))
        done |= {at for at, rate in enumerate(found) if rate > NEVER}
    assert len(done) > 10, "another one in every turn"


def test_it_sees_a_win_by_one_action_and_by_two() -> None:
    last = Table(rules_of(), BARRED, keepers=(11, 5)).play("rotate c2 2")
    assert all(wins(last, text) for text in best(last))
    two = Table(rules_of(), ["═║║║", "═║║║", "║║║║", "║║║║"], keepers=(11, 5))
    assert not any(wins(two, text) for text in two.legal())
    two.play(best(two)[0])
    assert all(wins(two, text) for text in best(two))  # what the first action has prepared the second one takes


def test_it_gives_a_rival_no_cat_but_leaves_one_to_a_partner() -> None:
    square = ["╚══╚", "║║║║", "║║║║", "║║║║"]  # only d1 bars the way from the cat above a to the keeper above d
    rival = Table(rules_of(2), square, cats=(0, 8), keepers=(3, 13))
    partner = Table(rules_of(2, mode="coop"), square, cats=(0, 8), keepers=(3, 13))
    for table in (rival, partner):
        table.state.made = 1
    sense = KotobiryntSense()
    away, idle = rival.ids["rotate a1 1"], rival.ids["rotate b2 2"]
    apart = sense.rate(rival.rules, rival.state, [away, idle])
    near = sense.rate(partner.rules, partner.state, [away, idle])
    assert apart[0] > apart[1] and near[0] < near[1]


def test_order_and_keeper_are_rated_by_what_follows() -> None:
    table = Table(rules_of(), CROSSES).play("rotate a1 1")
    sense = KotobiryntSense()
    assert len(sense.rate(table.rules, table.state, table.rules.legal(table.state))) == 2
    table.play("first figa")
    assert len(sense.rate(table.rules, table.state, table.rules.legal(table.state))) == 2


def test_values_are_shares_of_the_win() -> None:
    sense = KotobiryntSense()
    even = Table(rules_of(2))
    ahead = Table(rules_of(2), gone=5)
    for table in (even, ahead):
        values = sense.value(table.rules, table.state)
        assert sum(values) == pytest.approx(1) and all(0 <= value <= 1 for value in values)
    assert sense.value(ahead.rules, ahead.state)[1] > 0.7
    team = Table(rules_of(4, mode="team"), gone=5)
    first, second, third, fourth = sense.value(team.rules, team.state)
    assert first == second < third == fourth
    alone = Table(rules_of(1))
    later = Table(rules_of(1))
    later.state.turns = 9
    assert sense.value(alone.rules, alone.state)[0] > sense.value(later.rules, later.state)[0]


@pytest.mark.parametrize("options", [{}, {"size": "3", "insert_orientation": "as_lies"}, {"one_rotation_required": 1}])
def test_what_is_remembered_of_a_table_is_what_a_fresh_look_finds(options: dict[str, int | str]) -> None:
    rules, dice, old = rules_of(2, **options), QuickDice(4), KotobiryntSense()
    state = rules.start()
    while rules.actor(state) != NOBODY and state.turns < 6:
        if rules.actor(state) != CHANCE:
            legal = rules.legal(state)
            fresh = KotobiryntSense().rate(rules, state, legal)
            assert old.rate(rules, state, legal) == fresh
            quick = [sense.quick(rules, state, dice) for sense in (old, old, KotobiryntSense())]
            assert quick == [legal[fresh.index(max(fresh))]] * 3
            assert old.value(rules, state) == KotobiryntSense().value(rules, state)
        rules.apply(state, rules.roll(state, dice) if dice.below(2) or rules.actor(state) == CHANCE else quick[0])


def test_a_close_look_finds_all_that_the_next_player_can_win() -> None:
    """By trying all of its turns."""
    for seed in range(3):
        table = dealt(rules_of(2, size="3"), seed)
        rules = table.rules
        most = 0.0
        before = look_ahead(rules.setup, table.state)
        for one in rules.legal(table.state):
            first = before.copy()
            first.act(one)
            won = first.collect()
            for other in actions(rules.setup, first, True) if first.cat_gates else []:
                second = first.copy()
                second.act(other)
                most = max(most, won + second.collect())
        assert Barring(rules.setup, table.state).taken(before, 99.0) == most
        half = Barring(rules.setup, table.state).taken(before, most / 2)
        assert most / 2 <= half <= most


def test_a_turn_that_gives_nothing_away_is_looked_for() -> None:
    """By the rates of the sense, which look at cards to turn and not at pushes, other actions are better."""
    square = ["══║╚", "╝║║╪", "╔═║╚", "═╪═╚"]
    table = Table(rules_of(2), square, cats=(1, 9), keepers=(5, 13), deck="║╠╬╚║║║╚╚╚")
    table.state.made = 1
    rules, state, sense = table.rules, table.state, KotobiryntSense()
    legal = sense.distinct(rules, state, rules.legal(state))
    kept = sense.sound(rules, state, legal, lambda: False)
    assert 0 < len(kept) < len(legal)
    for move in legal:
        after = look_ahead(rules.setup, state)
        after.act(move)
        safe = not after.joined() and Barring(rules.setup, state).taken(after, 99.0) == 0.0
        assert (move in kept) == safe, rules.text(move)
    assert sense.follow(rules, state, 0) in kept and sense.best(rules, state, 0) not in kept


def test_when_a_match_drags_on_a_close_look_offers_a_cat_that_pays_least_to_take() -> None:
    table = Table(rules_of(2), ["══║╚", "╝║║╪", "╔═║╚", "═╪═╚"], cats=(1, 9), keepers=(5, 13), deck="║╠╬╚║║║╚╚╚")
    rules, state, sense = table.rules, table.state, KotobiryntSense()
    state.made, state.turns = 1, 101
    legal = sense.distinct(rules, state, rules.legal(state))
    offered = sense.sound(rules, state, legal, lambda: False)
    barring = Barring(rules.setup, state)

    def cost(move: int) -> float:
        after = look_ahead(rules.setup, state)
        after.act(move)
        return barring.exchange(after, 99.0) if barring.taken(after, 99.0) > 0.0 else 99.0

    assert len(offered) == 1 and cost(offered[0]) == min(cost(move) for move in legal)


def test_when_a_match_drags_on_a_cat_that_a_turn_can_win_is_won() -> None:
    """By the rates an action here wins one, which only brings it nearer; it was taken, and taken back, for ever."""
    table = Table(
        rules_of(2),
        ["══╔╝", "╬╝═╝", "╠║╚╪", "═╔╚╪"],
        cats=(1, 9),
        keepers=(5, 13),
        deck="║║╚╚║║║║║║",
        faces=("guzik", "wegielek"),
    )
    rules, state, sense = table.rules, table.state, KotobiryntSense()
    state.turns = 97
    whole = look_ahead(rules.setup, state)
    for first in sense.sound(rules, state, sense.distinct(rules, state, rules.legal(state)), lambda: False):
        later = state.copy()
        rules.apply(later, first)
        if later.won:
            continue
        for second in sense.sound(rules, later, sense.distinct(rules, later, rules.legal(later)), lambda: False):
            end = whole.copy()
            for move in (first, second):
                end.act(move)
            assert end.joined(), (rules.text(first), rules.text(second))


def test_when_a_match_drags_on_the_first_action_leads_to_the_cheapest_offer() -> None:
    """Of those that are looked at; two that bar each other's way have no other choice then."""
    table = Table(rules_of(2), ["══║╚", "╝║║╪", "╔═║╚", "═╪═╚"], cats=(1, 9), keepers=(5, 13), deck="║╠╬╚║║║╚╚╚")
    rules, state = table.rules, table.state
    barring, ahead = Barring(rules.setup, state), look_ahead(rules.setup, state)

    def cost(first: int) -> float:
        after = ahead.copy()
        after.act(first)
        return barring.offer(after, rest_of(rules.setup, after, first), END, lambda: False)[0]

    moves = KotobiryntSense().distinct(rules, state, rules.legal(state))
    for few in (moves[at : at + FORESEEN] for at in range(0, len(moves), FORESEEN)):
        (chosen,) = towards_opening(rules.setup, state, few, lambda: False)
        assert cost(chosen) == min(cost(move) for move in few)
    assert towards_opening(rules.setup, state, moves, lambda: True) == moves[:1], "there is no time to look further"


@pytest.mark.parametrize(("seed", "options"), [(1, {"size": "3"}), pytest.param(4, {}, marks=pytest.mark.long)])
def test_two_tigers_come_to_an_end(seed: int, options: dict[str, int | str]) -> None:
    rules, bot = rules_of(2, **options), SearchBot(game(), budget(game(), "tygrys")._replace(seconds=0.0, playouts=16))
    state, dice = rules.start(), QuickDice(seed)
    while rules.actor(state) != NOBODY:
        if rules.actor(state) == CHANCE:
            rules.apply(state, rules.roll(state, dice))
        else:
            rules.apply(state, bot.choose(rules, rules.redact(state, rules.actor(state)), rules.legal(state), dice))
        assert state.turns < 100


class Hopeless(Sense[KotobiryntRules, Kotobirynt]):
    """Likes no action more than another, and knows that all is lost."""

    def rate(self, rules: KotobiryntRules, view: Kotobirynt, legal: list[int]) -> list[float]:
        return [0.0] * len(legal)

    def value(self, rules: KotobiryntRules, view: Kotobirynt) -> list[float]:
        return [0.0, 1.0]


def test_a_cat_in_reach_is_taken_even_when_the_match_is_lost() -> None:
    """Nothing wins any more, so everything would be alike, were it not for the margin."""
    table = Table(rules_of(2), ["╚══╚", "║║║║", "║║║║", "║║║║"], cats=(0, 8), keepers=(3, 13))
    legal = table.rules.legal(table.state)
    best = Search(Hopeless(), 40 * len(legal), depth=1, width=len(legal)).think(table.rules, table.state, legal, QuickDice(1))[
        0
    ]
    assert wins(table, table.rules.text(best.move)) and not wins(table, table.rules.text(legal[0]))


@pytest.mark.parametrize(
    "options", [{}, {"size": "3"}, {"insert_orientation": "as_lies"}], ids=["usual", "small", "as_it_lies"]
)
def test_of_moves_that_do_the_same_one_is_thought_about(options: dict[str, str]) -> None:
    rules, sense, dice = rules_of(2, **options), KotobiryntSense(), QuickDice(3)

    def after(state: Kotobirynt, move: int) -> str:
        world = state.copy()
        rules.apply(world, move)
        return repr(world.dump())

    for _ in range(3):
        state = rules.start()
        while rules.actor(state) == CHANCE or rules.chapter(state) < 4:
            legal = rules.legal(state)
            if rules.actor(state) != CHANCE:
                kept = sense.distinct(rules, state, legal)
                assert {after(state, move) for move in kept} == {after(state, move) for move in legal}
                turned = [after(state, move) for move in kept if move < rules.setup.insert]
                assert len(set(turned)) == len(turned)  # pushed in, equal cards may do the same by accident
            rules.apply(state, legal[dice.below(len(legal))])
