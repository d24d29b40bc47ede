"""A model newcomer wins a fair share at a first table: what `think.maluszek` in every game.toml is fitted to."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kociarnia import fast, games
from kociarnia.engine import Game
from tests.choices import but_long

BENCH = Path(__file__).parents[2] / "bench" / "newcomer.py"
SHARE = re.compile(r"([\d.]+) ± ([\d.]+) %")
POINTS = 5  # as far from the fair share as it may be


def measured(game: Game, *arguments: str) -> tuple[float, float]:
    """The newcomer's share of wins and half of its interval, in hundredths, always of the same deals; by the compiled modules,
    where there is a compiler: it is the same, sooner."""
    fast.build()
    environment = {key: value for key, value in os.environ.items() if key != "KOCIARNIA_INTERPRETED"}
    command = [sys.executable, str(BENCH), game.name, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    share, half = SHARE.findall(done.stdout)[0]
    return float(share), float(half)


@pytest.mark.parametrize("name", but_long("czarujace_kotki", "koty", "sen"))
def test_no_newcomer_is_lost_among_the_smallest(name: str) -> None:
    """As far as so few matches can tell."""
    game = games.find(name)
    share, half = measured(game, "--moves", "10000")
    assert abs(share - 100 / game.first) <= POINTS + half


@pytest.mark.long
def test_a_newcomer_wins_a_fair_share_among_the_smallest(game: Game) -> None:
    share, half = measured(game, "--matches", "1000")
    assert half < 3.2 and abs(share - 100 / game.first) <= POINTS
