"""Is maluszek gentle enough? The share of wins of a newcomer (the model in bots/newcomer.py) among cats of a level.

    python bench/newcomer.py [GAME ...] [--level maluszek] [--matches 400] [--lapse 50 66 80] [--overlook 0 50]

At the first table that the page sets. With numbers for lapse and overlook they are tried instead of those in game.toml: a share
within 5 points of the fair one is what game.toml should have. Compile first: `kociarnia compile`.
"""

from __future__ import annotations

import argparse
import math

from kociarnia import fast, games
from kociarnia.bots import make
from kociarnia.bots.newcomer import MaluszekBot, NewcomerBot
from kociarnia.engine import Game, Match, QuickDice


def share(game: Game, level: str, matches: int, lapse: int | None = None, overlook: int | None = None) -> float:
    """The newcomer's share of the wins, of all seats in turn; a shared win is shared."""
    players = first_table(game)
    won = 0.0
    for deal in range(matches):
        me = deal % players
        crew = [NewcomerBot(game) if seat == me else make(level, game) for seat in range(players)]
        for cat in crew:
            if isinstance(cat, MaluszekBot):
                cat.lapses = cat.lapses if lapse is None else lapse
                cat.overlooks = cat.overlooks if overlook is None else overlook
        match, dice = Match(game, players, {}, QuickDice(deal)), QuickDice(deal + 7919)
        while not match.over:
            seat = match.waiting()[0]
            match.play(seat, crew[seat].choose(match.rules, match.view(seat), match.legal(seat), dice))
        places = match.record.places
        won += (places[me] == 1) / max(1, places.count(1))
    return won / matches


def first_table(game: Game) -> int:
    """How many sit at a first table: the usual number, but no more than two rivals."""
    return max(2, min(3, game.usual))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--level", default="maluszek")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--lapse", type=int, nargs="+", default=[None])
    parser.add_argument("--overlook", type=int, nargs="+", default=[None])
    asked = parser.parse_args()
    print("compiled" if fast.running() else "interpreted: slow")
    for name in asked.games:
        game = games.find(name)
        fair = 1 / first_table(game)
        for overlook in asked.overlook:
            for lapse in asked.lapse:
                found = share(game, asked.level, asked.matches, lapse, overlook)
                half = 1.96 * math.sqrt(found * (1 - found) / asked.matches)
                chosen = "" if lapse is None and overlook is None else f" lapse {lapse} overlook {overlook}"
                shown = f"{100 * found:.1f} ± {100 * half:.1f} %, fair {100 * fair:.0f} %"
                print(f"{name}, {first_table(game)} players{chosen}: {shown}", flush=True)


if __name__ == "__main__":
    main()
