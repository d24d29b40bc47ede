"""Cards and spots of Kotobirynt as messages."""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import UNKNOWN, Say
from kociarnia.games.kotobirynt.rules.deck import SIDES
from kociarnia.games.kotobirynt.rules.setup import Setup

# The shape of a card, by the number of sides of each of its canals: a shape added to cards.toml has a name at once.
SHAPES = {(): "blank", (1,): "end", (2,): "elbow", (3,): "tee", (4,): "cross", (2, 2): "bridge"}
STRAIGHT = (5, 10)  # masks of opposite sides


# The same few messages are needed for every reader after every move: they are made once.
@lru_cache(maxsize=4096)
def shape(setup: Setup, face: int) -> str:
    channels = setup.deck.channels[face]
    sides = tuple(sorted(int(mask).bit_count() for mask in channels))
    if len(sides) <= 2 and sides in SHAPES:
        if sides == (2,) and channels[0] in STRAIGHT:
            return "straight"
        if sides == (2, 2) and channels[0] not in STRAIGHT:
            return "bends"
        return SHAPES[sides]
    return "other"


@lru_cache(maxsize=4096)
def canal(setup: Setup, tile: int, case: str = "") -> Say:
    """A canal card by its shape, with its picture for what draws it; `case` "acc" for what is pushed in or taken away."""
    if tile == UNKNOWN:
        return Say("canal-unknown")
    return Say(f"canal-{shape(setup, tile >> 2)}{'.' if case else ''}{case}", {"face": setup.deck.canals[tile >> 2]})


@lru_cache(maxsize=4096)
def lying(setup: Setup, tile: int) -> Say:
    """A canal card as it lies: "elbow joining top and right"; boards read `sides`."""
    if tile == UNKNOWN:
        return canal(setup, tile)
    return Say("canal-lying", {"canal": canal(setup, tile), "joins": joins(setup, tile), "sides": sides(setup, tile)})


@lru_cache(maxsize=4096)
def joins(setup: Setup, tile: int) -> tuple[Say, ...]:
    """What the canals of a card join, in words: "top and right"."""
    return tuple(
        Say(f"joins-{letters.lower()}") if len(letters) > 1 else Say("joins-one", {"side": letters})
        for letters in sides(setup, tile).replace("–", "").split(" + ")
    )


@lru_cache(maxsize=4096)
def sides(setup: Setup, tile: int) -> str:
    """What the canals of a card join: "NE", and "NS + EW" on a bridge; "–" if it has none."""
    channels = sorted(setup.deck.openings(tile), key=lambda mask: mask & -mask)
    return " + ".join("".join(side for at, side in enumerate(SIDES) if mask >> at & 1) for mask in channels) or "–"


@lru_cache(maxsize=4096)
def cat(setup: Setup, face: int) -> Say:
    return Say("cat", {"cat": Say(f"card-{setup.deck.cats[face]}"), "points": setup.deck.points[face]})


def keeper(setup: Setup, number: int, case: str = "") -> Say:
    return Say(f"card-{setup.deck.keepers[number]}{'.' if case else ''}{case}")


@lru_cache(maxsize=4096)
def spot(setup: Setup, at: int) -> Say:
    """Where it is: "right of row 2"."""
    name = setup.board.spot_names[at]
    return Say(f"spot-{name[0]}", {"line": name[1:], "spot": name})


@lru_cache(maxsize=4096)
def push(setup: Setup, at: int) -> Say:
    """Where a card is pushed in: "from the right into row 2"."""
    name = setup.board.spot_names[at]
    return Say(f"push-{name[0]}", {"line": name[1:]})
