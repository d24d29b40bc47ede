"""Compiles the rules behind an open house: a process of its own, at the lowest priority, that goes on if the house closes."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from kociarnia import fast

BY = "KOCIARNIA_COMPILE"  # in the environment: the program whose word `compile` does it. ./play names itself; nobody else does


def compile_behind(then: Callable[[], None]) -> bool:
    """Is it under way? `then` is called in the loop of the house when the compiled rules are there."""
    program = os.environ.get(BY)
    if not program or os.environ.get("KOCIARNIA_INTERPRETED") or fast.built() or fast.compiler() is None:
        return False
    loop = asyncio.get_running_loop()

    def work() -> None:
        quiet = subprocess.DEVNULL
        command = ["nice", "-n", "19", program, "compile"]
        subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True, check=False)
        if fast.built():
            with suppress(RuntimeError):  # the house has closed meanwhile
                loop.call_soon_threadsafe(then)

    Thread(target=work, daemon=True).start()  # the house does not wait for it
    return True
