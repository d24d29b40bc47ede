"""The rules of Czarujące kotki, as the engine asks for them. Clauses (R16) and rulings (A4) are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from kociarnia.engine.contract import DEALER, OVER, Dice, Family, MoveId, Observer, Observers, Rules, Traits
from kociarnia.engine.hidden_cards import hidden
from kociarnia.engine.observation import Pen
from kociarnia.games.czarujace_kotki.rules import by_lot, dealer, effects, knowledge, legal, score
from kociarnia.games.czarujace_kotki.rules.bound import Prices
from kociarnia.games.czarujace_kotki.rules.deck import Deck
from kociarnia.games.czarujace_kotki.rules.observation import TRAITS, tell
from kociarnia.games.czarujace_kotki.rules.setup import Setup, start
from kociarnia.games.czarujace_kotki.rules.state import PLAYING, Kotki


class KotkiRules(Rules[Kotki]):
    def __init__(self, players: int, options: Mapping[str, int], deck: Deck | None = None) -> None:
        self.players = players
        self.setup: Setup = Setup(players, options, deck)
        self.moves = self.setup.moves
        self.discreet = True
        self._prices: Prices = Prices(self.setup)
        self._start: Kotki = start(self.setup)

    def start(self) -> Kotki:
        return self._start.copy()

    def settled(self, state: Kotki) -> bool:
        return state.over != PLAYING

    def legal(self, state: Kotki) -> list[MoveId]:
        return legal.legal(self.setup, state)

    def weights(self, state: Kotki) -> list[int]:
        return dealer.weights(self.setup, state)

    def roll(self, state: Kotki, dice: Dice) -> MoveId:
        return by_lot.roll(self.setup, state, dice)

    def play_on(self, state: Kotki, dice: Dice, most: i64, seats: bool = True) -> i64:
        made: i64 = 0
        while made < most and state.asking != OVER and (seats or state.asking >= DEALER):
            effects.apply(self.setup, state, by_lot.roll(self.setup, state, dice))
            made += 1
        return made

    def apply(self, state: Kotki, move: MoveId) -> None:
        effects.apply(self.setup, state, move)

    def witnesses(self, state: Kotki, move: MoveId) -> Observers:
        return knowledge.witnesses(self.setup, state, move)

    def blur(self, move: MoveId) -> MoveId:
        return knowledge.blur(self.setup, move)

    def redact(self, state: Kotki, observer: Observer) -> Kotki:
        return knowledge.redact(state, observer)

    def imagine(self, view: Kotki, dice: Dice) -> Kotki:
        return knowledge.imagine(view, dice)

    def inventory(self, state: Kotki) -> list[Family]:
        return knowledge.inventory(self.setup, state, self._start)

    def unknown(self, state: Kotki) -> int:
        return knowledge.unknown(state)

    def unknown_to(self, state: Kotki, observer: Observer) -> int:
        return knowledge.unknown(state) + hidden(state.looked, observer) + hidden(state.goals, observer)

    def bound(self, state: Kotki) -> int:
        return self._prices.left(state)

    def scores(self, state: Kotki) -> list[int]:
        return score.scores(self.setup, state)

    def places(self, state: Kotki) -> list[int]:
        return score.places(self.setup, state)

    def traits(self) -> Traits:
        return TRAITS

    def tell(self, view: Kotki, pen: Pen) -> None:
        tell(self.setup, view, pen)
