"""Duplicate deals: the same cards come, whatever the players do."""

from __future__ import annotations

from kociarnia.engine import CHANCE, NOBODY, QuickDice, StackedDice
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules


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
