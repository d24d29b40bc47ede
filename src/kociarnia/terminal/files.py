"""Records on disk: where they are kept, and reading and writing them with clear errors."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from kociarnia.engine import Match, Record, Refusal
from kociarnia.engine.words import why

LOOKED_AT = 50  # of the records kept, the latest: who has not gone on for so long has forgotten


def data() -> Path:
    """The folder for what a player wants to keep."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(home, "kociarnia")


def fresh(game: str) -> Path:
    """A new file for a match that begins now."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = data() / "records" / f"{stem}.txt"
    number = 2
    while path.exists():
        path = path.with_name(f"{stem}-{number}.txt")
        number += 1
    return path


def unfinished(most: int) -> list[tuple[Path, Record]]:
    """Matches that were broken off, the latest first; files that are not ours to read are left out."""
    found: list[tuple[Path, Record]] = []
    for path in sorted((data() / "records").glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)[:LOOKED_AT]:
        try:
            record = read(path)
        except Refusal:
            continue
        if not record.places:
            found.append((path, record))
    return found[:most]


def read(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("cli-file", path=str(path), why=why(error)) from None
    return Record.parse(text)


def write(path: Path, text: str) -> None:
    """All or nothing: a half-written record would lose a match."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_name(path.name + ".new")
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    except OSError as error:
        raise Refusal("cli-write", path=str(path), why=why(error)) from None


def keep(path: Path, match: Match) -> None:
    """Save a match, over or not; with the dealer's secret, so that it can go on by the same deal."""
    record = match.record
    secret = getattr(match.dice, "secret", "")
    sealed = record.secret
    record.secret = secret
    try:
        write(path, record.text())
    finally:
        record.secret = sealed


def _table(name: str) -> dict[str, Any]:
    """A small table of ours; empty if there is none yet, or if somebody has edited it."""
    try:
        table = json.loads((data() / name).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return table if isinstance(table, dict) else {}


def _keep_table(name: str, table: dict[str, Any]) -> None:
    write(data() / name, json.dumps(table, indent=2, ensure_ascii=False) + "\n")


def learned(lesson: str) -> list[str]:
    """The answers that were given in a lesson so far."""
    answers = _table("lessons.json").get(lesson)
    return answers if isinstance(answers, list) and all(isinstance(answer, str) for answer in answers) else []


def learn(lesson: str, answers: list[str]) -> None:
    _keep_table("lessons.json", {**_table("lessons.json"), lesson: answers})


def rung(game: str) -> tuple[str, list[bool]] | None:
    """The level that a game is played at here, and which of the latest matches there were won; None: it was never played."""
    match _table("ladder.json").get(game):
        case [str(level), [*won]] if all(isinstance(one, bool) for one in won):
            return level, won
    return None


def set_rung(game: str, level: str, won: list[bool]) -> None:
    _keep_table("ladder.json", {**_table("ladder.json"), game: [level, won]})


def best(match: Match, value: int) -> int | None:
    """The best so far for this game, these options and this number of players; then `value` joins the list."""
    table = _table("best.json")
    texts = " ".join(f"{key}={text}" for key, text in sorted(match.record.options.items()))
    key = f"{match.game.name} {match.players} {texts}".strip()
    before: list[int] = table.get(key, [])
    _keep_table("best.json", {**table, key: sorted([*before, value])[:10]})
    return min(before) if before else None


def passing() -> bool:
    """Does the player want to be spared questions where they can only pass?"""
    return not _asks_always().exists()


def set_passing(wanted: bool) -> None:
    if wanted:
        _asks_always().unlink(missing_ok=True)
    else:
        write(_asks_always(), "")


def _asks_always() -> Path:
    return data() / "ask-always"
