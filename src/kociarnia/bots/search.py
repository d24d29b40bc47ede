"""A search by playouts, for one to six players, over views only.

Every world that is imagined fits the view. All candidates are tried in the same worlds with the same luck, which takes most of
the luck out of the comparison; the worse half drops out, and the rest are tried in more worlds (sequential halving), until the
budget is spent or more worlds would change nothing. After the candidate the seat's own turn is played on by the game's sense,
then everybody plays by sense or, where a game has a quick hand, quickly. The sense is the judge where a playout stops; a
finished match is judged by its places.

Where a game wants it, the decisions after a candidate are searched too (tree.py): what playouts get wrong no number of them
mends, but a tree replaces more and more of what they do.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kociarnia.bots.tree import NONE, Climb, Node
from kociarnia.engine.contract import CHANCE, NEVER, NOBODY, Dice, MoveId, Rules, Seat, Sense, State
from kociarnia.engine.dice import QuickDice

CHECK: Final = 8  # after so many worlds, and again, it is seen whether a comparison is clear
BIAS: Final = 0.25  # of a share: the worst comparison by quick playouts that is known was wrong by 0.23
KEPT: Final = 100  # worlds as which all counts that was found before the tree had grown so far
FEW: Final = 4  # candidates at least, also where only one is sound: hints and reviews compare them
LOOK: Final = 0.5  # of the time, at most, for a close look before candidates are compared
OPEN: Final = 0.1  # of a share: with less, or with less to the whole, margins break ties
MARGIN: Final = 0.02  # of a share, at most
SURE: Final = 1.0 - MARGIN  # a share that stands for a win in every world


@mypyc_attr(acyclic=True)
class Rival:
    """A candidate: what came of it, and by how much it did better than the sense's favourite in the same worlds."""

    def __init__(self, move: int, refuted: bool = False) -> None:
        self.move = move
        self.refuted = refuted  # by a close look: it is tried for those who ask what it would cost, and never chosen
        self.visits = 0
        self.worth = 0.0  # sum of results
        self.met = 0
        self.sum = 0.0  # of leads
        self.squares = 0.0

    def got(self, result: float) -> None:
        self.visits += 1
        self.worth += result

    def meet(self, lead: float) -> None:
        self.met += 1
        self.sum += lead
        self.squares += lead * lead

    def mean(self) -> float:
        return self.sum / self.met if self.met > 0 else 0.0

    def fade(self, worlds: int) -> None:
        """Let what was found so far count as so many worlds at most."""
        if self.met > worlds:
            part = float(worlds) / float(self.met)
            self.sum *= part
            self.squares *= part
            self.met = worlds

    def surely(self, doubt: float) -> bool:
        """Better by more than `doubt` standard errors."""
        if self.met < 3:
            return False
        mean = self.sum / self.met
        spread = math.sqrt(max(self.squares / self.met - mean * mean, 1e-9) / (self.met - 1))
        return mean > doubt * spread

    def clear(self, sure: float, bias: float) -> int:
        """1 if it is better whatever more worlds would show, -1 if it is worse, 0 if that is not clear yet.

        Luck can be `sure` standard errors away, and playouts themselves can be wrong by `bias`, which no number of them mends.
        """
        if self.met < 3:
            return 0
        mean = self.sum / self.met
        spread = math.sqrt(max(self.squares / self.met - mean * mean, 1e-9) / (self.met - 1))
        far = sure * spread + bias
        return 1 if mean > far else -1 if mean < -far else 0


