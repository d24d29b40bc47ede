"""A law that does not hold."""

from __future__ import annotations


class Broken(AssertionError):
    """Which law, and what shows it."""

    def __init__(self, law: int, what: str, *facts: object) -> None:
        self.law = law
        self.what = what
        super().__init__(f"law {law}: {what}" + "".join(f"; {fact}" for fact in facts))


def hold(law: int, what: str, holds: bool, *facts: object) -> None:
    if not holds:
        raise Broken(law, what, *facts)
