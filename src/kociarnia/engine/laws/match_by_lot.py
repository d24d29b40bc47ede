"""Matches by lot, step by step: for tests of what is shown and told."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from kociarnia.engine.contract import NOBODY, Rules
from kociarnia.engine.game import Game
from kociarnia.engine.laws.moody_players import Mood
from kociarnia.engine.present import Presenter
from kociarnia.engine.transition import Transition


class ByLot:
    """A match of random players with random options; every third deck is a stress deck, whose cards have no names."""

    def __init__(self, game: Game, seed: int, chosen: Mapping[str, int | str] = {}) -> None:
        low, high = game.seats
        players = low + seed % (high - low + 1)
        options = game.settle(players, {**game.random_options(players, seed), **chosen})
        stressed = game.stressed(players, options, seed) if seed % 3 == 0 else None
        self.stressed = stressed is not None
        self.rules: Rules[Any] = stressed or game.made(players, options)
        self.presenter: Presenter[Any, Any] = game.presenter(options)
        self.luck = random.Random(seed)

    def steps(self, most: int) -> Iterator[Transition]:
        mood, state = Mood(self.rules, self.luck), self.rules.start()
        for _ in range(most):
            if self.rules.actor(state) == NOBODY:
                return
            before, move = state.copy(), mood.pick(self.rules, state)
            self.rules.apply(state, move)
            yield Transition(self.rules, before, move, state)
