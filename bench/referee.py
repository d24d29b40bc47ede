"""A referee: does the strongest level ever choose foolishly? Lists its confirmed mistakes.

    python bench/referee.py [GAME ...] [--decisions 200] [--seconds 0.1] [--level tygrys] [--players 2] [--worlds 150]

The level plays against itself. A choice is suspicious if a second look disagrees: a search of its own with other dice, or the
game's sense, which has no doubt about a sure gain. Both moves are then played out in the same imagined worlds with the same
luck, and after them everybody plays as the next lower searching level does, which thinks about every move, and looks at it as
closely as the judged level: far stronger playouts than those of the search. It is a mistake where the other move is better by
more than 2.6 standard errors (one in a hundred by luck) and by at least 2 hundredths of the win; in a match that is as good as
decided, also where it only loses margin. Compile first.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from kociarnia import fast, games
from kociarnia.bots.levels import Budget, SearchBot, budget
from kociarnia.bots.search import chances_of, margins_of, shares_of
from kociarnia.engine import CHANCE, NOBODY, Game, QuickDice, Rules

SURE = 2.6  # standard errors
LOSS = 0.02  # of the win
FEW = 24  # worlds after which a comparison that is going nowhere may end
DECIDED = 0.05  # a share, or what lacks to the whole: margins count
AHEAD = 24  # decisions that are played out before the sense judges
STRONG = 24  # playouts for a move of those who play it out
ALIKE = 0.005  # of the win: of moves that are worth the same to them they take any, or else worlds without luck are one world


class Mistake(NamedTuple):
    ply: int
    made: str
    better: str
    loss: float
    error: float
    worlds: int
    share: float  # of the win that whoever chose had


class Referee:
    """Plays two moves out in the same worlds."""

    def __init__(self, game: Game, rules: Rules[Any], level: str) -> None:
        self.game = game
        self.rules = rules
        self.sense = game.sense()
        strong: Budget = budget(game, "kocur")
        looks = budget(game, level).looks  # who overlooks what the judged one sees is no judge of it
        careful = strong._replace(playouts=min(STRONG, strong.playouts), looks=looks, distracted=0)
        self.player = SearchBot(game, careful)

    def result(self, world: Any, move: int, me: int, luck: int) -> tuple[float, float]:
        """The share of the win and the margin that come of it, after so many decisions or at the end of the match."""
        rules, dice = self.rules, QuickDice(luck)
        left = AHEAD
        rules.apply(world, move)
        while (who := rules.actor(world)) != NOBODY and (who == CHANCE or left > 0):
            if who == CHANCE:
                rules.apply(world, rules.roll(world, dice))
                continue
            left -= 1
            legal = rules.legal(world)
            rules.apply(world, legal[0] if len(legal) == 1 else self.choose(rules.redact(world, who), legal, dice))
        sides = [int(side) for side in rules.sides()]
        places = [int(place) for place in rules.places(world)]
        margin = margins_of([int(score) for score in rules.scores(world)], places)[me]
        if rules.actor(world) == NOBODY:
            return shares_of(places, sides)[me], margin
        sharpness = self.game.sharpness.get(rules.players, 1.0)
        return chances_of([float(value) for value in self.sense.value(rules, world)], sides, sharpness)[me], margin

    def choose(self, view: Any, legal: list[int], dice: QuickDice) -> int:
        thoughts = self.player.think(self.rules, view, legal, dice)
        best = thoughts[0]
        others = [one for one in thoughts[1:] if one.visits and not one.refuted]
        alike = [one.move for one in others if abs(one.share - best.share) < ALIKE]
        return int([best.move, *alike][dice.below(1 + len(alike))])

    def compare(self, view: Any, made: int, other: int, worlds: int, dice: QuickDice) -> tuple[float, float, int, float]:
        """By how much `other` is better, with its standard error, in how many worlds, and the share that `made` gets."""
        me = int(self.rules.actor(view))
        leads: list[float] = []
        margins: list[float] = []
        shares = 0.0
        for number in range(1, worlds + 1):
            world, luck = self.sense.imagine(self.rules, view, dice), int(dice.below(1 << 30))
            one, near = self.result(world.copy(), made, me, luck)
            two, far = self.result(world.copy(), other, me, luck)
            leads.append(two - one)
            margins.append(far - near)
            shares += one
            if number >= FEW and number % 8 == 0:
                mean, error = of(leads)
                if mean + error < LOSS and mean - error < 0.0:  # not a mistake that could still be confirmed
                    break
        mean, error = of(leads)
        share = shares / len(leads)
        if abs(mean) < LOSS and not DECIDED < share < 1.0 - DECIDED:
            mean, error = of(margins)
        return mean, error, len(leads), share


def of(samples: list[float]) -> tuple[float, float]:
    mean = sum(samples) / len(samples)
    return mean, math.sqrt(sum((one - mean) ** 2 for one in samples) / max(1, len(samples) - 1) / len(samples))


def decisions(game: Game, players: int, level: str, seconds: float) -> Iterator[tuple[Rules[Any], Any, int, int, list[int]]]:
    """Views, with what the level chose and which other moves a second look would rather see."""
    rules, sense = game.rules(players), game.sense()
    bot, second = (SearchBot(game, budget(game, level)._replace(seconds=seconds)) for _ in range(2))
    for searcher in (bot, second):
        searcher.search.clock = time.thread_time
    deal = 0
    while True:
        deal += 1
        state, dice, ply = rules.start(), QuickDice(deal), 0
        while (who := rules.actor(state)) != NOBODY:
            legal = rules.legal(state)
            move = rules.roll(state, dice) if who == CHANCE else legal[0]
            if who != CHANCE and len(legal) > 1:
                view = rules.redact(state, who)
                move = bot.choose(rules, view, legal, QuickDice(31 * ply + deal))
                again = second.choose(rules, view, legal, QuickDice(37 * ply + deal + 1))
                rates = sense.rate(rules, view, legal)
                likes = legal[max(range(len(legal)), key=lambda at: rates[at])]
                yield rules, view, ply, int(move), sorted({int(again), int(likes)} - {int(move)})
            rules.apply(state, move)
            ply += 1


def judge(game: Game, players: int, level: str, seconds: float, count: int, worlds: int) -> list[Mistake]:
    found: list[Mistake] = []
    suspicious = seen = 0
    for rules, view, ply, move, others in decisions(game, players, level, seconds):
        referee = Referee(game, rules, level)
        seen += 1
        for other in others:
            suspicious += 1
            looks = 0
            for seed in (1, 2):  # among many comparisons luck finds some: a mistake is one in other worlds too
                loss, error, tried, share = referee.compare(view, move, other, worlds, QuickDice(2 * ply + seed))
                if loss <= SURE * error or loss < LOSS:
                    break
                looks += 1
            if looks == 2:
                found.append(Mistake(ply, rules.text(move), rules.text(other), loss, error, tried, share))
                break
        if seen >= count:
            break
    for one in found:
        print(
            f"  ply {one.ply}: {one.made}, better {one.better} by {one.loss:.3f} ± {one.error:.3f} "
            f"({one.worlds} worlds, share {one.share:.2f})",
            flush=True,
        )
    print(
        f"{game.name:16} {players} {level} at {seconds} s: {len(found)} confirmed of {seen} decisions "
        f"({100 * len(found) / seen:.1f} %), {suspicious} looked at again",
        flush=True,
    )
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", default=[])
    asked.add_argument("--decisions", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=0.1)
    asked.add_argument("--level", default="tygrys")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--worlds", type=int, default=150)
    given = asked.parse_args()
    print("compiled" if fast.running() else "interpreted: slow")
    for name in given.games or games.names():
        judge(games.find(name), given.players, given.level, given.seconds, given.decisions, given.worlds)


if __name__ == "__main__":
    main()
