"""`kociarnia simulate`: many matches of bots, side by side, and a summary."""

from __future__ import annotations

import argparse
import json
import sys
import time
import warnings
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from kociarnia import bots, games
from kociarnia.arena.interval import wilson
from kociarnia.arena.workers import side_by_side
from kociarnia.bots.own import Forfeit
from kociarnia.engine import Match, QuickDice, Refusal, Words
from kociarnia.terminal import files
from kociarnia.terminal.arguments import pairs
from kociarnia.terminal.progress import progress

STOPPED = 130  # exit code after Ctrl-C, as shells have it


class Task(NamedTuple):
    """A match to be played."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    save: str
    seed: int


def one(task: Task) -> dict[str, Any]:
    """One match of bots; which seat a bot has rotates with the seed, so that no seat is anybody's."""
    game, players, names, seed = games.find(task.game), task.players, task.names, task.seed
    match = Match(game, players, dict(task.options), QuickDice(seed))
    turn = seed % players
    seated = [names[(seat + turn) % players] for seat in range(players)]
    crew = [bots.make(name, game) for name in seated]
    dice = QuickDice(seed + 7919)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", Forfeit)
        try:
            while not match.over:
                seat = match.waiting()[0]
                match.play(seat, crew[seat].choose(match.rules, match.view(seat), match.legal(seat), dice))
        finally:
            for bot in crew:
                bot.close()
    if task.save:
        match.record.names = seated
        files.write(Path(task.save, f"{game.name}-{players}-{seed}.txt"), match.record.text())
    return {
        "seed": seed,
        "bots": seated,
        "entries": [(seat + turn) % players for seat in range(players)],
        "scores": match.record.scores,
        "places": match.record.places,
        "moves": match.ply,
        "forfeits": [(said.message.bot, said.message.why) for said in told if isinstance(said.message, Forfeit)],
    }


def safely(task: Task) -> dict[str, Any] | Refusal:
    try:
        return one(task)
    except Refusal as refused:
        return refused


def lost(task: Task, why: str) -> Refusal:
    return Refusal("arena-worker", code=why)


def _played(tasks: list[Task], jobs: int) -> Generator[dict[str, Any] | Refusal, None, None]:
    yield from map(safely, tasks) if jobs == 1 else side_by_side(tasks, jobs, safely, lost)


def simulate(asked: argparse.Namespace, words: Words) -> int:
    game = games.find(asked.game)
    chosen = pairs(asked.option)
    named = asked.bots.count(",") + 1
    fitting = named if named > 1 else game.fitting(chosen, game.usual)
    players = fitting if asked.players is None else asked.players
    options = game.texts(game.settle(players, chosen))
    names = tuple(bots.parse(asked.bots, players))
    if asked.games < 1:
        raise Refusal("cli-matches")
    if asked.jobs < 1:
        raise Refusal("arena-jobs")
    save, seeds = asked.save or "", range(asked.seed, asked.seed + asked.games)
    tasks = [Task(game.name, players, tuple(options.items()), names, save, seed) for seed in seeds]
    began = time.perf_counter()
    results: list[dict[str, Any]] = []
    stopped = False
    with progress(words("simulate-working"), asked.games) as advance, closing(_played(tasks, asked.jobs)) as lines:
        try:
            for line in lines:
                if isinstance(line, Refusal):
                    raise line
                results.append(line)
                advance(1)
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        print(words("simulate-stopped", done=len(results), all=asked.games), file=sys.stderr)
    if not results:
        return STOPPED
    results.sort(key=lambda line: line["seed"])
    summary = summed(results, names, time.perf_counter() - began)
    if asked.json:
        print(json.dumps({"game": game.name, "players": players, "options": options, **summary}, indent=2))
    else:
        print(words("simulate-head", game=game.words(words.language)("game-name"), players=players, matches=len(results)))
        _print(summary, words)
    for bot, count in summary["forfeits"].items():
        why = next(why for line in results for name, why in line["forfeits"] if name == bot)
        print(words("bot-forfeits", bot=bot, count=count, why=why), file=sys.stderr)
    return STOPPED if stopped else 0


def summed(results: list[dict[str, Any]], names: Sequence[str], seconds: float) -> dict[str, Any]:
    """Shares of wins by seat and by bot, with 95 % intervals; a shared win is shared."""
    players = len(names)
    moves = [result["moves"] for result in results]

    def row(label: str, places: list[tuple[int, int, int]]) -> dict[str, Any]:
        wins = sum(1 / ties if place == 1 else 0 for place, ties, _ in places)
        low, high = wilson(wins / len(places), len(places))
        points = [score for _, _, score in places]
        return {
            "name": label, "wins": wins / len(places), "low": low, "high": high,
            "place": sum(place for place, _, _ in places) / len(places),
            "points": sum(points) / len(points), "least": min(points), "most": max(points),
        }  # fmt: skip

    seats: list[list[tuple[int, int, int]]] = [[] for _ in range(players)]
    entries: list[list[tuple[int, int, int]]] = [[] for _ in range(players)]
    for result in results:
        ties = max(1, result["places"].count(1))
        for seat in range(players):
            fact = (result["places"][seat], ties, result["scores"][seat])
            seats[seat].append(fact)
            entries[result["entries"][seat]].append(fact)
    return {
        "matches": len(results),
        "moves": {"mean": sum(moves) / len(moves), "least": min(moves), "most": max(moves)},
        "seconds": seconds,
        "forfeits": Counter(bot for result in results for bot, _ in result["forfeits"]),
        "nobody": sum(1 not in result["places"] for result in results) / len(results),
        "seats": [row(str(seat + 1), facts) for seat, facts in enumerate(seats)],
        "bots": [row(name, facts) for name, facts in zip(names, entries, strict=True)],
    }


def _print(summary: dict[str, Any], words: Words) -> None:
    moves = summary["moves"]
    print(words("simulate-length", mean=f"{moves['mean']:.1f}", low=moves["least"], high=moves["most"]))
    print(words("simulate-speed", rate=f"{summary['matches'] / summary['seconds']:.0f}"))
    heads = words("simulate-table").split(";")
    groups = [(heads[0], summary["seats"])]
    if len({row["name"] for row in summary["bots"]}) > 1:
        groups.append((heads[1], summary["bots"]))
    for head, rows in groups:
        print(f"{head:>12} {heads[2]:>8} {heads[3]:>15} {heads[4]:>14} {heads[5]:>8} {heads[6]:>8} {heads[7]:>9}")
        for row in rows:
            span = f"{100 * row['low']:.1f}–{100 * row['high']:.1f}"
            print(
                f"{row['name']:>12} {100 * row['wins']:>7.1f}% {span:>15} {row['place']:>14.2f} "
                f"{row['points']:>8.1f} {row['least']:>8} {row['most']:>9}"
            )
    if summary["nobody"]:
        print(words("simulate-nobody", percent=f"{100 * summary['nobody']:.1f}"))
