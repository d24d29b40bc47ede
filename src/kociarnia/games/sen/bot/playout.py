"""Moves in no time: what playouts are made of. A player looks at its own cards that it has seen, and at the open pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Seat
from kociarnia.engine.table import FACE, SEEN
from kociarnia.games.sen.rules.deck import PLAIN
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import ASK, CHOOSE, KEEP, PLACE, SEAT, TURN, Sen

UNSEEN: Final = 49  # tenths of a raven on a card not seen, about
BETTER: Final = 4  # and how many fewer they become with every turn, on a card that its owner has seen
TEMPTING: Final = 45  # an open card is taken if it has fewer tenths
LEAD: Final = [0, 0, 10, 55, 75, 85]  # tenths by which a caller should be ahead of each rival, by the number of players,
CAUTION: Final = 60  # and up to so many more: some players wait until they are sure, others do not
WHIM: Final = 40  # once in so many moves anything may be done


def quick(rules: SenRules, world: Sen, dice: Dice) -> MoveId:
    entry: i64 = world.agenda[-1]
    ask = entry & ASK
    if (ask > KEEP and ask != PLACE and ask != CHOOSE) or ask < TURN:
        return rules.roll(world, dice)
    ravens = rules.deck.ravens
    if ask == CHOOSE:
        one: i64 = ravens[world.hand[-2] & FACE]
        two: i64 = ravens[world.hand[-1] & FACE]
        return rules.choose if one < two else rules.choose + 1
    if dice.below(WHIM) == 0:
        return rules.roll(world, dice)
    seat = entry >> SEAT & 7
    first = seat * rules.slots
    whole: i64 = 0
    most: i64 = -1
    worst: i64 = 0
    glasses: i64 = 0
    size: i64 = world.sizes[seat]
    for slot in range(size):
        card = world.dreams[first + slot]
        worth: i64 = UNSEEN
        if card >> SEEN >> seat & 1:
            face = card & FACE
            worth = 10 * ravens[face]
            if face == rules.deck.hourglass:
                glasses += 1
        whole += worth
        if worth > most:
            most = worth
            worst = slot
    if glasses == 2:  # an even number counts nothing; which card is the worst is then not so plain
        whole -= 2 * most
    if ask == TURN:
        if world.turns >= rules.first_call:
            ahead = least_of_rivals(rules, world, seat) - whole
            if ahead > LEAD[rules.players] + dice.below(CAUTION):
                return rules.call
        worth = 10 * ravens[world.open[-1]]
        if worth < TEMPTING and worth < most:
            return rules.take + worst
        return rules.draw
    face = world.hand[-1] & FACE
    if ask == PLACE or 10 * ravens[face] < most:
        return rules.keep + worst
    return rules.use + face if rules.deck.action[face] != PLAIN else rules.discard


def least_of_rivals(rules: SenRules, world: Sen, seat: Seat) -> i64:
    """Tenths of ravens in the best of the other dreams, as `seat` may guess."""
    ravens = rules.deck.ravens
    better: i64 = BETTER * (world.turns // rules.players)
    if better > UNSEEN // 2:
        better = UNSEEN // 2
    least: i64 = 10000
    for rival in range(rules.players):
        if rival != seat:
            whole: i64 = 0
            first = rival * rules.slots
            size: i64 = world.sizes[rival]
            for place in range(first, first + size):
                card = world.dreams[place]
                if card >> SEEN >> seat & 1:
                    whole += 10 * ravens[card & FACE]
                elif card >> SEEN >> rival & 1:
                    whole += UNSEEN - better
                else:
                    whole += UNSEEN
            if whole < least:
                least = whole
    return least
