"""The same arena on a real Ray cluster of two nodes on this machine."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from kociarnia import games
from kociarnia.arena import draw_up, play
from kociarnia.arena.results_folder import MATCHES
from tests.arena.test_play import timeless
from tests.terminal.shell import environment, kociarnia

ONE = games.names()[0]
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: it comes with the extra “ray”")


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    home = tempfile.mkdtemp(prefix="ray-", dir="/tmp")  # sockets lie there, and their names may not be long
    start = [str(Path(sys.executable).with_name("ray")), "start", "--block", "--num-cpus=1", "--node-ip-address=127.0.0.1"]
    start += ["--disable-usage-stats"]
    env = {**environment(Path(home)), "RAY_AUTH_MODE": "disabled"}
    head = ["--head", f"--port={address.rpartition(':')[2]}", "--include-dashboard=false", f"--temp-dir={home}"]
    nodes: list[subprocess.Popen[bytes]] = []
    try:
        for more in (head, [f"--address={address}"]):
            with open(Path(home, f"log-{len(nodes)}.txt"), "wb") as log:
                nodes.append(subprocess.Popen([*start, *more], env=env, stdout=log, stderr=log, start_new_session=True))
            wait_for(Path(home, f"log-{len(nodes) - 1}.txt"))
        yield address, nodes
    finally:
        for node in reversed(nodes):
            end(node)
        shutil.rmtree(home, ignore_errors=True)


def wait_for(log: Path) -> None:
    limit = time.monotonic() + 90
    while b"Ray runtime started" not in log.read_bytes():
        assert time.monotonic() < limit, log.read_text()
        time.sleep(0.1)


def end(node: subprocess.Popen[bytes]) -> None:
    """The node and all that it has started; nobody else's."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(node.pid, how)
        try:
            node.wait(15)
        except subprocess.TimeoutExpired:
            continue


@needs_ray
def test_two_nodes_play_the_same_matches_and_one_may_die(
    tmp_path: Path, cluster: tuple[str, list[subprocess.Popen[bytes]]]
) -> None:
    address, nodes = cluster
    command = ["arena", ONE, "--bots", "greedy,random", "--players", "2", "--ray", address, "--out", str(tmp_path / "out")]
    done = kociarnia(tmp_path, *command, "--matches", "20", RAY_AUTH_MODE="disabled")
    assert done.returncode == 0, done.stderr
    end(nodes[1])
    more = kociarnia(tmp_path, *command, "--matches", "30", RAY_AUTH_MODE="disabled")
    assert more.returncode == 0 and "Already over: 20." in more.stderr, more.stderr
    lines = [json.loads(line) for line in (tmp_path / "out" / MATCHES).read_text(encoding="utf-8").splitlines()]
    own = [timeless(play(fixture)) for fixture in draw_up([ONE], "greedy,random", "2", 30).fixtures]
    assert sorted(map(str, map(timeless, lines))) == sorted(map(str, own))


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere"])
def test_a_cluster_that_is_not_there(tmp_path: Path, address: str) -> None:
    command = ["arena", ONE, "--bots", "greedy,random", "--players", "2", "--matches", "2", "--out", str(tmp_path / "out")]
    done = kociarnia(tmp_path, *command, "--ray", address, "--lang", "pl")
    assert done.returncode == 2 and f"z klastrem Ray pod adresem {address}" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_it_is_said_where_it_comes_from(tmp_path: Path) -> None:
    command = ["arena", ONE, "--bots", "greedy,random", "--players", "2", "--matches", "2", "--out", str(tmp_path / "out")]
    done = kociarnia(tmp_path, *command, "--ray", "auto")
    assert done.returncode == 2 and "extra “ray”" in done.stderr
