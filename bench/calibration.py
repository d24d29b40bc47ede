"""Do values mean chances to win? The senses of all games, held against the results of matches; and fitted, if asked.

    python bench/calibration.py [GAME ...] [--players 2 3] [--matches 300] [--bots kot,kocur,greedy] [--fit] [--write]

A table of bots of one kind, which is drawn for every match. Whenever a turn begins, whoever is asked says from its view how
everybody stands. For the early, the middle and the late third of a match: the log loss of that, beside the one of "all alike",
and a reliability table: of all times that a chance lay in some tenth, how often was it a win? Where only reveals remain and
all is seen, the value has to be the result.

--fit looks for the `sharpness` (game.toml, see bots/search.py) with the least log loss on four fifths of the matches and tells
what it does on the last fifth; --write puts it into game.toml where it is better there by more than luck. A game that has a
win model of its own brings a module `fit` in its folder: its weights are fitted by that (`--model`, and whatever else it is to
be told).
"""

from __future__ import annotations

import argparse
import math
import re
import statistics
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from kociarnia import fast, games
from kociarnia.bots import make
from kociarnia.bots.review import turns_of
from kociarnia.bots.search import chances_of, shares_of
from kociarnia.engine import Game, Match, QuickDice

PARTS = ("early", "middle", "late")
LEAST = 1e-4  # no chance is told to be less: one surprise must not outweigh everything
HELD_OUT = 5  # one match in so many
GRID = [0.2 * 1.05**step for step in range(62)]  # sharpness that is tried: 0.2 to 4
TENTHS = 10


class Sample(NamedTuple):
    """What a sense said when a turn began, and what came of it."""

    match: int
    part: int  # which third of the match
    values: list[float]
    came: list[float]  # by seat, shares of the win


