"""The legal moves of Kotobirynt as they are offered."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kociarnia.engine import Choice, MoveId, Say
from kociarnia.engine.say import Arg
from kociarnia.games.kotobirynt.rules.cats_won import free_spot
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.legal import legal, only_rotates, top_card
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, KEEPER, Kotobirynt, face_of, left_by
from kociarnia.games.kotobirynt.show.handles import cell_handle, spot_handle
from kociarnia.games.kotobirynt.show.labels import canal, cat, joins, keeper, push, shape, spot

TILE: Final = 10  # bits for each cell in an effect: what lies there otherwise then
NOTHING: Final = 0  # the effect of a turn after which all lies as before
PASS: Final = -1


def choices(setup: Setup, view: Kotobirynt) -> list[Choice]:
    """Every distinct effect once: the first move that has it stands for all."""
    if view.asking != ACT:
        return [_answer(setup, view, move) for move in legal(setup, view)]
    out: dict[int, Choice] = {}
    square, board = view.square, setup.board
    for cell in range(board.cells):
        for effect, choice in _rotates(setup, cell, square[cell]):
            out.setdefault(effect, choice)
    if not only_rotates(setup, view):
        for at in range(board.spots):
            line = board.line[at]
            first = square[line[0]]
            moved, comes = NOTHING, first
            for cell in line:  # the first one takes what is pushed in, see below
                if square[cell] != comes:
                    moved += _lies(cell, comes)
                comes = square[cell]
            for tile, lies, choice in _inserts(setup, at, top_card(setup, view, at)):
                out.setdefault(moved if tile == first else moved + lies, choice)
        if setup.may_pass:
            out[PASS] = _leave(setup)
    return list(out.values())


def _lies(cell: int, tile: int) -> int:
    return tile + 1 << TILE * cell


# The same may be done again and again, here and at other tables: it is made once.
@lru_cache(maxsize=4096)
def _rotates(setup: Setup, cell: int, tile: int) -> tuple[tuple[int, Choice], ...]:
    """Each effect, and the choice."""
    out: dict[int, Choice] = {}
    for quarters in range(1, int(ALL_TURNS)):
        after = int(setup.deck.turned(tile, quarters))
        out.setdefault(NOTHING if after == tile else _lies(cell, after), _rotate(setup, cell, tile, quarters))
    return tuple(out.items())


@lru_cache(maxsize=4096)
def _inserts(setup: Setup, at: int, top: int) -> tuple[tuple[int, int, Choice], ...]:
    """The tile that comes in, its effect, and the choice."""
    out: dict[int, Choice] = {}
    for turn in (top & 3,) if setup.as_lies else range(int(ALL_TURNS)):
        out.setdefault(int(setup.deck.lying(top, turn)), _insert(setup, at, turn, top))
    return tuple([(tile, _lies(setup.board.line[at][0], tile), choice) for tile, choice in out.items()])


@lru_cache(maxsize=64)
def _leave(setup: Setup) -> Choice:
    return Choice(setup.leave, Say("do-pass"), "A7")


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


def _rotate(setup: Setup, cell: int, tile: int, quarters: int) -> Choice:
    move = cell * (ALL_TURNS - 1) + quarters - 1
    after = setup.deck.turned(tile, quarters)
    said: dict[str, Arg] = {
        "cell": setup.board.cell_names[cell], "canal": canal(setup, tile), "joins": joins(setup, after),
        "quarter": after & 3,  # for boards: how the card lies then
    }  # fmt: skip
    if after == tile:
        return Choice(move, Say("do-nothing", said), "A7", (cell_handle(setup, cell),))
    said["quarters"] = 0 if shape(setup, tile >> 2) == "straight" else quarters  # a straight has but one other way to lie
    return Choice(move, Say("do-rotate", said), "R10", (cell_handle(setup, cell),))


def _insert(setup: Setup, at: int, turn: int, top: int) -> Choice:
    tile = setup.deck.lying(top, turn)
    said: dict[str, Arg] = {
        "canal": canal(setup, tile, "acc"), "joins": joins(setup, tile), "push": push(setup, at),
        "cell": setup.board.cell_names[setup.board.line[at][-1]], "quarter": tile & 3,
    }  # fmt: skip
    return Choice(setup.insert + at * ALL_TURNS + turn, Say("do-insert", said), "R12", ("deck", spot_handle(setup, at)))