@mypyc_attr(acyclic=True)
class Thought:
    """What a search thinks of one legal move."""

    def __init__(self, move: int, visits: int, share: float, rate: float, chosen: bool, refuted: bool = False) -> None:
        self.move = move
        self.visits = visits
        self.share = share  # of the win, from 0 to 1
        self.rate = rate  # of the sense
        self.chosen = chosen
        self.refuted = refuted


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
        sure: float = 4.0,
        each: int = 0,
        tree: int = 0,
        flat: float = 0.0,
        looks: bool = False,
        bias: float = BIAS,
        sharpness: Mapping[int, float] | None = None,
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
        self.sure = sure  # standard errors of luck,
        self.looks: bool = looks  # whether it looks closely at candidates before they are compared
        self.bias = bias  # and error of the playouts themselves, beyond which a comparison is clear
        self.tree: i64 = tree  # decisions after a candidate that are searched too, at most
        self.flat = flat  # the part of the budget that is spent before it grows
        self.growing: bool = False
        self.nodes: dict[i64, Node] = {}
        self.clock: Callable[[], float] = perf_counter
        self.close: bool = True  # the match is open, and how far ahead somebody is does not matter by itself
        self.sharpness: Mapping[int, float] = sharpness or {}  # by the number of players: see chances_of
        self.sharp = 1.0
        self.sides: list[int] = []
        self.made: i64 = 0  # moves made inside the last search
        self.alone: bool = False  # everybody is on one side: places say nothing, the sense knows how well it goes

    def think(
        self, rules: Rules[Any], view: Any, legal: list[MoveId], dice: Dice, stop: Callable[[], bool] | None = None
    ) -> list[Thought]:
        """Every legal move with what the search thinks of it, the best first."""
        rates = self.sense.rate(rules, view, legal)
        began = self.clock()
        distinct = self.sense.distinct(rules, view, legal)
        sound = set(self.sense.sound(rules, view, distinct, lambda: self._looked(began, stop)) if self.looks else distinct)
        tried = set(distinct)
        order = sorted(
            (at for at in range(len(legal)) if legal[at] in tried), key=lambda at: (legal[at] not in sound, -rates[at], at)
        )
        order = order[: min(self.width, max(FEW, len(sound)))]
        field = [Rival(int(legal[at]), legal[at] not in sound) for at in order if rates[at] > NEVER or at == order[0]]
        self.made = 0
        sides = rules.sides()
        self.sides = sides
        self.sharp = self.sharpness.get(len(sides), 1.0)
        self.alone = _alone(sides)
        mine = chances_of(self.sense.value(rules, view), sides, self.sharp)[rules.actor(view)]
        self.close = self.alone or (OPEN < mine < 1.0 - OPEN)
        if self.each > 0:
            self.depth = self.each * len(sides)
        chosen = field[0].move if len(field) == 1 else self._compete(rules, view, field, dice, began, stop)
        chosen = self._ended(rules, view, field, chosen, dice)
        visited = {rival.move: rival for rival in field if rival.visits > 0}
        thoughts = []
        for at in range(len(legal)):
            move = int(legal[at])
            rival = visited.get(move)
            if rival is None:
                thoughts.append(Thought(move, 0, 0.0, rates[at], move == chosen))
            else:
                share = rival.worth / rival.visits
                thoughts.append(Thought(move, rival.visits, share, rates[at], move == chosen, rival.refuted))
        thoughts.sort(key=_order)
        return thoughts

    def _compete(
        self, rules: Rules[Any], view: Any, everybody: list[Rival], dice: Dice, began: float, stop: Callable[[], bool] | None
    ) -> int:
        """Sequential halving among candidates, of which the first is the sense's favourite; returns the best move."""
        me = rules.actor(view)
        chapter: i64 = rules.chapter(view)
        favourite = everybody[0]
        rivals = everybody[1:]
        rounds = max(1, math.ceil(math.log2(len(everybody))))
        passed = 0
        spent = 0
        self.growing = False
        while True:
            world: State = self.sense.imagine(rules, view, dice)
            luck = int(dice.below(1 << 30))
            mark = self._playout(rules, world.copy(), favourite, me, chapter, QuickDice(luck))
            favourite.got(mark)
            for rival in rivals:
                result = self._playout(rules, world.copy(), rival, me, chapter, QuickDice(luck))
                rival.got(result)
                rival.meet(result - mark)
            spent += 1 + len(rivals)
            if favourite.visits % CHECK == 0:
                rivals = [rival for rival in rivals if rival.clear(self.sure, self.bias) >= 0]
                if not rivals or (len(rivals) == 1 and rivals[0].clear(self.sure, self.bias) > 0):
                    break
            done = float(spent) / float(self.iterations)
            if self.seconds > 0.0:
                done = max(done, (self.clock() - began) / self.seconds)
            if done >= 1.0 or (stop is not None and stop()):
                break
            if favourite.visits >= KEPT and all(rival.refuted for rival in rivals):
                break
            if not self.growing and self.tree > 0 and done >= self.flat:
                self.growing = True
                _fade(rivals)
            while passed + 1 < rounds and done >= float(passed + 1) / float(rounds):
                passed += 1
                rivals.sort(key=_lead)
                rivals = rivals[: max(1, len(rivals) // 2)]
                if self.growing:
                    _fade(rivals)
        self.nodes = {}
        return self._best(favourite, rivals)

    def _looked(self, began: float, stop: Callable[[], bool] | None) -> bool:
        """Has it looked long enough?"""
        if stop is not None and stop():
            return True
        return self.seconds > 0.0 and self.clock() - began > LOOK * self.seconds

    def _best(self, favourite: Rival, rivals: list[Rival]) -> int:
        """The sense's favourite, unless some rival has beaten it beyond doubt in the same worlds."""
        best = favourite
        for rival in rivals:
            if not rival.refuted and rival.surely(self.doubt) and (best is favourite or rival.mean() > best.mean()):
                best = rival
        return best.move

    def _ended(self, rules: Rules[Any], view: Any, field: list[Rival], chosen: int, dice: Dice) -> int:
        """Where the win is sure, a move that ends the match with it."""
        for rival in field:
            if rival.move == chosen and (rival.visits == 0 or rival.worth < SURE * float(rival.visits)):
                return chosen
        for rival in field:
            if rival.visits > 0 and rival.worth >= SURE * float(rival.visits):
                world: State = self.sense.imagine(rules, view, dice)
                rules.apply(world, rival.move)
                while rules.actor(world) == CHANCE:
                    rules.apply(world, rules.roll(world, dice))
                if rules.actor(world) == NOBODY:
                    return rival.move
        return chosen

    def _playout(self, rules: Rules[Any], world: State, first: Rival, me: Seat, chapter: i64, dice: Dice) -> float:
        """What comes of `first` for `me` in this world."""
        end = chapter + self.ahead
        if self.growing:
            climb = Climb(self.nodes, rules.players, self.tree)
            self._climb(rules, world, climb, first.move, end, dice)
            shares = self._finish(rules, world, me, climb.alone(me), chapter, end, dice)
            climb.learn(shares)
            return shares[me]
        rules.apply(world, first.move)
        self.made += 1
        # The seat's own turn lasts until somebody else is asked, or a chapter ends.
        return self._finish(rules, world, me, True, chapter, end, dice)[me]

    def _climb(self, rules: Rules[Any], world: State, climb: Climb, move: MoveId, end: i64, dice: Dice) -> None:
        """From `move` on through the tree."""
        while move != NONE:
            climb.follow(rules, world, move)
            rules.apply(world, move)
            self.made += 1
            who = rules.actor(world)
            if who == NOBODY or rules.chapter(world) >= end:
                return
            move = rules.roll(world, dice) if who == CHANCE else climb.choose(self.sense, rules, world, who)

    def _finish(self, rules: Rules[Any], world: State, me: Seat, mine: bool, chapter: i64, end: i64, dice: Dice) -> list[float]:
        """The rest of a playout, and everybody's share then; `mine`: it is still the seat's own turn."""
        left = self.depth
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
                elif mine and self.looks:
                    rules.apply(world, self.sense.follow(rules, world, who))
                else:
                    rules.apply(world, self.sense.best(rules, world, who))
            self.made += 1
            left -= 1
        # What the dealer still has to show belongs to the move that asked for it.
        while rules.actor(world) == CHANCE and rules.chapter(world) < end:
            rules.apply(world, rules.roll(world, dice))
            self.made += 1
        if self.alone:
            return self.sense.value(rules, world)
        if rules.actor(world) == NOBODY:
            shares = shares_of(rules.places(world), self.sides)
        else:
            shares = chances_of(self.sense.value(rules, world), self.sides, self.sharp)
        if not self.close:
            margins = margins_of(rules.scores(world), rules.places(world))
            for seat in range(len(shares)):
                shares[seat] = shares[seat] + MARGIN * (margins[seat] - shares[seat])
        return shares


def _alone(sides: list[int]) -> bool:
    """Is everybody on one side?"""
    return all(side == sides[0] for side in sides)


def shares_of(places: list[int], sides: list[int]) -> list[float]:
    """What a finished match is worth to each seat: the win, shared by all sides that are first; by all if nobody wins."""
    first = 0  # sides that have won, a bit for each
    winners = 0
    for seat in range(len(places)):
        if places[seat] == 1 and first >> sides[seat] & 1 == 0:
            first |= 1 << sides[seat]
            winners += 1
    if winners == 0:
        return [1.0 / (1 + max(sides))] * len(places)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def chances_of(values: list[float], sides: list[int], sharpness: float) -> list[float]:
    """Values of a sense as chances to win, which make up one for all sides; whoever is alone has only how well it goes.

    A sense that is too timid is sharpened (more than 1), one that is too sure of itself is blunted (less than 1): the number is
    fitted for every game and number of players (`sharpness` in game.toml, bench/calibration.py).
    """
    if _alone(sides):
        return [min(max(value, 0.0), 1.0) for value in values]
    out: list[float] = []
    whole = 0.0
    seen = 0  # sides, a bit for each
    for seat in range(len(values)):
        value = values[seat] if sharpness == 1.0 or values[seat] <= 0.0 else math.pow(values[seat], sharpness)
        out.append(value)
        if seen >> sides[seat] & 1 == 0:
            seen |= 1 << sides[seat]
            whole += value
    if whole <= 0.0:
        return values
    for seat in range(len(out)):
        out[seat] = out[seat] / whole
    return out


def margins_of(scores: list[int], places: list[int]) -> list[float]:
    """How far each seat is ahead of the best of those on other places, from 0 to 1; 0.5 is level."""
    best = places.index(min(places))
    last = places.index(max(places))
    sign = -1.0 if scores[best] < scores[last] else 1.0  # in some games few points are good
    scale = 1.0
    for score in scores:
        scale += abs(float(score))
    out: list[float] = []
    for seat in range(len(scores)):
        lead = -scale
        for other in range(len(scores)):
            if places[other] != places[seat]:
                behind = sign * float(scores[other] - scores[seat])
                lead = max(lead, behind)
        out.append(0.5 if lead == -scale else 0.5 - 0.5 * lead / scale)
    return out


def _order(thought: Thought) -> tuple[bool, int, float, float, int]:
    return (not thought.chosen, -thought.visits, -thought.share, -thought.rate, thought.move)


def _fade(rivals: list[Rival]) -> None:
    for rival in rivals:
        rival.fade(KEPT)


def _lead(rival: Rival) -> float:
    return -rival.mean()
