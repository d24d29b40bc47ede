"""Wording: Fluent files (.ftl), one for each language, of the engine and of a game's folder; the page reads the same files."""

from __future__ import annotations

import errno
import locale
import os
import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from kociarnia.engine.say import Arg, Say, Who

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

OWN = str(Path(__file__).parent)  # what every game can say
LANGUAGES = ("en", "pl")
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message begins, or a term
NAMED = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")  # what a message says by another one
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # what computers write before a number, for want of a minus sign


def own_language() -> str:
    """Polish where the locale is Polish, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "pl" if value.lower().startswith("pl") else "en"
    return "pl" if (locale.getlocale()[0] or "").lower().startswith("pl") else "en"


class Wording:
    """The messages of some folders in one language, later ones before earlier ones. Each is read when it is first needed: to
    read all of them takes longer than most commands."""

    def __init__(self, language: str, folders: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle  # slow to import, and few commands word anything

        # No isolation marks: they break copying, screen readers and tests, and both languages run left to right.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.entries: dict[str, str] = {}
        self.read: set[str] = set()
        for path in (Path(folder, f"{language}.ftl") for folder in folders):
            if path.exists():
                text = path.read_text(encoding="utf-8")
                begins = [*ENTRY.finditer(text), None]
                for this, after in pairwise(begins):
                    assert this is not None
                    self.entries[this[1]] = text[this.start() : after.start() if after else None]

    def message(self, key: str) -> Message | None:
        if key not in self.entries:
            return None
        self._read(key)
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def _read(self, key: str) -> None:
        from fluent.runtime import FluentResource

        if key not in self.read and key in self.entries:
            for named in NAMED.findall(self.entries[key]):
                self._read(named)
            self.bundle.add_resource(FluentResource(self.entries[key]), allow_overrides=True)
            self.read.add(key)


@lru_cache(maxsize=64)
def _wording(language: str, folders: tuple[str, ...]) -> Wording:
    return Wording(language, folders)


@lru_cache(maxsize=4096)  # a table says the same things again and again
def _text(language: str, folders: tuple[str, ...], said: str, values: tuple[tuple[str, int | float | str], ...]) -> str:
    wording = _wording(language, folders)
    key, _, attribute = said.partition(".")
    message = wording.message(key)
    if message is None:
        raise KeyError(f"no wording for {said!r} in {language}")
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(f"no text in {said!r} ({language})")
    text, errors = wording.bundle.format_pattern(pattern, dict(values))
    if errors:
        raise ValueError(f"wording of {said!r} in {language}: {errors[0]}")
    below_zero = any(not isinstance(value, str) and value < 0 for _, value in values)
    return HYPHEN.sub("−", str(text)) if below_zero else str(text)


@lru_cache(maxsize=16)
def _nameless(seat: int) -> frozenset[str]:
    """What stands for the name of somebody who gave none."""
    own = (OWN,)
    return frozenset(["", *(_text(language, own, "seat", (("number", seat + 1),)) for language in LANGUAGES)])


class Words:
    """Words messages in one language, for one reader at a table."""

    def __init__(self, language: str, folders: Sequence[Path | str] = (), names: Sequence[str] = (), reader: int = -1) -> None:
        if language not in LANGUAGES:
            raise Refusal("error-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.folders = (OWN, *map(str, folders))
        self.names = names
        self.reader = reader  # the seat that "you" is

    def at(self, names: Sequence[str], reader: int) -> Words:
        """The same wording for a reader at a table."""
        return Words(self.language, self.folders[1:], names, reader)

    def knows(self, said: str) -> bool:
        """Is there such a message, and the attribute of it that is named?"""
        key, _, attribute = said.partition(".")
        message = _wording(self.language, self.folders).message(key)
        return message is not None and (not attribute or attribute in message.attributes)

    def at_the_keyboard(self, question: Say) -> str:
        """A question, and what it says besides to whoever types the answer; on the page other words name the finger's way."""
        more = Say(f"{question.key}.typed", question.args)
        return f"{self(question)} {self(more)}".rstrip() if self.knows(more.key) else self(question)

    def __call__(self, said: Say | str, /, **args: Arg) -> str:
        if isinstance(said, str):
            said = Say(said, args)
        values: dict[str, int | float | str] = {}
        for name, value in said.args.items():
            if isinstance(value, Who):
                values[name] = self.name(value.seat)
                values[f"{name}-is"] = "me" if value.seat == self.reader else "other"
            elif isinstance(value, Say):
                values[name] = self(value)
            elif isinstance(value, tuple):
                values[name] = ", ".join(self(part) for part in value)
            else:
                values[name] = value
        return _text(self.language, self.folders, said.key, tuple(values.items()))

    def name(self, seat: int) -> str:
        """Who gave none is named by the seat, whatever the language in which the record was written."""
        given = self.names[seat] if 0 <= seat < len(self.names) else ""
        return self("seat", number=seat + 1) if given in _nameless(seat) else given


class Refusal(ValueError):
    """Bad input, answered by one clear sentence. Nothing has been changed."""

    def __init__(self, message: str, /, **args: Arg) -> None:
        self.say = Say(message, args)
        super().__init__(message)

    def __str__(self) -> str:
        words = Words("en")
        return words(self.say) if words.knows(self.say.key) else f"{self.say.key} {dict(self.say.args)}"  # worded by a game


def why(error: Exception) -> Say:
    """What the system says of a file or an address, in the reader's language where it is something that people meet."""
    kind = errno.errorcode.get(getattr(error, "errno", None) or 0, type(error).__name__)
    return Say("system", {"kind": kind, "text": getattr(error, "strerror", None) or str(error)})
