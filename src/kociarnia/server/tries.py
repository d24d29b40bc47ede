"""Deals that several play, in the store: who has met one first where, what came of it, and who challenged whom to it.

A deal is known by the commitment of its secret. Whoever has met it, by playing or by looking at somebody's match, has a row;
there is never a second one, so nobody's second try is compared with a first one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from kociarnia.server.store import Statement, Store

MOST = 1000  # that are ranked
ORDER = {"most": "position, points DESC, lead DESC", "fewest": "position, points, lead DESC", "value": "value"}  # `best`
COLUMNS = "browser, at_table, name, honest, position, points, lead, value, ended"


class Try(NamedTuple):
    """How somebody first met a deal."""

    browser: str
    table: str  # empty: they have only looked at it
    name: str
    honest: bool  # it may be compared
    place: int
    points: int
    lead: int  # before the best of the rivals; below 0 if they were better
    value: int | None
    ended: float  # 0: not yet

    @property
    def worth(self) -> tuple[int | None, ...]:
        """Who has the same shares a rank."""
        return (self.value,) if self.value is not None else (self.place, self.points, self.lead)

    @property
    def counts(self) -> bool:
        return self.honest and self.ended > 0


class Challenge(Struct, omit_defaults=True):
    """A finished match that others may play once more, from one of its seats."""

    game: str
    version: int
    rules: str  # digest, as in records
    options: dict[str, str]
    secret: str
    levels: list[str]  # by seat; empty where a person sat
    seat: int  # of whoever challenges
    table: str
    match: int
    by: str  # name
    browser: str
    hints: bool = True
    undo: bool = True


challenge_of = msgspec.json.Decoder(Challenge).decode


async def try_of(store: Store, deal: str, browser: str) -> Try | None:
    found = await store.rows(f"SELECT {COLUMNS} FROM tries WHERE deal = ? AND browser = ?", deal, browser)
    return _try(*found[0]) if found else None


async def ranked(store: Store, deal: str, seat: int, best: str) -> list[Try]:
    """Those whose result may be compared, the best first; of equals the earlier one."""
    found = await store.rows(
        f"SELECT {COLUMNS} FROM tries WHERE deal = ? AND seat = ? AND honest = 1 AND ended > 0"
        f" ORDER BY {ORDER[best]}, ended LIMIT ?",
        deal, seat, MOST,
    )  # fmt: skip
    return [_try(*row) for row in found]


async def companies(store: Store, deal: str) -> dict[str, list[tuple[int, Try]]]:
    """The tables where several people have played it to its end: each with its seats, the earliest first."""
    found = await store.rows(
        f"SELECT seat, {COLUMNS} FROM tries WHERE deal = ? AND honest = 1 AND ended > 0 ORDER BY ended, at_table, seat LIMIT ?",
        deal, MOST,
    )  # fmt: skip
    out: dict[str, list[tuple[int, Try]]] = {}
    for seat, *row in found:
        out.setdefault(str(row[1]), []).append((seat, _try(*row)))
    return {table: sitters for table, sitters in out.items() if len(sitters) > 1}


def _try(browser: str, table: str, name: str, honest: int, *result: Any) -> Try:
    return Try(browser, table, name, bool(honest), *result)


def ranks(listed: list[Try]) -> list[int]:
    """The rank of each, the best first; equals share theirs."""
    out: list[int] = []
    for at, one in enumerate(listed):
        same = at > 0 and listed[at - 1].worth == one.worth
        out.append(out[-1] if same else at + 1)
    return out


async def days_of(store: Store, browser: str, most: int = 400) -> list[str]:
    """The days of which somebody has played a deal to its end, the latest first."""
    asked = (
        "SELECT DISTINCT day FROM tries WHERE browser = ? AND day <> '' AND honest = 1 AND ended > 0 ORDER BY day DESC LIMIT ?"
    )
    return [str(day) for (day,) in await store.rows(asked, browser, most)]


async def sat_there(store: Store, table: str, match: int, browser: str) -> bool:
    """Did they play that match?"""
    asked = "SELECT 1 FROM played WHERE table_id = ? AND match = ? AND browser = ?"
    return bool(await store.rows(asked, table, match, browser))


async def challenge(store: Store, code: str) -> Challenge | None:
    found = await store.rows("SELECT body FROM challenges WHERE code = ?", code)
    return challenge_of(found[0][0]) if found else None


async def code_of(store: Store, deal: str, seat: int) -> str | None:
    """The challenge to that deal, if there is one."""
    found = await store.rows("SELECT code FROM challenges WHERE deal = ? AND seat = ?", deal, seat)
    return str(found[0][0]) if found else None


# --- what is written


def met_row(deal: str, browser: str, table: str = "", seat: int = 0, day: str = "", game: str = "") -> Statement:
    """Somebody has met a deal; nothing comes of it if they had before."""
    put = "INSERT INTO tries VALUES (?, ?, ?, ?, ?, ?, '', 0, 0, 0, 0, NULL, 0) ON CONFLICT (deal, browser) DO NOTHING"
    return put, (deal, browser, table, seat, day, game)


def shared_row(one: str, other: str) -> Statement:
    """What one person has met, another has met too: they have played in the same browser."""
    put = (
        "INSERT INTO tries SELECT deal, CAST(? AS TEXT), '', seat, day, game, '', 0, 0, 0, 0, NULL, 0 FROM tries"
        " WHERE browser = ? ON CONFLICT (deal, browser) DO NOTHING"
    )
    return put, (other, one)


def moved_row(deal: str, browser: str, table: str) -> Statement:
    """The table of a try never came to be: there is another one."""
    return "UPDATE tries SET at_table = ? WHERE deal = ? AND browser = ? AND ended = 0", (table, deal, browser)


def tried_row(deal: str, browser: str, table: str, result: Mapping[str, object]) -> Statement:
    """What came of a try; of one at another table nothing does."""
    told = ", ".join(f"{name} = ?" for name in result)
    where = "deal = ? AND browser = ? AND at_table = ? AND ended = 0"
    return f"UPDATE tries SET {told} WHERE {where}", (*result.values(), deal, browser, table)


def challenge_row(code: str, deal: str, body: Challenge) -> Statement:
    put = "INSERT INTO challenges VALUES (?, ?, ?, ?) ON CONFLICT (deal, seat) DO NOTHING"
    return put, (code, deal, body.seat, msgspec.json.encode(body))
