"""Planted mistakes. Each must break the law that is named beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import append, pop

from kociarnia.engine import CHANCE, UNKNOWN, Dice, MoveId, Observer, Observers, Seat
from kociarnia.engine.hidden_cards import FACE, OBSERVERS, SEEN, fill, hide, reveal
from kociarnia.games.sen.rules.deck import TAKE_2
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import DEAL, FLIP, GLANCE, KEEP, NAME, PICK, PROVE, WITH, Sen, first_slot


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
                if card & FACE and card >> SEEN & self.setup.all >> 1 != self.setup.all >> 1:
                    view.bag[card & FACE] += 1
                    view.bag[UNKNOWN] += 1
                    zone[at] = card - (card & FACE)
        return view


class PeekShownToOwner(SenRules):
    """The owner is told which face was peeked at."""

    def witnesses(self, state: Sen, move: MoveId) -> Observers:
        if state.asking == GLANCE:
            return super().witnesses(state, move) | 1 << state.detail // self.setup.slots
        return super().witnesses(state, move)


class DrawShown(SenRules):
    """Everybody sees a drawn card."""

    def witnesses(self, state: Sen, move: MoveId) -> Observers:
        return self.setup.all


class BlurNothing(SenRules):
    """The move is told to all as it was made."""

    def blur(self, move: MoveId) -> MoveId:
        return move


class KnowledgeStays(SenRules):
    """Swap 2 moves the faces, but who has seen what stays with the spots."""

    def apply(self, state: Sen, move: MoveId) -> None:
        ask, one, other = state.asking, state.detail, move - self.setup.swap_with
        super().apply(state, move)
        if ask == WITH:
            first, second = state.dreams[one], state.dreams[other]
            state.dreams[one] = first ^ (first ^ second) & OBSERVERS << SEEN
            state.dreams[other] = second ^ (first ^ second) & OBSERVERS << SEEN


class ClaimUnseen(SenRules):
    """A wrong claim is forgotten by the rivals."""

    def apply(self, state: Sen, move: MoveId) -> None:
        ask, seat = state.asking, state.asked
        super().apply(state, move)
        if ask == PROVE:
            for at, card in enumerate(state.dreams):
                if card >> SEEN & OBSERVERS == self.setup.all:
                    state.dreams[at] = card & ~(OBSERVERS << SEEN) | (1 << seat) << SEEN


class AddedCardSeen(SenRules):
    """The card added by a claim is shown to its owner."""

    def apply(self, state: Sen, move: MoveId) -> None:
        ask, seat = state.asking, state.asked
        super().apply(state, move)
        if ask == PROVE:
            face = next(face for face in range(1, len(state.bag)) if state.bag[face])
            last = seat * self.setup.slots + state.sizes[seat] - 1
            state.dreams[last] = reveal(state.dreams[last], face, 1 << seat, state.bag)


class ClaimOnlyPairs(SenRules):
    """Only true claims are legal."""

    def legal(self, state: Sen) -> list[MoveId]:
        out = super().legal(state)
        if state.asking == NAME:
            face = state.dream(state.asked)[first_slot(state.detail)] & FACE
            return [self.setup.name + self.setup.deck.word[face]] if face else out
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
        call = self.setup.call
        if call in out and UNKNOWN not in [card & FACE for card in state.dream((state.turn + 1) % self.players)]:
            out.remove(call)
        return out

    def roll(self, state: Sen, dice: Dice) -> MoveId:
        if self.actor(state) == CHANCE:
            return super().roll(state, dice)
        legal = self.legal(state)
        return legal[dice.below(len(legal))]


class RollDrifts(SenRules):
    """The quick roll() forgets that special lands may be used."""

    def roll(self, state: Sen, dice: Dice) -> MoveId:
        if state.asking == KEEP:
            size = state.sizes[state.asked]
            at = dice.below(size + 1)
            return self.setup.keep + at if at < size else self.setup.discard
        return super().roll(state, dice)


class WildImagination(SenRules):
    """imagine() draws from the whole deck."""

    def imagine(self, view: Sen, dice: Dice) -> Sen:
        world = view.copy()
        fill(world.dreams, self.setup.deck.bag[:], dice)
        fill(world.hand, self.setup.deck.bag[:], dice)
        return world


class FullImagination(SenRules):
    """imagine() names cards that nobody has seen."""

    def imagine(self, view: Sen, dice: Dice) -> Sen:
        world = super().imagine(view, dice)
        for at, card in enumerate(world.dreams):
            if card & FACE == UNKNOWN and at % self.setup.slots < world.sizes[at // self.setup.slots]:
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

    def apply(self, state: Sen, move: MoveId) -> None:
        ask = state.asking
        super().apply(state, move)
        if ask == DEAL and state.bag[1]:
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

    def apply(self, state: Sen, move: MoveId) -> None:
        ask = state.asking
        super().apply(state, move)
        if ask == PICK:
            state.open = append(state.open, move - self.setup.pick)


class CardVanishes(SenRules):
    """A discarded card falls off the table."""

    def apply(self, state: Sen, move: MoveId) -> None:
        ask = state.asking
        super().apply(state, move)
        if ask == FLIP and len(state.open) > 3:
            state.open, _face = pop(state.open, 0)


class EmptyTake(SenRules):
    """Take 2 draws two cards though one is left."""

    def apply(self, state: Sen, move: MoveId) -> None:
        closed, face = state.closed, move - self.setup.use
        takes = state.asking == KEEP and face > UNKNOWN and self.setup.deck.action[face] == TAKE_2
        if takes:
            state.closed = 99
        super().apply(state, move)
        if takes:
            state.closed = closed


class NoCap(SenRules):
    """Open-pile play without a cap."""

    def apply(self, state: Sen, move: MoveId) -> None:
        cap, self.setup.turn_cap = self.setup.turn_cap, 10**9
        super().apply(state, move)
        self.setup.turn_cap = cap


class JumpsTheQueue(SenRules):
    """Whoever looks first is remembered in the server's state only."""

    def turn_to(self, state: Sen, seat: Seat) -> None:
        super().turn_to(state, seat)
        if state.bag[UNKNOWN] < self.setup.deck.size - 2:
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
