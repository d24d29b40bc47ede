"""Choices that are offered together, again and again and at many tables: how they go over the wire is kept with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from kociarnia.engine.present import Choice


@mypyc_attr(acyclic=True)
@final
class Offered:
    def __init__(self, choices: tuple[Choice, ...]) -> None:
        self.choices = choices  # at least one
        self.wire = b""  # as the house tells them, once it has
