"""On a narrow screen nothing is broken by its edge: no line is longer than it has columns."""

from __future__ import annotations

from pathlib import Path

import pytest

from kociarnia import games
from kociarnia.engine import Game, Match, Record
from kociarnia.engine.words import LANGUAGES
from tests.choices import but_long
from tests.terminal.shell import kociarnia

NAMES = ["Aleksandra", "Bartłomiej", "Mruczysława", "Kasztanek", "Łatka", "Iskierka"]
WHOLE = (
    "Commitment of the deal",
    "The match is saved",
    "Go on with it later",
    "Your place in the lesson",
)  # to be copied as they are


@pytest.mark.parametrize("width", [60, 80])
def test_every_table_fits_the_screen(game: Game, width: int) -> None:
    for path in sorted((game.folder / "records").glob("*.txt")):
        match = Match.resume(game, Record.parse(path.read_text(encoding="utf-8")), deal=False)
        for ply in range(0, match.ply + 1, max(1, match.ply // 4)):
            state = match.at(ply)
            for reader in (0, match.players):
                for language in LANGUAGES:
                    words = game.words(language, NAMES[: match.players], reader)
                    view = match.rules.redact(state, reader)
                    lines = match.presenter.text(match.rules, view, reader, words, False, width)
                    assert max(map(len, lines)) <= width, "\n".join([path.name, *lines])


def too_long(home: Path, *arguments: str) -> list[str]:
    done = kociarnia(home, *arguments, typed="1\n?\ns\nl\nm\n1\n1\nq\n", COLUMNS="60")
    assert done.returncode == 0
    return [line for line in done.stdout.splitlines() if len(line) > 60 and not line.startswith(WHOLE)]


@pytest.mark.parametrize("name", but_long("koty", "kotobirynt"))
def test_a_match_and_a_lesson_fit_sixty_columns(tmp_path: Path, name: str) -> None:
    assert too_long(tmp_path, "play", name) == [] == too_long(tmp_path, "learn", name)


def test_everything_else_fits_sixty_columns(tmp_path: Path) -> None:
    name = games.names()[0]
    record = next(iter(sorted((games.find(name).folder / "records").glob("*.txt"))))
    for command in (["menu"], ["rules", name], ["games"], ["about"], ["options", name], ["replay", str(record)]):
        assert too_long(tmp_path, *command) == [], command
