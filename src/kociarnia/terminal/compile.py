"""`kociarnia compile`."""

from __future__ import annotations

import argparse
import shutil

from kociarnia import fast
from kociarnia.engine import Words


def build(asked: argparse.Namespace, words: Words) -> int:
    """Compile the rules if that can be done; without a compiler that is no error."""
    if asked.force:
        shutil.rmtree(fast.kept(), ignore_errors=True)
    if (asked.trained or not fast.built()) and fast.compiler():
        print(words("compile-training" if asked.trained else "compile-building"), flush=True)
    why = fast.build("kociarnia.terminal.training" if asked.trained else "")
    print(words("compile-not", why=why) if why else words("compile-done"))
    return 0
