"""The rules of Sen. Clauses (R13) and rulings (A6) are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import DEALER, OVER, UNKNOWN, Dice, Family, MoveId, Observer, Observers, Rules, Traits, listed
from kociarnia.engine.hidden_cards import hidden
from kociarnia.engine.observation import Pen
from kociarnia.games.sen.rules import by_lot, effects, knowledge, legal, score
from kociarnia.games.sen.rules.bound import moves_left
from kociarnia.games.sen.rules.deck import Deck
from kociarnia.games.sen.rules.observation import TRAITS, tell
from kociarnia.games.sen.rules.setup import Setup, start
from kociarnia.games.sen.rules.state import LOOK, Sen


class SenRules(Rules[Sen]):
    def __init__(self, players: int, options: Mapping[str, int], deck: Deck | None = None) -> None:
        self.setup: Setup = Setup(players, options, deck)
        self.players = players
        self.moves = self.setup.moves
        self.discreet = True
        self.together = LOOK  # R8: all look at the same time

    def start(self) -> Sen:
        return start(self.setup)

    def legal(self, state: Sen) -> list[MoveId]:
        return listed(legal.legal(self.setup, state))

    def choices(self, state: Sen) -> vec[i64]:
        return legal.legal(self.setup, state)

    def weights(self, state: Sen) -> list[int]:
        return by_lot.weights(self.setup, state)

    def roll(self, state: Sen, dice: Dice) -> MoveId:
        return by_lot.roll(self.setup, state, dice)

    def play_on(self, state: Sen, dice: Dice, most: i64, seats: bool = True) -> i64:
        made: i64 = 0
        while made < most and state.asking != OVER and (seats or state.asking >= DEALER):
            effects.apply(self.setup, state, by_lot.roll(self.setup, state, dice))
            made += 1
        return made

    def apply(self, state: Sen, move: MoveId) -> None:
        effects.apply(self.setup, state, move)

    def witnesses(self, state: Sen, move: MoveId) -> Observers:
        return knowledge.witnesses(self.setup, state)

    def blur(self, move: MoveId) -> MoveId:
        return knowledge.blur(self.setup, move)

    def redact(self, state: Sen, observer: Observer) -> Sen:
        return knowledge.redact(state, observer)

    def imagine(self, view: Sen, dice: Dice) -> Sen:
        return knowledge.imagine(view, dice)

    def inventory(self, state: Sen) -> list[Family]:
        return knowledge.inventory(self.setup, state)

    def unknown(self, state: Sen) -> int:
        return int(state.bag[UNKNOWN])

    def unknown_to(self, state: Sen, observer: Observer) -> int:
        return int(state.bag[UNKNOWN] + hidden(state.dreams, observer) + hidden(state.hand, observer))

    def bound(self, state: Sen) -> int:
        return moves_left(self.setup, state)

    def chapter(self, state: Sen) -> int:
        return state.rounds

    def scores(self, state: Sen) -> list[int]:
        return list(state.totals)

    def places(self, state: Sen) -> list[int]:
        return score.places(state)

    def traits(self) -> Traits:
        return TRAITS

    def tell(self, view: Sen, pen: Pen) -> None:
        tell(self.setup, view, pen)
