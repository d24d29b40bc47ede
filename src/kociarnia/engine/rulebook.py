"""A game's RULES.md as data: chapters and numbered clauses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

CLAUSE = re.compile(r"- \*\*([A-Z]\d+)\*\* (.*)")


class Clause(NamedTuple):
    key: str  # "R13", "E4", "A6"
    chapter: str
    text: str


class Rulebook(NamedTuple):
    title: str
    about: str
    clauses: tuple[Clause, ...]

    def find(self, query: str) -> list[Clause]:
        """The clause of that number, or every clause that has all the words."""
        exact = [clause for clause in self.clauses if clause.key.lower() == query.strip().lower()]
        wanted = query.lower().split()
        return exact or [c for c in self.clauses if all(w in f"{c.key} {c.chapter} {c.text}".lower() for w in wanted)]


def read(path: Path) -> Rulebook:
    title, chapter = "", ""
    about: list[str] = []
    clauses: list[list[str]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        found = CLAUSE.match(line)
        if found:
            clauses.append([found[1], chapter, found[2].strip()])
        elif line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("#"):
            chapter = line.lstrip("#").strip()
        elif line.startswith("  ") and clauses and clauses[-1][1] == chapter:
            clauses[-1][2] += " " + line.strip()
        elif not chapter and line.strip():
            about.append(line.strip())
    return Rulebook(title, " ".join(about), tuple(Clause(*clause) for clause in clauses))
