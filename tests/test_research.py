"""docs/research.md tells the truth: its examples run, and its table is that of the games."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from kociarnia import games
from tests.terminal.shell import environment

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^## ([^\n]+)\n|```python\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
TITLED: list[tuple[str, str]] = []
for heading, example in EXAMPLES:
    TITLED.append((heading or TITLED[-1][0], example))
RUN = [(title, example) for title, example in TITLED if example]
NEEDS = {
    "Many tables at once": "numpy",
    "PettingZoo": "pettingzoo",
    "Gymnasium": "gymnasium",
    "OpenSpiel": "pyspiel",
    "Small and exact": "pyspiel",
}


@pytest.mark.parametrize(("title", "example"), RUN, ids=[title for title, _ in RUN])
def test_an_example_runs(title: str, example: str, tmp_path: Path) -> None:
    needed = NEEDS.get(title, "")
    if needed and find_spec(needed) is None:
        pytest.skip(f"{needed} is not installed here")
    done = subprocess.run([sys.executable, "-c", example], env=environment(tmp_path), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert len([line for line in example.splitlines() if line.strip()]) <= 16


def test_the_table_is_that_of_the_games() -> None:
    rows = [[cell.strip() for cell in row.strip("|\n").split("|")] for row in re.findall(r"^\| \w+-v\d.*$", PAGE, re.MULTILINE)]
    assert {row[0] for row in rows} == {games.find(name).id for name in games.names()}
    for name, players, cells, actions, *_, horizon, tags in rows:
        spec = games.find(name.rpartition("-v")[0]).rules(int(players)).spec()
        assert (int(cells), int(actions), int(horizon)) == (spec.cells, len(spec.actions), spec.horizon)
        assert tags == ", ".join(spec.tags)


def test_the_table_is_made_by_the_command() -> None:
    """Of one game that is quickly played, with few matches: the row has the numbers that the page says it has."""
    code = (
        "import sys; sys.path.insert(0, 'bench'); import games as bench; from kociarnia import games as house;"
        "print(bench.HEAD); print(bench.row(house.find(sys.argv[1]).rules(2), 2))"
    )
    name = min(games.names(), key=lambda one: games.find(one).rules(2).spec().cells)
    done = subprocess.run([sys.executable, "-c", code, name], cwd=ROOT, capture_output=True, text=True, check=True)
    head, row = done.stdout.splitlines()
    assert (
        head in PAGE
        and row.split("|")[1:5]
        == next(r for r in PAGE.splitlines() if r.startswith("|".join(row.split("|")[:5]))).split("|")[1:5]
    )
