"""A view of Koty as numbers, for those who learn it."""

from __future__ import annotations

from typing import Final

from kociarnia.engine.contract import NOBODY, Traits
from kociarnia.engine.observation import Pen, Questions
from kociarnia.games.koty.rules.deck import FACES
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import (
    BEGIN,
    CARRY,
    DEFEND,
    DRAW,
    FADE,
    HAND,
    LANDS,
    LOSE,
    MEET,
    NINE,
    PAIR,
    PART,
    REPEAT,
    REPEATS,
    SHOW,
    SHUFFLE,
    TURN,
    Koty,
)

QUESTIONS: Final = Questions(
    {
        TURN: "turn",
        DEFEND: "defend",
        REPEAT: "repeat",
        NINE: "nine",
        PAIR: "pair",
        CARRY: "carry",
        BEGIN: "begin",
        DRAW: "draw",
        SHOW: "show",
        LOSE: "lose",
        SHUFFLE: "shuffle",
        MEET: "meet",
        PART: "part",
        FADE: "fade",
    }
)
TRAITS: Final = Traits(
    dealer=("begin", "shuffle", "face"),
    seated={"begin": 0, "play": 1, "joker": 1, "moth": 0, "bat": 0, "carry": 0},
    # Where in the shuffled deck a card lay, whether it is a world; who alone has seen which discard.
    untold=("number", "whole", "veils"),
    horizon=3000,
    tags=("hidden hands", "reactions"),
)


HANDS: Final = ["hands", "shown"]
LAND: Final = ["tops", "depth", "nines"]
HEIGHTS: Final = ["bottom", "middle", "top"]  # of nines, the face of most of which nobody has seen


def tell(setup: Setup, view: Koty, pen: Pen) -> None:
    keys, size = setup.deck.keys, setup.deck.size
    pen.agenda(view, QUESTIONS)
    pen.face("detail nine", view.detail if view.asking == NINE else 0, keys)
    pen.number("detail", view.detail if view.asking != NINE else 0, size)
    bag = pen.at
    pen.counts("bag", view.bag, keys, size)
    if view.aged > 0:  # with other hands unknown nobody can count what the buried nines are
        pen.unseen(view.buried, bag)
    pen.number("pile", view.pile, size)
    pen.number("aged", view.aged, size)
    pen.pile("discards", view.discards, keys, size)
    pen.face("played", view.played, keys)
    pen.face("role", view.role, keys)
    pen.spot("target", view.target if view.played else NOBODY, setup.land_names)
    pen.face("answer", view.answer, keys)
    pen.number("repeats", view.repeats, REPEATS)
    pen.seat("turn", view.turn)
    pen.seat("first", view.first)
    pen.number("turns", view.turns, setup.turn_cap)
    pen.flag("exhausted", view.exhausted)
    pen.flag("closing", view.closing)
    hands, shown, tops, depth, nines = view.hands, view.shown, view.tops, view.depth, view.nines  # read once for all seats
    for away in range(setup.seats):
        seat = pen.of_seat(away)
        pen.hand(HANDS, hands, shown, keys, HAND + 1, seat * FACES, seat == pen.reader, bag)
        pen.stacks(LAND, tops, depth, nines, seat * LANDS, LANDS, HEIGHTS, keys)
    pen.of_all()
