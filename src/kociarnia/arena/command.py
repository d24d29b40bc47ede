"""`kociarnia arena`: play what is left, with bars, then sum up and write the report."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from kociarnia import games
from kociarnia.arena import dataset
from kociarnia.arena.fixture import Fixture, Kept, Line
from kociarnia.arena.number_format import Numbers
from kociarnia.arena.plan import Format, draw_up
from kociarnia.arena.ray_cluster import on_ray
from kociarnia.arena.report import Report
from kociarnia.arena.results_folder import FIGURES, REPORT, Folder
from kociarnia.arena.summary import Tally, figures, tally
from kociarnia.arena.workers import local
from kociarnia.engine import Refusal, Words

STOPPED = 130  # exit code after Ctrl-C, as shells have it


def arena(asked: argparse.Namespace, words: Words, options: Mapping[str, int | str]) -> int:
    words = Words(words.language, (*words.folders[1:], str(Path(__file__).parent)))
    if asked.jobs < 1:
        raise Refusal("arena-jobs")
    plan = draw_up(asked.games, asked.bots, asked.players, asked.matches, options, asked.seed)
    with Folder(Path(asked.out), plan) as folder:
        if asked.export:
            dataset.check(Path(asked.export), folder.lines)
        left: list[Fixture] = [Kept(*fixture) if asked.export else fixture for fixture in folder.left()]
        print(words("arena-plan", matches=len(plan.fixtures), tables=len(plan.tables)), file=sys.stderr)
        if folder.lines and left:
            print(words("arena-there", done=len(folder.lines)), file=sys.stderr)
        try:
            if left:
                with bars(folder, words) as advance, closing(_lines(left, asked)) as lines:
                    for line in lines:
                        folder.add(line)
                        advance(line)
            finish(folder, words)
            if asked.export:
                decisions = dataset.export(Path(asked.export), folder.lines)
                print(words("arena-exported", decisions=decisions, path=asked.export))
        except KeyboardInterrupt:
            print(words("arena-stopped", done=folder.recount(), all=len(plan.fixtures)), file=sys.stderr)
            return STOPPED
    return 0


def _lines(left: list[Fixture], asked: argparse.Namespace) -> Generator[Line, None, None]:
    return on_ray(left, asked.ray) if asked.ray else local(left, asked.jobs)


@contextmanager
def bars(folder: Folder, words: Words) -> Iterator[Any]:
    """A bar for each table and one for all, on the error output; nothing where nobody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, disable=not console.is_terminal, transient=True, speed_estimate_period=180
    ) as progress:
        tasks = {}
        for table in folder.plan.tables:
            key = (table.game, table.players)
            total = sum((fixture.game, fixture.players) == key for fixture in folder.plan.fixtures)
            tasks[key] = progress.add_task(f"{_title(table, words)} · {table.players}", total=total)
        whole = progress.add_task(words("arena-all"), total=len(folder.plan.fixtures))
        for line in folder.lines:
            progress.advance(tasks[line["game"], line["players"]])
            progress.advance(whole)
        for task in progress.tasks:  # what was there before says nothing about the speed now
            progress.reset(task.id, completed=int(task.completed))

        def advance(line: Line) -> None:
            progress.advance(tasks[line["game"], line["players"]])
            progress.advance(whole)

        yield advance


def finish(folder: Folder, words: Words) -> None:
    """Everything that follows from the matches: the summary, the figures and the report."""
    plan = folder.plan
    whole = tally(plan.bots, folder.lines)
    tables = [
        (
            table,
            tally(plan.bots, [line for line in folder.lines if (line["game"], line["players"]) == (table.game, table.players)]),
        )
        for table in plan.tables
    ]
    for table, found in tables:
        _print(table, found, words)
    _warn(whole, words)
    listed = [
        {"game": table.game, "players": table.players, "options": dict(table.options), **figures(found)}
        for table, found in tables
    ]
    folder.write(FIGURES, json.dumps({"all": figures(whole), "tables": listed}, indent=2, ensure_ascii=False) + "\n")
    path = folder.write(REPORT, Report(plan, words).page(whole, tables))
    print(words("arena-written", path=str(path)))


def _title(table: Format, words: Words) -> str:
    return games.find(table.game).words(words.language)("game-name")


def _print(table: Format, found: Tally, words: Words) -> None:
    numbers = Numbers(words.language)
    print(words("arena-head", game=_title(table, words), players=table.players, matches=found.matches, deals=found.deals))
    heads = words("arena-heads").split(";")
    wide = max(len(name) for name in (heads[0], *found.bots))
    print(f"  {heads[0]:<{wide}} {heads[1]:>8} {heads[2]:>13} {heads[3]:>9} {heads[4]:>9} {heads[5]:>15} {heads[6]:>14}")
    for name in found.bots:
        if name not in found.wins:
            continue
        rating, wins = found.ratings[name], found.wins[name]
        print(
            f"  {name:<{wide}} {numbers.plain(rating.value, 1):>8} {numbers.span(rating.low, rating.high):>13} "
            f"{numbers.percent(wins.value):>9} {numbers.shares(wins.low, wins.high):>9} "
            f"{numbers.plain(found.places[name], 2):>15} {numbers.time(found.times[name].mean):>14}"
        )
    for at, one in enumerate(found.bots):
        for other in found.bots[at + 1 :]:
            share = found.pairs.get((one, other))
            if share:
                span = numbers.span(100 * share.low, 100 * share.high)
                print("  " + words("arena-pair", one=one, other=other, share=numbers.percent(share.value), span=span))
    if found.nobody:
        print("  " + words("arena-nobody", percent=numbers.percent(found.nobody)))


def _warn(whole: Tally, words: Words) -> None:
    for name, reasons in whole.forfeits.items():
        print(words("bot-forfeits", bot=name, count=len(reasons), why=reasons[0]), file=sys.stderr)
    if whole.errors:
        print(words("arena-lost", count=len(whole.errors), why=whole.errors[0]), file=sys.stderr)
