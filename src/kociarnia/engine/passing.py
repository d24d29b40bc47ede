"""Questions with a single, empty answer: whoever is asked can only pass.

They are asked all the same, since being asked must tell nothing (see the agenda). What spares people the tap is an answer that
comes by itself, and that tells others that there was no choice. So among people it comes only where they know that anyhow.
"""

from __future__ import annotations

from typing import Any

from kociarnia.engine.contract import MoveId
from kociarnia.engine.match import Match


def foregone(match: Match, seat: int, among_people: bool) -> MoveId | None:
    """The answer that may be given for the seat without asking its person; None: they must be asked."""
    return _foregone(match, match.state, seat, among_people)


def latest_choice(match: Match, seat: int, among_people: bool) -> int | None:
    """The ply of the seat's latest answer that was not foregone: to take back less would bring the same answer again."""
    for ply in reversed(range(match.ply)):
        if match.made[ply][0] == seat and _foregone(match, match.at(ply), seat, among_people) is None:
            return ply
    return None


def _foregone(match: Match, state: Any, seat: int, among_people: bool) -> MoveId | None:
    rules = match.rules
    if not rules.waiting(state) >> seat & 1:
        return None
    view = rules.redact(state, seat)
    rules.turn_to(view, seat)
    legal = rules.legal(view)
    if len(legal) > 1 or not match.presenter.choices(rules, view)[0].empty:
        return None
    return None if among_people and not _public(match, state, seat) else legal[0]


def _public(match: Match, state: Any, seat: int) -> bool:
    """Does the seat know nothing that the audience does not? Then everybody can tell what it may answer (law 2)."""
    return bool(match.rules.redact(state, seat).dump() == match.rules.redact(state, match.players).dump())
