"""Is maluszek gentle enough? The share of wins of a newcomer (the model in bots/newcomer.py) among cats of a level.

    python bench/newcomer.py [GAME ...] [--level maluszek] [--matches 400] [--moves 30000] [--lapse 50 66 80] [--overlook 0 50]

At the first table of the game. After so many moves no match begins any more: where matches are long, there are fewer. With
numbers for lapse and overlook they are tried instead of those in game.toml: a share within 5 points of the fair one is what
game.toml should have. Compile first: `kociarnia compile`.
"""

from __future__ import annotations

import argparse
import math
from typing import NamedTuple

from kociarnia import fast, games
from kociarnia.bots import make
from kociarnia.bots.newcomer import MaluszekBot, NewcomerBot
from kociarnia.engine import Game, Match, QuickDice


class Found(NamedTuple):
    share: float  # of the wins, of all seats in turn; a shared win is shared
    half: float  # of the interval that it lies in, 19 times of 20
    matches: int


def newcomers(game: Game, level: str, matches: int, moves: int, lapse: int | None = None, overlook: int | None = None) -> Found:
    """How a newcomer fares: in so many matches, or in those that begin before so many moves were made."""
    players = game.first
    won, deal = 0.0, 0
    while deal < matches and moves > 0:
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
            moves -= 1
        places = match.record.places
        won += (places[me] == 1) / max(1, places.count(1))
        deal += 1
    share = won / deal
    return Found(share, 1.96 * math.sqrt(share * (1 - share) / deal), deal)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--level", default="maluszek")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--moves", type=int, default=1_000_000_000)
    parser.add_argument("--lapse", type=int, nargs="+", default=[None])
    parser.add_argument("--overlook", type=int, nargs="+", default=[None])
    asked = parser.parse_args()
    print("compiled" if fast.running() else "interpreted: slow")
    for name in asked.games:
        game = games.find(name)
        for overlook in asked.overlook:
            for lapse in asked.lapse:
                found = newcomers(game, asked.level, asked.matches, asked.moves, lapse, overlook)
                chosen = "" if lapse is None and overlook is None else f" lapse {lapse} overlook {overlook}"
                shown = f"{100 * found.share:.1f} ± {100 * found.half:.1f} % of {found.matches}, fair {100 / game.first:.1f} %"
                print(f"{name}, {game.first} players{chosen}: {shown}", flush=True)


if __name__ == "__main__":
    main()
