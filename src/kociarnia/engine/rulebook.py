"""A game's RULES.md as data: what the game is, then chapters of numbered clauses and of plain paragraphs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

CLAUSE = re.compile(r"- \*\*([A-Z]\d+)\*\* (.*)")
MARKED = re.compile(r"(\*\*|\*|`)(\S|\S.*?\S)\1")  # **strong**, *stressed* and `code`
RULER = re.compile(r"\|[-:| ]+")  # of a table, under its head


class Clause(NamedTuple):
    key: str  # "R13", "E4", "A6"; empty for a paragraph
    chapter: str
    text: str


class Rulebook(NamedTuple):
    title: str
    about: str  # paragraphs, parted by empty lines
    text: tuple[Clause, ...]  # clauses and paragraphs as they follow one another

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return tuple(clause for clause in self.text if clause.key)

    def find(self, query: str) -> list[Clause]:
        """The clause of that number, or every clause that has all the words."""
        exact = [clause for clause in self.clauses if clause.key.lower() == query.strip().lower()]
        wanted = query.lower().split()
        return exact or [c for c in self.clauses if all(w in f"{c.key} {c.chapter} {c.text}".lower() for w in wanted)]

    def named(self, names: Mapping[str, str]) -> Rulebook:
        """With the names that readers know for keys in `code`."""
        return self._replace(text=tuple(clause._replace(text=_named(clause.text, names)) for clause in self.text))

    def unmarked(self) -> Rulebook:
        """Without marking, for where nothing can be typeset."""
        plain = tuple(clause._replace(text=MARKED.sub(r"\2", clause.text)) for clause in self.text)
        return Rulebook(self.title, MARKED.sub(r"\2", self.about), plain)


def _named(text: str, names: Mapping[str, str]) -> str:
    return re.sub(r"`(\w+)`", lambda found: names.get(found[1], found[0]), text)


def read(path: Path) -> Rulebook:
    title, chapter = "", ""
    about: list[str] = []
    text: list[list[str]] = []
    apart = True  # does the next line begin a paragraph of its own?
    for line in path.read_text(encoding="utf-8").splitlines():
        found = CLAUSE.match(line)
        if found:
            text.append([found[1], chapter, found[2].strip()])
        elif line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("#"):
            chapter = line.lstrip("#").strip()
        elif line.startswith("|"):
            if not RULER.fullmatch(line):
                text.append(["", chapter, " · ".join(cell.strip() for cell in line.strip("|").split("|"))])
        elif line.strip() and not chapter:
            about.append(("\n\n" if apart else " ") + line.strip())
        elif line.strip():
            if apart or line.startswith("- "):
                text.append(["", chapter, ""])
            text[-1][2] = f"{text[-1][2]} {line.removeprefix('- ').strip()}".strip()
        apart = not line.strip() or line.startswith(("#", "|"))
    return Rulebook(title, "".join(about).strip(), tuple(Clause(*one) for one in text))
