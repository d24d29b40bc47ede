"""What one observer knows of a table of Czarujące kotki."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.contract import Face, Seat, State
from kociarnia.engine.hidden_cards import Card
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS

# Open questions. To a seat:
KITTEN: Final = 0  # which kitten are you?
SPELL: Final = 1  # which spell do you cast?
SOURCE: Final = 2  # from the deck or from the discard pile?
FISH: Final = 3  # which card of the discard pile?
PICK: Final = 4  # which card?
WITH: Final = 5  # ... with which other card?               more: the cell of the first
WHOLE: Final = 6  # which chapter?
COUPLE: Final = 7  # which two chapters?
PLACE: Final = 8  # where does the card go?                  mate: in whose area; more: whose card it was
GIVE: Final = 9  # to whom do you give the card?
KEEP: Final = 10  # which card do you keep?                  more: where the cards looked at begin
# To the dealer:
GOAL: Final = 16  # which goal does the seat get?            it alone sees the answer
DEAL: Final = 17  # which ingredient is the seat dealt?      more: the chapter
DRAW: Final = 18  # which card is on top of the deck?        all see it
LOOK: Final = 19  # which card is on top of the deck?        the seat alone sees an ingredient
CURSE: Final = 20  # which curse comes?                       more: the chapter
RULE: Final = 21  # which new rule?
CHAOS: Final = 22  # which chaos card is it?
STACK: Final = 23  # which of the cards in hand falls on the pile next?
SHOW: Final = 24  # which goal had the seat?
BEGIN: Final = 25  # who begins?
# To nobody: it happens by itself when its time comes.
STEP: Final = 32  # a step of a program begins
TAKE: Final = 33  # a card is drawn, if there is one
PEEK: Final = 34  # a card is looked at, if there is one
SHARE: Final = 35  # the cards looked at are shared out       more: where they begin
SEND: Final = 36  # the second of two cards goes its way
CHECK: Final = 37  # does the seat fell a curse? Then the next turn    more: the chapter to begin with
EFFECT: Final = 38  # an effect of the chaos card              more: its number from 0
CASTING: Final = 39  # the seat chooses a spell, if it can cast any

ANYONE: Final = 7  # as mate: whoever is neither the doer nor the card's owner

# Faces of the ingredient deck beside the four kinds.
CAT: Final = 5
DOOR: Final = 6  # the chaos cat that opens chapter 3
CAUGHT: Final = 7

# The detail of a question is three in one: another seat, the step of a program, and something more.
_STEP: Final = 3
_MORE: Final = 11

# How a match ended.
PLAYING: Final = 0
FELLED: Final = 1  # all curses
SEIZED: Final = 2  # by the professor


def detail_of(step: i64 = 0, more: i64 = 0, mate: Seat = 0) -> i64:
    return mate | step << _STEP | more << _MORE


def mate_of(detail: i64) -> Seat:
    return detail & 7


def step_of(detail: i64) -> i64:
    return detail >> _STEP & 255


def more_of(detail: i64) -> i64:
    return detail >> _MORE


@final
class Kotki(State):
    fields = (
        "turn", "first", "bag", "dealt", "plain", "cats", "last", "pile", "area", "open", "held", "looked", "mark",
        "levels", "curses", "display", "felled", "surplus", "goals", "goal_bag", "tokens", "kittens", "knobs",
        "rule_bag", "rules", "chaos_bag", "chaos", "effects", "lasting", "fished", "caught", "over",
    )  # fmt: skip

    turn: i64  # turns begun, from 0; -1 before the first
    first: Seat  # who began
    bag: list[i64]  # ingredients not located
    dealt: i64  # how many ingredients have left the shuffled deck
    plain: i64  # cards left in the top part of the deck: ingredients only
    cats: list[i64]  # a bag of the middle part: ingredients, chaos cats, the cat of chapter 3
    last: list[i64]  # a bag of the last part: ingredients, Caught!
    pile: list[Face]  # discarded ingredients, the top last
    area: list[i64]  # the bundle of each page (pages.py)
    open: i64  # chapters face up
    held: list[Face]  # public cards on their way, the next one last
    mark: Seat  # the kitten that last got a card
    tokens: list[i64]  # the spell cast last, or -1
    chaos: Face  # the chaos card, once it is turned over
    effects: i64  # effects of it that have come
    fished: i64  # seats whose last choice of deck or pile was the pile, one bit each
    caught: bool  # Caught! has come; this turn is still played to its end
    over: i64
    # These change rarely, so copies share them: they are never changed in place, but replaced.
    looked: list[Card]  # cards that one kitten has drawn unseen by the others
    display: list[i64]  # the curse at each chapter
    surplus: list[i64]  # kept with felled curses: a bundle for each seat
    levels: list[i64]  # a bag of the curse deck, by level
    curses: list[list[int]]  # for each level a bag of the curses not located
    felled: list[list[int]]
    goals: list[Card]
    goal_bag: list[i64]
    kittens: list[i64]  # which kitten each seat is, or -1
    knobs: list[i64]
    rule_bag: list[i64]
    rules: list[Face]  # new rules revealed
    chaos_bag: list[i64]
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
        self.bag = []
        self.dealt = 0
        self.plain = 0
        self.cats = []
        self.last = []
        self.pile = []
        self.area = []
        self.open = 2
        self.held = []
        self.looked = []
        self.mark = 0
        self.display = [0, 0, 0]
        self.surplus = []
        self.tokens = []
        self.chaos = 0
        self.effects = 0
        self.fished = 0
        self.caught = False
        self.over = PLAYING
        self.levels = []
        self.curses = []
        self.felled = []
        self.goals = []
        self.goal_bag = []
        self.kittens = []
        self.knobs = []
        self.rule_bag = []
        self.rules = []
        self.chaos_bag = []
        self.lasting = []

    def active(self, players: i64) -> Seat:
        """Whose turn it is."""
        return (self.turn + self.first) % players

    def deck_left(self) -> i64:
        """Cards left in the ingredient deck."""
        return self.plain + self.cats[0] + self.last[0]

    def curses_left(self) -> i64:
        """Curses not yet felled, on display and in the curse deck."""
        display = self.display
        left: i64 = self.levels[0]
        for chapter in range(CHAPTERS):
            if display[chapter] > 0:
                left += 1
        return left

    def copy(self) -> Kotki:
        return Kotki(self)
