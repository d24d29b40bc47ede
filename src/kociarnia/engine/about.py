"""All about one piece that lies in sight, without words: what the inspector shows, and what the terminal tells."""

from __future__ import annotations

from msgspec import Struct

from kociarnia.engine.say import Arg, Say


class Fact(Struct, frozen=True, gc=False):
    """One labelled line: "wants: 2 tuna"."""

    label: Say
    say: Say


class About(Struct, frozen=True, omit_defaults=True, gc=False):
    """All about one piece."""

    name: Say
    face: str = ""  # its picture, as the piece has it
    facts: tuple[Fact, ...] = ()
    tip: Say | None = None  # the one thing that a beginner should know of it
    clauses: tuple[str, ...] = ()  # where the rulebook tells more

    def printed(self) -> About:
        """Without what depends on a table."""
        facts = tuple(fact for fact in self.facts if fact.label.key not in ("label-now", "label-unseen"))
        return About(self.name, self.face, facts, self.tip, self.clauses)


def fact(label: str, key: str, /, **args: Arg) -> Fact:
    return Fact(Say(f"label-{label}"), Say(key, args))


def unseen(left: int, copies: int) -> Fact:
    """How many of its kind the reader has not located, counted from the view."""
    return fact("unseen", "about-unseen", left=int(left), copies=int(copies))
