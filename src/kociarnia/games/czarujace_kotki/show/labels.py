"""Cards and their texts as messages. A text is made from the card's data, so a corrected card reads right in both languages."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from kociarnia.engine import UNKNOWN, Say
from kociarnia.games.czarujace_kotki.rules.deck import (
    CARD,
    CHAPTER,
    EITHER,
    FALL,
    FROM,
    KIND,
    KINDS,
    KNOB,
    KNOBS,
    LAW,
    MEASURES,
    ONCE,
    PILE,
    SURPLUS,
    SWAP,
    TO,
    TWO,
    WHO,
    Program,
    Worth,
)
from kociarnia.games.czarujace_kotki.rules.pages import counts
from kociarnia.games.czarujace_kotki.rules.setup import Setting

UNIT_WORDS = {CARD: "card", KIND: "kind", CHAPTER: "chapter", TWO: "two", SWAP: "swap"}
FROM_WORDS = {code: word for word, code in FROM.items()} | {EITHER: "either"}
TO_WORDS = {code: word for word, code in TO.items()}
WHO_WORDS = {code: word for word, code in WHO.items()}
MEASURE_WORDS = {code: word for word, code in MEASURES.items()}


def named(key: str) -> Say:
    return Say(f"card-{key}")


def kind_of(s: Setting, kind: int) -> Say:
    return Say("face-down") if kind == UNKNOWN else named(s.box.kinds[kind])


def letters(s: Setting, counts: list[int]) -> str:
    """Cards as letters: AAZ."""
    return _letters(s.box.letters, tuple(counts))


@cache
def _letters(alphabet: tuple[str, ...], counts: tuple[int, ...]) -> str:
    return "".join(letter * max(count, 0) for letter, count in zip(alphabet, counts, strict=True))


def needs(s: Setting, curse: int) -> list[int]:
    return counts(s.box.needs[curse])


def curse_text(s: Setting, curse: int) -> Say:
    """Name, needs, points and bonus."""
    args: dict[str, Any] = {
        "name": named(s.box.curses[curse]),
        "needs": letters(s, needs(s, curse)),
        "points": s.box.points[curse],
    }
    if s.box.bonus[curse] < 0:
        return Say("curse-text", args)
    args |= {"bonus": s.box.bonus_points[curse], "per": measure(s, s.box.bonus[curse])}
    return Say("curse-text-bonus", args)


# --- goals


def measure(s: Setting, what: int) -> Say:
    return Say("per-kind", {"card": kind_of(s, what + 1)}) if what < KINDS else Say(f"per-{MEASURE_WORDS[what]}")


def goal_text(s: Setting, goal: int) -> Say:
    worth = s.box.worths[goal]
    conditions = tuple(_condition(s, worth, at) for at in range(len(worth.what)))
    args: dict[str, Any] = {"points": worth.points}
    if conditions:
        args["if"] = conditions
    if worth.per != ONCE:
        args["per"] = measure(s, worth.per)
    key = ("goal-per" if worth.per != ONCE else "goal-once") + ("-if" if conditions else "")
    return Say(key, args)


def _condition(s: Setting, worth: Worth, at: int) -> Say:
    what, number = worth.what[at], worth.number[at]
    args: dict[str, Any] = {"sign": "least" if worth.least[at] else "most", "number": number}
    if what < KINDS:
        return Say("if-kind", {**args, "card": kind_of(s, what + 1)})
    return Say(f"if-{MEASURE_WORDS[what]}", args)


# --- programs


def program_text(s: Setting, program: Program, knobs: list[int]) -> Say:
    """What a spell does, or an effect: who, when, what."""
    if program.when == LAW:
        return Say("effect-law", {"laws": tuple(_law(s, program, at) for at in range(len(program.knobs)))})
    steps = [step_text(s, step, knobs) for step in range(program.first, program.last)]
    if len(steps) > 1 and all(step == steps[0] for step in steps):
        steps = [Say("step-times", {"times": len(steps), "step": steps[0]})]
    return Say("steps", {"steps": tuple(steps)})


def effect_text(s: Setting, program: Program, knobs: list[int]) -> Say:
    """A new rule or a chaos effect as it reads on its card."""
    what = program_text(s, program, knobs)
    if program.when == LAW:
        return what
    who = Say(f"who-{WHO_WORDS[program.who]}")
    return Say("effect-fall" if program.when == FALL else "effect-now", {"who": who, "what": what})


def step_text(s: Setting, step: int, knobs: list[int]) -> Say:
    box = s.box
    if box.unit[step] not in UNIT_WORDS:
        return Say("step-couple")
    word = UNIT_WORDS[box.unit[step]]
    source = box.source[step]
    args = {"from": FROM_WORDS[knobs[source - KNOB] if source >= KNOB else source]}
    if word == "swap":
        args["second"] = FROM_WORDS[box.target[step]]
    else:
        args["to"] = TO_WORDS[box.target[step]]
    if word == "card" and box.target[step] == PILE:
        return Say("step-discard", {"from": args["from"]})
    if word == "two":
        args = {"to": args["to"], "second": TO_WORDS[box.second[step]]}
    elif word == "chapter":
        args = {"to": args["to"]}
    elif word == "kind":
        args = {}
    return Say(f"step-{word}", args)


def _law(s: Setting, program: Program, at: int) -> Say:
    knob, value = program.knobs[at], program.values[at]
    if knob == SURPLUS:
        return Say("law-surplus", {"points": value})
    return Say(f"law-{KNOBS[knob]}", {"from": FROM_WORDS[value]})


# --- what is printed and what is not


@cache
def standings() -> dict[str, tuple[str, tuple[str, ...]]]:
    """Of every card: its standing, and the fields that are printed although the card is reconstructed."""
    text = files("kociarnia.games.czarujace_kotki").joinpath("cards.toml").read_text(encoding="utf-8")
    out: dict[str, tuple[str, tuple[str, ...]]] = {}
    for table in tomllib.loads(text).values():
        for entry in table if isinstance(table, list) else ():
            note = entry.get("note", "")
            fields = note.removeprefix("printed: ").partition(".")[0].split(", ") if note.startswith("printed: ") else []
            out[entry["key"]] = entry["standing"], tuple(fields)
    return out


def is_reconstructed(key: str) -> bool:
    return standings().get(key, ("printed", ()))[0] == "reconstructed"


def marks(key: str, fields: tuple[str, ...] = ()) -> tuple[Say, ...]:
    """The small print on a card that we had to design, wholly or in these fields."""
    if not is_reconstructed(key):
        return ()
    printed = standings()[key][1]
    open_fields = tuple(Say(f"field-{field}") for field in fields if field not in printed)
    if not printed or len(open_fields) == len(fields):
        return (Say("mark-reconstructed"),)
    return (Say("mark-reconstructed-fields", {"fields": open_fields}),)


def curse_marks(s: Setting, curse: int) -> tuple[Say, ...]:
    fields = ("needs", "points", "bonus", "level") if s.box.bonus[curse] >= 0 else ("needs", "points", "level")
    return marks(s.box.curses[curse], fields)
