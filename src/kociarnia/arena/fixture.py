"""One match of the arena: which bots sit where, and how it went as one line of JSON."""

from __future__ import annotations

import hashlib
import time
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from kociarnia import bots, games
from kociarnia.arena.safe_answer import answer
from kociarnia.engine import CHANCE, NOBODY, QuickDice, Rules, StackedDice

Line: TypeAlias = dict[str, Any]  # a match as it is kept


class Fixture(NamedTuple):
    """A match to be played. The same deal lies the same for every seating."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    deal: int  # seed of the dealer
    seating: tuple[str, ...]  # the bot at each seat

    @classmethod
    def of(cls, line: Line) -> Fixture:
        return cls(line["game"], line["players"], tuple(line["options"].items()), line["deal"], tuple(line["seating"]))

    def head(self) -> Line:
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "deal": self.deal,
            "seating": list(self.seating),
        }


class Kept(Fixture):
    """A match of which every move is kept, for a dataset; it is played like any other."""


def play(fixture: Fixture) -> Line:
    """Play it to the end. All luck comes from the fixture, so it is the same match in whatever process and order."""
    game = games.find(fixture.game)
    rules = rules_for(fixture)
    state = rules.start()
    dealer = StackedDice(fixture.deal, [family.bag for family in rules.inventory(state)])
    crew = [bots.make(name, game) for name in fixture.seating]
    dice = [_dice(fixture, seat) for seat in range(fixture.players)]
    spent: dict[str, list[float]] = {name: [] for name in fixture.seating}
    forfeits: list[dict[str, Any]] = []
    record: list[int] = []
    visits: dict[str, dict[int, int]] = {}  # by the number of the move, where a bot searched: how often it tried each
    while (actor := rules.actor(state)) != NOBODY:
        if actor == CHANCE:
            record.append(int(rules.roll(state, dealer)))
            rules.apply(state, record[-1])
            continue
        seat = first(rules.waiting(state))
        view = rules.redact(state, seat)
        rules.turn_to(view, seat)
        legal = rules.legal(view)
        began = time.perf_counter()
        move, why = answer(crew[seat], rules, view, legal, dice[seat])
        spent[fixture.seating[seat]].append(1000 * (time.perf_counter() - began))
        if why:
            forfeits.append({"seat": seat, "bot": fixture.seating[seat], "ply": len(record) + 1, "why": why})
        elif crew[seat].visits:
            visits[str(len(record))] = crew[seat].visits
        rules.turn_to(state, seat)
        rules.apply(state, move)
        record.append(move)
    kept = {"record": record, "visits": visits} if isinstance(fixture, Kept) else {}
    return {
        **fixture.head(),
        "sides": rules.sides(),
        "scores": [int(score) for score in rules.scores(state)],
        "places": [int(place) for place in rules.places(state)],
        "moves": sum(map(len, spent.values())),
        "ply": len(record),
        "time": {name: _times(times) for name, times in spent.items()},
        "forfeits": forfeits,
        **kept,
    }


def play_safely(fixture: Fixture) -> Line:
    """The same; a match that cannot be played is a line too, so that it stops no other."""
    try:
        return play(fixture)
    except Exception as error:
        return lost(fixture, f"{type(error).__name__}: {error}")


def lost(fixture: Fixture, why: str) -> Line:
    """The line of a match without a result."""
    return {**fixture.head(), "error": why}


def first(seats: int) -> int:
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def _times(times: list[float]) -> dict[str, float]:
    """Milliseconds a move of one bot in one match."""
    mean = sum(times) / len(times) if times else 0.0
    return {"moves": len(times), "ms": round(mean, 4), "longest": round(max(times, default=0.0), 4)}


def _dice(fixture: Fixture, seat: int) -> QuickDice:
    """A seat's own luck: no bot can use up another's."""
    whole = hashlib.blake2b(f"{Fixture(*fixture)!r} {seat}".encode(), digest_size=4).digest()
    return QuickDice(int.from_bytes(whole, "big"))


def rules_for(fixture: Fixture) -> Rules[Any]:
    return _rules(fixture.game, fixture.players, fixture.options)


@lru_cache(maxsize=16)
def _rules(game: str, players: int, options: tuple[tuple[str, str], ...]) -> Rules[Any]:
    return games.find(game).rules(players, dict(options))
