"""The deck as data: cards.toml, read once."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.data import read_data

PLAIN: Final[i64] = 0
PICK_1: Final[i64] = 1
TAKE_2: Final[i64] = 2
PEEK_1: Final[i64] = 3
SWAP_2: Final[i64] = 4
ACTIONS: Final = {"": PLAIN, "pick": PICK_1, "take": TAKE_2, "peek": PEEK_1, "swap": SWAP_2}
HOURGLASS: Final = "hourglass"


class Deck:
    """The cards of one or two editions shuffled together. Faces are numbered from 1; 0 is the face of a card not seen."""

    def __init__(self, editions: list[str], data: dict[str, Any] | None = None) -> None:
        if data is None:
            data = read_data("kociarnia.games.sen", "cards.toml")
        cards: list[dict[str, Any]] = data["card"]
        dream: dict[str, int] = data.get("dream", {})  # in a tiny variant only
        self.dream_size: i64 = dream.get("size", 4)  # R2
        self.looks: i64 = dream.get("looks", 2)  # R8
        self.names: list[str] = ["?"] + [card["key"] for card in cards]
        self.ravens: vec[i64] = vec[i64]([0] + [card["ravens"] for card in cards])
        self.action: vec[i64] = vec[i64]([PLAIN] + [ACTIONS[card.get("action", "")] for card in cards])
        copies = [sum(card.get(edition, 0) for edition in editions) for card in cards]
        bag = [sum(copies), *copies]
        self.bag: vec[i64] = vec[i64](bag)
        self.size: i64 = bag[0]
        self.hourglass: i64 = self.names.index(HOURGLASS)
        # What a player may say of a pair (R57, R58): a number of ravens, or "hourglass".
        numbers = sorted({card["ravens"] for card in cards if card["key"] != HOURGLASS})
        self.words: list[int | str] = [*numbers, HOURGLASS]
        self.word: vec[i64] = vec[i64](
            [-1] + [len(numbers) if card["key"] == HOURGLASS else numbers.index(card["ravens"]) for card in cards]
        )

    def thin(self, face: i64) -> None:
        """Take one copy of a face out: stress decks for the laws and the tests."""
        self.bag[face] -= 1
        self.bag[0] -= 1
        self.size -= 1
