"""The folder of results: killed anywhere it goes on, and it belongs to one arena."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path

import pytest

from kociarnia import games
from kociarnia.arena import Folder, draw_up, play
from kociarnia.arena.plan import Plan
from kociarnia.arena.results_folder import MATCHES, PLAN
from kociarnia.engine import Refusal
from tests.arena.test_play import timeless
from tests.terminal.shell import COMMAND, environment, kociarnia

ONE = games.names()[0]
BOTS = "greedy,random"
MANY = 6
# A bot that stops the arena as soon as one match is kept: from within the next one, so that it surely is in the middle.
STOPPER = """
import contextlib, os, pathlib

class Stopper:
    def choose(self, rules, view, legal, dice):
        pid, matches = pathlib.Path({pid!r}), pathlib.Path({matches!r})
        if pid.exists() and matches.exists() and b"\\n" in matches.read_bytes():
            with contextlib.suppress(FileNotFoundError):  # the one in the other process was quicker
                pid.rename(pid.with_suffix(".done"))
                os.kill(int(pid.with_suffix(".done").read_text()), {stop})
        return legal[dice.below(len(legal))]
"""


def arguments(out: Path, bots: str, jobs: int) -> list[str]:
    return ["arena", ONE, "--bots", bots, "--players", "2", "--matches", str(MANY), "--jobs", str(jobs), "--out", str(out)]


def plan(matches: int = 8, seed: int = 1, bots: str = BOTS) -> Plan:
    return draw_up([ONE], bots, "2", matches, seed=seed)


def kept(out: Path) -> list[str]:
    lines = (out / MATCHES).read_text(encoding="utf-8").splitlines()
    return sorted(json.dumps(timeless(json.loads(line)), sort_keys=True) for line in lines)


@pytest.mark.parametrize(("stop", "jobs"), [(signal.SIGKILL, 2), (signal.SIGINT, 1)])
def test_stopped_in_the_middle_it_goes_on_to_the_same_lines(tmp_path: Path, stop: signal.Signals, jobs: int) -> None:
    out, own = tmp_path / "out", tmp_path / "stopper.py"
    own.write_text(STOPPER.format(pid=str(tmp_path / "pid"), matches=str(out / MATCHES), stop=int(stop)), encoding="utf-8")
    command = arguments(out, bots := f"{own}:Stopper,random", jobs)
    arena = ["sh", "-c", 'echo $$ >"$0"; exec "$@"', str(tmp_path / "pid"), *COMMAND, *command]
    stopped = subprocess.run(arena, env=environment(tmp_path), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    broken = kept(out)
    assert 1 <= len(broken) < MANY
    if stop == signal.SIGINT:
        said = stopped.stderr
        assert stopped.returncode == 130 and f"{len(broken)} of {MANY} matches are kept" in said and "Traceback" not in said
    with open(out / MATCHES, "ab") as file:
        file.write(b'{"game": "half a li')  # as a kill in the middle of writing would leave it
    done = kociarnia(tmp_path, *command)
    assert done.returncode == 0 and f"Already over: {len(broken)}." in done.stderr
    played = [play(fixture) for fixture in plan(MANY, bots=bots).fixtures]
    whole = [json.dumps(timeless(json.loads(json.dumps(one))), sort_keys=True) for one in played]
    assert kept(out) == sorted(whole) and set(broken) < set(whole)


def test_a_match_that_is_written_counts_also_where_it_could_not_be_noted(tmp_path: Path) -> None:
    with Folder(tmp_path, plan()) as folder:
        folder.add(play(plan().fixtures[0]))
        folder.file.write(json.dumps(play(plan().fixtures[1])).encode() + b"\n")  # and somebody pressed Ctrl+C
        assert len(folder.lines) == 1 and folder.recount() == 2
        assert len(folder.left()) == len(plan().fixtures) - 2


def test_only_what_is_left_is_played_and_more_can_be_asked_for(tmp_path: Path) -> None:
    with Folder(tmp_path, plan()) as folder:
        for fixture in folder.left()[:3]:
            folder.add(play(fixture))
    with Folder(tmp_path, plan()) as folder:
        assert len(folder.lines) == 3 and len(folder.left()) == 5
    with Folder(tmp_path, plan(20)) as folder:
        assert len(folder.lines) == 3 and len(folder.left()) == 17
    with pytest.raises(Refusal) as refused:
        Folder(tmp_path, plan(8))
    assert refused.value.say.args["key"] == "matches"


def test_another_arena_is_refused(tmp_path: Path) -> None:
    with Folder(tmp_path, plan()) as folder:
        folder.add(play(folder.left()[0]))
    with pytest.raises(Refusal) as refused:
        Folder(tmp_path, plan(seed=2))
    assert (refused.value.say.key, refused.value.say.args["key"]) == ("arena-other", "seed")
    with pytest.raises(Refusal) as refused:
        Folder(tmp_path, draw_up([ONE], "random,greedy", "2", 8))
    assert refused.value.say.args["key"] == "bots"
    data = json.loads((tmp_path / PLAN).read_text())
    (tmp_path / PLAN).write_text(json.dumps({**data, "version": "0"}))
    with pytest.raises(Refusal) as refused:
        Folder(tmp_path, plan())
    assert refused.value.say.key == "arena-version"
    (tmp_path / PLAN).unlink()
    with pytest.raises(Refusal) as refused:
        Folder(tmp_path, plan())
    assert refused.value.say.key == "arena-foreign"


def test_a_folder_without_matches_is_free(tmp_path: Path) -> None:
    Folder(tmp_path, plan()).file.close()
    Folder(tmp_path, plan(seed=2)).file.close()


def test_two_at_a_time_are_refused(tmp_path: Path) -> None:
    with Folder(tmp_path, plan()), pytest.raises(Refusal) as refused:
        Folder(tmp_path, plan())
    assert refused.value.say.key == "arena-busy"


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    with Folder(tmp_path, plan()) as folder:
        for fixture in folder.left()[:2]:
            folder.add(play(fixture))
    path = tmp_path / MATCHES
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], "mew", lines[1], ""]))
    with pytest.raises(Refusal) as refused:
        Folder(tmp_path, plan())
    assert refused.value.say.args["line"] == 2
    path.write_text("\n".join([lines[0], lines[0], lines[1], ""]))
    with Folder(tmp_path, plan()) as folder:
        assert len(folder.lines) == 2, "a match that stands there twice counts once"
