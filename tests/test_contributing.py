"""CONTRIBUTING.md is followed to the letter: its sixth game is made, obeys the laws, plays and shows up everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.shell import environment

PAGE = Path(__file__).parent.parent / "CONTRIBUTING.md"
BLOCK = re.compile(r"```\w+\n# (kotek/\S+)\n(.*?)```", re.DOTALL)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    for name, text in blocks:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert {name for name, _ in blocks} >= {"kotek/game.toml", "kotek/rules/rules.py", "kotek/__init__.py", "kotek/pl.ftl"}
    return folder


def run(house: Path, *arguments: str, typed: str = "") -> str:
    env = {**environment(house, KOCIARNIA_GAMES=str(house))}
    done = subprocess.run([sys.executable, *arguments], env=env, input=typed, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_sixth_game_obeys_the_laws(house: Path) -> None:
    assert "the laws hold over 2,000 moves" in run(house, "-m", "kociarnia", "laws", "kotek", "--moves", "2000")


def test_the_sixth_game_shows_up_everywhere(house: Path) -> None:
    assert "kotek – Kotek, 2 to 4 players" in run(house, "-m", "kociarnia", "games")
    assert "open_swap" in run(house, "-m", "kociarnia", "options", "kotek")
    assert "wygrywa najwyższa" in run(house, "-m", "kociarnia", "rules", "kotek", "R3", "--lang", "pl").lower()
    assert "three" in run(house, "-m", "kociarnia", "about")
    assert "Kotek" in run(house, "-m", "kociarnia", "menu", typed="q\n")


def test_the_sixth_game_plays_in_the_terminal(house: Path) -> None:
    for language in ("en", "pl"):
        out = run(
            house, "-m", "kociarnia", "play", "kotek", "--players", "3", "--seed", "1", "--lang", language, typed="?\nh\n2\n"
        )
        assert "1. " in out


def test_its_sense_beats_luck(house: Path) -> None:
    out = run(house, "-m", "kociarnia", "simulate", "kotek", "--bots", "greedy,random", "--games", "400")
    wins = {name: float(share) for name, share in re.findall(r"(greedy|random) +([\d.]+)%", out)}
    assert wins["greedy"] > wins["random"]


def test_the_shared_tests_take_it_in(house: Path) -> None:
    """The same tests that hold for the games of the house hold for a guest."""
    env = {**environment(house, KOCIARNIA_GAMES=str(house)), "PYTHONPATH": os.getcwd()}
    chosen = "kotek and not golden and not every_clause and not law_8"
    files = ["tests/test_laws.py", "tests/test_wording.py", "tests/test_match.py", "tests/test_record.py", "tests/test_data.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *files, "-k", chosen, "-p", "no:cacheprovider"],
        env=env, cwd=PAGE.parent, capture_output=True, text=True, timeout=900,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]
    assert re.search(r"\b\d\d passed|\d passed", done.stdout)
