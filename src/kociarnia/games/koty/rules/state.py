"""What one observer knows of a table of Koty.

A land is its nines and perhaps one card on them: `depth` counts the nines, `nines` holds their faces, `tops` the card.
A nine that came from the draw pile was seen by nobody and has no face in anybody's state, the server's included (H3). Once
that pile has run out, whoever knows all hands can count what such nines are in all, though never which is which: `buried`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import Face, Seat, State

LANDS: Final[i64] = 4  # R7
DEEP: Final[i64] = 3  # R25: nines in one land
HAND: Final[i64] = 4  # R11, R20
REPEATS: Final[i64] = 20  # A38: of one attack

# Open questions. To a seat:
TURN: Final[i64] = 0  # what do you do?
DEFEND: Final[i64] = 1  # do you defend the cat?  asked of the attacked seat, then of its partner
REPEAT: Final[i64] = 2  # do you attack again?
NINE: Final[i64] = 3  # where does the nine go?  detail: its face, 0 if it comes from the draw pile
PAIR: Final[i64] = 4  # where does the pair go?
CARRY: Final[i64] = 5  # where does the moth put the cat?
# To the dealer:
BEGIN: Final[i64] = 16  # who begins?
DRAW: Final[i64] = 17  # which card does the seat draw?  detail: 1 if it draws a whole hand; it alone sees the answer
SHOW: Final[i64] = 18  # which card does the seat throw away?  detail: of how many; all see it
LOSE: Final[i64] = 19  # which card was the nine that has no place?  all see it
SHUFFLE: Final[i64] = 20  # the discards become the draw pile
# To nobody; what remains to be done when the questions above it are answered:
MEET: Final[i64] = 32  # the played card takes effect on the one it lies on
PART: Final[i64] = 33  # the attacking and the defending card are discarded
FADE: Final[i64] = 34  # the night card is discarded


@final
class Koty(State):
    fields = (
        "bag", "pile", "number", "hands", "shown", "tops", "depth", "nines", "buried", "aged", "whole", "discards",
        "veils", "played", "role", "target", "answer", "repeats", "turn", "first", "turns", "exhausted", "closing",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.bag: vec[i64] = vec[i64]()
        self.pile: i64 = 0  # cards in the draw pile
        self.number: i64 = 0  # of its top card, counting through all shuffles by whole decks
        self.hands: vec[i64] = vec[i64]()  # at seat * FACES + face: how many cards of that face; of face 0: how many not seen
        self.shown: vec[i64] = vec[i64]()  # how many of these all have seen (H6)
        self.tops: vec[i64] = vec[i64]()  # at seat * LANDS + land: the cat or raven on it, 0 if none
        self.depth: vec[i64] = vec[i64]()  # how many nines the land has
        self.nines: vec[i64] = vec[i64]()  # at land * DEEP + height: their faces, 0 if nobody has seen it
        self.buried: vec[i64] = vec[i64]()  # by face: what the unseen nines of earlier piles are, in a world; nothing in a view
        self.aged: i64 = 0  # how many these are
        self.whole: bool = True  # a world, which locates whatever somebody has seen; not a view
        self.discards: vec[i64] = vec[i64]()  # the top last
        self.veils: vec[i64] = vec[i64]()  # beside each discard: 0 if all have seen it, else 1 + the only seat that has (A20)
        self.played: Face = 0  # the card on the table that attacks, meets another or works its magic
        self.role: Face = 0  # what it stands for (A10)
        self.target: i64 = 0  # the land it was played on
        self.answer: Face = 0  # beside it: the defending card, the other card of a pair, the cat the moth carries
        self.repeats: i64 = 0  # of the attack
        self.turn: Seat = 0
        self.first: Seat = 0
        self.turns: i64 = 0  # finished
        self.exhausted: bool = False  # A19: nobody draws any more
        self.closing: bool = False  # A22: a dream is complete, the round is being finished

    def copy(self) -> Koty:
        new = Koty()
        new.take_agenda(self)
        new.bag = self.bag[:]
        new.pile = self.pile
        new.number = self.number
        new.hands = self.hands[:]
        new.shown = self.shown[:]
        new.tops = self.tops[:]
        new.depth = self.depth[:]
        new.nines = self.nines[:]
        new.buried = self.buried[:]
        new.aged = self.aged
        new.whole = self.whole
        new.discards = self.discards[:]
        new.veils = self.veils[:]
        new.played = self.played
        new.role = self.role
        new.target = self.target
        new.answer = self.answer
        new.repeats = self.repeats
        new.turn = self.turn
        new.first = self.first
        new.turns = self.turns
        new.exhausted = self.exhausted
        new.closing = self.closing
        return new
