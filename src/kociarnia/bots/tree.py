"""The tree below the candidates: a node is what whoever is asked has seen since, and there it learns what serves it.

Every seat has a tree of its own, for what a rival does cannot hang on a card that it has not seen. What the seats held at the
beginning parts no nodes: worlds differ in it, so a move is chosen among those that this world allows. Moves that look well are
tried first, the others as visits grow; none is left out but those that are out of the question.
"""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kociarnia.engine.contract import NEVER, MoveId, Rules, Seat, Sense, State

CURIOSITY: Final = 0.4
UNTRIED: Final = 0.05  # of a share: so much worse than what was usual at a node an untried move is thought
TEMPER: Final = 0.5  # a move that looks worse than the best by this part of the mean lag looks less likely by e to 1
UNLIKELY: Final = 0.002  # the least that a move is
RIPE: Final = 4  # visits of a branch before there is a node behind it
KEYS: Final = (1 << 42) - 1  # so that the next key is reckoned without overflow:
PARTING: Final = 1000003
NONE: Final = -1  # no move: the tree ends here


@mypyc_attr(acyclic=True)
class Branch:
    """A move at a node: how likely it looked at first, and what came of it for whoever made it."""

    def __init__(self, move: MoveId, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.worth = 0.0


@mypyc_attr(acyclic=True)
class Node:
    def __init__(self) -> None:
        self.branches: dict[MoveId, Branch] = {}
        self.visits = 0
        self.worth = 0.0

    def choose(self, sense: Sense[Any, Any], rules: Rules[Any], world: State, who: Seat, legal: list[MoveId]) -> Branch:
        """The highest upper confidence bound of what this world allows (PUCT)."""
        field: list[Branch] = []
        whole = 0.0
        for move in legal:
            branch = self.branches.get(move)
            if branch is None:
                self._weigh(sense, rules, rules.redact(world, who), legal)
                branch = self.branches[move]
            if branch.prior > 0.0:
                field.append(branch)
                whole += branch.prior
        untried = self.worth / self.visits - UNTRIED if self.visits > 0 else 0.5
        root = CURIOSITY * math.sqrt(float(self.visits + 1)) / whole
        best = field[0]
        most = NEVER
        for branch in field:
            mean = branch.worth / branch.visits if branch.visits > 0 else untried
            bound = mean + root * branch.prior / float(1 + branch.visits)
            if bound > most:
                most = bound
                best = branch
        return best

    def got(self, branch: Branch, result: float) -> None:
        self.visits += 1
        self.worth += result
        branch.visits += 1
        branch.worth += result

    def _weigh(self, sense: Sense[Any, Any], rules: Rules[Any], view: State, legal: list[MoveId]) -> None:
        """Branches for all moves that have none yet; whatever the scale of the rates, the mean lag is the measure."""
        rates = sense.rate(rules, view, legal)
        different = set(sense.distinct(rules, view, legal))
        best = max(rates)
        lags = [best - rate for rate in rates if rate > NEVER]
        scale = TEMPER * sum(lags) / len(lags) if lags else 0.0
        for at in range(len(legal)):
            move = legal[at]
            if move in self.branches:
                continue
            prior = 0.0
            if move in different and (rates[at] > NEVER or rates[at] == best):
                prior = UNLIKELY + (math.exp((rates[at] - best) / scale) if scale > 0.0 else 1.0)
            self.branches[move] = Branch(move, prior)


@mypyc_attr(acyclic=True)
class Climb:
    """One playout's way through the trees of all seats."""

    def __init__(self, nodes: dict[i64, Node], players: int, plies: i64) -> None:
        self.nodes = nodes
        self.keys: list[i64] = [seat + 1 for seat in range(players)]  # what each seat has seen
        self.plies: i64 = plies  # decisions that may still be made in the tree
        self.met: list[Node] = []
        self.taken: list[Branch] = []
        self.seats: list[Seat] = []

    def choose(self, sense: Sense[Any, Any], rules: Rules[Any], world: State, who: Seat) -> MoveId:
        """NONE where the tree ends; there it grows by one node."""
        legal = rules.legal(world)
        if len(legal) == 1:
            return legal[0]
        if self.plies <= 0:
            return NONE
        node = self.nodes.get(self.keys[who])
        if node is None:
            node = Node()
            self.nodes[self.keys[who]] = node
        branch = node.choose(sense, rules, world, who, legal)
        self.plies = self.plies - 1 if branch.visits >= RIPE else 0
        self.met.append(node)
        self.taken.append(branch)
        self.seats.append(who)
        return branch.move

    def follow(self, rules: Rules[Any], world: State, move: MoveId) -> None:
        """Before `move` is made: on to what each seat will have seen."""
        witnesses = rules.witnesses(world, move)
        for seat in range(len(self.keys)):
            seen = move if witnesses >> seat & 1 else rules.blur(move)
            self.keys[seat] = (self.keys[seat] * PARTING + seen) & KEYS

    def alone(self, me: Seat) -> bool:
        """Nobody else has been asked."""
        return all(seat == me for seat in self.seats)

    def learn(self, shares: list[float]) -> None:
        for at in range(len(self.taken)):
            self.met[at].got(self.taken[at], shares[self.seats[at]])
