"""The README tells the truth: its examples run, its commands exist, its links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kociarnia import games
from kociarnia.engine import Game
from kociarnia.server.cat_names import TEACHER
from kociarnia.terminal.cli import parser
from tests.terminal.shell import environment, kociarnia

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "README.pl.md"]


def test_the_python_example_runs(tmp_path: Path) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        if example.startswith("# my_bot.py"):  # tests/bots/test_own.py plays it
            continue
        lines = [line for line in example.splitlines() if line.strip()]
        assert len(lines) <= 20
        done = subprocess.run([sys.executable, "-c", example], env=environment(tmp_path), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert re.search(r"\[\d+, \d+, \d+\] \[\d, \d, \d\]", done.stdout)


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_the_page_is_understood(page: str) -> None:
    from kociarnia.terminal.cli import _words

    commands = re.findall(r"^    \./play(.*?)(?:   .*)?$", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE)
    assert len(commands) > 5
    for text in commands:
        asked = parser(_words("en")).parse_args(text.split())
        name = getattr(asked, "game", None)
        assert name is None or name in games.names(), text


@pytest.mark.parametrize("page", [*PAGES, "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", (ROOT / page).read_text(encoding="utf-8")):
        assert (ROOT / target).exists(), target


def test_all_games_are_in_both_readmes() -> None:
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        for name in games.names():
            assert games.find(name).words("pl")("game-name") in text


def test_nobody_at_a_table_has_the_name_of_the_teacher() -> None:
    """The picture is drawn anew by docs/picture.py."""
    for page in (*PAGES, "docs/play.svg"):
        assert TEACHER not in (ROOT / page).read_text(encoding="utf-8"), page


def test_the_command_and_the_module_are_the_same(tmp_path: Path) -> None:
    own = subprocess.run(
        [str(Path(sys.executable).with_name("kociarnia")), "--version"],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
    )
    assert own.stdout == kociarnia(tmp_path, "--version").stdout


@pytest.mark.parametrize("page", PAGES)
def test_the_page_says_whose_the_games_are(page: str, game: Game) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert {"README.md": "unofficial implementation", "README.pl.md": "nieoficjalna wersja"}[page] in text
    for named in game.credits.values():
        for name in [named] if isinstance(named, str) else named:
            assert name in text
    assert game.credits
