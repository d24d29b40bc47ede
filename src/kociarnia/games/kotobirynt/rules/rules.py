"""The rules of Kotobirynt. Clauses (R13) and rulings (A6) are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import DEALER, OVER, UNKNOWN, Dice, Family, MoveId, Observer, Observers, Rules, Traits
from kociarnia.engine.observation import Pen
from kociarnia.games.kotobirynt.rules import by_lot, effects, knowledge, legal, score
from kociarnia.games.kotobirynt.rules.bound import moves_left
from kociarnia.games.kotobirynt.rules.deck import Deck
from kociarnia.games.kotobirynt.rules.observation import TRAITS, tell
from kociarnia.games.kotobirynt.rules.setup import Setup, start
from kociarnia.games.kotobirynt.rules.state import Kotobirynt


@final
class KotobiryntRules(Rules[Kotobirynt]):
    def __init__(self, players: int, options: Mapping[str, int], deck: Deck) -> None:
        self.setup: Setup = Setup(players, options, deck)
        self.players = players
        self.moves = self.setup.moves
        self.discreet = True

    def start(self) -> Kotobirynt:
        return start(self.setup)

    def legal(self, state: Kotobirynt) -> list[MoveId]:
        return legal.legal(self.setup, state)

    def choices(self, state: Kotobirynt) -> vec[i64]:
        return legal.choices(self.setup, state)

    def weights(self, state: Kotobirynt) -> list[i64]:
        return by_lot.weights(self.setup, state)

    def roll(self, state: Kotobirynt, dice: Dice) -> MoveId:
        move = by_lot.roll(self.setup, state, dice)
        return super().roll(state, dice) if move == by_lot.FROM_LIST else move

    def play_on(self, state: Kotobirynt, dice: Dice, most: i64, seats: bool = True) -> i64:
        made: i64 = 0
        while made < most and state.asking != OVER and (seats or state.asking >= DEALER):
            effects.apply(self.setup, state, self.roll(state, dice))
            made += 1
        return made

    def apply(self, state: Kotobirynt, move: MoveId) -> None:
        effects.apply(self.setup, state, move)

    def witnesses(self, state: Kotobirynt, move: MoveId) -> Observers:
        return self.setup.all

    def blur(self, move: MoveId) -> MoveId:
        return move

    def redact(self, state: Kotobirynt, observer: Observer) -> Kotobirynt:
        return state.copy()

    def imagine(self, view: Kotobirynt, dice: Dice) -> Kotobirynt:
        return view.copy()

    def inventory(self, state: Kotobirynt) -> list[Family]:
        return knowledge.inventory(state)

    def unknown(self, state: Kotobirynt) -> int:
        return int(state.canal_bag[UNKNOWN] + state.cat_bag[UNKNOWN])

    def unknown_to(self, state: Kotobirynt, observer: Observer) -> int:
        return self.unknown(state)

    def bound(self, state: Kotobirynt) -> int:
        return moves_left(self.setup, state)

    def chapter(self, state: Kotobirynt) -> int:
        return state.turns

    def scores(self, state: Kotobirynt) -> list[i64]:
        return score.scores(self.setup, state)

    def places(self, state: Kotobirynt) -> list[i64]:
        return score.places(self.setup, state)

    def sides(self) -> list[i64]:
        return self.setup.side[:]

    def traits(self) -> Traits:
        return TRAITS

    def tell(self, view: Kotobirynt, pen: Pen) -> None:
        tell(self.setup, view, pen)

    def utilities(self, state: Kotobirynt) -> list[float]:
        return score.utilities(self.setup, state) if self.setup.counts_turns else super().utilities(state)

    def utility_range(self) -> tuple[float, float]:
        return (0.0, 1.0) if self.setup.counts_turns else super().utility_range()
