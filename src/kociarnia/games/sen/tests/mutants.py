"""Planted mistakes. Each must break the law that is named beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kociarnia.engine import CHANCE, UNKNOWN, Dice, MoveId, Observer, Observers, Seat
from kociarnia.engine.table import FACE, OBSERVERS, SEEN, fill, hide, reveal
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import ASK, FLIP, GLANCE, KEEP, NAME, PICK, SEAT, WITH, Sen


class HandForgotten(SenRules):
    """redact() leaves the drawn card visible."""

    def redact(self, state: Sen, observer: Observer) -> Sen:
        view = state.copy()
        hide(view.dreams, view.bag, observer)
        return view


class BagForgotten(SenRules):
    """redact() hides faces, but does not put them back into the bag."""

    def redact(self, state: Sen, observer: Observer) -> Sen:
        view = super().redact(state, observer)
        view.bag = state.bag[:]
        return view


class AudienceSum(SenRules):
    """The audience is shown what every seat has seen."""

    def redact(self, state: Sen, observer: Observer) -> Sen:
        if observer < self.players:
            return super().redact(state, observer)
        view = state.copy()
        for zone in (view.dreams, view.hand):
            for at, card in enumerate(zone):
                if card & FACE and card >> SEEN & self.all >> 1 != self.all >> 1:
                    view.bag[card & FACE] += 1
                    view.bag[UNKNOWN] += 1
                    zone[at] = card - (card & FACE)
        return view


class PeekShownToOwner(SenRules):
    """The owner is told which face was peeked at."""

    def witnesses(self, state: Sen, move: MoveId) -> Observers:
        entry = state.agenda[-1]
        if entry & ASK == GLANCE:
            return super().witnesses(state, move) | 1 << self._place(entry) // self.slots
        return super().witnesses(state, move)


class DrawShown(SenRules):
    """Everybody sees a drawn card."""

    def witnesses(self, state: Sen, move: MoveId) -> Observers:
        return self.all


class BlurNothing(SenRules):
    """The move is told to all as it was made."""

    def blur(self, move: MoveId) -> MoveId:
        return move


class KnowledgeStays(SenRules):
    """Swap 2 moves the faces, but who has seen what stays with the places."""

    def _answer(self, state: Sen, entry: int, move: MoveId) -> None:
        super()._answer(state, entry, move)
        if entry & ASK == WITH:
            one, other = entry >> 8, move - self.swap_with
            first, second = state.dreams[one], state.dreams[other]
            state.dreams[one] = first ^ (first ^ second) & OBSERVERS << SEEN
            state.dreams[other] = second ^ (first ^ second) & OBSERVERS << SEEN


class ClaimUnseen(SenRules):
    """A wrong claim is forgotten by the rivals."""

    def _judge(self, state: Sen, seat: Seat, detail: int) -> None:
        super()._judge(state, seat, detail)
        for at, card in enumerate(state.dreams):
            if card >> SEEN & OBSERVERS == self.all:
                state.dreams[at] = card & ~(OBSERVERS << SEEN) | (1 << seat) << SEEN


class AddedCardSeen(SenRules):
    """The card added by a claim is shown to its owner."""

    def _judge(self, state: Sen, seat: Seat, detail: int) -> None:
        super()._judge(state, seat, detail)
        face = next(face for face in range(1, len(state.bag)) if state.bag[face])
        last = seat * self.slots + state.sizes[seat] - 1
        state.dreams[last] = reveal(state.dreams[last], face, 1 << seat, state.bag)


class ClaimOnlyPairs(SenRules):
    """Only true claims are legal."""

    def legal(self, state: Sen) -> list[MoveId]:
        out = super().legal(state)
        if state.agenda and state.agenda[-1] & ASK == NAME:
            entry = state.agenda[-1]
            face = state.dream(entry >> SEAT & 7)[(entry >> 8) // self.slots] & FACE
            return [self.name + self.deck.word[face]] if face else out
        return out

    def roll(self, state: Sen, dice: Dice) -> MoveId:
        if self.actor(state) == CHANCE:
            return super().roll(state, dice)
        legal = self.legal(state)
        return legal[dice.below(len(legal))]


class Peeking(SenRules):
    """Whoever could gain by calling is offered the call, by the true faces."""

    def legal(self, state: Sen) -> list[MoveId]:
        out = super().legal(state)
        if self.call in out and UNKNOWN not in [card & FACE for card in state.dream((state.turn + 1) % self.players)]:
            out.remove(self.call)
        return out

    def roll(self, state: Sen, dice: Dice) -> MoveId:
        if self.actor(state) == CHANCE:
            return super().roll(state, dice)
        legal = self.legal(state)
        return legal[dice.below(len(legal))]


class RollDrifts(SenRules):
    """The quick roll() forgets that special lands may be used."""

    def roll(self, state: Sen, dice: Dice) -> MoveId:
        if state.agenda[-1] & ASK == KEEP:
            size = state.sizes[state.agenda[-1] >> SEAT & 7]
            at = dice.below(size + 1)
            return self.keep + at if at < size else self.discard
        return super().roll(state, dice)


class WildImagination(SenRules):
    """imagine() draws from the whole deck."""

    def imagine(self, view: Sen, dice: Dice) -> Sen:
        world = view.copy()
        fill(world.dreams, self.deck.bag[:], dice)
        fill(world.hand, self.deck.bag[:], dice)
        return world


class FullImagination(SenRules):
    """imagine() names cards that nobody has seen."""

    def imagine(self, view: Sen, dice: Dice) -> Sen:
        world = super().imagine(view, dice)
        for at, card in enumerate(world.dreams):
            if card & FACE == UNKNOWN and at % self.slots < world.sizes[at // self.slots]:
                face = dice.draw(world.bag)
                world.bag[face] -= 1
                world.bag[UNKNOWN] -= 1
                world.dreams[at] = card + face
        return world


class LoadedDice(SenRules):
    """The dealer rolls by kind, not by card."""

    def roll(self, state: Sen, dice: Dice) -> MoveId:
        legal = self.legal(state)
        return legal[dice.below(len(legal))]


class EagerDealer(SenRules):
    """A face is fixed at the deal, before anybody looks."""

    def _deal(self, state: Sen, starter: Seat) -> None:
        super()._deal(state, starter)
        if state.bag[1]:
            state.dreams[3] += 1
            state.bag[1] -= 1
            state.bag[UNKNOWN] -= 1


class Forgetful(Sen):
    def dump(self) -> dict[str, object]:
        data = super().dump()
        del data["turns"]
        return data

    def copy(self) -> Sen:
        new = Forgetful.__new__(Forgetful)
        new.__dict__.update(super().copy().__dict__)
        return new


class DumpForgets(SenRules):
    """dump() leaves out a counter."""

    def start(self) -> Sen:
        state = Forgetful()
        state.__dict__.update(super().start().__dict__)
        return state

    def load(self, data: Mapping[str, object]) -> Sen:
        state = self.start()
        state.__dict__.update(super().load({"turns": 0, **data}).__dict__)
        return state


class Sharing(Sen):
    def copy(self) -> Sen:
        new = Sharing.__new__(Sharing)
        new.__dict__.update(super().copy().__dict__)
        new.open = self.open
        return new


class CopyShares(SenRules):
    """copy() shares the open pile."""

    def start(self) -> Sen:
        state = Sharing()
        state.__dict__.update(super().start().__dict__)
        return state


class PickFromTheDeep(SenRules):
    """Pick 1 adds a card instead of moving it."""

    def _answer(self, state: Sen, entry: int, move: MoveId) -> None:
        super()._answer(state, entry, move)
        if entry & ASK == PICK:
            state.open.append(move - self.pick)


class CardVanishes(SenRules):
    """A discarded card falls off the table."""

    def _name(self, state: Sen, entry: int, face: int) -> None:
        super()._name(state, entry, face)
        if entry & ASK == FLIP and len(state.open) > 3:
            state.open.pop(0)


class EmptyTake(SenRules):
    """Take 2 draws two cards though one is left."""

    def _use(self, state: Sen, seat: Seat, face: int) -> None:
        closed, state.closed = state.closed, 99
        super()._use(state, seat, face)
        state.closed = closed


class NoCap(SenRules):
    """Open-pile play without a cap."""

    def _end_turn(self, state: Sen) -> None:
        cap, self.turn_cap = self.turn_cap, 10**9
        super()._end_turn(state)
        self.turn_cap = cap


class JumpsTheQueue(SenRules):
    """Whoever looks first is remembered in the server's state only."""

    def turn_to(self, state: Sen, seat: Seat) -> None:
        super().turn_to(state, seat)
        if state.bag[UNKNOWN] < self.deck.size - 2:
            state.turns = seat


# The mutant, and the laws of which it must break one.
MUTANTS: dict[type[SenRules], set[int]] = {
    HandForgotten: {1}, DrawShown: {1}, BlurNothing: {1}, PeekShownToOwner: {1}, KnowledgeStays: {1}, ClaimUnseen: {1},
    JumpsTheQueue: {1}, AudienceSum: {1}, ClaimOnlyPairs: {1, 2}, Peeking: {2}, RollDrifts: {2},
    AddedCardSeen: {1, 3}, WildImagination: {3, 5}, FullImagination: {3}, LoadedDice: {3}, EagerDealer: {1, 3},
    DumpForgets: {4}, CopyShares: {4}, BagForgotten: {1, 4, 5},
    PickFromTheDeep: {5}, CardVanishes: {5}, EmptyTake: {5, 6}, NoCap: {6},
}  # fmt: skip


class CheatingBot:
    """Law 7: it knows the table by another way than its view."""

    def choose(self, rules: Any, view: Any, legal: list[int], dice: Dice) -> int:
        return legal[id(view) // 16 % len(legal)]
