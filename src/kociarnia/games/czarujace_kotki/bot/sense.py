"""A player's sense of Czarujące kotki: moves rated by the best that can come of them, tables valued, moves for playouts."""

from __future__ import annotations

import math
from typing import Final, final

from kociarnia.engine.contract import Dice, MoveId, Sense
from kociarnia.games.czarujace_kotki.bot.best_run import BestRun
from kociarnia.games.czarujace_kotki.bot.evaluation import Evaluation
from kociarnia.games.czarujace_kotki.bot.playout_policy import QuickHand
from kociarnia.games.czarujace_kotki.bot.rating import rate
from kociarnia.games.czarujace_kotki.bot.win_model import WinModel
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import PLAYING, Kotki

TINY: Final = 1e-6  # so far from certain is everybody


@final
class KotkiSense(Sense[KotkiRules, Kotki]):
    def __init__(self) -> None:
        self.hand: QuickHand | None = None

    def rate(self, rules: KotkiRules, view: Kotki, legal: list[MoveId]) -> list[float]:
        best = BestRun(Evaluation(self._hand(rules.setup).model, view, view.asked))
        return [rate(rules.setup, best, view, move) for move in legal]

    def rate_naively(self, rules: KotkiRules, view: Kotki, legal: list[MoveId]) -> list[float]:
        best = BestRun(Evaluation(self._hand(rules.setup).model, view, view.asked, True))
        return [rate(rules.setup, best, view, move) for move in legal]

    def value(self, rules: KotkiRules, view: Kotki) -> list[float]:
        players = rules.setup.players
        if view.over != PLAYING:
            places = rules.places(view)
            winners = float(places.count(1))
            if winners == 0.0:  # the professor has caught everybody (R43, R66)
                return [1.0 / float(players)] * players
            return [1.0 / winners if place == 1 else 0.0 for place in places]
        actor = rules.actor(view)
        shares = Evaluation(self._hand(rules.setup).model, view, actor if actor >= 0 else view.active(players)).shares()
        return shares if players == 2 else _of_all(shares)

    def quick(self, rules: KotkiRules, world: Kotki, dice: Dice) -> MoveId:
        return self._hand(rules.setup).choose(rules, world, dice)

    def _hand(self, setup: Setup) -> QuickHand:
        """It is made for one setup, and a sense is mostly asked about one match for long."""
        hand = self.hand
        if hand is None or hand.model.setup is not setup:
            hand = QuickHand(WinModel(setup))
            self.hand = hand
        return hand


def _of_all(shares: list[float]) -> list[float]:
    """The chance to win of kittens that come before so many of the others, in the mean: by the root of their odds."""
    odds = [math.sqrt((share + TINY) / (1.0 - share + TINY)) for share in shares]
    whole = sum(odds)
    return [own / whole for own in odds]
