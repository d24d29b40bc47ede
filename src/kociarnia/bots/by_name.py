"""Bots by name: the levels of the house, those for measuring, and a user's own."""

from __future__ import annotations

import re
from collections.abc import Callable

from kociarnia.bots.base import Bot
from kociarnia.bots.levels import KociakBot, KotBot, SearchBot, ismcts, kocur, tygrys
from kociarnia.bots.net import NET, NetBot, on_shelf
from kociarnia.bots.newcomer import MaluszekBot, NewcomerBot
from kociarnia.bots.own import OwnBot
from kociarnia.bots.simple import GreedyBot, RandomBot
from kociarnia.engine import Game, Refusal

# From a new player to a strong one …
LEVELS = ("maluszek", "kociak", "kot", "kocur", "tygrys")  # those that people are offered
# … and four for measuring: random, greedy, newcomer and ismcts.
MAKERS: dict[str, Callable[[Game], Bot]] = {
    "maluszek": MaluszekBot,
    "kociak": KociakBot,
    "kot": KotBot,
    "kocur": kocur,
    "tygrys": tygrys,
    "random": lambda game: RandomBot(),
    "greedy": GreedyBot,
    "newcomer": NewcomerBot,
    "ismcts": ismcts,
}
OWN = ".py:"  # what tells a user's own bot from a name
CLOCKED = ("tygrys", "ismcts")  # those that think until a clock stops them: tygrys@0.1 has a tenth of a second for each move


def names() -> list[str]:
    return list(MAKERS)


def offered(game: Game) -> list[str]:
    """Whom people may sit down with: the levels, and networks that the host has put on the shelf."""
    return [*LEVELS, *(name for name in on_shelf(game) if name not in MAKERS)]


def make(name: str, game: Game) -> Bot:
    """The bot of that name, a clock named with it or not: `tygrys`, `tygrys@0.1`; a user's own: `my_bot.py:Mine`; or a network:
    `net:weights.npz`, `weights` of the host's shelf."""
    if name not in MAKERS and name in offered(game):
        return NetBot(game, on_shelf(game)[name])
    check(name)
    if name.startswith(NET):
        return NetBot(game, name)
    if OWN in name:
        return OwnBot(game, name)
    level, clocked, seconds = name.partition("@")
    bot = MAKERS[level](game)
    if clocked and isinstance(bot, SearchBot):
        bot.search.seconds = float(seconds)
    return bot


def check(name: str) -> None:
    if OWN in name or name.startswith(NET):
        return
    level, clocked, seconds = name.partition("@")
    timed = level in CLOCKED and re.fullmatch(r"(?=.*[1-9])\d+(\.\d+)?", seconds) is not None
    if level not in MAKERS or (clocked and not timed):
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
