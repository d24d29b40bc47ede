"""The folder of a house: one house at a time works in it, and nobody else reads what it holds."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from kociarnia.engine import Refusal
from kociarnia.engine.words import why

FILE = "kociarnia.sqlite"
LAST = 96  # bytes that say what was confirmed last


@contextlib.contextmanager
def locked(data: Path) -> Iterator[None]:
    """Two houses in one folder would each tell what the other does not know."""
    try:
        private(data)
        lock = open(data / "lock", "a", encoding="utf-8")  # noqa: SIM115 - it is closed when the house is
    except OSError as error:
        raise Refusal("serve-data", path=str(data), why=why(error)) from None
    with lock as file:
        try:
            import fcntl
        except ImportError:  # not on this system
            yield
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refusal("serve-busy", path=str(data)) from None
        yield


def private(folder: Path) -> None:
    """A folder that only its owner may enter; one that is there already is left as it is."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)


def private_file(path: Path) -> int:
    """A file that only its owner may read, open for reading and writing: running secrets are in it."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    with contextlib.suppress(OSError):
        os.chmod(path, 0o600)
    return file


class Witness:
    """What was confirmed last, in a file of its own beside the store. If it is not in the store at the next start, then the
    store has lost what it had confirmed: SQLite leaves out silently what is damaged or missing at the end of its journal."""

    def __init__(self, store: Path) -> None:
        self.journal = store.with_name(store.name + "-wal")
        self.aside = store.with_name(store.name + "-wal.aside")
        self.file = private_file(store.with_name(store.name + ".last"))
        if self.journal.exists() and self.journal.stat().st_size:  # no good end: as soon as it is opened it is changed
            os.close(private_file(self.aside))
            shutil.copyfile(self.journal, self.aside)

    def saw(self, table_id: str, match: int, number: int) -> None:
        """A row of a log; or of the table itself as it is: match 0, and its version."""
        os.pwrite(self.file, f"{table_id} {match} {number}".encode().ljust(LAST), 0)

    def forget(self) -> None:
        os.pwrite(self.file, b" " * LAST, 0)

    def confirms(self, reader: sqlite3.Connection) -> bool:
        """Is it there? Else what is left of the journal is kept, for whoever may want to look into it."""
        words = os.pread(self.file, LAST, 0).decode(errors="replace").split()
        whole = True
        if len(words) == 3 and words[1].isdigit() and words[2].isdigit():
            asked = (
                "SELECT 1 FROM log WHERE table_id = ?1 AND match = ?2 AND number = ?3"
                " UNION ALL SELECT 1 FROM tables WHERE id = ?1 AND ?2 = 0 AND version >= ?3"
            )
            whole = reader.execute(asked, (words[0], int(words[1]), int(words[2]))).fetchone() is not None
        if self.aside.exists():
            if whole:
                self.aside.unlink()
            else:
                now = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
                self.aside.rename(self.journal.with_name(f"{self.journal.name}.damaged-{now}"))
        if not whole:
            self.forget()
        return whole

    def close(self) -> None:
        os.close(self.file)
