"""What moves on the table of Kotobirynt, from handle to handle of the scenes before and after a move."""

from __future__ import annotations

from itertools import pairwise

from kociarnia.engine import UNKNOWN, MoveId
from kociarnia.engine.present import Motion
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import DEAL, FROM, Kotobirynt


def motions(rules: KotobiryntRules, before: Kotobirynt, move: MoveId, after: Kotobirynt) -> list[Motion]:
    """In the order in which hands move them: the canals, a new cat, cats on their way home, keepers that go on."""
    verb = rules.moves[move].verb
    out: list[Motion] = []
    standing = {face: place for face, place in zip(before.cats, before.cat_places, strict=True) if face != UNKNOWN}
    if verb == "insert":
        out = _pushed(rules, before, (move - rules.insert) // ALL_TURNS)
    elif verb == "canal" and before.agenda[-1] == DEAL:
        out = _dealt(rules, before, move, after)
    elif verb == "cat":
        face = move - rules.cat + 1
        if before.homes:
            place = rules.next_free(before, before.homes[-1] >> FROM & 63)
        else:
            place = before.cat_places[before.cats.index(UNKNOWN)]
        out.append(Motion("cats", _place(rules, place), rules.box.cats[face]))
        standing[face] = place
    for won in after.won[len(before.won) :]:
        out.append(Motion(_place(rules, standing[won >> 3]), f"won.{won & 7}", rules.box.cats[won >> 3]))
    for n, (was, now) in enumerate(zip(before.keeper_places, after.keeper_places, strict=True)):
        if was != now:
            out.append(Motion(_place(rules, was), _place(rules, now), rules.box.keepers[n]))
    return out


def _pushed(rules: KotobiryntRules, before: Kotobirynt, place: int) -> list[Motion]:
    """R11-R13: the card at the far end first, then the line that moves up, then the card that comes in."""
    line = rules.board.line[place]
    top = before.deck[0] if before.deck else before.square[line[-1]]
    ways = [(_cell(rules, line[-1]), "deck", before.square[line[-1]])]
    for behind, ahead in reversed(list(pairwise(line))):
        ways.append((_cell(rules, behind), _cell(rules, ahead), before.square[behind]))
    ways.append(("deck", _cell(rules, line[0]), top))
    return [Motion(source, target, rules.box.canals[tile >> 2] if tile else "") for source, target, tile in ways]


def _dealt(rules: KotobiryntRules, before: Kotobirynt, move: MoveId, after: Kotobirynt) -> list[Motion]:
    """One card comes into the square; or that was a deal to be repeated, and all that had been dealt go back (A4)."""
    if after.deals > before.deals:
        return [Motion(_cell(rules, cell), "deck", rules.box.canals[before.square[cell] >> 2])
                for cell in rules.free_cells if before.square[cell] != UNKNOWN]  # fmt: skip
    face = rules.box.canals[(move - rules.canal) // ALL_TURNS + 1]
    return [Motion("deck", _cell(rules, before.square.index(UNKNOWN)), face)]


def _cell(rules: KotobiryntRules, cell: int) -> str:
    return f"cell.{rules.board.cell_names[cell]}"


def _place(rules: KotobiryntRules, place: int) -> str:
    assert place != NOWHERE
    return f"place.{rules.board.place_names[place]}"
