"""The rules of Koty: what comes of a move, and who knows what. Clauses (R13) and rulings (A6) are those of RULES.md."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.contract import OVER, UNKNOWN, Dice, Face, Family, MoveId, Observer, Observers, Seat
from kociarnia.engine.table import put, take
from kociarnia.games.koty.rules.deck import BAT, CATS, DRAGON, FACES, JOKER, MOTH, OWL, RAVEN
from kociarnia.games.koty.rules.moves import ROLES, KotyMoves
from kociarnia.games.koty.rules.score import complete, dream, nines, ranked
from kociarnia.games.koty.rules.state import (
    BEGIN,
    CARRY,
    DEEP,
    DEFEND,
    DRAW,
    FADE,
    HAND,
    LANDS,
    LOSE,
    MEET,
    NINE,
    PAIR,
    PART,
    REPEAT,
    REPEATS,
    SHOW,
    SHUFFLE,
    TURN,
    Koty,
)

# How many moves may still come.
A_DRAW: Final = 2  # a card from the draw pile, and a shuffle before it
A_REPEAT: Final = 3 + 2 * A_DRAW  # to repeat and draw, two to answer, the defender's draw
A_TURN: Final = 8 + A_REPEAT * REPEATS  # to play and draw, two to answer, and what may follow


@final
class KotyRules(KotyMoves):
    def start(self) -> Koty:
        state = Koty()
        state.bag = self.deck.bag[:]
        state.pile = self.deck.size
        state.hands = [0] * (self.players * FACES)
        state.shown = [0] * (self.players * FACES)
        state.tops = [0] * self.cells
        state.depth = [0] * self.cells
        state.nines = [UNKNOWN] * (self.cells * DEEP)
        state.buried = [0] * FACES
        state.ask(BEGIN)
        return state

    def apply(self, state: Koty, move: MoveId) -> None:
        """The question stays on top of the agenda until another one comes in its place or it is _answered()."""
        ask = state.asking
        seat = state.asked
        if ask == DRAW:
            self._draw(state, seat, move - self.face)
        elif ask == TURN:
            self._turn(state, seat, move)
            self._ask_on(state)
            return
        elif ask == SHOW:
            self._spend(state, seat, move - self.face)
            self._discard(state, move - self.face)
        elif ask == DEFEND:
            if move != self.give_in:  # R54
                self._defend(state, seat, move)
                return
        elif ask == REPEAT:
            if move != self.stop:  # R55
                state.repeats += 1
                self._lay(state, seat, JOKER if move == self.again + CATS else state.role)
                self._ask_on(state)
                return
        elif ask == NINE or ask == PAIR:
            if ask == NINE:
                self._add_nine(state, seat * LANDS + move - self.nine, state.detail)
            else:
                self._add_pair(state, seat * LANDS + move - self.pair)
            if complete(state, seat):  # R67
                if not self.finish_round:  # A22: at once
                    self._fade(state)
                    state.ask_no_more()
                    return
                state.closing = True
        elif ask == LOSE:  # A21
            self._take_top(state)
            take(state.bag, move - self.face)
            self._discard(state, move - self.face)
        elif ask == SHUFFLE:
            self._shuffle(state)
        elif ask == CARRY:  # R80
            state.tops[move - self.carry] = state.answer
            state.answer = 0
        else:
            self._deal(state, move - self.begin)
            return
        self._answered(state)

    def _answered(self, state: Koty) -> None:
        """The question on top is answered: on to the one below it, or to the next turn."""
        if not state.nothing_after():
            state.answered()
            self._ask_on(state)
            return
        state.turns += 1
        state.turn += 1  # R21
        if state.turn == self.seats:
            state.turn = 0
        last_round = state.closing and state.turn == state.first  # A22
        if state.exhausted or last_round or state.turns == self.turn_cap:  # A19, A38
            state.ask_no_more()
        else:
            state.ask_instead(TURN, state.turn)

    def _ask_on(self, state: Koty) -> None:
        """Do what needs nobody's answer, until somebody is asked or the game is over."""
        ask = state.asking
        if ask == DRAW:
            if state.pile == 0 and not state.exhausted:
                if state.discards:
                    state.ask(SHUFFLE)  # R66
                else:
                    state.exhausted = True  # R68, A19
            if state.exhausted:
                self._answered(state)
        elif ask == MEET:
            self._meet(state, state.asked)
        elif ask == PART:  # R48, A20: the defending card on the attacking one
            self._discard(state, state.played)
            self._discard(state, state.answer)
            state.played = state.answer = 0
            self._answered(state)
        elif ask == FADE:
            self._fade(state)
            self._answered(state)

    def _deal(self, state: Koty, starter: Seat) -> None:
        """R11, R16."""
        state.first = starter
        state.turn = starter
        state.ask_instead(TURN, starter)
        for step in range(1, self.players + 1):
            for _ in range(HAND):
                state.ask(DRAW, (starter + self.players - step) % self.players, 1)

    # --- a turn

    def _turn(self, state: Koty, seat: Seat, move: MoveId) -> None:
        """What is asked now comes in place of the question what to do."""
        if move < self.joker:
            at = move - self.play
            self._play(state, seat, at % ROLES + 1, at % ROLES + 1, at // ROLES)
        elif move < self.exchange:
            at = move - self.joker
            self._play(state, seat, JOKER, at % ROLES + 1, at // ROLES)
        elif move == self.exchange:
            self._exchange(state, seat)
        else:  # R77; A8: the whole effect, the night card is discarded, its player draws
            state.ask_instead(DRAW, seat)
            if move < self.bat:
                state.ask(FADE)
                state.ask(CARRY, seat)
                self._spend(state, seat, MOTH)
                state.played = MOTH
                state.target = move - self.moth
                state.answer = state.tops[state.target]
                state.tops[state.target] = 0
            elif move < self.dragon:
                state.ask(FADE)
                self._spend(state, seat, BAT)
                state.played = BAT
                state.tops[move - self.bat] = 0
                self._offer_card(state, seat, RAVEN)
            else:
                self._spend(state, seat, DRAGON)
                for cell in range(self.cells):  # R84
                    if state.tops[cell] == RAVEN:
                        state.tops[cell] = 0
                        self._discard(state, RAVEN)
                self._offer_card(state, seat, DRAGON)

    def _play(self, state: Koty, seat: Seat, card: Face, role: Face, cell: i64) -> None:
        if state.tops[cell] == 0:  # R29, R30, R57, R58
            self._spend(state, seat, card)
            state.tops[cell] = card
            state.ask_instead(DRAW, seat)
        else:
            state.role = role
            state.target = cell
            state.repeats = 0
            self._lay(state, seat, card)

    def _lay(self, state: Koty, seat: Seat, card: Face) -> None:
        """A card is laid on another. A8: its player draws; if it is an attack others may answer; then it takes effect."""
        self._spend(state, seat, card)
        state.played = card
        state.ask_instead(MEET, seat)
        owner = state.target // LANDS
        if owner != seat:  # R46, A32: the attacked player first; both are asked whatever they hold (H8)
            if self.teams:
                state.ask(DEFEND, self.mates[owner])
            state.ask(DEFEND, owner)
        state.ask(DRAW, seat)

    def _defend(self, state: Koty, seat: Seat, move: MoveId) -> None:
        while state.asking != MEET:  # A32: one card is enough
            state.answered()
        if move == self.owl:  # R78, R79, A16
            self._spend(state, seat, OWL)
            self._discard(state, OWL)
            at = seat * FACES + state.played
            state.hands[at] += 1
            state.shown[at] += 1
            state.played = 0
            self._answered(state)
        else:  # R47-R49, R53
            state.answer = JOKER if move == self.defend + CATS else state.role
            self._spend(state, seat, state.answer)
            state.ask_instead(REPEAT, state.asked)
            state.ask(PART)
            state.ask(DRAW, seat)
            self._ask_on(state)

    def _exchange(self, state: Koty, seat: Seat) -> None:
        """R62."""
        at = seat * FACES
        state.ask_instead(DRAW, seat, 1)
        for _card in range(HAND - 1):
            state.ask(DRAW, seat, 1)
        if not self.hidden_exchange:
            for held in range(1, self.held(state, seat) + 1):
                state.ask(SHOW, seat, held)
            return
        for face in range(FACES):  # A20: face down, first those that only this seat has seen
            for _ in range(state.hands[at + face] - state.shown[at + face]):
                state.discards.append(face)
                state.veils.append(seat + 1)
        for face in range(FACES):
            for _ in range(state.shown[at + face]):
                self._discard(state, face)
            state.hands[at + face] = 0
            state.shown[at + face] = 0

    # --- what comes of a meeting

    def _meet(self, state: Koty, seat: Seat) -> None:
        """Friends or ravens are discarded, the played card on top (A20); fighters become a pair of one dream."""
        state.answer = state.tops[state.target]
        state.tops[state.target] = 0
        fight = state.answer == state.role and state.role != RAVEN
        if fight and self.lands_for_pair(state, seat):  # R34, R43
            state.ask_instead(PAIR, seat)
            return
        friends = not fight and state.role != RAVEN
        self._discard(state, state.answer)  # R31, R37, R40; A4
        self._discard(state, state.played)
        state.played = state.answer = 0
        if not friends or state.exhausted:  # A19
            self._answered(state)
            return
        if self._has_land(state, seat):  # R32, R41: from the draw pile, without looking
            state.ask_instead(NINE, seat)
        else:  # R27, A7
            state.ask_instead(LOSE)
        if state.pile == 0:
            state.ask(SHUFFLE)

    def _offer_card(self, state: Koty, seat: Seat, face: Face) -> None:
        """A card that all see becomes a nine, or is forfeit (R27, A7)."""
        if self._has_land(state, seat):
            state.ask(NINE, seat, face)
        else:
            self._discard(state, face)

    def _has_land(self, state: Koty, seat: Seat) -> bool:
        """Has the dream room for a nine?"""
        return any(self.has_room(state, cell) for cell in range(seat * LANDS, seat * LANDS + LANDS))

    def _add_nine(self, state: Koty, cell: i64, face: Face) -> None:
        if face == UNKNOWN:  # R32: nobody looks at it
            self._take_top(state)
        state.nines[cell * DEEP + state.depth[cell]] = face
        state.depth[cell] += 1

    def _add_pair(self, state: Koty, cell: i64) -> None:
        """R34, R43: the played card, be it cat or joker, is the nine (R36, A40)."""
        if state.depth[cell] == DEEP:  # A4
            self._discard(state, state.played)
        else:
            self._add_nine(state, cell, state.played)
        state.tops[cell] = state.answer
        state.played = state.answer = 0

    # --- cards

    def _draw(self, state: Koty, seat: Seat, face: Face) -> None:
        self._take_top(state)
        at = seat * FACES + face
        state.hands[at] = state.hands[at] + 1  # in machine ints, as in take()
        if face != UNKNOWN:
            take(state.bag, face)

    def _take_top(self, state: Koty) -> None:
        """The top card leaves the draw pile."""
        state.pile -= 1
        state.number += 1
        if self.exhaustion_immediate and state.pile == 0 and not state.discards:  # A19
            state.exhausted = True

    def _shuffle(self, state: Koty) -> None:
        """R66. The nines that nobody saw stay where they are, so their faces must not come up in the new pile."""
        if state.whole:
            for face in range(1, FACES):
                state.buried[face] += state.bag[face]
                state.bag[face] = 0
            state.bag[UNKNOWN] = 0
        state.aged = self._unseen_nines(state)
        for face in state.discards:
            if face != UNKNOWN:
                put(state.bag, face)
        state.pile = len(state.discards)
        state.number = (state.number + self.deck.size - 1) // self.deck.size * self.deck.size
        state.discards.clear()
        state.veils.clear()

    def _unseen_nines(self, state: Koty) -> i64:
        count: i64 = 0
        for cell in range(self.cells):
            for at in range(cell * DEEP, cell * DEEP + state.depth[cell]):
                if state.nines[at] == UNKNOWN:
                    count += 1
        return count

    def _spend(self, state: Koty, seat: Seat, face: Face) -> None:
        """A card leaves a hand. Of equal cards the one that all know of goes first: nobody can tell them apart."""
        at = seat * FACES + face
        if state.hands[at] > 0:
            state.hands[at] = state.hands[at] - 1  # in machine ints, as in take()
            if state.shown[at] > 0:
                state.shown[at] -= 1
        else:
            state.hands[seat * FACES] -= 1
            take(state.bag, face)

    def _discard(self, state: Koty, face: Face) -> None:
        state.discards.append(face)
        state.veils.append(0)

    def _fade(self, state: Koty) -> None:
        """The night card on the table is discarded."""
        if state.played != 0:
            self._discard(state, state.played)
            state.played = 0

    # --- who knows what

    def witnesses(self, state: Koty, move: MoveId) -> Observers:
        return self.only(state.asked) if state.asking == DRAW else self.all

    def blur(self, move: MoveId) -> MoveId:
        return self.face if self.face <= move < self.play else move

    def redact(self, state: Koty, observer: Observer) -> Koty:
        view = state.copy()
        view.whole = False
        for seat in range(self.players):
            if seat != observer:
                at = seat * FACES
                for face in range(1, FACES):
                    hidden = view.hands[at + face] - view.shown[at + face]
                    if hidden > 0:
                        view.hands[at] += hidden
                        view.hands[at + face] -= hidden
                        view.bag[face] += hidden
                        view.bag[UNKNOWN] += hidden
        for face in range(1, FACES):  # with other hands unknown nobody can count them
            if view.buried[face] > 0:
                view.bag[face] += view.buried[face]
                view.bag[UNKNOWN] += view.buried[face]
                view.buried[face] = 0
        for at in range(len(view.veils)):
            if view.veils[at] != 0 and view.veils[at] != observer + 1 and view.discards[at] != UNKNOWN:
                put(view.bag, view.discards[at])
                view.discards[at] = UNKNOWN
        return view

    def imagine(self, view: Koty, dice: Dice) -> Koty:
        world = view.copy()
        world.whole = True
        for seat in range(self.players):
            at = seat * FACES
            while world.hands[at] > 0:
                world.hands[at] -= 1
                world.hands[at + self._invent(world, dice)] += 1
        counted: i64 = 0
        for face in range(1, FACES):
            counted += world.buried[face]
        while counted < world.aged:
            world.buried[self._invent(world, dice)] += 1
            counted += 1
        for at in range(len(world.discards)):
            if world.discards[at] == UNKNOWN:
                world.discards[at] = self._invent(world, dice)
        return world

    def _invent(self, world: Koty, dice: Dice) -> Face:
        """A face from the bag."""
        face = dice.draw(world.bag)
        take(world.bag, face)
        return face

    def inventory(self, state: Koty) -> list[Family]:
        cards: list[int] = [UNKNOWN] * state.pile + state.discards
        for at in range(len(state.hands)):
            cards += [at % FACES] * state.hands[at]
        blind = self._unseen_nines(state)
        for cell in range(self.cells):
            lying = state.nines[cell * DEEP : cell * DEEP + state.depth[cell]]
            cards += [face for face in [*lying, state.tops[cell]] if face != UNKNOWN]
        for face in range(1, FACES):
            cards += [face] * state.buried[face]
            blind -= state.buried[face]
        cards += [UNKNOWN] * blind
        cards += [face for face in (state.played, state.answer) if face != UNKNOWN]
        for ask, _, face in state.questions():  # a raven or dragon that waits for its land
            if ask == NINE and face != UNKNOWN:
                cards.append(face)
        return [Family(cards, state.bag)]

    # --- how it stands

    def bound(self, state: Koty) -> int:
        """Whole turns to come, and what the open questions may still bring."""
        if state.asking == OVER:
            return 0
        again = A_REPEAT * (REPEATS - state.repeats)
        left: i64 = (self.turn_cap - state.turns - 1) * A_TURN
        for ask, _, _ in state.questions():
            if ask == TURN:
                left += A_TURN
            elif ask == MEET:
                left += again + 3
            elif ask == REPEAT:
                left += again + 1
            elif ask == BEGIN:
                left += A_TURN + A_DRAW * HAND * self.players + 1
            elif ask == DRAW or ask == NINE or ask == LOSE:
                left += A_DRAW
            elif ask < SHUFFLE:
                left += 1
        return left - 1 if state.asking in (DRAW, NINE, LOSE) else left  # it needs no shuffle any more

    def scores(self, state: Koty) -> list[int]:
        """Cats in the dream; in teams both partners have the sum of both dreams (R89)."""
        cats = [int(dream(self.deck, state, seat)) for seat in range(self.players)]
        return self._shared(cats)

    def places(self, state: Koty) -> list[int]:
        """R71-R73; in teams both partners have their team's place among the teams (R90)."""
        cats = self.scores(state)
        face_down = self._shared([int(nines(state, seat)) for seat in range(self.players)])
        sides = self.sides()
        among = max(sides) + 1
        by_side = ranked(cats[:among], face_down[:among])  # the first seats are one of each side
        return [by_side[side] for side in sides]

    def sides(self) -> list[int]:
        return [min(seat, self.mates[seat]) for seat in range(self.players)]

    def _shared(self, own: list[int]) -> list[int]:
        if not self.teams:
            return own
        return [own[seat] + own[self.mates[seat]] for seat in range(self.players)]
