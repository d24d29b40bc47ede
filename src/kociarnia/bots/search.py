"""A search by playouts, for one to six players, over views only.

Every world that is imagined fits the view. All candidates are tried in the same worlds with the same luck, which takes most of
the luck out of the comparison; the worse half drops out, and the rest are tried in more worlds (sequential halving), until the
budget is spent or more worlds would change nothing. After the candidate the seat's own turn is played on by the game's sense,
then everybody plays by sense or, where a game has a quick hand, quickly. The sense is the judge where a playout stops; a
finished match is judged by its places.

Where a game wants it, the first decisions after a candidate are searched too (tree.py). Where hands are hidden, the detours of
a tree blur the comparison more than its depth helps.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from kociarnia.bots.tree import Climb, Node
from kociarnia.engine.contract import CHANCE, NEVER, NOBODY, Dice, MoveId, Rules, Seat, Sense, State
from kociarnia.engine.dice import QuickDice

CHECK: Final = 8  # after so many worlds, and again, it is seen whether more of them could change anything


class Rival:
    """A candidate: what came of it, and by how much it did better than the sense's favourite in the same worlds."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.visits = 0
        self.worth = 0.0  # sum of results
        self.met = 0
        self.sum = 0.0  # of leads
        self.squares = 0.0
        self.below = Node()

    def got(self, result: float) -> None:
        self.visits += 1
        self.worth += result

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

    def decided(self, doubt: float, sure: float, worlds: int) -> int:
        """1 if it will surely() be better after so many more worlds, -1 if not, 0 if their luck may still turn it.

        If they are like the worlds seen, the sum of leads will be normal around what the mean foretells, and `sure` of its
        standard deviations are as good as certain. Counted in spreads of one lead, and times the root of `met`.
        """
        mean = self.sum / self.met
        spread = math.sqrt(max(self.squares / self.met - mean * mean, 1e-9))
        guess = mean / spread * math.sqrt(self.met * (self.met + worlds)) - doubt * math.sqrt(self.met)
        swing = sure * math.sqrt(worlds)
        return 1 if guess > swing else -1 if guess < -swing else 0


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
        sense: Sense[Any, Any],
        iterations: int,
        seconds: float = 0.0,
        depth: int = 0,
        ahead: int = 1,
        quick: bool = False,
        lot: bool = False,
        width: int = 16,
        doubt: float = 1.0,
        sure: float = 3.0,
        each: int = 0,
        tree: int = 0,
    ) -> None:
        self.sense = sense
        self.iterations = iterations  # playouts
        self.seconds = seconds  # 0: no clock, so that the same dice give the same choice
        self.depth: i64 = depth or sense.depth()  # moves of a playout before the sense judges
        self.each: i64 = each  # if there is one: the same, for every player
        self.ahead: i64 = ahead  # chapters that a playout may last, the present one included
        self.quick: bool = quick  # whether the others' turns, and own later ones, are played quickly
        self.lot: bool = lot  # whether they are played by lot: for measuring
        self.width = width  # how many moves are candidates at all
        self.doubt = doubt  # standard errors by which a move must beat the favourite
        self.sure = sure  # standard deviations of luck to come that nobody waits for
        self.tree: i64 = tree  # decisions after a candidate that are searched too
        self.made: i64 = 0  # moves made inside the last search
        self.alone: bool = False  # everybody is on one side: places say nothing, the sense knows how well it goes

    def think(
        self, rules: Rules[Any], view: Any, legal: list[MoveId], dice: Dice, stop: Callable[[], bool] | None = None
    ) -> list[Thought]:
        """Every legal move with what the search thinks of it, the best first."""
        rates = self.sense.rate(rules, view, legal)
        order = sorted(range(len(legal)), key=lambda at: (-rates[at], at))
        field = [Rival(int(legal[at])) for at in order[: self.width] if rates[at] > NEVER or at == order[0]]
        self.made = 0
        sides = rules.sides()
        self.alone = max(sides) == min(sides)
        if self.each > 0:
            self.depth = self.each * len(sides)
        chosen = field[0].move if len(field) == 1 else self._compete(rules, view, field, dice, stop)
        tried = {rival.move: rival for rival in field if rival.visits > 0}
        thoughts = []
        for at in range(len(legal)):
            move = int(legal[at])
            rival = tried.get(move)
            if rival is None:
                thoughts.append(Thought(move, 0, 0.0, rates[at], move == chosen))
            else:
                thoughts.append(Thought(move, rival.visits, rival.worth / rival.visits, rates[at], move == chosen))
        thoughts.sort(key=_order)
        return thoughts

    def _compete(
        self, rules: Rules[Any], view: Any, everybody: list[Rival], dice: Dice, stop: Callable[[], bool] | None
    ) -> int:
        """Sequential halving among candidates, of which the first is the sense's favourite; returns the best move."""
        me = rules.actor(view)
        chapter: i64 = rules.chapter(view)
        favourite = everybody[0]
        rivals = everybody[1:]
        rounds = max(1, math.ceil(math.log2(len(everybody))))
        began = perf_counter()
        left = self.iterations
        while rounds > 0:
            for _ in range(max(1, left // (rounds * (1 + len(rivals))))):
                world: State = self.sense.imagine(rules, view, dice)
                luck = int(dice.below(1 << 30))
                mark = self._playout(rules, world.copy(), favourite, me, chapter, QuickDice(luck))
                favourite.got(mark)
                for rival in rivals:
                    result = self._playout(rules, world.copy(), rival, me, chapter, QuickDice(luck))
                    rival.got(result)
                    rival.meet(result - mark)
                left -= 1 + len(rivals)
                if favourite.visits % CHECK == 0:
                    most = max(left // 2, 0)  # worlds that are left for a rival who stays to the end
                    rivals = [rival for rival in rivals if rival.decided(self.doubt, self.sure, most) >= 0]
                    if not rivals or (len(rivals) == 1 and rivals[0].decided(self.doubt, self.sure, most) > 0):
                        return self._best(favourite, rivals)
                if (self.seconds > 0.0 and perf_counter() - began > self.seconds) or (stop is not None and stop()):
                    return self._best(favourite, rivals)
            rounds -= 1
            if rounds > 0:
                rivals.sort(key=_lead)
                rivals = rivals[: max(1, len(rivals) // 2)]
        return self._best(favourite, rivals)

    def _best(self, favourite: Rival, rivals: list[Rival]) -> int:
        """The sense's favourite, unless some rival has beaten it beyond doubt in the same worlds."""
        best = favourite
        for rival in rivals:
            if rival.surely(self.doubt) and (best is favourite or rival.mean() > best.mean()):
                best = rival
        return best.move

    def _playout(self, rules: Rules[Any], world: State, first: Rival, me: Seat, chapter: i64, dice: Dice) -> float:
        """What comes of `first` for `me` in this world."""
        rules.apply(world, first.move)
        self.made += 1
        end = chapter + self.ahead
        mine = True  # the seat's own turn lasts until somebody else is asked, or a chapter ends
        left = self.depth
        if self.tree > 0:
            climb = Climb(first.below, self.tree)
            left = self._climb(rules, world, climb, me, end, dice, left)
            mine = climb.alone(me)
            shares = self._finish(rules, world, me, mine, chapter, end, dice, left)
            climb.learn(shares)
            return shares[me]
        return self._finish(rules, world, me, mine, chapter, end, dice, left)[me]

    def _climb(self, rules: Rules[Any], world: State, climb: Climb, me: Seat, end: i64, dice: Dice, left: i64) -> i64:
        """Moves that are chosen in the tree; returns how many are left for the rest of the playout."""
        while left > 0 and climb.node is not None:
            who = rules.actor(world)
            if who == NOBODY or rules.chapter(world) >= end:
                break
            move = rules.roll(world, dice) if who == CHANCE else climb.choose(self.sense, rules, world, who)
            climb.follow(rules, world, move, me)
            rules.apply(world, move)
            self.made += 1
            left -= 1
        return left

    def _finish(
        self, rules: Rules[Any], world: State, me: Seat, mine: bool, chapter: i64, end: i64, dice: Dice, left: i64
    ) -> list[float]:
        """The rest of a playout, and everybody's share then."""
        while left > 0:
            who = rules.actor(world)
            now = rules.chapter(world)
            if who == NOBODY or now >= end:
                break
            if who == CHANCE:
                rules.apply(world, rules.roll(world, dice))
            else:
                mine = mine and who == me and now == chapter
                if not mine and self.lot:
                    rules.apply(world, rules.roll(world, dice))
                elif not mine and self.quick:
                    rules.apply(world, self.sense.quick(rules, world, dice))
                else:
                    rules.apply(world, self.sense.best(rules, world, who))
            self.made += 1
            left -= 1
        # What the dealer still has to show belongs to the move that asked for it.
        while rules.actor(world) == CHANCE and rules.chapter(world) < end:
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
