"""What a trained build is watched at (`kociarnia compile --trained`): matches by lot, views, searches and many tables, in every
game."""

from __future__ import annotations

from kociarnia import games
from kociarnia.engine import QuickDice
from kociarnia.engine.random_matches import copies, play, play_listed, views
from kociarnia.engine.tables import Tables
from kociarnia.terminal.bench import by_lot, searched
from kociarnia.terminal.instructions import middle

MOVES = 100_000


def train() -> None:
    for name in games.names():
        game = games.find(name)
        for players in sorted({max(game.seats[0], 2), min(game.seats[1], 4)}):
            rules = game.rules(players)
            play(rules, QuickDice(1), MOVES)
            play_listed(rules, QuickDice(2), MOVES // 5)
            state = middle(rules)
            copies(state, MOVES // 5)
            views(rules, state, QuickDice(3), MOVES // 20)
            searched(rules, by_lot(game, 100))
            Tables(rules, 64, 4).play_on(MOVES // 1000)
