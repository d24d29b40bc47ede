"""Odd decks for the laws: so small that they run out, or so rich in jokers and night cards that rare meetings are common."""

from __future__ import annotations

import random
from collections.abc import Mapping

from kociarnia.games.koty.rules.deck import BAT, CATS, FACES, JOKER, MOTH, OWL, RAVEN, Deck


def stress_deck(players: int, options: Mapping[str, int], seed: int) -> Deck:
    luck = random.Random(seed)
    deck = Deck(options)
    rich = luck.choice((0, RAVEN, JOKER, MOTH, BAT, OWL))
    kept = {rich, luck.randrange(1, CATS + 1), luck.randrange(1, CATS + 1)}
    size = luck.choice((4, 5, 7, 10)) * players + luck.randrange(6)
    while deck.size > size:
        face = luck.randrange(1, FACES)
        if deck.bag[face] > 0 and (face not in kept or luck.random() < 0.1):
            deck.thin(face)
    return deck
