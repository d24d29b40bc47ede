"""`kociarnia play`: seats, bots, dice and the record of a match at this keyboard."""

from __future__ import annotations

import argparse
import random
from datetime import date
from pathlib import Path

from kociarnia import bots, games
from kociarnia.engine import Game, HashDice, Match, Refusal, Words, daily, dealer
from kociarnia.server.cat_names import CATS
from kociarnia.terminal import files, ladder
from kociarnia.terminal.arguments import pairs
from kociarnia.terminal.session import Session
from kociarnia.terminal.talk import Leave, Talk


def play(asked: argparse.Namespace, words: Words) -> int:
    if asked.save and not (asked.resume and _same(asked.save, asked.resume)):
        _free(Path(asked.save))
    if asked.resume:
        record = files.read(Path(asked.resume))
        game = games.find(record.game)
        if asked.game not in (None, game.name):
            raise Refusal("error-record-game", game=game.name, here=asked.game)
        match = Match.resume(game, record)
        path = Path(asked.save or asked.resume)
    else:
        if not asked.game:
            raise Refusal("cli-wrong", text=words("cli-required", names="GAME"))
        game = games.find(asked.game)
        chosen = pairs(asked.option)
        if asked.daily is not None:
            return play_day(asked, game, day_of(asked.daily), words)
        fitting = game.fitting(chosen, game.usual if ladder.known(game) else game.first)
        players = fitting if asked.players is None else asked.players
        match = Match(game, players, chosen, HashDice(f"seed {asked.seed}" if asked.seed is not None else ""))
        path = Path(asked.save) if asked.save else files.fresh(game.name)
    people = seats(match.players, asked.seat, asked.humans)
    match.record.names = match.record.names or names(match.players, people, asked.name, words)
    luck = asked.seed if asked.seed is not None else random.randrange(1 << 30)
    return sit(match, people, asked.bots or ladder.level(game), asked.plain, path, luck, words)


def _same(one: str, other: str) -> bool:
    return Path(one).exists() and Path(other).exists() and Path(one).samefile(other)


def _free(path: Path) -> None:
    """A new match takes no other file's place, and makes no folders where somebody has mistyped one."""
    if path.exists():
        raise Refusal("play-there", path=str(path))
    if not path.parent.is_dir():
        raise Refusal("cli-folder", path=str(path.parent))


def play_day(asked: argparse.Namespace, game: Game, day: str, words: Words) -> int:
    """The deal of a day: the same table for all who play it at a keyboard. They could compute it, so there is no list."""
    for name, given in (("players", asked.players), ("option", asked.option), ("bots", asked.bots), ("seed", asked.seed)):
        if given not in (None, []):
            raise Refusal("play-daily-fixed", name=f"--{name}")
    plan = game.daily
    dice = dealer(game, plan.players, plan.options, daily.secret(daily.OPEN, game.name, day))
    match = Match(game, plan.players, plan.options, dice)
    match.record.names = names(match.players, [0], asked.name, words)
    path = Path(asked.save) if asked.save else files.fresh(game.name)
    talk = Talk(Words(words.language, (*words.folders[1:], game.folder)))
    talk.wrap(talk.words("play-daily", day=day))
    left = sit(match, [0], plan.level, asked.plain, path, None, words)
    if match.over:
        value = match.presenter.record_value(match.rules, match.view(match.players))
        kind = "value" if value is not None else "alone" if match.players == 1 else "place"
        title, counted = talk.words("game-name"), talk.words("record-value", value=value or 0)
        place, points = match.record.places[0], match.record.scores[0]
        talk.wrap(talk.words("play-daily-line", game=title, day=day, kind=kind, place=place, points=points, value=counted))
    return left


def day_of(text: str) -> str:
    """The day whose deal is wanted: today's if none is named."""
    try:
        return date.fromisoformat(text).isoformat() if text else daily.today()
    except ValueError:
        raise Refusal("cli-date", text=text) from None


def seats(players: int, seat: int, humans: int) -> list[int]:
    """Where the people sit: from `seat` on, clockwise."""
    if not 1 <= seat <= players:
        raise Refusal("cli-seat", seat=seat, players=players)
    if not 0 <= humans <= players:
        raise Refusal("cli-humans", humans=humans, players=players)
    return [(seat - 1 + step) % players for step in range(humans)]


def names(players: int, people: list[int], given: list[str], words: Words) -> list[str]:
    cats = iter(CATS)
    out = []
    for seat in range(players):
        if seat in people:
            at = people.index(seat)
            name = given[at] if at < len(given) else words("seat", number=seat + 1)
            out.append(name.replace("|", "/").strip() or words("seat", number=seat + 1))
        else:
            out.append(next(cats))
    return out


def sit(match: Match, people: list[int], bot: str, plain: bool, path: Path, seed: int | None, words: Words) -> int:
    """Play to the end; whatever happens, the record is kept. `seed`: for the bots; None: theirs follows from the deal."""
    game: Game = match.game
    others = [seat for seat in range(match.players) if seat not in people]
    chosen = bots.parse(bot, len(others)) if others else []
    players = {seat: bots.make(name, game) for seat, name in zip(others, chosen, strict=True)}
    table = Words(words.language, (*words.folders[1:], game.folder))
    talk = Talk(table)
    title = table("game-name")
    if others:
        named = match.record.names
        called = [table("play-bot", name=named[seat], level=level) for seat, level in zip(others, chosen, strict=True)]
        talk.wrap(table("play-begin", game=title, players=match.players, bots=", ".join(called)))
    else:
        talk.wrap(table("play-begin-alone", game=title, players=match.players))
    if match.record.commitment:
        talk.say("play-commitment", commitment=match.record.commitment)
    session = Session(match, players, talk, plain, seed, lambda match: files.keep(path, match), files.passing())
    try:
        files.keep(path, match)
        session.run()
    except (Leave, KeyboardInterrupt):
        talk.write("")
        talk.say("play-saved", path=str(path))
        talk.say("play-go-on", path=str(path))
        return 0
    finally:
        for player in players.values():
            player.close()
    files.keep(path, match)
    tell_best(match, talk)
    ladder.count(match, people, chosen, talk)
    talk.say("play-saved", path=str(path))
    return 0


def tell_best(match: Match, talk: Talk) -> None:
    """Games of one side keep a list of personal bests."""
    value = match.presenter.record_value(match.rules, match.view(match.players))
    if value is None:
        return
    best = files.best(match, value)
    if best is None or value < best:
        talk.say("play-best-new", value=value)
    else:
        talk.say("play-best", value=value, best=best)
