"""Information-set Monte-Carlo tree search, for one to six players, over views only.

Every iteration imagines a world that fits the view and plays it. The tree is the searching seat's own: a branch is a move as
that seat sees it, so worlds that it cannot tell apart share their nodes. Chance is rolled, what others answer in secret is
guessed by the game's sense, and everybody else's open moves are searched as if each seat played for itself. The sense is the
prior at a node and the judge where a playout stops; a finished match is judged by its places.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from kociarnia.engine.contract import CHANCE, NOBODY, Dice, MoveId, Rules, Seat, Sense
from kociarnia.engine.dice import QuickDice

UNTRIED: Final = 0.08  # how much worse than its parent an untried move is thought to be
STEEP: Final = 1.3  # how fast the prior falls from the best move to the next


class Node:
    """What the searching seat knows at one point, and what came of it."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.worth: float = 0.0  # sum of results, for whoever moved here
        self.priors: dict[int, float] = {}
        self.kids: dict[int, Node] = {}

    def mean(self) -> float:
        visits = int(self.visits)
        return self.worth / visits if visits > 0 else 0.0

    def child(self, key: int) -> Node:
        kid = self.kids.get(key)
        if kid is None:
            kid = Node()
            self.kids[key] = kid
        return kid


class Rival:
    """A candidate, and by how much it did better than the sense's favourite in the same worlds."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.met = 0
        self.sum = 0.0
        self.squares = 0.0

    def meet(self, lead: float) -> None:
        self.met += 1
        self.sum += lead
        self.squares += lead * lead

    def mean(self) -> float:
        return self.sum / self.met if self.met > 0 else 0.0

    def surely(self, doubt: float) -> bool:
        """Better by more than `doubt` standard errors."""
        if self.met < 3:
            return False
        mean = self.sum / self.met
        spread = math.sqrt(max(self.squares / self.met - mean * mean, 1e-9) / (self.met - 1))
        return mean > doubt * spread


class Thought:
    """What a search thinks of one legal move."""

    def __init__(self, move: int, visits: int, share: float, rate: float, chosen: bool) -> None:
        self.move = move
        self.visits = visits
        self.share = share  # of the win, from 0 to 1
        self.rate = rate  # of the sense
        self.chosen = chosen


class Search:
    """One search after another with the same settings."""

    def __init__(
        self,
        sense: Sense[Any],
        iterations: int,
        seconds: float = 0.0,
        curiosity: float = 0.7,
        depth: int = 0,
        slips: float = 0.0,
        width: int = 16,
        doubt: float = 1.0,
        ahead: int = 0,
        care: float = -1.0,
        tree: int = 1,
    ) -> None:
        self.sense = sense
        self.iterations = iterations
        self.seconds = seconds  # 0: no clock, so that the same dice give the same choice
        self.curiosity = curiosity
        self.depth: i64 = depth or sense.depth()  # moves of a playout before the sense judges
        self.slips = slips  # how often a playout moves by lot
        self.doubt = doubt  # standard errors by which a move must beat the favourite
        self.width = width  # how many moves are candidates at all
        self.ahead: i64 = ahead or sense.ahead()  # chapters that are looked at, the present one included
        self.care: i64 = int(1000.0 * (sense.care() if care < 0.0 else care))
        self.tree: bool = tree != 0
        self.made: i64 = 0  # moves made inside the last search
        self.alone: bool = False  # everybody is on one side: places say nothing, the sense knows how well it goes

    def think(
        self, rules: Rules[Any], view: Any, legal: list[MoveId], dice: Dice, stop: Callable[[], bool] | None = None
    ) -> list[Thought]:
        """Every legal move with what the search thinks of it, the best first."""
        rates = self.sense.rate(rules, view, legal)
        root = Node()
        self.made = 0
        me = rules.actor(view)
        sides = rules.sides()
        self.alone = max(sides) == min(sides)
        chosen = int(legal[0])
        if len(legal) > 1:
            chosen = self._compete(rules, view, root, me, legal, rates, dice, stop)
        thoughts = []
        for at in range(len(legal)):
            kid = root.kids.get(int(legal[at]))
            visits = 0 if kid is None else int(kid.visits)
            share = 0.0 if kid is None or visits == 0 else kid.worth / visits
            thoughts.append(Thought(int(legal[at]), visits, share, rates[at], int(legal[at]) == chosen))
        thoughts.sort(key=_order)
        return thoughts

    def _compete(
        self,
        rules: Rules[Any],
        view: Any,
        root: Node,
        me: Seat,
        legal: list[MoveId],
        rates: list[float],
        dice: Dice,
        stop: Callable[[], bool] | None,
    ) -> int:
        """Sequential halving: all candidates are tried in the same worlds with the same luck, and the worse half drops out.

        Comparing moves in one and the same world takes most of the luck out of the comparison; that is worth more than a
        clever choice of what to try next.
        """
        order = sorted(range(len(legal)), key=lambda at: (-rates[at], at))
        field = [Rival(int(legal[at])) for at in order[: self.width]]
        favourite = field[0]
        rounds = max(1, math.ceil(math.log2(len(field))))
        last = rules.chapter(view) + self.ahead
        began = perf_counter()
        left = self.iterations
        while rounds > 0 and len(field) > 1:
            times = max(1, left // (rounds * len(field)))
            for _ in range(times):
                world = self.sense.imagine(rules, view, dice)
                luck = int(dice.below(1 << 30))
                mark = self._iterate(rules, world.copy(), root, favourite.move, me, last, QuickDice(luck))
                for rival in field:
                    if rival is not favourite:
                        rival.meet(self._iterate(rules, world.copy(), root, rival.move, me, last, QuickDice(luck)) - mark)
                left -= len(field)
                if (self.seconds > 0.0 and perf_counter() - began > self.seconds) or (stop is not None and stop()):
                    return self._best(field, favourite)
            rounds -= 1
            rivals = [rival for rival in field if rival is not favourite]
            rivals.sort(key=_lead)
            if rounds > 0:
                field = [favourite, *rivals[: max(1, len(rivals) // 2)]]
        return self._best(field, favourite)

    def _best(self, field: list[Rival], favourite: Rival) -> int:
        """The sense's favourite, unless some rival has beaten it beyond doubt in the same worlds."""
        best = favourite
        for rival in field:
            if rival is not favourite and rival.surely(self.doubt) and (best is favourite or rival.mean() > best.mean()):
                best = rival
        return best.move

    def _iterate(self, rules: Rules[Any], world: Any, root: Node, first: MoveId, me: Seat, last: i64, dice: Dice) -> float:
        """One playout from the candidate `first`: down the tree, then on by sense, and the result back up."""
        node = root.child(first)
        path: list[Node] = [node]
        movers: list[int] = [int(me)]
        rules.apply(world, first)
        self.made += 1
        leaves = last - self.ahead + 1  # the tree covers the present chapter; what comes after it is played quickly
        while self.tree:
            who = rules.actor(world)
            if who == NOBODY or rules.chapter(world) >= leaves:
                break
            if who == CHANCE:
                move = rules.roll(world, dice)
                node = node.child(self._key(rules, world, move, me))
                rules.apply(world, move)
                self.made += 1
                continue
            legal = rules.legal(world)
            fresh = len(node.priors) == 0
            self._rate(rules, world, node, who, legal)
            if fresh:
                break
            move = self._select(node, legal)
            key = self._key(rules, world, move, me)
            if key != move:  # a secret answer: what it is does not show, so it is not searched
                move = self._likely(node, legal, dice)
            node = node.child(key)
            path.append(node)
            movers.append(int(who))
            rules.apply(world, move)
            self.made += 1
        shares = self._finish(rules, world, me, last, dice)
        for at in range(len(path)):
            path[at].visits += 1
            path[at].worth += shares[movers[at]]
        return shares[me]

    def _key(self, rules: Rules[Any], world: Any, move: MoveId, me: Seat) -> MoveId:
        return move if rules.witnesses(world, move) >> me & 1 else rules.blur(move)

    def _rate(self, rules: Rules[Any], world: Any, node: Node, who: Seat, legal: list[MoveId]) -> None:
        """Priors for the moves that have none yet: by rank, since senses have scales of their own."""
        missing = False
        for move in legal:
            if move not in node.priors:
                missing = True
        if not missing:
            return
        rates = self.sense.rate(rules, rules.redact(world, who), legal)
        for at in range(len(legal)):
            if legal[at] not in node.priors:
                better = 0
                for other in rates:
                    if other > rates[at]:
                        better += 1
                node.priors[legal[at]] = 1.0 / math.pow(1.0 + better, STEEP)

    def _select(self, node: Node, legal: list[MoveId]) -> MoveId:
        """The move with the best mix of result and curiosity among those that this world allows."""
        tried = 0
        worth = 0.0
        whole = 0.0
        for move in legal:
            whole += node.priors[move]
            kid = node.kids.get(move)
            if kid is not None and kid.visits > 0:
                tried += int(kid.visits)
                worth += kid.worth
        untried = (worth / tried if tried > 0 else 0.5) - UNTRIED
        eagerness = self.curiosity * math.sqrt(1.0 + tried) / whole
        best = -1e9
        chosen: MoveId = legal[0]
        for move in legal:
            kid = node.kids.get(move)
            if kid is None or kid.visits == 0:
                score = untried + eagerness * node.priors[move]
            else:
                visits = int(kid.visits)
                score = kid.worth / visits + eagerness * node.priors[move] / (1.0 + visits)
            if score > best:
                best = score
                chosen = move
        return chosen

    def _likely(self, node: Node, legal: list[MoveId], dice: Dice) -> MoveId:
        """What a sensible player may answer in secret."""
        best: MoveId = legal[0]
        for move in legal:
            if node.priors[move] > node.priors[best]:
                best = move
        return best if dice.below(4) > 0 else legal[dice.below(len(legal))]

    def _finish(self, rules: Rules[Any], world: Any, me: Seat, last: i64, dice: Dice) -> list[float]:
        """Play on for a while, sensibly with slips; then the places, or the sense's word."""
        slips = int(1000.0 * self.slips)
        care = self.care
        present = last - self.ahead
        careful = True  # until the seat's own turn is over
        left = self.depth
        while left > 0:
            who = rules.actor(world)
            if who == NOBODY or rules.chapter(world) >= last:
                break
            if who == CHANCE or (slips > 0 and dice.below(1000) < slips):
                rules.apply(world, rules.roll(world, dice))
            elif (who != me or not careful or rules.chapter(world) > present) and (
                care < 1000 and (care == 0 or dice.below(1000) >= care)
            ):
                careful = False
                rules.apply(world, self.sense.quick(rules, world, dice))
            else:
                legal = rules.legal(world)
                move = legal[0]
                if len(legal) > 1:
                    rates = self.sense.rate(rules, rules.redact(world, who), legal)
                    best = rates[0]
                    for at in range(1, len(legal)):
                        if rates[at] > best:
                            best = rates[at]
                            move = legal[at]
                rules.apply(world, move)
            self.made += 1
            left -= 1
        # What the dealer still has to show belongs to the move that asked for it.
        while rules.actor(world) == CHANCE and rules.chapter(world) < last:
            rules.apply(world, rules.roll(world, dice))
            self.made += 1
        if rules.actor(world) == NOBODY and not self.alone:
            return shares_of(rules.places(world))
        return self.sense.value(rules, world)


def shares_of(places: list[int]) -> list[float]:
    """Places as results from 0 to 1: the share of the others that one has beaten, ties by half."""
    players = len(places)
    if players == 1:
        return [1.0 if places[0] == 1 else 0.0]
    out = []
    for place in places:
        better = 0.0
        for other in places:
            if other > place:
                better += 1.0
            elif other == place:
                better += 0.5
        out.append((better - 0.5) / (players - 1))
    return out


def _order(thought: Thought) -> tuple[bool, int, float, float, int]:
    return (not thought.chosen, -thought.visits, -thought.share, -thought.rate, thought.move)


def _lead(rival: Rival) -> float:
    return -rival.mean()
