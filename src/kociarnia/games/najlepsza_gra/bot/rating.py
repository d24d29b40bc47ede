"""What each move makes of one's cats, treats and cards; at the feast, the solver's answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import MoveId
from kociarnia.games.najlepsza_gra.bot.evaluation import Holding, expected_points, holding, line_gains, strays_left, turns_left
from kociarnia.games.najlepsza_gra.bot.proposal import proposal
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import FEED, MARK, TURN, Najlepsza

DENY: Final = 0.2  # what a rival loses is worth so much of it to me


def rate(setup: Setup, view: Najlepsza, legal: list[MoveId]) -> list[float]:
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
