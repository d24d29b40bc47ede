"""The legal moves of Kotobirynt as they are offered."""

from __future__ import annotations

from kociarnia.engine import Choice, MoveId, Say
from kociarnia.engine.say import Arg
from kociarnia.games.kotobirynt.bot.lookahead import look_ahead
from kociarnia.games.kotobirynt.rules.cats_won import free_spot
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.legal import legal, top_card
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, KEEPER, Kotobirynt, face_of, left_by
from kociarnia.games.kotobirynt.show.handles import cell_handle, spot_handle
from kociarnia.games.kotobirynt.show.labels import canal, cat, joins, keeper, push, shape, spot


def choices(setup: Setup, view: Kotobirynt) -> list[Choice]:
    """Every distinct effect once: the first move that has it stands for all."""
    if view.asking != ACT:
        return [_answer(setup, view, move) for move in legal(setup, view)]
    out: list[Choice] = []
    seen: set[tuple[int, ...]] = set()
    ahead = look_ahead(setup, view)
    for move in legal(setup, view):
        ahead.act(move)
        effect = (*ahead.square, *ahead.deck, move == setup.leave)
        if effect not in seen:
            seen.add(effect)
            out.append(_action(setup, view, move, ahead.square == view.square))
        ahead.undo()
    return out


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
        return _rotate(setup, view, move, idle)
    if move < setup.leave:
        return _insert(setup, view, move)
    return Choice(move, Say("do-pass"), "A7")


def _rotate(setup: Setup, view: Kotobirynt, move: MoveId, idle: bool) -> Choice:
    cell, quarters = move // (ALL_TURNS - 1), move % (ALL_TURNS - 1) + 1
    tile = view.square[cell]
    after = setup.deck.turned(tile, quarters)
    said: dict[str, Arg] = {
        "cell": setup.board.cell_names[cell], "canal": canal(setup, tile), "joins": joins(setup, after),
        "quarter": after & 3,  # for boards: how the card lies then
    }  # fmt: skip
    if idle:
        return Choice(move, Say("do-nothing", said), "A7", (cell_handle(setup, cell),))
    said["quarters"] = 0 if shape(setup, tile >> 2) == "straight" else quarters  # a straight has but one other way to lie
    return Choice(move, Say("do-rotate", said), "R10", (cell_handle(setup, cell),))


def _insert(setup: Setup, view: Kotobirynt, move: MoveId) -> Choice:
    at, turn = divmod(int(move - setup.insert), int(ALL_TURNS))
    tile = setup.deck.lying(top_card(setup, view, at), turn)
    said: dict[str, Arg] = {
        "canal": canal(setup, tile, "acc"), "joins": joins(setup, tile), "push": push(setup, at),
        "cell": setup.board.cell_names[setup.board.line[at][-1]], "quarter": tile & 3,
    }  # fmt: skip
    return Choice(move, Say("do-insert", said), "R12", ("deck", spot_handle(setup, at)))
