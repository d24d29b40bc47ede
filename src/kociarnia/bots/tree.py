"""The tree below a candidate, as one seat sees it: a node is what that seat knows after the moves it has seen.

Worlds differ in what can be done at a node, so a move is chosen among those that this world allows. Whoever is asked chooses
for itself: of the few moves that look best to it at once, more and more the one that has served it best.
"""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import i64

from kociarnia.engine.contract import NEVER, MoveId, Rules, Seat, Sense, State

BRANCHES: Final = 4  # moves that are tried at a node
CURIOSITY: Final = 0.6


class Branch:
    """A move at a node: how it looked at once, and what came of it for whoever made it."""

    def __init__(self, move: MoveId, rate: float) -> None:
        self.move = move
        self.rate = rate
        self.visits = 0
        self.worth = 0.0

    def got(self, result: float) -> None:
        self.visits += 1
        self.worth += result


class Node:
    def __init__(self) -> None:
        self.branches: dict[MoveId, Branch] = {}
        self.legal: list[MoveId] = []  # what the last world allowed,
        self.field: list[Branch] = []  # and which of it is tried
        self.children: dict[MoveId, Node] = {}

    def choose(self, sense: Sense[Any, Any], rules: Rules[Any], world: State, who: Seat, legal: list[MoveId]) -> Branch:
        """An upper confidence bound for each of the best-looking moves, which are tried in that order (PUCT)."""
        if self.legal != legal:
            self.legal = legal
            self.field = self._best_looking(sense, rules, world, who, legal)
        field = self.field
        visits = 0
        worth = 0.0
        for branch in field:
            visits += branch.visits
            worth += branch.worth
        usual = worth / visits if visits > 0 else 0.5
        root = CURIOSITY * math.sqrt(float(visits + 1))
        best = field[0]
        most = -1.0
        for at in range(len(field)):
            branch = field[at]
            mean = branch.worth / branch.visits if branch.visits > 0 else usual
            bound = mean + root / float((at + 2) * (1 + branch.visits))
            if bound > most:
                most = bound
                best = branch
        return best

    def _best_looking(
        self, sense: Sense[Any, Any], rules: Rules[Any], world: State, who: Seat, legal: list[MoveId]
    ) -> list[Branch]:
        field: list[Branch] = []
        for move in sense.distinct(rules, world, legal):
            branch = self.branches.get(move)
            if branch is None:
                self._weigh(legal, sense.rate(rules, rules.redact(world, who), legal))
                branch = self.branches[move]
            at = len(field)
            while at > 0 and field[at - 1].rate < branch.rate:
                at -= 1
            if at < BRANCHES:
                field.insert(at, branch)
                if len(field) > BRANCHES:
                    field.pop()
        if len(field) > 1 and field[-1].rate <= NEVER:
            return [branch for branch in field if branch.rate > NEVER] or field
        return field

    def _weigh(self, legal: list[MoveId], rates: list[float]) -> None:
        for at in range(len(legal)):
            if legal[at] not in self.branches:
                self.branches[legal[at]] = Branch(legal[at], rates[at])


class Climb:
    """One playout's way through the tree of its candidate."""

    def __init__(self, root: Node, plies: i64) -> None:
        self.node: Node | None = root
        self.plies: i64 = plies  # decisions that are still to be made in the tree
        self.taken: list[Branch] = []
        self.seats: list[Seat] = []

    def choose(self, sense: Sense[Any, Any], rules: Rules[Any], world: State, who: Seat) -> MoveId:
        legal = rules.legal(world)
        if len(legal) == 1 or self.node is None:
            return legal[0]
        self.plies -= 1
        branch = self.node.choose(sense, rules, world, who, legal)
        self.taken.append(branch)
        self.seats.append(who)
        return branch.move

    def follow(self, rules: Rules[Any], world: State, move: MoveId, me: Seat) -> None:
        """Before `move` is made: on to what `me` will have seen. Where the tree ends, it grows by one node."""
        if self.node is None:
            return
        if self.plies <= 0:
            self.node = None
            return
        seen = move if rules.witnesses(world, move) >> me & 1 else rules.blur(move)
        child = self.node.children.get(seen)
        if child is None:
            self.node.children[seen] = Node()
        self.node = child

    def alone(self, me: Seat) -> bool:
        """Nobody else has been asked."""
        return all(seat == me for seat in self.seats)

    def learn(self, shares: list[float]) -> None:
        for at in range(len(self.taken)):
            self.taken[at].got(shares[self.seats[at]])
