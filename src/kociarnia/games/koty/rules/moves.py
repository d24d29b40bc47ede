"""What may be done in Koty: the moves, and which of them are legal. Clauses (R13) and rulings (A6) are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import OVER, UNKNOWN, Dice, Face, Move, MoveId, MoveTable, Observers, Rules, Seat
from kociarnia.games.koty.rules.deck import BAT, CATS, DRAGON, FACES, JOKER, MOTH, OWL, RAVEN, Deck
from kociarnia.games.koty.rules.state import (
    BEGIN,
    CARRY,
    DEEP,
    DEFEND,
    DRAW,
    LANDS,
    LOSE,
    NINE,
    PAIR,
    REPEAT,
    REPEATS,
    SHOW,
    SHUFFLE,
    TURN,
    Koty,
)

ROLES: Final = RAVEN  # what a card can be played as: one of eight cats, or a raven


class KotyMoves(Rules[Koty]):
    """The half of the rules that answers: what may I do?"""

    def __init__(self, players: int, options: Mapping[str, int], deck: Deck | None = None) -> None:
        self.players = players
        self.seats: i64 = players
        self.deck: Deck = deck or Deck(options)
        self.welcome: list[i64] = [0] * FACES  # by cat: at bit 2 * face, the tops it may be played on (R31, R34)
        for face in range(1, CATS + 1):
            self.welcome[face] = (1 << 2 * face) + (1 << 2 * self.deck.friend[face])
        self.cells: i64 = players * LANDS
        self.teams: bool = options["teams"] != 0  # R86
        self.pair_partial: bool = options["pair_partial"] != 0  # A4
        self.exhaustion_immediate: bool = options["exhaustion_immediate"] != 0  # A19
        self.hidden_exchange: bool = options["hidden_exchange"] != 0  # A20
        self.finish_round: bool = options["finish_round"] != 0  # A22
        self.moth_rival_empty: bool = options["moth_rival_empty"] != 0  # A27
        self.turn_cap: i64 = options["turn_cap"] * players  # A38
        self.starter: Seat = options["first"] - 1  # A39: below 0 by lot
        self.all: Observers = (2 << players) - 1  # the seats and the audience
        self.mates: list[int] = [  # A35; alone, everybody is the own partner
            (seat + players // 2) % players if self.teams else seat for seat in range(players)
        ]

        seats, lands, keys = range(players), range(LANDS), self.deck.keys
        cats = keys[1 : CATS + 1]
        table = MoveTable()
        self.begin: MoveId = table.add("begin", seats)  # the dealer: who begins
        self.shuffle: MoveId = table.add("shuffle")  # the dealer: the discards become the draw pile
        self.face: MoveId = table.add("face", keys)  # the dealer: it is this card
        self.play: MoveId = len(table.moves)  # land by land, so that legal() looks at each land once
        table.moves += [Move("play", (key, seat, land)) for seat in seats for land in lands for key in keys[1 : ROLES + 1]]
        self.joker: MoveId = len(table.moves)  # a joker as this cat or raven
        table.moves += [Move("joker", (key, seat, land)) for seat in seats for land in lands for key in keys[1 : ROLES + 1]]
        self.exchange: MoveId = table.add("exchange")
        self.moth: MoveId = table.add("moth", seats, lands)
        self.bat: MoveId = table.add("bat", seats, lands)
        self.dragon: MoveId = table.add("dragon")
        self.carry: MoveId = table.add("carry", seats, lands)
        self.defend: MoveId = table.add("defend", [*cats, keys[JOKER]])
        self.owl: MoveId = table.add("owl")
        self.give_in: MoveId = table.add("pass")
        self.again: MoveId = table.add("again", [*cats, keys[JOKER]])
        self.stop: MoveId = table.add("stop")
        self.nine: MoveId = table.add("nine", lands)
        self.pair: MoveId = table.add("pair", lands)
        self.moves = tuple(table.moves)

    def partner(self, seat: Seat) -> Seat:
        """Who plays for the same result; without teams that is nobody else."""
        return self.mates[seat]

    def legal(self, state: Koty) -> list[MoveId]:
        ask = state.asking
        seat = state.asked
        if ask == TURN:
            return self._turns(state, seat)
        out: list[MoveId] = []
        if ask == OVER:
            return out
        if ask == DEFEND:
            self._stand_ins(state, seat, self.defend, out)
            if state.hands[seat * FACES + OWL] > 0:  # R78
                out.append(self.owl)
            out.append(self.give_in)
        elif ask == REPEAT:
            if state.repeats < REPEATS:
                self._stand_ins(state, seat, self.again, out)
            out.append(self.stop)
        elif ask == NINE:
            for land in range(LANDS):
                if self.has_room(state, seat * LANDS + land):
                    out.append(self.nine + land)
        elif ask == PAIR:
            for land in self.lands_for_pair(state, seat):
                out.append(self.pair + land)
        elif ask == CARRY:
            for cell in range(self.cells):
                if self.can_rest(state, seat, cell):
                    out.append(self.carry + cell)
        elif ask == BEGIN:
            if self.starter >= 0:
                out.append(self.begin + self.starter)
            else:
                for starter in range(self.players):
                    out.append(self.begin + starter)
        elif ask == SHUFFLE:
            out.append(self.shuffle)
        elif ask == SHOW:
            for face in range(1, FACES):
                if self._chance(state, seat, face) > 0:
                    out.append(self.face + face)
        else:
            for face in range(1, FACES):
                if state.bag[face] > 0:
                    out.append(self.face + face)
        return out

    def _turns(self, state: Koty, seat: Seat) -> list[MoveId]:
        """R17, R76: every card in hand on every land that takes it, the exchange, a night card."""
        hands = state.hands
        tops = state.tops
        friend = self.deck.friend
        at = seat * FACES
        mate: Seat = self.mates[seat]
        held: list[i64] = []
        for face in range(1, CATS + 1):
            if hands[at + face] > 0:
                held.append(face)
        raven = hands[at + RAVEN] > 0
        out: list[MoveId] = []
        for cell in range(self.cells):
            owner = cell // LANDS
            if owner == mate and owner != seat:  # A33
                continue
            top: i64 = tops[cell]
            base = self.play - 1 + cell * ROLES
            if top == 0:
                nine = state.depth[cell] > 0
                if nine or owner == seat:  # R29, R30, R57; R61
                    for cat in held:
                        out.append(base + cat)
                if nine and raven and owner != seat:  # R58; R61
                    out.append(base + RAVEN)
            elif top == RAVEN:
                if raven and owner == seat:  # R37
                    out.append(base + RAVEN)
            else:  # R31, R34, R39
                other: i64 = friend[top]
                if top < other:
                    self._either(hands, at, base, top, other, out)
                else:
                    self._either(hands, at, base, other, top, out)
        self._others(state, seat, out)
        return out

    def _either(self, hands: list[i64], at: i64, base: MoveId, low: Face, high: Face, out: list[MoveId]) -> None:
        """The two cats of one colour, as far as they are in hand."""
        if hands[at + low] > 0:
            out.append(base + low)
        if hands[at + high] > 0:
            out.append(base + high)

    def _others(self, state: Koty, seat: Seat, out: list[MoveId]) -> None:
        """What a turn has besides cats and ravens."""
        hands = state.hands
        at = seat * FACES
        if hands[at + JOKER] > 0:
            self._jokers(state, seat, out)
        out.append(self.exchange)  # R62, A26
        if hands[at + MOTH] > 0:
            self._moths(state, seat, out)
        if hands[at + BAT] > 0:
            mate: Seat = self.mates[seat]
            for cell in range(self.cells):  # R82, A29
                if state.tops[cell] == RAVEN and cell // LANDS != seat and cell // LANDS != mate:
                    out.append(self.bat + cell)
        if hands[at + DRAGON] > 0:  # R84, A30
            out.append(self.dragon)

    def _jokers(self, state: Koty, seat: Seat, out: list[MoveId]) -> None:
        """R63-R65: as either cat of the colour on any cat (A12), as a raven on an own raven."""
        mate: Seat = self.mates[seat]
        for cell in range(self.cells):
            owner = cell // LANDS
            top: i64 = state.tops[cell]
            if top == 0 or (owner == mate and owner != seat):
                continue
            base = self.joker - 1 + cell * ROLES
            if top == RAVEN:
                if owner == seat:
                    out.append(base + RAVEN)
            else:
                other: i64 = self.deck.friend[top]
                out.append(base + min(top, other))
                out.append(base + max(top, other))

    def _moths(self, state: Koty, seat: Seat, out: list[MoveId]) -> None:
        """R80: every cat that can be taken, if there is a place for it; the land of a cat is none (A28)."""
        mate: Seat = self.mates[seat]
        place = False
        for cell in range(self.cells):
            if self.can_rest(state, seat, cell):
                place = True
                break
        if place:
            for cell in range(self.cells):
                owner = cell // LANDS
                top: i64 = state.tops[cell]
                if 0 < top <= CATS and (owner == seat or owner != mate):
                    out.append(self.moth + cell)

    def _stand_ins(self, state: Koty, seat: Seat, base: MoveId, out: list[MoveId]) -> None:
        """R47, R50, A10: the attacking cat, or a joker for it."""
        at = seat * FACES
        if state.hands[at + state.role] > 0:
            out.append(base + state.role - 1)
        if state.hands[at + JOKER] > 0:
            out.append(base + CATS)

    def has_room(self, state: Koty, cell: i64) -> bool:
        """R23-R25: for a nine, or for a nine with a cat on it."""
        return state.tops[cell] == 0 and state.depth[cell] < DEEP

    def lands_for_pair(self, state: Koty, seat: Seat) -> list[i64]:
        out: list[i64] = []
        for land in range(LANDS):
            if self.has_room(state, seat * LANDS + land):
                out.append(land)
        if not out and self.pair_partial:  # A4
            for land in range(LANDS):
                if state.tops[seat * LANDS + land] == 0:
                    out.append(land)
        return out

    def can_rest(self, state: Koty, seat: Seat, cell: i64) -> bool:
        """A27: may the moth put a cat here? Not where it took it from (A28)."""
        if state.tops[cell] != 0 or (state.answer != 0 and cell == state.target):
            return False
        owner = cell // LANDS
        if owner == seat:
            return True
        return owner != self.mates[seat] and (self.moth_rival_empty or state.depth[cell] > 0)

    # --- by lot

    def weights(self, state: Koty) -> list[int]:
        ask = state.asking
        if ask == BEGIN:
            return [1] * (1 if self.starter >= 0 else self.players)
        if ask == SHUFFLE:
            return [1]
        if ask == SHOW:
            chances = [self._chance(state, state.asked, face) for face in range(1, FACES)]
            return [chance for chance in chances if chance > 0]
        return [copies for copies in state.bag[1:] if copies > 0]

    def _chance(self, state: Koty, seat: Seat, face: Face) -> i64:
        """How likely the next card thrown away from a hand is `face`, each card of the hand alike."""
        at = seat * FACES
        known: i64 = state.hands[at + face]
        unseen: i64 = state.hands[at]
        if unseen == 0:
            return known
        return known * state.bag[UNKNOWN] + unseen * state.bag[face]

    def roll(self, state: Koty, dice: Dice) -> MoveId:
        """The same draw from the same moves as in legal(), without the list for what is asked most."""
        ask = state.asking
        seat = state.asked
        if ask == DRAW or ask == LOSE:
            return self.face + dice.card(state.number, state.bag)
        if ask == TURN:
            return self._turn_by_lot(state, seat, dice)
        if ask == SHOW:
            return self.face + self._thrown_by_lot(state, seat, state.detail, dice)
        if ask == DEFEND and not self._can_answer(state, seat):
            dice.below(1)
            return self.give_in
        legal = self.legal(state)
        return legal[dice.below(len(legal))]

    def _can_answer(self, state: Koty, seat: Seat) -> bool:
        at = seat * FACES
        hands = state.hands
        return hands[at + state.role] > 0 or hands[at + JOKER] > 0 or hands[at + OWL] > 0

    def _thrown_by_lot(self, state: Koty, seat: Seat, held: i64, dice: Dice) -> Face:
        """The next card thrown away from a hand of so many."""
        at = seat * FACES
        thrown: Face = 1
        if state.hands[at] == 0:  # in a whole world every card of a hand has its face
            left = dice.below(held)
            copies: i64 = state.hands[at + thrown]
            while left >= copies:
                left -= copies
                thrown += 1
                copies = state.hands[at + thrown]
            return thrown
        total: i64 = 0
        for face in range(1, FACES):
            total += self._chance(state, seat, face)
        left = dice.below(total)
        while left >= self._chance(state, seat, thrown):
            left -= self._chance(state, seat, thrown)
            thrown += 1
        return thrown

    def held(self, state: Koty, seat: Seat) -> i64:
        """How many cards a seat has in hand."""
        at = seat * FACES
        count: i64 = 0
        for face in range(FACES):
            copies: i64 = state.hands[at + face]
            count += copies
        return count

    def _turn_by_lot(self, state: Koty, seat: Seat, dice: Dice) -> MoveId:
        """One of _turns(): count the plays dream by dream, draw, and look only into the dream where it falls."""
        hands = state.hands
        at = seat * FACES
        cats: i64 = 0  # different ones in hand
        fits: i64 = 0  # what may be played on which top, as in `welcome`
        for face in range(1, CATS + 1):
            if hands[at + face] > 0:
                cats += 1
                fits += self.welcome[face]
        raven: i64 = 0
        if hands[at + RAVEN] > 0:
            raven = 1
        mate: Seat = self.mates[seat]
        plays: i64 = 0
        counts: i64 = 0  # a byte for each dream
        for owner in range(self.seats):
            if owner == seat or owner != mate:  # A33
                count = _on_dream(state, owner, owner == seat, cats, fits, raven)
                plays += count
                counts |= count << 8 * owner
        plain = True  # most hands hold neither joker nor night card
        for face in range(JOKER, FACES):
            if hands[at + face] > 0:
                plain = False
                break
        if plain:
            left = dice.below(plays + 1)
            if left == plays:
                return self.exchange
        else:
            others: list[MoveId] = []
            self._others(state, seat, others)
            left = dice.below(plays + len(others))
            if left >= plays:
                return others[left - plays]
        owner = 0
        while left >= counts & 255:
            left -= counts & 255
            counts >>= 8
            owner += 1
        cell = owner * LANDS
        count = _on_land(state, cell, owner == seat, cats, fits, raven)
        while left >= count:
            left -= count
            cell += 1
            count = _on_land(state, cell, owner == seat, cats, fits, raven)
        return self.play - 1 + cell * ROLES + self._nth(hands, at, state.tops[cell], left)

    def _nth(self, hands: list[i64], at: i64, top: Face, left: i64) -> Face:
        """Number `left` of the cats and ravens in hand that may be played on a top."""
        if top == RAVEN:
            return RAVEN
        face: i64 = 1
        while face < RAVEN:
            if hands[at + face] > 0 and (top == 0 or self.welcome[face] >> 2 * top & 1):
                if left == 0:
                    return face
                left -= 1
            face += 1
        return RAVEN


def _on_dream(state: Koty, owner: Seat, own: bool, cats: i64, fits: i64, raven: i64) -> i64:
    """How many plays there are on the four lands of a dream."""
    count: i64 = 0
    for cell in range(owner * LANDS, owner * LANDS + LANDS):
        count += _on_land(state, cell, own, cats, fits, raven)
    return count


def _on_land(state: Koty, cell: i64, own: bool, cats: i64, fits: i64, raven: i64) -> i64:
    """How many of the cats and ravens in hand may be played on a land; a function of the module, for these are inlined."""
    top: i64 = state.tops[cell]
    if top == 0:
        if own:
            return cats  # R29, R30
        if state.depth[cell] > 0:
            return cats + raven  # R57, R58
        return 0  # R61
    if top != RAVEN:
        return fits >> 2 * top & 3  # R31, R34, R39
    if own:
        return raven  # R37
    return 0
