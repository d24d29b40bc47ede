"""A player's sense of Sen: what a dream is likely to be worth, and what each move would make of it."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import NEVER, UNKNOWN, Dice, Face, MoveId, Rules, Seat, Sense
from kociarnia.engine.table import FACE, NUMBER, OBSERVERS, SEEN, Card, fill, put, take
from kociarnia.games.sen.bot.playout import quick
from kociarnia.games.sen.rules.deck import PEEK_1, PICK_1, PLAIN, TAKE_2
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import (
    ASK,
    CHOOSE,
    DEAL,
    DETAIL,
    KEEP,
    NAME,
    PAIR,
    PEEK,
    PICK,
    PLACE,
    SEAT,
    SWAP,
    TURN,
    WITH,
    Sen,
)

SPREAD: Final = 2.9  # standard deviation of an unknown card
CONFIDENT: Final = 0.7  # nobody calls for fun: the dream should be the lowest with this likelihood
PEEK_GAIN: Final = 0.8  # what a look at an own unknown card is worth, in ravens
TAKE_GAIN: Final = 1.6  # what two more cards are worth, in ravens
# How many of a thousand cards with 0 to 9 ravens their owner, who has seen them, still has after a turn; and after more turns.
A_TURN: Final = [1000, 1000, 1000, 1000, 1000, 800, 570, 450, 250, 150]
LONG_KEPT: Final = 6
KEPT: Final = [int(1000 * (share / 1000) ** turns) for turns in range(LONG_KEPT + 1) for share in A_TURN]
TRIES: Final = 6  # cards that are thought of before one is taken as it comes


class Worth:
    """What one dream is likely to be worth, taken apart so that an exchange costs next to nothing."""

    def __init__(self, rules: SenRules, view: Sen, seat: Seat) -> None:
        self.rules: SenRules = rules
        self.mean: float = mean(rules, view)
        self.size: i64 = view.sizes[seat]
        self.ravens: list[float] = []  # of each slot; an hourglass has none of its own
        self.glass: list[bool] = []
        self.sum: float = 0.0
        self.glasses: i64 = 0
        self.unknown: i64 = 0
        first = seat * rules.slots
        for place in range(first, first + self.size):
            card = view.dreams[place]
            face = card & FACE
            value = 0.0
            glass = face == rules.deck.hourglass
            if face == UNKNOWN:
                self.unknown += 1
                value = self.mean * kept(rules, view, card, seat)
            elif glass:
                self.glasses += 1
            else:
                value = float(rules.deck.ravens[face])
            self.ravens.append(value)
            self.glass.append(glass)
            self.sum += value
        self.total: float = self.sum + odd(self.glasses)

    def with_face(self, slot: i64, face: Face) -> float:
        """Its worth with `face` in place of the card at `slot`."""
        left = self.sum - self.ravens[slot]
        glasses = self.glasses - 1 if self.glass[slot] else self.glasses
        if face == self.rules.deck.hourglass:
            return left + odd(glasses + 1)
        return left + self.rules.deck.ravens[face] + odd(glasses)

    def without(self, slot: i64) -> float:
        return self.sum - self.ravens[slot] + odd(self.glasses - 1 if self.glass[slot] else self.glasses)

    def best_with(self, face: Face) -> float:
        """Its worth with `face` in the place that suits it best."""
        best = 1000.0
        for slot in range(self.size):
            best = min(best, self.with_face(slot, face))
        return best


def odd(glasses: i64) -> float:
    """Ravens of so many hourglasses (R34)."""
    if glasses % 2 == 0:
        return 0.0
    whole: int = glasses
    return 9.0 * whole


class SenSense(Sense[Sen]):
    def rate(self, rules: Rules[Sen], view: Sen, legal: list[MoveId]) -> list[float]:
        assert isinstance(rules, SenRules)
        entry: i64 = view.agenda[-1]
        seat = entry >> SEAT & 7
        own = Worth(rules, view, seat)
        return [self._rate(rules, view, own, entry & ASK, seat, entry >> DETAIL, move) for move in legal]

    def value(self, rules: Rules[Sen], view: Sen) -> list[float]:
        assert isinstance(rules, SenRules)
        totals: list[float] = []
        for seat in range(rules.players):
            between = not view.agenda or view.agenda[-1] & ASK == DEAL  # the dreams have been counted
            totals.append(view.totals[seat] + (0.0 if between else 0.8 * Worth(rules, view, seat).total))
        best = min(totals)
        shares = [math.exp((best - total) / self._spread(rules, view)) for total in totals]
        whole = sum(shares)
        return [share / whole for share in shares]

    def depth(self) -> int:
        return 60  # to the end of the round: what a dream is worth shows only there

    def quick(self, rules: Rules[Sen], world: Sen, dice: Dice) -> MoveId:
        assert isinstance(rules, SenRules)
        return quick(rules, world, dice)

    def imagine(self, rules: Rules[Sen], view: Sen, dice: Dice) -> Sen:
        """What an owner has seen and kept is likely to be good; in worlds by lot rivals would look worse than they are."""
        assert isinstance(rules, SenRules)
        world = view.copy()
        for place in range(len(world.dreams)):
            card = world.dreams[place]
            if card & FACE == UNKNOWN and card >> SEEN & OBSERVERS != 0:
                face = self._kept_by_lot(rules, world, card, place // rules.slots, dice)
                take(world.bag, face)
                world.dreams[place] = card + face
        fill(world.hand, world.bag, dice)
        return world

    def _kept_by_lot(self, rules: SenRules, world: Sen, card: Card, owner: Seat, dice: Dice) -> Face:
        face = dice.draw(world.bag)
        if card >> SEEN >> owner & 1 == 0:
            return face
        turns: i64 = world.turns // rules.players
        if card >> NUMBER >= rules.players * rules.size:
            turns += 1
        if turns > LONG_KEPT:
            turns = LONG_KEPT
        for _ in range(TRIES):
            if dice.below(1000) < KEPT[turns * 10 + rules.deck.ravens[face]]:
                break
            face = dice.draw(world.bag)
        return face

    def _spread(self, rules: SenRules, view: Sen) -> float:
        """Ravens that decide: many while many rounds are to come, few near the end."""
        if rules.round_limit > 0:
            left: int = max(rules.round_limit - view.rounds, 0)
            return 4.0 + 7.0 * math.sqrt(float(left))
        limit: int = rules.limit
        return 4.0 + 2.2 * math.sqrt(float(max(limit - max(view.totals), 0)))

    def forget(self, rules: Rules[Sen], view: Sen, memory: float) -> Sen:
        """Faces fade as the round goes on, each card at its own time; what lies open or in the hand is in sight."""
        assert isinstance(rules, SenRules)
        fading = view.copy()
        turns: int = view.turns // rules.players
        kept = int(1000.0 * math.pow(memory, turns / 3.0))
        for place in range(len(fading.dreams)):
            card = fading.dreams[place]
            face = card & FACE
            if face != UNKNOWN and ((card >> NUMBER) * 7919 + view.rounds * 104729 + 17) % 1000 >= kept:
                put(fading.bag, face)
                fading.dreams[place] = card - face
        return fading

    def _rate(self, rules: SenRules, view: Sen, own: Worth, ask: i64, seat: Seat, detail: i64, move: MoveId) -> float:
        if ask == TURN:
            return self._turn(rules, view, own, seat, move)
        if ask == KEEP:
            return self._keep(rules, view, own, seat, move)
        if ask == PLACE:
            return -own.with_face(move - rules.keep, view.hand[-1] & FACE)
        if ask == PICK:
            return -own.best_with(move - rules.pick)
        if ask == CHOOSE:
            return self._drawn(rules, view, own, seat, view.hand[-2 + (move - rules.choose)] & FACE)
        if ask == SWAP:
            return self._first(rules, view, own, seat, move - rules.swap)
        if ask == WITH:
            return self._exchange(rules, view, own, seat, detail, move - rules.swap_with)
        if ask == PAIR:
            first = seat * rules.slots
            one, two = view.dreams[first + detail] & FACE, view.dreams[first + move - rules.pair] & FACE
            return 1.0 if one != UNKNOWN and two != UNKNOWN and rules.deck.word[one] == rules.deck.word[two] else 0.0
        if ask == NAME:
            face = view.dreams[seat * rules.slots + detail // rules.slots] & FACE
            return 1.0 if face != UNKNOWN and rules.deck.word[face] == move - rules.name else 0.0
        if ask == PEEK:
            return self._peek(rules, view, seat, move - rules.peek)
        return 0.0  # the first look: one unseen card is as good as another

    def _turn(self, rules: SenRules, view: Sen, own: Worth, seat: Seat, move: MoveId) -> float:
        if move == rules.call:
            fewest = 1.0
            for rival in range(rules.players):
                if rival != seat:
                    fewest *= chance_below(own, Worth(rules, view, rival))
            if fewest < CONFIDENT and view.closed > rules.players:
                return NEVER
            return -(1.0 - fewest) * (own.total + rules.counting.penalty)
        if move == rules.draw:
            whole = 0.0
            for face in range(1, len(view.bag)):
                if view.bag[face] > 0:
                    whole += view.bag[face] * self._drawn(rules, view, own, seat, face)
            return whole / view.bag[UNKNOWN]
        if move < rules.draw:
            return -own.with_face(move - rules.take, view.open[-1])
        return self._claim(rules, view, own, seat, move - rules.claim)

    def _claim(self, rules: SenRules, view: Sen, own: Worth, seat: Seat, slot: i64) -> float:
        """Only a pair that I know; what goes leaves one unknown card instead."""
        dream = view.dream(seat)
        one = dream[slot] & FACE
        if one == UNKNOWN:
            return NEVER
        for other in range(len(dream)):
            two = dream[other] & FACE
            if other != slot and two != UNKNOWN and rules.deck.word[one] == rules.deck.word[two]:
                glasses = own.glasses - 2 if own.glass[slot] else own.glasses
                return -(own.sum - own.ravens[slot] - own.ravens[other] + odd(glasses) + own.mean)
        return NEVER

    def _drawn(self, rules: SenRules, view: Sen, own: Worth, seat: Seat, face: Face) -> float:
        """The best that can be made of a card from the closed pile."""
        best = max(-own.total, -own.best_with(face))
        return max(best, self._use(rules, view, own, seat, face)) if rules.deck.action[face] != PLAIN else best

    def _keep(self, rules: SenRules, view: Sen, own: Worth, seat: Seat, move: MoveId) -> float:
        if move == rules.discard:
            return -own.total
        if move < rules.discard:
            return -own.with_face(move - rules.keep, view.hand[-1] & FACE)
        return self._use(rules, view, own, seat, move - rules.use)

    def _use(self, rules: SenRules, view: Sen, own: Worth, seat: Seat, face: Face) -> float:
        action = rules.deck.action[face]
        if action == PICK_1:
            best = -own.best_with(face)
            for other in range(1, len(view.bag)):
                if other in view.open:
                    best = max(best, -own.best_with(other))
            return best
        if action == TAKE_2:
            return TAKE_GAIN - own.total if view.closed > 0 else -own.total
        if action == PEEK_1:
            return (PEEK_GAIN if own.unknown > 0 else 0.1) - own.total
        best = -own.total - 0.5
        for slot in range(own.size):
            best = max(best, self._first(rules, view, own, seat, seat * rules.slots + slot) - own.total)
        return best

    def _peek(self, rules: SenRules, view: Sen, seat: Seat, place: i64) -> float:
        if view.dreams[place] & FACE != UNKNOWN:
            return 0.0
        return 1.0 if place // rules.slots == seat else 0.3

    def _first(self, rules: SenRules, view: Sen, own: Worth, seat: Seat, place: i64) -> float:
        """The best exchange that this card allows."""
        best = NEVER
        for rival in range(rules.players):
            for slot in range(view.sizes[rival]):
                other = rival * rules.slots + slot
                if rival != place // rules.slots:
                    best = max(best, self._exchange(rules, view, own, seat, place, other))
        return best

    def _exchange(self, rules: SenRules, view: Sen, own: Worth, seat: Seat, one: i64, other: i64) -> float:
        """Ravens that an exchange of two cards brings me; what rivals get from each other counts little."""
        if one // rules.slots != seat:
            one, other = other, one
        if one // rules.slots != seat or other // rules.slots == seat:
            return -0.2
        card = view.dreams[other]
        face = card & FACE
        if face != UNKNOWN:
            return own.total - own.with_face(one % rules.slots, face)
        coming = own.mean * kept(rules, view, card, other // rules.slots)
        return own.total - own.without(one % rules.slots) - coming


def mean(rules: SenRules, view: Sen) -> float:
    """Ravens of a card that I have not located; an hourglass is odd or even by turns."""
    if view.bag[UNKNOWN] == 0:
        return 0.0
    ravens = 0.0
    for face in range(1, len(view.bag)):
        ravens += view.bag[face] * (4.5 if face == rules.deck.hourglass else rules.deck.ravens[face])
    return ravens / view.bag[UNKNOWN]


def kept(rules: SenRules, view: Sen, card: Card, owner: Seat) -> float:
    """How a covered card compares with the average one: owners keep what is good, and lay down what is better.

    The numbers are means over many matches of sensible players.
    """
    if card >> SEEN >> owner & 1 == 0:
        return 1.0
    turns: int = min(view.turns // rules.players, 4)
    if card >> NUMBER >= rules.players * rules.size:  # it has come into the dream since the deal
        return 0.85 - 0.07 * turns
    return 0.95 - 0.075 * turns


def worth(rules: SenRules, view: Sen, seat: Seat) -> float:
    """Ravens that a dream is likely to hold."""
    return Worth(rules, view, seat).total


def guess(rules: SenRules, view: Sen, place: i64) -> float:
    """Ravens of a covered card: its owner keeps what is good, as far as he has seen it."""
    return mean(rules, view) * kept(rules, view, view.dreams[place], place // rules.slots)


def chance_below(own: Worth, rival: Worth) -> float:
    """How likely my dream holds fewer ravens than a rival's."""
    lead = rival.total - own.total
    unknown: int = own.unknown + rival.unknown
    if unknown == 0:
        return 1.0 if lead > 0 else 0.0
    return 0.5 * (1.0 + math.erf((lead - 0.5) / (SPREAD * math.sqrt(2.0 * unknown))))
