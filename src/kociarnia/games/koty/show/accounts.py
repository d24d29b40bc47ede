"""What each dream is worth, land by land."""

from __future__ import annotations

from kociarnia.engine import Account, Say, Who
from kociarnia.games.koty.rules.score import dream, nines, scores, sides
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import LANDS, Koty
from kociarnia.games.koty.show.labels import count_of


def accounts(setup: Setup, view: Koty) -> list[Account]:
    out = []
    sums = scores(setup, view)
    for seat in range(setup.players):
        cells = range(seat * LANDS, seat * LANDS + LANDS)
        lines = [
            Say("account-land", {"land": cell - seat * LANDS + 1, "text": count_of(setup, view, cell)})
            for cell in cells
            if view.tops[cell] or view.depth[cell]
        ]
        lines.append(Say("account-nines", {"nines": int(nines(view, seat))}))
        if setup.teams:
            lines.append(Say("account-team", {"who": Who(int(setup.mates[seat])), "cats": sums[seat]}))
        out.append(Account(seat, int(dream(setup.deck, view, seat)), tuple(lines)))
    return out


def of_teams(setup: Setup, view: Koty) -> list[Say]:
    """R89: what the partners have together."""
    if not setup.teams:
        return []
    cats = scores(setup, view)
    pairs = sorted({(side, int(setup.mates[side])) for side in sides(setup)})
    return [Say("end-team", {"one": Who(one), "other": Who(other), "cats": cats[one]}) for one, other in pairs]
