"""What an arena is to play: games, numbers of players, options, bots, and every match of it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import kociarnia
from kociarnia import bots, games
from kociarnia.arena.fixture import Fixture
from kociarnia.arena.seatings import Group, deals, groups
from kociarnia.bots.net import NET
from kociarnia.engine import Game, Refusal, Rules


@dataclass(frozen=True)
class Format:
    """One game with one number of players: the unit that is rated."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    sides: tuple[int, ...]  # the side of each seat; partners are one bot
    digest: str  # version of the rules, and a digest of moves and deck

    def round(self, count: int) -> list[Group]:
        """A round of seatings for so many bots, by side."""
        return groups(count, len(set(self.sides)))

    def seated(self, names: tuple[str, ...], seating: tuple[int, ...]) -> tuple[str, ...]:
        order = sorted(set(self.sides))
        return tuple(names[seating[order.index(side)]] for side in self.sides)


@dataclass(frozen=True)
class Plan:
    """A whole arena. Two equal plans play exactly the same matches."""

    tables: tuple[Format, ...]
    bots: tuple[str, ...]
    matches: int  # at least so many at every table
    seed: int

    @cached_property
    def fixtures(self) -> list[Fixture]:
        """Every match; the tables advance side by side, so that the time left can be told and a part is a fair sample."""
        rows = [
            (number / count, at, place, fixture)
            for at, table in enumerate(self.tables)
            for number, count, place, fixture in self._of(table)
        ]
        return [fixture for *_, fixture in sorted(rows, key=lambda row: row[:3])]

    def _of(self, table: Format) -> Iterator[tuple[int, int, int, Fixture]]:
        round_ = table.round(len(self.bots))
        count = deals(round_, self.matches)
        for number in range(count):
            for place, seating in enumerate(round_[number % len(round_)]):
                names = table.seated(self.bots, seating)
                yield number, count, place, Fixture(table.game, table.players, table.options, self.seed + number, names)

    def identity(self) -> dict[str, str]:
        """What must be the same for a folder of results to go on; by the names of the arguments."""
        return {
            "games": " ".join(dict.fromkeys(table.game for table in self.tables)),
            "players": ", ".join(f"{table.game} {table.players}" for table in self.tables),
            "bots": ",".join(name + _digest(name) for name in self.bots),
            "option": " ".join(sorted({f"{key}={text}" for table in self.tables for key, text in table.options})),
            "seed": str(self.seed),
            "version": " ".join([kociarnia.__version__, *(table.digest for table in self.tables)]),
        }


def _digest(bot: str) -> str:
    """A bot that lives in a file is another bot when the file has changed."""
    file = Path(bot.removeprefix(NET) if bot.startswith(NET) else bot.rpartition(":")[0])
    if file.suffix not in (".py", ".npz") or not file.is_file():
        return ""
    return "@" + hashlib.blake2b(file.read_bytes(), digest_size=4).hexdigest()


def draw_up(
    names: list[str], bot_names: str, players: str, matches: int, options: Mapping[str, int | str] = {}, seed: int = 1
) -> Plan:
    """The plan that these arguments mean; nonsense is refused before anything is played."""
    found = [games.find(name) for name in dict.fromkeys(names or games.names())]
    crew = bots.parse(bot_names, bot_names.count(",") + 1)
    if len(crew) < 2:
        raise Refusal("arena-two-bots")
    for name in crew:
        if crew.count(name) > 1:
            raise Refusal("arena-bot-twice", bot=name)
        for game in found:
            bots.make(name, game)
    if matches < 1:
        raise Refusal("cli-matches")
    counts = _counts(players)
    known = {option.key for game in found for option in game.options}
    for key in options:
        if key not in known:
            raise Refusal("error-option-unknown", key=key, known=", ".join(sorted(known)))
    tables = [table for game in found for table in _tables(game, counts, options)]
    return Plan(tuple(tables), tuple(crew), matches, seed)


def _counts(text: str) -> dict[int, bool]:
    """Numbers of players, as in "2-4" or "2,4"; True for one that was named by itself and must be possible."""
    out: dict[int, bool] = {}
    for part in text.replace("–", "-").split(","):
        low, dash, high = (half.strip() for half in part.partition("-"))
        if not low.isdecimal() or not (high.isdecimal() if dash else True) or len(low + high) > 4:
            raise Refusal("arena-players", text=text)
        if not dash:
            out[int(low)] = True
            continue
        if int(low) > int(high):
            raise Refusal("arena-players", text=text)
        for count in range(int(low), int(high) + 1):
            out.setdefault(count, False)
    return dict(sorted(out.items()))


def _sides(rules: Rules[Any]) -> tuple[int, ...]:
    return tuple(int(side) for side in rules.sides())


def _tables(game: Game, counts: dict[int, bool], options: Mapping[str, int | str]) -> list[Format]:
    """The tables of one game. Of a range the game takes what it can; an option goes to the games that have it."""
    own = {key: value for key, value in options.items() if key in {option.key for option in game.options}}
    out: list[Format] = []
    refused: Refusal | None = None
    for players, named in counts.items():
        try:
            settled = game.settle(players, own)
            rules = game.made(players, settled)
            if len(set(rules.sides())) < 2:
                raise Refusal("arena-one-side", game=game.name, players=players)
        except Refusal as refusal:
            refused = refused or refusal
            if named:
                raise
            continue
        texts = tuple(game.texts(settled).items())
        out.append(Format(game.name, players, texts, _sides(rules), f"{game.version}-{game.digest(rules)}"))
    if not out and refused:
        raise refused
    return out
