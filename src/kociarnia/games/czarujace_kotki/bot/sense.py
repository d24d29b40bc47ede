"""A player's sense of Czarujące kotki: what chapters promise, how likely the professor comes first, what each move makes of it.

Both endings are weighed all the time. The more likely the professor is, the more it counts to have clean paws: 9 points or
fewer (R43) and few cards (R44).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Rules, Sense
from kociarnia.games.czarujace_kotki.bot.glance import Glance
from kociarnia.games.czarujace_kotki.bot.plans import Plans
from kociarnia.games.czarujace_kotki.bot.playout import quick
from kociarnia.games.czarujace_kotki.rules.deck import KIND, KINDS, SWAP
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.state import (
    ASK,
    COUPLE,
    DETAIL,
    FISH,
    GIVE,
    KEEP,
    PICK,
    PLACE,
    PLAYING,
    SEAT,
    SOURCE,
    SPELL,
    STEP_AT,
    WHOLE,
    WITH,
    Kotki,
)


@final
class KotkiSense(Sense[Kotki]):
    def __init__(self) -> None:
        self.glance: Glance | None = None

    def rate(self, rules: Rules[Kotki], view: Kotki, legal: list[MoveId]) -> list[float]:
        assert isinstance(rules, KotkiRules)
        entry: i64 = view.agenda[-1]
        plans = Plans(rules.setting, view, entry >> SEAT & 7)
        return [self._rate(rules, plans, view, entry, move) for move in legal]

    def _rate(self, rules: KotkiRules, plans: Plans, view: Kotki, entry: i64, move: MoveId) -> float:
        s = rules.setting
        ask = entry & ASK
        step = entry >> STEP_AT & 255
        last: i64 = s.box.end[step]
        me = plans.me
        if ask == SPELL:
            return plans.best(s.box.casts[move - s.cast])
        if ask == PLACE:
            return plans.place(move - s.place, view.held[-1], 0, 0, me)
        if ask == PICK:
            place = move - s.pick
            unit = s.box.unit[step]
            if unit == KIND:
                return plans.purge(step, last, me, place)
            return plans.swap_now(step, last, place) if unit == SWAP else plans.pick(step, last, me, place)
        if ask == WITH:
            return plans.swap(step, last, me, entry >> DETAIL, move - s.with_)
        if ask == SOURCE:
            return plans.drawn(step, last, me) if move == s.source else plans.arrive(view.pile[-1], step, last, me, me)
        if ask == FISH:
            return plans.arrive(move - s.fishing, step, last, me, me)
        if ask == WHOLE:
            return plans.whole(step, last, move - s.whole)
        if ask == COUPLE:
            return plans.couple(step, last, move - s.couple)
        if ask == GIVE:
            return plans.given(view.held[-1], 0, 0, move - s.give)
        if ask == KEEP:
            pair = move - s.keep
            return plans.kept(step, pair // (KINDS + 1) + 1, pair % (KINDS + 1) + 1)
        return 0.0  # which kitten to be: each has its merits

    def value(self, rules: Rules[Kotki], view: Kotki) -> list[float]:
        assert isinstance(rules, KotkiRules)
        s = rules.setting
        if view.over != PLAYING:
            places = rules.places(view)
            return [float(sum([place < other for other in places])) / float(s.players - 1) for place in places]
        return Plans(s, view, rules.actor(view) if rules.actor(view) >= 0 else view.turn % s.players).shares()

    def quick(self, rules: Rules[Kotki], world: Kotki, dice: Dice) -> MoveId:
        assert isinstance(rules, KotkiRules)
        glance = self.glance
        if glance is None or glance.s is not rules.setting:
            glance = Glance(rules.setting)
            self.glance = glance
        return quick(rules, glance, world, dice)
