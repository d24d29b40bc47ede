"""Unusual decks for the laws: few cards, whose number does not fill the last line; full of strays or of treats."""

from __future__ import annotations

import random

from kociarnia.games.najlepsza_gra.rules.deck import Deck


def stress_deck(seed: int) -> list[int]:
    """So many cards of each face."""
    luck = random.Random(seed)
    deck = Deck()
    copies = [sum(marks) for marks in deck.copies]
    lean = [luck.choice((0.0, 0.2, 1.0, 1.0)) for _ in copies]
    cards = [face for face in range(1, len(copies)) for _ in range(copies[face]) if luck.random() < lean[face]]
    luck.shuffle(cards)
    cards = cards[: luck.randint(14, 60)]
    stock = [0] * len(copies)
    for face in cards:
        stock[face] += 1
    stock[deck.cats + 1] += max(0, 14 - len(cards))  # enough for the grid, the box and a turn
    return stock
