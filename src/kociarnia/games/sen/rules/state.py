"""What one observer knows of a table of Sen."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64, mypyc_attr

from kociarnia.engine.contract import NOBODY, Seat, State
from kociarnia.engine.hidden_cards import EMPTY, Card

# Open questions. To a seat:
LOOK: Final[i64] = 0  # which of your cards do you look at before the round?
TURN: Final[i64] = 1  # what do you do?
KEEP: Final[i64] = 2  # what do you do with the card you have drawn?
CHOOSE: Final[i64] = 3  # which of the two cards do you keep?
PICK: Final[i64] = 4  # which card of the open pile?
PLACE: Final[i64] = 5  # for which card of your dream?
PEEK: Final[i64] = 6  # at which card?
SWAP: Final[i64] = 7  # which card?
WITH: Final[i64] = 8  # ... with which other card?            detail: the spot of the first
PAIR: Final[i64] = 9  # which is the other card of the pair?  detail: a claim, as far as it is made
NAME: Final[i64] = 10  # what do they show?                    detail: the same
# To the dealer:
DEAL: Final[i64] = 16  # who begins?
DRAW: Final[i64] = 17  # which card has the seat drawn?        it alone sees the answer
FLIP: Final[i64] = 18  # which card lands on the open pile?    all see it
GLANCE: Final[i64] = 19  # which card does the seat look at?     detail: its spot; the seat alone sees it
BARE: Final[i64] = 20  # which card is uncovered?              detail: its spot; all see it
PROVE: Final[i64] = 21  # which is the second of the pair?      detail: the claim; all see it

_SLOT: Final[i64] = 127  # claim & _SLOT is the slot of the first card,
_SECOND: Final[i64] = 7  # claim >> _SECOND & _SLOT that of the second,
_WORD: Final[i64] = 14  # claim >> _WORD what both are said to be


def claim_of(first: i64, second: i64 = 0, word: i64 = 0) -> i64:
    """A claim of "I know" (R55-R58) as the detail of a question: two slots of one dream and a number of Deck.words."""
    return first | second << _SECOND | word << _WORD


def first_slot(claim: i64) -> i64:
    return claim & _SLOT


def second_slot(claim: i64) -> i64:
    return claim >> _SECOND & _SLOT


def claimed_word(claim: i64) -> i64:
    return claim >> _WORD


@mypyc_attr(acyclic=True)
class Sen(State):
    fields = ("bag", "closed", "open", "dreams", "sizes", "hand", "turn", "turns", "awake", "caller", "rounds", "totals")

    bag: vec[i64]
    closed: i64  # how many cards are left in the closed pile
    open: vec[i64]  # the open pile, its top last; all of it was seen by all
    dreams: vec[i64]  # by spot: a slot of a seat is at the spot seat * slots + slot
    sizes: vec[i64]  # how many of its slots each dream fills; the rest are EMPTY
    hand: vec[i64]  # cards on their way, held by the player whose turn it is
    turn: Seat
    turns: i64  # turns finished in this round
    awake: bool  # the round is over, the dreams are being uncovered
    caller: Seat
    rounds: i64  # rounds finished
    totals: vec[i64]

    def __init__(self, like: Sen | None = None) -> None:
        """An empty table, or the same as another one."""
        if like is not None:
            self.take_agenda(like)  # instead of its constructor
            self.bag = like.bag[:]
            self.closed = like.closed
            self.open = like.open[:]
            self.dreams = like.dreams[:]
            self.sizes = like.sizes[:]
            self.hand = like.hand[:]
            self.turn = like.turn
            self.turns = like.turns
            self.awake = like.awake
            self.caller = like.caller
            self.rounds = like.rounds
            self.totals = like.totals[:]
            return
        super().__init__()
        self.bag = vec[i64]()
        self.closed = 0
        self.open = vec[i64]()
        self.dreams = vec[i64]()
        self.sizes = vec[i64]()
        self.hand = vec[i64]()
        self.turn = 0
        self.turns = 0
        self.awake = False
        self.caller = NOBODY
        self.rounds = 0
        self.totals = vec[i64]()

    def dream(self, seat: Seat) -> vec[i64]:
        first = seat * (len(self.dreams) // len(self.sizes))
        return self.dreams[first : first + self.sizes[seat]]

    def leave_hand(self) -> Card:
        """The card that came last into the hand goes."""
        self.hand, card = pop(self.hand)
        return card

    def close_up(self, seat: Seat, spot: i64) -> None:
        """A card has been taken out of a dream; the rest close up in their order (A29)."""
        self.sizes[seat] -= 1
        last = seat * (len(self.dreams) // len(self.sizes)) + self.sizes[seat]
        while spot < last:
            self.dreams[spot] = self.dreams[spot + 1]
            spot += 1
        self.dreams[last] = EMPTY

    def copy(self) -> Sen:
        return Sen(self)
