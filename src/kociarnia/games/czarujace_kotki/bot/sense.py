"""A player's sense of Czarujące kotki: what chapters promise, how likely the professor comes first, what each move makes of it.

Both endings are weighed all the time. The more likely the professor is, the more it counts to have clean paws: 9 points or
fewer (R43) and few cards (R44).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Sense
from kociarnia.games.czarujace_kotki.bot.glance import Glance
from kociarnia.games.czarujace_kotki.bot.plans import Plans
from kociarnia.games.czarujace_kotki.bot.playout import quick
from kociarnia.games.czarujace_kotki.rules.deck import KIND, KINDS, SWAP
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
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


@final
class KotkiSense(Sense[KotkiRules, Kotki]):
    def __init__(self) -> None:
        self.glance: Glance | None = None

    def rate(self, rules: KotkiRules, view: Kotki, legal: list[MoveId]) -> list[float]:
        plans = Plans(rules.setup, view, view.asked)
        return [self._rate(rules, plans, view, move) for move in legal]

    def _rate(self, rules: KotkiRules, plans: Plans, view: Kotki, move: MoveId) -> float:
        setup = rules.setup
        ask = view.asking
        step = step_of(view.detail)
        last: i64 = setup.deck.end[step]
        me = plans.me
        if ask == SPELL:
            return plans.best(setup.deck.casts[move - setup.cast])
        if ask == PLACE:
            return plans.place(move - setup.place, view.held[-1], 0, 0, me)
        if ask == PICK:
            place = move - setup.pick
            unit = setup.deck.unit[step]
            if unit == KIND:
                return plans.purge(step, last, me, place)
            return plans.swap_now(step, last, place) if unit == SWAP else plans.pick(step, last, me, place)
        if ask == WITH:
            return plans.swap(step, last, me, more_of(view.detail), move - setup.with_)
        if ask == SOURCE:
            return plans.drawn(step, last, me) if move == setup.source else plans.arrive(view.pile[-1], step, last, me, me)
        if ask == FISH:
            return plans.arrive(move - setup.fishing, step, last, me, me)
        if ask == WHOLE:
            return plans.whole(step, last, move - setup.whole)
        if ask == COUPLE:
            return plans.couple(step, last, move - setup.couple)
        if ask == GIVE:
            return plans.given(view.held[-1], 0, 0, move - setup.give)
        if ask == KEEP:
            pair = move - setup.keep
            return plans.kept(step, pair // (KINDS + 1) + 1, pair % (KINDS + 1) + 1)
        return 0.0  # which kitten to be: each has its merits

    def value(self, rules: KotkiRules, view: Kotki) -> list[float]:
        setup = rules.setup
        if view.over != PLAYING:
            places = rules.places(view)
            return [float(sum([place < other for other in places])) / float(setup.players - 1) for place in places]
        return Plans(setup, view, rules.actor(view) if rules.actor(view) >= 0 else view.turn % setup.players).shares()

    def quick(self, rules: KotkiRules, world: Kotki, dice: Dice) -> MoveId:
        glance = self.glance
        if glance is None or glance.setup is not rules.setup:
            glance = Glance(rules.setup)
            self.glance = glance
        return quick(rules, glance, world, dice)
