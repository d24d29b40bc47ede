"""What moved on the table of Koty, told to one reader: pieces on their way from one place of the scene to another.

A card that is played on another lies there until it has taken effect, though the scene lists it as being in play; night cards
lie on the table meanwhile. From there it goes to a land, to a hand or to the discards.
"""

from __future__ import annotations

from kociarnia.engine import UNKNOWN, Face, Motion, MoveId
from kociarnia.games.koty.rules.deck import BAT, DRAGON, FACES, JOKER, MOTH, OWL, RAVEN
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import DEEP, DRAW, LANDS, LOSE, MEET, PART, Koty
from kociarnia.games.koty.show.handles import at_land, waiting_nine

PILE, DISCARDS, TABLE = "pile", "discards", "table"  # zones of the scene


def motions(setup: Setup, before: Koty, move: MoveId, after: Koty, reader: int) -> list[Motion]:
    return _Moved(setup, before, after, reader).by(move)


class _Moved:
    """The motions of one move, gathered in the order in which they happen."""

    def __init__(self, setup: Setup, before: Koty, after: Koty, reader: int) -> None:
        self.setup = setup
        self.before = before
        self.after = after
        self.reader = reader
        self.met = at_land(int(before.target))  # where cards meet
        self.out: list[Motion] = []

    def by(self, move: MoveId) -> list[Motion]:
        seat = self.before.asked
        verb, args = self.setup.moves[move]
        if verb == "face":
            self._dealt(self.before.asking, seat, int(move - self.setup.face))
        elif verb in ("play", "joker"):
            at = int(move - self.setup.play)
            self._played(seat, JOKER if move >= self.setup.joker else at % ROLES + 1, at // ROLES % self.setup.cells)
        elif verb in ("defend", "again"):
            card = JOKER if args[0] == self.setup.deck.keys[JOKER] else self.before.role
            self._go(self._hand(seat, card), self.met, card)
            if not self.after.played:  # nobody draws any more (A19), so attack and defence part at once
                self._go(self.met, DISCARDS, self.before.played)
                self._go(self.met, DISCARDS, card)
        elif verb == "owl":
            self._go(self._hand(seat, OWL), DISCARDS, OWL)
            self._go(self.met, self._hand(seat, self.before.played), self.before.played)
        elif verb == "exchange":
            self._thrown_unseen(seat)
        elif verb == "shuffle":
            self._go(DISCARDS, PILE, UNKNOWN)
        elif verb == "nine":
            self._go(TABLE if self.before.detail else PILE, at_land(seat * LANDS + int(args[0])), UNKNOWN)
        elif verb == "pair":
            self._paired(seat * LANDS + int(args[0]))
        elif verb == "carry":
            self._go(TABLE, at_land(int(args[0]) * LANDS + int(args[1])), self.before.answer)
        elif verb in ("moth", "bat"):
            self._night(seat, MOTH if verb == "moth" else BAT, int(args[0]) * LANDS + int(args[1]))
        elif verb == "dragon":
            for cell in range(self.setup.cells):
                if self.before.tops[cell] == RAVEN:
                    self._go(at_land(cell), DISCARDS, RAVEN)
            self._go(self._hand(seat, DRAGON), TABLE if waiting_nine(self.after) else DISCARDS, DRAGON)
        self._settled(verb)
        return self.out

    def _go(self, source: str, target: str, face: Face) -> None:
        self.out.append(Motion(source, target, self.setup.deck.keys[face] if face else ""))

    def _hand(self, seat: int, face: Face) -> str:
        """A card of the reader's own hand by its handle; of another hand nobody sees where a card is."""
        return f"hand.{self.setup.deck.keys[face]}" if seat == self.reader and face else f"hand.{seat}"

    def _dealt(self, ask: int, seat: int, face: Face) -> None:
        if ask == DRAW:
            self._go(PILE, self._hand(seat, face), face)
        elif ask == LOSE:
            self._go(PILE, DISCARDS, face)
        else:
            self._go(self._hand(seat, face), DISCARDS, face)

    def _played(self, seat: int, card: Face, cell: int) -> None:
        self._go(self._hand(seat, card), at_land(cell), card)
        lying = self.before.tops[cell]
        if lying and not self.after.played:  # nobody draws any more (A19), so they have met already
            self._go(at_land(cell), DISCARDS, lying)
            self._go(at_land(cell), DISCARDS, card)

    def _thrown_unseen(self, seat: int) -> None:
        """A20: a hidden exchange; what is thrown face down looks the same to all. An open one is told card by card."""
        if not self.setup.hidden_exchange:
            return
        at = seat * FACES
        for face in range(FACES):
            for number in range(self.before.hands[at + face]):
                known = number < self.before.shown[at + face]
                self._go(self._hand(seat, face), DISCARDS, face if known else UNKNOWN)

    def _paired(self, cell: int) -> None:
        """R34: the played card lies face down under the other one; A4: or there is no room for it."""
        if self.before.depth[cell] < DEEP:
            self._go(self.met, at_land(cell), UNKNOWN)
        else:
            self._go(self.met, DISCARDS, self.before.played)
        self._go(self.met, at_land(cell), self.before.answer)

    def _night(self, seat: int, card: Face, cell: int) -> None:
        taken = self.before.tops[cell]
        stays = self.after.played != 0  # without room for the raven the bat is done at once (A29)
        self._go(self._hand(seat, card), TABLE if stays else DISCARDS, card)
        self._go(at_land(cell), TABLE if stays else DISCARDS, taken)

    def _settled(self, verb: str) -> None:
        """What had waited and is done now that the last question above it is answered."""
        if self._done(MEET) and verb not in ("defend", "owl"):
            if not self.after.played:  # friends or ravens leave together; fighters stay until they have a land
                self._go(self.met, DISCARDS, self.before.tops[self.before.target])
                self._go(self.met, DISCARDS, self.before.played)
        elif self._done(PART):
            self._go(self.met, DISCARDS, self.before.played)
            self._go(self.met, DISCARDS, self.before.answer)
        elif self.before.played in (MOTH, BAT) and not self.after.played:
            self._go(TABLE, DISCARDS, self.before.played)

    def _done(self, ask: int) -> bool:
        return self.before.awaits(ask) and not self.after.awaits(ask)
