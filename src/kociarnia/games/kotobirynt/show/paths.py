"""Which way the water takes: from a cat to a keeper, and wherever else it runs. Boards light it up."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import UNKNOWN, Say
from kociarnia.engine.say import Arg
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.deck import SIDES
from kociarnia.games.kotobirynt.rules.paths import reached
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import Kotobirynt, parts_of
from kociarnia.games.kotobirynt.show.labels import cat


class Leg(NamedTuple):
    """Water in one card: where it comes in and where it goes out."""

    cell: int
    sides: str  # "NE": in from the top, out to the right


class Way(NamedTuple):
    """A cat's whole way to a keeper."""

    face: int
    wave: int  # of a chain reaction, from 1
    legs: list[Leg]


def ways(setup: Setup, view: Kotobirynt) -> list[Way]:
    """The ways home that the last action opened, in the order in which the cats were won."""
    out = []
    for led in view.led:
        start, end, face, wave = parts_of(led)
        out.append(Way(face, wave + 1, shortest(setup, list(view.square), start, end)))
    for number, spot in enumerate(view.cat_spots):
        # Open, though nobody has looked yet: the next card of the deck is shown first.
        if spot != NOWHERE and view.cats[number] != UNKNOWN and UNKNOWN not in view.square:
            spots = reached(setup.board, setup.hops, view.square, spot)
            keepers = [keeper for keeper in view.keeper_spots if spots >> keeper & 1]
            out += [Way(view.cats[number], 1, shortest(setup, list(view.square), spot, keeper)) for keeper in keepers]
    return out


def shortest(setup: Setup, square: list[int], start: int, end: int) -> list[Leg]:
    """Through the fewest cards from one spot to another; empty if no water joins them."""
    first = setup.board.gate[start]
    came: dict[int, tuple[int, int]] = {}  # the port where water comes in: the port before it, and where it left that card
    ports = [first]
    for port in ports:
        cell, side = port >> 2, port & 3
        for out in range(4):
            if out == side or not setup.deck.join[4 * square[cell] + side] >> out & 1:
                continue
            beyond = setup.board.across[4 * cell + out]
            if beyond == -1 - end:
                return _traced(came, port, out)
            if beyond >= 0 and beyond != first and beyond not in came:
                came[beyond] = (port, out)
                ports.append(beyond)
    return []


def _traced(came: dict[int, tuple[int, int]], port: int, out: int) -> list[Leg]:
    legs = [Leg(port >> 2, SIDES[port & 3] + SIDES[out])]
    while port in came:
        port, out = came[port]
        legs.append(Leg(port >> 2, SIDES[port & 3] + SIDES[out]))
    return legs[::-1]


def marks(setup: Setup, view: Kotobirynt) -> dict[int, tuple[Say, ...]]:
    """By cell the ways home that lead through it."""
    out: dict[int, tuple[Say, ...]] = {}
    for number, way in enumerate(ways(setup, view), 1):
        for at, leg in enumerate(way.legs, 1):
            said: dict[str, Arg] = {"cat": cat(setup, way.face), "face": setup.deck.cats[way.face], "way": number}
            said |= {"wave": way.wave, "step": at, "steps": len(way.legs), "sides": leg.sides}
            out[leg.cell] = (*out.get(leg.cell, ()), Say("mark-way", said))
    return out


def water(setup: Setup, canals: tuple[int, ...]) -> Say:
    """How far it runs, for the figure there. `canals` tells boards which canal: "a1=NE b1=WES"."""
    if not canals:
        return Say("mark-closed")
    names = [setup.board.cell_names[one >> 4] for one in canals]
    sides = ["".join(side for at, side in enumerate(SIDES) if one >> at & 1) for one in canals]
    return Say(
        "mark-water",
        {"cells": ", ".join(dict.fromkeys(names)), "canals": " ".join(map("=".join, zip(names, sides, strict=True)))},
    )


def course(setup: Setup, square: vec[i64], spot: i64) -> list[int]:
    """The canals that water from a spot runs through, in the order in which it gets there: 16 * the cell + the sides that it
    joins there."""
    board, join = setup.board, setup.deck.join
    out: list[int] = []
    wet: i64 = 0  # ports, as a mask
    ports = [board.gate[spot]]
    for port in ports:
        cell = port >> 2
        joined = join[4 * square[cell] + (port & 3)]
        if joined == 0 or wet >> port & 1 != 0:
            continue
        wet |= joined << 4 * cell
        out.append(16 * cell + joined)
        for side in range(4):
            if joined >> side & 1 != 0 and board.across[4 * cell + side] >= 0:
                ports.append(board.across[4 * cell + side])
    return out
