"""The rules of Koty, as the engine asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import DEALER, OVER, UNKNOWN, Dice, Family, MoveId, Observer, Observers, Rules, Traits, listed
from kociarnia.engine.observation import Pen
from kociarnia.games.koty.rules import by_lot, effects, knowledge, legal, score
from kociarnia.games.koty.rules.bound import moves_left
from kociarnia.games.koty.rules.deck import Deck
from kociarnia.games.koty.rules.observation import TRAITS, tell
from kociarnia.games.koty.rules.setup import Setup, start
from kociarnia.games.koty.rules.state import Koty


@final
class KotyRules(Rules[Koty]):
    def __init__(self, players: int, options: Mapping[str, int], deck: Deck | None = None) -> None:
        self.setup: Setup = Setup(players, options, deck)
        self.players = players
        self.moves = self.setup.moves
        self.discreet = not self.setup.hidden_exchange

    def start(self) -> Koty:
        return start(self.setup)

    def legal(self, state: Koty) -> list[MoveId]:
        return listed(legal.legal(self.setup, state))

    def choices(self, state: Koty) -> vec[i64]:
        return legal.legal(self.setup, state)

    def weights(self, state: Koty) -> list[int]:
        return by_lot.weights(self.setup, state)

    def roll(self, state: Koty, dice: Dice) -> MoveId:
        return by_lot.roll(self.setup, state, dice)

    def play_on(self, state: Koty, dice: Dice, most: i64, seats: bool = True) -> i64:
        made: i64 = 0
        while made < most and state.asking != OVER and (seats or state.asking >= DEALER):
            effects.apply(self.setup, state, by_lot.roll(self.setup, state, dice))
            made += 1
        return made

    def apply(self, state: Koty, move: MoveId) -> None:
        effects.apply(self.setup, state, move)

    def witnesses(self, state: Koty, move: MoveId) -> Observers:
        return knowledge.witnesses(self.setup, state)

    def blur(self, move: MoveId) -> MoveId:
        return knowledge.blur(self.setup, move)

    def redact(self, state: Koty, observer: Observer) -> Koty:
        return knowledge.redact(self.setup, state, observer)

    def imagine(self, view: Koty, dice: Dice) -> Koty:
        return knowledge.imagine(self.setup, view, dice)

    def inventory(self, state: Koty) -> list[Family]:
        return knowledge.inventory(self.setup, state)

    def unknown(self, state: Koty) -> int:
        return int(state.bag[UNKNOWN])

    def unknown_to(self, state: Koty, observer: Observer) -> int:
        return int(knowledge.unknown_to(self.setup, state, observer))

    def bound(self, state: Koty) -> int:
        return moves_left(self.setup, state)

    def scores(self, state: Koty) -> list[int]:
        return score.scores(self.setup, state)

    def places(self, state: Koty) -> list[int]:
        return score.places(self.setup, state)

    def sides(self) -> list[int]:
        return score.sides(self.setup)

    def traits(self) -> Traits:
        return TRAITS

    def tell(self, view: Koty, pen: Pen) -> None:
        tell(self.setup, view, pen)
