"""What the matches say: ratings, who beats whom, wins by seat, length, points and time, for a set of lines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from kociarnia.arena.fixture import Line
from kociarnia.arena.interval import Share, clustered
from kociarnia.arena.rating import Rating, ratings


@dataclass(frozen=True)
class Time:
    """Milliseconds a move."""

    mean: float
    longest: float


@dataclass(frozen=True)
class Tally:
    """A table summed up; or many tables, where only what can be compared is filled in."""

    bots: tuple[str, ...]  # the best rated first
    matches: int
    deals: int
    ratings: dict[str, Rating]
    pairs: dict[tuple[str, str], Share]  # how often the first has the better place; a draw counts half
    against_all: dict[str, Share]  # the same against whoever else sits there
    wins: dict[str, Share]  # shares of first places, for each bot; a shared victory is shared
    seats: list[Share]  # the same for each seat
    seated: dict[tuple[str, int], Share]  # the same for each bot at each seat
    places: dict[str, float]  # the mean
    nobody: float  # share of matches that nobody won
    moves: list[int]  # decisions in each match
    points: dict[str, list[int]]
    times: dict[str, Time]
    forfeits: dict[str, list[str]]  # why moves were forfeited
    errors: list[str]  # why matches have no result


class _Clusters:
    """Sums and counts by deal."""

    def __init__(self) -> None:
        self.sums: dict[Any, list[float]] = defaultdict(lambda: [0.0, 0])

    def add(self, deal: Any, value: float) -> None:
        entry = self.sums[deal]
        entry[0] += value
        entry[1] += 1

    def share(self) -> Share:
        return clustered((total, int(count)) for total, count in self.sums.values())


def sides(line: Line) -> list[tuple[str, int]]:
    """Bot and place of each side; partners are one."""
    found = {side: (line["seating"][seat], line["places"][seat]) for seat, side in enumerate(line["sides"])}
    return [found[side] for side in sorted(found)]


def tally(bots: Sequence[str], lines: Iterable[Line]) -> Tally:
    """Sum up; the order of the lines does not matter."""
    every = sorted(lines, key=lambda line: (line["deal"], line["game"], line["players"], line["seating"]))
    played = [line for line in every if "error" not in line]
    rated = ratings(bots, (sides(line) for line in played))
    pairs: dict[tuple[str, str], _Clusters] = defaultdict(_Clusters)
    against: dict[str, _Clusters] = defaultdict(_Clusters)
    wins: dict[str, _Clusters] = defaultdict(_Clusters)
    seats: dict[int, _Clusters] = defaultdict(_Clusters)
    seated: dict[tuple[str, int], _Clusters] = defaultdict(_Clusters)
    places: dict[str, list[int]] = defaultdict(list)
    points: dict[str, list[int]] = defaultdict(list)
    spent: dict[str, list[dict[str, float]]] = defaultdict(list)
    forfeits: dict[str, list[str]] = defaultdict(list)
    for line in played:
        deal = (line["game"], line["players"], line["deal"])
        for (one, place), (other, behind) in combinations(sides(line), 2):
            if one != other:
                better = 0.5 if place == behind else float(place < behind)
                pairs[one, other].add(deal, better)
                pairs[other, one].add(deal, 1 - better)
                against[one].add(deal, better)
                against[other].add(deal, 1 - better)
        first = line["places"].count(1)
        for seat, name in enumerate(line["seating"]):
            won = 1 / first if line["places"][seat] == 1 else 0.0
            seats[seat].add(deal, won)
            wins[name].add(deal, won)
            seated[name, seat].add(deal, won)
            places[name].append(line["places"][seat])
            points[name].append(line["scores"][seat])
        for name, times in line["time"].items():
            spent[name].append(times)
        for forfeit in line["forfeits"]:
            forfeits[forfeit["bot"]].append(forfeit["why"])
    return Tally(
        bots=tuple(sorted(bots, key=lambda name: (-rated[name].value, name))),
        matches=len(played),
        deals=len({(line["game"], line["players"], line["deal"]) for line in played}),
        ratings=rated,
        pairs={pair: clusters.share() for pair, clusters in pairs.items()},
        against_all={name: clusters.share() for name, clusters in against.items()},
        wins={name: clusters.share() for name, clusters in wins.items()},
        seats=[seats[seat].share() for seat in sorted(seats)],
        seated={key: clusters.share() for key, clusters in seated.items()},
        places={name: sum(found) / len(found) for name, found in places.items()},
        nobody=sum(1 not in line["places"] for line in played) / max(1, len(played)),
        moves=[line["moves"] for line in played],
        points=dict(points),
        times={name: _time(times) for name, times in spent.items()},
        forfeits=dict(forfeits),
        errors=[line["error"] for line in every if "error" in line],
    )


def _time(times: list[dict[str, float]]) -> Time:
    moves = sum(one["moves"] for one in times)
    whole = sum(one["moves"] * one["ms"] for one in times)
    return Time(whole / max(1, moves), max(one["longest"] for one in times))


def figures(found: Tally) -> dict[str, Any]:
    """The figures of a table for other programs."""

    def share(one: Share) -> dict[str, float]:
        return {"share": one.value, "low": one.low, "high": one.high, "matches": one.matches}

    return {
        "matches": found.matches,
        "deals": found.deals,
        "nobody": found.nobody,
        "bots": [
            {
                "bot": name,
                "rating": found.ratings[name]._asdict(),
                "wins": share(found.wins[name]),
                "place": found.places[name],
                "points": sum(found.points[name]) / len(found.points[name]),
                "ms": found.times[name].mean,
                "longest_ms": found.times[name].longest,
                "forfeits": len(found.forfeits.get(name, [])),
            }
            for name in found.bots
            if name in found.wins
        ],
        "pairs": [
            {"bot": one, "against": other, **share(found.pairs[one, other])}
            for one in found.bots
            for other in found.bots
            if (one, other) in found.pairs
        ],
        "seats": [share(one) for one in found.seats],
        "moves": {"least": min(found.moves, default=0), "most": max(found.moves, default=0)},
        "errors": found.errors,
    }
