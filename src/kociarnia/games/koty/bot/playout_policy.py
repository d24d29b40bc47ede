"""Moves in no time, for playouts: the play that changes the lands most for the better, by tables and at one look."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import Dice, Face, MoveId, Seat
from kociarnia.games.koty.bot.evaluation import DEPTHS, FRESH, CardTables
from kociarnia.games.koty.rules.by_lot import roll
from kociarnia.games.koty.rules.deck import CATS, FACES, JOKER, MOTH, OWL, RAVEN
from kociarnia.games.koty.rules.score import dream
from kociarnia.games.koty.rules.score import land as land_cats
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import DEEP, DEFEND, LANDS, NINE, PAIR, REPEAT, REPEATS, TURN, Koty

WHIM: Final = 2  # once in so many turns anything may be done, as rivals who are foreseen too well judge badly
NIGHT: Final = 3  # once in so many turns a night card in hand may be played
UNANSWERED: Final = 0.7  # how often an attack comes through
RIVALS: Final = 1.0  # what the loss of all rivals together is worth
THROW: Final = -2.5  # a turn that changes no dream
OVER: Final = 100.0  # an end of the game that is a win, or a loss
NEVER: Final = -1000.0


def quick(setup: Setup, tables: CardTables, world: Koty, dice: Dice) -> MoveId:
    ask = world.asking
    seat = world.asked
    if ask == TURN:
        if dice.below(WHIM) == 0:
            return roll(setup, world, dice)
        return turn(setup, tables, world, seat, dice)
    at = seat * FACES
    if ask == DEFEND:
        if world.hands[at + world.role] > 0:
            return setup.defend + world.role - 1
        if world.hands[at + OWL] > 0:
            return setup.owl
        return setup.defend + CATS if world.hands[at + JOKER] > 0 and world.depth[world.target] > 1 else setup.give_in
    if ask == REPEAT:
        if world.hands[at + world.role] > 0 and world.repeats < REPEATS:
            return setup.again + world.role - 1
        return setup.stop
    if ask == NINE:
        return setup.nine + best_land(setup, tables, world, seat, 0, -1)
    if ask == PAIR:
        land = best_land(setup, tables, world, seat, world.answer, -1)
        return setup.pair + land if land >= 0 else roll(setup, world, dice)
    return roll(setup, world, dice)


def turn(setup: Setup, tables: CardTables, world: Koty, seat: Seat, dice: Dice) -> MoveId:
    hands, tops = world.hands, world.tops
    worth, hold = tables.worth, tables.hold
    at = seat * FACES
    whole = 0.0
    held: i64 = 0  # faces in hand, one bit each
    for face in range(1, FACES):
        copies: i64 = hands[at + face]
        if copies > 0:
            held |= 1 << face
            while copies > 0:
                whole += hold[face]
                copies -= 1
    if held >> MOTH and dice.below(NIGHT) == 0:
        return roll(setup, world, dice)
    mate: Seat = setup.mates[seat]
    rivals = setup.seats - (2 if setup.teams else 1)
    theirs = -RIVALS / float(rivals)
    nine = gain_of(setup, tables, world, seat, 0, -1)
    best = THROW + 3.0 * FRESH - whole
    move = setup.exchange
    for cell in range(setup.cells):
        owner = cell // LANDS
        own = owner == seat
        if owner == mate and not own:
            continue
        weight = 1.0 if own else theirs
        top: Face = tops[cell]
        depth: i64 = world.depth[cell]
        base = setup.play - 1 + cell * ROLES
        bare = worth[depth]
        if top == 0:
            if own or depth > 0:
                last: Face = CATS if own else RAVEN
                card: Face = 1
                while card <= last:
                    if held >> card & 1:
                        gain = weight * (worth[card * DEPTHS + depth] - bare) - hold[card]
                        if gain > best:
                            best = gain
                            move = base + card
                    card += 1
            continue
        freed = weight * (bare - worth[top * DEPTHS + depth])
        if top == RAVEN:
            if own and held >> RAVEN & 1 and freed - hold[RAVEN] > best:
                best = freed - hold[RAVEN]
                move = base + RAVEN
            continue
        friend: Face = setup.deck.friend[top]
        fight = held >> top & 1 != 0
        if fight or held >> JOKER & 1:
            gain = freed + gain_of(setup, tables, world, seat, top, cell)
            if not own:
                gain *= UNANSWERED
            gain -= hold[top if fight else JOKER]
            if gain > best:
                best = gain
                move = base + top if fight else setup.joker - 1 + cell * ROLES + top
        if held >> friend & 1:
            gain = freed + (gain_of(setup, tables, world, seat, 0, cell) if own else nine)
            if not own:
                gain *= UNANSWERED
            gain -= hold[friend]
            if gain > best:
                best = gain
                move = base + friend
    return move


def gain_of(setup: Setup, tables: CardTables, world: Koty, seat: Seat, top: Face, freed: i64) -> float:
    """What a nine, with the cat `top` on it or bare, brings at its best land; `freed` is one whose card has just gone."""
    land = best_land(setup, tables, world, seat, top, freed)
    return 0.0 if land < 0 else land_gain(setup, tables, world, seat, seat * LANDS + land, top, freed)


def best_land(setup: Setup, tables: CardTables, world: Koty, seat: Seat, top: Face, freed: i64) -> i64:
    """The own land where a nine does most; -1 if none has room."""
    best = NEVER
    where: i64 = -1
    for land in range(LANDS):
        cell = seat * LANDS + land
        if (world.tops[cell] == 0 or cell == freed) and world.depth[cell] < DEEP:
            gain = land_gain(setup, tables, world, seat, cell, top, freed)
            if where < 0 or gain > best:
                best = gain
                where = land
    return where


def land_gain(setup: Setup, tables: CardTables, world: Koty, seat: Seat, cell: i64, top: Face, freed: i64) -> float:
    depth: i64 = world.depth[cell]
    gain = tables.worth[top * DEPTHS + depth + 1] - tables.worth[depth]
    if depth + 1 < DEEP:
        return gain
    full = 1
    for own in range(seat * LANDS, seat * LANDS + LANDS):
        if world.depth[own] == DEEP:
            full += 1
    if full < LANDS - 1:
        return gain
    # R67: this ends the game. About who would win it:
    mine = float(land_cats(setup.deck, top, DEEP) - land_cats(setup.deck, 0, depth))
    for seats in range(setup.seats):
        cats = float(dream(setup.deck, world, seats))
        if seats == seat or seats == setup.mates[seat]:
            mine += cats
    for seats in range(setup.seats):
        if seats != seat and seats != setup.mates[seat] and float(dream(setup.deck, world, seats)) >= mine:
            return gain - OVER
    return gain + OVER
