"""The rules of Sen. Clauses (R13) and rulings (A6) are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import (
    CHANCE,
    NOBODY,
    UNKNOWN,
    Dice,
    Face,
    Family,
    MoveId,
    MoveTable,
    Observer,
    Observers,
    Rules,
    Seat,
)
from kociarnia.engine.table import EMPTY, FACE, NUMBER, SEEN, Card, faces, fill, hide, reveal
from kociarnia.games.sen.rules.bound import moves_left, moves_of_a_round
from kociarnia.games.sen.rules.by_lot import unseen_by_lot
from kociarnia.games.sen.rules.deck import PEEK_1, PICK_1, PLAIN, SWAP_2, Deck
from kociarnia.games.sen.rules.score import Counting, results
from kociarnia.games.sen.rules.state import (
    ASK,
    BARE,
    CHOOSE,
    DEAL,
    DETAIL,
    DRAW,
    FLIP,
    GLANCE,
    KEEP,
    LOOK,
    NAME,
    PAIR,
    PEEK,
    PICK,
    PLACE,
    PROVE,
    SEAT,
    SWAP,
    TURN,
    WITH,
    Sen,
)

ROUND_CAP: Final = 200  # a match to points could last for ever: all may score 0


class SenRules(Rules[Sen]):
    def __init__(self, players: int, options: Mapping[str, int], deck: Deck | None = None) -> None:
        long = options["long_dream"] != 0
        self.players = players
        edition = ("jubilee", "six_nines", "fifteen_faces")[options["deck"]]  # A1
        self.deck: Deck = deck or Deck([edition, "base"] if long else [edition])
        self.size: i64 = 6 if long else 4  # R2, R62
        self.looks: i64 = 3 if long else 2  # R8, R63
        self.claims: bool = options["i_know"] != 0
        self.counting: Counting = Counting(
            (5, 15)[options["penalty"]],
            options["tied_caller_scores_zero"] != 0,
            options["not_so_scary"] != 0,
            options["all_in"] != 0,
        )
        self.same_dream: bool = options["swap_same_dream"] != 0
        self.first_call: i64 = players if options["no_call_first_turn"] else 0
        self.turn_cap: i64 = options["round_turn_cap"] * players  # A36
        self.limit: i64 = options["points"]
        self.round_limit: i64 = options["rounds"]
        self.starter: Seat = options["first"] - 1  # A35: below 0 by lot
        self.all: Observers = (2 << players) - 1  # the seats and the audience

        growth = min(self.deck.size - players * self.size - 1, options["round_turn_cap"]) if self.claims else 0
        self.slots: i64 = self.size + growth  # no dream is ever larger
        self.words: i64 = len(self.deck.words)
        seats, slots, names = range(players), range(self.slots), self.deck.names
        table = MoveTable()
        self.deal: MoveId = table.add("deal", seats)  # the dealer: a new round, who begins
        self.face: MoveId = table.add("face", names)  # the dealer: it is this card
        self.look: MoveId = table.add("look", range(self.size))
        self.call: MoveId = table.add("call")
        self.take: MoveId = table.add("take", slots)
        self.draw: MoveId = table.add("draw")
        self.claim: MoveId = table.add("claim", slots)
        self.keep: MoveId = table.add("keep", slots)
        self.discard: MoveId = table.add("discard")
        self.use: MoveId = table.add("use", names)
        self.choose: MoveId = table.add("choose", range(2))
        self.pick: MoveId = table.add("pick", names)
        self.peek: MoveId = table.add("peek", seats, slots)
        self.swap: MoveId = table.add("swap", seats, slots)
        self.swap_with: MoveId = table.add("with", seats, slots)
        self.pair: MoveId = table.add("and", slots)
        self.name: MoveId = table.add("name", self.deck.words)
        self.moves = tuple(table.moves)

        self.a_round: i64 = moves_of_a_round(players, self.looks, self.turn_cap, self.deck.size)

    def start(self) -> Sen:
        state = Sen()
        state.bag = self.deck.bag[:]
        state.closed = self.deck.size
        state.dreams = [EMPTY] * (self.players * self.slots)
        state.sizes = [0] * self.players
        state.totals = [0] * self.players
        state.ask(DEAL, max(self.starter, 0))
        return state

    def actor(self, state: Sen) -> Seat:
        if not state.agenda:
            return NOBODY
        entry: i64 = state.agenda[-1]
        if entry & ASK >= DEAL:
            return CHANCE
        return entry >> SEAT & 7

    def waiting(self, state: Sen) -> Observers:
        seats = super().waiting(state)
        if state.agenda and state.agenda[-1] & ASK == LOOK:  # R8: all look at the same time
            for entry in state.agenda[1:]:
                seats |= self.only(entry >> SEAT & 7)
        return seats

    def turn_to(self, state: Sen, seat: Seat) -> None:
        if seat != self.actor(state):
            question = LOOK | seat << SEAT
            state.agenda.remove(question)
            state.agenda.append(question)

    # --- what may be done

    def legal(self, state: Sen) -> list[MoveId]:
        if not state.agenda:
            return []
        entry: i64 = state.agenda[-1]
        ask = entry & ASK
        seat = entry >> SEAT & 7
        detail = entry >> DETAIL
        if ask > DEAL:
            return [self.face + face for face in faces(state.bag, self._asked(state, entry))]
        if ask == DEAL:
            if state.rounds == 0 and self.starter < 0:  # A35
                return [self.deal + starter for starter in range(self.players)]
            return [self.deal + seat]
        size: i64 = state.sizes[seat]
        if ask == KEEP:
            out = [self.keep + slot for slot in range(size)]  # R16
            out.append(self.discard)  # R17
            face = state.hand[-1] & FACE
            if self.deck.action[face] != PLAIN:
                out.append(self.use + face)  # R18
            return out
        if ask == TURN:
            out = []
            if state.turns >= self.first_call:  # R31, A19
                out.append(self.call)
            for slot in range(size):  # R13
                out.append(self.take + slot)
            out.append(self.draw)  # R15
            if self.claims and size > 1:  # R55
                for slot in range(size):
                    out.append(self.claim + slot)
            return out
        if ask == LOOK:
            first = seat * self.slots
            return [self.look + slot for slot in range(size) if state.dreams[first + slot] >> SEEN >> seat & 1 == 0]
        if ask == PLACE:
            return [self.keep + slot for slot in range(size)]
        if ask == PICK:
            return [self.pick + face for face in range(1, len(state.bag)) if face in state.open]
        if ask == CHOOSE:
            return [self.choose, self.choose + 1]
        if ask == PEEK:
            return [self.peek + place for place in self._places(state)]
        if ask == SWAP:
            return [self.swap + place for place in self._places(state)]
        if ask == WITH:  # A16
            return [
                self.swap_with + place
                for place in self._places(state)
                if place // self.slots != detail // self.slots or (self.same_dream and place != detail)
            ]
        if ask == PAIR:
            return [self.pair + slot for slot in range(size) if slot != detail]
        return [self.name + word for word in range(self.words)]

    def weights(self, state: Sen) -> list[int]:
        entry: i64 = state.agenda[-1]
        if entry & ASK == DEAL or self._asked(state, entry) & FACE != UNKNOWN:
            return [1] * len(self.legal(state))
        return [copies for copies in state.bag[1:] if copies > 0]

    def roll(self, state: Sen, dice: Dice) -> MoveId:
        entry: i64 = state.agenda[-1]
        ask = entry & ASK
        if ask > DEAL:
            card = self._asked(state, entry)
            face = card & FACE
            if face == UNKNOWN:
                face = dice.card(state.rounds * self.deck.size + (card >> NUMBER), state.bag)
            return self.face + face
        size: i64 = state.sizes[entry >> SEAT & 7]
        if ask == KEEP:
            face = state.hand[-1] & FACE
            at = dice.below(size + 2 if self.deck.action[face] != PLAIN else size + 1)
            if at < size:
                return self.keep + at
            return self.discard if at == size else self.use + face
        if ask == TURN:
            calls: i64 = 1 if state.turns >= self.first_call else 0
            at = dice.below(calls + size + 1 + (size if self.claims and size > 1 else 0)) - calls
            if at < size:
                return self.take + at if at >= 0 else self.call
            return self.draw if at == size else self.claim + at - size - 1
        if ask == LOOK:
            seat = entry >> SEAT & 7
            return self.look + unseen_by_lot(state, seat * self.slots, size, seat, dice)
        if ask == DEAL and state.rounds > 0:
            return self.deal + (entry >> SEAT & 7)
        legal = self.legal(state)
        return legal[dice.below(len(legal))]

    def _asked(self, state: Sen, entry: i64) -> Card:
        """The card that the dealer is to name."""
        ask = entry & ASK
        if ask == DRAW:
            return self._top(state)
        if ask == FLIP:
            return state.hand[-1]
        return state.dreams[self._place(entry)]

    def _top(self, state: Sen) -> Card:
        """The top card of the closed pile."""
        return self.deck.size - state.closed << NUMBER

    def _place(self, entry: i64) -> i64:
        """Where the card lies that is to be looked at."""
        detail = entry >> DETAIL
        if entry & ASK == PROVE:
            return (entry >> SEAT & 7) * self.slots + detail // self.words % self.slots
        return detail

    def _places(self, state: Sen) -> list[i64]:
        """Every card of every dream."""
        return [seat * self.slots + slot for seat in range(self.players) for slot in range(state.sizes[seat])]

    # --- what comes of it

    def apply(self, state: Sen, move: MoveId) -> None:
        entry: i64 = state.agenda.pop()
        ask = entry & ASK
        seat = entry >> SEAT & 7
        if ask > DEAL:
            self._name(state, entry, move - self.face)
        elif ask == TURN:
            self._turn(state, seat, move)
        elif ask == KEEP:
            self._keep(state, seat, move)
        elif ask == DEAL:
            self._deal(state, move - self.deal)
        else:
            self._answer(state, entry, move)
        if not state.agenda:
            if not state.awake:
                self._end_turn(state)
            if not state.agenda:
                self._count(state)

    def _deal(self, state: Sen, starter: Seat) -> None:
        """R2-R5, R8, R41-R43."""
        state.bag = self.deck.bag[:]
        state.closed = self.deck.size
        state.dreams = [EMPTY] * (self.players * self.slots)
        state.sizes = [int(self.size)] * self.players
        top = self._top(state)
        for seat in range(self.players):
            for slot in range(self.size):
                state.dreams[seat * self.slots + slot] = top
                top += 1 << NUMBER
        state.hand = [top]
        state.closed -= self.players * self.size + 1
        state.open = []
        state.turn = starter
        state.turns = 0
        state.awake = False
        state.caller = NOBODY
        state.ask(TURN, starter)
        for step in range(1, self.players + 1):
            for _ in range(self.looks):
                state.ask(LOOK, (starter + self.players - step) % self.players)
        state.ask(FLIP)

    def _name(self, state: Sen, entry: i64, face: Face) -> None:
        """The dealer answers: a card gets a face for those who look at it."""
        ask = entry & ASK
        seat = entry >> SEAT & 7
        if ask == FLIP:
            reveal(state.hand.pop(), face, self.all, state.bag)
            state.open.append(face)  # R7
        elif ask == DRAW:
            card = self._top(state)
            state.closed -= 1
            state.hand.append(reveal(card, face, self.only(seat), state.bag))
        else:
            place = self._place(entry)
            to = self.only(seat) if ask == GLANCE else self.all
            state.dreams[place] = reveal(state.dreams[place], face, to, state.bag)
            if ask == PROVE:
                self._judge(state, seat, entry >> DETAIL)

    def _turn(self, state: Sen, seat: Seat, move: MoveId) -> None:
        """R12: one of these, and no more."""
        if move == self.draw:
            state.ask(KEEP, seat)
            state.ask(DRAW, seat)
        elif move == self.call:
            state.caller = seat
            self._wake(state)
        elif move < self.draw:
            self._exchange(state, seat, move - self.take, self._public(state.open.pop()))
        else:
            state.ask(PAIR, seat, move - self.claim)

    def _keep(self, state: Sen, seat: Seat, move: MoveId) -> None:
        if move == self.discard:
            state.ask(FLIP)
        elif move < self.discard:
            self._exchange(state, seat, move - self.keep, state.hand.pop())
        else:
            self._use(state, seat, move - self.use)

    def _use(self, state: Sen, seat: Seat, face: Face) -> None:
        """R20: it lands on the open pile, then it acts."""
        reveal(state.hand.pop(), face, self.all, state.bag)
        state.open.append(face)
        action = self.deck.action[face]
        if action == PICK_1:
            state.ask(PICK, seat)
        elif action == PEEK_1:
            state.ask(PEEK, seat)
        elif action == SWAP_2:
            state.ask(SWAP, seat)
        elif state.closed > 1:  # R26
            state.ask(CHOOSE, seat)
            state.ask(DRAW, seat)
            state.ask(DRAW, seat)
        elif state.closed == 1:  # A8
            state.ask(KEEP, seat)
            state.ask(DRAW, seat)

    def _answer(self, state: Sen, entry: i64, move: MoveId) -> None:
        """The rarer questions: the first look, the special lands, the claim."""
        ask = entry & ASK
        seat = entry >> SEAT & 7
        detail = entry >> DETAIL
        if ask == LOOK:  # R8
            state.ask(GLANCE, seat, seat * self.slots + move - self.look)
        elif ask == PLACE:
            self._exchange(state, seat, move - self.keep, state.hand.pop())
        elif ask == CHOOSE:  # R26, A10: the other one lands first
            if move > self.choose:
                state.hand.reverse()
            state.ask(KEEP, seat)
            state.ask(FLIP)
        elif ask == PICK:  # R25: the copy nearest the top
            face = move - self.pick
            at = len(state.open) - 1
            while state.open[at] != face:
                at -= 1
            del state.open[at]
            state.hand.append(self._public(face))
            state.ask(PLACE, seat)
        elif ask == PEEK:  # R28
            state.ask(GLANCE, seat, move - self.peek)
        elif ask == SWAP:
            state.ask(WITH, seat, move - self.swap)
        elif ask == WITH:  # R29: who knew a card still knows it
            other = move - self.swap_with
            card = state.dreams[detail]
            state.dreams[detail] = state.dreams[other]
            state.dreams[other] = card
        elif ask == PAIR:
            state.ask(NAME, seat, detail * self.slots + move - self.pair)
        else:  # R57: both are uncovered
            state.ask(PROVE, seat, detail * self.words + move - self.name)
            state.ask(BARE, seat, seat * self.slots + detail // self.slots)

    def _exchange(self, state: Sen, seat: Seat, slot: i64, card: Card) -> None:
        """`card` goes face down into the dream, the old one face up on the open pile."""
        place = seat * self.slots + slot
        state.hand.append(state.dreams[place])
        state.dreams[place] = card
        state.ask(FLIP)

    def _add(self, state: Sen, seat: Seat) -> None:
        """The top card of the closed pile goes unseen to the end of a dream."""
        size: i64 = state.sizes[seat]
        state.dreams[seat * self.slots + size] = self._top(state)
        state.sizes[seat] = size + 1
        state.closed -= 1

    def _judge(self, state: Sen, seat: Seat, detail: i64) -> None:
        """R59, R60: a land is added, whether the claim was right or wrong."""
        word = detail % self.words
        slots = detail // self.words
        place = seat * self.slots
        first, second = place + slots // self.slots, place + slots % self.slots
        one, two = state.dreams[first] & FACE, state.dreams[second] & FACE
        if self.deck.word[one] == word and self.deck.word[two] == word:
            state.open.append(one)
            state.open.append(two)
            state.close_up(seat, max(first, second))
            state.close_up(seat, min(first, second))
        self._add(state, seat)

    def _end_turn(self, state: Sen) -> None:
        state.turns += 1
        if state.closed == 0 or state.turns == self.turn_cap:  # R30, A6, A36
            self._wake(state)
        else:
            state.turn = state.turn + 1 if state.turn + 1 < self.players else 0  # R24
            state.ask(TURN, state.turn)

    def _wake(self, state: Sen) -> None:
        """R33: all dreams are turned face up, and lie so until the next deal."""
        state.awake = True
        everyone = self.all
        for seat in range(self.players):
            first = seat * self.slots
            for place in range(first, first + state.sizes[seat]):
                if state.dreams[place] >> SEEN & everyone != everyone:
                    state.ask(BARE, seat, place)

    def _count(self, state: Sen) -> None:
        """R40, R44; the next round is begun by the player left of the one who ended this (R43, A7)."""
        dreams = [[card & FACE for card in state.dream(seat)] for seat in range(self.players)]
        added = results(self.deck, self.counting, dreams, state.caller)
        for seat in range(self.players):
            state.totals[seat] += added[seat]
        state.rounds += 1
        if self.round_limit > 0:
            over = state.rounds >= self.round_limit
        else:
            over = max(state.totals) >= self.limit or state.rounds >= ROUND_CAP
        if not over:
            state.ask(DEAL, (state.turn + 1) % self.players)

    # --- who knows what

    def _public(self, face: Face) -> Card:
        return face | self.all << SEEN

    def witnesses(self, state: Sen, move: MoveId) -> Observers:
        entry: i64 = state.agenda[-1]
        ask = entry & ASK
        return self.only(entry >> SEAT & 7) if ask == DRAW or ask == GLANCE else self.all

    def blur(self, move: MoveId) -> MoveId:
        return self.face if self.face <= move < self.look else move

    def redact(self, state: Sen, observer: Observer) -> Sen:
        view = state.copy()
        hide(view.dreams, view.bag, observer)
        hide(view.hand, view.bag, observer)
        return view

    def imagine(self, view: Sen, dice: Dice) -> Sen:
        world = view.copy()
        fill(world.dreams, world.bag, dice)
        fill(world.hand, world.bag, dice)
        return world

    def inventory(self, state: Sen) -> list[Family]:
        cards = [UNKNOWN] * state.closed + state.open + [card & FACE for card in state.hand]
        for seat in range(self.players):
            cards += [card & FACE for card in state.dream(seat)]
        return [Family(cards, state.bag)]

    # --- how it stands

    def chapter(self, state: Sen) -> int:
        return state.rounds

    def bound(self, state: Sen) -> int:
        return moves_left(state, self.a_round, self.round_limit or ROUND_CAP, self.turn_cap)

    def scores(self, state: Sen) -> list[int]:
        return state.totals[:]

    def places(self, state: Sen) -> list[int]:
        return [1 + sum(1 for other in state.totals if other < total) for total in state.totals]  # R45, R46
