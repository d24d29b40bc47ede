"""`kociarnia backup` and `kociarnia restore`: a copy of a house, made while it is open, and put back while it is closed."""

from __future__ import annotations

import argparse
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from kociarnia.engine import Refusal, Words
from kociarnia.server.folder import FILE, locked
from kociarnia.server.sqlite_store import copy
from kociarnia.terminal import files
from kociarnia.terminal.talk import Talk


def backup(asked: argparse.Namespace, words: Words) -> int:
    source, target = _store(asked), Path(asked.file)
    if not source.exists():
        raise Refusal("backup-none", path=str(source))
    if target.exists():
        raise Refusal("backup-there", path=str(target))
    _copy(source, target)
    Talk(words).say("backup-done", path=str(target))
    return 0


def restore(asked: argparse.Namespace, words: Words) -> int:
    source, target = Path(asked.file), _store(asked)
    if not source.is_file():
        raise Refusal("backup-none", path=str(source))
    with locked(target.parent):
        whole = target.with_name("restored.sqlite")
        _copy(source, whole)  # checked before anything is touched
        now = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
        for ending in ("", "-wal", "-shm", ".last"):  # what was there is kept, its journal with it
            old = target.with_name(target.name + ending)
            if old.exists():
                old.rename(target.with_name(f"{FILE}.before-{now}{ending}"))
        whole.replace(target)
    Talk(words).say("restore-done", path=str(target.parent))
    return 0


def _store(asked: argparse.Namespace) -> Path:
    return (Path(asked.data) if asked.data else files.data()) / FILE


def _copy(source: Path, target: Path) -> None:
    try:
        copy(source, target)
    except (OSError, sqlite3.Error, RuntimeError) as error:
        raise Refusal("backup-failed", source=str(source), target=str(target), why=str(error)) from None
