"""The legal moves of Kotobirynt as they are offered."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from kociarnia.engine import Choice, MoveId, Say
from kociarnia.engine.say import Arg
from kociarnia.games.kotobirynt.rules.cats_won import free_spot
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.legal import legal, top_card
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, KEEPER, Kotobirynt, face_of, left_by
from kociarnia.games.kotobirynt.show.handles import cell_handle, spot_handle
from kociarnia.games.kotobirynt.show.labels import canal, cat, joins, keeper, push, shape, spot

CELL: Final[i64] = 16  # the bit above those of a tile
PASS: Final = -1  # the effect of it


def choices(setup: Setup, view: Kotobirynt) -> list[Choice]:
    """Every distinct effect once: the first move that has it stands for all."""
    if view.asking != ACT:
        return [_answer(setup, view, move) for move in legal(setup, view)]
    out: list[Choice] = []
    seen: set[tuple[int, ...]] = set()
    for move in legal(setup, view):
        effect = _effect(setup, view, move)
        if effect not in seen:
            seen.add(effect)
            out.append(_action(setup, view, move, not effect))
    return out


def _effect(setup: Setup, view: Kotobirynt, move: MoveId) -> tuple[int, ...]:
    """What lies otherwise in the square then: cells in their order, each with its tile."""
    square = view.square
    if move < setup.insert:
        cell, quarters = move // (ALL_TURNS - 1), move % (ALL_TURNS - 1) + 1
        after = setup.deck.turned(square[cell], quarters)
        return () if after == square[cell] else (cell << CELL | after,)
    if move == setup.leave:
        return (PASS,)
    at, turn = (move - setup.insert) // ALL_TURNS, (move - setup.insert) % ALL_TURNS
    comes = setup.deck.lying(top_card(setup, view, at), turn)
    out: list[int] = []
    for cell in setup.board.line[at]:
        if square[cell] != comes:
            out.append(cell << CELL | comes)
        comes = square[cell]
    out.sort()
    return tuple(out)


def _answer(setup: Setup, view: Kotobirynt, move: MoveId) -> Choice:
    if view.asking == KEEPER:
        number = move - setup.keeper
        at = view.keeper_spots[number]
        names = setup.board.spot_names
        label = Say("do-keeper", {"keeper": keeper(setup, number), "from": names[at], "to": names[free_spot(setup, view, at)]})
        return Choice(move, label, "A12", (spot_handle(setup, at),))
    face = move - setup.order + 1
    at = next(left_by(home) for home in view.homes if face_of(home) == face)
    label = Say("do-first", {"cat": cat(setup, face), "spot": spot(setup, at)})
    return Choice(move, label, "R21", (spot_handle(setup, at),))


def _action(setup: Setup, view: Kotobirynt, move: MoveId, idle: bool) -> Choice:
    if move < setup.insert:
        return _rotate(setup, move, view.square[move // (ALL_TURNS - 1)], idle)
    if move < setup.leave:
        return _insert(setup, move, top_card(setup, view, (move - setup.insert) // ALL_TURNS))
    return Choice(move, Say("do-pass"), "A7")


# Most of what may be done was possible before, here or at another table: it is made once.
@lru_cache(maxsize=8192)
def _rotate(setup: Setup, move: int, tile: int, idle: bool) -> Choice:
    cell, quarters = move // (ALL_TURNS - 1), move % (ALL_TURNS - 1) + 1
    after = setup.deck.turned(tile, quarters)
    said: dict[str, Arg] = {
        "cell": setup.board.cell_names[cell], "canal": canal(setup, tile), "joins": joins(setup, after),
        "quarter": after & 3,  # for boards: how the card lies then
    }  # fmt: skip
    if idle:
        return Choice(move, Say("do-nothing", said), "A7", (cell_handle(setup, cell),))
    said["quarters"] = 0 if shape(setup, tile >> 2) == "straight" else quarters  # a straight has but one other way to lie
    return Choice(move, Say("do-rotate", said), "R10", (cell_handle(setup, cell),))


@lru_cache(maxsize=8192)
def _insert(setup: Setup, move: int, top: int) -> Choice:
    at, turn = divmod(move - int(setup.insert), int(ALL_TURNS))
    tile = setup.deck.lying(top, turn)
    said: dict[str, Arg] = {
        "canal": canal(setup, tile, "acc"), "joins": joins(setup, tile), "push": push(setup, at),
        "cell": setup.board.cell_names[setup.board.line[at][-1]], "quarter": tile & 3,
    }  # fmt: skip
    return Choice(move, Say("do-insert", said), "R12", ("deck", spot_handle(setup, at)))
