"""The deck as data: cards.toml, read once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.data import read_data
from kociarnia.games.koty.rules.state import HAND

# Faces: 0 is the face of a card not seen, 1 to 8 are the cats in the order of the file.
CATS: Final[i64] = 8
RAVEN: Final[i64] = 9
JOKER: Final[i64] = 10
MOTH: Final[i64] = 11
BAT: Final[i64] = 12
OWL: Final[i64] = 13
DRAGON: Final[i64] = 14
FACES: Final[i64] = 15
KINDS: Final = ("cat", "raven", "joker", "moth", "bat", "owl", "dragon")
NIGHT: Final = ("moth", "bat", "owl", "dragon")


class Deck:
    """The cards of one match; `options` say how many of each night card take part (R75)."""

    def __init__(self, options: Mapping[str, int], data: Mapping[str, Any] | None = None) -> None:
        if data is None:
            data = read_data("kociarnia.games.koty", "cards.toml")
        self.hand: i64 = data.get("hand", {}).get("size", HAND)  # less in a tiny variant only
        cards: list[dict[str, Any]] = sorted(data["card"], key=lambda card: KINDS.index(card["kind"]))
        if [card["kind"] for card in cards] != ["cat"] * CATS + list(KINDS[1:]):
            raise ValueError("cards.toml of Koty lists eight cats and one entry of each other kind")
        self.keys: list[str] = ["?"] + [card["key"] for card in cards]
        self.value: vec[i64] = vec[i64]([0] + [card.get("value", 0) for card in cards])
        self.colour: list[str] = [""] + [card.get("colour", "") for card in cards]
        self.friend: vec[i64] = vec[i64]([0] * FACES)  # R2: the other cat of the colour
        for face in range(1, CATS + 1):
            others = [at for at in range(1, CATS + 1) if at != face and self.colour[at] == self.colour[face]]
            if len(others) != 1:
                raise ValueError(f"cards.toml of Koty: the colour {self.colour[face]} has not two cats")
            self.friend[face] = others[0]
        copies = [min(options[card["kind"]], card["copies"]) if card["kind"] in NIGHT else card["copies"] for card in cards]
        bag = [sum(copies), *copies]
        self.bag: vec[i64] = vec[i64](bag)
        self.size: i64 = bag[0]
        self.nine: i64 = data["back"][0]["value"]  # R5
        self.times: i64 = data["back"][0]["times"]  # R6

    def thin(self, face: i64) -> None:
        """Take one copy of a face out: odd decks for the laws and the tests."""
        self.bag[face] -= 1
        self.bag[0] -= 1
        self.size -= 1
