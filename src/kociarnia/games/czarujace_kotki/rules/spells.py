"""Spells: what each takes, and which of them a kitten can cast.

What a step of a spell asks for before the spell can be cast (A7, A9, A31-A33) is one int; for several steps it is a sum.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociarnia.engine.contract import Seat
from kociarnia.games.czarujace_kotki.rules.deck import (
    ANY,
    CARD,
    CHAPTER,
    DECK,
    EITHER,
    OTHER,
    OWN,
    PILE,
    SWAP,
    SWAP_CHAPTERS,
    TWO,
    Deck,
    Program,
)
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, at, cards_in, set_of
from kociarnia.games.czarujace_kotki.rules.state import Kotki

SOURCES: Final[i64] = 8  # costs are listed by step * SOURCES + source
MANY: Final[i64] = 63  # cost >> X & MANY: so many
OWN_CARDS: Final[i64] = 0  # own cards,
CARDS: Final[i64] = 6  # cards on the table,
FROM_DECK: Final[i64] = 12  # times that the deck must not be empty,
FROM_PILE: Final[i64] = 18  # nor the pile,
FROM_EITHER: Final[i64] = 24  # nor both


@final
class Spells:
    """The spells of one match, each a program of the deck."""

    def __init__(self, deck: Deck, players: int, knobs: list[int], arch: bool) -> None:
        self.deck: Deck = deck
        self.arch: bool = arch
        self.knobs: list[int] = knobs  # as they are until a rule turns one
        self.costs: list[i64] = [
            step_cost(deck.unit[step], source, deck.target[step], players)
            for step in range(len(deck.unit))
            for source in range(SOURCES)
        ]
        self.usual: list[i64] = [self.cost(program, knobs) for program in deck.casts]
        # With so many own cards, and as many more on deck and pile, every spell can be cast at the usual costs.
        self.plenty: i64 = max([cost >> CARDS & MANY for cost in self.usual])
        self.basic: i64 = set_of(deck.basic)
        self.books: list[i64] = [set_of(spells) for spells in deck.arch]

    def known(self, state: Kotki, seat: Seat) -> list[int]:
        """The spells on a kitten's card (R46)."""
        return self.deck.arch[state.kittens[seat]] if self.arch else self.deck.basic

    def castable(self, state: Kotki, seat: Seat, one_will_do: bool = False) -> i64:
        """R23, R24, A7: the set of spells, but the one that the token covers, for which there are cards enough."""
        token = state.tokens[seat]
        usual = state.knobs is self.knobs or state.knobs == self.knobs  # mostly they are the same list
        if usual and len(state.pile) > 0 and state.deck_left() > 0 and cards_of(state, seat) >= self.plenty:
            spells = self.books[state.kittens[seat]] if self.arch else self.basic
            return spells & ~at(token) if token >= 0 else spells
        mine: i64 = -1  # not counted yet
        table: i64 = 0
        out: i64 = 0
        for spell in self.known(state, seat):
            if spell != token:
                cost = self.usual[spell] if usual else self.cost(self.deck.casts[spell], state.knobs)
                if mine < 0 and needs_cards(cost):
                    mine = cards_of(state, seat)
                    table = cards_of_all(state)
                if affordable(state, cost, mine, table):
                    out |= at(spell)
                    if one_will_do:
                        break
        return out

    def cost(self, program: Program, knobs: list[i64]) -> i64:
        cost: i64 = 0
        for step in range(program.first, program.last):
            cost += self.costs[step * SOURCES + self.deck.source_of(step, knobs)]
        return cost


def step_cost(unit: i64, source: i64, target: i64, players: i64) -> i64:
    one: i64 = 1
    if unit == TWO or (unit == CARD and source == DECK):
        return one << FROM_DECK
    if unit == CARD and source == PILE:
        return one << FROM_PILE
    if unit == CARD and source == EITHER:
        return one << FROM_EITHER
    if unit == CHAPTER or unit == SWAP_CHAPTERS:
        return 0
    cards = 2 if unit == SWAP else 1
    own = source == OWN or (source == ANY and target == OTHER and players == 2)
    return (cards << CARDS) + (one << OWN_CARDS if own else 0)


def needs_cards(cost: i64) -> bool:
    """Does it depend on what lies in the areas?"""
    return cost >> CARDS & MANY != 0


def affordable(state: Kotki, cost: i64, mine: i64, table: i64) -> bool:
    """Are there cards enough, with so many own ones and so many on the table?"""
    if needs_cards(cost) and (mine < cost & MANY or table < cost >> CARDS & MANY):
        return False
    if cost >> FROM_DECK == 0:
        return True
    drawable = state.deck_left() > 0
    return not (
        (cost >> FROM_DECK & MANY > 0 and not drawable)
        or (cost >> FROM_PILE & MANY > 0 and len(state.pile) == 0)
        or (cost >> FROM_EITHER > 0 and not drawable and len(state.pile) == 0)
    )


def cards_of(state: Kotki, seat: Seat) -> i64:
    """How many cards lie in a kitten's area."""
    area = state.area
    first = seat * CHAPTERS
    return cards_in(area[first] + area[first + 1] + area[first + 2])


def cards_of_all(state: Kotki) -> i64:
    """How many cards lie in all areas."""
    cards: i64 = 0
    for bundle in state.area:
        cards += bundle
    return cards_in(cards)
