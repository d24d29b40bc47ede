"""The folder of an arena: what is played in it, every match that is over, and the report. Safe to break off at any moment."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import IO

from kociarnia.arena.fixture import Fixture, Line
from kociarnia.arena.plan import Plan
from kociarnia.engine import Refusal
from kociarnia.engine.words import why

PLAN = "arena.json"
MATCHES = "matches.jsonl"
REPORT = "report.html"
FIGURES = "figures.json"


class Folder:
    """Results on disk. Each match is a line that is written when it is over, so a kill loses only what was not over."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.lines: list[Line] = []
        try:
            path.mkdir(parents=True, exist_ok=True)
            self.file: IO[bytes] = open(path / MATCHES, "a+b")  # noqa: SIM115 - it is closed with the folder
        except OSError as error:
            raise Refusal("cli-write", path=str(path / MATCHES), why=why(error)) from None
        try:
            self._lock()
            self._claim()
            self._read()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.file.close()

    def left(self) -> list[Fixture]:
        """The matches that are not over yet."""
        done = {Fixture.of(line) for line in self.lines}
        return [fixture for fixture in self.plan.fixtures if fixture not in done]

    def add(self, line: Line) -> None:
        try:
            self.file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
            self.file.flush()
        except OSError as error:
            raise Refusal("cli-write", path=str(self.path / MATCHES), why=why(error)) from None
        self.lines.append(line)

    def recount(self) -> int:
        """How many are on the disk: whoever is interrupted may have written one that is not noted here yet."""
        self.file.flush()
        self.lines.clear()
        self._read()
        return len(self.lines)

    def write(self, name: str, text: str) -> Path:
        """A file of the folder, all or nothing."""
        path = self.path / name
        half = path.with_name(name + ".new")
        try:
            half.write_text(text, encoding="utf-8")
            half.replace(path)
        except OSError as error:
            raise Refusal("cli-write", path=str(path), why=why(error)) from None
        return path

    def _lock(self) -> None:
        """Two arenas in one folder would play every match twice."""
        try:
            import fcntl
        except ImportError:  # not on this system; nothing breaks, the work is only done twice
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refusal("arena-busy", path=str(self.path)) from None

    def _claim(self) -> None:
        """This folder belongs to one plan. More matches may be asked for later; anything else is another arena."""
        mine = self.plan.identity()
        path = self.path / PLAN
        if not os.fstat(self.file.fileno()).st_size:  # nothing has been played here yet
            self._sign(mine)
            return
        try:
            there = json.loads(path.read_text(encoding="utf-8"))
            matches = int(there["matches"])
        except (OSError, ValueError, KeyError, TypeError):
            raise Refusal("arena-foreign", path=str(self.path), file=PLAN) from None
        for key, value in mine.items():
            if there.get(key) != value and key == "version":
                raise Refusal("arena-version", path=str(self.path))
            if there.get(key) != value:
                raise Refusal("arena-other", path=str(self.path), key=key, there=str(there.get(key)), here=value)
        if self.plan.matches < matches:
            here = str(self.plan.matches)
            raise Refusal("arena-other", path=str(self.path), key="matches", there=str(matches), here=here)
        if self.plan.matches > matches:
            self._sign(mine)

    def _sign(self, mine: dict[str, str]) -> None:
        self.write(PLAN, json.dumps({**mine, "matches": self.plan.matches}, indent=2, ensure_ascii=False) + "\n")

    def _read(self) -> None:
        """The matches that are over. A last line without its end was being written when the run was killed: it goes."""
        self.file.seek(0)
        data = self.file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            self.file.truncate(len(whole))
        planned = set(self.plan.fixtures)
        for number, text in enumerate(whole.splitlines(), 1):
            try:
                line = json.loads(text)
                fixture = Fixture.of(line)
            except (ValueError, KeyError, TypeError, AttributeError):
                raise Refusal("arena-damaged", path=str(self.path / MATCHES), line=number) from None
            if fixture in planned:
                planned.discard(fixture)  # a match that stands there twice counts once
                self.lines.append(line)
