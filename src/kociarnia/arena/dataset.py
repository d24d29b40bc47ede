"""`kociarnia arena --export FILE`: every decision of the matches as arrays, for those who learn from them.

A match is kept as its moves; what each seat saw is made from them here, so that nothing that it did not see can come in.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, u8

from kociarnia import games
from kociarnia.arena.fixture import Fixture, Line, first, rules_for
from kociarnia.engine import CHANCE, Refusal
from kociarnia.engine.actions import Actions
from kociarnia.engine.track import Track
from kociarnia.engine.words import why


class Decisions:
    """Of one game with one number of players."""

    def __init__(self, fixture: Fixture, bots: list[str]) -> None:
        self.rules = rules_for(fixture)
        self.actions = Actions(self.rules)
        self.bots = bots
        self.cells = vec[i16]([0] * self.rules.spec().cells)
        self.mask = vec[u8]([0] * self.actions.size)
        self.columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        self.tokens: list[int] = []
        self.matches = 0

    def add(self, line: Line) -> None:
        """A match, move by move."""
        rules, track, kept = self.rules, Track(self.rules), []
        for ply, move in enumerate(line["record"]):
            who = int(rules.actor(track.state))
            if who != CHANCE:
                who = first(rules.waiting(track.state))
                track.turn_to(who)
                kept.append((who, len(track.seen[who])))
                self._decided(track, who, move, line["visits"].get(str(ply), {}), line["seating"][who])
            track.play(move)
        worth, begins = rules.utilities(track.state), []
        for seat in range(rules.players):
            begins.append(len(self.tokens))
            self.tokens += track.tokens(seat)
        for seat, seen in kept:
            self.columns["result"].append(float(worth[seat]))
            self.columns["history"].append((begins[seat], begins[seat] + 2 * seen))
        self.matches += 1

    def _decided(self, track: Track[Any], seat: int, move: int, visits: dict[str, int], bot: str) -> None:
        view = self.rules.redact(track.state, seat)
        self.rules.encode(view, seat, self.cells)
        self.actions.mask(self.rules.legal(view), seat, self.mask)
        tried = [0] * self.actions.size
        for other, count in visits.items():
            tried[self.actions.action(int(other), seat)] = count
        row = (bytes(self.cells), bytes(self.mask), tried, self.actions.action(move, seat), seat, self.matches)
        for name, value in zip(COLUMNS, (*row, self.bots.index(bot)), strict=False):
            self.columns[name].append(value)


COLUMNS = {
    "observation": "i2", "mask": "u1", "visits": "i4", "action": "i4", "seat": "i1", "match": "i4", "bot": "i2",
    "result": "f4", "history": "i8",
}  # fmt: skip


def check(path: Path, lines: Iterable[Line]) -> None:
    """Before hours of play: is there what a dataset needs, the moves of what has been played and a place to write to?"""
    if find_spec("numpy") is None:
        raise Refusal("arena-export-numpy")
    if any("record" not in line for line in lines if "error" not in line):
        raise Refusal("arena-export-late")
    try:
        path.open("ab").close()
    except OSError as error:
        raise Refusal("cli-write", path=str(path), why=why(error)) from None


def export(path: Path, lines: Iterable[Line]) -> int:
    """Write them all; returns how many decisions. Arrays of one table are named `sen-v1/2/observation` and so on."""
    import numpy as np

    played = [line for line in lines if "error" not in line]
    bots = sorted({bot for line in played for bot in line["seating"]})
    tables: dict[str, Decisions] = {}
    for line in played:
        fixture = Fixture.of(line)
        key = f"{games.find(fixture.game).id}/{fixture.players}"
        tables.setdefault(key, Decisions(fixture, bots)).add(line)
    arrays: dict[str, Any] = {"bots": np.array(bots)}
    for key, table in tables.items():
        for name, kind in COLUMNS.items():
            column = table.columns[name]
            if name in ("observation", "mask"):
                arrays[f"{key}/{name}"] = np.frombuffer(b"".join(column), kind).reshape(len(column), -1)
            else:
                arrays[f"{key}/{name}"] = np.array(column, kind)
        arrays[f"{key}/tokens"] = np.array(table.tokens, "i4").reshape(-1, 2)
        arrays[f"{key}/history"] //= 2  # rows of `tokens`, which has two numbers each
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)
    return sum(len(table.columns["action"]) for table in tables.values())
