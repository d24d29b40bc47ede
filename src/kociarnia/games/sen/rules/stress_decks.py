"""Small decks, many of their cards special: they run dry, and the edges of the rules come up."""

from __future__ import annotations

import random
from collections.abc import Mapping

from kociarnia.games.sen.rules.deck import Deck


def stress_deck(players: int, options: Mapping[str, int], seed: int) -> Deck:
    luck = random.Random(seed)
    deck = Deck(["jubilee", "base"] if options["long_dream"] else ["jubilee"])
    dreams = players * (6 if options["long_dream"] else 4)
    while deck.size > dreams + luck.randint(2, 12):
        face = luck.randrange(1, len(deck.bag))
        if deck.bag[face] > (deck.action[face] > 0):
            deck.thin(face)
    return deck
