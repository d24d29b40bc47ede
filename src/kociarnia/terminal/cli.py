"""`kociarnia`: the commands and their arguments."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import kociarnia
from kociarnia import games
from kociarnia.engine import Refusal, Words
from kociarnia.engine.words import own_language
from kociarnia.terminal.arguments import grammar, pairs, whole

# `kociarnia` alone opens the house in the browser: `serve` with these.
SERVE: dict[str, Any] = {
    "host": "127.0.0.1", "port": 0, "data": None, "no_open": False, "json": False, "metrics": False, "keep": 365,
    "proxy": [], "store": "", "processes": 1, "peer": "", "bots": "", "push": False,
}  # fmt: skip

Command = Callable[[argparse.Namespace, Words], int]


def main() -> None:
    for stream in sys.stdout, sys.stderr:
        if isinstance(stream, TextIOWrapper):  # a letter that an old code page lacks is no reason to stop
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Carry out one command line; every refusal is one sentence on the error output and exit code 2."""
    words = _words(own_language())
    try:
        words = _words(_language(arguments))
        asked = parser(words).parse_args(arguments)
        command: Command = asked.command
        return command(asked, words)
    except Refusal as refused:
        game = getattr(locals().get("asked"), "game", None)
        print(f"kociarnia: {_worded(refused, words, game)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # whoever read our output has seen enough
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _worded(refused: Refusal, words: Words, game: str | None) -> str:
    """The sentence; a game's own refusals are worded by the game's files."""
    if game and not words.knows(refused.say.key):
        words = Words(words.language, (*words.folders[1:], games.find(game).folder))
    return words(refused.say)


def _words(language: str) -> Words:
    return Words(language, (Path(__file__).parent,))


def _language(arguments: list[str]) -> str:
    """`--lang` counts wherever it stands, for the help and the errors too."""
    for at, text in enumerate(arguments):
        if text == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if text.startswith("--lang="):
            return text.partition("=")[2]
    return own_language()


def parser(words: Words) -> argparse.ArgumentParser:
    spoken = grammar(words)
    number = whole(words)
    top = spoken(prog="kociarnia", description=words("cli-about"), add_help=False)
    shared = spoken(add_help=False)
    for each in (top, shared):
        each.add_argument("-h", "--help", action="help", help=words("cli-help"))
        each.add_argument("--lang", metavar="LANG", default=argparse.SUPPRESS, help=words("cli-lang"))
    top.add_argument("--version", action="version", version=kociarnia.__version__, help=words("cli-version"))
    top.set_defaults(command=_late("serve", "serve"), **SERVE)
    commands = top.add_subparsers(title=words("cli-commands"), metavar="", parser_class=spoken)

    def add(name: str, help_: str, command: Command) -> argparse.ArgumentParser:
        text = words(help_)
        one = commands.add_parser(name, help=text, description=text, parents=[shared], add_help=False)
        one.set_defaults(command=command)
        return one

    def options(one: argparse.ArgumentParser) -> None:
        one.add_argument("--players", type=number, metavar="N", help=words("arg-players"))
        one.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=words("arg-option"))

    one = add("play", "cli-play", _late("play", "play"))
    one.add_argument("game", nargs="?", metavar="GAME", help=words("arg-game"))
    options(one)
    one.add_argument("--seat", type=number, default=1, metavar="N", help=words("arg-seat"))
    one.add_argument("--humans", type=number, default=1, metavar="N", help=words("arg-humans"))
    one.add_argument("--bots", metavar="BOTS", help=words("arg-bots"))
    one.add_argument("--name", action="append", default=[], metavar="NAME", help=words("arg-name"))
    one.add_argument("--seed", type=number, metavar="N", help=words("arg-seed"))
    one.add_argument("--daily", nargs="?", const="", metavar="DATE", help=words("arg-daily"))
    one.add_argument("--plain", action="store_true", help=words("arg-plain"))
    one.add_argument("--save", metavar="FILE", help=words("arg-save"))
    one.add_argument("--resume", metavar="FILE", help=words("arg-resume"))

    one = add("learn", "cli-learn", _late("learn", "learn"))
    one.add_argument("game", metavar="GAME", help=words("arg-game"))
    one.add_argument("lesson", nargs="?", metavar="LESSON", help=words("arg-lesson"))
    one.add_argument("--plain", action="store_true", help=words("arg-plain"))

    one = add("menu", "cli-menu", _late("menu", "menu"))
    one.add_argument("--plain", action="store_true", help=words("arg-plain"))

    one = add("serve", "cli-serve", _late("serve", "serve"))
    one.add_argument("--host", default=SERVE["host"], metavar="ADDRESS", help=words("arg-host"))
    one.add_argument("--port", type=whole(words, 0, 65535), default=SERVE["port"], metavar="N", help=words("arg-port"))
    one.add_argument("--data", metavar="DIR", help=words("arg-data"))
    one.add_argument("--keep", type=whole(words, 0), default=SERVE["keep"], metavar="DAYS", help=words("arg-keep"))
    one.add_argument("--no-open", action="store_true", help=words("arg-no-open"))
    one.add_argument("--json", action="store_true", help=words("arg-serve-json"))
    one.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=words("arg-proxy"))
    one.add_argument("--store", default=SERVE["store"], metavar="ADDRESS", help=words("arg-store"))
    one.add_argument("--processes", type=number, default=SERVE["processes"], metavar="N", help=words("arg-processes"))
    one.add_argument("--peer", default=SERVE["peer"], metavar="HOST:PORT", help=words("arg-peer"))
    one.add_argument("--bots", default=SERVE["bots"], metavar="DIR", help=words("arg-serve-bots"))
    one.add_argument("--push", action="store_true", help=words("arg-push"))
    one.add_argument("--metrics", action="store_true", help=words("arg-metrics"))

    for name in ("backup", "restore"):
        one = add(name, f"cli-{name}", _late("backup", name))
        one.add_argument("file", metavar="FILE", help=words(f"arg-{name}"))
        one.add_argument("--data", metavar="DIR", help=words("arg-data"))

    one = add("copy", "cli-copy", _late("backup", "copy_house"))
    one.add_argument("--from", dest="source", required=True, metavar="STORE", help=words("arg-copy-from"))
    one.add_argument("--to", dest="target", required=True, metavar="STORE", help=words("arg-copy-to"))

    one = add("static", "cli-static", _late("static", "static"))
    one.add_argument("--out", required=True, metavar="DIR", help=words("arg-out"))

    one = add("replay", "cli-replay", _late("info", "replay"))
    one.add_argument("file", metavar="FILE", help=words("arg-file"))
    one.add_argument("--step", type=number, default=0, metavar="N", help=words("arg-step"))
    one.add_argument("--seat", dest="eyes", type=number, default=0, metavar="N", help=words("arg-as"))
    one.add_argument("--plain", action="store_true", help=words("arg-plain"))
    one.add_argument("--all", action="store_true", help=words("arg-all"))

    one = add("review", "cli-review", _late("review", "review"))
    one.add_argument("file", metavar="FILE", help=words("arg-file"))
    one.add_argument("--seat", dest="eyes", type=number, default=1, metavar="N", help=words("arg-review-seat"))
    one.add_argument("--open", action="store_true", help=words("arg-review-open"))
    one.add_argument("--plain", action="store_true", help=words("arg-plain"))

    add("games", "cli-games", _late("info", "list_games"))

    one = add("rules", "cli-rules", _late("info", "rules"))
    one.add_argument("game", metavar="GAME", help=words("arg-game"))
    one.add_argument("query", nargs="*", default=[], metavar="WORDS", help=words("arg-query"))

    one = add("options", "arg-options-list", _late("info", "options"))
    one.add_argument("game", metavar="GAME", help=words("arg-game"))

    one = add("simulate", "cli-simulate", _late("simulate", "simulate"))
    one.add_argument("game", metavar="GAME", help=words("arg-game"))
    options(one)
    one.add_argument("--games", type=number, default=1000, metavar="N", help=words("arg-matches"))
    one.add_argument("--bots", default="random", metavar="BOTS", help=words("arg-bots-all"))
    one.add_argument("--jobs", type=number, default=1, metavar="N", help=words("arg-jobs"))
    one.add_argument("--seed", type=number, default=1, metavar="N", help=words("arg-seed"))
    one.add_argument("--json", action="store_true", help=words("arg-json"))
    one.add_argument("--save", metavar="DIR", help=words("arg-save-dir"))

    one = add("arena", "cli-arena", _arena)
    one.add_argument("games", nargs="*", metavar="GAME", help=words("arg-games-some"))
    one.add_argument("--bots", default="kociak,kot,kocur,tygrys", metavar="BOTS", help=words("arg-arena-bots"))
    one.add_argument("--players", default="2-4", metavar="N-M", help=words("arg-arena-players"))
    one.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=words("arg-option"))
    one.add_argument("--matches", type=number, default=400, metavar="N", help=words("arg-arena-matches"))
    one.add_argument("--jobs", type=number, default=1, metavar="N", help=words("arg-jobs"))
    one.add_argument("--ray", metavar="ADDRESS", help=words("arg-arena-ray"))
    one.add_argument("--seed", type=number, default=1, metavar="N", help=words("arg-seed"))
    one.add_argument("--out", default="report", metavar="DIR", help=words("arg-arena-out"))
    one.add_argument("--export", metavar="FILE", help=words("arg-arena-export"))

    one = add("laws", "cli-laws", _late("laws", "laws"))
    one.add_argument("games", nargs="*", metavar="GAME", help=words("arg-games-some"))
    one.add_argument("--moves", type=whole(words, 1), default=20_000, metavar="N", help=words("arg-moves"))
    one.add_argument("--seed", type=number, default=1, metavar="N", help=words("arg-seed"))
    one.add_argument("--thorough", action="store_true", help=words("arg-thorough"))

    one = add("bench", "cli-bench", _late("bench", "bench"))
    one.add_argument("games", nargs="*", metavar="GAME", help=words("arg-games-some"))
    one.add_argument("--players", type=number, metavar="N", help=words("arg-players"))
    one.add_argument("--json", action="store_true", help=words("arg-json"))

    one = add("verify", "cli-verify", _late("info", "check_deal"))
    one.add_argument("file", metavar="FILE", help=words("arg-file"))
    one.add_argument("--secret", metavar="TEXT", help=words("arg-secret"))

    one = add("compile", "cli-compile", _late("compile", "build"))
    one.add_argument("--force", action="store_true", help=words("arg-force"))
    one.add_argument("--trained", action="store_true", help=words("arg-trained"))
    add("about", "cli-about-cmd", _late("info", "about"))
    return top


def _arena(asked: argparse.Namespace, words: Words) -> int:
    """The arena stands below the terminal and knows nothing of its grammar, so the options are read here."""
    from kociarnia.arena.command import arena  # late, as all commands are: see below

    return arena(asked, words, pairs(asked.option))


def _late(module: str, name: str) -> Command:
    """The command, imported when it is carried out: no command pays for another."""

    def command(asked: argparse.Namespace, words: Words) -> int:
        done: int = getattr(import_module(f"kociarnia.terminal.{module}"), name)(asked, words)
        return done

    return command
