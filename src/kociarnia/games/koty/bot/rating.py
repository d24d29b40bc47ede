"""What each move would make of the dreams, for the one who is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Face, MoveId, Seat
from kociarnia.games.koty.bot.evaluation import FRESH, CardTables, of_land, weights_for
from kociarnia.games.koty.rules.deck import BAT, CATS, DRAGON, FACES, JOKER, MOTH, OWL, RAVEN
from kociarnia.games.koty.rules.legal import can_rest
from kociarnia.games.koty.rules.score import land
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import CARRY, DEEP, DEFEND, HAND, LANDS, NINE, PAIR, REPEAT, TURN, Koty

DECIDED: Final = 400.0  # an end of the game that is a win, or a loss
EXCHANGE: Final = -2.5  # a turn that changes no dream


def rate(tables: CardTables, setup: Setup, view: Koty, legal: list[MoveId]) -> list[float]:
    ask = view.asking
    seat = view.asked
    weights = weights_for(setup, view, seat)
    out: list[float] = []
    for move in legal:
        if ask == TURN:
            out.append(_turn(tables, setup, view, seat, move, weights))
        elif ask == DEFEND:
            out.append(_defend(tables, setup, view, seat, move, weights))
        elif ask == REPEAT:
            out.append(_repeat(tables, setup, view, seat, move, weights))
        elif ask == NINE:
            out.append(_nine(tables, setup, view, seat, seat * LANDS + move - setup.nine, -1))
        elif ask == PAIR:
            out.append(_pair(tables, setup, view, seat, seat * LANDS + move - setup.pair, view.answer, -1))
        elif ask == CARRY:
            out.append(_carry(tables, view, move - setup.carry, view.answer, weights))
        else:
            out.append(0.0)
    return out


def distinct(setup: Setup, view: Koty, legal: list[MoveId]) -> list[MoveId]:
    """Lands of one dream that look alike are alike: one of them stands for all."""
    seen: set[MoveId] = set()
    out: list[MoveId] = []
    for move in legal:
        same = _on_first(setup, view, move)
        if same not in seen:
            seen.add(same)
            out.append(move)
    return out


def _on_first(setup: Setup, view: Koty, move: MoveId) -> MoveId:
    """The same, on the first land of that dream that looks like this one."""
    roles: i64 = 1  # moves with each land
    if setup.play <= move < setup.joker:
        roles = ROLES
        cell = (move - setup.play) // roles
    elif setup.joker <= move < setup.exchange:
        roles = ROLES
        cell = (move - setup.joker) // roles
    elif setup.moth <= move < setup.bat:
        cell = move - setup.moth
    elif setup.bat <= move < setup.dragon:
        cell = move - setup.bat
    elif setup.carry <= move < setup.defend:
        cell = move - setup.carry
    elif setup.nine <= move < setup.pair:
        cell = view.asked * LANDS + move - setup.nine
    elif move >= setup.pair:
        cell = view.asked * LANDS + move - setup.pair
    else:
        return move
    first = cell // LANDS * LANDS
    while view.tops[first] != view.tops[cell] or view.depth[first] != view.depth[cell]:
        first += 1
    return move - (cell - first) * roles


def _turn(tables: CardTables, setup: Setup, view: Koty, seat: Seat, move: MoveId, weights: list[float]) -> float:
    if move < setup.exchange:
        if move < setup.joker:
            at = move - setup.play
            card = at % ROLES + 1
        else:
            at = move - setup.joker
            card = JOKER
        role = at % ROLES + 1
        return _play(tables, setup, view, seat, card, role, at // ROLES, weights) - tables.hold[card]
    if move == setup.exchange:
        whole = 0.0
        for face in range(FACES):
            count: i64 = view.hands[seat * FACES + face]
            while count > 0:
                whole += tables.hold[face]
                count -= 1
        return EXCHANGE + FRESH * 4.0 - whole - FRESH  # the others replace one card
    if move < setup.bat:
        cell = move - setup.moth
        cat = view.tops[cell]
        best = -DECIDED
        for other in range(setup.cells):
            if other != cell and can_rest(setup, view, seat, other):
                best = max(best, _carry(tables, view, other, cat, weights))
        freed = of_land(tables, 0, view.depth[cell]) - of_land(tables, cat, view.depth[cell])
        return best + weights[cell // LANDS] * freed - tables.hold[MOTH]
    if move < setup.dragon:
        cell = move - setup.bat
        freed = of_land(tables, 0, view.depth[cell]) - of_land(tables, RAVEN, view.depth[cell])
        return weights[cell // LANDS] * freed + _best_nine(tables, setup, view, seat, -1) - tables.hold[BAT]
    change = 0.0
    for cell in range(setup.cells):
        if view.tops[cell] == RAVEN:
            change += weights[cell // LANDS] * (of_land(tables, 0, view.depth[cell]) - of_land(tables, RAVEN, view.depth[cell]))
    return change + _best_nine(tables, setup, view, seat, -1) - tables.hold[DRAGON]


def _play(
    tables: CardTables, setup: Setup, view: Koty, seat: Seat, card: Face, role: Face, cell: i64, weights: list[float]
) -> float:
    owner = cell // LANDS
    top: Face = view.tops[cell]
    if top == 0:
        return weights[owner] * (of_land(tables, card, view.depth[cell]) - of_land(tables, 0, view.depth[cell]))
    gain = _effect(tables, setup, view, seat, role, cell, weights)
    if owner == seat:
        return gain
    return gain * (1.0 - _answered(setup, view, owner, role))


def _effect(tables: CardTables, setup: Setup, view: Koty, seat: Seat, role: Face, cell: i64, weights: list[float]) -> float:
    """What it brings when `role` meets the card on top of `cell`, and nobody answers."""
    top: Face = view.tops[cell]
    freed = weights[cell // LANDS] * (of_land(tables, 0, view.depth[cell]) - of_land(tables, top, view.depth[cell]))
    if top == RAVEN:
        return freed
    if role != top:
        return freed + (0.0 if view.exhausted else _best_nine(tables, setup, view, seat, cell))
    best = 0.0
    for own in range(seat * LANDS, seat * LANDS + LANDS):
        if (view.tops[own] == 0 or own == cell) and view.depth[own] < DEEP:
            best = max(best, _pair(tables, setup, view, seat, own, top, cell))
    return freed + best


def _answered(setup: Setup, view: Koty, owner: Seat, role: Face) -> float:
    """How likely it is that the attacked side can answer, as far as the table is known."""
    miss = 1.0
    mate = setup.mates[owner]
    for other in range(setup.players):
        if other == owner or other == mate:
            at = other * FACES
            if view.hands[at + role] + view.hands[at + JOKER] + view.hands[at + OWL] > 0:
                return 1.0
            fitting: i64 = view.bag[role] + view.bag[JOKER] + view.bag[OWL]
            unseen = max(1, int(view.bag[UNKNOWN]))
            miss *= (1.0 - float(int(fitting)) / float(unseen)) ** min(HAND, int(view.hands[at]))
    return 1.0 - miss


def _best_nine(tables: CardTables, setup: Setup, view: Koty, seat: Seat, freed: i64) -> float:
    """The best place for a nine in the own dream; `freed` is a land whose top card has just gone."""
    best = 0.0
    fits = False
    for cell in range(seat * LANDS, seat * LANDS + LANDS):
        if (view.tops[cell] == 0 or cell == freed) and view.depth[cell] < DEEP:
            gain = _nine(tables, setup, view, seat, cell, freed)
            if not fits or gain > best:
                best = gain
                fits = True
    return best


def _nine(tables: CardTables, setup: Setup, view: Koty, seat: Seat, cell: i64, freed: i64) -> float:
    depth: i64 = view.depth[cell]
    gain = of_land(tables, 0, depth + 1) - of_land(tables, 0, depth)
    return gain + _ending(setup, view, seat, cell, 0, freed)


def _pair(tables: CardTables, setup: Setup, view: Koty, seat: Seat, cell: i64, cat: Face, freed: i64) -> float:
    depth: i64 = view.depth[cell]
    if depth == DEEP:  # A4: the cat alone
        return of_land(tables, cat, depth) - of_land(tables, 0, depth)
    gain = of_land(tables, cat, depth + 1) - of_land(tables, 0, depth)
    return gain + _ending(setup, view, seat, cell, cat, freed)


def _ending(setup: Setup, view: Koty, seat: Seat, cell: i64, top: Face, freed: i64) -> float:
    """R67: if one more nine on `cell` ends the game, is it won?"""
    if view.depth[cell] + 1 < DEEP:
        return 0.0
    full = 0
    for own in range(seat * LANDS, seat * LANDS + LANDS):
        if own == cell or view.depth[own] == DEEP:
            full += 1
    if full < LANDS - 1:
        return 0.0
    cats: list[int] = []
    for other in range(setup.players):
        whole: i64 = 0
        for at in range(other * LANDS, other * LANDS + LANDS):
            if at == cell:
                whole += land(setup.deck, top, view.depth[at] + 1)
            else:
                whole += land(setup.deck, 0 if at == freed else view.tops[at], view.depth[at])
        cats.append(int(whole))
    if setup.teams:
        cats = [cats[other] + cats[setup.mates[other]] for other in range(setup.players)]
    rivals = [cats[other] for other in range(setup.players) if other != seat and other != setup.mates[seat]]
    return DECIDED if cats[seat] > max(rivals) else -DECIDED


def _carry(tables: CardTables, view: Koty, cell: i64, cat: Face, weights: list[float]) -> float:
    return weights[cell // LANDS] * (of_land(tables, cat, view.depth[cell]) - of_land(tables, 0, view.depth[cell]))


def _defend(tables: CardTables, setup: Setup, view: Koty, seat: Seat, move: MoveId, weights: list[float]) -> float:
    if move == setup.give_in:
        return 0.0
    attacker = view.turn
    threat = -weights[attacker] * _effect(
        tables, setup, view, attacker, view.role, view.target, weights_for(setup, view, attacker)
    )
    if move == setup.owl:
        return threat + tables.hold[view.played] - tables.hold[OWL]
    card = JOKER if move == setup.defend + CATS else view.role
    return 0.8 * threat - tables.hold[card] + FRESH  # the attack may be repeated


def _repeat(tables: CardTables, setup: Setup, view: Koty, seat: Seat, move: MoveId, weights: list[float]) -> float:
    if move == setup.stop:
        return 0.0
    card = JOKER if move == setup.again + CATS else view.role
    gain = _effect(tables, setup, view, seat, view.role, view.target, weights)
    chance = 1.0 - _answered(setup, view, view.target // LANDS, view.role)
    return gain * chance - tables.hold[card] + FRESH
