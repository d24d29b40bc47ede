"""What a position is worth: what lands and cards are likely to become, as tables of one deck, and who stands best by them."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Face, Seat
from kociarnia.games.koty.rules.deck import CATS, FACES, JOKER, RAVEN, Deck
from kociarnia.games.koty.rules.score import dream, land, nines
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import DEEP, LANDS, Koty

DEPTHS: Final = DEEP + 1
ROOM: Final = 3.0  # what an empty land is worth, for what it may still take
GROWTH: Final = 0.2  # a nine on top can still be doubled, by another nine or by a good cat
RETURN: Final = 0.35  # how much of the nines under a raven or a poor cat will come back
# What lands and cards are worth when a move is chosen: fitted to results of matches, then tuned by duels of greedy cats, each
# number by itself until no change won. A land with so many nines:
BARE: Final = [0.0, 22.3, 42.0, 66.9]
UNDER_RAVEN: Final = [0.0, -9.0, 4.0, 35.0]
UNDER_CAT: Final = [10.0, 18.0, 38.0, 46.0]
BY_VALUE: Final = [0.0, 1.6, 2.4, 4.5]  # and so much more for each point of that cat
FRESH: Final = 8.0  # what a new card promises
CAT_HELD: Final = 1.0
RAVEN_HELD: Final = 15.0  # it can spoil the best land of a rival
JOKER_HELD: Final = 12.0
NIGHT_HELD: Final = 8.0
# Fitted to matches of two to four greedy cats, kots and kocurs: nines bring the end, and whoever has them chooses when;
NEARER: Final = 10.0  # what each is worth for that,
FAR: Final = 65.0  # a lead that is worth odds of e to 1 in an empty dream,
SURER: Final = 3.5  # and so much less with every nine of whoever has most


class CardTables:
    def __init__(self, deck: Deck) -> None:
        self.deck: Deck = deck
        self.prospect: list[float] = [0.0] * (FACES * DEPTHS)  # of a land when a position is valued, at top * DEPTHS + depth
        for top in range(RAVEN + 1):
            for depth in range(DEPTHS):
                now = float(int(land(deck, top, depth)))
                bare = float(int(land(deck, 0, depth)))  # what it would be without the top card
                if top == 0:
                    worth = now * (1.0 + GROWTH) if depth > 0 else ROOM
                elif top == RAVEN:
                    worth = RETURN * bare
                else:
                    worth = max(now, now + RETURN * (bare - now))
                self.prospect[top * DEPTHS + depth] = worth
        self.worth: list[float] = [0.0] * (FACES * DEPTHS)  # of a land when a move is chosen, at the same place
        for depth in range(DEPTHS):
            self.worth[depth] = BARE[depth]
            self.worth[RAVEN * DEPTHS + depth] = UNDER_RAVEN[depth]
            for face in range(1, CATS + 1):
                self.worth[face * DEPTHS + depth] = UNDER_CAT[depth] + BY_VALUE[depth] * float(int(deck.value[face]))
        self.hold: list[float] = [NIGHT_HELD] * FACES  # of a card in hand, for what it can still do there
        for face in range(1, CATS + 1):
            self.hold[face] = CAT_HELD
        self.hold[UNKNOWN] = FRESH
        self.hold[RAVEN] = RAVEN_HELD
        self.hold[JOKER] = JOKER_HELD


def of_land(tables: CardTables, top: Face, depth: i64) -> float:
    return tables.worth[top * DEPTHS + depth]


def of_dream(tables: CardTables, view: Koty, seat: Seat) -> float:
    whole = 0.0
    for cell in range(seat * LANDS, seat * LANDS + LANDS):
        whole += tables.prospect[view.tops[cell] * DEPTHS + view.depth[cell]]
    return whole


def weights_for(setup: Setup, view: Koty, seat: Seat) -> list[float]:
    """How much each dream matters to `seat`: the own one whole, of the rivals the leader most."""
    lead = -1
    most = -1
    mate = setup.mates[seat]
    for other in range(setup.players):
        cats = int(dream(setup.deck, view, other))
        if other != seat and other != mate and cats > most:
            lead, most = other, cats
    rivals = float(setup.players - (2 if setup.teams else 1))
    out: list[float] = []
    for other in range(setup.players):
        if other == seat or other == mate:
            out.append(1.0)
        elif other == lead:
            out.append(-0.5 - 0.5 / rivals)
        else:
            out.append(-0.5 / rivals)
    return out


def shares(tables: CardTables, setup: Setup, view: Koty) -> list[float]:
    """How likely each seat is to win."""
    standing: list[float] = []
    most = 0
    for seat in range(setup.players):
        own = int(nines(view, seat))
        standing.append(of_dream(tables, view, seat) + NEARER * float(own))
        most = max(most, own)
    if setup.teams:
        standing = [standing[seat] + standing[setup.mates[seat]] for seat in range(setup.players)]
    scale = FAR - SURER * most
    best = max(standing)
    shares = [math.exp((mine - best) / scale) for mine in standing]
    whole = sum(shares) / (2.0 if setup.teams else 1.0)
    return [share / whole for share in shares]
