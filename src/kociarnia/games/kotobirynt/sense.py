"""A player's sense of Kotobirynt: what a turn can win, and how near the remaining cats are for whoever comes next."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Rules, Sense
from kociarnia.games.kotobirynt.board import NOWHERE
from kociarnia.games.kotobirynt.deck import ALL_TURNS
from kociarnia.games.kotobirynt.foresight import Outlook, changed_by, outlook
from kociarnia.games.kotobirynt.quick import quick
from kociarnia.games.kotobirynt.rules import ACTIONS, KotobiryntRules
from kociarnia.games.kotobirynt.state import ACT, FROM, KEEPER, REACHED, SPOT, WON, Kotobirynt

# How likely a cat is led home in the next turn, by the number of cards that would have to be turned.
NEAR: Final = [1.0, 0.95, 0.8, 0.45, 0.2, 0.1]
LATER: Final = 0.5  # what such a chance is worth to me or mine, against a cat in the hand
THEIRS: Final = 0.8  # what it costs if it is a rival's
HINT: Final = 0.1  # with one action to come it only tells equals apart
FRESH: Final = 0.02  # a new card in the square: where nothing is near, turning the old ones for ever leads nowhere
PACE: Final = 0.55  # turns that a cat takes on average
LONG: Final = 12.0  # turns after which a match alone is neither good nor bad


KEPT: Final = 5000  # tables that are remembered
INSERTS: Final = 1000  # effects from here on push a card in


class KotobiryntSense(Sense[Kotobirynt]):
    def __init__(self) -> None:
        self._rules: KotobiryntRules | None = None
        self._known: dict[
            tuple[int, ...], list[float]
        ] = {}  # nothing is secret, so a search meets the same tables again and again

    def rate(self, rules: Rules[Kotobirynt], view: Kotobirynt, legal: list[MoveId]) -> list[float]:
        assert isinstance(rules, KotobiryntRules)
        ask = view.agenda[-1]
        if ask != ACT:
            return [self._answer(rules, view, ask == KEEPER, move) for move in legal]
        if self._rules is not rules or len(self._known) >= KEPT:
            self._known.clear()
            self._rules = rules
        numbers = view.square + view.deck[:2] + view.cats + view.cat_places + view.keeper_places + view.cat_bag
        numbers.append(int(view.made) + ACTIONS * int(view.turn))
        numbers.append(len(legal))
        key = tuple(numbers)
        rates = self._known.get(key)
        if rates is None:
            rates = self._actions(rules, view, legal)
            self._known[key] = rates
        return rates[:]

    def _actions(self, rules: KotobiryntRules, view: Kotobirynt, legal: list[MoveId]) -> list[float]:
        now = outlook(rules, view)
        now.watch()
        known: dict[int, float] = {}  # by effect: a card turned half round twice is not looked at twice
        out: list[float] = []
        for move in legal:
            effect = effect_of(rules, view, move)
            if effect not in known:
                made = ACTIONS if move == rules.leave else view.made + 1
                known[effect] = self._action(rules, view, now, move, made) + (FRESH if effect >= INSERTS else 0.0)
            out.append(known[effect])
        return out

    def _action(self, rules: KotobiryntRules, view: Kotobirynt, now: Outlook, move: MoveId, made: i64) -> float:
        """What an action and the rest of the turn are worth; `now` is the table before it, and after it."""
        square, deck, waters = now.square, now.deck, now.waters
        now.square, now.deck = square[:], deck[:]
        now.act(move)
        changed = changed_by(rules, move)
        if now.joined(changed):
            rate = self._after(rules, view, now.copy(), made)
        else:
            if made < ACTIONS:
                now.watch(changed)
            rate = self._rest(rules, view, now, made)
        now.square, now.deck, now.waters = square, deck, waters
        return rate

    def _after(self, rules: KotobiryntRules, view: Kotobirynt, after: Outlook, made: i64) -> float:
        """What the rest of the turn is worth once `made` actions have been made, and what they win."""
        gain = after.collect()
        if after.unseen == 0 and max(after.cat_places) == NOWHERE:
            return gain + 10.0  # all are home, and that is the end
        return gain + self._rest(rules, view, after, made)

    def _rest(self, rules: KotobiryntRules, view: Kotobirynt, after: Outlook, made: i64) -> float:
        mine = self._mine_next(rules, view)
        near = chances(after)
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
        return self._after(rules, view, after, view.made)

    def _replace(self, after: Outlook, home: i64, keeper: i64) -> None:
        after.replace(home & SPOT, home >> FROM & 63, keeper)

    def value(self, rules: Rules[Kotobirynt], view: Kotobirynt) -> list[float]:
        assert isinstance(rules, KotobiryntRules)
        lost: i64 = rules.all_cats - len(view.won)
        if rules.counts_turns():
            turns = float(int(view.turns)) + PACE * float(int(lost)) - (0.5 * self._soon(rules, view) if view.agenda else 0.0)
            return [LONG / (LONG + turns)] * rules.players
        marks = [float(points) for points, _ in rules.tally(view)]
        if view.agenda:
            marks[rules.side[view.turn]] += rules.box.average * self._soon(rules, view)
        spread = 0.5 + 0.9 * math.sqrt(float(int(lost)) * rules.box.average)  # what is still to come may turn the match
        best = max(marks)
        shares = [math.exp((mark - best) / spread) for mark in marks]
        whole = sum(shares)
        return [shares[side] / whole for side in rules.side]

    def quick(self, rules: Rules[Kotobirynt], world: Kotobirynt, dice: Dice) -> MoveId:
        assert isinstance(rules, KotobiryntRules)
        return quick(rules, world, dice)

    def _soon(self, rules: KotobiryntRules, view: Kotobirynt) -> float:
        """What whoever is asked may well win in what is left of the turn."""
        if view.agenda[-1] != ACT:
            return 0.0
        return min(1.0, chances(outlook(rules, view)) * float(ACTIONS - int(view.made)) / 2.0)


def effect_of(rules: KotobiryntRules, view: Kotobirynt, move: MoveId) -> i64:
    """A number that moves with the same effect on the square share."""
    if move < rules.insert:
        cell = move // (ALL_TURNS - 1)
        tile = view.square[cell]
        turned = rules.box.turned(tile, move % (ALL_TURNS - 1) + 1)
        return -1 if turned == tile else ALL_TURNS * cell + (turned & 3)
    if move == rules.leave:
        return -2
    place = (move - rules.insert) // ALL_TURNS
    top = view.deck[0] if view.deck else view.square[rules.board.line[place][-1]]
    return INSERTS + ALL_TURNS * place + (move - rules.insert) % ALL_TURNS % rules.box.turns[top >> 2]


def chances(after: Outlook) -> float:
    """What the cats on the ring are worth to whoever comes next."""
    whole = 0.0
    for spot, steps in enumerate(after.distances()):
        if after.cat_places[spot] != NOWHERE:
            whole += after.worth[spot] * NEAR[steps]
    return whole
