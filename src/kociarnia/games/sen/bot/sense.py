"""A player's sense of Sen: the door to what bots make of a position."""

from __future__ import annotations

import math
from typing import Final, final

from kociarnia.engine.contract import OVER, Dice, MoveId, Seat, Sense
from kociarnia.games.sen.bot import playout_policy, rating, worlds
from kociarnia.games.sen.bot.evaluation import DreamEstimate
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import DEAL, Sen

# Fitted to matches of greedy cats: ravens of a lead that is worth odds of e to 1 when only one round can follow,
LAST: Final = 7.0
# and so many more, times the root of the ravens that are still to come, by the number of players.
TO_COME: Final = [0.0, 0.0, 2.6, 1.2, 0.9, 0.7]
# Whoever begins a round may be the first to call. So many ravens is that worth with all that follows, for a call hands the next
# beginning on; the last at the table lose as many, and the others lie between. Over 180,000 rounds of greedy cats.
BEGINNING: Final = [0.0, 0.0, 3.1, 1.7, 1.2, 1.2]


@final
class SenSense(Sense[SenRules, Sen]):
    def rate(self, rules: SenRules, view: Sen, legal: list[MoveId]) -> list[float]:
        own = DreamEstimate(rules.setup, view, view.asked)
        return [rating.rate(rules.setup, view, own, move) for move in legal]

    def value(self, rules: SenRules, view: Sen) -> list[float]:
        setup = rules.setup
        counted = view.asking == OVER or view.asking == DEAL
        totals: list[float] = []
        for seat in range(setup.players):
            totals.append(float(view.totals[seat]) + (0.0 if counted else 0.8 * DreamEstimate(setup, view, seat).ravens))
            if view.asking == DEAL and view.rounds > 0:
                totals[seat] -= _beginning(setup, view, seat)
        best = min(totals)
        shares = [math.exp((best - total) / _deciding_ravens(setup, view)) for total in totals]
        whole = sum(shares)
        return [share / whole for share in shares]

    def depth(self) -> int:
        return 60  # to the end of the round: what a dream is worth shows only there

    def quick(self, rules: SenRules, world: Sen, dice: Dice) -> MoveId:
        return playout_policy.quick(rules.setup, world, dice)

    def imagine(self, rules: SenRules, view: Sen, dice: Dice) -> Sen:
        return worlds.likely_world(rules.setup, view, dice)

    def forget(self, rules: SenRules, view: Sen, memory: float) -> Sen:
        return worlds.faded(rules.setup, view, memory)


def _beginning(setup: Setup, view: Sen, seat: Seat) -> float:
    """Ravens that a seat's place in the next round is worth to it."""
    after: int = (seat - view.asked) % setup.seats
    return BEGINNING[setup.players] * (1.0 - 2.0 * after / (setup.players - 1))


def _deciding_ravens(setup: Setup, view: Sen) -> float:
    """A lead that decides: many ravens while many rounds are to come, few near the end."""
    if setup.round_limit > 0:
        left: int = max(setup.round_limit - view.rounds, 0)
        return LAST + 4.0 * TO_COME[setup.players] * math.sqrt(float(left))
    limit: int = setup.raven_limit
    return LAST + TO_COME[setup.players] * math.sqrt(float(max(limit - max(view.totals), 0)))
