"""The rules of Najlepsza gra o kotach, by the modules beside it. Clauses (R14) and rulings (A4) are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import DEALER, OVER, UNKNOWN, Dice, Family, MoveId, Observer, Observers, Rules, Traits, listed
from kociarnia.engine.observation import Pen
from kociarnia.games.najlepsza_gra.rules import by_lot, effects, knowledge, legal, score
from kociarnia.games.najlepsza_gra.rules.bound import moves_left
from kociarnia.games.najlepsza_gra.rules.deck import Deck
from kociarnia.games.najlepsza_gra.rules.observation import TRAITS, tell
from kociarnia.games.najlepsza_gra.rules.setup import Setup, start
from kociarnia.games.najlepsza_gra.rules.state import FEED, Najlepsza


@final
class NajlepszaRules(Rules[Najlepsza]):
    def __init__(
        self, players: int, options: Mapping[str, int], stock: list[i64] | None = None, deck: Deck | None = None
    ) -> None:
        self.setup: Setup = Setup(players, options, stock, deck)
        self.players = players
        self.moves = self.setup.moves
        self.discreet = True
        self.together = FEED  # A15: all feed at the same time

    def start(self) -> Najlepsza:
        return start(self.setup)

    def legal(self, state: Najlepsza) -> list[MoveId]:
        return listed(legal.legal(self.setup, state))

    def choices(self, state: Najlepsza) -> vec[i64]:
        return legal.legal(self.setup, state)

    def weights(self, state: Najlepsza) -> list[i64]:
        return by_lot.weights(self.setup, state)

    def roll(self, state: Najlepsza, dice: Dice) -> MoveId:
        return by_lot.roll(self.setup, state, dice)

    def play_on(self, state: Najlepsza, dice: Dice, most: i64, seats: bool = True) -> i64:
        made: i64 = 0
        while made < most and state.asking != OVER and (seats or state.asking >= DEALER):
            effects.apply(self.setup, state, by_lot.roll(self.setup, state, dice))
            made += 1
        return made

    def apply(self, state: Najlepsza, move: MoveId) -> None:
        effects.apply(self.setup, state, move)

    def witnesses(self, state: Najlepsza, move: MoveId) -> Observers:
        return knowledge.witnesses(self.setup, state, move)

    def blur(self, move: MoveId) -> MoveId:
        return knowledge.blur(self.setup, move)

    def redact(self, state: Najlepsza, observer: Observer) -> Najlepsza:
        return knowledge.redact(self.setup, state, observer)

    def imagine(self, view: Najlepsza, dice: Dice) -> Najlepsza:
        return knowledge.imagine(self.setup, view, dice)

    def inventory(self, state: Najlepsza) -> list[Family]:
        return knowledge.inventory(self.setup, state)

    def unknown(self, state: Najlepsza) -> int:
        return int(state.bag[UNKNOWN] + state.stray_bag[UNKNOWN])

    def unknown_to(self, state: Najlepsza, observer: Observer) -> int:
        return int(knowledge.unknown_to(self.setup, state, observer))

    def bound(self, state: Najlepsza) -> int:
        return moves_left(self.setup, state)

    def scores(self, state: Najlepsza) -> list[i64]:
        return score.scores(self.setup, state)

    def places(self, state: Najlepsza) -> list[i64]:
        return score.places(self.setup, state)

    def chapter(self, state: Najlepsza) -> int:
        """The feast is a chapter of its own: what leads to it can be judged before it."""
        return 1 if state.feasting() else 0

    def settled(self, state: Najlepsza) -> bool:
        return state.settled()

    def traits(self) -> Traits:
        return TRAITS

    def tell(self, view: Najlepsza, pen: Pen) -> None:
        tell(self.setup, view, pen)
