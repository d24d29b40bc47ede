"""A player's sense of Koty: what a land is likely to become, and what each move would make of the dreams."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import OVER, UNKNOWN, Dice, Face, MoveId, Seat, Sense
from kociarnia.games.koty.bot.evaluation import DEPTHS, HELD, Tables
from kociarnia.games.koty.bot.playout_policy import quick
from kociarnia.games.koty.rules.deck import BAT, CATS, DRAGON, FACES, JOKER, MOTH, OWL, RAVEN, Deck
from kociarnia.games.koty.rules.legal import can_rest
from kociarnia.games.koty.rules.rules import KotyRules
from kociarnia.games.koty.rules.score import dream, land, nines
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import CARRY, DEEP, DEFEND, HAND, LANDS, NINE, PAIR, REPEAT, TURN, Koty

DECIDED: Final = 400.0  # an end of the game that is a win, or a loss
EXCHANGE: Final = -2.5  # a turn that changes no dream


class KotySense(Sense[KotyRules, Koty]):
    def __init__(self) -> None:
        self.tables: Tables | None = None
        self.prospect: list[float] = []
        self.hold: list[float] = []

    def rate(self, rules: KotyRules, view: Koty, legal: list[MoveId]) -> list[float]:
        setup = rules.setup
        self._study(setup.deck)
        ask = view.asking
        seat = view.asked
        weights = self._weights(setup, view, seat)
        out: list[float] = []
        for move in legal:
            if ask == TURN:
                out.append(self._turn(setup, view, seat, move, weights))
            elif ask == DEFEND:
                out.append(self._defend(setup, view, seat, move, weights))
            elif ask == REPEAT:
                out.append(self._repeat(setup, view, seat, move, weights))
            elif ask == NINE:
                out.append(self._nine(setup, view, seat, seat * LANDS + move - setup.nine, -1))
            elif ask == PAIR:
                out.append(self._pair(setup, view, seat, seat * LANDS + move - setup.pair, view.answer, -1))
            elif ask == CARRY:
                out.append(self._carry(view, move - setup.carry, view.answer, seat, weights))
            else:
                out.append(0.0)
        return out

    def value(self, rules: KotyRules, view: Koty) -> list[float]:
        setup = rules.setup
        self._study(setup.deck)
        if view.asking == OVER:
            places = rules.places(view)
            sides = 2 if setup.teams else 1
            winners = places.count(1) // sides
            return [1.0 / winners if place == 1 else 0.0 for place in places]
        standing: list[float] = []
        most = 0
        for seat in range(setup.players):
            standing.append(self._dream(view, seat))
            most = max(most, int(nines(view, seat)))
        if setup.teams:
            standing = [standing[seat] + standing[setup.mates[seat]] for seat in range(setup.players)]
        # The nearer the end, the surer the standing.
        scale = 30.0 - 2.0 * most
        best = max(standing)
        shares = [math.exp((own - best) / scale) for own in standing]
        whole = sum(shares) / (2.0 if setup.teams else 1.0)
        return [share / whole for share in shares]

    def quick(self, rules: KotyRules, world: Koty, dice: Dice) -> MoveId:
        setup = rules.setup
        self._study(setup.deck)
        assert self.tables is not None
        return quick(setup, self.tables, world, dice)

    def _study(self, deck: Deck) -> None:
        """The tables for this deck."""
        if self.tables is None or self.tables.deck is not deck:
            self.tables = Tables(deck)
            self.prospect = self.tables.prospect
            self.hold = self.tables.hold

    def _weights(self, setup: Setup, view: Koty, seat: Seat) -> list[float]:
        """How much each dream matters to `seat`: the own one whole, of the rivals the leader most."""
        lead = -1
        most = -1
        mate = setup.mates[seat]
        for other in range(setup.players):
            cats = int(dream(setup.deck, view, other))
            if other != seat and other != mate and cats > most:
                lead, most = other, cats
        rivals = float(setup.players - (2 if setup.teams else 1))
        out: list[float] = []
        for other in range(setup.players):
            if other == seat or other == mate:
                out.append(1.0)
            elif other == lead:
                out.append(-0.5 - 0.5 / rivals)
            else:
                out.append(-0.5 / rivals)
        return out

    def _at(self, top: Face, depth: i64) -> float:
        return self.prospect[top * DEPTHS + depth]

    def _land(self, view: Koty, cell: i64) -> float:
        return self.prospect[view.tops[cell] * DEPTHS + view.depth[cell]]

    def _dream(self, view: Koty, seat: Seat) -> float:
        whole = 0.0
        for cell in range(seat * LANDS, seat * LANDS + LANDS):
            whole += self._land(view, cell)
        return whole

    # --- what moves would bring

    def _turn(self, setup: Setup, view: Koty, seat: Seat, move: MoveId, weights: list[float]) -> float:
        if move < setup.exchange:
            if move < setup.joker:
                at = move - setup.play
                card = at % ROLES + 1
            else:
                at = move - setup.joker
                card = JOKER
            role = at % ROLES + 1
            return self._play(setup, view, seat, card, role, at // ROLES, weights) - self.hold[card]
        if move == setup.exchange:
            whole = 0.0
            for face in range(FACES):
                count: i64 = view.hands[seat * FACES + face]
                while count > 0:
                    whole += self.hold[face]
                    count -= 1
            return EXCHANGE + HELD * 4.0 - whole - HELD  # the others replace one card
        if move < setup.bat:
            cell = move - setup.moth
            cat = view.tops[cell]
            best = -DECIDED
            for other in range(setup.cells):
                if other != cell and can_rest(setup, view, seat, other):
                    best = max(best, self._carry(view, other, cat, seat, weights))
            freed = self._at(0, view.depth[cell]) - self._land(view, cell)
            return best + weights[cell // LANDS] * freed - self.hold[MOTH]
        if move < setup.dragon:
            cell = move - setup.bat
            freed = self._at(0, view.depth[cell]) - self._at(RAVEN, view.depth[cell])
            return weights[cell // LANDS] * freed + self._best_nine(setup, view, seat, -1) - self.hold[BAT]
        change = 0.0
        for cell in range(setup.cells):
            if view.tops[cell] == RAVEN:
                change += weights[cell // LANDS] * (self._at(0, view.depth[cell]) - self._at(RAVEN, view.depth[cell]))
        return change + self._best_nine(setup, view, seat, -1) - self.hold[DRAGON]

    def _play(self, setup: Setup, view: Koty, seat: Seat, card: Face, role: Face, cell: i64, weights: list[float]) -> float:
        owner = cell // LANDS
        top: Face = view.tops[cell]
        if top == 0:
            return weights[owner] * (self._at(card, view.depth[cell]) - self._land(view, cell))
        gain = self._effect(setup, view, seat, role, cell, weights)
        if owner == seat:
            return gain
        return gain * (1.0 - self._answered(setup, view, owner, role))

    def _effect(self, setup: Setup, view: Koty, seat: Seat, role: Face, cell: i64, weights: list[float]) -> float:
        """What it brings when `role` meets the card on top of `cell`, and nobody answers."""
        top: Face = view.tops[cell]
        freed = weights[cell // LANDS] * (self._at(0, view.depth[cell]) - self._land(view, cell))
        if top == RAVEN:
            return freed
        if role != top:
            return freed + (0.0 if view.exhausted else self._best_nine(setup, view, seat, cell))
        best = 0.0
        for own in range(seat * LANDS, seat * LANDS + LANDS):
            if (view.tops[own] == 0 or own == cell) and view.depth[own] < DEEP:
                best = max(best, self._pair(setup, view, seat, own, top, cell))
        return freed + best

    def _answered(self, setup: Setup, view: Koty, owner: Seat, role: Face) -> float:
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

    def _best_nine(self, setup: Setup, view: Koty, seat: Seat, freed: i64) -> float:
        """The best place for a nine in the own dream; `freed` is a land whose top card has just gone."""
        best = 0.0
        fits = False
        for cell in range(seat * LANDS, seat * LANDS + LANDS):
            if (view.tops[cell] == 0 or cell == freed) and view.depth[cell] < DEEP:
                gain = self._nine(setup, view, seat, cell, freed)
                if not fits or gain > best:
                    best = gain
                    fits = True
        return best

    def _nine(self, setup: Setup, view: Koty, seat: Seat, cell: i64, freed: i64) -> float:
        depth: i64 = view.depth[cell]
        gain = self._at(0, depth + 1) - self._at(0, depth)
        return gain + self._ending(setup, view, seat, cell, 0, freed)

    def _pair(self, setup: Setup, view: Koty, seat: Seat, cell: i64, cat: Face, freed: i64) -> float:
        depth: i64 = view.depth[cell]
        if depth == DEEP:  # A4: the cat alone
            return self._at(cat, depth) - self._at(0, depth)
        gain = self._at(cat, depth + 1) - self._at(0, depth)
        return gain + self._ending(setup, view, seat, cell, cat, freed)

    def _ending(self, setup: Setup, view: Koty, seat: Seat, cell: i64, top: Face, freed: i64) -> float:
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

    def _carry(self, view: Koty, cell: i64, cat: Face, seat: Seat, weights: list[float]) -> float:
        return weights[cell // LANDS] * (self._at(cat, view.depth[cell]) - self._at(0, view.depth[cell]))

    # --- attack and defence

    def _defend(self, setup: Setup, view: Koty, seat: Seat, move: MoveId, weights: list[float]) -> float:
        if move == setup.give_in:
            return 0.0
        attacker = view.turn
        threat = -weights[attacker] * self._effect(
            setup, view, attacker, view.role, view.target, self._weights(setup, view, attacker)
        )
        if move == setup.owl:
            return threat + self.hold[view.played] - self.hold[OWL]
        card = JOKER if move == setup.defend + CATS else view.role
        return 0.8 * threat - self.hold[card] + HELD  # the attack may be repeated

    def _repeat(self, setup: Setup, view: Koty, seat: Seat, move: MoveId, weights: list[float]) -> float:
        if move == setup.stop:
            return 0.0
        card = JOKER if move == setup.again + CATS else view.role
        gain = self._effect(setup, view, seat, view.role, view.target, weights)
        chance = 1.0 - self._answered(setup, view, view.target // LANDS, view.role)
        return gain * chance - self.hold[card] + HELD
