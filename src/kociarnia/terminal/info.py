"""`kociarnia games`, `rules`, `about`, `replay`, `verify`: looking, not playing."""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path
from typing import Any

import kociarnia
from kociarnia import fast, games
from kociarnia.engine import Game, Match, Refusal, Say, Words, verify
from kociarnia.terminal import files
from kociarnia.terminal.talk import Leave, Talk, width


def seats_of(game: Game, words: Words) -> str:
    low, high = game.seats
    return words("menu-seats", low=low, high=high) if low != high else words("menu-seats-one", low=low)


def list_games(asked: argparse.Namespace, words: Words) -> int:
    for name in games.names():
        game = games.find(name)
        own = game.words(words.language)
        line = words("games-line", name=name, title=own("game-name"), seats=seats_of(game, words))
        print(textwrap.fill(line, width(), subsequent_indent="    "))
        print(textwrap.fill(own("game-about"), width(), initial_indent="    ", subsequent_indent="    "))
    return 0


def list_options(game: Game, words: Words) -> int:
    own = game.words(words.language)
    for option in game.options:
        known = option.text(option.default)
        if option.kind == "choice":
            values = ", ".join(option.choices)
        else:
            values = "yes, no" if option.kind == "yes" else f"{option.low}–{option.high}"
        line = f"{option.key} = {known} ({values})  {option.clause}"
        print(textwrap.fill(line, width(), subsequent_indent="    "))
        text = f"{own(f'option-{option.key}')}: {own(f'option-{option.key}-help')}"
        print(textwrap.fill(text, width(), initial_indent="    ", subsequent_indent="    "))
    return 0


def rules(asked: argparse.Namespace, words: Words) -> int:
    book = games.find(asked.game).shown_rulebook(words.language).unmarked()
    query = " ".join(asked.query)
    found = book.find(query) if query else list(book.text)
    if not found:
        raise Refusal("rules-none", text=query)
    if not query:
        print(book.title)
        for paragraph in book.about.split("\n\n"):
            print(f"\n{textwrap.fill(paragraph, width())}")
    chapter = ""
    for clause in found:
        if clause.chapter != chapter:
            chapter = clause.chapter
            print(f"\n{chapter}")
        print(textwrap.fill(f"{clause.key:<4} {clause.text}".strip(), width(), subsequent_indent="     " if clause.key else ""))
    return 0


def about(asked: argparse.Namespace, words: Words) -> int:
    print(words("about-version", version=kociarnia.__version__))
    print(words("about-compiled" if fast.running() else "about-plain"))
    if not fast.running() and fast.compiler() is None:
        print(textwrap.fill(words("about-no-compiler"), width()))
    print("\n" + textwrap.fill(words("about-unofficial"), width()))
    for name in games.names():
        print(textwrap.fill(_credits(games.find(name), words), width(), subsequent_indent="    "))
    print()
    for name in games.names():
        game = games.find(name)
        own = game.words(words.language)
        cards = game.reconstructed()
        title = own("game-name")
        if cards:
            listed = ", ".join(_card(own, card) for card in cards)
            print(textwrap.fill(words("about-reconstructed", game=title, cards=listed), width(), subsequent_indent="    "))
        else:
            print(words("about-none", game=title))
    return 0


def _credits(game: Game, words: Words) -> str:
    """Whose game it is."""
    known = {key: [text] if isinstance(text, str) else text for key, text in game.credits.items()}
    parts = [words(f"credits-{key}", names=", ".join(names), count=len(names)) for key, names in known.items()]
    return f"{game.words(words.language)('game-name')} – {'; '.join(parts)}."


def _card(words: Words, card: dict[str, Any]) -> str:
    """A card's name where it has one of its own, else its key."""
    key: str = card["key"]
    numbers = {name: value for name, value in card.items() if isinstance(value, int)}
    return words(Say(f"card-{key}", numbers)) if words.knows(f"card-{key}") else key


def check_deal(asked: argparse.Namespace, words: Words) -> int:
    record = files.read(Path(asked.file))
    print(words("verify-good", count=verify(games.find(record.game), record, asked.secret or "")))
    return 0


def replay(asked: argparse.Namespace, words: Words) -> int:
    """Step through a record, from any seat."""
    record = files.read(Path(asked.file))
    game = games.find(record.game)
    record.rules(game)
    match = Match.resume(game, record)
    table = Words(words.language, (*words.folders[1:], game.folder))
    talk = Talk(table)
    talk.say("replay-head", game=table("game-name"), players=record.players, moves=len(record.moves))
    eyes = _eyes(asked.eyes, record.players)
    at = max(0, min(asked.step, len(record.moves)))
    if asked.all:
        for line in match.log(eyes, at):
            talk.wrap(table.at(record.names, eyes)(line.say))
        _look(match, talk, table, eyes, len(record.moves), asked.plain)
        return 0
    _look(match, talk, table, eyes, at, asked.plain)
    while True:
        try:
            typed = talk.ask(table("replay-prompt")).lower()
        except (Leave, KeyboardInterrupt):
            return 0
        if typed.startswith("v") and typed[1:].strip().isdigit():
            try:
                eyes = _eyes(int(typed[1:]), record.players)
            except Refusal as refused:
                talk.write(table(refused.say))
                continue
        elif typed.isdigit():
            at = min(int(typed), len(record.moves))
        elif typed == "b":
            at = max(0, at - 1)
        elif not typed:
            if at == len(record.moves):
                return 0
            at += 1
        _look(match, talk, table, eyes, at, asked.plain)


def _eyes(number: int, players: int) -> int:
    if not 0 <= number <= players:
        raise Refusal("cli-seat", seat=number, players=players)
    return number - 1 if number else players


def _look(match: Match, talk: Talk, table: Words, eyes: int, at: int, plain: bool) -> None:
    words = table.at(match.record.names, eyes)
    moves = match.record.moves
    text = "…"  # before the first move, and for a move that these eyes did not see as it was made
    if at:
        ply = next(match.plies(at - 1))
        talk.write("")
        for news in match.news([ply], eyes):
            for line in news.lines:
                talk.wrap(words(line.say))
        if ply.witnesses >> eyes & 1:
            text = moves[at - 1]
    talk.say("replay-step", number=at, moves=len(moves), text=text)
    if eyes == match.players:
        talk.say("replay-audience")
    else:
        talk.say("replay-seen", name=words.name(eyes))
    view = match.rules.redact(match.at(at), eyes)
    talk.lines(match.presenter.text(match.rules, view, eyes, words, plain, width()))


def options(asked: argparse.Namespace, words: Words) -> int:
    return list_options(games.find(asked.game), words)
