"""Planted mistakes. Each must break the law that is named beside it."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import UNKNOWN, Dice, MoveId, Observer, Observers
from kociarnia.engine.hidden_cards import FACE, hide
from kociarnia.games.czarujace_kotki.rules import dealer
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.state import CURSE, DRAW, KEEP, LOOK, SPELL, Kotki


class GoalsShown(KotkiRules):
    """redact() leaves the goals of the others visible."""

    def redact(self, state: Kotki, observer: Observer) -> Kotki:
        view = state.copy()
        view.looked = view.looked[:]
        hide(view.looked, view.bag, observer)
        return view


class LooksShown(KotkiRules):
    """redact() leaves the cards of Draw-deep visible."""

    def redact(self, state: Kotki, observer: Observer) -> Kotki:
        view = state.copy()
        view.goals, view.goal_bag = view.goals[:], view.goal_bag[:]
        hide(view.goals, view.goal_bag, observer)
        return view


class LookTold(KotkiRules):
    """All are told which card Draw-deep has drawn."""

    def witnesses(self, state: Kotki, move: MoveId) -> Observers:
        return self.setup.all if state.asking == LOOK else super().witnesses(state, move)


class CatHidden(KotkiRules):
    """A chaos cat among the cards of Draw-deep is not shown."""

    def witnesses(self, state: Kotki, move: MoveId) -> Observers:
        return self.setup.only(state.asked) if state.asking == LOOK else super().witnesses(state, move)

    def blur(self, move: MoveId) -> MoveId:
        return self.setup.draw if move < self.setup.goal else super().blur(move)


class TwinsNotAsked(KotkiRules):
    """Draw-deep does not ask when both cards are alike: a private fact."""

    def apply(self, state: Kotki, move: MoveId) -> None:
        super().apply(state, move)
        if state.asking == KEEP:
            faces = [card & FACE for card in state.looked]
            if UNKNOWN not in faces and len(set(faces)) == 1:
                super().apply(state, self.legal(state)[0])


class SurplusLost(KotkiRules):
    """Surplus cards vanish."""

    def apply(self, state: Kotki, move: MoveId) -> None:
        kept = state.surplus[:]
        super().apply(state, move)
        state.surplus = kept


class UsedCardsStay(KotkiRules):
    """The cards that felled a curse are discarded, and stay in the area."""

    def apply(self, state: Kotki, move: MoveId) -> None:
        felled = [len(curses) for curses in state.felled]
        super().apply(state, move)
        for seat, curses in enumerate(state.felled):
            for curse in curses[felled[seat] :]:
                state.area[seat * CHAPTERS] += self.setup.deck.needs[curse]


class CursesTwice(KotkiRules):
    """A curse goes back into the bag when it is laid out."""

    def apply(self, state: Kotki, move: MoveId) -> None:
        ask = state.asking
        super().apply(state, move)
        if ask == CURSE:
            state.curses = [bag[:] for bag in state.curses]
            state.curses[0][UNKNOWN] += 1


class GoalDecides(KotkiRules):
    """Which spells may be cast depends on a rival's goal."""

    def legal(self, state: Kotki) -> list[MoveId]:
        out = super().legal(state)
        if state.asking == SPELL and len(out) > 1:
            rival = (state.asked + 1) % self.players
            return out[1:] if (state.goals[rival] & FACE) % 2 else out
        return out


class FlatDeck(KotkiRules):
    """The dealer forgets the parts of the deck: every face is as likely as any other."""

    def roll(self, state: Kotki, dice: Dice) -> MoveId:
        if state.asking == DRAW and state.plain == 0:
            legal = dealer.options(self.setup, state)
            return legal[dice.below(len(legal))]
        return super().roll(state, dice)


class EarlyProfessor(KotkiRules):
    """Caught! may come at any time."""

    def roll(self, state: Kotki, dice: Dice) -> MoveId:
        if state.asking == DRAW and dice.below(30) == 0:
            return self.setup.draw + 7
        return super().roll(state, dice)


class WildGoals(KotkiRules):
    """imagine() gives everybody any goal."""

    def imagine(self, view: Kotki, dice: Dice) -> Kotki:
        world = super().imagine(view, dice)
        for seat in range(self.players):
            if world.goals[seat] & FACE:
                world.goals[seat] += 1 + dice.below(5) - (world.goals[seat] & FACE)
        return world


class LoadForgets(KotkiRules):
    """load() leaves the tokens out."""

    def load(self, data: Mapping[str, object]) -> Kotki:
        state = super().load(data)
        state.tokens = vec[i64]([-1] * self.players)
        return state


class Sharing(Kotki):  # type: ignore[misc]  # final for the compiler only
    def copy(self) -> Kotki:
        new = Sharing.__new__(Sharing)
        new.__dict__.update(super().copy().__dict__)
        new.pile = self.pile
        return new


class CopyShares(KotkiRules):
    """copy() shares the discard pile."""

    def start(self) -> Kotki:
        state = Sharing()
        state.__dict__.update(super().start().__dict__)
        return state


class SecondLifeForEver(KotkiRules):
    """Drugie życie without its limit: two kittens may go on for ever."""

    def apply(self, state: Kotki, move: MoveId) -> None:
        super().apply(state, move)
        state.fished = 0


# The mutant, and the laws of which it must break one.
MUTANTS: dict[type[KotkiRules], set[int]] = {
    GoalsShown: {1}, LooksShown: {1}, LookTold: {1}, CatHidden: {1}, TwinsNotAsked: {1, 2}, GoalDecides: {1, 2}, FlatDeck: {3},
    EarlyProfessor: {2, 3}, WildGoals: {3, 5}, LoadForgets: {4}, CopyShares: {4}, SurplusLost: {5}, UsedCardsStay: {5},
    CursesTwice: {5}, SecondLifeForEver: {6},
}  # fmt: skip
