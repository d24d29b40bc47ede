"""Moments of matches played by lot, for those who draw boards: the page shows them at `#/board/<game>` while it is developed.

    .venv/bin/python web/fixtures.py [GAME ...] [--players N] [--moves N] [--seed N] [--option KEY=VALUE ...]

Each is a table and the updates that one seat would have been sent, exactly as they go over the wire.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import msgspec

from kociarnia import games
from kociarnia.engine import Game
from kociarnia.engine.dice import HashDice
from kociarnia.engine.match import Match
from kociarnia.server.wire import Chair, House, Result, Table, Told, Update

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ["Ola", "Tomek", "Babcia Jadzia", "Zosia", "Marek"]


def updates(match: Match, eyes: int, moves: int, lot: random.Random) -> list[Update]:
    """What `eyes` is shown of a match in which everybody plays by lot."""
    made = [moment(match, eyes, 0)]
    while not match.over and len(made) < moves:
        since = match.ply
        seat = lot.choice(match.waiting())
        match.play(seat, lot.choice(match.legal(seat)))
        made.append(moment(match, eyes, since))
        made[-1].number = len(made)
    return made


def moment(match: Match, eyes: int, since: int) -> Update:
    rules, presenter, view = match.rules, match.presenter, match.view(eyes)
    asked = eyes in match.waiting()
    return Update(
        number=1,
        match=1,
        ply=match.ply,
        eyes=eyes,
        scene=presenter.scene(rules, view, eyes),
        question=presenter.question(rules, view, eyes),
        waiting=match.waiting(),
        choices=presenter.choices(rules, view) if asked else [],
        accounts=presenter.accounts(rules, view, eyes),
        lines=[Told(match.ply, line.say, line.fleeting) for line in match.log(eyes, since)],
        motions=[motion for news in match.news(match.plies(since), eyes) for motion in news.motions],
        result=Result(match.record.places, match.record.scores, presenter.result(rules, view)) if match.over else None,
    )


def write(game: Game, players: int, options: dict[str, str], moves: int, seed: int) -> Path:
    names = NAMES[:players]
    match = Match(game, players, options, HashDice(f"{seed:064x}"), names)
    chairs = [Chair("person", names[0], mine=True, here=True), *(Chair("bot", level="kot") for _ in names[1:])]
    table = Table("fixture", game.name, options, chairs, House(), "playing", match=1, seats=list(range(players)))
    shown = updates(match, 0, moves, random.Random(seed))
    path = FOLDER / f"{game.name}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.encode({"table": table, "updates": shown}))
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    asked = parser.parse_args()
    options = dict(each.split("=", 1) for each in asked.option)
    for name in asked.games:
        print(write(games.find(name), asked.players, options, asked.moves, asked.seed))


if __name__ == "__main__":
    main()
