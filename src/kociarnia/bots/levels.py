"""The levels from kociak to tygrys, in any seat of any game and mode (maluszek: newcomer.py), and the search of the papers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from kociarnia.bots.base import Bot, best_by_lot
from kociarnia.bots.ismcts import Ismcts
from kociarnia.bots.newcomer import MaluszekBot
from kociarnia.bots.search import Search, Thought
from kociarnia.engine import Dice, Game, Rules


class KociakBot(Bot):
    """A kitten: it goes for what the game is about, but it forgets, and now and then it is distracted. Where that makes no step
    between maluszek and kot, it is content too (game.toml): while it is ahead it plays about, and others catch up."""

    MEMORY = 0.4
    DISTRACTED = 33  # in so many moves of 100 it takes any of its better ideas
    CONTENT = 1.0  # with so much more of the win than its part; nobody is ever so far ahead

    def __init__(self, game: Game) -> None:
        self.sense = game.sense()
        own = game.think.get("kociak", {})
        self.distracted = own.get("distracted", self.DISTRACTED)
        self.content: float = own.get("content", self.CONTENT)
        self.playful = MaluszekBot(game)
        self.playful.lapses = self.playful.overlooks = 100  # its better ideas, but for the best of them

    def sit_in(self) -> None:
        super().sit_in()
        self.content = self.CONTENT

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        remembered = self.sense.forget(rules, view, self.MEMORY)
        if self.content < self.CONTENT and lead(self.sense.value(rules, remembered), rules.actor(view)) > self.content:
            return self.playful.choose(rules, view, legal, dice)
        rates = self.sense.rate_naively(rules, remembered, legal)
        return better_by_lot(legal, rates, dice, self.distracted)


def lead(shares: list[float], seat: int) -> float:
    """By how much a seat's share of the win is above the mean: never, where all win together."""
    return shares[seat] - sum(shares) / len(shares)


def better_by_lot(legal: list[int], rates: list[float], dice: Dice, distracted: int) -> int:
    """The move that looks best; but in so many moves of 100 any of the better half."""
    if not by_chance(distracted, dice):
        return best_by_lot(legal, rates, dice)
    ranked = [move for _, move in sorted(zip(rates, legal, strict=True), key=lambda pair: (-pair[0], pair[1]))]
    return ranked[dice.below((len(ranked) + 2) // 2)]


def by_chance(hundredths: int, dice: Dice) -> bool:
    """True so many times of 100; whoever is never distracted throws no dice."""
    return hundredths > 0 and dice.below(100) < hundredths


class KotBot(Bot):
    """A cat with sense and a fair memory: the move that looks best at once. Where sense alone plays too well for a step between
    kociak and kocur, it is distracted too (game.toml)."""

    MEMORY = 0.6

    def __init__(self, game: Game) -> None:
        self.sense = game.sense()
        self.distracted = game.think.get("kot", {}).get("distracted", 0)

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        rates = self.sense.rate(rules, self.sense.forget(rules, view, self.MEMORY), legal)
        return better_by_lot(legal, rates, dice, self.distracted)


class Budget(NamedTuple):
    """How much a searching cat may think about one move, and how."""

    playouts: int
    seconds: float  # 0: no clock
    depth: int = 0  # moves of a playout; 0: as many as the game's sense likes
    each: int = 0  # instead of depth: so many for every player, where a round is what matters
    ahead: int = 1  # chapters (rounds, turns) that a playout may last
    quick: bool = False  # later turns of a playout are played quickly
    looks: bool = False  # candidates are looked at closely before they are compared
    tree: int = 0  # so many decisions after a candidate are searched too, at most,
    flat: float = 0.0  # after this part of the thinking
    distracted: int = 0  # in so many moves of 100 any of the better half is done


A_MOVE = 0.95  # seconds that the strongest cat may think about a move
ENOUGH = 10**9  # playouts: the clock ends such a search
USUAL = {"kocur": Budget(60, 0.0), "tygrys": Budget(ENOUGH, A_MOVE), "ismcts": Budget(ENOUGH, A_MOVE)}  # game.toml says more


def budget(game: Game, level: str) -> Budget:
    return USUAL[level]._replace(**game.think.get(level, {}))


def search(game: Game, budget: Budget) -> Search:
    return Search(
        game.sense(),
        budget.playouts,
        budget.seconds,
        budget.depth,
        budget.ahead,
        budget.quick,
        each=budget.each,
        tree=budget.tree,
        flat=budget.flat,
        looks=budget.looks,
        sharpness=game.sharpness,
    )


class SearchBot(Bot):
    """Thinks ahead in worlds that fit what it has seen. Where a short search is nearly as good as a long one, it is distracted
    too (game.toml)."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.search: Search | Ismcts = search(game, budget)
        self.distracted = budget.distracted

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice, stop: Callable[[], bool] | None = None) -> int:
        thoughts = self.think(rules, view, legal, dice, stop)
        self.visits = {thought.move: thought.visits for thought in thoughts if thought.visits}
        if by_chance(self.distracted, dice):
            return thoughts[dice.below((len(thoughts) + 2) // 2)].move
        return thoughts[0].move

    def think(
        self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice, stop: Callable[[], bool] | None = None
    ) -> list[Thought]:
        return self.search.think(rules, view, legal, dice, stop)


class IsmctsBot(SearchBot):
    """The search of the papers, for comparison: it knows the rules, and nothing of how a game is played."""

    def __init__(self, game: Game, budget: Budget) -> None:
        super().__init__(game, budget)
        self.search = Ismcts(budget.playouts, budget.seconds)


def kocur(game: Game) -> SearchBot:
    """A tomcat: a short search."""
    return SearchBot(game, budget(game, "kocur"))


def tygrys(game: Game) -> SearchBot:
    """A tiger: a long search, and never more than a second."""
    return SearchBot(game, budget(game, "tygrys"))


def ismcts(game: Game) -> SearchBot:
    return IsmctsBot(game, budget(game, "ismcts"))
