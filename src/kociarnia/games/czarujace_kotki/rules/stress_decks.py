"""Unusual decks for the laws: short decks, easy curses, effects shuffled among the cards. There every ending comes up."""

from __future__ import annotations

import random
from typing import Any

from kociarnia.engine.data import read_data
from kociarnia.games.czarujace_kotki.rules.deck import Deck


def stress_data(players: int, seed: int) -> dict[str, Any]:
    """cards.toml with other numbers; every entry stays a card that the vocabulary knows."""
    luck = random.Random(seed)
    data = read_data("kociarnia.games.czarujace_kotki", "cards.toml")
    sizes = data["deck"]
    sizes["top"], sizes["bottom"] = luck.randint(0, 6), luck.randint(0, 6)
    sizes["curses_per_level"] = luck.randint(1, 4)
    least = 2 * players + sizes["top"] + sizes["bottom"] + 1
    for ingredient in data["ingredient"]:
        ingredient["copies"] = least // 4 + luck.randint(1, 8)
    letters = [ingredient["letter"] for ingredient in data["ingredient"]]
    for curse in data["curse"]:
        curse["needs"] = "".join(luck.choices(letters, k=luck.choice((1, 1, 2, 2, 3))))
        curse["points"] = luck.randint(1, 9)
    effects = [effect for card in data["chaos"] for effect in card["effect"]]
    luck.shuffle(effects)
    for number, card in enumerate(data["chaos"]):
        card["effect"] = effects[4 * number : 4 * number + 4]
        for position, effect in enumerate(card["effect"]):
            if "replaces" in effect:
                effect["replaces"] = position
    for rule in data["rule"]:
        if luck.random() < 0.5:
            rule["paws"] = not rule["paws"]
    if not any(rule["paws"] for rule in data["rule"]):
        data["rule"][-1]["paws"] = True
    return data


def stress_deck(players: int, seed: int) -> Deck:
    return Deck(stress_data(players, seed))
