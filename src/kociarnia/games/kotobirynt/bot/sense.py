"""A player's sense of Kotobirynt: what a turn can win, and how near the remaining cats are for whoever comes next."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Dice, MoveId, Rules, Seat, Sense
from kociarnia.games.kotobirynt.bot.lookahead import Outlook, outlook
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.rules import ACTIONS, KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import ACT, FROM, KEEPER, REACHED, SPOT, WON, Kotobirynt

LATER: Final = 0.5  # what such a chance is worth to me or mine, against a cat in the hand
THEIRS: Final = 0.8  # what it costs if it is a rival's
HINT: Final = 0.1  # with one action to come it only tells equals apart
FRESH: Final = 0.02  # a new card in the square: where nothing is near, turning the old ones for ever leads nowhere
PACE: Final = 0.55  # turns that a cat takes on average
LONG: Final = 12.0  # turns after which a match alone is neither good nor bad

KEPT: Final = 5000  # tables of which all rates are remembered
MANY: Final = 50_000  # tables of which the best action is
UNRATED: Final = -1e9
MIX: Final = 1099511628211  # a large prime: numbers multiplied by it, one after the other, differ in all bits of the sum
KEY: Final = 4611686018427387903  # of which 62 are kept, so that plain and machine ints give the same


class KotobiryntSense(Sense[Kotobirynt]):
    """Nothing is secret, so a search meets the same tables again and again: what was thought of them is remembered."""

    def __init__(self) -> None:
        self._rules: KotobiryntRules | None = None
        self._rates: dict[int, list[float]] = {}
        self._moves: dict[int, int] = {}
        self._soons: dict[int, float] = {}

    def rate(self, rules: Rules[Kotobirynt], view: Kotobirynt, legal: list[MoveId]) -> list[float]:
        """The list is the one that is remembered: it is for reading."""
        assert isinstance(rules, KotobiryntRules)
        self._attend(rules)
        key = int(key_of(rules, view) ^ len(legal))
        rates = self._rates.get(key)
        if rates is None:
            rates = self._weigh(rules, view, legal)
            if len(self._rates) >= KEPT:
                self._rates.clear()
            self._rates[key] = rates
        return rates

    def quick(self, rules: Rules[Kotobirynt], world: Kotobirynt, dice: Dice) -> MoveId:
        return self.best(rules, world, world.turn)

    def best(self, rules: Rules[Kotobirynt], world: Kotobirynt, who: Seat) -> MoveId:
        """Looked for once, and then only looked up."""
        assert isinstance(rules, KotobiryntRules)
        self._attend(rules)
        key = int(key_of(rules, world))
        move = self._moves.get(key)
        if move is None:
            move = int(self._best(rules, world))
            if len(self._moves) >= MANY:
                self._moves.clear()
            self._moves[key] = move
        return move

    def _best(self, rules: KotobiryntRules, view: Kotobirynt) -> MoveId:
        legal = rules.legal(view)
        rates = self._weigh(rules, view, legal)
        best = 0
        for at in range(1, len(legal)):
            if rates[at] > rates[best]:
                best = at
        return legal[best]

    def _weigh(self, rules: KotobiryntRules, view: Kotobirynt, legal: list[MoveId]) -> list[float]:
        ask = view.agenda[-1]
        if ask == ACT:
            return self._actions(rules, view, legal)
        return [self._answer(rules, view, ask == KEEPER, move) for move in legal]

    def _attend(self, rules: KotobiryntRules) -> None:
        if self._rules is not rules:
            self._rates.clear()
            self._moves.clear()
            self._soons.clear()
            self._rules = rules

    def _actions(self, rules: KotobiryntRules, view: Kotobirynt, legal: list[MoveId]) -> list[float]:
        now = outlook(rules, view)
        known: list[float] = [UNRATED] * (rules.leave + 2)  # by effect: a card turned half round twice is not looked at twice
        out: list[float] = []
        for move in legal:
            same = effect_of(rules, view, move)
            if known[same] == UNRATED:
                made = ACTIONS if move == rules.leave else view.made + 1
                fresh = FRESH if rules.insert <= move < rules.leave else 0.0
                known[same] = self._action(rules, view, now, move, made) + fresh
            out.append(known[same])
        return out

    def _action(self, rules: KotobiryntRules, view: Kotobirynt, now: Outlook, move: MoveId, made: i64) -> float:
        """What an action and the rest of the turn are worth; `now` is the table before it, and after it."""
        now.act(move)
        if now.joined():
            rate = self._after(rules, view, now.copy(), made)
        else:
            rate = self._rest(rules, view, now, made)
        now.undo()
        return rate

    def _after(self, rules: KotobiryntRules, view: Kotobirynt, after: Outlook, made: i64) -> float:
        """What the rest of the turn is worth once `made` actions have been made, and what they win."""
        gain = after.collect()
        if after.unseen == 0 and after.cats == 0:
            return gain + 10.0  # all are home, and that is the end
        return gain + self._rest(rules, view, after, made)

    def _rest(self, rules: KotobiryntRules, view: Kotobirynt, after: Outlook, made: i64) -> float:
        mine = self._mine_next(rules, view)
        near = after.chances()
        best = after.best() if made < ACTIONS else 0.0
        if best > 0.0:
            return best + (HINT * near if mine else -HINT * near)
        return LATER * near if mine else -THEIRS * near

    def _mine_next(self, rules: KotobiryntRules, view: Kotobirynt) -> bool:
        """Does whoever has the next turn win with me?"""
        return rules.together(view.turn, (view.turn + 1) % rules.players)

    def _answer(self, rules: KotobiryntRules, view: Kotobirynt, keeper: bool, move: MoveId) -> float:
        """Which cat is replaced first, or which keeper moves: play it out on the ring and look at what it leads to."""
        after = outlook(rules, view)
        homes = view.homes[:]
        if keeper:
            self._replace(after, homes.pop(), move - rules.keeper)
        else:
            face = move - rules.home + 1
            for at in range(len(homes)):
                if homes[at] >> WON == face:
                    homes.append(homes.pop(at))
                    break
        while homes:
            home = homes.pop()
            reached: i64 = home >> REACHED & 255
            self._replace(after, home, 0 if reached & 1 else 1)
        after.stand()
        return self._after(rules, view, after, view.made)

    def _replace(self, after: Outlook, home: i64, keeper: i64) -> None:
        after.replace(home & SPOT, home >> FROM & 63, keeper)

    def value(self, rules: Rules[Kotobirynt], view: Kotobirynt) -> list[float]:
        assert isinstance(rules, KotobiryntRules)
        lost: i64 = rules.all_cats - len(view.won)
        if rules.counts_turns():
            turns = float(int(view.turns)) + PACE * float(int(lost)) - (0.5 * self._soon(rules, view) if view.agenda else 0.0)
            return [LONG / (LONG + turns)] * rules.players
        soon = rules.box.average * self._soon(rules, view) if view.agenda else 0.0
        spread = 0.5 + 0.9 * math.sqrt(float(int(lost)) * rules.box.average)  # what is still to come may turn the match
        sides, points_of, won = rules.side, rules.box.points, view.won
        shares: list[float] = []
        best = 0.0
        for side in range(sides[-1] + 1):
            points: i64 = 0
            for cat in won:
                if sides[cat & 7] == side:
                    points += points_of[cat >> 3]
            mark = float(int(points)) + (soon if side == sides[view.turn] else 0.0)
            shares.append(mark)
            if mark > best:
                best = mark
        whole = 0.0
        for side in range(len(shares)):
            share = math.exp((shares[side] - best) / spread)
            shares[side] = share
            whole += share
        return [shares[side] / whole for side in sides]

    def _soon(self, rules: KotobiryntRules, view: Kotobirynt) -> float:
        """What whoever is asked may well win in what is left of the turn."""
        if view.agenda[-1] != ACT:
            return 0.0
        self._attend(rules)
        key = int(key_of(rules, view))
        soon = self._soons.get(key)
        if soon is None:
            soon = min(1.0, outlook(rules, view).chances() * float(ACTIONS - int(view.made)) / 2.0)
            if len(self._soons) >= MANY:
                self._soons.clear()
            self._soons[key] = soon
        return soon


def effect_of(rules: KotobiryntRules, view: Kotobirynt, move: MoveId) -> MoveId:
    """The move that stands for all that do the same to the square."""
    if move < rules.insert:
        cell = move // (ALL_TURNS - 1)
        turn = (move % (ALL_TURNS - 1) + 1) % rules.box.turns[view.square[cell] >> 2]
        return rules.leave + 1 if turn == 0 else (ALL_TURNS - 1) * cell + turn - 1
    if move == rules.leave:
        return move
    place = (move - rules.insert) // ALL_TURNS
    top = view.deck[0] if view.deck else view.square[rules.board.line[place][-1]]
    return rules.insert + ALL_TURNS * place + (move - rules.insert) % ALL_TURNS % rules.box.turns[top >> 2]


def key_of(rules: KotobiryntRules, view: Kotobirynt) -> i64:
    """A number that tables share if and only if they rate alike: of 62 bits, so that two never share one by accident."""
    key: i64 = (view.turn << 2 | view.agenda[-1]) << 2 | view.made
    key = (key << 1 | view.inserted) << 6 | view.cat_bag[UNKNOWN]
    for tile in view.square:
        key = (key ^ tile) * MIX & KEY
    for at in range(len(view.deck)):
        key = (key ^ view.deck[at]) * MIX & KEY
        if at == 1:  # what comes next but one is out of sight
            break
    for spot in range(len(view.cats)):
        points: i64 = rules.box.points[view.cats[spot]]
        key = (key ^ (points << 6) + view.cat_places[spot]) * MIX & KEY
    for place in view.keeper_places:
        key = (key ^ place) * MIX & KEY
    for home in view.homes:
        key = (key ^ home) * MIX & KEY
    return key
