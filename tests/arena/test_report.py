"""The command from end to end: summary, figures and a page that needs nothing else."""

from __future__ import annotations

import json
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kociarnia import games
from kociarnia.arena import draw_up, play, tally
from kociarnia.arena.chart import _nice, _ticks, histogram, short
from kociarnia.arena.number_format import Numbers
from kociarnia.arena.report import Report
from kociarnia.engine import Words
from tests.terminal.shell import Screen, kociarnia

FOLDER = Path(str(Report.__init__.__globals__["__file__"])).parent
ONE, TWO = games.names()[:2]
SECTIONS = ("ladder", "pairs", "strengths", "seats", "length", "points", "time", "figures", "method")


@cache
def page(language: str) -> str:
    plan = draw_up([ONE, TWO], "greedy,random", "2-3", 2)
    lines = [play(fixture) for fixture in plan.fixtures]
    lines[0]["forfeits"] = [{"seat": 0, "bot": "greedy", "ply": 1, "why": "<boom>"}]
    tables = []
    for table in plan.tables:
        own = [line for line in lines if (line["game"], line["players"]) == (table.game, table.players)]
        tables.append((table, tally(plan.bots, own)))
    return Report(plan, Words(language, (FOLDER,))).page(tally(plan.bots, lines), tables)


class Balanced(HTMLParser):
    """Every element that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_has_every_section_for_every_table(language: str) -> None:
    text = page(language)
    words = Words(language, (FOLDER,))
    for section in SECTIONS:
        assert f">{words(f'report-{section}')}</h" in text, section
    tables = 4
    for section in ("ladder", "pairs"):
        assert text.count(f"<h4>{words(f'report-{section}')}</h4>") == tables + 1
    for section in ("seats", "length", "points", "time", "figures"):
        assert text.count(f"<h4>{words(f'report-{section}')}</h4>") == tables
    for name in (ONE, TWO):
        assert f'id="{name}-2"' in text and f'href="#{name}-3"' in text
        assert games.find(name).words(language)("game-name") in text
    assert f'<html lang="{language}">' in text and "&lt;boom&gt;" in text and "<boom>" not in text
    reader = Balanced()
    reader.feed(text)
    assert not reader.open and reader.found.count("svg") == 2 + 5 * tables


def test_the_page_needs_nothing_else_and_follows_the_readers_light() -> None:
    text = page("en")
    assert not re.search(r"(?:https?:)?//\w|@import|url\(|<script|<link|<img|src=", text)
    assert "prefers-color-scheme: dark" in text and 'name="viewport"' in text
    assert "nan" not in re.findall(r'="([^"]*)"', text) and "inf" not in text.split("<main>")[1].split()


def test_the_command_from_end_to_end(tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = [
        "arena",
        ONE,
        TWO,
        "--bots",
        "greedy,random",
        "--players",
        "2",
        "--matches",
        "6",
        "--jobs",
        "2",
        "--out",
        str(out),
    ]
    done = kociarnia(tmp_path, *command)
    assert done.returncode == 0, done.stderr
    assert "greedy over random:" in done.stdout and str(out / "report.html") in done.stdout
    figures = json.loads((out / "figures.json").read_text(encoding="utf-8"))
    assert [(table["game"], table["players"], table["matches"]) for table in figures["tables"]] == [(ONE, 2, 6), (TWO, 2, 6)]
    pair = figures["all"]["pairs"][0]
    assert pair["bot"] == "greedy" and pair["low"] <= pair["share"] <= pair["high"] and pair["matches"] == 12
    before = (out / "matches.jsonl").read_bytes()
    again = kociarnia(tmp_path, *command, "--lang", "pl")
    assert again.returncode == 0 and "greedy przed random:" in again.stdout
    assert (out / "matches.jsonl").read_bytes() == before, "nothing was left to play"
    assert '<html lang="pl">' in (out / "report.html").read_text(encoding="utf-8")
    other = kociarnia(tmp_path, *command, "--seed", "5", "--lang", "pl")
    assert other.returncode == 2 and "zawiera inną arenę (--seed: tam „1”, tutaj „5”)" in other.stderr


def test_bars_tell_the_time_left(tmp_path: Path) -> None:
    screen = Screen(
        tmp_path, "arena", ONE, "--bots", "greedy,random", "--players", "2", "--matches", "40", "--out", str(tmp_path / "o")
    )
    screen.until("All tables")
    came = screen.until("The report:")
    assert re.search(r"\d+/40", screen.text + came) and re.search(r"0:00:\d\d", screen.text)
    assert screen.end() == 0


WRONG = [
    (["chess"], "There is no game called “chess”", "Nie ma gry „chess”"),
    ([ONE, "--bots", "greedy"], "at least two bots", "co najmniej dwóch botów"),
    ([ONE, "--bots", "greedy,genius"], "There is no bot “genius”", "Nie ma bota „genius”"),
    ([ONE, "--bots", "greedy,greedy"], "“greedy” is named twice", "„greedy” jest podany dwa razy"),
    ([ONE, "--players", "many"], "not “many”", "a nie „many”"),
    ([ONE, "--players", "99"], "99 players are not possible", "a nie 99"),
    ([ONE, "--matches", "0"], "At least one match", "co najmniej jedną"),
    ([ONE, "--jobs", "0"], "At least one process", "co najmniej jeden proces"),
    ([ONE, "--option", "moon=1"], "There is no option “moon”", "Nie ma opcji „moon”"),
    ([ONE, "--option", "moon"], "key=value", "klucz=wartość"),
]


@pytest.mark.parametrize(("arguments", "english", "polish"), WRONG, ids=[" ".join(row[0]) for row in WRONG])
def test_bad_input_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], english: str, polish: str
) -> None:
    from kociarnia.terminal.cli import run

    for language, sentence in (("en", english), ("pl", polish)):
        assert run(["arena", *arguments, "--out", str(tmp_path / "out"), "--lang", language]) == 2
        errors = capsys.readouterr().err
        assert sentence in errors and errors.count("\n") == 1, errors
    assert not (tmp_path / "out").exists(), "nothing has begun, so nothing is kept"


def test_a_folder_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from kociarnia.terminal.cli import run

    (tmp_path / "file").write_text("")
    assert run(["arena", ONE, "--bots", "greedy,random", "--out", str(tmp_path / "file"), "--lang", "en"]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_numbers_in_both_languages() -> None:
    english, polish = Numbers("en"), Numbers("pl")
    assert (english.plain(-1.25, 1), polish.plain(2.5, 1)) == ("−1.2", "2,5")
    assert (english.percent(0.625), polish.percent(0.625)) == ("62.5\u00a0%", "62,5\u00a0%")
    assert [polish.time(value) for value in (0.0123, 0.5, 1.5, 12.3, 1500, 60_000)] == [
        "12\u00a0µs", "500\u00a0µs", "1,5\u00a0ms", "12\u00a0ms", "1,5\u00a0s", "60\u00a0s",
    ]  # fmt: skip


def test_scales_have_round_numbers() -> None:
    assert [_nice(value) for value in (0.03, 1, 1.1, 3, 7, 45)] == pytest.approx([0.05, 1, 2, 5, 10, 50])
    assert _ticks(3, 21) == [5.0, 10.0, 15.0, 20.0]
    assert histogram([7], "x", str, "m").count("<rect") == 1
    assert short("mine.py:Clever") == "Clever" and len(short("a" * 40)) == 11
