"""How many ravens a dream is likely to hold: what is known is counted as in a round's end, what is not is estimated."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Face, Seat
from kociarnia.engine.hidden_cards import FACE, NUMBER, SEEN, Card
from kociarnia.games.sen.rules.score import NINE, ravens_of_hourglasses
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import Sen

SPREAD: Final = 2.9  # standard deviation of the ravens of an unknown card


@final
class DreamEstimate:
    """The ravens that one dream is likely to hold, taken apart so that an exchange costs next to nothing."""

    def __init__(self, setup: Setup, view: Sen, seat: Seat) -> None:
        self.setup: Setup = setup
        self.average: float = average_ravens(setup, view)
        self.size: i64 = view.sizes[seat]
        self.slot_ravens: list[float] = []  # of each slot; an hourglass has none of its own
        self.slot_hourglass: list[bool] = []
        self.plain_ravens: float = 0.0  # of all slots
        self.hourglasses: i64 = 0
        self.unknown: i64 = 0
        first = seat * setup.slots
        for spot in range(first, first + self.size):
            card = view.dreams[spot]
            face = card & FACE
            ravens = 0.0
            hourglass = face == setup.deck.hourglass
            if face == UNKNOWN:
                self.unknown += 1
                ravens = self.average * share_of_average(setup, view, card, seat)
            elif hourglass:
                self.hourglasses += 1
            else:
                ravens = float(setup.deck.ravens[face])
            self.slot_ravens.append(ravens)
            self.slot_hourglass.append(hourglass)
            self.plain_ravens += ravens
        self.ravens: float = self.plain_ravens + ravens_of_hourglasses(self.hourglasses)

    def with_face(self, slot: i64, face: Face) -> float:
        """Its ravens with `face` instead of the card at `slot`."""
        left = self.plain_ravens - self.slot_ravens[slot]
        hourglasses = self.hourglasses - 1 if self.slot_hourglass[slot] else self.hourglasses
        if face == self.setup.deck.hourglass:
            return left + ravens_of_hourglasses(hourglasses + 1)
        return left + float(self.setup.deck.ravens[face]) + ravens_of_hourglasses(hourglasses)

    def without(self, slot: i64) -> float:
        hourglasses = self.hourglasses - 1 if self.slot_hourglass[slot] else self.hourglasses
        return self.plain_ravens - self.slot_ravens[slot] + ravens_of_hourglasses(hourglasses)

    def without_pair(self, slot: i64, other: i64) -> float:
        """Its ravens without two cards that show the same."""
        hourglasses = self.hourglasses - 2 if self.slot_hourglass[slot] else self.hourglasses
        return self.plain_ravens - self.slot_ravens[slot] - self.slot_ravens[other] + ravens_of_hourglasses(hourglasses)

    def best_with(self, face: Face) -> float:
        """Its ravens with `face` in the slot that suits it best."""
        best = 1000.0
        for slot in range(self.size):
            best = min(best, self.with_face(slot, face))
        return best


def average_ravens(setup: Setup, view: Sen) -> float:
    """Ravens of a card that I have not located, on average; an hourglass is odd or even by turns."""
    if view.bag[UNKNOWN] == 0:
        return 0.0
    ravens = 0.0
    for face in range(1, len(view.bag)):
        ravens += float(view.bag[face]) * (0.5 * NINE if face == setup.deck.hourglass else float(setup.deck.ravens[face]))
    return ravens / float(view.bag[UNKNOWN])


def share_of_average(setup: Setup, view: Sen, card: Card, owner: Seat) -> float:
    """How a covered card compares with the average one: owners keep what is good, and lay down what is better.

    The numbers are means over many matches of sensible players.
    """
    if card >> SEEN >> owner & 1 == 0:
        return 1.0
    turns: int = min(view.turns // setup.players, 4)
    if came_later(setup, card):
        return 0.85 - 0.07 * turns
    return 0.95 - 0.075 * turns


def came_later(setup: Setup, card: Card) -> bool:
    """Has it come into the dream since the deal?"""
    return card >> NUMBER >= setup.players * setup.dream_size


def expected_ravens(setup: Setup, view: Sen, spot: i64) -> float:
    """Ravens of a covered card: its owner keeps what is good, as far as he has seen it."""
    return average_ravens(setup, view) * share_of_average(setup, view, view.dreams[spot], spot // setup.slots)


def chance_of_fewest(setup: Setup, view: Sen, seat: Seat, own: DreamEstimate) -> float:
    """How likely a dream holds fewer ravens than every other one."""
    chance = 1.0
    for rival in range(setup.players):
        if rival != seat:
            chance *= _chance_below(own, DreamEstimate(setup, view, rival))
    return chance


def _chance_below(own: DreamEstimate, rival: DreamEstimate) -> float:
    lead = rival.ravens - own.ravens
    unknown: int = own.unknown + rival.unknown
    if unknown == 0:
        return 1.0 if lead > 0 else 0.0
    return 0.5 * (1.0 + math.erf((lead - 0.5) / (SPREAD * math.sqrt(2.0 * unknown))))
