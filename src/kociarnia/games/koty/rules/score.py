"""Counting cats (R67-R73, R89, R90)."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine.contract import Face, Seat
from kociarnia.games.koty.rules.deck import Deck
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import DEEP, LANDS, Koty


def land(deck: Deck, top: Face, depth: i64) -> i64:
    """R70: the value of the top card, doubled for every nine under it; a nine on top does not double itself (A23)."""
    cats: i64 = deck.value[top]
    if top == 0:
        if depth == 0:
            return 0
        cats = deck.nine
        depth -= 1
    while depth > 0:
        cats *= deck.times
        depth -= 1
    return cats


def dream(deck: Deck, state: Koty, seat: Seat) -> i64:
    cats: i64 = 0
    for cell in range(seat * LANDS, seat * LANDS + LANDS):
        cats += land(deck, state.tops[cell], state.depth[cell])
    return cats


def nines(state: Koty, seat: Seat) -> i64:
    """A24: every card that lies face down in a dream."""
    count: i64 = 0
    for cell in range(seat * LANDS, seat * LANDS + LANDS):
        count += state.depth[cell]
    return count


def complete(state: Koty, seat: Seat) -> bool:
    """R67: three lands of three nines."""
    full = 0
    for cell in range(seat * LANDS, seat * LANDS + LANDS):
        if state.depth[cell] == DEEP:
            full += 1
    return full >= LANDS - 1


def ranked(cats: list[int], nines: list[int]) -> list[int]:
    """R71-R73: more cats, then more nines; equals share a place."""
    keys = [(cats[at], nines[at]) for at in range(len(cats))]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def scores(setup: Setup, state: Koty) -> list[int]:
    """Cats in the dream; in teams both partners have the sum of both dreams (R89)."""
    cats = [int(dream(setup.deck, state, seat)) for seat in range(setup.players)]
    return _by_team(setup, cats)


def places(setup: Setup, state: Koty) -> list[int]:
    """R71-R73; in teams both partners have their team's place among the teams (R90)."""
    cats = scores(setup, state)
    face_down = _by_team(setup, [int(nines(state, seat)) for seat in range(setup.players)])
    side_of = sides(setup)
    among = max(side_of) + 1
    by_side = ranked(cats[:among], face_down[:among])  # the first seats are one of each side
    return [by_side[side] for side in side_of]


def sides(setup: Setup) -> list[int]:
    return [min(seat, setup.mates[seat]) for seat in range(setup.players)]


def _by_team(setup: Setup, own: list[int]) -> list[int]:
    if not setup.teams:
        return own
    return [own[seat] + own[setup.mates[seat]] for seat in range(setup.players)]
