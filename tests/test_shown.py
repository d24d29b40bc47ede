"""What every game shows to boards, on random play: motions between handles that are there, a reason for every tap in vain."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kociarnia.engine import NOBODY, Game, Presenter
from kociarnia.engine.laws import Mood

NAMES = ["Ola", "Mruczek", "Łatka", "Puszek", "Psotka", "Rudzik"]
MOVES = 200


def played(game: Game, seed: int, odd: bool = True) -> Iterator[tuple[Any, Presenter, Any, int]]:
    """Rules, presenter, and every state of a match by lot with the move that is made in it."""
    low, high = game.seats
    players = low + seed % (high - low + 1)
    options = game.random_options(players, seed)
    rules = (game.odd(players, options, seed) if odd and seed % 3 == 0 else None) or game.made(players, options)
    presenter, mood, state = game.presenter(options), Mood(rules, random.Random(seed)), rules.start()
    for _ in range(MOVES):
        if rules.actor(state) == NOBODY:
            return
        move = mood.pick(rules, state)
        yield rules, presenter, state, move
        rules.apply(state, move)


@pytest.mark.parametrize("seed", range(6))
def test_motions_go_from_what_was_there_to_what_is_there(game: Game, seed: int) -> None:
    told = 0
    for rules, presenter, state, move in played(game, seed):
        after = state.copy()
        rules.apply(after, move)
        for reader in range(rules.players + 1):
            seen = move if rules.witnesses(state, move) >> reader & 1 else rules.blur(move)
            before, view = rules.redact(state, reader), rules.redact(after, reader)
            old, new = presenter.scene(rules, before, reader).handles(), presenter.scene(rules, view, reader).handles()
            for motion in presenter.motions(rules, before, seen, view, reader):
                assert motion.source in old and motion.target in new, (rules.text(move), motion)
                told += 1
    assert told > 0


@pytest.mark.parametrize("seed", range(6))
def test_every_tap_in_vain_has_a_reason_with_its_clause(game: Game, seed: int) -> None:
    """Tapped first, or after handles that a move begins with."""
    luck = random.Random(seed)
    spoken = [game.words(language, NAMES, 0) for language in ("en", "pl")]
    clauses = {clause.key for clause in game.rulebook().clauses}
    told = 0
    for rules, presenter, state, _ in played(game, seed, odd=False):  # cards of odd decks have no names
        for seat in [seat for seat in range(rules.players) if rules.waiting(state) >> seat & 1]:
            view = rules.redact(state, seat)
            rules.turn_to(view, seat)
            rows = [choice.at for choice in presenter.choices(rules, view)]
            begun = sorted({row[:depth] for row in rows for depth in range(len(row))})
            there = sorted(presenter.scene(rules, view, seat).handles())
            for taken in {(), luck.choice(begun)} if begun else {()}:
                live = {row[len(taken)] for row in rows if row[: len(taken)] == taken and len(row) > len(taken)}
                for handle in luck.sample(there, min(5, len(there))):
                    because = presenter.why(rules, view, seat, (*taken, handle))
                    if handle in live:  # nobody asks why
                        continue
                    assert because is not None, (taken, handle)
                    assert because.clause in clauses, because
                    told += 1
                    for words in spoken:
                        text = words(because.say)
                        assert text.endswith((".", "!", "?")) and "{" not in text and "  " not in text, text
    assert told > 0
