"""A player's sense of Kotobirynt: what a turn can win, and how near the remaining cats are for whoever comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import NEVER, UNKNOWN, Dice, MoveId, Seat, Sense
from kociarnia.games.kotobirynt.bot.barring import best_last, opening, sound, towards_opening
from kociarnia.games.kotobirynt.bot.evaluation import shares, soon
from kociarnia.games.kotobirynt.bot.rating import distinct, rate
from kociarnia.games.kotobirynt.rules.legal import legal
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, Kotobirynt

PATIENCE: Final = 24  # turns beyond two for each cat won: then rivals who look ahead do nothing but bar each other's way
WON: Final = 0.5  # what is worth more wins a cat in this turn
KEPT: Final = 5000  # tables of which all rates are remembered
MANY: Final = 50_000  # tables of which the best action is
MIX: Final = 1099511628211  # a large prime: numbers multiplied by it, one after the other, differ in all bits of the sum
KEY: Final = 4611686018427387903  # of which 62 are kept, so that plain and machine ints give the same


class KotobiryntSense(Sense[KotobiryntRules, Kotobirynt]):
    """Nothing is secret, so a search meets the same tables again and again: what was thought of them is remembered."""

    def __init__(self) -> None:
        self._setup: Setup | None = None  # of which match that is
        self._rates: dict[int, list[float]] = {}
        self._moves: dict[int, int] = {}
        self._soons: dict[int, float] = {}
        self._lasts: dict[int, int] = {}

    def rate(self, rules: KotobiryntRules, view: Kotobirynt, legal: list[MoveId]) -> list[float]:
        """The list is the one that is remembered: it is for reading."""
        self._attend(rules.setup)
        key = int(key_of(rules.setup, view) ^ len(legal))
        found = self._rates.get(key)
        if found is None:
            found = rate(rules.setup, view, legal)
            if len(self._rates) >= KEPT:
                self._rates.clear()
            self._rates[key] = found
        return _impatient(found, rules.setup, view, legal) if _dragging(view) else found

    def distinct(self, rules: KotobiryntRules, view: Kotobirynt, legal: list[MoveId]) -> list[MoveId]:
        return distinct(rules.setup, view, legal)

    def sound(self, rules: KotobiryntRules, view: Kotobirynt, legal: list[MoveId], enough: Callable[[], bool]) -> list[MoveId]:
        if not _bars(rules.setup, view):
            return legal
        found = rate(rules.setup, view, legal)
        if _dragging(view):
            return _progress(rules.setup, view, legal, found, enough)
        return sound(rules.setup, view, legal, found, enough)

    def follow(self, rules: KotobiryntRules, world: Kotobirynt, who: Seat) -> MoveId:
        if world.made == 0 or not _bars(rules.setup, world):
            return self.best(rules, world, who)
        self._attend(rules.setup)
        key = int(key_of(rules.setup, world))
        move = self._lasts.get(key)
        if move is None:
            moves = legal(rules.setup, world)
            move = int(best_last(rules.setup, world, distinct(rules.setup, world, moves)))
            if len(self._lasts) >= MANY:
                self._lasts.clear()
            self._lasts[key] = move
        return move

    def quick(self, rules: KotobiryntRules, world: Kotobirynt, dice: Dice) -> MoveId:
        return self.best(rules, world, world.turn)

    def best(self, rules: KotobiryntRules, world: Kotobirynt, who: Seat) -> MoveId:
        """Looked for once, and then only looked up."""
        self._attend(rules.setup)
        key = int(key_of(rules.setup, world))
        move = self._moves.get(key)
        if move is None:
            move = int(_best(rules.setup, world))
            if len(self._moves) >= MANY:
                self._moves.clear()
            self._moves[key] = move
        return move

    def value(self, rules: KotobiryntRules, view: Kotobirynt) -> list[float]:
        return shares(rules.setup, view, self._soon(rules.setup, view) if view.asking == ACT else 0.0)

    def _soon(self, setup: Setup, view: Kotobirynt) -> float:
        self._attend(setup)
        key = int(key_of(setup, view))
        found = self._soons.get(key)
        if found is None:
            found = soon(setup, view)
            if len(self._soons) >= MANY:
                self._soons.clear()
            self._soons[key] = found
        return found

    def _attend(self, setup: Setup) -> None:
        if self._setup is not setup:
            self._rates.clear()
            self._moves.clear()
            self._soons.clear()
            self._lasts.clear()
            self._setup = setup


def _bars(setup: Setup, view: Kotobirynt) -> bool:
    """Is an action asked for, after which a rival comes?"""
    return view.asking == ACT and not setup.partners(view.turn, (view.turn + 1) % setup.players)


def _dragging(view: Kotobirynt) -> bool:
    return view.turns > PATIENCE + 2 * len(view.won)


def _progress(
    setup: Setup, view: Kotobirynt, legal: list[MoveId], rates: list[float], enough: Callable[[], bool]
) -> list[MoveId]:
    """What whoever looks closely does then: a cat that the turn can win is won, whatever it costs, for else two who bar each
    other's way would do it for ever; if none can be, one is offered, at the best exchange."""
    winning = sound(setup, view, legal, rates, enough, True)
    if winning:
        return winning
    if view.made > 0:
        return opening(setup, view, legal, enough) or [_any(view, legal)]
    moves = sound(setup, view, legal, rates, enough)
    first = moves.index(_any(view, moves))
    return towards_opening(setup, view, moves[first:] + moves[:first], enough)


def _any(view: Kotobirynt, moves: list[MoveId]) -> MoveId:
    """One of these, another one in every turn."""
    return moves[int((view.turns * MIX + view.made * 7919) >> 7) % len(moves)]


def _impatient(rates: list[float], setup: Setup, view: Kotobirynt, legal: list[MoveId]) -> list[float]:
    """A cat that can be won is won; else anything is better than barring each other's way again, and a search would find just
    that: one move, another one in every turn, is all that is thought about."""
    if max(rates) >= WON:
        return [rate if rate >= WON else NEVER for rate in rates]
    only = _any(view, distinct(setup, view, legal))
    return [rate if legal[at] == only else NEVER for at, rate in enumerate(rates)]


def _best(setup: Setup, view: Kotobirynt) -> MoveId:
    moves = legal(setup, view)
    found = rate(setup, view, moves)
    best = 0
    for at in range(1, len(moves)):
        if found[at] > found[best]:
            best = at
    return moves[best]


def key_of(setup: Setup, view: Kotobirynt) -> i64:
    """A number that tables share if and only if they rate alike: of 62 bits, so that two never share one by accident."""
    key: i64 = (view.turn << 2 | view.asking) << 2 | view.made
    key = (key << 1 | view.inserted) << 6 | view.cat_bag[UNKNOWN]
    for tile in view.square:
        key = (key ^ tile) * MIX & KEY
    for at in range(len(view.deck)):
        key = (key ^ view.deck[at]) * MIX & KEY
        if at == 1:  # what comes next but one is out of sight
            break
    for cat in range(len(view.cats)):
        points: i64 = setup.deck.points[view.cats[cat]]
        key = (key ^ (points << 6) + view.cat_spots[cat]) * MIX & KEY
    for spot in view.keeper_spots:
        key = (key ^ spot) * MIX & KEY
    for home in view.homes:
        key = (key ^ home) * MIX & KEY
    return key
