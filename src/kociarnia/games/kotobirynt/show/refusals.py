"""Why a tap on the table of Kotobirynt makes no move, and where the rulebook says so."""

from __future__ import annotations

from kociarnia.engine import UNKNOWN, Because, Choice, because
from kociarnia.games.kotobirynt.rules.legal import only_rotates
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, KEEPER, ORDER, Kotobirynt, face_of, left_by, reached_by
from kociarnia.games.kotobirynt.show.labels import canal, cat, keeper, spot


def why(setup: Setup, view: Kotobirynt, at: tuple[str, ...], choices: list[Choice]) -> Because | None:
    """`choices` are those of the seat that is asked; `at` was tapped in this order, the last handle in vain."""
    ask = view.asking
    if ask == ORDER:
        cats = tuple(cat(setup, face_of(home)) for home in sorted(view.homes, key=left_by))
        return because("not-order", "R21", cats=cats)
    if ask == KEEPER:
        reached = reached_by(view.homes[-1])
        keepers = tuple(keeper(setup, number) for number in range(len(view.keeper_spots)) if reached >> number & 1)
        return because("not-before-keeper", "A12", cat=cat(setup, face_of(view.homes[-1])), keepers=keepers)
    if ask != ACT:
        return None
    kind, _, name = at[-1].partition(".")
    held = at[0] if len(at) > 1 else ""
    if kind in ("deck", "place", "ring") and only_rotates(setup, view):
        return because("not-insert", "A8")
    if kind == "cats":
        return because("not-cat-deck", "R18")
    if kind == "won":
        return because("not-won", "R16")
    if held == "deck":
        return because("not-onto-card", "R13")
    if held.startswith("cell."):
        return because("not-while-turning", "R10", cell=held.partition(".")[2])
    if kind == "square":
        return because("not-square", "R10")
    if kind == "cell" and name in setup.board.cell_names:
        return _still(setup, view, name, choices)
    if kind == "ring":
        return because("not-without-card", "R12")
    if kind == "place" and name in setup.board.spot_names:
        return _standing(setup, view, setup.board.spot_names.index(name))
    return None


def _still(setup: Setup, view: Kotobirynt, name: str, choices: list[Choice]) -> Because:
    """Every effect is offered once, so an empty turn is offered at one card only."""
    tile = view.square[setup.board.cell_names.index(name)]
    idle = next(choice for choice in choices if choice.label.key == "do-nothing")
    return because("not-idle", "A7", cell=name, canal=canal(setup, tile), other=idle.label.args["cell"])


def _standing(setup: Setup, view: Kotobirynt, at: int) -> Because:
    """A spot is for pushing in, and for that the card comes first; a figure there moves by itself."""
    for number, taken in enumerate(view.cat_spots):
        if taken == at and view.cats[number] != UNKNOWN:
            return because("not-cat", "R15", cat=cat(setup, view.cats[number]), spot=spot(setup, at))
    for number, taken in enumerate(view.keeper_spots):
        if taken == at:
            return because("not-keeper", "R17", keeper=keeper(setup, number), spot=spot(setup, at))
    return because("not-without-card", "R12")
