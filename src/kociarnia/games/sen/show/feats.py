"""What people keep of their matches of Sen."""

from __future__ import annotations

from collections.abc import Iterable

from kociarnia.engine import Past
from kociarnia.games.sen.rules.state import Sen


def feats(view: Sen, seat: int, past: Iterable[Past[Sen]]) -> dict[str, int]:
    """Who calls with the fewest ravens gets none for the round: then the call was right."""
    calls: list[tuple[int, int]] = []  # the round, and what the seat had before
    after: dict[int, int] = {}  # what it had when the next round began
    for one in past:
        after.setdefault(int(one.before.rounds) - 1, int(one.before.totals[seat]))
        if one.actor == seat and one.text.startswith("call"):
            calls.append((int(one.before.rounds), int(one.before.totals[seat])))
    right = sum(after.get(number, int(view.totals[seat])) == had for number, had in calls)
    return {"right": right, "wrong": len(calls) - right}
