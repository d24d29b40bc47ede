"""Matches and what is told of them, by the compiled modules: the same tests once more."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kociarnia import fast

AGAIN = [
    "tests/test_match.py",
    "tests/server/test_updates.py",
    "tests/server/test_undo.py",
    "tests/server/test_message_handler.py",
]


@pytest.mark.skipif(fast.compiler() is None, reason="there is no C compiler here")
def test_the_same_tests_pass_by_the_compiled_modules() -> None:
    assert fast.build() == ""
    environment = {key: value for key, value in os.environ.items() if key != "KOCIARNIA_INTERPRETED"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", *AGAIN]
    done = subprocess.run(command, env={**environment, "KOCIARNIA_TESTS": "compiled"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
