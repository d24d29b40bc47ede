"""Names for bots, and for people who give none."""

from __future__ import annotations

from collections.abc import Iterable

TEACHER = "Mruczek"  # who gives the lessons; at a table nobody is called so
CATS = ("Łatka", "Puszek", "Psotka", "Rudzik", "Kropeczka", "Filemon", "Kicia", "Pazurek", "Iskierka", "Bazyl")


def cat(taken: Iterable[str]) -> str:
    """A name that nobody at the table has yet."""
    used = set(taken)
    return next((name for name in CATS if name not in used), CATS[0])
