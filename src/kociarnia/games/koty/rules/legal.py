"""What may be done: the legal moves. Clauses (R13) and rulings (A6) are those of RULES.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociarnia.engine.contract import OVER, Face, MoveId, Seat
from kociarnia.games.koty.rules.deck import BAT, CATS, DRAGON, FACES, JOKER, MOTH, OWL, RAVEN
from kociarnia.games.koty.rules.piles import chance_thrown
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import (
    BEGIN,
    CARRY,
    DEEP,
    DEFEND,
    LANDS,
    NINE,
    PAIR,
    REPEAT,
    REPEATS,
    SHOW,
    SHUFFLE,
    TURN,
    Koty,
)

ONE: Final[i64] = 1  # a literal would be shifted in 32 bits when compiled
USUAL: Final = 32  # moves: few hands have more


def legal(setup: Setup, state: Koty) -> vec[i64]:
    ask = state.asking
    seat = state.asked
    if ask == TURN:
        return _turns(setup, state, seat)
    out: vec[i64] = vec[i64](capacity=USUAL)
    if ask == OVER:
        return out
    if ask == DEFEND:
        out = stand_ins(setup, state, seat, setup.defend, out)
        if state.hands[seat * FACES + OWL] > 0:  # R78
            out = append(out, setup.owl)
        out = append(out, setup.give_in)
    elif ask == REPEAT:
        if state.repeats < REPEATS:
            out = stand_ins(setup, state, seat, setup.again, out)
        out = append(out, setup.stop)
    elif ask == NINE:
        out = _each_land(setup.nine, lands_for_nine(state, seat), out)
    elif ask == PAIR:
        out = _each_land(setup.pair, lands_for_pair(setup, state, seat), out)
    elif ask == CARRY:
        for cell in range(setup.cells):
            if can_rest(setup, state, seat, cell):
                out = append(out, setup.carry + cell)
    elif ask == BEGIN:
        if setup.starter >= 0:
            out = append(out, setup.begin + setup.starter)
        else:
            for starter in range(setup.players):
                out = append(out, setup.begin + starter)
    elif ask == SHUFFLE:
        out = append(out, setup.shuffle)
    elif ask == SHOW:
        for face in range(1, FACES):
            if chance_thrown(state, seat, face) > 0:
                out = append(out, setup.face + face)
    else:
        for face in range(1, FACES):
            if state.bag[face] > 0:
                out = append(out, setup.face + face)
    return out


def _each_land(first: MoveId, lands: i64, out: vec[i64]) -> vec[i64]:
    for land in range(LANDS):
        if lands >> land & 1:
            out = append(out, first + land)
    return out


def _turns(setup: Setup, state: Koty, seat: Seat) -> vec[i64]:
    """R17, R76: every card in hand on every land that takes it, the exchange, a night card."""
    hands = state.hands
    tops = state.tops
    friend = setup.deck.friend
    at = seat * FACES
    mate: Seat = setup.mates[seat]
    held: vec[i64] = vec[i64](capacity=CATS)
    for face in range(1, CATS + 1):
        if hands[at + face] > 0:
            held = append(held, face)
    raven = hands[at + RAVEN] > 0
    out: vec[i64] = vec[i64](capacity=USUAL)
    for owner in range(setup.seats):
        own = owner == seat
        if owner == mate and not own:  # A33
            continue
        for cell in range(owner * LANDS, owner * LANDS + LANDS):
            top: i64 = tops[cell]
            base = setup.play - 1 + cell * ROLES
            if top == 0:
                nine = state.depth[cell] > 0
                if nine or own:  # R29, R30, R57; R61
                    for k in range(len(held)):
                        out = append(out, base + held[k])
                if nine and raven and not own:  # R58; R61
                    out = append(out, base + RAVEN)
            elif top == RAVEN:
                if raven and own:  # R37
                    out = append(out, base + RAVEN)
            else:  # R31, R34, R39
                other: i64 = friend[top]
                if top < other:
                    out = _either(hands, at, base, top, other, out)
                else:
                    out = _either(hands, at, base, other, top, out)
    return besides_cats(setup, state, seat, out)


def _either(hands: vec[i64], at: i64, base: MoveId, low: Face, high: Face, out: vec[i64]) -> vec[i64]:
    """The two cats of one colour, as far as they are in hand."""
    if hands[at + low] > 0:
        out = append(out, base + low)
    if hands[at + high] > 0:
        out = append(out, base + high)
    return out


def besides_cats(setup: Setup, state: Koty, seat: Seat, out: vec[i64]) -> vec[i64]:
    """What a turn has besides cats and ravens."""
    hands = state.hands
    at = seat * FACES
    if hands[at + JOKER] > 0:
        out = _jokers(setup, state, seat, out)
    out = append(out, setup.exchange)  # R62, A26
    if hands[at + MOTH] > 0:
        out = _moths(setup, state, seat, out)
    if hands[at + BAT] > 0:
        mate: Seat = setup.mates[seat]
        for cell in range(setup.cells):  # R82, A29
            if state.tops[cell] == RAVEN and cell // LANDS != seat and cell // LANDS != mate:
                out = append(out, setup.bat + cell)
    if hands[at + DRAGON] > 0:  # R84, A30
        out = append(out, setup.dragon)
    return out


def _jokers(setup: Setup, state: Koty, seat: Seat, out: vec[i64]) -> vec[i64]:
    """R63-R65: as either cat of the colour on any cat (A12), as a raven on an own raven."""
    mate: Seat = setup.mates[seat]
    for cell in range(setup.cells):
        owner = cell // LANDS
        top: i64 = state.tops[cell]
        if top == 0 or (owner == mate and owner != seat):
            continue
        base = setup.joker - 1 + cell * ROLES
        if top == RAVEN:
            if owner == seat:
                out = append(out, base + RAVEN)
        else:
            other: i64 = setup.deck.friend[top]
            out = append(out, base + min(top, other))
            out = append(out, base + max(top, other))
    return out


def _moths(setup: Setup, state: Koty, seat: Seat, out: vec[i64]) -> vec[i64]:
    """R80: every cat that can be taken, if there is a place for it; the land of a cat is none (A28)."""
    mate: Seat = setup.mates[seat]
    place = False
    for cell in range(setup.cells):
        if can_rest(setup, state, seat, cell):
            place = True
            break
    if place:
        for cell in range(setup.cells):
            owner = cell // LANDS
            top: i64 = state.tops[cell]
            if 0 < top <= CATS and (owner == seat or owner != mate):
                out = append(out, setup.moth + cell)
    return out


def stand_ins(setup: Setup, state: Koty, seat: Seat, base: MoveId, out: vec[i64]) -> vec[i64]:
    """R47, R50, A10: the attacking cat, or a joker for it."""
    at = seat * FACES
    if state.hands[at + state.role] > 0:
        out = append(out, base + state.role - 1)
    if state.hands[at + JOKER] > 0:
        out = append(out, base + CATS)
    return out


def lands_for_nine(state: Koty, seat: Seat) -> i64:
    """R23-R25: a bit for each own land that has room for a nine, or for a nine with a cat on it."""
    lands: i64 = 0
    for land in range(LANDS):
        if state.tops[seat * LANDS + land] == 0 and state.depth[seat * LANDS + land] < DEEP:
            lands |= ONE << land
    return lands


def lands_for_pair(setup: Setup, state: Koty, seat: Seat) -> i64:
    lands = lands_for_nine(state, seat)
    if lands == 0 and setup.pair_partial:  # A4
        for land in range(LANDS):
            if state.tops[seat * LANDS + land] == 0:
                lands |= ONE << land
    return lands


def can_rest(setup: Setup, state: Koty, seat: Seat, cell: i64) -> bool:
    """A27: may the moth put a cat here? Not where it took it from (A28)."""
    if state.tops[cell] != 0 or (state.answer != 0 and cell == state.target):
        return False
    owner = cell // LANDS
    if owner == seat:
        return True
    return owner != setup.mates[seat] and (setup.moth_rival_empty or state.depth[cell] > 0)
