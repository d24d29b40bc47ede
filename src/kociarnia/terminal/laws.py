"""`kociarnia laws`: random play under the laws."""

from __future__ import annotations

import argparse

from kociarnia import games
from kociarnia.engine import Words
from kociarnia.engine.laws import Broken, survey
from kociarnia.terminal.progress import progress


def laws(asked: argparse.Namespace, words: Words) -> int:
    """Every named game (or all) under the laws; exit code 1 if one is broken."""
    bad = 0
    for name in asked.games or games.names():
        game = games.find(name)
        with progress(name, asked.moves) as advance:
            try:
                found = survey(game, asked.moves, asked.seed, asked.thorough, advance)
            except Broken as broken:
                print(words("laws-broken", game=name, what=f"{broken} ({'; '.join(broken.__notes__)})"))
                bad = 1
                continue
        print(words("laws-hold", game=name, moves=found.moves, matches=found.matches, sets=len(found.option_sets)))
    return bad
