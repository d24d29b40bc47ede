"""The quick hand of playouts."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import CHANCE, NOBODY, QuickDice
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.bot.sense import KotkiSense
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.tests.table import KotkiTable

SENSE = GAME.sense()


def quickly(table: KotkiTable) -> str:
    """What the hand of the playouts does."""
    return table.rules.text(SENSE.quick(table.rules, table.view(table.actor), QuickDice(1)))


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
    table.state.last = vec[i64]([3, 2, 1])
    table.lay(0, 1, "KE").token(0, "summon").draw_and_lay("K", 2).play("cast push")
    assert quickly(table) == "card 0 1 elixir"


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_quick_hand_remembers_is_a_fresh_look_at_the_deck_of_its_last_look(players: int) -> None:
    rules = KotkiRules(players, GAME.settle(players, {"arch_kittens": 1, "new_rules": 1}))
    sense, looks, looked_at = KotkiSense(), 0, rules.start()
    for seed in range(1, 9):
        dice = QuickDice(seed)
        state = rules.start()
        while (who := rules.actor(state)) != NOBODY:
            move = rules.roll(state, dice)
            if who != CHANCE:
                quick = sense.quick(rules, state, QuickDice(1))
                if sense.hand is not None and sense.hand.linear.looks > looks:
                    looks, looked_at = sense.hand.linear.looks, state.copy()
                fresh = state.copy()
                fresh.plain, fresh.cats, fresh.last = looked_at.plain, looked_at.cats, looked_at.last
                assert quick == KotkiSense().quick(rules, fresh, QuickDice(1))
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
