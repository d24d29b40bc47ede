"""A view of Najlepsza gra o kotach as numbers, for those who learn it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import NOBODY, UNKNOWN, Seat, Traits
from kociarnia.engine.observation import Pen, Questions
from kociarnia.games.najlepsza_gra.rules.setup import Setup
from kociarnia.games.najlepsza_gra.rules.state import (
    AFTER,
    BEGIN,
    DEAL,
    FEED,
    LATE,
    LAY,
    MARK,
    NEXT,
    REFILL,
    REVEAL,
    SHOW,
    STRAY,
    TURN,
    Najlepsza,
)

QUESTIONS: Final = Questions(
    {
        MARK: "mark",
        TURN: "turn",
        AFTER: "after",
        LATE: "late",
        FEED: "feed",
        DEAL: "deal",
        STRAY: "stray",
        SHOW: "show",
        LAY: "lay",
        BEGIN: "begin",
        REFILL: "refill",
        NEXT: "next",
        REVEAL: "reveal",
    }
)
TRAITS: Final = Traits(
    dealer=("shows", "deal", "stray", "lay", "begin"),
    seated={"begin": 0},
    seen=("took", "eats"),
    horizon=1000,
    tags=("hidden hands", "drafting"),
)
SUBJECTS: Final = ["meal", "convert", "as catnip", "give chicken", "give tuna", "give milk", "give delicacies"]
GRID: Final = ["0", "1", "2", "3", "4", "5", "6", "7", "8"]
TREATS: Final = ["chicken", "tuna", "milk", "delicacy"]
MOST: Final = 99  # treats of one kind


def tell(setup: Setup, view: Najlepsza, pen: Pen) -> None:
    deck, size = setup.deck, setup.stock[UNKNOWN]
    pen.agenda(view, QUESTIONS)
    asked: i64 = -1
    if view.asking == FEED:
        asked = setup.meals.question(view.fronts[view.asked], len(view.meals[view.asked]))
    pen.face("feast cat", setup.meals.about[asked] if asked >= 0 else 0, setup.cat_names)
    pen.one_of("feast subject", setup.meals.subject[asked] if asked >= 0 else NOBODY, SUBJECTS)
    pen.number("detail", view.detail, 8)
    pen.seat("first", view.first)
    pen.number("turn", view.turn, setup.turns)
    bag, revealed = pen.at, view.settled()
    pen.counts("bag", view.bag, deck.face_keys, size)
    pen.number("deck", view.deck, size)
    pen.one_of("marker", view.marker, setup.line_names)
    pen.faces("grid", view.grid, 0, len(GRID), GRID, deck.face_keys)
    pen.counts("stray_bag", view.stray_bag, setup.stray_names, deck.strays)
    for spot in range(deck.open_strays):
        pen.item(spot)
        pen.face("offers", view.offers[spot], setup.stray_names)
    pen.of_all()
    pen.few("discards", view.discards, deck.face_keys, size)
    kinds, kind_keys, cat_names = setup.kinds, deck.kind_keys, setup.cat_names  # read once for all seats
    hands, tokens, left = view.hands, view.tokens, view.left
    for away in range(setup.players):
        seat = pen.of_seat(away)
        own = revealed or seat == pen.reader
        if own or setup.open_hands:
            pen.few("hands", hands, kind_keys, size, seat * kinds)
        else:
            pen.covered("hands", hands, kind_keys, size, seat * kinds, bag, setup.hand_face)
        if revealed:
            pen.few("laid", view.laid, kind_keys, size, seat * kinds)
        else:
            pen.no_counts("laid", kind_keys, size)
        pen.marks("fronts", view.fronts[seat], cat_names)
        pen.number("meals", len(view.meals[seat]), 99)
        if own and len(view.meals[seat]) > 0:
            pen.few("meals treats", _treats(setup, view, seat), cat_names, MOST)
        else:
            pen.no_counts("meals treats", cat_names, MOST)
        pen.counts("tokens", tokens, TREATS, MOST, 4 * seat)
        pen.counts("left", left if own else tokens, TREATS, MOST, 4 * seat)
        pen.number("coins", view.coins[seat], MOST)
        pen.number("shown", view.shown[seat], MOST)
    pen.of_all()


def _treats(setup: Setup, view: Najlepsza, seat: Seat) -> vec[i64]:
    """By cat: what lies on its card, as far as this observer knows."""
    answers = view.meals[seat]
    out = setup.no_treats[:]
    meals = setup.meals
    for code in answers:
        out[meals.cat[code]] += meals.treats[code]
    return out
