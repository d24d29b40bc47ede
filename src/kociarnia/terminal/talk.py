"""Talking to a person in a terminal: plain lines out, one line in. Nothing here knows a game."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable

from kociarnia.engine import Say, Words
from kociarnia.engine.present import COLUMNS
from kociarnia.engine.say import Arg

LEAST = 60  # columns that every table fits
LEAVING = ("q", "quit", "exit", "koniec")  # at any question


def width() -> int:
    """The columns that we write in: those of the screen, but long lines are hard to read."""
    return min(COLUMNS, max(LEAST, shutil.get_terminal_size((COLUMNS, 24)).columns))


class Leave(Exception):
    """The person wants to stop, or the input is closed."""


class Talk:
    """One conversation. `input` and `output` can be replaced in tests."""

    def __init__(self, words: Words, read: Callable[[], str] | None = None, write: Callable[[str], None] | None = None) -> None:
        self.words = words
        self.read = read or _read
        self.write = write or _write
        # Clearing the screen and waiting for Enter make sense only with a person in front of a screen.
        self.live = read is None and sys.stdin.isatty() and sys.stdout.isatty()

    def say(self, said: Say | str, **args: Arg) -> None:
        self.write(self.words(said, **args))

    def lines(self, lines: list[str]) -> None:
        for line in lines:
            self.write(line)

    def wrap(self, text: str, indent: str = "") -> None:
        """A sentence, broken where the screen ends."""
        for line in textwrap.wrap(text, width(), initial_indent=indent, subsequent_indent=indent + "    "):
            self.write(line)

    def item(self, number: int, text: str, wide: int = 4) -> None:
        """One of a numbered list."""
        for line in textwrap.wrap(text, width(), initial_indent=f"{number:>{wide}}  ", subsequent_indent=" " * (wide + 2)):
            self.write(line)

    def ask(self, prompt: str) -> str:
        """A line that the person types; Leave if they want to, and at the end of the input."""
        self.wrap(prompt)
        try:
            typed = self.read().strip()
        except EOFError:
            raise Leave from None
        if typed.lower() in LEAVING:
            raise Leave
        return typed

    def pause(self, said: str, **args: Arg) -> None:
        """Wait for Enter, if somebody is there."""
        if self.live:
            self.ask(self.words(said, **args))

    def clear(self) -> None:
        """Take what was written off the screen, with what can be scrolled back."""
        if self.live:
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()

    def number(self, prompt: str, low: int, high: int, default: int) -> int:
        """A number in a range; Enter takes the default."""
        while True:
            text = self.ask(prompt)
            if not text:
                return default
            if text.isdigit() and low <= int(text) <= high:
                return int(text)
            self.say("talk-number", low=low, high=high)


def _read() -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def _write(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
