"""What a bot is, and how bots are found by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from kociarnia.engine import Dice, Game, Refusal, Rules


class Bot(ABC):
    """Answers for one seat. All it gets is its own view, what is legal there, and dice."""

    @abstractmethod
    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        """One of `legal`."""


def _random(game: Game) -> Bot:
    from kociarnia.bots.simple import RandomBot

    return RandomBot()


def _greedy(game: Game) -> Bot:
    from kociarnia.bots.simple import GreedyBot

    return GreedyBot(game)


def _kociak(game: Game) -> Bot:
    from kociarnia.bots.levels import KociakBot

    return KociakBot(game)


def _kot(game: Game) -> Bot:
    from kociarnia.bots.levels import KotBot

    return KotBot(game)


def _kocur(game: Game) -> Bot:
    from kociarnia.bots.levels import kocur

    return kocur(game)


def _tygrys(game: Game) -> Bot:
    from kociarnia.bots.levels import tygrys

    return tygrys(game)


# From a new player to a strong one; random and greedy are for measuring.
MAKERS: dict[str, Callable[[Game], Bot]] = {
    "kociak": _kociak,
    "kot": _kot,
    "kocur": _kocur,
    "tygrys": _tygrys,
    "random": _random,
    "greedy": _greedy,
}


OWN = ".py:"  # what tells a user's own bot from a name


def names() -> list[str]:
    return list(MAKERS)


def make(name: str, game: Game) -> Bot:
    """The bot of that name, or a user's own: `my_bot.py:Mine`."""
    check(name)
    if OWN in name:
        from kociarnia.bots.own import OwnBot

        return OwnBot(game, name)
    return MAKERS[name](game)


def check(name: str) -> None:
    if name not in MAKERS and OWN not in name:
        raise Refusal("error-bot", bot=name, known=", ".join(names()))


def parse(text: str, seats: int) -> list[str]:
    """A name for every seat: one name serves all, else there is one for each ("greedy,random")."""
    chosen = [name.strip() for name in text.split(",")]
    for name in chosen:
        check(name)
    if len(chosen) == 1:
        return chosen * seats
    if len(chosen) != seats:
        raise Refusal("error-bots", count=len(chosen), seats=seats)
    return chosen
