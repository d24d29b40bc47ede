"""The laws catch planted mistakes: a law that cannot fail protects nobody."""

from __future__ import annotations

import pytest

from kociarnia.engine.laws import Broken, check_dealer, walk
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.stress_decks import stress_deck
from kociarnia.games.czarujace_kotki.tests.mutants import MUTANTS

MODULES: tuple[dict[str, int | str], ...] = (
    {"arch_kittens": "yes"},
    {"arch_kittens": "yes", "new_rules": "yes"},
    {"arch_kittens": "yes", "chaos": "4"},
)

LATE = {"SecondLifeForEver": 13, "CatHidden": 5}  # seeds from which on they are found soon: all before only takes time


def first_broken(kind: type[KotkiRules]) -> Broken | None:
    first = LATE.get(kind.__name__, 0)
    for seed in (*range(first, 300), *range(first)):
        players = 2 + seed % 3
        options = GAME.settle(players, MODULES[seed // 3 % (2 if players == 2 else 3)])
        rules = kind(players, options, stress_deck(players, seed) if seed % 2 else None)
        try:
            walk(rules, seed, 500, 0.03, thorough=seed % 3 == 0)
            if seed % 20 == 0:
                check_dealer(rules, seed, 60)
        except Broken as broken:
            return broken
    return None


@pytest.mark.plain
@pytest.mark.parametrize("kind", MUTANTS, ids=lambda kind: kind.__name__)
def test_a_planted_mistake_breaks_its_law(kind: type[KotkiRules]) -> None:
    broken = first_broken(kind)
    assert broken is not None, f"{kind.__doc__} Nobody noticed."
    assert broken.law in MUTANTS[kind], str(broken)


def test_the_true_rules_break_none() -> None:
    for seed in range(9):
        players = 2 + seed % 3
        rules = GAME.rules(players, MODULES[seed // 3 % (2 if players == 2 else 3)])
        walk(rules, seed, 500, 0.03, thorough=True)
