"""The laws catch planted mistakes: a law that cannot fail protects nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kociarnia.engine import Dice
from kociarnia.engine.laws import Broken, check_bot, check_dealer, fingerprint, walk
from kociarnia.games.sen import GAME, SenGame
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.stress_decks import stress_deck
from kociarnia.games.sen.tests.mutants import MUTANTS, CheatingBot, RollDrifts

# Seeds from which on they are found soon: all before only takes time.
LATE = {"PeekShownToOwner": 320, "AudienceSum": 170, "EmptyTake": 66, "KnowledgeStays": 30, "NoCap": 14}


def first_broken(kind: type[SenRules]) -> Broken | None:
    first = LATE.get(kind.__name__, 0)
    for seed in (*range(first, 600), *range(first)):
        players = 2 + seed % 3
        chosen: dict[str, int | str] = {"i_know": seed // 3 % 2, "round_turn_cap": 20, "points": 30, "rounds": seed % 4 // 3}
        options = GAME.settle(players, chosen)
        rules = kind(players, options, stress_deck(players, options, seed) if seed % 2 else None)
        try:
            walk(rules, seed, 500, 0.03, thorough=seed % 3 == 0)
            if seed % 20 == 0:
                check_dealer(rules, seed, 50)
        except Broken as broken:
            return broken
    return None


@pytest.mark.plain
@pytest.mark.parametrize("kind", MUTANTS, ids=lambda kind: kind.__name__)
def test_a_planted_mistake_breaks_its_law(kind: type[SenRules]) -> None:
    broken = first_broken(kind)
    assert broken is not None, f"{kind.__doc__} Nobody noticed."
    assert broken.law in MUTANTS[kind], str(broken)


def test_every_law_of_a_walk_has_a_mutant() -> None:
    assert set().union(*MUTANTS.values()) >= {1, 2, 3, 4, 5, 6}


def test_the_true_rules_break_none() -> None:
    for seed in range(6):
        walk(GAME.rules(2 + seed % 3, {"i_know": 1}), seed, 500, 0.03, thorough=True)


class Hoarder(CheatingBot):
    """Keeps every view, and answers by their number."""

    def __init__(self) -> None:
        self.kept: list[object] = []

    def choose(self, rules: Any, view: Any, legal: list[int], dice: Dice) -> int:
        self.kept.append(view)
        return legal[len(self.kept) % len(legal)]


@pytest.mark.plain
@pytest.mark.parametrize("cheat", [Hoarder(), CheatingBot()])
def test_law_7_catches_a_bot_that_looks_elsewhere(cheat: CheatingBot) -> None:
    with pytest.raises(Broken, match="law 7"):
        check_bot(GAME.rules(3), lambda: cheat.choose, seed=1, questions=400)


class Drifting(SenGame):
    def build(self, players: int, options: Mapping[str, int]) -> SenRules:
        return RollDrifts(players, options)


@pytest.mark.plain
def test_law_8_catches_a_build_that_plays_differently() -> None:
    assert fingerprint(GAME, 800) == fingerprint(GAME, 800)
    assert fingerprint(GAME, 800) != fingerprint(Drifting("kociarnia.games.sen"), 800)
