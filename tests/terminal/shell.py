"""Runs the command as a person would: a process of its own, with pipes or with a terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "kociarnia"]


def environment(home: Path, **more: str) -> dict[str, str]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    return {**clean, "XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", **more}


def kociarnia(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, env=environment(home, **more), capture_output=True, text=True, timeout=600
    )


class Screen:
    """A command in a real terminal."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self.master, slave = pty.openpty()
        env = environment(home, TERM="xterm", **more)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=slave, stdout=slave, stderr=slave, env=env, close_fds=True
        )
        os.close(slave)
        self.text = ""

    def until(self, wanted: str, seconds: float = 60) -> str:
        """Read until `wanted` has appeared; returns what came."""
        came = ""
        end = time.monotonic() + seconds
        while wanted not in came:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{wanted!r} did not come; the screen shows:\n{self.text}{came}"
            try:
                came += os.read(self.master, 65536).decode("utf-8", "replace")
            except OSError:  # the other side is closed
                assert wanted in came, f"{wanted!r} did not come before the end:\n{self.text}{came}"
        self.text += came
        return came

    def interrupt(self) -> None:
        """Ctrl-C while it waits for a line. A signal that comes a moment before the wait is seen only after the next line."""
        state = Path(f"/proc/{self.process.pid}/stat")
        while state.read_text().rpartition(")")[2].split()[0] != "S":
            select.select([], [], [], 0.01)
        self.process.send_signal(signal.SIGINT)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        code = self.process.wait(60)
        os.close(self.master)
        return code
