"""Moves in no time: what playouts are made of. A player looks at its own cards that it has seen, and at the open pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, MoveId, Seat
from kociarnia.engine.hidden_cards import FACE, SEEN
from kociarnia.games.sen.rules.by_lot import roll
from kociarnia.games.sen.rules.deck import PLAIN
from kociarnia.games.sen.rules.score import NINE
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import CHOOSE, KEEP, PLACE, TURN, Sen

# Ravens are counted in tenths here: whole numbers are quicker.
UNSEEN: Final = 49  # tenths on a card not seen, about
BETTER: Final = 4  # and how many fewer they become with every turn, on a card that its owner has seen
TEMPTING: Final = 45  # an open card is taken if it has fewer tenths
LEAD: Final = [0, 0, -40, -25, 0, 10]  # tenths by which a caller should be ahead of each rival, by the number of players,
CAUTION: Final = 60  # and up to so many more: some players wait until they are sure, others do not
WHIM: Final = 40  # once in so many moves anything may be done


def quick(setup: Setup, world: Sen, dice: Dice) -> MoveId:
    ask = world.asking
    if (ask > KEEP and ask != PLACE and ask != CHOOSE) or ask < TURN:
        return roll(setup, world, dice)
    ravens = setup.deck.ravens
    if ask == CHOOSE:
        one: i64 = ravens[world.hand[-2] & FACE]
        two: i64 = ravens[world.hand[-1] & FACE]
        return setup.choose if one < two else setup.choose + 1
    if dice.below(WHIM) == 0:
        return roll(setup, world, dice)
    seat = world.asked
    first = seat * setup.slots
    dream_tenths: i64 = 0
    most_tenths: i64 = -1
    worst_slot: i64 = 0
    hourglasses: i64 = 0
    size: i64 = world.sizes[seat]
    for slot in range(size):
        card = world.dreams[first + slot]
        tenths: i64 = UNSEEN
        if card >> SEEN >> seat & 1:
            face = card & FACE
            tenths = 10 * ravens[face]
            if face == setup.deck.hourglass:
                hourglasses += 1
        dream_tenths += tenths
        if tenths > most_tenths:
            most_tenths = tenths
            worst_slot = slot
    if hourglasses == 2:  # they count nothing (R34), and four are too rare to matter
        dream_tenths -= 20 * NINE
    if ask == TURN:
        if world.turns >= setup.first_call:
            ahead = _best_rival_tenths(setup, world, seat) - dream_tenths
            if ahead > LEAD[setup.players] + dice.below(CAUTION):
                return setup.call
        tenths = 10 * ravens[world.open[-1]]
        if tenths < TEMPTING and tenths < most_tenths:
            return setup.take + worst_slot
        return setup.draw
    face = world.hand[-1] & FACE
    if ask == PLACE or 10 * ravens[face] < most_tenths:
        return setup.keep + worst_slot
    return setup.use + face if setup.deck.action[face] != PLAIN else setup.discard


def _best_rival_tenths(setup: Setup, world: Sen, seat: Seat) -> i64:
    """Tenths of ravens in the best of the other dreams, as `seat` may guess."""
    ravens = setup.deck.ravens
    better: i64 = BETTER * (world.turns // setup.players)
    if better > UNSEEN // 2:
        better = UNSEEN // 2
    least: i64 = 10000
    for rival in range(setup.players):
        if rival != seat:
            dream_tenths: i64 = 0
            first = rival * setup.slots
            size: i64 = world.sizes[rival]
            for spot in range(first, first + size):
                card = world.dreams[spot]
                if card >> SEEN >> seat & 1:
                    dream_tenths += 10 * ravens[card & FACE]
                elif card >> SEEN >> rival & 1:
                    dream_tenths += UNSEEN - better
                else:
                    dream_tenths += UNSEEN
            if dream_tenths < least:
                least = dream_tenths
    return least
