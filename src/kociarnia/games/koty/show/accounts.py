"""What each dream is worth, land by land."""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine import Account, Say, Who
from kociarnia.engine.kept import Slots
from kociarnia.games.koty.rules.score import land, scores, sides
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import LANDS, Koty
from kociarnia.games.koty.show.kept import shown_with
from kociarnia.games.koty.show.labels import count
from kociarnia.games.koty.show.packing import LAND_BITS, depth_in, dream_of, top_in


def accounts(setup: Setup, view: Koty) -> list[Account]:
    sums = scores(setup, view) if setup.teams else [0] * setup.players
    kept = shown_with(setup).accounts
    return [_kept(setup, view, seat, sums[seat], kept) for seat in range(setup.players)]


def _kept(setup: Setup, view: Koty, seat: i64, team: int, kept: Slots[Account]) -> Account:
    """A move changes a dream or two, and everybody counts them alike: an account is made once for what lies there."""
    dream = dream_of(view, seat)
    first = seat << LANDS * LAND_BITS | dream
    found = kept.get(first, team)
    return kept.keep(first, team, _account(setup, int(seat), dream, team)) if found is None else found


def _account(setup: Setup, seat: int, dream: i64, team: int) -> Account:
    lands = [(int(at), int(top_in(dream, at)), int(depth_in(dream, at))) for at in range(LANDS)]
    lying = [(at, top, deep) for at, top, deep in lands if top or deep]
    lines = [Say("account-land", {"land": at + 1, "text": count(setup, top, deep)}) for at, top, deep in lying]
    lines.append(Say("account-nines", {"nines": sum(deep for _, _, deep in lands)}))
    if setup.teams:
        lines.append(Say("account-team", {"who": Who(int(setup.mates[seat])), "cats": team}))
    return Account(seat, sum(int(land(setup.deck, top, deep)) for _, top, deep in lying), tuple(lines))


def of_teams(setup: Setup, view: Koty) -> list[Say]:
    """R89: what the partners have together."""
    if not setup.teams:
        return []
    cats = scores(setup, view)
    pairs = sorted({(side, int(setup.mates[side])) for side in sides(setup)})
    return [Say("end-team", {"one": Who(one), "other": Who(other), "cats": cats[one]}) for one, other in pairs]
