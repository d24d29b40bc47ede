"""The bots' sense of the game, and how the game ends when greedy bots play it."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.bots.by_name import make
from kociarnia.engine import CHANCE, NOBODY, QuickDice
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.bot.evaluation import professor
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.state import SEIZED, Kotki
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable

SENSE = GAME.sense()


def best(table: KotkiTable, naive: bool = False) -> str:
    view = table.view(table.actor)
    legal = table.rules.legal(view)
    rates = (SENSE.rate_naively if naive else SENSE.rate)(table.rules, view, legal)
    return table.rules.text(legal[rates.index(max(rates))])


def played(rules: KotkiRules, greedy: set[int], seed: int) -> Kotki:
    dice = QuickDice(seed)
    state = rules.start()
    while (who := rules.actor(state)) != NOBODY:
        move = rules.roll(state, dice)
        if who != CHANCE and who in greedy:
            view = rules.redact(state, who)
            legal = rules.legal(view)
            rates = SENSE.rate(rules, view, legal)
            move = legal[rates.index(max(rates))]
        rules.apply(state, move)
    return state


def test_a_card_that_completes_a_curse_goes_there() -> None:
    assert best(KotkiTable().ready().lay(0, 1, "AA").play("draw scroll")) == "place 0 1"


def test_a_swap_that_completes_a_curse_is_cast_and_carried_out() -> None:
    table = KotkiTable().ready().lay(0, 1, "AAK").lay(0, 2, "Z").token(0, "summon").draw_and_lay("E", 2)
    assert best(table) == "cast swap"
    table.play("cast swap").play(best(table)).play(best(table))
    assert table.felled(0) == ["slimiauki"]


def test_near_the_professor_clean_paws_count() -> None:
    far = KotkiTable().ready()
    near = KotkiTable().ready().no_cats()
    near.state.last = vec[i64]([3, 2, 1])
    assert professor(far.rules.setup, far.state) < 0.7 < professor(near.rules.setup, near.state)
    near.fell(0, "spiotki").lay(0, 1, "KE").lay(0, 2, "ZE").token(0, "summon").draw_and_lay("E", 2)
    assert best(near) == "cast discard"


def test_a_naive_kitten_fells_curses_whatever_the_professor_does() -> None:
    near = KotkiTable().ready("slimiauki", "klebuszki").no_cats()
    near.state.last = vec[i64]([3, 2, 1])
    near.fell(0, "spiotki").lay(0, 1, "AAE").lay(0, 2, "K").lay(1, 1, "AZ").token(0, "summon").draw_and_lay("E", 2)
    assert best(near) == "cast discard" and best(near, naive=True) == "cast swap"  # a second curse, and more than 9 points
    near.play("cast swap").play(best(near, naive=True)).play(best(near, naive=True))
    assert near.felled(0) == ["spiotki", "slimiauki"]


def test_kociaks_are_caught_less_often_than_kots() -> None:
    """Kots stall for clean paws; kociaks go for the curses, as families do."""
    rules = KotkiRules(2, GAME.settle(2))
    caught = dict.fromkeys(("kociak", "kot"), 0)
    for name in caught:
        bot = make(name, GAME)
        for seed in range(1, 41):
            dice = QuickDice(seed)
            state = rules.start()
            while (who := rules.actor(state)) != NOBODY:
                if who == CHANCE:
                    rules.apply(state, rules.roll(state, dice))
                else:
                    view = rules.redact(state, who)
                    rules.apply(state, bot.choose(rules, view, rules.legal(view), dice))
            caught[name] += state.over == SEIZED
    assert caught["kociak"] <= caught["kot"] - 10


def test_value_is_the_share_of_the_win_that_a_kitten_may_expect() -> None:
    table = KotkiTable().ready().fell(1, "spiotki")
    shares = SENSE.value(table.rules, table.view(0))
    assert sum(shares) == pytest.approx(1.0) and max(shares) == shares[1]
    assert SENSE.value(table.rules, table.won().state) == [0.0, 1.0, 0.0]
    nobody = KotkiTable(2).ready().caught()
    assert SENSE.value(nobody.rules, nobody.state) == [0.5, 0.5], "as in utilities(): nobody gains or loses"


def test_greedy_beats_random_for_two() -> None:
    rules = KotkiRules(2, GAME.settle(2))
    wins = Counter(rules.places(played(rules, {seed % 2}, seed))[seed % 2] for seed in range(1, 81))
    assert wins[1] >= 60  # 80 % in the long run


def test_three_greedy_bots_meet_both_endings() -> None:
    rules = KotkiRules(3, GAME.settle(3))
    ends = Counter(int(played(rules, {0, 1, 2}, seed).over) for seed in range(1, 41))
    assert 12 <= ends[SEIZED] <= 36
