"""`kociarnia static`: the house as plain files for any web space."""

from __future__ import annotations

import argparse
from pathlib import Path

from kociarnia.engine import Refusal, Words
from kociarnia.engine.words import why
from kociarnia.server.static_files import written
from kociarnia.terminal.talk import Talk


def static(asked: argparse.Namespace, words: Words) -> int:
    out = Path(asked.out)
    try:
        sizes = written(out)
    except OSError as error:
        raise Refusal("static-failed", path=str(out), why=why(error)) from None
    Talk(words).say("static-done", path=str(out), files=len(sizes), size=round(sum(sizes.values()) / 1e6, 1))
    return 0
