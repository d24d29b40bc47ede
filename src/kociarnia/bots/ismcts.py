"""Information set Monte Carlo tree search as the papers have it, to be measured against: it knows the rules and nothing else.

Single observer (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012). Every iteration imagines a world
that fits the view and goes down one tree whose nodes are what the searching seat has seen. Among the moves that this world
allows, one that was never tried is tried; else the highest UCB1 is chosen, which counts how often a move could have been. From
there moves by lot lead to the end of the match, and everybody on the way learns its share of the win. Most visits are played.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from kociarnia.bots.search import Thought
from kociarnia.engine.contract import CHANCE, NOBODY, Dice, MoveId, Rules, Seat, State

EXPLORATION: Final = 0.7
ENDLESS: Final = 1_000_000_000  # moves of a playout: all matches end


class Edge:
    """A move at a node, for whoever is asked there. Trees grow deep, so neither is `acyclic`: see tests/test_fast.py."""

    def __init__(self, move: MoveId) -> None:
        self.move = move
        self.visits = 0
        self.available = 0
        self.worth = 0.0


class Seen:
    """A node: what the searching seat has seen."""

    def __init__(self) -> None:
        self.edges: dict[MoveId, Edge] = {}
        self.children: dict[MoveId, Seen] = {}  # by the move as that seat sees it

    def choose(self, legal: list[MoveId], dice: Dice) -> Edge:
        fresh: list[MoveId] = []
        best: Edge | None = None
        most = -1.0
        for move in legal:
            edge = self.edges.get(move)
            if edge is None:
                fresh.append(move)
                continue
            edge.available += 1
            visits = float(edge.visits)
            bound = edge.worth / visits + EXPLORATION * math.sqrt(math.log(float(edge.available)) / visits)
            if bound > most:
                most = bound
                best = edge
        if best is None or fresh:
            best = Edge(fresh[dice.below(len(fresh))])
            best.available = 1
            self.edges[best.move] = best
        return best


class Ismcts:
    """One search after another with the same budget: so many iterations, so many seconds, or whichever ends first."""

    def __init__(self, iterations: int, seconds: float = 0.0, clock: Callable[[], float] = perf_counter) -> None:
        self.iterations = iterations
        self.seconds = seconds  # 0: no clock
        self.clock = clock

    def think(
        self, rules: Rules[Any], view: Any, legal: list[MoveId], dice: Dice, stop: Callable[[], bool] | None = None
    ) -> list[Thought]:
        """Every legal move with what the search thinks of it, the best first."""
        root = Seen()
        me = rules.actor(view)
        low, high = rules.utility_range()
        began = self.clock()
        left = self.iterations if len(legal) > 1 else 0
        while left > 0:
            self._iterate(rules, rules.imagine(view, dice), root, legal, me, low, high - low, dice)
            left -= 1
            if (self.seconds > 0.0 and self.clock() - began > self.seconds) or (stop is not None and stop()):
                break
        thoughts: list[Thought] = []
        for move in legal:
            edge = root.edges.get(move)
            visits = 0 if edge is None else edge.visits
            thoughts.append(Thought(int(move), visits, 0.0 if edge is None else edge.worth / visits, 0.0, False))
        thoughts.sort(key=_most_visited)
        thoughts[0].chosen = True
        return thoughts

    def _iterate(
        self, rules: Rules[Any], world: State, root: Seen, first: list[MoveId], me: Seat, low: float, whole: float, dice: Dice
    ) -> None:
        node = root
        taken: list[Edge] = []
        seats: list[Seat] = []
        growing = True
        legal = first
        while growing:
            who = rules.actor(world)
            if who == NOBODY:
                break
            if who == CHANCE:
                move = rules.roll(world, dice)
            else:
                edge = node.choose(legal if node is root else rules.legal(world), dice)
                growing = edge.visits > 0
                taken.append(edge)
                seats.append(who)
                move = edge.move
            if growing:
                seen = move if rules.witnesses(world, move) >> me & 1 else rules.blur(move)
                child = node.children.get(seen)
                if child is None:
                    child = Seen()
                    node.children[seen] = child
                node = child
            rules.apply(world, move)
        endless: i64 = ENDLESS
        rules.play_on(world, dice, endless)
        won = rules.utilities(world)
        for at in range(len(taken)):
            edge = taken[at]
            edge.visits += 1
            edge.worth += (won[seats[at]] - low) / whole


def _most_visited(thought: Thought) -> tuple[int, float, int]:
    return (-thought.visits, -thought.share, thought.move)
