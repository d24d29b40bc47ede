"""The cards as data: cards.toml turned into tables that the path search can run on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

SIDES: Final = "NESW"  # clockwise from the top: side 0 to 3
ALL_TURNS: Final[i64] = 4
PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]  # of sides: NE, NS, NW, ES, EW, SW


@final
class Deck:
    """All cards. Faces of canals and of cats are numbered from 1, each family for itself; 0 is a card not seen.

    A canal card as it lies is one int, a tile: 4 * face + quarter turns clockwise. Turns that look and act alike share one
    number (a straight has two, a cross and a bridge one), so tiles are equal if and only if they do the same.
    """

    def __init__(self, cards: Mapping[str, Any]) -> None:
        self.side: int = cards.get("square", {}).get("side", 0)  # of the square, in a tiny variant; else the options say it
        self.canals: list[str] = ["?"] + [card["key"] for card in cards["canal"]]
        self.channels: list[list[i64]] = [[]] + [[_mask(sides) for sides in card["channels"]] for card in cards["canal"]]
        self.turns: vec[i64] = vec[i64]([1] + [_turns(channels) for channels in self.channels[1:]])
        # join[16 * face + 4 * turns + side]: the sides that water entering there can reach, as a mask; 0 for a closed side.
        self.join: vec[i64] = vec[i64](
            [_reached(channels, turn, side) for channels in self.channels for turn in range(4) for side in range(4)]
        )
        # could[4 * face + side]: the same, over all directions in which the card may lie, `side` itself left out.
        self.could: vec[i64] = vec[i64](
            [_any(self.join, face, side) & ~(1 << side) for face in range(len(self.canals)) for side in range(4)]
        )
        # pairs[tile], could_pairs[face]: which two sides the card joins as it lies, and could join; one bit for each of PAIRS.
        self.pairs: vec[i64] = vec[i64]([_joins(self.join, tile) for tile in range(4 * len(self.canals))])
        self.could_pairs: vec[i64] = vec[i64]([_joins(self.could, face) for face in range(len(self.canals))])
        copies = [card["copies"] for card in cards["canal"]]
        bag = [sum(copies), *copies]
        self.canal_bag: vec[i64] = vec[i64](bag)
        self.cats: list[str] = ["?"] + [card["key"] for card in cards["cat"]]
        self.points: vec[i64] = vec[i64]([0] + [card["points"] for card in cards["cat"]])
        self.average: float = sum(list(self.points)) / (len(self.cats) - 1)
        self.cat_bag: vec[i64] = vec[i64]([1] * len(self.cats))
        self.cat_bag[0] = len(self.cats) - 1
        self.keepers: list[str] = [card["key"] for card in cards["keeper"]]
        self.starts: list[tuple[str, int, bool]] = [
            (start["figure"], SIDES.index(start["side"]), start["line"] == "last") for start in cards["start"]
        ]
        self.corners: list[tuple[bool, bool, int]] = [
            (corner["column"] == "last", corner["row"] == "last", self.tile(corner["canal"], corner["channels"]))
            for corner in cards["corner"]
        ]

    def tile(self, canal: str, channels: list[str]) -> i64:
        """The canal card turned so that its canals join these sides."""
        face = self.canals.index(canal)
        wanted = sorted(_mask(sides) for sides in channels)
        for turn in range(ALL_TURNS):
            if sorted(_turned(mask, turn) for mask in self.channels[face]) == wanted:
                return 4 * face + turn % self.turns[face]
        raise ValueError(f"{canal} cannot lie so that it joins {channels}")

    def turned(self, tile: i64, quarters: i64) -> i64:
        """The tile after a turn clockwise."""
        face = tile >> 2
        return (face << 2) + ((tile & 3) + quarters) % self.turns[face]

    def lying(self, tile: i64, turn: i64) -> i64:
        """The same card, so many quarters turned from how it is printed."""
        face = tile >> 2
        return (face << 2) + turn % self.turns[face]

    def openings(self, tile: i64) -> list[i64]:
        """The separate canals of a tile as it lies, each as the mask of the sides it joins."""
        return [_turned(mask, tile & 3) for mask in self.channels[tile >> 2]]


def _mask(sides: str) -> int:
    return sum(1 << SIDES.index(side) for side in set(sides))


def _turned(mask: int, quarters: int) -> int:
    return (mask << quarters | mask << quarters >> 4) & 15


def _turns(channels: list[i64]) -> int:
    """After how many quarter turns a card is as before."""
    for turn in (1, 2):
        if sorted(_turned(mask, turn) for mask in channels) == sorted(channels):
            return turn
    return ALL_TURNS


def _joins(sides: vec[i64], card: int) -> int:
    """Which of PAIRS it joins."""
    return sum((int(sides[4 * card + one]) >> other & 1) << at for at, (one, other) in enumerate(PAIRS))


def _any(join: vec[i64], face: int, side: int) -> int:
    whole = 0
    for turn in range(ALL_TURNS):
        whole |= join[16 * face + 4 * turn + side]
    return whole


def _reached(channels: list[i64], turn: int, side: int) -> int:
    for mask in channels:
        turned = _turned(mask, turn)
        if turned >> side & 1:
            return turned
    return 0
