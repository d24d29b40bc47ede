"""The levels from kociak to tygrys, in any seat of any game and mode (maluszek: newcomer.py), and the search of the papers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from kociarnia.bots.base import Bot, best_by_lot
from kociarnia.bots.ismcts import Ismcts
from kociarnia.bots.search import Search, Thought
from kociarnia.engine import Dice, Game, Rules


class KociakBot(Bot):
    """A kitten: it goes for what the game is about, but it forgets, and now and then it is distracted."""

    MEMORY = 0.4
    DISTRACTED = 3  # once in so many moves it takes any of its better ideas; a game of many small moves says otherwise

    def __init__(self, game: Game) -> None:
        self.sense = game.sense()
        self.distracted: int = game.think.get("kociak", {}).get("distracted", self.DISTRACTED)

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        remembered = self.sense.forget(rules, view, self.MEMORY)
        rates = self.sense.rate_naively(rules, remembered, legal)
        return better_by_lot(legal, rates, dice, self.distracted)


def better_by_lot(legal: list[int], rates: list[float], dice: Dice, distracted: int) -> int:
    """The move that looks best; but once in so many moves any of the better half."""
    if dice.below(distracted) > 0:
        return best_by_lot(legal, rates, dice)
    ranked = [move for _, move in sorted(zip(rates, legal, strict=True), key=lambda pair: (-pair[0], pair[1]))]
    return ranked[dice.below((len(ranked) + 2) // 2)]


class KotBot(Bot):
    """A cat with sense and a fair memory: the move that looks best at once. Where sense alone plays too well for a step between
    kociak and kocur, it is distracted too (game.toml)."""

    MEMORY = 0.6

    def __init__(self, game: Game) -> None:
        self.sense = game.sense()
        self.distracted: int = game.think.get("kot", {}).get("distracted", 0)

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        rates = self.sense.rate(rules, self.sense.forget(rules, view, self.MEMORY), legal)
        if self.distracted:
            return better_by_lot(legal, rates, dice, self.distracted)
        return best_by_lot(legal, rates, dice)


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
    """Thinks ahead in worlds that fit what it has seen."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.search: Search | Ismcts = search(game, budget)

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        thoughts = self.think(rules, view, legal, dice)
        self.visits = {thought.move: thought.visits for thought in thoughts if thought.visits}
        return thoughts[0].move

    def think(
        self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice, stop: Callable[[], bool] | None = None
    ) -> list[Thought]:
        return self.search.think(rules, view, legal, dice, stop)


class IsmctsBot(SearchBot):
    """The search of the papers, for comparison: it knows the rules, and nothing of how a game is played."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.search = Ismcts(budget.playouts, budget.seconds)


def kocur(game: Game) -> SearchBot:
    """A tomcat: a short search."""
    return SearchBot(game, budget(game, "kocur"))


def tygrys(game: Game) -> SearchBot:
    """A tiger: a long search, and never more than a second."""
    return SearchBot(game, budget(game, "tygrys"))


def ismcts(game: Game) -> SearchBot:
    return IsmctsBot(game, budget(game, "ismcts"))
