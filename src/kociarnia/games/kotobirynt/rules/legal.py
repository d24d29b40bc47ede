"""What may be done in Kotobirynt."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.contract import OVER, Face, MoveId
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import (
    ACT,
    BEGIN,
    CAT,
    DEAL,
    KEEPER,
    ORDER,
    Kotobirynt,
    face_of,
    first_unknown,
    reached_by,
)

ACTIONS: Final[i64] = 2  # in a turn (R9)
MOST_DEALS: Final[i64] = 50  # A4: a quarter of all deals (3×3: nearly half) are repeated; the last one is laid to be sound


def legal(setup: Setup, state: Kotobirynt) -> list[MoveId]:
    ask = state.asking
    if ask == ACT:
        if only_rotates(setup, state):
            return setup.rotations[:]
        return _as_it_lies(setup, state) if setup.as_lies else setup.actions.copy()
    if ask == KEEPER:
        reached = reached_by(state.homes[-1])
        return [setup.keeper + keeper for keeper in range(len(state.keeper_spots)) if reached >> keeper & 1]
    if ask == ORDER:
        return sorted(setup.order + face_of(home) - 1 for home in state.homes)
    if ask == CAT:
        return [setup.cat + face - 1 for face in range(1, len(state.cat_bag)) if state.cat_bag[face] > 0]
    if ask == BEGIN:
        return [setup.begin + seat for seat in setup.beginners]
    return [] if ask == OVER else _canals(setup, state)


def choices(setup: Setup, state: Kotobirynt) -> vec[i64]:
    """The same side by side: nearly always all actions, which lie ready."""
    if state.asking == ACT and not setup.as_lies and not only_rotates(setup, state):
        return setup.all_actions
    return vec[i64](legal(setup, state))


def only_rotates(setup: Setup, state: Kotobirynt) -> bool:
    """A8: one action of a turn has to be a rotate, and the first was none."""
    return setup.must_rotate and state.made == ACTIONS - 1 and state.inserted


def _as_it_lies(setup: Setup, state: Kotobirynt) -> list[MoveId]:
    """A5: all actions, if a card goes in as it lies on the deck."""
    out = setup.rotations[:]
    for spot in range(setup.board.spots):
        out.append(setup.insert + ALL_TURNS * spot + (top_card(setup, state, spot) & 3))
    if setup.may_pass:
        out.append(setup.leave)
    return out


def top_card(setup: Setup, state: Kotobirynt, spot: i64) -> i64:
    """The card that would be pushed in there; without a deck the one that is pushed out comes back (A29)."""
    return state.deck[0] if len(state.deck) > 0 else state.square[setup.board.line[spot][-1]]


# --- the dealer's


def _canals(setup: Setup, state: Kotobirynt) -> list[MoveId]:
    """Every canal card that has not been seen, in every direction that matters."""
    out: list[MoveId] = []
    for face in range(1, len(state.canal_bag)):
        if state.canal_bag[face] > 0:
            for turn in range(directions(setup, state, face)):
                out.append(setup.canal + ALL_TURNS * (face - 1) + turn)
    if last_deal(state):
        return [move for move in out if not _opens_to_cat(setup, state, move)] or out
    return out


def directions(setup: Setup, state: Kotobirynt, face: Face) -> i64:
    """How many ways a card may lie: in the deck it has no direction, unless it goes in as it lies (A5)."""
    return setup.deck.turns[face] if state.asking == DEAL or setup.as_lies else 1


def last_deal(state: Kotobirynt) -> bool:
    return state.asking == DEAL and state.deals == MOST_DEALS - 1


def _opens_to_cat(setup: Setup, state: Kotobirynt, move: MoveId) -> bool:
    cell = first_unknown(state.square)
    tile = move - setup.canal + ALL_TURNS
    return any(gate >> 2 == cell and setup.deck.join[4 * tile + (gate & 3)] for gate in setup.cat_gates)
