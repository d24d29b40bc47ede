"""How good each move looks: the ravens that the own dream is likely to hold after it, and fewer are better."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import NEVER, UNKNOWN, Face, MoveId, Seat
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.sen.bot.evaluation import DreamEstimate, chance_of_fewest, share_of_average
from kociarnia.games.sen.rules.deck import PEEK_1, PICK_1, PLAIN, TAKE_2
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import CHOOSE, KEEP, NAME, PAIR, PEEK, PICK, PLACE, SWAP, TURN, WITH, Sen, first_slot

# A call pays long before it is safe: it costs the others a whole dream, and a mistake only the penalty; whoever waits may be
# called on. Measured among greedy cats that differ in nothing else: thousands of deals for each number of players.
DARING: Final = [0.0, 0.0, 0.48, 0.43, 0.36, 0.3]  # likelihood of the fewest ravens that suffices, by the number of players;
IMPATIENCE: Final = 0.02  # so much less with every turn: who waits for ever lets the pile run out and adds every raven,
CARE: Final = 0.02  # and so much more for every raven of penalty beyond the usual five
CALLS: Final = 10.0  # nothing else looks as good as a call that is dared,
RASH: Final = -1000.0  # and nothing as bad as a rash one, but a search may think about it
PEEK_GAIN: Final = 0.8  # what a look at an own unknown card is worth, in ravens
TAKE_GAIN: Final = 1.6  # what two more cards are worth, in ravens


def rate(setup: Setup, view: Sen, own: DreamEstimate, move: MoveId) -> float:
    """`own` is the dream of the seat that is asked."""
    ask = view.asking
    seat = view.asked
    if ask == TURN:
        return _turn(setup, view, own, seat, move)
    if ask == KEEP:
        return _keep(setup, view, own, seat, move)
    if ask == PLACE:
        return -own.with_face(move - setup.keep, view.hand[-1] & FACE)
    if ask == PICK:
        return -own.best_with(move - setup.pick)
    if ask == CHOOSE:
        return _drawn(setup, view, own, seat, view.hand[-2 + (move - setup.choose)] & FACE)
    if ask == SWAP:
        return _best_exchange(setup, view, own, seat, move - setup.swap)
    if ask == WITH:
        return _exchange(setup, view, own, seat, view.detail, move - setup.swap_with)
    if ask == PAIR:
        return 1.0 if _same_word(setup, view, seat, first_slot(view.detail), move - setup.pair) else 0.0
    if ask == NAME:
        face = view.dreams[seat * setup.slots + first_slot(view.detail)] & FACE
        return 1.0 if face != UNKNOWN and setup.deck.word[face] == move - setup.name else 0.0
    if ask == PEEK:
        return _peek(setup, view, seat, move - setup.peek)
    return 0.0  # the first look: one unseen card is as good as another


def _turn(setup: Setup, view: Sen, own: DreamEstimate, seat: Seat, move: MoveId) -> float:
    if move == setup.call:
        chance = chance_of_fewest(setup, view, seat, own)
        turns: int = view.turns // setup.players
        enough = DARING[setup.players] - IMPATIENCE * turns + CARE * (setup.penalty - 5)
        return CALLS if chance >= enough else RASH
    if move == setup.draw:
        rates = 0.0
        for face in range(1, len(view.bag)):
            if view.bag[face] > 0:
                rates += float(view.bag[face]) * _drawn(setup, view, own, seat, face)
        return rates / float(view.bag[UNKNOWN])
    if move < setup.draw:
        return -own.with_face(move - setup.take, view.open[-1])
    return _claim(setup, view, own, seat, move - setup.claim)


def _claim(setup: Setup, view: Sen, own: DreamEstimate, seat: Seat, slot: i64) -> float:
    """Only a pair that I know; what goes leaves one unknown card instead."""
    for other in range(own.size):
        if other != slot and _same_word(setup, view, seat, slot, other):
            return -(own.without_pair(slot, other) + own.average)
    return NEVER


def _same_word(setup: Setup, view: Sen, seat: Seat, slot: i64, other: i64) -> bool:
    """Do I know that a claim of these two would be right?"""
    first = seat * setup.slots
    one, two = view.dreams[first + slot] & FACE, view.dreams[first + other] & FACE
    return one != UNKNOWN and two != UNKNOWN and setup.deck.word[one] == setup.deck.word[two]


def _drawn(setup: Setup, view: Sen, own: DreamEstimate, seat: Seat, face: Face) -> float:
    """The best that can be made of a card from the closed pile."""
    best = max(-own.ravens, -own.best_with(face))
    return max(best, _use(setup, view, own, seat, face)) if setup.deck.action[face] != PLAIN else best


def _keep(setup: Setup, view: Sen, own: DreamEstimate, seat: Seat, move: MoveId) -> float:
    if move == setup.discard:
        return -own.ravens
    if move < setup.discard:
        return -own.with_face(move - setup.keep, view.hand[-1] & FACE)
    return _use(setup, view, own, seat, move - setup.use)


def _use(setup: Setup, view: Sen, own: DreamEstimate, seat: Seat, face: Face) -> float:
    action = setup.deck.action[face]
    if action == PICK_1:
        best = -own.best_with(face)
        for other in range(1, len(view.bag)):
            if other in view.open:
                best = max(best, -own.best_with(other))
        return best
    if action == TAKE_2:
        return TAKE_GAIN - own.ravens if view.closed > 0 else -own.ravens
    if action == PEEK_1:
        return (PEEK_GAIN if own.unknown > 0 else 0.1) - own.ravens
    best = -own.ravens - 0.5
    for slot in range(own.size):
        best = max(best, _best_exchange(setup, view, own, seat, seat * setup.slots + slot) - own.ravens)
    return best


def _peek(setup: Setup, view: Sen, seat: Seat, spot: i64) -> float:
    if view.dreams[spot] & FACE != UNKNOWN:
        return 0.0
    return 1.0 if spot // setup.slots == seat else 0.3


def _best_exchange(setup: Setup, view: Sen, own: DreamEstimate, seat: Seat, spot: i64) -> float:
    """The best exchange that the card at `spot` allows."""
    best = NEVER
    for rival in range(setup.players):
        for slot in range(view.sizes[rival]):
            other = rival * setup.slots + slot
            if rival != spot // setup.slots:
                best = max(best, _exchange(setup, view, own, seat, spot, other))
    return best


def _exchange(setup: Setup, view: Sen, own: DreamEstimate, seat: Seat, one: i64, other: i64) -> float:
    """Ravens that an exchange of two cards spares me; what rivals get from each other counts little."""
    if one // setup.slots != seat:
        one, other = other, one
    if one // setup.slots != seat or other // setup.slots == seat:
        return -0.2
    card = view.dreams[other]
    face = card & FACE
    if face != UNKNOWN:
        return own.ravens - own.with_face(one % setup.slots, face)
    coming = own.average * share_of_average(setup, view, card, other // setup.slots)
    return own.ravens - own.without(one % setup.slots) - coming
