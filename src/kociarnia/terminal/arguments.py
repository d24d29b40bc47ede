"""The command line's grammar: argparse, with help and errors in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from kociarnia.engine import Refusal, Words


class Grammar(argparse.ArgumentParser):
    """Refuses with one sentence; what becomes of it is the caller's business."""

    words: Words

    def error(self, message: str) -> NoReturn:
        raise Refusal("cli-wrong", text=message)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Its own way would list the commands as Python writes them."""
        if action.choices is not None and value not in action.choices:
            raise Refusal("cli-choice", value=str(value), known=", ".join(map(str, action.choices)))

    def format_help(self) -> str:
        text = super().format_help()
        for english, key in (("usage:", "cli-usage"), ("positional arguments:", "cli-arguments"), ("options:", "cli-options")):
            text = re.sub(f"^{english}", f"{self.words(key)}:", text, flags=re.MULTILINE)
        return text


def grammar(words: Words) -> type[Grammar]:
    """The grammar in one language. argparse words its own sentences through a function of its module."""
    own = {
        "the following arguments are required: %s": words("cli-required", names="%s"),
        "unrecognized arguments: %s": words("cli-unknown", text="%s"),
        "expected one argument": words("cli-expected"),
        "expected at least one argument": words("cli-expected"),
        "argument %(argument_name)s: %(message)s": "%(argument_name)s: %(message)s",
    }
    vars(argparse)["_"] = lambda text: own.get(text, text)
    return type("Spoken", (Grammar,), {"words": words})


def whole(words: Words, least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number, from `least` to `most`."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(words("cli-number", value=text)) from None
        if least is not None and number < least:
            raise argparse.ArgumentTypeError(words("cli-least", value=text, least=str(least)))
        if most is not None and number > most:
            raise argparse.ArgumentTypeError(words("cli-most", value=text, most=str(most)))
        return number

    return read


def pairs(options: list[str]) -> dict[str, int | str]:
    """`--option key=value`, as often as it was given."""
    out: dict[str, int | str] = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            raise Refusal("cli-pair", text=text)
        out[key.strip()] = value.strip()
    return out
