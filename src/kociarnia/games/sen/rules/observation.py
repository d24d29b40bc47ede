"""A view of Sen as numbers, for those who learn it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import NOBODY, Traits
from kociarnia.engine.observation import Pen, Questions
from kociarnia.games.sen.rules.rounds import ROUND_CAP
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import (
    BARE,
    CHOOSE,
    DEAL,
    DRAW,
    FLIP,
    GLANCE,
    KEEP,
    LOOK,
    NAME,
    PAIR,
    PEEK,
    PICK,
    PLACE,
    PROVE,
    SWAP,
    TURN,
    WITH,
    Sen,
    claimed_word,
    first_slot,
    second_slot,
)

QUESTIONS: Final = Questions(
    {
        LOOK: "look",
        TURN: "turn",
        KEEP: "keep",
        CHOOSE: "choose",
        PICK: "pick",
        PLACE: "place",
        PEEK: "peek",
        SWAP: "swap",
        WITH: "with",
        PAIR: "pair",
        NAME: "name",
        DEAL: "deal",
        DRAW: "draw",
        FLIP: "flip",
        GLANCE: "glance",
        BARE: "bare",
        PROVE: "prove",
    }
)
TRAITS: Final = Traits(
    dealer=("deal", "face"),
    seated={"deal": 0, "peek": 0, "swap": 0, "with": 0},
    horizon=2000,
    tags=("hidden hands", "memory"),
)
HELD: Final[i64] = 2  # cards on their way at once


def tell(setup: Setup, view: Sen, pen: Pen) -> None:
    names = setup.deck.names
    pen.agenda(view, QUESTIONS)
    of_spot = view.asking == WITH or view.asking == GLANCE or view.asking == BARE
    pen.spot("spot", view.detail if of_spot else NOBODY, setup.slot_names)
    if setup.claims:
        claims = view.asking == PAIR or view.asking == NAME or view.asking == PROVE
        pen.one_of("claim first", first_slot(view.detail) if claims else NOBODY, setup.slot_names)
        pen.one_of("claim second", second_slot(view.detail) if claims and view.asking != PAIR else NOBODY, setup.slot_names)
        pen.one_of("claim word", claimed_word(view.detail) if view.asking == PROVE else NOBODY, setup.word_names)
    bag = pen.at
    pen.counts("bag", view.bag, names, setup.deck.size)
    pen.number("closed", view.closed, setup.deck.size)
    pen.pile("open", view.open, names, setup.deck.size)
    pen.cards("hand", view.hand, 0, len(view.hand), HELD, names, bag)
    pen.seat("turn", view.turn)
    pen.number("turns", view.turns, setup.turn_cap)
    pen.flag("awake", view.awake)
    pen.seat("caller", view.caller)
    pen.number("rounds", view.rounds, setup.round_limit or ROUND_CAP)
    totals, sizes, dreams, slots = view.totals, view.sizes, view.dreams, setup.slots  # read once for all seats
    for away in range(setup.seats):
        seat = pen.of_seat(away)
        pen.number("totals", totals[seat], setup.most_ravens)
        pen.number("sizes", sizes[seat], slots)
        pen.cards("dreams", dreams, seat * slots, sizes[seat], slots, names, bag)
    pen.of_all()
