"""A house for tests: the real command in a process of its own, with a real store and real sockets, and deals that are fixed."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

from kociarnia.server.client import Client, HouseRefused, Json, Seat
from kociarnia.server.store import Store
from tests.server import fixed

COMMAND = [sys.executable, fixed.__file__, "serve", "--json", "--no-open"]
With: TypeAlias = Callable[[Callable[[Store], Awaitable[None]]], None]  # runs something with a store
PATIENCE = 60  # seconds that an event may take: a busy machine is no failure
AT_ONCE = {"pace": 0}  # bots do not take their time


class House:
    def __init__(self, data: Path, *arguments: str, limits: float = 20, script: str | Path = fixed.__file__) -> None:
        """`limits`: so many times the usual rates, since tests come from one address and in a hurry. `script`: the program."""
        self.script = str(script)
        self.data = data
        self.limits = limits
        self.arguments = arguments
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "KOCIARNIA_LIMITS": str(self.limits)}
        environment.pop("KOCIARNIA_INTERPRETED", None)  # as its users run it: compiled, where that could be done
        command = [COMMAND[0], self.script, *COMMAND[2:], "--data", str(self.data), *self.arguments]
        self.errors = open(self.data.with_name(self.data.name + ".log"), "a+", encoding="utf-8")  # noqa: SIM115
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.log()
        said = json.loads(line)
        self.address, self.home, self.others = str(said["address"]), str(said["home"]), list(said["others"])

    def log(self) -> str:
        return Path(self.errors.name).read_text(encoding="utf-8")

    def logged(self, wanted: str) -> None:
        """Wait until the house has written that down."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.log():
            assert time.monotonic() < end and self.process.poll() is None, self.log()
            select.select([], [], [], 0.02)

    def browser(self) -> Client:
        return Client(self.address)

    def stop(self, how: int = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self._close()
        return code

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()

    def __enter__(self) -> House:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.returncode is None:
            self.stop()
        self._close()


def wish(game: str, chairs: list[Json], **more: Any) -> Json:
    """A table where bots play at once, begun at once."""
    return {"game": game, "chairs": chairs, "start": True, "house": AT_ONCE, **more}


ME: Json = {"kind": "me", "name": "Ola"}
HERE: Json = {"kind": "here", "name": "Jan"}
FRIEND: Json = {"kind": "friend"}
BOT: Json = {"kind": "bot", "level": "kot"}


def refused(browser: Client, path: str, body: Json | None = None, method: str = "POST") -> tuple[int, str]:
    """The status, and what the house says."""
    try:
        got = browser.call(method, path, ({} if body is None else body) if method == "POST" else None)
    except HouseRefused as answer:
        return answer.status, str(answer.say["key"])
    raise AssertionError(got)


async def asked(seat: Seat) -> Json:
    """The next update in which the seat is asked, or the match is over."""
    if seat.last and (seat.last.get("choices") or seat.last.get("result")):
        return seat.last
    return await seat.until(lambda update: update.get("choices") or update.get("result"))


async def around(seat: Seat, wanted: Callable[[Json], Any]) -> Json:
    """The table around the match, as soon as `wanted` holds of it."""
    if not seat.table or not wanted(seat.table):
        await seat.until(lambda message: wanted(message["table"]), "table")
    return seat.table


async def play_out(seat: Seat, pick: int = 0, most: int = 3000) -> Json:
    """Answer with the choice at `pick` (in turn, if negative) until the match is over; returns the last update."""
    for number in range(most):
        update = await asked(seat)
        if update.get("result"):
            return update
        choices = update["choices"]
        done = await seat.move(update, choices[(number if pick < 0 else pick) % len(choices)]["move"])
        assert done["type"] == "update", done
    raise AssertionError("the match does not end")
