"""Why a tap on the table of Kotobirynt makes no move, and where the rulebook says so."""

from __future__ import annotations

from kociarnia.engine import UNKNOWN, Say
from kociarnia.engine.present import Because, Choice
from kociarnia.games.kotobirynt.rules.rules import ACTIONS, KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import ACT, FROM, KEEPER, ORDER, REACHED, WON, Kotobirynt
from kociarnia.games.kotobirynt.show.labels import canal, cat, keeper, place


def why(rules: KotobiryntRules, view: Kotobirynt, at: tuple[str, ...], choices: list[Choice]) -> Because | None:
    """`choices` are those of the seat that is asked; `at` was tapped in this order, the last handle in vain."""
    ask = view.agenda[-1]
    if ask == ORDER:
        cats = tuple(cat(rules, home >> WON) for home in sorted(view.homes, key=lambda home: home >> FROM & 63))
        return Because(Say("not-order", {"cats": cats}), "R21")
    if ask == KEEPER:
        reached = view.homes[-1] >> REACHED & 255
        keepers = tuple(keeper(rules, n) for n in range(len(view.keeper_places)) if reached >> n & 1)
        return Because(Say("not-before-keeper", {"cat": cat(rules, view.homes[-1] >> WON), "keepers": keepers}), "A12")
    if ask != ACT:
        return None
    kind, _, name = at[-1].partition(".")
    held = at[0] if len(at) > 1 else ""
    if kind in ("deck", "place", "ring") and _only_rotates(rules, view):
        return Because(Say("not-insert"), "A8")
    if kind == "cats":
        return Because(Say("not-cat-deck"), "R18")
    if kind == "won":
        return Because(Say("not-won"), "R16")
    if held == "deck":
        return Because(Say("not-onto-card"), "R13")
    if held.startswith("cell."):
        return Because(Say("not-while-turning", {"cell": held.partition(".")[2]}), "R10")
    if kind == "square":
        return Because(Say("not-square"), "R10")
    if kind == "cell" and name in rules.board.cell_names:
        return _still(rules, view, name, choices)
    if kind == "ring":
        return Because(Say("not-without-card"), "R12")
    if kind == "place" and name in rules.board.place_names:
        return _standing(rules, view, rules.board.place_names.index(name))
    return None


def _only_rotates(rules: KotobiryntRules, view: Kotobirynt) -> bool:
    return rules.must_rotate and view.made == ACTIONS - 1 and view.inserted


def _still(rules: KotobiryntRules, view: Kotobirynt, name: str, choices: list[Choice]) -> Because:
    """Every effect is offered once, so an empty turn is offered at one card only."""
    tile = view.square[rules.board.cell_names.index(name)]
    idle = next(choice for choice in choices if choice.label.key == "do-nothing")
    return Because(Say("not-idle", {"cell": name, "canal": canal(rules, tile), "other": idle.label.args["cell"]}), "A7")


def _standing(rules: KotobiryntRules, view: Kotobirynt, at: int) -> Because:
    """A place is for pushing in, and for that the card comes first; a figure there moves by itself."""
    for n, spot in enumerate(view.cat_places):
        if spot == at and view.cats[n] != UNKNOWN:
            return Because(Say("not-cat", {"cat": cat(rules, view.cats[n]), "place": place(rules, at)}), "R15")
    for n, spot in enumerate(view.keeper_places):
        if spot == at:
            return Because(Say("not-keeper", {"keeper": keeper(rules, n), "place": place(rules, at)}), "R17")
    return Because(Say("not-without-card"), "R12")
