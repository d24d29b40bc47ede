"""A player's sense of the table: what each move makes of one's cats, treats and cards; at the feast, the solver's answer."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Sense
from kociarnia.games.najlepsza_gra.bot.evaluation import (
    Holding,
    expected_points,
    holding,
    line_gains,
    strays_left,
    turns_left,
)
from kociarnia.games.najlepsza_gra.bot.playout_policy import CardValues, quick
from kociarnia.games.najlepsza_gra.bot.proposal import proposal
from kociarnia.games.najlepsza_gra.bot.quick_feast import feast_points
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import FEED, MARK, TURN, Najlepsza

DENY: Final = 0.2  # what a rival loses is worth so much of it to me
# Fitted to matches of greedy cats and kocurs: points of a lead that is worth odds of e to 1 when only the feast is to come,
LAST: Final = 1.0
# so many more, times the root of the turns that everybody still has, by the number of players,
TO_COME: Final = [0.0, 0.0, 6.0, 3.0, 1.6]
# and so many more, times the root of the unseen cards in a rival's hand.
HIDDEN: Final = 1.25


@final
class NajlepszaSense(Sense[NajlepszaRules, Najlepsza]):
    def __init__(self) -> None:
        self._values: CardValues | None = None

    def rate(self, rules: NajlepszaRules, view: Najlepsza, legal: list[MoveId]) -> list[float]:
        setup = rules.setup
        ask = view.asking
        seat = view.asked
        if ask == FEED:
            best = setup.eat + proposal(setup, view, seat)[0]
            return [1.0 if move == best else 0.0 for move in legal]
        own = holding(setup, view, seat)
        lines: list[float] = []
        if ask == TURN:
            lines = line_gains(setup, view, seat)
        elif ask == MARK:
            lines = line_gains(setup, view, view.first)
        elif own.hand[setup.bottle] > 0:
            lines = line_gains(setup, view, (seat + 1) % setup.players)
        turns = turns_left(setup, view, seat)
        before = expected_points(setup.deck, own, turns, strays_left(view))
        return [_rate(setup, view, own, turns, before, lines, move) for move in legal]

    def value(self, rules: NajlepszaRules, view: Najlepsza) -> list[float]:
        if rules.settled(view):
            places = rules.places(view)
            winners = places.count(1)
            return [1.0 / winners if place == 1 else 0.0 for place in places]
        setup = rules.setup
        own = [holding(setup, view, seat) for seat in range(setup.players)]
        turns = [turns_left(setup, view, seat) for seat in range(setup.players)]
        if view.asking == FEED:
            points = feast_points(setup, own)
        else:
            strays = strays_left(view)
            points = [expected_points(setup.deck, own[seat], turns[seat], strays) for seat in range(setup.players)]
        unseen: i64 = sum(one.hand[0] for one in own)
        spread = LAST + TO_COME[setup.players] * math.sqrt(float(sum(turns)) / len(own))
        spread += HIDDEN * math.sqrt(float(unseen) / (len(own) - 1))
        best = max(points)
        shares = [math.exp((mine - best) / spread) for mine in points]
        whole = sum(shares)
        return [share / whole for share in shares]

    def quick(self, rules: NajlepszaRules, world: Najlepsza, dice: Dice) -> MoveId:
        setup = rules.setup
        if world.asking == FEED:
            return setup.eat + proposal(setup, world, world.asked)[0]
        values = self._values
        if values is None or values.deck is not setup.deck:
            values = self._values = CardValues(setup.deck)
        return quick(setup, values, world, dice)


def _rate(setup: Setup, view: Najlepsza, own: Holding, turns: i64, before: float, lines: list[float], move: MoveId) -> float:
    """`before` is what one expects now, `lines` what each line brings: to me in my turn, else to the next player."""
    ask = view.asking
    if ask == MARK:  # what the first player may not take
        return lines[move - setup.mark]
    if move < setup.took:
        return lines[move - setup.take]
    if move == setup.done:
        return 0.0
    strays = strays_left(view)
    after = own.copy()
    if move < setup.adopt:
        after.hand[setup.bottle] -= 1
        cost = expected_points(setup.deck, after, turns, strays) - before
        line = move - setup.spray
        if ask == TURN:  # the line that is set free
            return cost + _best_but(lines, line)
        return cost + DENY * (_best_but(lines, view.marker) - _best_but(lines, line))
    after.hand[setup.lost_cat] -= 2
    if move == setup.cash:
        after.coins += 1
    else:
        after.front.append(setup.cats + move - setup.adopt)
        strays -= 1
    gain = expected_points(setup.deck, after, turns, strays) - before
    # A line can still be taken afterwards; the hair's breadth puts the lost cats first.
    return _best_but(lines, view.marker) + gain + 0.01 if ask == TURN else gain


def _best_but(lines: list[float], blocked: i64) -> float:
    """The best line that is not blocked."""
    best = -1000.0
    for line in range(len(lines)):
        if line != blocked and lines[line] > best:
            best = lines[line]
    return best
