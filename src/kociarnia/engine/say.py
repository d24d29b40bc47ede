"""What is said, before it is worded: a message by name, with its arguments. Clients word it in their own language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct


class Who(Struct, frozen=True, gc=False):
    """A seat as an argument: worded as its player's name, and the message can tell whether that is the reader."""

    seat: int


if TYPE_CHECKING:
    Arg: TypeAlias = int | float | str | Who | "Say" | tuple["Say", ...]
    Args: TypeAlias = Mapping[str, Arg]
else:  # messages are only ever sent, so nobody needs to tell the kinds of arguments apart when reading
    Arg = Any
    Args = dict[str, Any]


class Say(Struct, frozen=True, omit_defaults=True, gc=False):
    """A message of the wording files (`key`, or `key.attribute`) with its arguments."""

    key: str
    args: Args = {}
