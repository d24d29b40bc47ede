"""Which way the water takes: from a cat to a keeper, and wherever else it runs. Boards light it up."""

from __future__ import annotations

from typing import NamedTuple

from kociarnia.engine import UNKNOWN, Say
from kociarnia.engine.say import Arg
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.deck import SIDES
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import LED, TO, WAVE, Kotobirynt
from kociarnia.games.kotobirynt.show.labels import cat


class Step(NamedTuple):
    """Water in one card: where it comes in and where it goes out."""

    cell: int
    sides: str  # "NE": in from the top, out to the right


class Way(NamedTuple):
    """A cat's whole way to a keeper."""

    face: int
    wave: int  # of a chain reaction, from 1
    steps: list[Step]


def ways(rules: KotobiryntRules, view: Kotobirynt) -> list[Way]:
    """The ways home that the last action opened, in the order in which the cats were won."""
    out = []
    for led in view.led:
        out.append(Way(led >> LED & 1023, (led >> WAVE) + 1, shortest(rules, view.square, led & 63, led >> TO & 63)))
    for n, place in enumerate(view.cat_places):  # open, though nobody has looked yet: the next card of the deck is shown first
        if place != NOWHERE and view.cats[n] != UNKNOWN and UNKNOWN not in view.square:
            found = [shortest(rules, view.square, place, keeper) for keeper in view.keeper_places]
            out += [Way(view.cats[n], 1, steps) for steps in found if steps]
    return out


def shortest(rules: KotobiryntRules, square: list[int], start: int, end: int) -> list[Step]:
    """Through the fewest cards from one place to another; empty if no water joins them."""
    first = rules.board.gate[start]
    came: dict[int, tuple[int, int]] = {}  # the port where water comes in: the port before it, and where it left that card
    ports = [first]
    for port in ports:
        cell, side = port >> 2, port & 3
        for out in range(4):
            if out == side or not rules.box.join[4 * square[cell] + side] >> out & 1:
                continue
            beyond = rules.board.across[4 * cell + out]
            if beyond == -1 - end:
                return _traced(came, port, out)
            if beyond >= 0 and beyond != first and beyond not in came:
                came[beyond] = (port, out)
                ports.append(beyond)
    return []


def _traced(came: dict[int, tuple[int, int]], port: int, out: int) -> list[Step]:
    steps = [Step(port >> 2, SIDES[port & 3] + SIDES[out])]
    while port in came:
        port, out = came[port]
        steps.append(Step(port >> 2, SIDES[port & 3] + SIDES[out]))
    return steps[::-1]


def marks(rules: KotobiryntRules, view: Kotobirynt) -> list[tuple[Say, ...]]:
    """For each cell the ways home that lead through it."""
    out: list[list[Say]] = [[] for _ in view.square]
    for number, way in enumerate(ways(rules, view), 1):
        for at, step in enumerate(way.steps, 1):
            said: dict[str, Arg] = {"cat": cat(rules, way.face), "face": rules.box.cats[way.face], "way": number}
            said |= {"wave": way.wave, "step": at, "steps": len(way.steps), "sides": step.sides}
            out[step.cell].append(Say("mark-way", said))
    return [tuple(says) for says in out]


def water(rules: KotobiryntRules, view: Kotobirynt, place: int) -> Say:
    """How far the water runs from a place, for the figure there. `canals` tells boards which canal: "a1=NE b1=WES"."""
    if UNKNOWN in view.square:
        return Say("mark-closed")
    board, box = rules.board, rules.box
    cells: list[str] = []
    sides: list[str] = []
    ports, seen = [board.gate[place]], set()
    for port in ports:
        cell = port >> 2
        joined = box.join[4 * view.square[cell] + (port & 3)]
        if not joined or (cell, joined) in seen:
            continue
        seen.add((cell, joined))
        cells.append(board.cell_names[cell])
        sides.append("".join(side for at, side in enumerate(SIDES) if joined >> at & 1))
        beyond = [board.across[4 * cell + out] for out in range(4) if joined >> out & 1]
        ports += [port for port in beyond if port >= 0]
    if not cells:
        return Say("mark-closed")
    return Say(
        "mark-water",
        {"cells": ", ".join(dict.fromkeys(cells)), "canals": " ".join(map("=".join, zip(cells, sides, strict=True)))},
    )
