"""The ladder of levels, measured: is every cat stronger than the one below it, and the strongest than the search of the papers?

    python bench/ladder.py [GAME ...] [--seconds 600] [--deals 200] [--players 2 3 4] [--rows steps ismcts time baselines]

For two players every deal is played twice, with the seats exchanged; a deal is one sample, and a draw counts half. Four kinds
of rows: `steps`, each level over the one below it, which should be 60 to 80 %; `ismcts`, tygrys over a plain information set
tree search with as much processor time for a move (--times), at least 75 % and the 95 % interval above 65; `time`, tygrys with
the most of these times over itself with the least, the interval above 50; `baselines`, that search over greedy and kocur
with the least of these times, for docs/research.md and without a mark. For three and four players kot, kocur and tygrys sit
at one table in every order, and the mean place counts. Alone, turns count.

A row ends after so many deals or seconds, whichever comes first; or sooner, after 30 deals, if its interval leaves no doubt,
so that time goes where it is needed: it says so. Whoever thinks by the clock is given processor time, so that a busy machine
is fair. The exit status is 1 if a row misses its mark. Compile first: `kociarnia compile`.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Any, NamedTuple

from kociarnia import fast, games
from kociarnia.bots import LEVELS, make
from kociarnia.bots.base import Bot
from kociarnia.bots.levels import SearchBot
from kociarnia.engine import CHANCE, NOBODY, Game, QuickDice, Rules, StackedDice

STEP = (60.0, 80.0)  # what a level should win over the one below it, in hundredths
PAPERS = (75.0, 65.0)  # what tygrys should win over ismcts, and what the interval should be above
LADDER = ("kot", "kocur", "tygrys")
ENOUGH = 60  # matches after which a row may be clear
ROWS = ("steps", "ismcts", "time", "baselines")
NO_MARK = (0.0, 100.0, math.inf)  # nobody could reach it, and nobody misses it


class Timed:
    """A bot, and how much processor time it takes for a move."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        if isinstance(bot, SearchBot):
            bot.search.clock = time.thread_time
        self.moves = 0
        self.took = 0.0
        self.longest = 0.0

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: QuickDice) -> int:
        began = time.process_time()
        move = self.bot.choose(rules, view, legal, dice)
        took = time.process_time() - began
        self.moves += 1
        self.took += took
        self.longest = max(self.longest, took)
        return move

    def pace(self) -> str:
        return f"{1000 * self.took / max(self.moves, 1):.0f} ms a move, at most {1000 * self.longest:.0f}"


def match(rules: Rules[Any], seats: list[Timed], deal: int) -> Any:
    """The state at the end of a match with that deal."""
    dealer = StackedDice(deal, [family.bag for family in rules.inventory(rules.start())])
    dice = QuickDice(deal * 77 + 1)
    state = rules.start()
    while (who := rules.actor(state)) != NOBODY:
        if who == CHANCE:
            rules.apply(state, rules.roll(state, dealer))
            continue
        legal = rules.legal(state)
        move = legal[0] if len(legal) == 1 else seats[who].choose(rules, rules.redact(state, who), legal, dice)
        rules.apply(state, move)
    return state


def while_time(deals: int, seconds: float) -> Iterator[int]:
    began = time.monotonic()
    for deal in range(deals):
        if deal > 1 and time.monotonic() - began > seconds:
            return
        yield deal


def spread(samples: list[float]) -> float:
    """Half the width of the 95 % interval of their mean."""
    return 1.96 * statistics.stdev(samples) / math.sqrt(len(samples)) if len(samples) > 1 else math.inf


def clear(samples: list[float], bound: float) -> bool:
    """Is their mean above the bound beyond doubt?"""
    return statistics.mean(samples) - spread(samples) > bound


class Row(NamedTuple):
    """What one bot should win over another: a mean between two bounds, and an interval above a third one."""

    one: str
    other: str
    low: float
    high: float
    above: float

    def verdict(self, samples: list[float]) -> str:
        """Empty while more deals could change it."""
        if self.above == math.inf:
            return ""
        mean, half = statistics.mean(samples), spread(samples)
        if mean + half < max(self.low, self.above) or mean - half > self.high:
            return "missed"
        return "reached" if self.low <= mean <= self.high and mean - half > self.above else ""


def rows_of(kinds: list[str], times: list[float]) -> Iterator[Row]:
    if "steps" in kinds:
        for lower, higher in pairwise(LEVELS):
            yield Row(higher, lower, *STEP, 50.0)
    if "ismcts" in kinds:
        for seconds in times:
            yield Row(f"tygrys@{seconds}", f"ismcts@{seconds}", PAPERS[0], 100.0, PAPERS[1])
    if "time" in kinds and len(times) > 1:
        yield Row(f"tygrys@{max(times)}", f"tygrys@{min(times)}", 50.0, 100.0, 50.0)
    if "baselines" in kinds:
        for other in ("greedy", "kocur"):
            yield Row(f"ismcts@{min(times)}", other, *NO_MARK)


