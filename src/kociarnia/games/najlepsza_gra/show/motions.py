"""What moved on the table, told to one reader: pieces on their way from one place of the scene to another.

Everyone sees the cards of a line being taken, so they fly with their faces; where they lie in a hand is its owner's secret.
"""

from __future__ import annotations

from kociarnia.engine import Motion, MoveId
from kociarnia.games.najlepsza_gra.rules.deck import TREATS
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.setup import LINES, PLACES
from kociarnia.games.najlepsza_gra.rules.state import ASK, DETAIL, FEED, SEAT, Table

DECK, DISCARDS = "deck", "discards"
MARKER = "marker"  # the face of the cat marker, which is no card


def motions(rules: NajlepszaRules, before: Table, move: MoveId, after: Table, reader: int) -> list[Motion]:
    return _Moved(rules, before, after, reader).by(move)


class _Moved:
    """The motions of one move, gathered in the order in which they happen."""

    def __init__(self, rules: NajlepszaRules, before: Table, after: Table, reader: int) -> None:
        self.rules = rules
        self.box = rules.box
        self.before = before
        self.after = after
        self.reader = reader
        entry = before.agenda[-1]
        self.ask, self.seat, self.detail = entry & ASK, entry >> SEAT & 7, entry >> DETAIL
        self.out: list[Motion] = []

    def by(self, move: MoveId) -> list[Motion]:
        verb, args = self.rules.moves[move]
        if verb in ("take", "took"):
            self._taken(LINES.index(str(args[0])))
            self._marker()
        elif verb == "deal":
            self._go(DECK, f"grid.{self.detail}", str(args[0]))
        elif verb == "spray":
            self._played(self.box.bottle)
            self._marker()
        elif verb == "adopt":
            stray = move - self.rules.adopt
            self._played(self.box.lost, 2)
            key = self.box.cat_keys[self.rules.cats + stray]
            self._go(f"stray.{self.before.offers.index(stray)}", f"cat.{self.seat}.{key}", key)
        elif verb == "cash":
            self._played(self.box.lost, 2)
        elif self.ask == FEED:
            self._fed(move - self.rules.eat)
        elif verb == "shows":
            if self.before.meals[self.seat][self.before.shown[self.seat]] == 0:  # the reader did not know it
                self._fed(move - self.rules.show)
        elif verb == "lay" and not self._known():
            kind = move - self.rules.lay
            self._go(f"hand.{self.seat}", f"hand.{self.seat}.{kind}", self.box.kind_keys[kind])
        return self.out

    def _go(self, source: str, target: str, face: str) -> None:
        self.out.append(Motion(source, target, face))

    def _known(self) -> bool:
        """Does the reader see the cards of this hand?"""
        return self.seat == self.reader or self.rules.open_hands

    def _hand(self, kind: int) -> str:
        """A card of a hand that the reader sees, or the hand as a whole."""
        return f"hand.{self.seat}.{kind}" if self._known() else f"hand.{self.seat}"

    def _taken(self, line: int) -> None:
        for place in PLACES[3 * line : 3 * line + 3]:
            face = self.before.grid[place]
            if not face:
                continue
            key = self.box.face_keys[face]
            if face <= self.rules.cats:
                target = f"cat.{self.seat}.{key}"
            elif face < self.rules.first_hand:
                gives = self.box.gives[face]
                target = f"treat.{self.seat}.{TREATS[gives.index(max(gives))]}"
            else:
                target = self._hand(face - self.rules.hand_face)
            self._go(f"grid.{place}", target, key)

    def _marker(self) -> None:
        if self.before.marker >= 0 and self.after.marker != self.before.marker:
            self._go(LINES[self.before.marker], LINES[self.after.marker], MARKER)

    def _played(self, kind: int, cards: int = 1) -> None:
        self.out += [Motion(self._hand(kind), DISCARDS, self.box.kind_keys[kind])] * cards

    def _fed(self, code: int) -> None:
        """Treats go to the cat; those that it turns into delicacies stay with the others. Of a secret answer, nothing."""
        if not code:
            return
        pays = self.rules.meals.pays[4 * code : 4 * code + 4]
        turned = pays[3] < 0
        cat = self.box.cat_keys[self.rules.meals.cat[code]]
        target = f"treat.{self.seat}.delicacy" if turned else f"cat.{self.seat}.{cat}"
        for treat, n in enumerate(pays):
            self.out += [Motion(f"treat.{self.seat}.{TREATS[treat]}", target, TREATS[treat])] * max(0, n)
