"""`kociarnia backup` and `kociarnia restore`: a copy of a house, made while it is open, and put back while it is closed.
`kociarnia copy`: a house from one store to another."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from kociarnia.engine import Refusal, Words
from kociarnia.engine.words import why
from kociarnia.server import stores
from kociarnia.server.copying import copied
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
        there = target.exists()
        for ending in ("", "-wal", "-shm", ".last"):  # what was there is kept, its journal with it
            old = target.with_name(target.name + ending)
            if old.exists():
                old.rename(target.with_name(f"{FILE}.before-{now}{ending}"))
        whole.replace(target)
    Talk(words).say("restore-done" if there else "restore-new", path=str(target.parent))
    return 0


def copy_house(asked: argparse.Namespace, words: Words) -> int:
    """From one store to another: a folder or postgresql://… each. Nobody plays there meanwhile."""
    if asked.source == asked.target:
        raise Refusal("copy-same")
    with contextlib.ExitStack() as closed:
        source, target = (_closed(text, closed) for text in (asked.source, asked.target))
        if not stores.elsewhere(source) and not Path(source).exists():
            raise Refusal("backup-none", path=source)
        try:
            tables = asyncio.run(_carried(source, target))
        except stores.FAILURES as error:
            shown = stores.spoken(source), stores.spoken(target)
            raise Refusal("backup-failed", source=shown[0], target=shown[1], why=why(error)) from None
    Talk(words).say("copy-done", tables=tables, target=stores.spoken(target))
    return 0


def _closed(text: str, closed: contextlib.ExitStack) -> str:
    """The address of a store where no house is open."""
    if stores.elsewhere(text):
        return text
    closed.enter_context(locked(Path(text)))
    return str(Path(text) / FILE)


async def _carried(source: str, target: str) -> int:
    ours, theirs = await stores.opened(source), await stores.opened(target)
    try:
        return await copied(ours, theirs)
    finally:
        await ours.close()
        await theirs.close()


def _store(asked: argparse.Namespace) -> Path:
    return (Path(asked.data) if asked.data else files.data()) / FILE


def _copy(source: Path, target: Path) -> None:
    try:
        copy(source, target)
    except (OSError, sqlite3.Error, RuntimeError) as error:
        raise Refusal("backup-failed", source=str(source), target=str(target), why=why(error)) from None
