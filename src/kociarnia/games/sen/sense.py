"""A player's sense of Sen: what a dream is likely to be worth, and what each move would make of it."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Face, MoveId, Rules, Seat, Sense
from kociarnia.engine.table import FACE, SEEN
from kociarnia.games.sen.deck import PEEK_1, PICK_1, PLAIN, TAKE_2
from kociarnia.games.sen.rules import SenRules
from kociarnia.games.sen.state import ASK, CHOOSE, DETAIL, KEEP, NAME, PAIR, PICK, PLACE, SEAT, SWAP, TURN, WITH, Sen

KEPT: Final = 0.75  # a card that its owner has seen and kept is better than the average one
SPREAD: Final = 2.9  # standard deviation of an unknown card
PEEK_GAIN: Final = 0.8  # what a look at an own unknown card is worth, in ravens
TAKE_GAIN: Final = 1.6  # what two more cards are worth, in ravens
NEVER: Final = -1000.0


class SenSense(Sense[Sen]):
    def rate(self, rules: Rules[Sen], view: Sen, legal: list[MoveId]) -> list[float]:
        assert isinstance(rules, SenRules)
        entry: i64 = view.agenda[-1]
        seat = entry >> SEAT & 7
        return [self._rate(rules, view, entry & ASK, seat, entry >> DETAIL, move) for move in legal]

    def value(self, rules: Rules[Sen], view: Sen) -> list[float]:
        assert isinstance(rules, SenRules)
        totals = [view.totals[seat] + 0.8 * worth(rules, view, seat) for seat in range(rules.players)]
        best = min(totals)
        shares = [math.exp((best - total) / 25.0) for total in totals]
        whole = sum(shares)
        return [share / whole for share in shares]

    def _rate(self, rules: SenRules, view: Sen, ask: i64, seat: Seat, detail: i64, move: MoveId) -> float:
        if ask == TURN:
            return self._turn(rules, view, seat, move)
        if ask == KEEP:
            return self._keep(rules, view, seat, move)
        if ask == PLACE:
            return -worth_with(rules, view, seat, move - rules.keep, view.hand[-1] & FACE)
        if ask == PICK:
            return -best_with(rules, view, seat, move - rules.pick)
        if ask == CHOOSE:
            kept = view.hand[-2 + (move - rules.choose)] & FACE
            return self._drawn(rules, view, seat, kept)
        if ask == SWAP:
            return self._first(rules, view, seat, move - rules.swap)
        if ask == WITH:
            return self._exchange(rules, view, seat, detail, move - rules.swap_with)
        if ask == PAIR:
            one, two = (
                view.dreams[seat * rules.slots + detail] & FACE,
                view.dreams[seat * rules.slots + move - rules.pair] & FACE,
            )
            return 1.0 if one != UNKNOWN and two != UNKNOWN and rules.deck.word[one] == rules.deck.word[two] else 0.0
        if ask == NAME:
            face = view.dreams[seat * rules.slots + detail // rules.slots] & FACE
            return 1.0 if face != UNKNOWN and rules.deck.word[face] == move - rules.name else 0.0
        if move >= rules.peek and move < rules.swap:
            return self._peek(rules, view, seat, move - rules.peek)
        return 0.0  # the first look: one unseen card is as good as another

    def _turn(self, rules: SenRules, view: Sen, seat: Seat, move: MoveId) -> float:
        own = worth(rules, view, seat)
        if move == rules.call:
            fewest = 1.0
            for rival in range(rules.players):
                if rival != seat:
                    fewest *= chance_below(rules, view, seat, rival)
            return -(1.0 - fewest) * (own + rules.counting.penalty)
        if move == rules.draw:
            whole = 0.0
            for face in range(1, len(view.bag)):
                if view.bag[face] > 0:
                    whole += view.bag[face] * self._drawn(rules, view, seat, face)
            return whole / view.bag[UNKNOWN]
        if move < rules.draw:
            return -worth_with(rules, view, seat, move - rules.take, view.open[-1])
        return self._claim(rules, view, seat, move - rules.claim)

    def _claim(self, rules: SenRules, view: Sen, seat: Seat, slot: i64) -> float:
        """Only a pair that I know; what goes leaves one unknown card instead."""
        dream = view.dream(seat)
        one = dream[slot] & FACE
        if one == UNKNOWN:
            return NEVER
        for other in range(len(dream)):
            two = dream[other] & FACE
            if other != slot and two != UNKNOWN and rules.deck.word[one] == rules.deck.word[two]:
                rest = [card & FACE for at, card in enumerate(dream) if at != slot and at != other]
                return -(total(rules, rest, mean(rules, view)) + mean(rules, view))
        return NEVER

    def _drawn(self, rules: SenRules, view: Sen, seat: Seat, face: Face) -> float:
        """The best that can be made of a card from the closed pile."""
        best = max(-worth(rules, view, seat), -best_with(rules, view, seat, face))
        return max(best, self._use(rules, view, seat, face)) if rules.deck.action[face] != PLAIN else best

    def _keep(self, rules: SenRules, view: Sen, seat: Seat, move: MoveId) -> float:
        if move == rules.discard:
            return -worth(rules, view, seat)
        if move < rules.discard:
            return -worth_with(rules, view, seat, move - rules.keep, view.hand[-1] & FACE)
        return self._use(rules, view, seat, move - rules.use)

    def _use(self, rules: SenRules, view: Sen, seat: Seat, face: Face) -> float:
        action = rules.deck.action[face]
        own = -worth(rules, view, seat)
        if action == PICK_1:
            best = -best_with(rules, view, seat, face)
            for other in range(1, len(view.bag)):
                if other in view.open:
                    best = max(best, -best_with(rules, view, seat, other))
            return best
        if action == TAKE_2:
            return own + TAKE_GAIN if view.closed > 0 else own
        if action == PEEK_1:
            unknown = sum(1 for card in view.dream(seat) if card & FACE == UNKNOWN)
            return own + (PEEK_GAIN if unknown else 0.1)
        best = own - 0.5
        for place in rules._places(view):
            if place // rules.slots == seat:
                best = max(best, own + self._first(rules, view, seat, place))
        return best

    def _peek(self, rules: SenRules, view: Sen, seat: Seat, place: i64) -> float:
        card = view.dreams[place]
        if card & FACE != UNKNOWN:
            return 0.0
        return 1.0 if place // rules.slots == seat else 0.3

    def _first(self, rules: SenRules, view: Sen, seat: Seat, place: i64) -> float:
        """The best exchange that this card allows."""
        best = NEVER
        for other in rules._places(view):
            if other // rules.slots != place // rules.slots:
                best = max(best, self._exchange(rules, view, seat, place, other))
        return best

    def _exchange(self, rules: SenRules, view: Sen, seat: Seat, one: i64, other: i64) -> float:
        """Ravens that an exchange of two cards brings me; what rivals get from each other counts little."""
        if one // rules.slots != seat:
            one, other = other, one
        if one // rules.slots != seat or other // rules.slots == seat:
            return -0.2
        face = view.dreams[other] & FACE
        coming = rules.deck.ravens[face] if face != UNKNOWN else guess(rules, view, other)
        before = worth(rules, view, seat)
        if face != UNKNOWN:
            return before - worth_with(rules, view, seat, one % rules.slots, face)
        dream = [card & FACE for at, card in enumerate(view.dream(seat)) if at != one % rules.slots]
        return before - (total(rules, dream, mean(rules, view)) + coming)


def mean(rules: SenRules, view: Sen) -> float:
    """Ravens of a card that I have not located; an hourglass is odd or even by turns."""
    if view.bag[UNKNOWN] == 0:
        return 0.0
    ravens = 0.0
    for face in range(1, len(view.bag)):
        ravens += view.bag[face] * (4.5 if face == rules.deck.hourglass else rules.deck.ravens[face])
    return ravens / view.bag[UNKNOWN]


def guess(rules: SenRules, view: Sen, place: i64) -> float:
    """Ravens of a covered card: its owner keeps what is good, as far as he has seen it."""
    owner = place // rules.slots
    average = mean(rules, view)
    return average * KEPT if view.dreams[place] >> SEEN >> owner & 1 else average


def total(rules: SenRules, dream: list[Face], unknown: float) -> float:
    ravens = 0.0
    glasses = 0
    for face in dream:
        if face == UNKNOWN:
            ravens += unknown
        elif face == rules.deck.hourglass:
            glasses += 1
        else:
            ravens += rules.deck.ravens[face]
    return ravens + glasses * 9 if glasses % 2 else ravens


def worth(rules: SenRules, view: Sen, seat: Seat) -> float:
    """Ravens that a dream is likely to hold."""
    known: list[Face] = []
    ravens = 0.0
    for place in range(seat * rules.slots, seat * rules.slots + view.sizes[seat]):
        face = view.dreams[place] & FACE
        if face == UNKNOWN:
            ravens += guess(rules, view, place)
        else:
            known.append(face)
    return ravens + total(rules, known, 0.0)


def worth_with(rules: SenRules, view: Sen, seat: Seat, slot: i64, face: Face) -> float:
    """The same with `face` in place of the card at `slot`."""
    known: list[Face] = [face]
    ravens = 0.0
    first = seat * rules.slots
    for place in range(first, first + view.sizes[seat]):
        if place != first + slot:
            other = view.dreams[place] & FACE
            if other == UNKNOWN:
                ravens += guess(rules, view, place)
            else:
                known.append(other)
    return ravens + total(rules, known, 0.0)


def best_with(rules: SenRules, view: Sen, seat: Seat, face: Face) -> float:
    """The same with `face` in the place that suits it best."""
    best = 1000.0
    for slot in range(view.sizes[seat]):
        best = min(best, worth_with(rules, view, seat, slot, face))
    return best


def chance_below(rules: SenRules, view: Sen, seat: Seat, rival: Seat) -> float:
    """How likely my dream holds fewer ravens than a rival's."""
    lead = worth(rules, view, rival) - worth(rules, view, seat)
    unknown = 0
    for card in view.dream(seat) + view.dream(rival):
        if card & FACE == UNKNOWN:
            unknown += 1
    if unknown == 0:
        return 1.0 if lead > 0 else 0.0
    return 0.5 * (1.0 + math.erf((lead - 0.5) / (SPREAD * math.sqrt(2.0 * unknown))))
