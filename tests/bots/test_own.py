"""A user's own bot in ten lines: it plays everywhere, and whatever it does, the match goes on."""

from __future__ import annotations

import multiprocessing.process
import os
import re
import signal
import warnings
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import pytest

from kociarnia import bots, games
from kociarnia.bots import own
from kociarnia.bots.own import Forfeit, OwnBot
from kociarnia.engine import Match, QuickDice, Refusal
from kociarnia.terminal.cli import run
from tests.terminal.shell import kociarnia

ROOT = Path(__file__).parent.parent.parent
GAME = games.find(games.names()[-1])


def written(tmp_path: Path, body: str) -> str:
    path = tmp_path / "my_bot.py"
    path.write_text(body, encoding="utf-8")
    return f"{path}:Mine"


def chooses(line: str) -> str:
    return f"import time\nclass Mine:\n    def choose(self, rules, view, legal, dice):\n        {line}\n"


def test_the_ten_lines_of_the_readme_play(tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n# my_bot.py\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1 and len(blocks[0].splitlines()) <= 10
    own = written(tmp_path, blocks[0])
    done = kociarnia(tmp_path, "simulate", GAME.name, "--bots", f"{own},random", "--games", "4")
    assert done.returncode == 0 and "my_bot.py:Mine" in done.stdout, done.stderr
    assert "loses a move" not in done.stderr


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("raise KeyError('oops')", "KeyError"),
        ("return -1", "answered -1"),
        ("return 'the best one'", "ValueError"),
        ("time.sleep(60)", "no answer in 0.5 s"),
        ("import os; os._exit(1)", "its process has ended"),
    ],
)
def test_a_bad_bot_loses_its_move_and_the_match_goes_on(tmp_path: Path, line: str, why: str) -> None:
    bot = OwnBot(GAME, written(tmp_path, chooses(line)), patience=0.5 if "sleep" in line else 60)
    match = Match(GAME, 2, {}, QuickDice(1))
    dice = QuickDice(2)
    for _ in range(2):
        seat = match.waiting()[0]
        with pytest.warns(Forfeit, match=why):
            match.play(seat, bot.choose(match.rules, match.view(seat), match.legal(seat), dice))
    bot.close()


def test_a_bot_that_wakes_up_again_plays_on(tmp_path: Path) -> None:
    line = "return legal[0] if dice.below(2) else 1 // 0"
    bot = OwnBot(GAME, written(tmp_path, chooses(line)))
    match = Match(GAME, 2, {}, QuickDice(1))
    seat = match.waiting()[0]
    legal, dice = match.legal(seat), QuickDice(5)
    with pytest.warns(Forfeit):
        answers = [bot.choose(match.rules, match.view(seat), legal, dice) for _ in range(12)]
    assert all(answer in legal for answer in answers)
    bot.close()


def test_ctrl_c_is_for_whoever_asks_the_bot(tmp_path: Path) -> None:
    """Even while its process is still loading: a trace of that would stand between the lines of the match."""
    bot = OwnBot(GAME, written(tmp_path, chooses("return legal[0]")), patience=60)
    started = multiprocessing.process.BaseProcess.start

    def interrupted(process: Any) -> None:
        started(process)
        os.kill(process.pid, signal.SIGINT)

    match = Match(GAME, 2, {}, QuickDice(1))
    seat = match.waiting()[0]
    legal = match.legal(seat)
    with pytest.MonkeyPatch.context() as patched, warnings.catch_warnings(action="error"):
        patched.setattr(multiprocessing.process.BaseProcess, "start", interrupted)
        assert bot.choose(match.rules, match.view(seat), legal, QuickDice(1)) == legal[0]
    bot.close()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_simulation_tells_how_many_moves_a_bot_lost_and_in_which_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    own = written(tmp_path, chooses("return 1 // 0"))
    assert run(["simulate", GAME.name, "--players", "2", "--bots", f"{own},random", "--games", "2", "--jobs", jobs]) == 0
    said = capsys.readouterr().err
    assert re.fullmatch(rf"Warning: {own} forfeited \d+ moves to chance \(my_bot.py:4: ZeroDivisionError: .*\).\n", said), said


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("class Other: pass\n", "cannot be made"),
        ("class Mine: pass\n", "has no method choose"),
        ("this is no python\n", "SyntaxError"),
        ("class Mine:\n    def __init__(self): raise OSError('no luck')\n", "no luck"),
    ],
)
def test_a_file_without_a_bot_is_refused_at_once(tmp_path: Path, body: str, words: str) -> None:
    with pytest.raises(Refusal, match=words):
        bots.make(written(tmp_path, body), GAME)
    done = kociarnia(tmp_path, "simulate", GAME.name, "--bots", written(tmp_path, body), "--games", "1")
    assert done.returncode == 2 and "Traceback" not in done.stderr


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no file"):
        bots.make(str(tmp_path / "nobody.py:Mine"), GAME)


def test_a_bot_whose_asker_has_gone_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stops an arena sees no trace of the bots that were just thinking."""
    asker, pipe = Pipe()

    class Late:
        def choose(self, rules: Any, view: Any, legal: list[int], dice: Any) -> int:
            asker.close()
            return legal[0]

    monkeypatch.setattr(own, "load", lambda spec: Late())
    match = Match(games.find("sen"), 2)
    seat = match.waiting()[0]
    asker.send((2, {}, match.view(seat).dump(), match.legal(seat), 1))
    own.serve(pipe, "late.py:Late", "sen")
    assert asker.closed