def play(game: Game, players: int, number: int, crew: list[str]) -> Iterator[Sample]:
    lot = QuickDice(7919 * number + players)
    kind = crew[number % len(crew)]  # all alike: a value tells how a position stands, not who plays better
    seats = [make(kind, game) for _ in range(players)]
    match = Match(game, players, {}, QuickDice(number))
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, seats[seat].choose(match.rules, match.view(seat), match.legal(seat), lot))
    rules, sense = match.rules, game.sense()
    came = shares_of([int(place) for place in rules.places(match.state)], [int(side) for side in rules.sides()])
    plies = list(match.plies())
    seen = [rules.redact(ply.before, max(ply.actor, 0)) for ply in plies]
    for ply in plies:
        if rules.settled(ply.before) and rules.unknown(ply.before) == 0:
            told = chances_of([float(value) for value in sense.value(rules, ply.before)], list(rules.sides()), 1.0)
            assert max(abs(one - other) for one, other in zip(told, came, strict=True)) < 1e-3, (game.name, number, told, came)
    for _, first in turns_of(match, plies, seen):
        values = [float(value) for value in sense.value(rules, seen[first])]
        yield Sample(number, 3 * first // len(plies), values, came)


def loss(samples: list[Sample], sides: list[int], sharpness: float) -> list[float]:
    """Of each sample: how surprising the winner was."""
    out = []
    for sample in samples:
        chances = chances_of(sample.values, sides, sharpness)
        winners = {sides[seat]: seat for seat in range(len(sides)) if sample.came[seat] > 0.0}
        parts = [sample.came[seat] * -math.log(max(chances[seat], LEAST)) for seat in winners.values()]
        out.append(sum(parts) if parts else math.log(len(set(sides))))
    return out


def by_match(samples: list[Sample], losses: list[float]) -> list[float]:
    """The mean of each match: turns of one match are no independent witnesses."""
    kept: dict[int, list[float]] = {}
    for sample, one in zip(samples, losses, strict=True):
        kept.setdefault(sample.match, []).append(one)
    return [statistics.mean(several) for several in kept.values()]


def fitted(samples: list[Sample], sides: list[int]) -> float:
    best: float = min(GRID, key=lambda sharpness: statistics.mean(loss(samples, sides, sharpness)))
    return round(best, 2)


def reliability(samples: list[Sample], sides: list[int], sharpness: float) -> str:
    """`told>came(times)` for each tenth of a chance."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for sample in samples:
        for chance, came in zip(chances_of(sample.values, sides, sharpness), sample.came, strict=True):
            bins[min(int(TENTHS * chance), TENTHS - 1)].append((chance, came))
    shown = []
    for several in bins:
        if several:
            told, came = (statistics.mean(column) for column in zip(*several, strict=True))
            shown.append(f"{told:.2f}>{came:.2f}({len(several)})")
    return " ".join(shown)


def report(game: Game, players: int, samples: list[Sample], sharpness: float) -> None:
    sides = [int(side) for side in game.rules(players).sides()]
    for part, name in enumerate(PARTS):
        of_part = [sample for sample in samples if sample.part == part]
        if of_part:
            said = statistics.mean(loss(of_part, sides, sharpness))
            print(
                f"{game.name:16} {players} {name:6} log loss {said:.3f}, all alike {math.log(len(set(sides))):.3f}, "
                f"{len(of_part)} turns: {reliability(of_part, sides, sharpness)}",
                flush=True,
            )


def fit(game: Game, players: int, samples: list[Sample], now: float, write: bool) -> None:
    sides = [int(side) for side in game.rules(players).sides()]
    learnt = [sample for sample in samples if sample.match % HELD_OUT]
    held = [sample for sample in samples if not sample.match % HELD_OUT]
    new = fitted(learnt, sides)
    before, after = loss(held, sides, now), loss(held, sides, new)
    gains = by_match(held, [one - other for one, other in zip(before, after, strict=True)])
    gain, half = statistics.mean(gains), 1.96 * statistics.stdev(gains) / math.sqrt(len(gains))
    worth = gain - half > 0.0
    print(
        f"{game.name:16} {players} sharpness {now} -> {new}: log loss held out {statistics.mean(before):.3f} -> "
        f"{statistics.mean(after):.3f}, better by {gain:.3f} ± {half:.3f} a match: {'worth it' if worth else 'stays'}",
        flush=True,
    )
    if worth and write:
        path = game.folder / "game.toml"
        path.write_text(rewritten(path.read_text(encoding="utf-8"), players, new), encoding="utf-8")


def rewritten(text: str, players: int, sharpness: float) -> str:
    """game.toml with that number in its table; comments stay."""
    line = f"{players} = {sharpness}"
    if "[sharpness]" not in text:
        at = text.index("[think.")
        return f"{text[:at]}[sharpness] # by the number of players; by bench/calibration.py\n{line}\n\n{text[at:]}"
    head, _, rest = text.partition("[sharpness]")
    table, gap, tail = rest.partition("\n\n")
    entry = re.compile(rf"^{players} = .*$", re.MULTILINE)
    table = entry.sub(line, table) if entry.search(table) else f"{table}\n{line}"
    return f"{head}[sharpness]{table}{gap}{tail}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", default=[])
    asked.add_argument("--players", type=int, nargs="*", default=[2, 3])
    asked.add_argument("--matches", type=int, default=300)
    asked.add_argument("--bots", default="kot,kocur,greedy")
    asked.add_argument("--fit", action="store_true")
    asked.add_argument("--write", action="store_true")
    asked.add_argument("--model", action="store_true", help="fit the weights of the games' own win models instead")
    given, more = asked.parse_known_args()
    print("compiled" if fast.running() else "interpreted: slow")
    for name in given.games or games.names():
        game = games.find(name)
        if given.model:
            if find_spec(f"{game.module}.fit"):
                sys.argv = [name, *more, *(["--write"] if given.write else [])]
                import_module(f"{game.module}.fit").main()
            continue
        for players in given.players:
            if game.seats[0] <= players <= game.seats[1]:
                crew = given.bots.split(",")
                samples = [sample for number in range(given.matches) for sample in play(game, players, number, crew)]
                now = game.sharpness.get(players, 1.0)
                report(game, players, samples, now)
                if given.fit:
                    fit(game, players, samples, now, given.write)


if __name__ == "__main__":
    main()
