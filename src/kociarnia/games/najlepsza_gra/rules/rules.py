"""The rules of Najlepsza gra o kotach. Clauses (R14) and rulings (A4) are those of RULES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import (
    CHANCE,
    NOBODY,
    UNKNOWN,
    Dice,
    Family,
    MoveId,
    Observer,
    Observers,
    Seat,
)
from kociarnia.engine.table import put, take
from kociarnia.games.najlepsza_gra.rules.bound import at_the_feast, before_it, feasting, questions
from kociarnia.games.najlepsza_gra.rules.dealer import deal_weights, draw_held, held, hidden_in_hands, lay_weights
from kociarnia.games.najlepsza_gra.rules.feast import Feast
from kociarnia.games.najlepsza_gra.rules.score import accounts
from kociarnia.games.najlepsza_gra.rules.setup import LINE_COUNT, PLACES, SetUp
from kociarnia.games.najlepsza_gra.rules.state import (
    AFTER,
    ASK,
    DEAL,
    DETAIL,
    EMPTY,
    FEED,
    LATE,
    LAY,
    MARK,
    NEXT,
    REFILL,
    REVEAL,
    SEAT,
    SHOW,
    STRAY,
    TURN,
    Table,
)

DECK_FAMILY: Final = 0
STRAY_FAMILY: Final = 1


class NajlepszaRules(SetUp):
    """Chapters 2 to 4: the turn, the windows for lost cats and bottles, the feast, and who knows what."""

    def actor(self, state: Table) -> Seat:
        if not state.agenda:
            return NOBODY
        entry: i64 = state.agenda[-1]
        if entry & ASK >= DEAL:
            return CHANCE
        return entry >> SEAT & 7

    def waiting(self, state: Table) -> Observers:
        seats = super().waiting(state)
        if state.agenda and state.agenda[-1] & ASK == FEED:  # A15: all feed at the same time
            for entry in state.agenda[1:]:
                seats |= self.only(entry >> SEAT & 7)
        return seats

    def turn_to(self, state: Table, seat: Seat) -> None:
        if seat != self.actor(state):
            question = FEED | seat << SEAT
            state.agenda.remove(question)
            state.agenda.append(question)

    # --- what may be done

    def legal(self, state: Table) -> list[MoveId]:
        if not state.agenda:
            return []
        entry: i64 = state.agenda[-1]
        ask = entry & ASK
        seat = entry >> SEAT & 7
        if ask <= LATE:
            return self._plays(state, ask, seat)
        if ask == FEED:
            return [self.eat + code for code in self._answers(state, seat)]
        if ask == DEAL:
            hidden = hidden_in_hands(state.hands, self.kinds)
            last: i64 = len(state.bag)
            if hidden > 0 and hidden == held(state.bag, self.first_hand):  # none of those is left in the deck
                last = self.first_hand
            return [self.deal + face for face in range(1, last) if state.bag[face] > 0]
        if ask == STRAY:
            return [self.stray + face for face in range(1, len(state.stray_bag)) if state.stray_bag[face] > 0]
        if ask == SHOW:
            code: i64 = state.meals[seat][state.shown[seat]]
            if code != UNKNOWN:
                return [self.show + code]
            return [self.show + code for code in self._answers(state, seat)]
        hand = seat * self.kinds
        covered = state.hands[hand] > 0
        return [
            self.lay + kind
            for kind in range(1, self.kinds)
            if state.hands[hand + kind] > 0 or (covered and state.bag[self.hand_face + kind] > 0)
        ]

    def _plays(self, state: Table, ask: i64, seat: Seat) -> list[MoveId]:
        """R14, R22: a line is taken once; lost cats and bottles come in addition, before and after (A4)."""
        out: list[MoveId] = []
        if ask == MARK:
            for line in range(LINE_COUNT):
                out.append(self.mark + line)
            return out
        marker = state.marker
        if ask == TURN:
            for line in range(LINE_COUNT):
                if line != marker:
                    out.append(self.take + line)
        hand = seat * self.kinds
        if state.hands[hand + self.bottle] > 0:
            for line in range(LINE_COUNT):
                if line != marker:  # A6
                    out.append(self.spray + line)
        if state.hands[hand + self.lost] > 1:
            for stray in sorted(state.offers):
                if stray != EMPTY:
                    out.append(self.adopt + stray)  # R40
            out.append(self.cash)  # R42
        if ask != TURN:
            out.append(self.done)
        return out

    def _answers(self, state: Table, seat: Seat) -> list[i64]:
        """What the seat may answer to its next question; of one that is not shown yet, what it may have answered."""
        given = state.meals[seat]
        number: i64 = len(given)
        if state.agenda[-1] & ASK == SHOW:
            number = state.shown[seat]
        ask = self.meals.question(state.fronts[seat], number)
        before: i64 = given[number - 1] if number > 0 else 0
        return self.meals.allowed(ask, state.left, 4 * seat, before)

    def weights(self, state: Table) -> list[i64]:
        entry: i64 = state.agenda[-1]
        ask = entry & ASK
        if ask == DEAL:
            return deal_weights(state.bag, self.first_hand, hidden_in_hands(state.hands, self.kinds))
        if ask == LAY:
            hand = (entry >> SEAT & 7) * self.kinds
            return lay_weights(state.bag, self.first_hand, state.hands[hand : hand + self.kinds])
        return [1] * len(self.legal(state))

    def roll(self, state: Table, dice: Dice) -> MoveId:
        entry: i64 = state.agenda[-1]
        ask = entry & ASK
        if ask == DEAL and hidden_in_hands(state.hands, self.kinds) == 0:
            return self.deal + dice.card(self.size - state.deck, state.bag, DECK_FAMILY)
        if ask == STRAY:
            return self.stray + dice.card(entry >> DETAIL, state.stray_bag, STRAY_FAMILY)
        if ask == SHOW:
            seat = entry >> SEAT & 7
            code: i64 = state.meals[seat][state.shown[seat]]
            if code != UNKNOWN:
                return self.show + code
        if ask == TURN or ask == AFTER or ask == LATE:
            return self._roll_play(state, ask, entry >> SEAT & 7, dice)
        if ask == LAY and state.hands[(entry >> SEAT & 7) * self.kinds] == 0:
            return self.lay + self._roll_card(state, entry >> SEAT & 7, dice)
        if ask == LAY or ask == DEAL:
            return super().roll(state, dice)
        if ask == FEED:
            answers = self._answers(state, entry >> SEAT & 7)
            return self.eat + answers[dice.below(len(answers))]
        legal = self.legal(state)
        return legal[dice.below(len(legal))]

    def _roll_play(self, state: Table, ask: i64, seat: Seat, dice: Dice) -> MoveId:
        """One of _plays() by lot, counted instead of listed."""
        hand = seat * self.kinds
        lines: i64 = LINE_COUNT - 1
        takes: i64 = lines if ask == TURN else 0
        sprays: i64 = lines if state.hands[hand + self.bottle] > 0 else 0
        if state.hands[hand + self.lost] > 1:
            legal = self._plays(state, ask, seat)
            return legal[dice.below(len(legal))]
        at = dice.below(takes + sprays + (0 if ask == TURN else 1))
        first = self.take
        if at >= takes:
            at -= takes
            first = self.spray
            if at >= sprays:
                return self.done
        return first + at + (1 if at >= state.marker else 0)

    def _roll_card(self, state: Table, seat: Seat, dice: Dice) -> i64:
        """A card of a hand that is known, each alike."""
        hand = seat * self.kinds
        at = dice.below(self.hand_size(state, seat))
        kind: i64 = 1
        while at >= state.hands[hand + kind]:
            at -= state.hands[hand + kind]
            kind += 1
        return kind

    # --- what comes of it

    def apply(self, state: Table, move: MoveId) -> None:
        agenda = state.agenda
        entry = agenda[-1]
        ask = entry & ASK
        seat = entry >> SEAT & 7
        answered = True
        if ask == DEAL:
            face = move - self.deal
            take(state.bag, face)
            state.deck -= 1
            state.grid[entry >> DETAIL] = face
        elif ask == TURN:
            answered = False
            if move < self.spray:
                self._take(state, seat, move)
            else:
                self._play(state, seat, move)
        elif ask == AFTER or ask == LATE:
            if move != self.done:
                self._play(state, seat, move)
                answered = not self._holds(state, seat)
        elif ask == FEED:
            self._answer(state, seat, move - self.eat)
            answered = len(state.meals[seat]) == self.meals.length(state.fronts[seat])
        elif ask == SHOW:
            self._show(state, seat, move - self.show)
        elif ask == LAY:
            self._drop(state, seat, move - self.lay)
            at = seat * self.kinds + move - self.lay
            state.laid[at] = state.laid[at] + 1
        elif ask == STRAY:
            take(state.stray_bag, move - self.stray)
            state.offers[entry >> DETAIL] = move - self.stray
        else:
            state.marker = move - self.mark
        if answered:
            agenda.pop()
        while agenda and agenda[-1] & ASK >= REFILL:
            self._go_on(state)

    def _take(self, state: Table, seat: Seat, move: MoveId) -> None:
        """Steps 1 and 2 of a turn."""
        seen = move < self.took
        line = move - self.take if seen else move - self.took
        hand = seat * self.kinds
        grid = state.grid
        for at in range(3 * line, 3 * line + 3):
            place = PLACES[at]
            face = grid[place]
            grid[place] = EMPTY
            if face == EMPTY:
                continue
            if face <= self.cats:  # R23
                state.fronts[seat].append(face)
            elif face < self.first_hand:  # R19, R30-R32
                state.discards[face] = state.discards[face] + 1  # here and below in machine ints, as in take()
                gives = self.box.gives[face]
                for treat in range(4):
                    count = gives[treat]
                    if count > 0:
                        at_treat = 4 * seat + treat
                        state.tokens[at_treat] = state.tokens[at_treat] + count
                        state.left[at_treat] = state.left[at_treat] + count
            elif seen:  # R20
                state.hands[hand + face - self.hand_face] = state.hands[hand + face - self.hand_face] + 1
            else:
                state.hands[hand] = state.hands[hand] + 1
                put(state.bag, face)
        state.marker = line  # R15
        # In place of the turn: an agenda that runs empty gives its memory back, only to ask for it again.
        state.agenda[-1] = REFILL | seat << SEAT | line << DETAIL
        if self._holds(state, seat):  # A4, A5
            state.agenda.append(AFTER | seat << SEAT)

    def _holds(self, state: Table, seat: Seat) -> bool:
        """Whether there is any card in hand."""
        return any(state.hands[at] > 0 for at in range(seat * self.kinds, seat * self.kinds + self.kinds))

    def hand_size(self, state: Table, seat: Seat) -> i64:
        size: i64 = 0
        for at in range(seat * self.kinds, seat * self.kinds + self.kinds):
            size += state.hands[at]
        return size

    def _play(self, state: Table, seat: Seat, move: MoveId) -> None:
        """A spray bottle, or two lost cats."""
        if move < self.adopt:  # R44
            self._drop(state, seat, self.bottle)
            bottle = self.hand_face + self.bottle
            state.discards[bottle] = state.discards[bottle] + 1
            state.marker = move - self.spray
            return
        self._drop(state, seat, self.lost)
        self._drop(state, seat, self.lost)
        lost = self.hand_face + self.lost
        state.discards[lost] = state.discards[lost] + 2
        if move == self.cash:  # R42
            state.coins[seat] = state.coins[seat] + 1
        else:  # R40
            stray = move - self.adopt
            state.offers[state.offers.index(stray)] = EMPTY
            state.fronts[seat].append(self.cats + stray)

    def _drop(self, state: Table, seat: Seat, kind: i64) -> None:
        """A card leaves the hand, for all to see."""
        at = seat * self.kinds + kind
        hands = state.hands
        if hands[at] == 0:
            take(state.bag, self.hand_face + kind)
            at -= kind
        hands[at] = hands[at] - 1

    def _answer(self, state: Table, seat: Seat, code: i64) -> None:
        state.meals[seat].append(code)
        if code != UNKNOWN:
            self.meals.pay(state.left, 4 * seat, code)

    def _show(self, state: Table, seat: Seat, code: i64) -> None:
        at = state.shown[seat]
        if state.meals[seat][at] == UNKNOWN:
            state.meals[seat][at] = code
            self.meals.pay(state.left, 4 * seat, code)
        state.shown[seat] = at + 1

    def _go_on(self, state: Table) -> None:
        agenda = state.agenda
        entry = agenda[-1]
        ask = entry & ASK
        line = entry >> DETAIL
        if ask == REFILL:  # R16, A29; A3: what is there is laid
            seat = entry >> SEAT & 7
            cards = min(3, state.deck)
            agenda[-1] = entry - REFILL + NEXT
            if self.late_window and cards == 3 and self._holds(state, seat):
                agenda.append(LATE | seat << SEAT)
            while cards > 0:
                cards -= 1
                agenda.append(DEAL | PLACES[3 * line + cards] << DETAIL)
        elif ask == NEXT:
            if state.grid[PLACES[3 * line + 2]] == EMPTY:  # R46, A1: the last of it to be filled
                agenda[-1] = REVEAL
                for seat in range(self.players - 1, -1, -1):
                    if state.fronts[seat]:
                        state.ask(FEED, seat)
            else:  # R13, R17
                state.turn += 1
                agenda[-1] = TURN | state.turn % self.players << SEAT
        else:
            agenda.pop()
            for seat in range(self.players - 1, -1, -1):
                if not self.open_hands:
                    for _ in range(self.hand_size(state, seat)):
                        state.ask(LAY, seat)
            for seat in range(self.players - 1, -1, -1):
                for _ in range(len(state.meals[seat])):
                    state.ask(SHOW, seat)

    # --- who knows what

    def witnesses(self, state: Table, move: MoveId) -> Observers:
        entry: i64 = state.agenda[-1]
        if entry & ASK == FEED or (move < self.took and not self.open_hands):
            return self.only(entry >> SEAT & 7)
        return self.all

    def blur(self, move: MoveId) -> MoveId:
        if move < self.took:
            return move + self.took
        return self.eat if self.eat <= move < self.show else move

    def redact(self, state: Table, observer: Observer) -> Table:
        view = state.copy()
        for seat in range(self.players):
            if seat != observer:
                if not self.open_hands:
                    self._hide_hand(view, seat)
                self._hide_meals(view, seat)
        return view

    def _hide_hand(self, view: Table, seat: Seat) -> None:
        hand = seat * self.kinds
        for kind in range(1, self.kinds):
            copies: i64 = view.hands[hand + kind]
            if copies > 0:
                view.hands[hand + kind] = 0
                view.hands[hand] += copies
                view.bag[self.hand_face + kind] += copies
                view.bag[UNKNOWN] += copies

    def _hide_meals(self, view: Table, seat: Seat) -> None:
        given = view.meals[seat]
        for at in range(view.shown[seat], len(given)):
            given[at] = UNKNOWN
        self._count_left(view, seat)

    def _count_left(self, state: Table, seat: Seat) -> None:
        for at in range(4 * seat, 4 * seat + 4):
            state.left[at] = state.tokens[at]
        for code in state.meals[seat]:
            if code != UNKNOWN:
                self.meals.pay(state.left, 4 * seat, code)

    def imagine(self, view: Table, dice: Dice) -> Table:
        world = view.copy()
        for seat in range(self.players):
            hand = seat * self.kinds
            while world.hands[hand] > 0:
                face = draw_held(world.bag, self.first_hand, dice.below(held(world.bag, self.first_hand)))
                take(world.bag, face)
                world.hands[hand] -= 1
                world.hands[hand + face - self.hand_face] += 1
            given = world.meals[seat]
            if UNKNOWN in given:  # a secret decision: any that the rules allow, evenly
                script = self.meals.script(world.fronts[seat])
                for number in range(given.index(UNKNOWN), len(given)):
                    before: i64 = given[number - 1] if number > 0 else 0
                    allowed = self.meals.allowed(script[number], world.left, 4 * seat, before)
                    given[number] = allowed[dice.below(len(allowed))]
                    self.meals.pay(world.left, 4 * seat, given[number])
        return world

    def inventory(self, state: Table) -> list[Family]:
        cards: list[i64] = [face for face in state.grid if face != EMPTY]
        strays: list[i64] = [face for face in state.offers if face != EMPTY]
        for front in state.fronts:
            cards += [cat for cat in front if cat <= self.cats]
            strays += [cat - self.cats for cat in front if cat > self.cats]
        for face in range(len(state.discards)):
            cards += [face] * state.discards[face]
        for at in range(len(state.hands)):
            kind = at % self.kinds
            face = kind + self.hand_face if kind else UNKNOWN
            cards += [face] * (state.hands[at] + state.laid[at])
        cards += [UNKNOWN] * (state.deck + self.boxed)
        strays += [UNKNOWN] * state.stray_bag[UNKNOWN]
        return [Family(cards, state.bag), Family(strays, state.stray_bag)]

    # --- how it stands

    def chapter(self, state: Table) -> int:
        """The feast is a chapter of its own: what leads to it can be judged before it."""
        if not state.agenda:
            return 1
        first = state.agenda[0] & ASK
        return 1 if first == REVEAL or first == SHOW or first == LAY else 0

    def settled(self, state: Table) -> bool:
        return not state.agenda or SHOW <= state.agenda[-1] & ASK <= LAY

    def bound(self, state: Table) -> int:
        counts = questions(state)
        if feasting(state, counts):
            answers: i64 = 0
            cards: i64 = 0
            for seat in range(self.players):
                answers += 2 * self.meals.length(state.fronts[seat]) - len(state.meals[seat])
                cards += 0 if self.open_hands else self.hand_size(state, seat)
            return at_the_feast(counts, answers, cards)
        plays = self.stock[self.hand_face + self.bottle] - state.discards[self.hand_face + self.bottle]
        plays += self.stock[self.hand_face + self.lost] - state.discards[self.hand_face + self.lost]
        return before_it(state, counts, plays, self.feast)

    def scores(self, state: Table) -> list[i64]:
        return [sum(lines) for lines in self.accounts(state)]

    def places(self, state: Table) -> list[i64]:
        feasts = self.feasts(state)
        lines = self._accounts(state, feasts)
        keys: list[i64] = []
        for seat in range(self.players):
            points: i64 = 0
            for line in lines[seat]:
                points += line
            keys.append(points * 64 + feasts[seat].fed)  # R49
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    def accounts(self, state: Table) -> list[list[i64]]:
        """Points of each seat, line by line, of what this observer knows."""
        return self._accounts(state, self.feasts(state))

    def _accounts(self, state: Table, feasts: list[Feast]) -> list[list[i64]]:
        return accounts(self.box, [self.hand(state, seat) for seat in range(self.players)], feasts, state.coins)

    def hand(self, state: Table, seat: Seat) -> list[i64]:
        """Cards by kind, in hand or laid open."""
        first = seat * self.kinds
        return [state.hands[at] + state.laid[at] for at in range(first, first + self.kinds)]

    def feasts(self, state: Table) -> list[Feast]:
        return [
            Feast(self.meals, state.fronts[seat], state.tokens[4 * seat : 4 * seat + 4], state.meals[seat])
            for seat in range(self.players)
        ]
