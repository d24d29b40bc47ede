"""The laws over a whole game: every number of players, many choices of options, stress decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from kociarnia.engine.game import Game
from kociarnia.engine.laws.broken import Broken
from kociarnia.engine.laws.law3_fair_dealer import check_dealer
from kociarnia.engine.laws.law6_every_match_ends import check_record
from kociarnia.engine.laws.walk import walk

A_MATCH = 1500  # moves of one match under the laws: the rest of a long one is more of the same


@dataclass
class Found:
    """What a survey went through."""

    moves: int = 0
    matches: int = 0
    records: int = 0
    option_sets: set[str] = field(default_factory=set)
    verbs: Counter[str] = field(default_factory=Counter)


def survey(
    game: Game, moves: int, seed: int = 1, thorough: bool = False, progress: Callable[[int], None] | None = None
) -> Found:
    """Hold `moves` moves of `game` against the laws. A Broken says with which players, options and seed it can be repeated."""
    found = Found()
    low, high = game.seats
    number = 0
    while found.moves < moves:
        players = low + number % (high - low + 1)
        luck = seed * 1_000_003 + number
        options = game.random_options(players, luck if number > high - low else 0)
        try:
            stressed = game.stressed(players, options, luck) if number % 4 == 3 else None
            rules = stressed or game.build(players, options)
            made, verbs = walk(rules, luck, min(A_MATCH, moves - found.moves), thorough=thorough)
            if number % 8 == 0:
                check_record(game, rules, options, luck)
                found.records += 1
            if number % 16 == 0:
                check_dealer(rules, luck, 40)
        except Exception as error:
            error.add_note(f"{game.name}, {players} players, {game.texts(options)}, seed {luck}, stressed: {number % 4 == 3}")
            raise
        found.moves += made
        found.matches += 1
        found.verbs += verbs
        found.option_sets.add(f"{players} {game.texts(options)}")
        number += 1
        if progress:
            progress(made)
    return found


__all__ = ["Broken", "Found", "survey"]
