"""`kociarnia simulate`: many matches of bots, side by side, and a summary."""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from kociarnia import bots, games
from kociarnia.arena.interval import wilson
from kociarnia.engine import Match, QuickDice, Refusal, Words
from kociarnia.terminal import files
from kociarnia.terminal.arguments import pairs
from kociarnia.terminal.progress import progress

CHUNK = 25  # matches that a process plays before it reports


def one(game_name: str, players: int, options: dict[str, str], names: list[str], seed: int, save: str) -> dict[str, Any]:
    """One match of bots; which seat a bot has rotates with the seed, so that no seat is anybody's."""
    game = games.find(game_name)
    match = Match(game, players, options, QuickDice(seed))
    turn = seed % players
    seated = [names[(seat + turn) % players] for seat in range(players)]
    crew = [bots.make(name, game) for name in seated]
    dice = QuickDice(seed + 7919)
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, crew[seat].choose(match.rules, match.view(seat), match.legal(seat), dice))
    if save:
        match.record.names = seated
        files.write(Path(save, f"{game_name}-{players}-{seed}.txt"), match.record.text())
    return {
        "seed": seed,
        "bots": seated,
        "entries": [(seat + turn) % players for seat in range(players)],
        "scores": match.record.scores,
        "places": match.record.places,
        "moves": match.ply,
    }


def _some(work: tuple[str, int, dict[str, str], list[str], list[int], str]) -> list[dict[str, Any]]:
    game, players, options, names, seeds, save = work
    return [one(game, players, options, names, seed, save) for seed in seeds]


def simulate(asked: argparse.Namespace, words: Words) -> int:
    game = games.find(asked.game)
    chosen = pairs(asked.option)
    named = asked.bots.count(",") + 1
    players = asked.players or (named if named > 1 else game.fitting(chosen, game.usual))
    options = game.texts(game.settle(players, chosen))
    names = bots.parse(asked.bots, players)
    if asked.games < 1:
        raise Refusal("cli-matches")
    seeds = range(asked.seed, asked.seed + asked.games)
    save = asked.save or ""
    work = [(game.name, players, options, names, list(seeds[i : i + CHUNK]), save) for i in range(0, len(seeds), CHUNK)]
    began = time.perf_counter()
    results: list[dict[str, Any]] = []
    with progress(words("simulate-working"), asked.games) as advance:
        if asked.jobs > 1 and len(work) > 1:
            with ProcessPoolExecutor(min(asked.jobs, len(work)), mp_context=get_context("spawn")) as pool:
                for part in pool.map(_some, work):
                    results += part
                    advance(len(part))
        else:
            for chunk in work:
                part = _some(chunk)
                results += part
                advance(len(part))
    summary = summed(results, names, time.perf_counter() - began)
    if asked.json:
        print(json.dumps({"game": game.name, "players": players, "options": options, **summary}, indent=2))
        return 0
    print(words("simulate-head", game=game.words(words.language)("game-name"), players=players, matches=asked.games))
    _print(summary, words)
    return 0


def summed(results: list[dict[str, Any]], names: list[str], seconds: float) -> dict[str, Any]:
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
