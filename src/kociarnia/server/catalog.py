"""What the house has on its shelves: games and their options, wording, rules, cards. Made once, it never changes."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import kociarnia
from kociarnia import games
from kociarnia.bots import LEVELS
from kociarnia.bots import offered as offered_bots
from kociarnia.engine import About, Game, Option, Refusal
from kociarnia.engine.lesson import lesson, names
from kociarnia.engine.words import LANGUAGES
from kociarnia.server.wire import CardInfo, ClauseInfo, Credits, DayInfo, GameInfo, HouseInfo, OptionInfo, RulesInfo

HOUSE = (Path(__file__).parents[1] / "engine", Path(__file__).parent)


@lru_cache(maxsize=1)
def offered() -> HouseInfo:
    return HouseInfo(kociarnia.__version__, [_game(games.find(name)) for name in games.names()], list(LEVELS), digest(""))


def _game(game: Game) -> GameInfo:
    options = [_option(game, option) for option in game.options]
    words = {language: game.words(language) for language in LANGUAGES}
    return GameInfo(
        game.name, *game.seats, game.usual, game.first, game.minutes, options, _day(game), game.feats,
        {name: len(lesson(game, name).steps) for name in names(game)}, digest(game.name),
        {language: worded("game-name") for language, worded in words.items()},
        {language: worded("game-about") for language, worded in words.items()},
        Credits(**game.credits), offered_bots(game)[len(LEVELS) :],
    )  # fmt: skip


def _day(game: Game) -> DayInfo:
    best: Any = game.daily.best
    return DayInfo(game.daily.players, game.daily.level, best, game.daily.options)


def _option(game: Game, option: Option) -> OptionInfo:
    kind: Any = option.kind  # one of the three that Option.read lets through
    all_counts = list(option.seats) or game.counts({})
    fits = {choice: counts for choice in option.choices[1:] if (counts := game.counts({option.key: choice})) != all_counts}
    return OptionInfo(
        option.key, kind, option.text(option.default), option.low, option.high, list(option.choices), list(option.seats),
        list(option.excludes), list(option.implies), option.clause, option.screen, fits,
    )  # fmt: skip


@lru_cache(maxsize=32)
def titles(name: str) -> list[str]:
    """What a game is called, in every language; as it is written, for not every house has what words messages."""
    texts = [(games.find(name).folder / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    return [found[1] for text in texts if (found := re.search(r"^game-name = (.+)$", text, re.MULTILINE))]


@lru_cache(maxsize=64)
def wording(game: str, language: str) -> str:
    """All messages that a page needs at a table of that game (empty: those of the house alone), the game's own last."""
    if language not in LANGUAGES:
        raise Refusal("error-language-words")
    folders = [*HOUSE, games.find(game).folder, games.find(game).folder / "lessons"] if game else list(HOUSE)
    files_ = (folder / f"{language}.ftl" for folder in folders)
    return "\n".join(path.read_text(encoding="utf-8") for path in files_ if path.exists())


@lru_cache(maxsize=32)
def digest(game: str) -> str:
    return hashlib.sha256("\n".join(wording(game, language) for language in LANGUAGES).encode()).hexdigest()[:16]


@lru_cache(maxsize=32)
def rules(name: str, language: str) -> RulesInfo:
    if language not in LANGUAGES:
        raise Refusal("error-language-words")
    book = games.find(name).shown_rulebook(language)
    return RulesInfo(book.title, book.about, [ClauseInfo(*clause) for clause in book.text])


@lru_cache(maxsize=32)
def cards(name: str) -> list[CardInfo]:
    """Every entry of cards.toml with its standing and what is printed on it, by the tables that it is made of."""
    game = games.find(name)
    options = game.settle(game.usual)
    rules, presenter = game.build(game.usual, options), game.presenter(options)
    view = rules.redact(rules.start(), game.usual)

    def about(key: str) -> About | None:
        found = presenter.elsewhere(rules, view, game.usual, key).printed()
        return found if found.facts else None

    tables = {key: table for key, table in game.cards.items() if isinstance(table, list)}
    return [
        CardInfo(card["key"], key, str(card.get("standing", "")), str(card.get("note", "")), about(card["key"]))
        for key, table in tables.items()
        for card in table
        if "key" in card
    ]
