"""What moves on the table of Kotobirynt, from handle to handle of the scenes before and after a move."""

from __future__ import annotations

from itertools import pairwise

from kociarnia.engine import UNKNOWN, Motion, MoveId
from kociarnia.games.kotobirynt.rules.cats_won import spot_of_new_cat
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.legal import top_card
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import DEAL, Kotobirynt
from kociarnia.games.kotobirynt.show.handles import at_cell, at_spot, at_won


def motions(setup: Setup, before: Kotobirynt, move: MoveId, after: Kotobirynt) -> list[Motion]:
    """In the order in which hands move them: the canals, a new cat, cats on their way home, keepers that go on."""
    verb = setup.moves[move].verb
    out: list[Motion] = []
    standing: dict[int, int] = {}
    if verb == "cat" or len(after.won) > len(before.won):
        standing = {face: spot for face, spot in zip(before.cats, before.cat_spots, strict=True) if face != UNKNOWN}
    if verb == "insert":
        out = _pushed(setup, before, (move - setup.insert) // ALL_TURNS)
    elif verb == "canal" and before.asking == DEAL:
        out = _dealt(setup, before, move, after)
    elif verb == "cat":
        face = move - setup.cat + 1
        standing[face] = spot_of_new_cat(setup, before)
        out.append(Motion("cats", at_spot(setup, standing[face]), setup.deck.cats[face]))
    for won in after.won[len(before.won) :]:
        out.append(Motion(at_spot(setup, standing[won >> 3]), at_won(won & 7), setup.deck.cats[won >> 3]))
    for number, (was, now) in enumerate(zip(before.keeper_spots, after.keeper_spots, strict=True)):
        if was != now:
            out.append(Motion(at_spot(setup, was), at_spot(setup, now), setup.deck.keepers[number]))
    return out


def _pushed(setup: Setup, before: Kotobirynt, spot: int) -> list[Motion]:
    """R11-R13: the card at the far end first, then the line that moves up, then the card that comes in."""
    line = setup.board.line[spot]
    ways = [(at_cell(setup, line[-1]), "deck", before.square[line[-1]])]
    for behind, ahead in reversed(list(pairwise(line))):
        ways.append((at_cell(setup, behind), at_cell(setup, ahead), before.square[behind]))
    ways.append(("deck", at_cell(setup, line[0]), top_card(setup, before, spot)))
    return [Motion(source, target, setup.deck.canals[tile >> 2] if tile else "") for source, target, tile in ways]


def _dealt(setup: Setup, before: Kotobirynt, move: MoveId, after: Kotobirynt) -> list[Motion]:
    """One card comes into the square; or that was a deal to be repeated, and all that had been dealt go back (A4)."""
    if after.deals > before.deals:
        return [Motion(at_cell(setup, cell), "deck", setup.deck.canals[before.square[cell] >> 2])
                for cell in setup.free_cells if before.square[cell] != UNKNOWN]  # fmt: skip
    face = setup.deck.canals[(move - setup.canal) // ALL_TURNS + 1]
    return [Motion("deck", at_cell(setup, list(before.square).index(UNKNOWN)), face)]


def chief(setup: Setup, before: Kotobirynt, move: MoveId, motions: list[Motion]) -> Motion | None:
    """The canal that was turned in its place, or the one that was pushed in; of what follows, the first."""
    if setup.moves[move].verb == "rotate":
        cell = (move - setup.rotate) // (ALL_TURNS - 1)
        here = at_cell(setup, cell)
        return Motion(here, here, setup.deck.canals[before.square[cell] >> 2])
    return next((motion for motion in motions if motion.source == "deck"), motions[0] if motions else None)
