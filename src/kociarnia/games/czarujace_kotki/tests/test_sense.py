"""The bots' sense of the game, and how the game ends when greedy bots play it."""

from __future__ import annotations

from collections import Counter

import pytest

from kociarnia.engine import CHANCE, NOBODY, QuickDice, StackedDice
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.bot.plans import professor
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.state import SEIZED, Kotki
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable

SENSE = GAME.sense()


def best(table: KotkiTable) -> str:
    view = table.view(table.actor)
    legal = table.rules.legal(view)
    rates = SENSE.rate(table.rules, view, legal)
    return table.rules.text(legal[rates.index(max(rates))])


def quickly(table: KotkiTable) -> str:
    """What the hand of the playouts does."""
    return table.rules.text(SENSE.quick(table.rules, table.view(table.actor), QuickDice(1)))


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
    near.state.last = [3, 2, 1]
    assert professor(far.rules.setup, far.state) < 0.7 < professor(near.rules.setup, near.state)
    near.fell(0, "spiotki").lay(0, 1, "KE").lay(0, 2, "ZE").token(0, "summon").draw_and_lay("E", 2)
    assert best(near) == "cast discard"


def test_the_quick_hand_places_casts_and_swaps_what_completes_a_curse() -> None:
    assert quickly(KotkiTable().ready().lay(0, 1, "AA").play("draw scroll")) == "place 0 1"
    table = KotkiTable().ready().lay(0, 1, "AAK").lay(0, 2, "Z").token(0, "summon").draw_and_lay("E", 2)
    assert quickly(table) == "cast swap"
    table.play("cast swap").play(quickly(table)).play(quickly(table))
    assert table.felled(0) == ["slimiauki"]


def test_the_quick_hand_throws_away_what_no_curse_needs() -> None:
    table = KotkiTable().ready().lay(0, 1, "AAK").lay(0, 2, "KKE").token(0, "summon").draw_and_lay("A", 2).play("cast discard")
    gone = []
    while table.asked.startswith("pick"):
        gone.append(quickly(table))
        table.play(gone[-1])
    assert sorted(gone) == ["card 0 1 companion", "card 0 2 elixir"]


def test_the_quick_hand_knows_who_is_in_the_race_when_the_professor_comes() -> None:
    """R43: an elixir more, and the rival's bonus lifts it above 9 points."""
    table = KotkiTable(2).ready().no_cats().fell(0, "spiotki").fell(1, "kserokociarka").lay(1, 1, "EEE")
    table.state.last = [3, 2, 1]
    table.lay(0, 1, "KE").token(0, "summon").draw_and_lay("K", 2).play("cast push")
    assert quickly(table) == "card 0 1 elixir"


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_quick_hand_remembers_never_differs_from_a_fresh_look(players: int) -> None:
    rules = KotkiRules(players, GAME.settle(players, {"arch_kittens": 1, "new_rules": 1}))
    for seed in range(1, 9):
        dice = QuickDice(seed)
        state = rules.start()
        while (who := rules.actor(state)) != NOBODY:
            move = rules.roll(state, dice)
            if who != CHANCE:
                quick = SENSE.quick(rules, state, QuickDice(1))
                assert quick == GAME.sense().quick(rules, state.copy(), QuickDice(1))
                move = quick if dice.below(2) else move
            rules.apply(state, move)


def test_the_quick_hand_beats_the_lot() -> None:
    rules = KotkiRules(2, GAME.settle(2))
    won, lost = 0, 0
    for seed in range(1, 41):
        dice = QuickDice(seed)
        state = rules.start()
        while (who := rules.actor(state)) != NOBODY:
            rules.apply(state, SENSE.quick(rules, state, dice) if who == seed % 2 else rules.roll(state, dice))
        places = rules.places(state)
        won += places[seed % 2] == 1
        lost += places[1 - seed % 2] == 1
    assert won >= 10 and lost <= 4  # half of such matches nobody wins; of the others it wins nearly all


def test_value_is_the_share_of_the_others_that_a_kitten_may_expect_to_beat() -> None:
    table = KotkiTable().ready().fell(1, "spiotki")
    shares = SENSE.value(table.rules, table.view(0))
    assert sum(shares) == pytest.approx(1.5) and max(shares) == shares[1]  # each of three pairs has one winner
    assert SENSE.value(table.rules, table.won().state) == [0.5, 1.0, 0.0]
    nobody = KotkiTable(2).ready().caught()
    assert SENSE.value(nobody.rules, nobody.state) == [0.0, 0.0]


def test_greedy_beats_random_for_two() -> None:
    rules = KotkiRules(2, GAME.settle(2))
    wins = Counter(rules.places(played(rules, {seed % 2}, seed))[seed % 2] for seed in range(1, 81))
    assert wins[1] >= 60  # 80 % in the long run


def test_three_greedy_bots_meet_both_endings() -> None:
    rules = KotkiRules(3, GAME.settle(3))
    ends = Counter(int(played(rules, {0, 1, 2}, seed).over) for seed in range(1, 41))
    assert 12 <= ends[SEIZED] <= 36


def test_duplicate_deals_give_the_same_cards_whatever_the_players_do() -> None:
    rules = KotkiRules(3, GAME.settle(3, {"chaos": "3"}))
    packs = [family.bag for family in rules.inventory(rules.start())]
    seen = []
    for players in (1, 2):
        dice, luck = StackedDice(7, packs), QuickDice(players)
        state = rules.start()
        drawn = []
        while rules.actor(state) != NOBODY:
            who = rules.actor(state)
            legal = rules.legal(state)
            move = rules.roll(state, dice) if who == CHANCE else legal[luck.below(len(legal))]
            if rules.moves[move].verb in ("draw", "goal", "chaos"):
                drawn.append(rules.text(move))
            rules.apply(state, move)
        seen.append(drawn)
    length = min(map(len, seen))
    assert seen[0][:length] == seen[1][:length]
