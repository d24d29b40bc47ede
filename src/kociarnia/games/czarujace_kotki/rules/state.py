"""What one observer knows of a table of Czarujące kotki."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from kociarnia.engine.contract import Face, Seat, State
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS

# Open questions. To a seat:
KITTEN: Final[i64] = 0  # which kitten are you?
SPELL: Final[i64] = 1  # which spell do you cast?
SOURCE: Final[i64] = 2  # from the deck or from the discard pile?
FISH: Final[i64] = 3  # which card of the discard pile?
PICK: Final[i64] = 4  # which card?
WITH: Final[i64] = 5  # ... with which other card?               more: the cell of the first
WHOLE: Final[i64] = 6  # which chapter?
COUPLE: Final[i64] = 7  # which two chapters?
PLACE: Final[i64] = 8  # where does the card go?                  mate: in whose area; more: whose card it was
GIVE: Final[i64] = 9  # to whom do you give the card?
KEEP: Final[i64] = 10  # which card do you keep?                  more: where the cards looked at begin
# To the dealer:
GOAL: Final[i64] = 16  # which goal does the seat get?            it alone sees the answer
DEAL: Final[i64] = 17  # which ingredient is the seat dealt?      more: the chapter
DRAW: Final[i64] = 18  # which card is on top of the deck?        all see it
LOOK: Final[i64] = 19  # which card is on top of the deck?        the seat alone sees an ingredient
CURSE: Final[i64] = 20  # which curse comes?                       more: the chapter
RULE: Final[i64] = 21  # which new rule?
CHAOS: Final[i64] = 22  # which chaos card is it?
STACK: Final[i64] = 23  # which of the cards in hand falls on the pile next?
SHOW: Final[i64] = 24  # which goal had the seat?
BEGIN: Final[i64] = 25  # who begins?
# To nobody: it happens by itself when its time comes.
STEP: Final[i64] = 32  # a step of a program begins
TAKE: Final[i64] = 33  # a card is drawn, if there is one
PEEK: Final[i64] = 34  # a card is looked at, if there is one
SHARE: Final[i64] = 35  # the cards looked at are shared out       more: where they begin
SEND: Final[i64] = 36  # the second of two cards goes its way
CHECK: Final[i64] = 37  # does the seat fell a curse? Then the next turn    more: the chapter to begin with
EFFECT: Final[i64] = 38  # an effect of the chaos card              more: its number from 0
CASTING: Final[i64] = 39  # the seat chooses a spell, if it can cast any

ANYONE: Final[i64] = 7  # as mate: whoever is neither the doer nor the card's owner

# Faces of the ingredient deck beside the four kinds.
CAT: Final[i64] = 5
DOOR: Final[i64] = 6  # the chaos cat that opens chapter 3
CAUGHT: Final[i64] = 7

# The detail of a question is three in one: another seat, the step of a program, and something more.
_STEP: Final[i64] = 3
_MORE: Final[i64] = 11

# How a match ended.
PLAYING: Final[i64] = 0
FELLED: Final[i64] = 1  # all curses
SEIZED: Final[i64] = 2  # by the professor


def detail_of(step: i64 = 0, more: i64 = 0, mate: Seat = 0) -> i64:
    return mate | step << _STEP | more << _MORE


def mate_of(detail: i64) -> Seat:
    return detail & 7


def step_of(detail: i64) -> i64:
    return detail >> _STEP & 255


def more_of(detail: i64) -> i64:
    return detail >> _MORE


@mypyc_attr(acyclic=True)
@final
class Kotki(State):
    fields = (
        "turn", "first", "bag", "dealt", "plain", "cats", "last", "pile", "area", "open", "held", "looked", "mark",
        "levels", "curses", "display", "felled", "surplus", "goals", "goal_bag", "tokens", "kittens", "knobs",
        "rule_bag", "rules", "chaos_bag", "chaos", "effects", "lasting", "fished", "caught", "over",
    )  # fmt: skip

    turn: i64  # turns begun, from 0; -1 before the first
    first: Seat  # who began
    bag: vec[i64]  # ingredients not located
    dealt: i64  # how many ingredients have left the shuffled deck
    plain: i64  # cards left in the top part of the deck: ingredients only
    cats: vec[i64]  # a bag of the middle part: ingredients, chaos cats, the cat of chapter 3
    last: vec[i64]  # a bag of the last part: ingredients, Caught!
    pile: vec[i64]  # discarded ingredients, the top last
    area: vec[i64]  # the bundle of each page (pages.py)
    open: i64  # chapters face up
    held: vec[i64]  # public cards on their way, the next one last
    mark: Seat  # the kitten that last got a card
    tokens: vec[i64]  # the spell cast last, or -1
    chaos: Face  # the chaos card, once it is turned over
    effects: i64  # effects of it that have come
    fished: i64  # seats whose last choice of deck or pile was the pile, one bit each
    caught: bool  # Caught! has come; this turn is still played to its end
    over: i64
    # These change rarely, so copies share them: they are never changed in place, but replaced.
    looked: vec[i64]  # cards that one kitten has drawn unseen by the others
    display: vec[i64]  # the curse at each chapter
    surplus: list[i64]  # kept with felled curses: a bundle for each seat
    levels: vec[i64]  # a bag of the curse deck, by level
    curses: list[vec[i64]]  # for each level a bag of the curses not located
    felled: list[list[int]]
    goals: vec[i64]
    goal_bag: vec[i64]
    kittens: vec[i64]  # which kitten each seat is, or -1
    knobs: list[i64]
    rule_bag: vec[i64]
    rules: list[Face]  # new rules revealed
    chaos_bag: vec[i64]
    lasting: list[i64]  # runs whenever a curse has fallen: a rule, or minus a chaos effect

    def __init__(self, like: Kotki | None = None) -> None:
        """An empty table, or the same as another one: searches copy tables all the time, and this is the short way."""
        if like is not None:
            self.take_agenda(like)
            self.turn = like.turn
            self.first = like.first
            self.bag = like.bag[:]
            self.dealt = like.dealt
            self.plain = like.plain
            self.cats = like.cats[:]
            self.last = like.last[:]
            self.pile = like.pile[:]
            self.area = like.area[:]
            self.open = like.open
            self.held = like.held[:]
            self.looked = like.looked
            self.mark = like.mark
            self.display = like.display
            self.surplus = like.surplus
            self.tokens = like.tokens[:]
            self.chaos = like.chaos
            self.effects = like.effects
            self.fished = like.fished
            self.caught = like.caught
            self.over = like.over
            self.levels = like.levels
            self.curses = like.curses
            self.felled = like.felled
            self.goals = like.goals
            self.goal_bag = like.goal_bag
            self.kittens = like.kittens
            self.knobs = like.knobs
            self.rule_bag = like.rule_bag
            self.rules = like.rules
            self.chaos_bag = like.chaos_bag
            self.lasting = like.lasting
            return
        super().__init__()
        self.turn = -1
        self.first = 0
        self.bag = vec[i64]()
        self.dealt = 0
        self.plain = 0
        self.cats = vec[i64]()
        self.last = vec[i64]()
        self.pile = vec[i64]()
        self.area = vec[i64]()
        self.open = 2
        self.held = vec[i64]()
        self.looked = vec[i64]()
        self.mark = 0
        self.display = vec[i64]([0, 0, 0])
        self.surplus = []
        self.tokens = vec[i64]()
        self.chaos = 0
        self.effects = 0
        self.fished = 0
        self.caught = False
        self.over = PLAYING
        self.levels = vec[i64]()
        self.curses = [vec[i64](), vec[i64](), vec[i64]()]
        self.felled = []
        self.goals = vec[i64]()
        self.goal_bag = vec[i64]()
        self.kittens = vec[i64]()
        self.knobs = []
        self.rule_bag = vec[i64]()
        self.rules = []
        self.chaos_bag = vec[i64]()
        self.lasting = []

    def take_up(self, face: Face) -> None:
        """A public card is on its way."""
        self.held = append(self.held, face)

    def put_down(self) -> Face:
        """The next card on its way has come where it goes."""
        self.held, face = pop(self.held)
        return face

    def discard(self, face: Face) -> None:
        self.pile = append(self.pile, face)

    def active(self, players: i64) -> Seat:
        """Whose turn it is."""
        return (self.turn + self.first) % players

    def deck_left(self) -> i64:
        """Cards left in the ingredient deck."""
        return self.plain + self.cats[0] + self.last[0]

    def curses_left(self) -> i64:
        """Curses not yet felled, on display and in the curse deck."""
        display = self.display
        left = self.levels[0]
        for chapter in range(CHAPTERS):
            if display[chapter] > 0:
                left += 1
        return left

    def copy(self) -> Kotki:
        return Kotki(self)
