"""What each seat is worth in Kotobirynt, and the lines that close a match."""

from __future__ import annotations

from kociarnia.engine import Account, Say
from kociarnia.games.kotobirynt.rules.score import capped, scores
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import Kotobirynt
from kociarnia.games.kotobirynt.show.labels import cat

KEPT = 4096  # accounts of whole tables that are known: they change with every cat that comes home, and hardly else
known: dict[tuple[object, ...], list[Account]] = {}


def accounts(setup: Setup, view: Kotobirynt) -> list[Account]:
    key = setup, tuple(view.won), int(view.turns) if setup.counts_turns else 0
    found = known.get(key)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[key] = _accounts(setup, view)
    return found[:]


def _accounts(setup: Setup, view: Kotobirynt) -> list[Account]:
    out = []
    for seat, total in enumerate(scores(setup, view)):
        faces = [won >> 3 for won in view.won if won & 7 == seat]
        lines = [Say("account-cat", {"cat": cat(setup, face)}) for face in faces]
        if setup.counts_turns:
            lines = [Say("account-turns", {"turns": view.turns}), Say("account-led", {"cats": len(faces)})]
        elif setup.side.count(setup.side[seat]) > 1:
            own = sum(setup.deck.points[face] for face in faces)
            lines += [Say("account-own", {"points": own}), Say("account-partner", {"points": total - own})]
        out.append(Account(seat, total, tuple(lines)))
    return out


def record_value(setup: Setup, view: Kotobirynt) -> int | None:
    """The number for a list of personal bests, fewer is better; None if the match enters no list (A32)."""
    return int(view.turns) if setup.counts_turns and len(view.won) == setup.all_cats else None


def result(setup: Setup, view: Kotobirynt) -> list[Say]:
    if capped(setup, view):
        return [Say("result-capped", {"turns": view.turns, "cats": setup.all_cats - len(view.won)})]
    return [Say("result-turns", {"turns": view.turns})] if setup.counts_turns else []