def duel(game: Game, row: Row, deals: int, seconds: float) -> bool:
    rules = game.rules(2)
    first, second = Timed(make(row.one, game)), Timed(make(row.other, game))
    samples: list[float] = []
    verdict = ""
    for deal in while_time(deals, seconds):
        won = 0.0
        for seats, at in (([first, second], 0), ([second, first], 1)):
            places = rules.places(match(rules, seats, deal))
            won += 0.5 + 0.5 * (places[at] < places[1 - at]) - 0.5 * (places[at] > places[1 - at])
        samples.append(50.0 * won)
        verdict = row.verdict(samples) if 2 * len(samples) >= ENOUGH else ""
        if verdict:
            break
    share, half = statistics.mean(samples), spread(samples)
    early = ", stopped early" if verdict and len(samples) < deals else ""
    print(
        f"{game.name:16} 2  {row.one:11} over {row.other:10} {share:5.1f} % [{share - half:.0f}, {share + half:.0f}]  "
        f"(mark {row.low:.0f} to {row.high:.0f}: {verdict or 'open'}{early})  {2 * len(samples):4} matches; "
        f"{first.pace()} and {second.pace()}",
        flush=True,
    )
    return verdict != "missed"


def table(game: Game, players: int, deals: int, seconds: float) -> None:
    """Everybody at one table: the fourth seat is a second kot."""
    rules = game.rules(players)
    cats = {name: Timed(make(name, game)) for name in LADDER}
    samples: dict[str, list[float]] = {name: [] for name in LADDER}
    # Every order, not only turned ones: it matters much whether one plays after a strong cat or after a weak one.
    orders = sorted(set(permutations((*LADDER, LADDER[0])[:players])))
    for number in while_time(deals, seconds):
        names = orders[5 * number % len(orders)]  # 5 parts neighbours in the list, and comes to all 6 or 12 of them
        places = rules.places(match(rules, [cats[name] for name in names], number // len(orders)))
        for name in LADDER:
            samples[name].append(statistics.mean(places[seat] for seat in range(players) if names[seat] == name))
        if len(samples["kot"]) >= ENOUGH and all(clear(step, 0.0) for step in steps(samples)):
            break
    means = ", ".join(f"{name} {statistics.mean(samples[name]):.2f} ± {spread(samples[name]):.2f}" for name in LADDER)
    ordered = all(statistics.mean(step) > 0.0 for step in steps(samples))
    print(
        f"{game.name:16} {players}  mean place: {means}  ({'in' if ordered else 'not in'} order)"
        f"  {len(samples['kot']):4} matches; tygrys: {cats['tygrys'].pace()}",
        flush=True,
    )


def steps(samples: dict[str, list[float]]) -> list[list[float]]:
    """By how many places each cat was better than the one below it, match by match."""
    return [
        [worse - better for worse, better in zip(samples[lower], samples[higher], strict=True)]
        for lower, higher in pairwise(LADDER)
    ]


def alone(game: Game, deals: int, seconds: float) -> None:
    rules = game.rules(1)
    for name in ("greedy", "tygrys"):
        cat = Timed(make(name, game))
        scores = [float(rules.scores(match(rules, [cat], deal))[0]) for deal in while_time(deals, seconds)]
        print(
            f"{game.name:16} 1  {name:6} {statistics.mean(scores):6.2f} ± {spread(scores):.2f}  {len(scores):4} matches; "
            f"{cat.pace()}",
            flush=True,
        )


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", default=[])
    asked.add_argument("--seconds", type=float, default=600.0)
    asked.add_argument("--deals", type=int, default=200)
    asked.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4])
    asked.add_argument("--rows", nargs="*", choices=ROWS, default=list(ROWS[:3]))
    asked.add_argument("--times", type=float, nargs="*", default=[0.1, 0.3, 0.95])
    given = asked.parse_args()
    print("compiled" if fast.running() else "interpreted: compile first, this takes for ever")
    good = True
    for name in given.games or games.names():
        game = games.find(name)
        for players in given.players:
            if not game.seats[0] <= players <= game.seats[1]:
                continue
            if players == 1:
                alone(game, given.deals, given.seconds)
            elif players == 2:
                for row in rows_of(given.rows, given.times):
                    good = duel(game, row, given.deals, given.seconds) and good
            else:
                table(game, players, given.deals, given.seconds)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
