"""`kociarnia menu`: pick a game or what was left unfinished, learn it, perhaps change options, play."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from kociarnia import games
from kociarnia.bots import LEVELS
from kociarnia.engine import Game, HashDice, Match, Record, Refusal, Say, Words
from kociarnia.server.cat_names import CATS
from kociarnia.terminal import files, info, ladder, learn
from kociarnia.terminal.play import names, sit
from kociarnia.terminal.talk import Leave, Talk

MOST = 3  # matches left unfinished that are offered


def menu(asked: argparse.Namespace, words: Words) -> int:
    talk = Talk(words)
    try:
        talk.say("menu-welcome")
        while True:
            chosen = _choose(talk, words)
            if isinstance(chosen, Game):
                _visit(chosen, talk, words, asked.plain)
            else:
                _go_on(*chosen, talk, words, asked.plain)
    except (Leave, KeyboardInterrupt):
        talk.say("menu-bye")
    return 0


def _choose(talk: Talk, words: Words) -> Game | tuple[Path, Record]:
    known = [games.find(name) for name in games.names()]
    left = [(path, record) for path, record in files.unfinished(MOST) if record.game in games.names()]
    talk.write("")
    for number, game in enumerate(known, 1):
        own = game.words(words.language)
        talk.item(number, f"{own('game-name')} – {info.seats_of(game, words)}", 3)
        talk.wrap(own("game-about"), "     ")
    if left:
        talk.say("menu-left")
    for number, (path, record) in enumerate(left, len(known) + 1):
        title = games.find(record.game).words(words.language)("game-name")
        when = f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
        talk.item(number, words("menu-left-one", game=title, names=", ".join(record.names), when=when), 3)
    offered: list[Game | tuple[Path, Record]] = [*known, *left]
    while True:
        typed = talk.ask(words("menu-what")).lower()
        if typed.isdigit() and 1 <= int(typed) <= len(offered):
            return offered[int(typed) - 1]
        if typed in games.names():
            return games.find(typed)
        talk.say("talk-number", low=1, high=len(offered))


def _go_on(path: Path, record: Record, talk: Talk, words: Words, plain: bool) -> None:
    """Take a match up where it was left. Bots have the names of cats, so the others are people."""
    game = games.find(record.game)
    try:
        match = Match.resume(game, record)
    except Refusal as refused:
        talk.wrap(words(refused.say))
        return
    people = [seat for seat, name in enumerate(record.names) if name not in CATS] or [0]
    sit(match, people, ladder.level(game), plain, path, None, words)


def _visit(game: Game, talk: Talk, words: Words, plain: bool) -> None:
    chosen: dict[str, int | str] = {}
    low, high = game.seats
    default = game.usual if ladder.known(game) else game.first
    wished = ""  # rivals of another level than the ladder's
    while True:
        lesson = learn.following(game)
        rivals = wished or ladder.level(game)
        typed = talk.ask(words("menu-next" if lesson else "menu-next-no-lesson", level=rivals)).lower()
        if typed == "b":
            return
        if typed == "l" and lesson:
            learn.take(game, lesson, words, plain)
        elif typed == "r":
            info.rules(argparse.Namespace(game=game.name, query=[]), words)
        elif typed == "o":
            _options(game, chosen, talk, words)
        elif typed == "v":
            wished = _rivals(rivals, talk, words)
        elif not typed:
            players = default = talk.number(words("menu-players", low=low, high=high, default=default), low, high, default)
            try:
                match = Match(game, players, chosen, HashDice())
            except Refusal as refused:
                talk.wrap(_named(refused, game, words))
                continue
            match.record.names = names(players, [0], [], words)
            sit(match, [0], rivals, plain, files.fresh(game.name), None, words)
            wished = ""  # the ladder has it now, and may have thought better of it
        else:
            talk.say("menu-not", text=typed)


def _rivals(now: str, talk: Talk, words: Words) -> str:
    """The level of the cats to play against; Enter keeps it."""
    for number, level in enumerate(LEVELS, 1):
        talk.item(number, words("cat-level", level=level))
    return LEVELS[talk.number(words("menu-rivals", level=now), 1, len(LEVELS), LEVELS.index(now) + 1) - 1]


def _options(game: Game, chosen: dict[str, int | str], talk: Talk, words: Words) -> None:
    """Every option in turn; Enter keeps it, and `b` all that follow."""
    own = game.words(words.language)
    for option in game.options:
        value = str(chosen.get(option.key, option.text(option.default)))
        known = ", ".join(option.choices) or ("yes, no" if option.kind == "yes" else f"{option.low}–{option.high}")
        name, help_ = own(f"option-{option.key}"), own(f"option-{option.key}-help")
        talk.wrap(words("menu-option", name=name, value=value, help=help_))
        while True:
            typed = talk.ask(words("menu-option-new", known=known))
            if typed == "b":
                return
            if not typed:
                break
            try:
                chosen[option.key] = option.text(option.parse(typed))
                break
            except Refusal as refused:
                talk.wrap(_named(refused, game, words))


def _named(refused: Refusal, game: Game, words: Words) -> str:
    """The sentence, with options by their names: their keys are not on the screen."""
    keys = {option.key for option in game.options}
    args = {name: Say(f"option-{value}") if value in keys else value for name, value in refused.say.args.items()}
    return Words(words.language, (*words.folders[1:], game.folder))(Say(refused.say.key, args))
