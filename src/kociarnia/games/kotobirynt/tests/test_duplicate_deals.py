"""A deal that is the same for everyone: stacked dice fix the square, the order of the deck and the cats."""

from __future__ import annotations

import random
from typing import Any

from kociarnia.engine import Match, StackedDice
from kociarnia.games.kotobirynt.tests.table import game, rules_of


def played(seed: int, luck: random.Random, **options: Any) -> tuple[list[str], list[str]]:
    """Canals and cats in the order in which the dealer named them, whatever the player did."""
    rules = rules_of(1, **options)
    packs = [family.bag for family in rules.inventory(rules.start())]
    match = Match(game(), 1, options, StackedDice(seed, packs))
    for _ in range(200):
        if match.over:
            break
        match.play(0, luck.choice(match.legal(0)))
    dealt = [line.removeprefix("* ") for line in match.record.moves if line.startswith("*")]
    return [text for text in dealt if text.startswith("canal")], [text for text in dealt if text.startswith("cat ")]


def test_the_same_seed_deals_the_same_whatever_is_played() -> None:
    canals, cats = played(11, random.Random(1))
    for other in range(2, 6):
        again, drawn = played(11, random.Random(other))
        assert [text.rsplit(" ", 1)[0] for text in canals[: len(again)]] == [
            text.rsplit(" ", 1)[0] for text in again[: len(canals)]
        ]
        assert cats[: len(drawn)] == drawn[: len(cats)]
        assert canals[:14] == again[:14]  # the square with every direction


def test_other_seeds_deal_otherwise() -> None:
    assert len({tuple(played(seed, random.Random(1))[0][:14]) for seed in range(8)}) == 8
