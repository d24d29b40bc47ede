"""The legal moves of Kotobirynt as they are offered."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import Choice, MoveId, Say
from kociarnia.engine.offered import Offered
from kociarnia.engine.say import Arg
from kociarnia.games.kotobirynt.rules.cats_won import free_spot
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.legal import legal, only_rotates, top_card
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, KEEPER, Kotobirynt, face_of, left_by
from kociarnia.games.kotobirynt.show.handles import at_cell, at_spot
from kociarnia.games.kotobirynt.show.labels import canal, cat, joins, keeper, push, shape, spot

Effect: TypeAlias = tuple[tuple[int, int], ...]  # what lies otherwise then: each cell and its tile


def choices(setup: Setup, view: Kotobirynt) -> list[Choice]:
    return [choice for offer in offers(setup, view) for choice in offer.choices]


def offers(setup: Setup, view: Kotobirynt) -> list[Offered]:
    """Every distinct effect once: the first move that has it stands for all."""
    if view.asking != ACT:
        return [Offered((_answer(setup, view, move),)) for move in legal(setup, view)]
    out: list[Offered] = []
    square, made = view.square, _made(setup)
    idle = False  # is there a turn among them after which all lies as before?
    for cell in range(setup.board.cells):
        tile = square[cell]
        turns = made.turns(cell, tile, idle)
        if turns.choices:
            out.append(turns)
        idle = idle or setup.deck.turns[tile >> 2] < ALL_TURNS
    if not only_rotates(setup, view):
        known: set[Effect] = {()} if idle else set()
        for at in range(setup.board.spots):
            pushes = made.pushes(at, top_card(setup, view, at))
            if _stirs(setup, square, at):
                out.append(pushes.all)
                continue
            for comes, offer in pushes.each:
                effect = _effect(setup, square, at, comes)
                if effect not in known and not _turns_one(square, effect):
                    known.add(effect)
                    out.append(offer)
        if setup.may_pass:
            out.append(made.leave)
    return out


def _stirs(setup: Setup, square: vec[i64], at: i64) -> bool:
    """Does whatever is pushed in there do what nothing else does? Two cards at least of its line lie otherwise then, and
    differently than if they were pushed from the other end."""
    first, step, size = setup.board.gate[at] >> 2, setup.board.step[at], setup.board.size
    others: i64 = 0
    swings = True
    for place in range(1, size):
        cell = first + place * step
        if square[cell] != square[cell - step]:
            others += 1
        if place > 1 and square[cell] != square[cell - 2 * step]:
            swings = False
    return others > 1 and not swings


def _effect(setup: Setup, square: vec[i64], at: int, tile: int) -> Effect:
    out = []
    comes: int = tile
    for cell in setup.board.line[at]:
        if square[cell] != comes:
            out.append((int(cell), comes))
        comes = square[cell]
    return tuple(sorted(out))


def _turns_one(square: vec[i64], effect: Effect) -> bool:
    """Could one card have been turned instead?"""
    return len(effect) == 1 and square[effect[0][0]] >> 2 == effect[0][1] >> 2


@final
class Pushes:
    """All that can be done with a card at a spot: at one stroke, and each by the tile that comes in."""

    def __init__(self, setup: Setup, at: int, top: int) -> None:
        made: dict[int, Choice] = {}
        for turn in (top & 3,) if setup.as_lies else range(int(ALL_TURNS)):
            made.setdefault(int(setup.deck.lying(top, turn)), _insert(setup, at, turn, top))
        self.all = Offered(tuple(made.values()))
        self.each = [(tile, Offered((choice,))) for tile, choice in made.items()]


@final
class Made:
    """The same may be done again and again, here and at other tables: it is made once, by place and tile."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.tiles: i64 = ALL_TURNS * len(setup.deck.canals)
        self._turns: list[Offered | None] = [None] * (2 * setup.board.cells * self.tiles)
        self._pushes: list[Pushes | None] = [None] * (setup.board.spots * self.tiles)
        self.leave = Offered((Choice(setup.leave, Say("do-pass"), "A7"),))

    def turns(self, cell: i64, tile: i64, idle: bool) -> Offered:
        """All turns of a card; if `idle`, only those after which it lies otherwise."""
        at = 2 * (cell * self.tiles + tile) + (1 if idle else 0)
        offer = self._turns[at]
        if offer is None:
            made: dict[int, Choice] = {}
            for quarters in range(1, int(ALL_TURNS)):
                made.setdefault(int(self.setup.deck.turned(tile, quarters)), _rotate(self.setup, cell, tile, quarters))
            if idle:
                made.pop(int(tile), None)
            offer = self._turns[at] = Offered(tuple(made.values()))
        return offer

    def pushes(self, at: i64, top: i64) -> Pushes:
        pushes = self._pushes[at * self.tiles + top]
        if pushes is None:
            pushes = self._pushes[at * self.tiles + top] = Pushes(self.setup, at, top)
        return pushes


@lru_cache(maxsize=64)
def _made(setup: Setup) -> Made:
    return Made(setup)


def _answer(setup: Setup, view: Kotobirynt, move: MoveId) -> Choice:
    if view.asking == KEEPER:
        number = move - setup.keeper
        at = view.keeper_spots[number]
        names = setup.board.spot_names
        label = Say("do-keeper", {"keeper": keeper(setup, number), "from": names[at], "to": names[free_spot(setup, view, at)]})
        return Choice(move, label, "A12", (at_spot(setup, at),))
    face = move - setup.order + 1
    at = next(left_by(home) for home in view.homes if face_of(home) == face)
    label = Say("do-first", {"cat": cat(setup, face), "spot": spot(setup, at)})
    return Choice(move, label, "R21", (at_spot(setup, at),))


def _rotate(setup: Setup, cell: int, tile: int, quarters: int) -> Choice:
    move = cell * (ALL_TURNS - 1) + quarters - 1
    after = setup.deck.turned(tile, quarters)
    said: dict[str, Arg] = {
        "cell": setup.board.cell_names[cell], "canal": canal(setup, tile), "joins": joins(setup, after),
        "quarter": after & 3,  # for boards: how the card lies then
    }  # fmt: skip
    if after == tile:
        return Choice(move, Say("do-nothing", said), "A7", (at_cell(setup, cell),))
    said["quarters"] = 0 if shape(setup, tile >> 2) == "straight" else quarters  # a straight has but one other way to lie
    return Choice(move, Say("do-rotate", said), "R10", (at_cell(setup, cell),))


def _insert(setup: Setup, at: int, turn: int, top: int) -> Choice:
    tile = setup.deck.lying(top, turn)
    said: dict[str, Arg] = {
        "canal": canal(setup, tile, "acc"), "joins": joins(setup, tile), "push": push(setup, at),
        "cell": setup.board.cell_names[setup.board.line[at][-1]], "quarter": tile & 3,
    }  # fmt: skip
    return Choice(setup.insert + at * ALL_TURNS + turn, Say("do-insert", said), "R12", ("deck", at_spot(setup, at)))
