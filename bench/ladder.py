"""The ladder of levels, measured: is every cat stronger than the one below it?

    python bench/ladder.py [GAME ...] [--seconds 600] [--deals 200] [--players 2 3 4]

For two players every deal is played twice, with the seats exchanged; a deal is one sample, and a draw counts half. For three
and four players kot, kocur and tygrys sit at one table in every order, and the mean place counts. Alone, turns count. A row
ends after so many deals or seconds, whichever comes first; or sooner, after 60 matches, if its mark is reached and the 95 %
interval leaves no doubt who is stronger, so that time goes where it is needed. Compile first: `kociarnia compile`.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Any

from kociarnia import fast, games
from kociarnia.bots import make
from kociarnia.bots.base import Bot
from kociarnia.engine import CHANCE, NOBODY, Game, QuickDice, Rules, StackedDice

MARKS = (("kocur", "kot", 60), ("tygrys", "kocur", 55), ("tygrys", "kot", 65))
LADDER = ("kot", "kocur", "tygrys")
ENOUGH = 60  # matches after which a row may be clear


class Timed:
    """A bot, and how much processor time it takes for a move."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
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


def duel(game: Game, one: str, other: str, mark: int, deals: int, seconds: float) -> None:
    rules = game.rules(2)
    first, second = Timed(make(one, game)), Timed(make(other, game))
    samples = []
    for deal in while_time(deals, seconds):
        won = 0.0
        for seats, at in (([first, second], 0), ([second, first], 1)):
            places = rules.places(match(rules, seats, deal))
            won += 0.5 + 0.5 * (places[at] < places[1 - at]) - 0.5 * (places[at] > places[1 - at])
        samples.append(50.0 * won)
        if 2 * len(samples) >= ENOUGH and statistics.mean(samples) >= mark and clear(samples, 50.0):
            break
    share = statistics.mean(samples)
    reached = share >= mark and (2 * len(samples) >= 400 or clear(samples, 50.0))
    print(
        f"{game.name:16} 2  {one:6} over {other:6} {share:5.1f} % ± {spread(samples):4.1f}  (mark {mark} %: "
        f"{'reached' if reached else 'not reached'})  {2 * len(samples):4} matches; {one}: {first.pace()}",
        flush=True,
    )


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


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", default=[])
    asked.add_argument("--seconds", type=float, default=600.0)
    asked.add_argument("--deals", type=int, default=200)
    asked.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4])
    given = asked.parse_args()
    print("compiled" if fast.running() else "interpreted: compile first, this takes for ever")
    for name in given.games or games.names():
        game = games.find(name)
        for players in given.players:
            if not game.seats[0] <= players <= game.seats[1]:
                continue
            if players == 1:
                alone(game, given.deals, given.seconds)
            elif players == 2:
                for one, other, mark in MARKS:
                    duel(game, one, other, mark, given.deals, given.seconds)
            else:
                table(game, players, given.deals, given.seconds)


if __name__ == "__main__":
    main()
