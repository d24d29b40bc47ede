"""What one observer knows of a table of Koty.

A land is its nines and perhaps one card on them: `depth` counts the nines, `nines` holds their faces, `tops` the card.
A nine that came from the draw pile was seen by nobody and has no face in anybody's state, the server's included (H3). Once
that pile has run out, whoever knows all hands can count what such nines are in all, though never which is which: `buried`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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


@mypyc_attr(acyclic=True)
@final
class Koty(State):
    fields = (
        "bag", "pile", "number", "hands", "shown", "tops", "depth", "nines", "buried", "aged", "whole", "discards",
        "veils", "played", "role", "target", "answer", "repeats", "turn", "first", "turns", "exhausted", "closing",
    )  # fmt: skip

    bag: vec[i64]
    pile: i64  # cards in the draw pile
    number: i64  # of its top card, counting through all shuffles by whole decks
    hands: vec[i64]  # at seat * FACES + face: how many cards of that face; of face 0: how many not seen
    shown: vec[i64]  # how many of these all have seen (H6)
    tops: vec[i64]  # at seat * LANDS + land: the cat or raven on it, 0 if none
    depth: vec[i64]  # how many nines the land has
    nines: vec[i64]  # at land * DEEP + height: their faces, 0 if nobody has seen it
    buried: vec[i64]  # by face: what the unseen nines of earlier piles are, in a world; nothing in a view
    aged: i64  # how many these are
    whole: bool  # a world, which locates whatever somebody has seen; not a view
    discards: vec[i64]  # the top last
    veils: vec[i64]  # beside each discard: 0 if all have seen it, else 1 + the only seat that has (A20)
    played: Face  # the card on the table that attacks, meets another or works its magic
    role: Face  # what it stands for (A10)
    target: i64  # the land it was played on
    answer: Face  # beside it: the defending card, the other card of a pair, the cat the moth carries
    repeats: i64  # of the attack
    turn: Seat
    first: Seat
    turns: i64  # finished
    exhausted: bool  # A19: nobody draws any more
    closing: bool  # A22: a dream is complete, the round is being finished

    def __init__(self, like: Koty | None = None) -> None:
        """An empty table, or the same as another one."""
        if like is not None:
            self.take_agenda(like)  # instead of its constructor
            self.bag = like.bag[:]
            self.pile = like.pile
            self.number = like.number
            self.hands = like.hands[:]
            self.shown = like.shown[:]
            self.tops = like.tops[:]
            self.depth = like.depth[:]
            self.nines = like.nines[:]
            self.buried = like.buried[:]
            self.aged = like.aged
            self.whole = like.whole
            self.discards = like.discards[:]
            self.veils = like.veils[:]
            self.played = like.played
            self.role = like.role
            self.target = like.target
            self.answer = like.answer
            self.repeats = like.repeats
            self.turn = like.turn
            self.first = like.first
            self.turns = like.turns
            self.exhausted = like.exhausted
            self.closing = like.closing
            return
        super().__init__()
        self.bag = vec[i64]()
        self.pile = 0
        self.number = 0
        self.hands = vec[i64]()
        self.shown = vec[i64]()
        self.tops = vec[i64]()
        self.depth = vec[i64]()
        self.nines = vec[i64]()
        self.buried = vec[i64]()
        self.aged = 0
        self.whole = True
        self.discards = vec[i64]()
        self.veils = vec[i64]()
        self.played = 0
        self.role = 0
        self.target = 0
        self.answer = 0
        self.repeats = 0
        self.turn = 0
        self.first = 0
        self.turns = 0
        self.exhausted = False
        self.closing = False

    def copy(self) -> Koty:
        return Koty(self)
