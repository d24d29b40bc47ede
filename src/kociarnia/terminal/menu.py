"""`kociarnia menu`: pick a game, perhaps change options, play."""

from __future__ import annotations

import argparse

from kociarnia import games
from kociarnia.engine import Game, HashDice, Match, Refusal, Words
from kociarnia.terminal import files, info
from kociarnia.terminal.play import names, sit
from kociarnia.terminal.talk import Leave, Talk


def menu(asked: argparse.Namespace, words: Words) -> int:
    talk = Talk(words)
    try:
        talk.say("menu-welcome")
        while True:
            game = _game(talk, words)
            _visit(game, talk, words)
    except (Leave, KeyboardInterrupt):
        talk.say("menu-bye")
    return 0


def _game(talk: Talk, words: Words) -> Game:
    known = [games.find(name) for name in games.names()]
    talk.write("")
    for number, game in enumerate(known, 1):
        own = game.words(words.language)
        talk.write(f"  {number}  {own('game-name')} – {info.seats_of(game, words)}")
        talk.write(f"     {own('game-about')}")
    while True:
        typed = talk.ask(words("menu-what")).lower()
        if typed in ("q", "quit", "koniec"):
            raise Leave
        if typed.isdigit() and 1 <= int(typed) <= len(known):
            return known[int(typed) - 1]
        if typed in games.names():
            return games.find(typed)
        talk.say("talk-number", low=1, high=len(known))


def _visit(game: Game, talk: Talk, words: Words) -> None:
    chosen: dict[str, int | str] = {}
    low, high = game.seats
    default = game.usual
    while True:
        typed = talk.ask(words("menu-next")).lower()
        if typed == "b":
            return
        if typed == "r":
            info.rules(argparse.Namespace(game=game.name, query=[]), words)
        elif typed == "o":
            _options(game, chosen, talk, words)
        elif not typed:
            players = default = talk.number(words("menu-players", low=low, high=high, default=default), low, high, default)
            try:
                match = Match(game, players, chosen, HashDice())
            except Refusal as refused:
                talk.write(words(refused.say))
                continue
            match.record.names = names(players, [0], [], words)
            sit(match, [0], "kot", False, files.fresh(game.name), None, words)


def _options(game: Game, chosen: dict[str, int | str], talk: Talk, words: Words) -> None:
    """Every option in turn; Enter keeps it."""
    own = game.words(words.language)
    for option in game.options:
        value = str(chosen.get(option.key, option.text(option.default)))
        known = ", ".join(option.choices) or ("yes, no" if option.kind == "yes" else f"{option.low}–{option.high}")
        name, help_ = own(f"option-{option.key}"), own(f"option-{option.key}-help")
        talk.say("menu-option", name=name, value=value, help=help_)
        while True:
            typed = talk.ask(words("menu-option-new", known=known))
            if not typed:
                break
            try:
                chosen[option.key] = option.text(option.parse(typed))
                break
            except Refusal as refused:
                talk.write(words(refused.say))
