"""A view of Kotobirynt as numbers, for those who learn it."""

from __future__ import annotations

from typing import Final

from kociarnia.engine.contract import UNKNOWN, Traits
from kociarnia.engine.observation import Pen, Questions
from kociarnia.games.kotobirynt.rules.legal import ACTIONS, MOST_DEALS
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, BEGIN, CAT, DEAL, FLIP, KEEPER, ORDER, Kotobirynt, cat_of, reached_by

QUESTIONS: Final = Questions(
    {ACT: "act", ORDER: "order", KEEPER: "keeper", BEGIN: "begin", DEAL: "deal", FLIP: "flip", CAT: "cat"}
)
TRAITS: Final = Traits(
    dealer=("begin", "canal", "cat"),
    seated={"begin": 0},
    untold=("led",),  # the ways that the last cats came, which boards show
    horizon=6000,
    tags=("open hands",),
)
TURNS: Final = ["0", "1", "2", "3"]  # quarter turns


def tell(setup: Setup, view: Kotobirynt, pen: Pen) -> None:
    deck, board = setup.deck, setup.board
    pen.agenda(view, QUESTIONS)
    pen.seat("turn", view.turn)
    pen.number("turns", view.turns, min(setup.turn_cap, 32767))
    pen.number("made", view.made, ACTIONS)
    pen.flag("inserted", view.inserted)
    pen.number("deals", view.deals, MOST_DEALS)
    pen.counts("canal_bag", view.canal_bag, deck.canals, deck.canal_bag[UNKNOWN])
    pen.counts("cat_bag", view.cat_bag, deck.cats, setup.all_cats)
    pen.turned("square", view.square, board.cells, deck.canals, TURNS)
    pen.turned("deck", view.deck, len(setup.unseen_deck), deck.canals, TURNS)
    for cat in range(len(setup.cat_starts)):
        pen.item(cat)
        pen.face("cats", view.cats[cat], deck.cats)
        pen.one_of("cat_spots", view.cat_spots[cat], board.spot_names)
    for keeper in range(len(setup.keeper_starts)):
        pen.item(keeper)
        pen.one_of("keeper_spots", view.keeper_spots[keeper], board.spot_names)
    for place in range(len(setup.cat_starts)):
        pen.item(place)
        at = len(view.homes) - 1 - place  # the next one lies last
        home = view.homes[at] if at >= 0 else 0
        pen.flag("homes", at >= 0)
        pen.number("homes cat", cat_of(home), len(setup.cat_starts))
        pen.number("homes reached", reached_by(home), 255)  # one bit for each keeper
    _won(setup, view, pen)


def _won(setup: Setup, view: Kotobirynt, pen: Pen) -> None:
    """Who has won which cat; in which order does not matter."""
    for away in range(setup.players):
        seat = pen.of_seat(away)
        mine = setup.no_cats[:]
        for won in view.won:
            if won & 7 == seat:
                mine[won >> 3] += 1
                mine[UNKNOWN] += 1
        pen.counts("won", mine, setup.deck.cats, setup.all_cats)
    pen.of_all()
