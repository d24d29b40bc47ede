"""A player's sense of Czarujące kotki: moves rated by the best that can come of them, tables valued, moves for playouts."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Sense
from kociarnia.games.czarujace_kotki.bot.best_run import BestRun
from kociarnia.games.czarujace_kotki.bot.evaluation import Evaluation
from kociarnia.games.czarujace_kotki.bot.playout_policy import QuickHand
from kociarnia.games.czarujace_kotki.bot.win_model import WinModel
from kociarnia.games.czarujace_kotki.rules.deck import KIND, KINDS, SWAP
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    COUPLE,
    FISH,
    GIVE,
    KEEP,
    PICK,
    PLACE,
    PLAYING,
    SOURCE,
    SPELL,
    WHOLE,
    WITH,
    Kotki,
    more_of,
    step_of,
)

TINY: Final = 1e-6  # so far from certain is everybody


@final
class KotkiSense(Sense[KotkiRules, Kotki]):
    def __init__(self) -> None:
        self.hand: QuickHand | None = None

    def rate(self, rules: KotkiRules, view: Kotki, legal: list[MoveId]) -> list[float]:
        best = BestRun(Evaluation(self._hand(rules.setup).model, view, view.asked))
        return [_rate(rules.setup, best, view, move) for move in legal]

    def rate_naively(self, rules: KotkiRules, view: Kotki, legal: list[MoveId]) -> list[float]:
        best = BestRun(Evaluation(self._hand(rules.setup).model, view, view.asked, True))
        return [_rate(rules.setup, best, view, move) for move in legal]

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


def _rate(setup: Setup, best: BestRun, view: Kotki, move: MoveId) -> float:
    ask = view.asking
    step = step_of(view.detail)
    last: i64 = setup.deck.end[step]
    me = best.me
    if ask == SPELL:
        return best.of_program(setup.deck.casts[move - setup.cast])
    if ask == PLACE:
        return best.of_page(move - setup.place, view.held[-1], 0, 0, me)
    if ask == PICK:
        cell = move - setup.pick
        unit = setup.deck.unit[step]
        if unit == KIND:
            return best.of_purge(step, last, me, cell)
        return best.of_first(step, last, cell) if unit == SWAP else best.of_pick(step, last, me, cell)
    if ask == WITH:
        return best.of_pair(step, last, me, more_of(view.detail), move - setup.with_)
    if ask == SOURCE:
        return best.of_draw(step, last, me) if move == setup.source else best.of_card(view.pile[-1], step, last, me, me)
    if ask == FISH:
        return best.of_card(move - setup.fishing, step, last, me, me)
    if ask == WHOLE:
        return best.of_chapter(step, last, move - setup.whole)
    if ask == COUPLE:
        return best.of_couple(step, last, move - setup.couple)
    if ask == GIVE:
        return best.of_gift(view.held[-1], 0, 0, move - setup.give)
    if ask == KEEP:
        pair = move - setup.keep
        return best.of_keeping(step, pair // (KINDS + 1) + 1, pair % (KINDS + 1) + 1)
    return 0.0  # which kitten to be: each has its merits
