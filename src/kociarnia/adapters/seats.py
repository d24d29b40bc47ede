"""One match as the adapters play it: the dealer deals by himself, seats act by number and read arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, u8

from kociarnia import games
from kociarnia.engine import CHANCE, NOBODY, QuickDice, Rules
from kociarnia.engine.actions import Actions
from kociarnia.engine.tiny import TINY


def rules_of(game: str, players: int = 0, options: Mapping[str, int | str] | None = None) -> Rules[Any]:
    """Of a game, or of its tiny variant: `sen-tiny`, whose players and options are settled."""
    name, _, variant = game.partition("-")
    found = games.find(name)
    if variant == TINY:
        return found.tiny()
    return found.rules(players or found.fitting(options or {}, found.usual), options or {})


class Seats:
    """The match `state` of `rules`. Arrays that it returns are new each time."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.spec = rules.spec()
        self.actions = Actions(rules)
        self.low = np.array(self.spec.low(), np.int16)
        self.high = np.array(self.spec.high(), np.int16)
        self._cells = vec[i16]([0] * self.spec.cells)
        self._mask = vec[u8]([0] * self.actions.size)
        self.begin(0)

    def begin(self, seed: int) -> None:
        self.dice = QuickDice(seed)
        self.state = self.rules.start()
        self.made = 0
        self.deal()

    def deal(self) -> None:
        """On to the next question of a seat."""
        while self.rules.actor(self.state) == CHANCE:
            self.rules.apply(self.state, self.rules.roll(self.state, self.dice))
            self.made += 1

    @property
    def over(self) -> bool:
        return bool(self.rules.actor(self.state) == NOBODY)

    @property
    def too_long(self) -> bool:
        return self.made >= self.spec.horizon

    def waiting(self) -> list[int]:
        """All who may answer now."""
        asked = self.rules.waiting(self.state)
        return [seat for seat in range(self.rules.players) if asked >> seat & 1]

    def act(self, seat: int, action: int) -> None:
        """A legal action of a seat that is asked; a ValueError if it is none."""
        if not self.mask(seat)[action]:
            raise ValueError(f"{self.actions.labels[action]} is not legal for seat {seat}")
        self.rules.turn_to(self.state, seat)
        self.rules.apply(self.state, self.actions.move(action, seat))
        self.made += 1

    def observation(self, seat: int) -> Any:
        self.rules.encode(self.rules.redact(self.state, seat), seat, self._cells)
        return np.frombuffer(self._cells, np.int16).copy()

    def legal(self, seat: int) -> list[int]:
        """Moves that the seat may make now; none if it is not asked."""
        if seat not in self.waiting():
            return []
        view = self.rules.redact(self.state, seat)
        self.rules.turn_to(view, seat)
        return list(self.rules.legal(view))

    def mask(self, seat: int) -> Any:
        self.actions.mask(self.legal(seat), seat, self._mask)
        return np.frombuffer(self._mask, np.int8).copy()

    def utilities(self) -> list[float]:
        return [float(worth) for worth in self.rules.utilities(self.state)]

    def text(self) -> str:
        """Who is asked what, for people."""
        who = self.rules.actor(self.state)
        return f"{self.spec.id}, move {self.made}: " + ("over" if who == NOBODY else f"seat {who} is asked")
