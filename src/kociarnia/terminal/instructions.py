"""Instructions of the compiled rules, counted by valgrind where it is there: they are the same on a busy machine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from kociarnia import games
from kociarnia.engine import NOBODY, QuickDice, Rules
from kociarnia.engine.random_matches import copies, play, views

WHERE = "CPyPy_kociarnia___engine___random_matches___"
COUNTED = {"inside": ("play", 40_000), "copies": ("copies", 10_000), "worlds": ("views", 4_000)}


def instructions(name: str, players: int) -> dict[str, float]:
    """A move of a playout, a copy, an imagined world; nothing where there is no valgrind."""
    if shutil.which("valgrind") is None:
        return {}
    code = "import sys; from kociarnia.terminal import instructions; instructions.work(sys.argv[1], int(sys.argv[2]))"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "counts")
        options = ["--collect-atstart=no", "--compress-strings=no", "--compress-pos=no", f"--callgrind-out-file={file}"]
        options += [f"--toggle-collect={WHERE}{function}" for function, _ in COUNTED.values()]
        env = {**os.environ, "KOCIARNIA_INTERPRETED": "", "PYTHONHASHSEED": "0"}
        command = ["valgrind", "--tool=callgrind", *options, sys.executable, "-c", code, name, str(players)]
        subprocess.run(command, env=env, capture_output=True, check=True)
        counts = file.read_text(encoding="utf-8")
    return {key: _within(counts, WHERE + function) / times for key, (function, times) in COUNTED.items()}


def _within(counts: str, function: str) -> int:
    """What callgrind counted in a function and in all that it called: both stand in its block, at the end of a line."""
    block = re.search(rf"^fn={function}\n(.*?)(?:\n\n|\Z)", counts, re.MULTILINE | re.DOTALL)
    return sum(int(cost) for cost in re.findall(r"^\d+ (\d+)$", block[1], re.MULTILINE)) if block else 0


def work(name: str, players: int) -> None:
    rules = games.find(name).rules(players)
    state = middle(rules)
    play(rules, QuickDice(1), COUNTED["inside"][1])
    copies(state, COUNTED["copies"][1])
    views(rules, state, QuickDice(1), COUNTED["worlds"][1])


def middle(rules: Rules[Any], moves: int = 60) -> Any:
    """A state some way into a match that is not over."""
    for seed in range(1, 100):
        dice = QuickDice(seed)
        state = rules.start()
        for _ in range(moves):
            if rules.actor(state) == NOBODY:
                break
            rules.apply(state, rules.roll(state, dice))
        if rules.actor(state) != NOBODY:
            return state
    return state
